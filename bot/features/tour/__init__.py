"""The first table of a newcomer, step by step."""
