"""From a view of Karnag to the scene: every piece on the table, and what has just changed."""

from __future__ import annotations

from collections.abc import Sequence

from render.karnag.changes import changes
from render.karnag.words import KarnagWords
from render.scene import Piece, Scene
from rules.core import Event
from rules.karnag.board import ROCK
from rules.karnag.view import KarnagView, TileView


def scene(view: KarnagView, events: Sequence[Event], words: KarnagWords) -> Scene:
    everything = tuple(pieces(view))
    return Scene(everything, changes(everything, events, words))


def pieces(view: KarnagView) -> list[Piece]:
    """Every piece of the view, each once. Stones come before the creatures that crept under them."""
    found: list[Piece] = []
    for tile in view.obstacles.values():
        found += [Piece("rock" if kind == ROCK else "swamp", square) for square, kind in tile.items()]
    found += [Piece("menhir" if stone.menhir else "gem", stone.at, stone.seat) for stone in view.stones]
    found += [
        Piece(one.kind, one.at, None, (one.turns, "black") if one.black else (one.turns,)) for one in view.creatures
    ]
    for seat in view.seats:
        found += [Piece("druid", spot, seat.seat) for spot in seat.druids]
    for tile_view in view.tiles:
        found += _cubes(tile_view, view.asked.slot)
    return found


def _cubes(tile: TileView, acting: str) -> list[Piece]:
    cubes: list[Piece] = []
    for slot in (*tile.main, *tile.secondary):
        if slot.seat is not None:
            traits = ("performed",) if slot.performed else ("acting",) if slot.word == acting else ()
            cubes.append(Piece("cube", slot.word, slot.seat, traits))
    return cubes
