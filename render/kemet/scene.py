"""From a view of Kemet to the scene: every piece on the board, and what has just changed."""

from __future__ import annotations

from collections.abc import Sequence

from render.kemet.changes import changes
from render.kemet.words import KemetWords
from render.scene import Piece, Scene
from rules.core import Event
from rules.kemet.view import KemetView


def scene(view: KemetView, events: Sequence[Event], words: KemetWords) -> Scene:
    everything = tuple(pieces(view))
    return Scene(everything, changes(everything, events, words))


def pieces(view: KemetView) -> list[Piece]:
    """Every pyramid and every troop on the board, each once; attackers after those they attack."""
    found: list[Piece] = []
    for zone in view.zones:
        if zone.level:
            found.append(Piece("pyramid", zone.word, zone.city, (zone.colour, zone.pyramid)))
        if zone.holder is not None:
            found.append(Piece("troop", zone.word, zone.holder, (str(zone.units), zone.creature)))
    found += [Piece("attack", one.zone, one.seat, (str(one.units), one.creature)) for one in view.attackers]
    return found
