"""Map pieces: their patterns, how they turn, and which turns fit between given neighbours (D-11 to D-14).

The surroundings of an empty cell are one number, `TOUCH` per touching field plus two bits per side: 0 where anything
fits, else the landscape wanted there. So a pattern is tried once against each kind of surroundings and remembered.
"""

from __future__ import annotations

from functools import cache

from rules.druids.board import HOURS
from rules.druids.figures import FIGURES, PIECES

ANY, FOREST, WATER, MOUNTAIN = range(4)
LANDSCAPE = {"F": FOREST, "W": WATER, "M": MOUNTAIN}
LETTERS = "-FWM"

PATTERNS: tuple[str, ...] = tuple(PIECES)
"""Map pieces by number; the portal is the last."""
PORTAL = PATTERNS.index("portal")
COUNTS: tuple[int, ...] = tuple(PIECES.values())

TOUCH = 1 << 12
"""What one touching field adds to the number of a cell's surroundings; the sides are below."""
ONE, TWO = TOUCH, 2 * TOUCH
EVERY_SIDE = TOUCH - 1


def turned(pattern: str, turn: int) -> str:
    """Sides from 1 o'clock clockwise when the side printed first looks towards HOURS[turn]."""
    return pattern[6 - turn :] + pattern[: 6 - turn] if turn else pattern


def side_code(side: int, letter: str) -> int:
    """The bits that want this landscape at that side."""
    return LANDSCAPE[letter] << 2 * side


def _code(sides: str) -> int:
    return sum(side_code(side, letter) for side, letter in enumerate(sides))


def distinct_turns(pattern: str) -> list[int]:
    """Turns that look different; of equal ones the first (FFWFFW has three)."""
    looks = [turned(pattern, turn) for turn in range(6)]
    return [turn for turn in range(6) if looks.index(looks[turn]) == turn]


class Fitting(dict[int, tuple[int, ...]]):
    """By the sides that a cell wants: the turns (0 … 5) of one landscape piece that match all of them."""

    def __init__(self, pattern: str) -> None:
        self.codes = [(turn, _code(turned(pattern, turn))) for turn in distinct_turns(pattern)]

    def __missing__(self, sides: int) -> tuple[int, ...]:
        wanted = (sides | sides >> 1) & 0x555
        wanted |= wanted << 1
        self[sides] = turns = tuple(turn for turn, code in self.codes if not (code ^ sides) & wanted)
        return turns


FITTING = {pattern: Fitting(pattern) for pattern in PATTERNS if pattern != "portal"}


def fitting_turns(pattern: str, surroundings: int) -> tuple[int, ...]:
    """The turns of a landscape piece that match every wanted side."""
    return FITTING[pattern][surroundings & EVERY_SIDE]


def same_look(pattern: str, hour: int) -> int:
    """The hour that stands for this one in lists: equal looks go by their first hour."""
    looks = [turned(pattern, turn) for turn in range(6)]
    return HOURS[looks.index(looks[HOURS.index(hour)])]


@cache
def habitable(sides: str) -> bool:
    """At least two sides of forest or water (D-24)."""
    return 6 - sides.count("M") >= FIGURES.habitable.sides
