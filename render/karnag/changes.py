"""What happened, as marks on the board: arrows, ghosts, frames, lines, points, and one sentence per event."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec

from render.marks import MOST_ARROWS
from render.scene import Arrow, Changes, Ghost, Piece
from render.words import Names, say, who
from rules.core import Event
from rules.karnag import events as e
from rules.karnag.board import GATE, GATE_WORD, WORD

PACKAGE = "render.karnag"
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


class _Track:
    """The way of one piece through the events."""

    def __init__(self, piece: Piece, way: list[str]) -> None:
        self.piece, self.way = piece, way
        self.gone = False


def changes(pieces: Sequence[Piece], events: Sequence[Event], lang: str, names: Names | None) -> Changes:
    """Marks for a position (its pieces) and the events that led to it."""
    found = Changes()
    tracks: list[_Track] = []
    for event in events:
        if event.only is not None:
            continue
        _follow(event, tracks, found)
        _count(event, found)
        if not isinstance(event, QUIET):
            found.story.append(sentence(event, lang, names))
            found.seat = getattr(event, "seat", None)
    _mark(pieces, tracks, found)
    return found


def _follow(event: Event, tracks: list[_Track], found: Changes) -> None:
    """Where pieces went, appeared or vanished."""
    match event:
        case e.DruidMoved(seat=seat, druid=druid, to=to):
            _go(tracks, Piece("druid", druid, seat), [to])
        case e.CreatureMoved(creature=kind, start=start, way=way):
            _go(tracks, Piece(kind, GATE_SQUARE.get(start, start)), way)
        case e.CreatureLed(creature=kind, start=start, to=to):
            _go(tracks, Piece(kind, start), [to])
        case e.GemShifted(seat=seat, gem=gem, to=to):
            _go(tracks, Piece("gem", gem, seat), [to])
        case e.Escaped(at=at) | e.Captured(at=at) | e.Shut(gate=at):
            _vanish(tracks, getattr(event, "creature", ""), GATE_SQUARE.get(at, at))
        case e.WentToCouncil(seat=seat, druids=druids):
            for druid in druids:
                _go(tracks, Piece("druid", druid, seat), ["council"])
        case e.DruidPlaced(square=at) | e.CubePlaced(slot=at) | e.MenhirRaised(at=at) | e.GemMade(at=at):
            found.focus.append(at)
        case e.ObstacleLaid(squares=squares):
            found.focus += squares
        case e.Aligned(gems=gems):
            found.lines += list(itertools.pairwise(gems))


def _go(tracks: list[_Track], piece: Piece, way: list[str]) -> None:
    for track in reversed(tracks):
        same = track.piece.kind == piece.kind and track.piece.seat == piece.seat
        if same and not track.gone and track.way[-1] == piece.at:
            track.way += way
            return
    tracks.append(_Track(piece, [piece.at, *way]))


def _vanish(tracks: list[_Track], kind: str, at: str) -> None:
    for track in reversed(tracks):
        if track.piece.kind == kind and not track.gone and track.way[-1] == at:
            track.gone = True
            return
    gone = _Track(Piece(kind, at), [at])
    gone.gone = True
    tracks.append(gone)


def _count(event: Event, found: Changes) -> None:
    """Points won and lost."""
    vp = getattr(event, "vp", 0)
    seat = getattr(event, "seat", None)
    if vp and seat is not None:
        found.gains[seat] = found.gains.get(seat, 0) + (-vp if isinstance(event, e.Penalised) else vp)


def _mark(pieces: Sequence[Piece], tracks: list[_Track], found: Changes) -> None:
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
    if len(found.arrows) > MOST_ARROWS:
        found.arrows = []
    found.focus = list(dict.fromkeys(found.focus))
    if len(found.focus) > MOST_FRAMES:
        found.focus = []


# --- sentences -------------------------------------------------------------------------------------


def sentence(event: Event, lang: str, names: Names | None = None) -> str:
    """One event in words: who, what, where, cost, effect."""
    facts: dict[str, str | int] = {}
    for field, value in msgspec.structs.asdict(event).items():
        if field == "seat":
            facts["who"] = who(value, lang, names)
        elif field == "order":
            facts["order"] = ", ".join(who(seat, lang, names) for seat in value)
        elif field == "creature":
            facts["creature"] = say(PACKAGE, f"creature-{value}", lang)
        elif field == "track":
            facts["track"] = say(PACKAGE, f"track-{value}", lang)
        elif field == "card":
            facts["card"] = say(PACKAGE, f"card-{value}", lang)
        elif field == "way":
            facts["to"] = value[-1] if value else ""
        elif field == "marked":
            facts["cards"] = len(value)
        elif isinstance(value, list):
            facts[field] = ", ".join(map(str, value))
        elif isinstance(value, (int, str)):
            facts[field] = value
    return say(PACKAGE, f"did-{type(event).__name__.lower()}", lang, **facts)
