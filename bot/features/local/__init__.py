"""The local Discord: the welcome there."""
