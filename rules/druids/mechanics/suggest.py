"""Good places for a drawn piece or a new population, made from the open board alone.

Conveniences of the chat: every suggestion is one of the legal actions, nothing here decides what is allowed. Equal ones
go by row letter, number and hour, so that a replay gives the same map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from rules.druids.actions import Lay
from rules.druids.board import BIG_FIELD, CORNER_FIELDS, CORNERS_OF, FIELD, HOURS, MIDDLE, SIDE_OF_HOUR, distance
from rules.druids.mechanics.land import fits_somewhere, hand, laying, portal_cells, spots, touching
from rules.druids.mechanics.pieces import PATTERNS, PORTAL, habitable, turned
from rules.druids.mechanics.populations import new_fields
from rules.druids.mechanics.stones import has_room, wooded
from rules.druids.state import NONE, DruidsState

STYLES = ("home", "forest", "tight", "wide")
"""Most stone corners near home; most stone corners; most touching sides; far out with few."""
NEAR = "near"
PORTAL_STYLES = ("home", "others", "demons", "wide")
"""Beside own pieces, beside another player's, beside the big demon field, far out."""
OFFERED = 4
"""Places that are offered at first sight."""


class Suggestion(msgspec.Struct, frozen=True):
    """A place for the piece in hand, and why."""

    lay: Lay
    style: str
    touches: int
    corners: int
    """Corners fit for a stone that it completes."""
    away: int
    """Steps to the nearest own population or stone; to the big demon field without any."""


Key = Callable[[Suggestion], tuple[int, ...]]


def suggestions(state: DruidsState, seat: int, piece: int = NONE) -> list[Suggestion]:
    """The best place of each style for the piece in hand, or for this open one; each place once."""
    styles = PORTAL_STYLES if _piece(state, piece) == PORTAL else STYLES
    found: list[Suggestion] = []
    for style in styles:
        best = suggest(state, seat, style, piece=piece)
        if best is not None and all(best.lay != other.lay for other in found):
            found.append(best)
    return found


def offered(state: DruidsState, seat: int) -> list[Lay]:
    """The lays offered at first sight, each on another field: of one piece the best of each style, of several pieces
    one for each, in the order they were drawn."""
    pieces = [piece for piece in dict.fromkeys(hand(state)) if fits_somewhere(state, piece)]
    found: list[Lay] = []
    for piece in pieces:
        best = [advise(state, seat, piece), *(suggestion.lay for suggestion in suggestions(state, seat, piece))]
        free = [lay for lay in best if all(lay.field != other.field for other in found)]
        fields = [lay.field for lay in free]
        apart = [lay for number, lay in enumerate(free) if fields.index(lay.field) == number]
        found += apart[: OFFERED if len(pieces) == 1 else 1]
    return found[:OFFERED]


def _piece(state: DruidsState, piece: int) -> int:
    return state.drawn if piece == NONE else piece


def suggest(
    state: DruidsState,
    seat: int,
    style: str = "home",
    near: int = MIDDLE,
    cell: int | None = None,
    piece: int = NONE,
) -> Suggestion | None:
    """The best place of a style for the piece in hand, or for this open one; on `cell` if one is given. None where the
    style has none."""
    piece = _piece(state, piece)
    if piece == PORTAL:
        return _portal(state, seat, style, near, cell)
    keys: dict[str, Key] = {
        "home": lambda s: (-s.corners, s.away, -s.touches),
        "forest": lambda s: (-s.corners, -s.touches),
        "tight": lambda s: (-s.touches, -s.corners),
        "wide": lambda s: (s.touches, -_from_middle(s)),
        NEAR: lambda s: (distance(near, _cell(s)), -s.corners, -s.touches),
    }
    key = keys[style]
    return min(_places(state, seat, style, cell, piece), key=lambda s: (*key(s), _cell(s), s.lay.hour), default=None)


def _places(state: DruidsState, seat: int, style: str, only: int | None, piece: int) -> Iterator[Suggestion]:
    pattern, home = PATTERNS[piece], _home(state, seat)
    for cell, turns in spots(state, pattern):
        if only is None or cell == only:
            away = min(distance(cell, field) for field in home)
            for turn in turns:
                corners = new_corners(state, cell, turned(pattern, turn))
                yield Suggestion(laying(state, piece, cell, turn), style, touching(state, cell), corners, away)


def _home(state: DruidsState, seat: int) -> list[int]:
    """Where that seat has something; the big demon field for who has nothing."""
    return _pieces(state, [seat]) or list(BIG_FIELD)


def _pieces(state: DruidsState, seats: Iterable[int]) -> list[int]:
    wanted = list(seats)
    stones = [field for corner, owner in state.stones.items() if owner in wanted for field in CORNER_FIELDS[corner]]
    return sorted({*stones, *(field for seat in wanted for field in state.populations[seat])})


def _cell(suggestion: Suggestion) -> int:
    return FIELD[suggestion.lay.field]


def _from_middle(suggestion: Suggestion) -> int:
    return distance(MIDDLE, _cell(suggestion))


def new_corners(state: DruidsState, cell: int, sides: str) -> int:
    near = _nearly_complete(state, cell) if habitable(sides) else []
    return len(_completed(state, cell, sides, near)) if near else 0


def _completed(state: DruidsState, cell: int, sides: str, near: list[int]) -> list[int]:
    """Which of the corners at which it is missing have two forest sides with this tile here."""
    state.tiles[cell] = sides  # tried on the map itself and taken off again: copying it for every turn would be slow
    try:
        return [corner for corner in near if wooded(state, corner)]
    finally:
        del state.tiles[cell]


def _nearly_complete(state: DruidsState, cell: int) -> list[int]:
    """Corners at which only a habitable tile on this cell is missing."""
    tiles, demons = state.tiles, state.demons
    if cell in demons:
        return []
    found = []
    for corner in CORNERS_OF[cell]:
        for field in CORNER_FIELDS[corner]:
            if field != cell and (field not in tiles or field in demons or not habitable(tiles[field])):
                break
        else:
            found.append(corner)
    return found


# --- the computer's choice ----------------------------------------------------------------------


def advise(state: DruidsState, seat: int, piece: int = NONE) -> Lay:
    """Where a careful player lays the piece in hand, or this open one: stone corners beside own populations first, then
    corners nobody holds yet, none for others; then nearest home, then tightest. Portals go beside own pieces."""
    piece = _piece(state, piece)
    if piece == PORTAL:
        portal = _portal(state, seat, "home", MIDDLE, None)
        assert portal is not None  # it fits somewhere
        return portal.lay
    pattern, home = PATTERNS[piece], _home(state, seat)
    inhabits = habitable(pattern)
    best: tuple[int, ...] = ()
    for cell, turns in spots(state, pattern):
        away: int | None = None
        near = _nearly_complete(state, cell) if inhabits else []
        for turn in turns:
            worth = 0
            if near:
                for corner in _completed(state, cell, turned(pattern, turn), near):
                    worth += _worth(state, seat, corner)
            if best and -worth > best[0]:
                continue
            if away is None:
                away = min([distance(cell, field) for field in home])
            place = (-worth, away, -touching(state, cell), cell, HOURS[turn])
            best = min(best or place, place)
    assert best  # it fits somewhere
    return laying(state, piece, best[3], HOURS.index(best[4]))


def by_worth(state: DruidsState, seat: int, lays: Iterable[Lay]) -> list[Lay]:
    """Ways to lay a drawn piece, the most useful first, as `advise` weighs them."""
    home = _home(state, seat)
    near: dict[int, list[int]] = {}

    def key(lay: Lay) -> tuple[int, ...]:
        cell, worth = FIELD[lay.field], 0
        sides = turned(lay.piece or PATTERNS[state.drawn], SIDE_OF_HOUR[lay.hour]) if lay.hour else ""
        if sides and habitable(sides):
            corners = near.setdefault(cell, _nearly_complete(state, cell))
            worth = sum(_worth(state, seat, corner) for corner in _completed(state, cell, sides, corners))
        return -worth, min(distance(cell, field) for field in home), -touching(state, cell), cell, lay.hour

    return sorted(lays, key=key)


def _worth(state: DruidsState, seat: int, corner: int) -> int:
    """What a new stone corner is worth to that seat, by who stands around it."""
    holders = [state.ground[field] for field in CORNER_FIELDS[corner] if state.ground[field] >= 0]
    own = holders.count(seat)
    if len(holders) > 2 * own:
        return -1
    return 2 + own if own else 1


def _portal(state: DruidsState, seat: int, style: str, near: int, cell: int | None) -> Suggestion | None:
    others = [other for other in range(state.seats) if other != seat]
    goals = {
        "home": _home(state, seat) if style == "home" else [],
        "others": _pieces(state, others),
        "demons": list(BIG_FIELD),
        NEAR: [near],
    }
    cells = portal_cells(state) if cell is None else [cell]
    if style in goals:
        goal = goals[style]
        if not goal:
            return None
        best = min(cells, key=lambda c: (min(distance(c, field) for field in goal), -touching(state, c), c))
    elif style == "wide":
        best = min(cells, key=lambda c: (-distance(MIDDLE, c), touching(state, c), c))
    else:
        best = min(cells, key=lambda c: (-touching(state, c), c))
    away = min(distance(best, field) for field in _home(state, seat))
    return Suggestion(laying(state, PORTAL, best), style, touching(state, best), 0, away)


# --- new populations ----------------------------------------------------------------------------


def suggest_new(state: DruidsState, seat: int) -> int | None:
    """The field that prepares most stones: corners it completes with own populations, then corners it shares."""
    fields = new_fields(state, seat) if state.populations_left[seat] else []
    return min(fields, key=lambda field: (*(-count for count in prepared(state, seat, field)), field), default=None)


def prepared(state: DruidsState, seat: int, field: int) -> tuple[int, int]:
    """Corners ready for a stone with a population here, and corners with one more field to go."""
    ready = begun = 0
    for corner in CORNERS_OF[field]:
        others = [other for other in CORNER_FIELDS[corner] if other != field]
        if corner in state.stones or any(other not in state.tiles for other in others) or not wooded(state, corner):
            continue
        own = sum(state.ground[other] == seat for other in others)
        if own == len(others):
            ready += has_room(state, corner)
        elif own:
            begun += 1
    return ready, begun
