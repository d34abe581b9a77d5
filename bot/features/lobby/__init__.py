"""Opening a table, taking a seat, choosing options, starting."""
