"""Paces, clocks, reminders and calls."""
