"""Variants and rulings of a table, each with the default a newcomer should get."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from rules.core import Options
from rules.kemet.figures import PIECES


class KemetOptions(Options, frozen=True):
    """Variants and rulings; docs/rulings/kemet.md gives the reasons."""

    decides: ClassVar[dict[str, tuple[str, ...]]] = {
        "printing": (
            *("T-40", "T-42", "T-44", "T-47", "T-55", "T-60", "T-74", "T-75", "T-77", "T-90", "T-98"),
            *("T-112", "T-114", "T-128", "T-129", "T-130"),
        ),
        "layout": ("T-4",),
        "bank": ("T-4", "T-16"),
        "storms": ("T-4", "T-16"),
        "cities": ("T-29",),
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
        "silver_balances": ("T-41",),
        "raise_in_occupied": ("T-71",),
        "loser_may_stay": ("T-112",),
        "creature_must_leave": ("T-77",),
    }
    since: ClassVar[dict[str, int]] = {"printing": 3, "bank": 3, "storms": 3, "cities": 3, "silver_balances": 3}

    printing: Literal["2021", "2024"] = "2021"
    """The rulebook that is followed where the two differ (`rules.kemet.mechanics.printing`)."""
    layout: Literal["printed", "classic"] = "printed"
    """The printed board, or that of the first edition."""
    bank: Literal["west", "east"] = "west"
    """Of the printed board: the bank with two or three players, and with five the one that has all of its cities."""
    storms: Literal["cities", "cities and fronts"] = "cities"
    """Of the printed board: what storms cover."""
    cities: Literal["chosen", "by seat"] = "chosen"
    """Everybody chooses a city in turn order, or has that of the seat's number (G-9)."""
    start_pp: Annotated[int, msgspec.Meta(ge=0, le=PIECES.most_pp)] = 7
    """Prayer points at the start (G-2)."""
    start_cards: Annotated[int, msgspec.Meta(ge=0, le=5)] = 2
    """Cards drawn at the start, besides Diversion (G-3)."""
    first_tile_order: Literal["reverse", "turn order"] = "reverse"
    """Who takes the free tile first (G-7)."""
    setup_order: Literal["together", "turn order"] = "turn order"
    """Troops and pyramids chosen one after the other, or in secret by all at once (G-8)."""
    win_check: Literal["until token", "turn start"] = "until token"
    """Victory is tested until the token is placed, or only as the turn begins (R-6)."""
    silver_balances: bool = True
    """A silver token on a level counts for Equilibrium (R-4)."""
    raise_in_occupied: bool = True
    """Own pyramids may be raised where an opponent stands (R-9)."""
    loser_may_stay: bool = False
    """A loser may stay where the winner has no unit left (R-12)."""
    creature_must_leave: bool = False
    """A creature adds its land moves only to a move it takes part in (R-23)."""
