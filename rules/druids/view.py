"""What anybody may know of a position: all of it. Places and things are words."""

from __future__ import annotations

import msgspec

from rules.core import Seat, Standings, View
from rules.druids.before import pieces_were_picked, start_pieces_came_unasked
from rules.druids.board import BIG_FIELD, CORNER_WORD, HOURS, WORD
from rules.druids.figures import FIGURES, POINTS
from rules.druids.flow import may_boost, open_actions
from rules.druids.land import hand, portal_cells, spots
from rules.druids.pieces import PATTERNS, PORTAL, habitable
from rules.druids.scoring import sources
from rules.druids.state import ACTION_WORDS, NONE, DruidsOptions, DruidsState
from rules.druids.stones import temple_owner


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


class Asked(msgspec.Struct, frozen=True):
    """The open decision."""

    kind: str
    """lay, pick (version 1), setup, act, or the running action: black, white, scout, new, move"""
    seat: Seat
    left: int = 0
    """What the running action still gives; in the set-up, pieces to draw."""
    drawn: str = ""
    """The piece in hand."""
    places: dict[str, list[int]] = {}
    """Where the piece in hand fits: field -> hours; no hours for a portal. Empty while several lie open."""
    open: list[str] = []
    """Actions that may be chosen."""
    runs: list[str] = []
    """The chosen actions not finished yet, the running one first."""
    doubled: bool = False
    may_boost: bool = False


class DruidsView(View, frozen=True):
    viewer: Seat | None
    options: DruidsOptions
    phase: str
    order: list[Seat]
    turns: int
    asked: Asked | None
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
        asked=_asked(state),
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


def _asked(state: DruidsState) -> Asked | None:
    turn = state.turn
    drawn = PATTERNS[state.drawn] if state.drawn != NONE else ""
    if state.phase == "over":
        return None
    places = _places(state) if drawn else {}
    if state.phase == "setup":
        left = turn.left
        if start_pieces_came_unasked(state):
            left = FIGURES.setup.pieces_each - state.laid % FIGURES.setup.pieces_each - 1
        return Asked("lay" if hand(state) else "setup", turn.seat, left=left, drawn=drawn, places=places)
    if state.phase == "choosing":
        return Asked("act", turn.seat, open=[ACTION_WORDS[action] for action in open_actions(state, turn.seat)])
    runs = [ACTION_WORDS[action] for action in turn.runs[turn.at :]]
    return Asked(
        kind=_kind(state, runs[0]),
        seat=turn.seat,
        left=turn.left,
        drawn=drawn,
        places=places,
        runs=runs,
        doubled=len(turn.runs) == 1,
        may_boost=may_boost(state, turn.seat),
    )


def _kind(state: DruidsState, running: str) -> str:
    if state.drawn == NONE and state.face_up and pieces_were_picked(state):
        return "pick"
    return "lay" if hand(state) else running


def _places(state: DruidsState) -> dict[str, list[int]]:
    if state.drawn == PORTAL:
        return {WORD[cell]: [] for cell in portal_cells(state)}
    return {WORD[cell]: [HOURS[turn] for turn in turns] for cell, turns in spots(state, PATTERNS[state.drawn])}
