"""What happened, as marks on the board: arrows of troops, ghosts, frames, fame won and lost, and the story."""

from __future__ import annotations

from collections.abc import Sequence

from render.kemet.speech import story
from render.marks import MOST_ARROWS
from render.scene import Arrow, Changes, Ghost, Piece
from render.words import Names
from rules.core import Event
from rules.kemet import events as e

MOST_FRAMES = 10
"""With more new things than this, frames would be noise: only the story tells."""
QUIET = (e.Ready, e.Declined, e.Awakened, e.BattleCardsBack, e.Stayed, e.VeteransGained)
"""Told in chat, left out under a picture: the last lines have room for what changed the board."""


class _Track:
    """The way of a troop through the events."""

    def __init__(self, seat: int, units: int, way: list[str]) -> None:
        self.seat, self.units, self.way = seat, units, way


def changes(pieces: Sequence[Piece], events: Sequence[Event], lang: str, names: Names | None) -> Changes:
    """Marks for a position (its pieces) and the events that led to it."""
    found = Changes()
    tracks: list[_Track] = []
    for event in events:
        line = story(event, lang, names)
        _follow(event, tracks, found)
        _count(event, found)
        if line and not isinstance(event, QUIET):
            found.story.append(line)
            found.seat = getattr(event, "seat", None)
    _mark(pieces, tracks, found)
    return found


def _follow(event: Event, tracks: list[_Track], found: Changes) -> None:
    match event:
        case e.Moved(seat=seat, start=start, to=to, units=units):
            _go(tracks, seat, units, start, to)
        case e.Retreated(seat=seat, zone=start, to=to, units=units):
            tracks.append(_Track(seat, units, [start, to]))
        case e.TroopPlaced(zone=at) | e.Recruited(zone=at) | e.UnitsPlaced(zone=at) | e.UnitsLost(zone=at):
            found.focus.append(at)
        case e.PyramidRaised(district=at) | e.CreatureCame(district=at):
            found.focus.append(at)
        case e.Recalled(seat=seat, zone=at, units=units):
            found.ghosts.append(Ghost(Piece("troop", at, seat, (str(units), "")), gone=True))


def _go(tracks: list[_Track], seat: int, units: int, start: str, to: str) -> None:
    for track in reversed(tracks):
        if track.seat == seat and track.way[-1] == start:
            track.way.append(to)
            track.units = units
            return
    tracks.append(_Track(seat, units, [start, to]))


def _count(event: Event, found: Changes) -> None:
    """Fame won and lost."""

    def add(seat: int, fame: int) -> None:
        if seat >= 0:
            found.gains[seat] = found.gains.get(seat, 0) + fame

    if isinstance(event, e.FameGained):
        add(event.seat, 1)
    elif isinstance(event, e.FameMoved):
        add(event.before, -1)
        add(event.now, 1)


def _mark(pieces: Sequence[Piece], tracks: list[_Track], found: Changes) -> None:
    taken = {piece.at for piece in pieces if piece.kind != "pyramid"}
    found.ghosts = [ghost for ghost in found.ghosts if ghost.piece.at not in taken]
    for track in tracks:
        start, end = track.way[0], track.way[-1]
        if start != end:
            found.arrows.append(Arrow(tuple(track.way)))
            if start not in taken:
                found.ghosts.append(Ghost(Piece("troop", start, track.seat, (str(track.units), ""))))
        if end in taken:
            found.focus.append(end)
    if len(found.arrows) > MOST_ARROWS:
        found.arrows, found.ghosts = [], [ghost for ghost in found.ghosts if ghost.gone]
    found.focus = list(dict.fromkeys(found.focus))
    if len(found.focus) > MOST_FRAMES:
        found.focus = []
