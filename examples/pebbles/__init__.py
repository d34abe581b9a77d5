"""Pebbles, the smallest complete title: its rules, its picture, its tests. `./menhir new TITLE` begins with a copy."""
