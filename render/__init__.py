"""Pictures and texts of views."""
