"""From a view to the scene: every piece on the table, and what has just changed."""

from __future__ import annotations

from collections.abc import Sequence

from render.druids.changes import changes
from render.druids.words import DruidsWords
from render.scene import Piece, Scene
from rules.core import Event
from rules.druids.view import DruidsView, TileView


def scene(view: DruidsView, events: Sequence[Event], words: DruidsWords) -> Scene:
    return Scene(tuple(pieces(view)), changes(view, events, words))


def pieces(view: DruidsView) -> list[Piece]:
    """Every piece of the view, each once, from the ground up."""
    found = [Piece("big", field) for field in view.big_field]
    found += [Piece("portal", field) for field in view.portals]
    found += [Piece("tile", tile.field, None, (tile.sides,)) for tile in view.tiles]
    found += [Piece("demon", tile.field) for tile in view.tiles if tile.demon]
    found += [Piece("temple", temple.field, temple.seat) for temple in view.temples]
    found += [_population(tile) for tile in view.tiles if tile.population is not None]
    found += [Piece("stone", stone.corner, stone.seat) for stone in view.stones]
    return found


def _population(tile: TileView) -> Piece:
    traits = [word for word, holds in (("immortal", tile.immortal), ("moved", tile.moved)) if holds]
    return Piece("population", tile.field, tile.population, tuple(traits))
