"""What advice would do, before it is done: laid on the map in gold frames, and told as a proposal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render.druids.words import DruidsWords
from render.scene import Changes
from rules.core import Event
from rules.druids.board import SIDE_OF_HOUR
from rules.druids.events import Laid, Settled
from rules.druids.mechanics.pieces import PATTERNS, PORTAL, habitable, turned
from rules.druids.view import DruidsView, TileView

MOST = 12
"""Fields that are told one by one."""


def laid(view: DruidsView, proposed: Sequence[Event]) -> DruidsView:
    """The view with the pieces and populations that are proposed."""
    if not proposed:
        return view
    tiles, portals = {tile.field: tile for tile in view.tiles}, list(view.portals)
    for event in proposed:
        if isinstance(event, Laid) and event.piece == PATTERNS[PORTAL]:
            portals.append(event.field)
        elif isinstance(event, Laid):
            sides = turned(event.piece, SIDE_OF_HOUR[event.hour])
            tiles[event.field] = TileView(event.field, sides, habitable(sides), False, None, False, False, False)
        elif isinstance(event, Settled) and event.field in tiles:
            tiles[event.field] = msgspec.structs.replace(tiles[event.field], population=event.seat)
    return msgspec.structs.replace(view, tiles=list(tiles.values()), portals=portals)


def fields(proposed: Sequence[Event]) -> list[str]:
    return [event.field for event in proposed if isinstance(event, (Laid, Settled))]


def sentence(proposed: Sequence[Event], words: DruidsWords) -> str:
    """Where everything would go; nothing without a proposal."""
    found = fields(proposed)
    told = ", ".join(found[:MOST]) + (", …" if len(found) > MOST else "")
    return words("proposed", fields=told) if found else ""


def propose(changes: Changes, proposed: Sequence[Event], words: DruidsWords) -> None:
    """Frames round what is proposed, which the caption tells instead of what happened last."""
    if fields(proposed):
        changes.focus = fields(proposed)
        changes.story = [sentence(proposed, words)]
        changes.seat = getattr(proposed[0], "seat", None)
