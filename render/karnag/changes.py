"""What happened, as marks on the board: arrows, ghosts, frames, lines, points, and one sentence per event."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec

from render.karnag.words import KarnagWords
from render.scene import Arrow, Changes, Ghost, Piece
from render.tracks import Track, go, thinned, vanish
from rules.core import Event
from rules.karnag import events as e
from rules.karnag.board import GATE, GATE_WORD, WORD

MOST_FRAMES = 12
"""With more new things than this, frames would be noise: only the story tells."""

GATE_SQUARE = {word: WORD[square] for word, square in zip(GATE_WORD, GATE, strict=True)}
QUIET = (
    e.PhaseBegan,
    e.CubeActs,
    e.Rolled,
    e.Arrived,
    e.CreatureStayed,
    e.WentToCouncil,
    e.TilesLaid,
    e.SawCards,
    e.KeptCard,
)
"""Events without a sentence of their own: others tell it, or they are for one seat's eyes."""


def changes(pieces: Sequence[Piece], events: Sequence[Event], words: KarnagWords) -> Changes:
    """Marks for a position (its pieces) and the events that led to it."""
    found = Changes()
    tracks: list[Track] = []
    for event in events:
        if event.only is not None:
            continue
        _follow(event, tracks, found)
        _count(event, found)
        if not isinstance(event, QUIET):
            found.story.append(sentence(event, words))
            found.seat = getattr(event, "seat", None)
    _mark(pieces, tracks, found)
    return found


def _follow(event: Event, tracks: list[Track], found: Changes) -> None:
    """Where pieces went, appeared or vanished."""
    match event:
        case e.DruidMoved(seat=seat, druid=druid, to=to):
            go(tracks, Piece("druid", druid, seat), [to])
        case e.CreatureMoved(creature=kind, start=start, way=way):
            go(tracks, Piece(kind, GATE_SQUARE.get(start, start)), way)
        case e.CreatureLed(creature=kind, start=start, to=to):
            go(tracks, Piece(kind, start), [to])
        case e.GemShifted(seat=seat, gem=gem, to=to):
            go(tracks, Piece("gem", gem, seat), [to])
        case e.Escaped(at=at) | e.Captured(at=at) | e.Shut(gate=at):
            vanish(tracks, getattr(event, "creature", ""), GATE_SQUARE.get(at, at))
        case e.WentToCouncil(seat=seat, druids=druids):
            for druid in druids:
                go(tracks, Piece("druid", druid, seat), ["council"])
        case e.DruidPlaced(square=at) | e.CubePlaced(slot=at) | e.MenhirRaised(at=at) | e.GemMade(at=at):
            found.focus.append(at)
        case e.ObstacleLaid(squares=squares):
            found.focus += squares
        case e.Aligned(gems=gems):
            found.lines += list(itertools.pairwise(gems))


def _count(event: Event, found: Changes) -> None:
    """Points won and lost."""
    vp = getattr(event, "vp", 0)
    seat = getattr(event, "seat", None)
    if vp and seat is not None:
        found.gain(seat, -vp if isinstance(event, e.Penalised) else vp)


def _mark(pieces: Sequence[Piece], tracks: list[Track], found: Changes) -> None:
    taken = {piece.at for piece in pieces if piece.kind not in ("rock", "swamp")}
    gates = set(GATE_SQUARE.values())
    for track in tracks:
        start, end = track.way[0], track.way[-1]
        if len(track.way) > 1 and (start != end or track.gone):
            found.arrows.append(Arrow(tuple(track.way)))
            if start not in taken and start not in gates and start != "council":
                found.ghosts.append(Ghost(track.piece))
        if track.gone and end not in taken:
            found.ghosts.append(Ghost(track.piece._replace(at=end), gone=True))
        elif not track.gone:
            found.focus.append(end)
    thinned(found, MOST_FRAMES)


# --- sentences -------------------------------------------------------------------------------------


def sentence(event: Event, words: KarnagWords) -> str:
    """One event in words: who, what, where, cost, effect."""
    facts: dict[str, str | int] = {}
    for field, value in msgspec.structs.asdict(event).items():
        if field == "seat":
            facts["who"] = words.who(value)
        elif field == "order":
            facts["order"] = ", ".join(words.who(seat) for seat in value)
        elif field == "creature":
            facts["creature"] = words(f"creature-{value}")
        elif field == "track":
            facts["track"] = words(f"track-{value}")
        elif field == "card":
            facts["card"] = words(f"card-{value}")
        elif field == "way":
            facts["to"] = value[-1] if value else ""
        elif field == "marked":
            facts["cards"] = len(value)
        elif isinstance(value, list):
            facts[field] = ", ".join(map(str, value))
        elif isinstance(value, (int, str)):
            facts[field] = value
    return words(f"did-{type(event).__name__.lower()}", **facts)
