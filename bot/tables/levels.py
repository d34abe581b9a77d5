"""Which level of computer player decides on a seat."""

from __future__ import annotations

from bot.store import SeatRow
from rules.core.thinking.levels import LEVELS, Level

RANDOM: Level = "random"
"""In tests only."""
DEPUTY: Level = "middle"
"""Who decides for a person this once, and whoever replaces one."""


def level_of(row: SeatRow) -> Level | None:
    """The level of who decides there; None for a person. Words that no level has any more are easy."""
    word = row.computer or row.deputy
    if word is None:
        return None
    return next((level for level in (*LEVELS, RANDOM) if level == word), LEVELS[0])
