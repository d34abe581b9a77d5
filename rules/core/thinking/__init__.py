"""Computer players: a judge per title, one search for all, and the levels made from both. Knows no clock."""
