"""Spectators who want to hear of a game."""
