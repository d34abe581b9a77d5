"""From a view of Oak to the scene: every piece on the table, and what has just changed."""

from __future__ import annotations

from collections.abc import Sequence

from render.oak.changes import changes
from render.oak.words import OakWords
from render.scene import Piece, Scene
from rules.core import Event
from rules.oak.view import OakView, SeatView

ELDER = "elder"
ROOTS, REST, FOREST = "roots", "rest", "forest"


def scene(view: OakView, events: Sequence[Event], words: OakWords) -> Scene:
    everything = tuple(pieces(view))
    return Scene(everything, changes(events, words))


def pieces(view: OakView) -> list[Piece]:
    """Every druid, token, tile and card of the view, each once."""
    found = [Piece("token", after, None, (str(count),)) for after, count in view.tokens.items()]
    for word, standing in view.temples.items():
        found += [Piece("neutral", word) for seat in standing if seat is None]
    for own in view.seats:
        found += _druids(own)
    growing = [(word, str(place)) for place, word in enumerate(view.forest, 1) if word]
    found += [Piece("ingredient", FOREST, None, traits) for traits in growing]
    found += [Piece("creature", word) for word in view.creatures]
    found += [Piece("artefact", word) for word in view.artefacts]
    found += [Piece("potion", word) for word in view.potions]
    return found


def _druids(own: SeatView) -> list[Piece]:
    def druid(kind: str, at: str) -> Piece:
        return Piece("druid", at, own.seat, () if kind == "druid" else (kind,))

    found = [druid(one.druid, one.at) for one in own.climbers]
    found += [druid(one.druid, one.at) for one in own.placed]
    found += [druid(kind, ROOTS) for kind in own.roots]
    found += [druid(kind, REST) for kind in own.rest]
    return found
