"""The parts of `menhir fortnight`: people with habits and zones, a turned clock, and what a person would feel."""
