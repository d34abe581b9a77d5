"""Titles that nobody plays: patterns to copy (`./menhir new TITLE`), and known to the tests like any other."""
