"""What happened, as marks on the map: arrows, ghosts, frames, points, and the story's sentences."""

from __future__ import annotations

from collections.abc import Sequence

from render.druids.words import DruidsWords
from render.frame import MOST_TOLD
from render.marks import MOST_ARROWS
from render.scene import Arrow, Changes, Ghost, Piece
from rules.core import Event
from rules.druids import events as e
from rules.druids.board import CORNER, CORNER_FIELDS, FIELD
from rules.druids.figures import POINTS
from rules.druids.view import DruidsView

MOST_FRAMES = 14
"""With more new things than this, frames would be noise: only the story tells."""


def changes(view: DruidsView, events: Sequence[Event], words: DruidsWords) -> Changes:
    """Marks for a position and the events that led to it."""
    found = Changes()
    told_of: list[int | None] = []
    for event in events:
        if event.only is not None:
            continue
        _mark(event, found)
        line = words.story(event)
        if line:
            found.story.append(line)
            told_of.append(getattr(event, "seat", None))
    if len(set(told_of[-MOST_TOLD:])) == 1:  # else a token before the first sentence would be of the wrong seat
        found.seat = told_of[-1]
    _tidy(view, found)
    found.gains = gains(view, events)
    return found


def _mark(event: Event, found: Changes) -> None:
    match event:
        case e.Laid(field=at) | e.DemonLaid(field=at) | e.Warded(field=at) | e.Settled(field=at):
            found.focus.append(at)
        case e.StoneSet(seat=seat, corner=at, start=start):
            _came(found, "stone", seat, at, start)
        case e.TempleSet(seat=seat, field=at, start=start):
            _came(found, "temple", seat, at, start)
        case e.Converted(corner=at) | e.TemplePassed(field=at):
            found.focus.append(at)
        case e.Moved(seat=seat, start=start, to=to) | e.Captured(seat=seat, start=start, to=to):
            _came(found, "population", seat, to, start)
        case e.PopulationLost(seat=seat, field=at):
            found.ghosts.append(Ghost(Piece("population", at, seat), gone=True))
        case e.StoneLost(seat=seat, corner=at):
            found.ghosts.append(Ghost(Piece("stone", at, seat), gone=True))
        case e.TempleFell(field=at):
            found.ghosts.append(Ghost(Piece("temple", at), gone=True))
        case e.DemonLifted(field=at) | e.DemonVanished(field=at):
            found.ghosts.append(Ghost(Piece("demon", at), gone=True))


def _came(found: Changes, kind: str, seat: int, to: str, start: str) -> None:
    found.focus.append(to)
    if start:
        found.arrows.append(Arrow((start, to)))
        found.ghosts.append(Ghost(Piece(kind, start, seat)))


def _tidy(view: DruidsView, found: Changes) -> None:
    """No ghost where something of its kind stands again; only places that exist; not more marks than help."""
    standing = {("population", tile.field) for tile in view.tiles if tile.population is not None}
    standing |= {("stone", stone.corner) for stone in view.stones} | {("temple", one.field) for one in view.temples}
    standing |= {("demon", tile.field) for tile in view.tiles if tile.demon}
    places = FIELD.keys() | CORNER.keys()
    ghosts = {(ghost.piece.kind, ghost.piece.at): ghost for ghost in found.ghosts if ghost.piece.at in places}
    found.ghosts = [ghost for where, ghost in ghosts.items() if where not in standing]
    found.focus = [at for at in dict.fromkeys(found.focus) if at in places]
    found.arrows = [arrow for arrow in found.arrows if all(at in places for at in arrow.way)]
    if len(found.arrows) > MOST_ARROWS:
        found.arrows = []
    if len(found.focus) > MOST_FRAMES:
        found.focus = found.focus[-MOST_FRAMES:]


# --- points ----------------------------------------------------------------------------------------


def gains(view: DruidsView, events: Sequence[Event]) -> dict[int, int]:
    """Seat -> points won or lost: the events are played backwards from the position they led to."""
    people = {player.seat: len(player.populations) for player in view.seats}
    stones = {stone.corner: stone.seat for stone in view.stones}
    temples = {temple.field for temple in view.temples}
    now = _points(people, stones, temples)
    for event in reversed(events):
        match event:
            case e.Settled(seat=seat):
                people[seat] = people.get(seat, 0) - 1
            case e.PopulationLost(seat=seat) | e.Captured(owner=seat):
                people[seat] = people.get(seat, 0) + 1
            case e.StoneSet(seat=seat, corner=corner, start=start):
                stones.pop(corner, None)
                if start:
                    stones[start] = seat
            case e.StoneLost(seat=seat, corner=corner) | e.Converted(owner=seat, corner=corner):
                stones[corner] = seat
            case e.TempleSet(field=field, start=start):
                temples.discard(field)
                temples |= {start} if start else set()
            case e.TempleFell(field=field):
                temples.add(field)
    before = _points(people, stones, temples)
    return {seat: now[seat] - before.get(seat, 0) for seat in now if now[seat] != before.get(seat, 0)}


def _points(people: dict[int, int], stones: dict[str, int], temples: set[str]) -> dict[int, int]:
    owned = list(stones.values())
    points = {seat: POINTS.population * count + POINTS.stone * owned.count(seat) for seat, count in people.items()}
    known = {CORNER[corner]: seat for corner, seat in stones.items() if corner in CORNER}
    for temple in temples:
        around = [seat for corner, seat in known.items() if FIELD.get(temple) in CORNER_FIELDS[corner]]
        owner = next((seat for seat in around if around.count(seat) > 1), None)
        if owner in points:
            points[owner] += POINTS.temple
    return points
