"""Variants and rulings of a table, each with the default a newcomer should get."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from rules.core import Options
from rules.kemet.figures import PIECES


class KemetOptions(Options, frozen=True):
    """Variants and rulings; docs/rulings/kemet.md gives the reasons."""

    decides: ClassVar[dict[str, tuple[str, ...]]] = {
        "layout": ("T-4",),
        "start_pp": ("T-32",),
        "start_cards": (
            "T-25",
            "T-32",
        ),
        "first_tile_order": ("T-31",),
        "setup_order": (
            "T-29",
            "T-30",
        ),
        "win_check": ("T-47",),
        "raise_in_occupied": ("T-71",),
        "loser_may_stay": ("T-112",),
        "creature_must_leave": ("T-77",),
    }
    layout: Literal["wheel", "classic"] = "wheel"
    """The board: the same for every city, or after the first edition (G-10)."""
    start_pp: Annotated[int, msgspec.Meta(ge=0, le=PIECES.most_pp)] = 7
    """Prayer points at the start (G-2)."""
    start_cards: Annotated[int, msgspec.Meta(ge=0, le=5)] = 2
    """Cards drawn at the start, besides Diversion (G-3)."""
    first_tile_order: Literal["reverse", "turn order"] = "reverse"
    """Who takes the free tile first (G-7)."""
    setup_order: Literal["together", "turn order"] = "together"
    """Troops and pyramids chosen in secret by all at once, or one after the other (G-8)."""
    win_check: Literal["until token", "turn start"] = "until token"
    """Victory is tested until the token is placed, or only as the turn begins (R-6)."""
    raise_in_occupied: bool = True
    """Own pyramids may be raised where an opponent stands (R-9)."""
    loser_may_stay: bool = True
    """A loser may stay where the winner has no unit left (R-12)."""
    creature_must_leave: bool = True
    """A creature adds its land moves only to a move it takes part in (R-23)."""
