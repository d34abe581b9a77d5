"""What the decisions of this title have in common: each is one of the running turn, and what lies on a field."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action, Asked, Decision, Event, Seat
from rules.core.explaining import Objection
from rules.druids.actions import Auto
from rules.druids.before import pieces_were_picked
from rules.druids.board import BIG_FIELD, HOURS, WORD
from rules.druids.flow import may_boost
from rules.druids.mechanics.land import portal_cells, spots
from rules.druids.mechanics.pieces import PATTERNS, PORTAL, habitable
from rules.druids.state import ACTION_WORDS, NONE, DruidsState, Turn

Events = list[Event]
Facts = dict[str, str | int]


class OfTurn(Decision[DruidsState, Turn]):
    """Asked of the seat on turn; the turn is what it remembers."""

    def instead(self, state: DruidsState, task: Turn, action: Action) -> Objection | None:
        return order_is_older(state, action) or super().instead(state, task, action)


def order_is_older(state: DruidsState, action: Action) -> Objection | None:
    """Orders came with version 2."""
    return ("order-older", "D-59", {}) if isinstance(action, Auto) and pieces_were_picked(state) else None


class OpenTurn(Asked, frozen=True):
    """What a view says of the open decision."""

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

    @property
    def seat(self) -> Seat | None:
        """Who must decide; nobody when the game is over."""
        return self.seats[0] if self.seats else None


def open_turn(state: DruidsState, word: str) -> OpenTurn:
    """Inside an action, or while its pieces are laid."""
    turn = state.turn
    return OpenTurn(
        word,
        (turn.seat,),
        left=turn.left,
        drawn=PATTERNS[state.drawn] if state.drawn != NONE else "",
        places=places(state),
        runs=[ACTION_WORDS[action] for action in turn.runs[turn.at :]],
        doubled=len(turn.runs) == 1,
        may_boost=may_boost(state, turn.seat),
    )


def places(state: DruidsState) -> dict[str, list[int]]:
    """Where the piece in hand fits."""
    if state.drawn == NONE:
        return {}
    if state.drawn == PORTAL:
        return {WORD[cell]: [] for cell in portal_cells(state)}
    return {WORD[cell]: [HOURS[turn] for turn in turns] for cell, turns in spots(state, PATTERNS[state.drawn])}


# --- why not: what is on a field ----------------------------------------------------------------


def no_landscape(state: DruidsState, field: int, clause: str = "D-23") -> Iterator[Objection]:
    facts: Facts = {"field": WORD[field]}
    if field in BIG_FIELD:
        yield "big-field", clause, facts
    if field in state.portals:
        yield "portal-there", "D-20", facts
    if field not in state.tiles:
        yield "no-landscape", clause, facts


def not_free(state: DruidsState, seat: Seat, field: int) -> Iterator[Objection]:
    """Why nobody can step there (D-22 to D-25)."""
    yield from no_landscape(state, field)
    facts: Facts = {"field": WORD[field]}
    if field in state.demons:
        yield "demon-there", "D-23", facts
    if not habitable(state.tiles[field]):
        yield "not-habitable", "D-24", facts
    if state.ground[field] == seat:
        yield "own-population-there", "D-22", facts
    if state.ground[field] >= 0:
        yield "population-there", "D-22", {**facts, "seat": state.ground[field]}
