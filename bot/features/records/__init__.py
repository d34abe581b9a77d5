"""Finished games as files that anybody can check."""
