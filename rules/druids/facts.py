"""What a plan can ask: fields with a population or a demon, corners with a stone, and what a player has."""

from __future__ import annotations

from rules.core import Seat
from rules.core.conditions import Facts, Place
from rules.druids.board import CORNER_WORD, WORD
from rules.druids.view import DruidsView


def facts(view: DruidsView, seat: Seat) -> Facts:
    places = dict.fromkeys((word.casefold() for word in (*WORD, *CORNER_WORD)), Place(False))
    for tile in view.tiles:
        places[tile.field.casefold()] = Place(tile.population is not None or tile.demon, tile.population == seat)
    for stone in view.stones:
        places[stone.corner.casefold()] = Place(True, stone.seat == seat)
    mine = view.seats[seat]
    return Facts(
        places,
        {"points": mine.points, "stones": mine.stones_left, "populations": mine.populations_left},
    )
