"""What happened, as marks on the board: arrows of troops, ghosts, frames, fame won and lost, and the story."""

from __future__ import annotations

from collections.abc import Sequence

from render.kemet.words import KemetWords
from render.marks import MOST_ARROWS
from render.scene import Arrow, Changes, Ghost, Piece
from render.tracks import Track, go, thinned
from rules.core import Event
from rules.kemet import events as e

MOST_FRAMES = 10
"""With more new things than this, frames would be noise: only the story tells."""
QUIET = (e.Ready, e.Declined, e.Awakened, e.BattleCardsBack, e.Stayed, e.VeteransGained)
"""Told in chat, left out under a picture: the last lines have room for what changed the board."""


def changes(pieces: Sequence[Piece], events: Sequence[Event], words: KemetWords) -> Changes:
    """Marks for a position (its pieces) and the events that led to it."""
    found = Changes()
    tracks: list[Track] = []
    for event in events:
        line = words.story(event)
        _follow(event, tracks, found)
        _count(event, found)
        if line and not isinstance(event, QUIET):
            found.story.append(line)
            found.seat = getattr(event, "seat", None)
    _mark(pieces, tracks, found)
    return found


def _follow(event: Event, tracks: list[Track], found: Changes) -> None:
    match event:
        case e.Moved(seat=seat, start=start, to=to, units=units):
            go(tracks, _troop(start, seat, units), [to])
        case e.Retreated(seat=seat, zone=start, to=to, units=units):
            tracks.append(Track(_troop(start, seat, units), [start, to]))
        case e.TroopPlaced(zone=at) | e.Recruited(zone=at) | e.UnitsPlaced(zone=at) | e.UnitsLost(zone=at):
            found.focus.append(at)
        case e.PyramidRaised(district=at) | e.CreatureCame(district=at):
            found.focus.append(at)
        case e.Recalled(seat=seat, zone=at, units=units):
            found.ghosts.append(Ghost(_troop(at, seat, units), gone=True))


def _troop(at: str, seat: int, units: int) -> Piece:
    return Piece("troop", at, seat, (str(units), ""))


def _count(event: Event, found: Changes) -> None:
    """Fame won and lost."""

    def add(seat: int, fame: int) -> None:
        if seat >= 0:
            found.gain(seat, fame)

    if isinstance(event, e.FameGained):
        add(event.seat, 1)
    elif isinstance(event, e.FameMoved):
        add(event.before, -1)
        add(event.now, 1)


def _mark(pieces: Sequence[Piece], tracks: list[Track], found: Changes) -> None:
    taken = {piece.at for piece in pieces if piece.kind != "pyramid"}
    found.ghosts = [ghost for ghost in found.ghosts if ghost.piece.at not in taken]
    for track in tracks:
        start, end = track.way[0], track.way[-1]
        if start != end:
            found.arrows.append(Arrow(tuple(track.way)))
            if start not in taken:
                found.ghosts.append(Ghost(track.piece))
        if end in taken:
            found.focus.append(end)
    if len(found.arrows) > MOST_ARROWS:
        found.ghosts = [ghost for ghost in found.ghosts if ghost.gone]
    thinned(found, MOST_FRAMES)
