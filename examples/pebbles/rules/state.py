"""The position: plain data that can be written and read again. Nothing here knows a rule.

Fields are keys in stored positions: a new one gets a default, an old one keeps its name. Where a decision must remember
something of its own (which troop moves, what is left to pay), that is a `task` in the position; here none is needed.
"""

from __future__ import annotations

from rules.core import State

HAND = 5
"""Everybody begins with pebbles 1 to 5."""
BAG = (6, 7, 8, 9)
NOBODY = -1


class PebblesState(State):
    seats: int
    rounds: int
    round: int
    """Beyond `rounds` when the game is over."""
    die: int
    hands: list[list[int]]
    chosen: list[int]
    """A pebble, or 0 while the seat has not chosen."""
    scores: list[int]
    bag: list[int]
    swapper: int = NOBODY
    """Who may swap a pebble now."""
    shown: list[list[int]] | None = None
    """What each seat has shown: everybody remembers it. None in snapshots from before it was kept."""
    swaps: list[int] = []
    """How often each seat has swapped."""
