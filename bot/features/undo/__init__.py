"""Taking steps back, freely or by request."""
