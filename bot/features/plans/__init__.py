"""Moves prepared ahead of one's turn."""
