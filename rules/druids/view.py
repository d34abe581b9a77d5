"""What anybody may know of a position: all of it. Places and things are words."""

from __future__ import annotations

import msgspec

from rules.core import Seat, Standings, View
from rules.druids.board import BIG_FIELD, CORNER_WORD, WORD
from rules.druids.decisions import opened
from rules.druids.decisions.common import OpenTurn
from rules.druids.figures import POINTS
from rules.druids.flow import open_actions
from rules.druids.mechanics.pieces import PATTERNS, habitable
from rules.druids.mechanics.stones import temple_owner
from rules.druids.scoring import sources
from rules.druids.state import ACTION_WORDS, DruidsOptions, DruidsState


class TileView(msgspec.Struct, frozen=True):
    """A landscape field and what is on it."""

    field: str
    sides: str
    """From 1 o'clock clockwise."""
    habitable: bool
    demon: bool
    population: Seat | None
    immortal: bool
    temple: bool
    moved: bool
    """Its population has moved this turn."""


class StoneView(msgspec.Struct, frozen=True):
    corner: str
    seat: Seat


class TempleView(msgspec.Struct, frozen=True):
    field: str
    seat: Seat | None
    """None: its three stones have three owners."""


class SeatView(msgspec.Struct, frozen=True):
    """One player's things."""

    seat: Seat
    points: int
    sources: dict[str, int]
    populations: list[str]
    populations_left: int
    stones_left: int
    captured: list[int]
    """By colour (seat)."""
    lost: int
    """Own populations out of the game for good."""
    stones_lost: int
    chosen: list[str]
    """Last choice: two words, equal when one action was chosen twice."""


class DruidsView(View, frozen=True):
    viewer: Seat | None
    options: DruidsOptions
    phase: str
    order: list[Seat]
    turns: int
    asked: OpenTurn
    big_field: list[str]
    tiles: list[TileView]
    portals: list[str]
    ring: list[str]
    stones: list[StoneView]
    temples: list[TempleView]
    seats: list[SeatView]
    face_up: list[str]
    """Pieces to lay, where several were drawn at once."""
    bag: dict[str, int]
    """Pieces left by pattern."""
    last: bool
    temples_left: int
    markers_left: int
    closed: list[str]
    """Actions the player on turn may not choose."""
    quiet: int
    goal: int
    standings: Standings | None


def view(state: DruidsState, viewer: Seat | None) -> DruidsView:
    return DruidsView(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        order=list(state.order),
        turns=state.turns,
        asked=_asked(state, viewer),
        big_field=[WORD[field] for field in BIG_FIELD],
        tiles=[_tile(state, field) for field in sorted(state.tiles)],
        portals=[WORD[cell] for cell in sorted(state.portals)],
        ring=[WORD[field] for field in sorted(state.ring)],
        stones=[StoneView(CORNER_WORD[corner], seat) for corner, seat in sorted(state.stones.items())],
        temples=[TempleView(WORD[field], temple_owner(state, field)) for field in sorted(state.temples)],
        seats=[_seat(state, seat) for seat in range(state.seats)],
        face_up=[PATTERNS[piece] for piece in state.face_up],
        bag={pattern: count for pattern, count in zip(PATTERNS, state.bag, strict=True) if count},
        last=state.last,
        temples_left=state.temples_left,
        markers_left=state.markers_left,
        closed=_closed(state),
        quiet=state.quiet,
        goal=POINTS.goal,
        standings=state.final,
    )


def _tile(state: DruidsState, field: int) -> TileView:
    sides, owner = state.tiles[field], state.ground[field]
    return TileView(
        field=WORD[field],
        sides=sides,
        habitable=habitable(sides),
        demon=field in state.demons,
        population=owner if owner >= 0 else None,
        immortal=field in state.warded,
        temple=field in state.temples,
        moved=field in state.turn.moved,
    )


def _seat(state: DruidsState, seat: Seat) -> SeatView:
    parts = sources(state, seat)
    chosen = state.chosen[seat]
    return SeatView(
        seat=seat,
        points=sum(parts.values()),
        sources=parts,
        populations=[WORD[field] for field in sorted(state.populations[seat])],
        populations_left=state.populations_left[seat],
        stones_left=state.stones_left[seat],
        captured=list(state.captured[seat]),
        lost=state.populations_lost[seat],
        stones_lost=state.stones_lost[seat],
        chosen=[ACTION_WORDS[action] for action in (chosen * 2 if len(chosen) == 1 else chosen)],
    )


def _closed(state: DruidsState) -> list[str]:
    if state.phase != "choosing":
        return []
    open_now = open_actions(state, state.turn.seat)
    return [word for action, word in enumerate(ACTION_WORDS) if action not in open_now]


def _asked(state: DruidsState, viewer: Seat | None) -> OpenTurn:
    decision, turn = opened(state)
    asked = decision.asked(state, turn, viewer)
    return asked if isinstance(asked, OpenTurn) else OpenTurn(asked.word)
