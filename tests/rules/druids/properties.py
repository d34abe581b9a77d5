"""What holds in every position of Druids and Demons, and what a viewer cannot know of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Container
from typing import Any

from rules.druids.board import BIG_FIELD, CORNER, CORNER_FIELDS, CORNERS_OF, FIELD, FIELDS, NEIGHBOURS, SIDES
from rules.druids.figures import FIGURES, PLAYABLE, SUPPLY
from rules.druids.mechanics.demons import connected, linked
from rules.druids.mechanics.pieces import COUNTS, PATTERNS, TOUCH, habitable, side_code, turned
from rules.druids.scoring import points
from rules.druids.state import ACTION_WORDS, CLOSED, FREE, NONE, VOID, DruidsState

HAS_SECRETS = False
EVENT_WORDS: dict[str, Container[object]] = {
    "action": ACTION_WORDS,
    "first": ACTION_WORDS,
    "second": ACTION_WORDS,
    "closed": ACTION_WORDS,
    "corner": CORNER,
    "field": FIELD,
    "piece": PATTERNS,
    "start": FIELD,
    "to": FIELD,
    "StoneSet.start": {"", *CORNER},
    "TempleSet.start": {"", *FIELD},
}
VARIANTS: list[dict[str, object]] = [
    {},
    {},
    {
        "scouting": "face up",
        "spacing": "placed stone",
        "reuse": False,
        "repeat_options": False,
        "one_trade_a_turn": False,
        "markers_hang_on_immortals": False,
        "lift_foreign_wards": True,
        "moves_each": "twice when doubled",
        "jumps": "one",
        "moved_help_capture": True,
        "forest": "halves",
        "portals_touch": False,
        "portal_beside": "fields",
        "portals_count": False,
        "last_piece": "landscape",
        "ward_sides": True,
        "temples_on_demons": True,
        "converted": "lost",
    },
]
"""The rulings as they are by default, and all of them the other way."""


def invariants(state: DruidsState) -> None:
    """Everything that must be true after each step of a real game."""
    bag_is_whole(state)
    position_holds(state)


def bag_is_whole(state: DruidsState) -> None:
    """Every map piece is in the bag, in hand or on the table."""
    pieces = Counter({number: count for number, count in enumerate(state.bag) if count})
    pieces.update(state.face_up)
    if state.drawn != NONE:
        pieces[state.drawn] += 1
    pieces[PATTERNS.index("portal")] += len(state.portals)
    for sides in state.tiles.values():
        looks = [turned(sides, turn) for turn in range(6)]
        pieces[next(number for number, pattern in enumerate(PATTERNS) if pattern in looks)] += 1
    assert pieces == Counter(dict(enumerate(COUNTS)))


def position_holds(state: DruidsState) -> None:
    _pieces_are_conserved(state)
    _kept_in_step(state)
    _everything_stands_rightly(state)
    assert 0 <= state.turn.left <= 40
    assert state.turn.trades <= 1 or not state.options.one_trade_a_turn
    if state.phase != "over":
        for seat in range(state.seats):
            assert points(state, seat) < FIGURES.points.goal
            assert points(state, seat) <= state.best[seat]


def _pieces_are_conserved(state: DruidsState) -> None:
    for seat in range(state.seats):
        captured = sum(pile[seat] for pile in state.captured)
        assert state.captured[seat][seat] == 0
        numbers = (state.populations_left[seat], len(state.populations[seat]), state.populations_lost[seat], captured)
        assert min(numbers) >= 0
        assert sum(numbers) == PLAYABLE
        stones = list(state.stones.values()).count(seat)
        assert min(state.stones_left[seat], state.stones_lost[seat]) >= 0
        assert state.stones_left[seat] + stones + state.stones_lost[seat] == SUPPLY.stones
    markers = (state.markers_left, len(state.demons), len(state.warded), state.markers_lost)
    assert min(markers) >= 0
    assert sum(markers) == SUPPLY.demons
    temples = (state.temples_left, len(state.temples), state.temples_lost)
    assert min(temples) >= 0
    assert sum(temples) == SUPPLY.temples


def _kept_in_step(state: DruidsState) -> None:
    """Ground, edge and ring say what the pieces on the board say."""
    ground = [VOID] * FIELDS
    for field, sides in state.tiles.items():
        ground[field] = FREE if habitable(sides) and field not in state.demons else CLOSED
    for seat, fields in enumerate(state.populations):
        for field in fields:
            ground[field] = seat
    assert state.ground == ground

    taken = {*BIG_FIELD, *state.tiles, *state.portals}
    assert len(taken) == len(BIG_FIELD) + len(state.tiles) + len(state.portals)
    edge: dict[int, int] = {}
    for cell in range(FIELDS):
        if cell in taken:
            continue
        around = 0
        for side, other in SIDES[cell]:
            if other in taken:
                around += TOUCH
                if other in state.tiles and other not in state.demons:
                    around += side_code(side, state.tiles[other][(side + 3) % 6])
        if around:
            edge[cell] = around
    assert state.edge == edge

    known = {*BIG_FIELD, *state.tiles}
    ring = {other for portal in state.portals for other in NEIGHBOURS[portal] if other in known}
    assert sorted(state.ring) == sorted(ring)


def _everything_stands_rightly(state: DruidsState) -> None:
    """The rules themselves: habitable ground, linked wards, connected markers, spacing, three stones a temple."""
    standing = [field for fields in state.populations for field in fields]
    assert len(standing) == len(set(standing))
    for field in standing:
        assert habitable(state.tiles[field])
        assert field not in state.demons
    for field in state.warded:
        assert field in linked(state, state.ground[field])
    assert len(set(state.demons)) == len(state.demons)
    assert not set(state.demons) & set(state.warded)
    assert all(field in state.tiles for field in state.demons)
    assert set(state.demons) <= connected(state, state.warded)
    for corner in state.stones:
        assert sum(field in state.demons for field in CORNER_FIELDS[corner]) < 2
        assert all(field in state.tiles for field in CORNER_FIELDS[corner])
    on_field = Counter(field for corner in state.stones for field in CORNER_FIELDS[corner])
    assert max(on_field.values(), default=0) <= 3
    if state.options.spacing == "every stone":
        for corner in state.stones:
            assert sum(on_field[field] == 3 for field in CORNER_FIELDS[corner]) <= 1
    assert len(set(state.temples)) == len(state.temples)
    for field in state.temples:
        assert sum(corner in state.stones for corner in CORNERS_OF[field]) == 3


def scramble(state: DruidsState, viewer: int | None, rng: random.Random) -> None:
    """Nothing is hidden: the bag is known by count, and its order does not exist before a piece is drawn."""


def unknowns(state: DruidsState, viewer: int | None) -> list[tuple[str, Callable[[Any], Any], dict[Any, float]]]:
    """Nothing."""
    return []
