"""Map pieces: drawn in the set-up, laid by whoever drew them, or left to an order (D-8, D-11 to D-18, D-59, D-72)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, Dice, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.druids.actions import Auto, Draw, Drawall, Lay, Pick
from rules.druids.before import pieces_were_picked, start_pieces_came_unasked
from rules.druids.board import BIG_FIELD, FIELD, HOURS, SIDE_OF_HOUR
from rules.druids.decisions.common import Events, Facts, OfTurn, OpenTurn, open_turn, order_is_older, places
from rules.druids.figures import FIGURES
from rules.druids.flow import next_layer, next_piece_unasked
from rules.druids.mechanics.land import (
    draw_all,
    draw_one,
    fits_somewhere,
    hand,
    lay_actions,
    pick,
    pick_actions,
    portal_cells,
    surroundings,
    touched_fields,
    touching,
)
from rules.druids.mechanics.pieces import LETTERS, PATTERNS, PORTAL, fitting_turns, same_look, turned
from rules.druids.mechanics.scouting import carry_out, draw_actions, most_ordered, order_actions, put, sensible
from rules.druids.state import NONE, DruidsState, Turn

EACH = FIGURES.setup.pieces_each
DRAWING = (Draw, Drawall, Auto)


def take_drawing(state: DruidsState, seat: Seat, action: Draw | Drawall | Auto, dice: Dice, events: Events) -> None:
    """One piece, all of them, or an order; where nothing fits nothing is drawn, and the action ends (D-16)."""
    if isinstance(action, Auto):
        carry_out(state, seat, action, dice, events)
    elif isinstance(action, Drawall) or (state.options.scouting == "face up" and pieces_were_picked(state)):
        draw_all(state, seat, dice, events)
    else:
        draw_one(state, seat, dice, events)


# --- the set-up ---------------------------------------------------------------------------------


class SettingUp(OfTurn):
    """The start pieces of one player after the other (D-8, D-72)."""

    word = "setup"
    kinds = DRAWING
    clause = "D-72"

    def legal(self, state: DruidsState, task: Turn, seat: Seat) -> Sequence[Action]:
        return draw_actions(state)

    def take(self, state: DruidsState, task: Turn, seat: Seat, action: Any, dice: Dice, events: Events) -> None:
        take_drawing(state, seat, action, dice, events)

    def settle(self, state: DruidsState, task: Turn, dice: Dice, events: Events) -> bool:
        if start_pieces_came_unasked(state):
            next_piece_unasked(state, dice, events)
        elif task.left and not state.last:
            return False
        else:
            next_layer(state, events)
        return True

    def instead(self, state: DruidsState, task: Turn, action: Action) -> Objection | None:
        older = order_is_older(state, action)
        if older is not None or isinstance(action, self.kinds):
            return older
        return "setup-draw", "D-72", {"left": task.left}

    def objections(self, state: DruidsState, task: Turn, seat: Seat, action: Any) -> Iterator[Objection]:
        return no_drawing(state, action)

    def asked(self, state: DruidsState, task: Turn, viewer: Seat | None) -> OpenTurn:
        return asked_in_setup(state, self.word)

    def question(self, view: Any, seat: Seat) -> Said:
        return Said("question-setup", {"left": view.asked.left})


def asked_in_setup(state: DruidsState, word: str) -> OpenTurn:
    left, drawn = state.turn.left, PATTERNS[state.drawn] if state.drawn != NONE else ""
    if start_pieces_came_unasked(state):
        left = EACH - state.laid % EACH - 1
    return OpenTurn(word, (state.turn.seat,), left=left, drawn=drawn, places=places(state))


def no_drawing(state: DruidsState, action: Draw | Drawall | Auto) -> Iterator[Objection]:
    """Only the other way to draw is open, or no such order."""
    how = state.options.scouting
    if isinstance(action, Auto):
        yield from no_order(state, action)
    if how == "face up" and isinstance(action, Draw):
        yield "draw-all-only", "D-59", {}
    if isinstance(action, Drawall):
        yield "draw-one-only" if how == "one by one" else "draw-last", "D-59", {}


def no_order(state: DruidsState, action: Auto) -> Iterator[Objection]:
    most = most_ordered(state)
    if not sensible(action):
        yield "order-fields", "D-59", {"style": action.style}
    if not most and any(piece == PORTAL for piece in hand(state)):
        yield "line-portal", "D-18", {}
    if not most:
        yield "order-one", "D-59", {}
    yield "order-count", "D-59", {"count": action.count, "most": most}


# --- drawn pieces -------------------------------------------------------------------------------


class Laying(OfTurn):
    """Drawn pieces are laid before anything else, in any order (D-59)."""

    word = "lay"
    kinds = (Lay, Auto)
    clause = "D-59"

    def legal(self, state: DruidsState, task: Turn, seat: Seat) -> Sequence[Action]:
        return [*lay_actions(state), *order_actions(state)]

    def take(self, state: DruidsState, task: Turn, seat: Seat, action: Any, dice: Dice, events: Events) -> None:
        if isinstance(action, Auto):
            carry_out(state, seat, action, dice, events)
        else:
            put(state, seat, action, dice, events)

    def always_asked(self, state: DruidsState, task: Turn) -> bool:
        """A drawn piece is looked at before it is laid, even where it fits once only (about one draw in a hundred)."""
        return True

    def instead(self, state: DruidsState, task: Turn, action: Action) -> Objection | None:
        older = order_is_older(state, action)
        if older is not None or isinstance(action, self.kinds):
            return older
        if state.drawn == NONE:
            return None if isinstance(action, Pick) else ("lay-open-first", "D-59", {"count": len(state.face_up)})
        facts: Facts = {"piece": PATTERNS[state.drawn]}
        return ("setup-lay", "D-72", facts) if state.phase == "setup" else ("lay-first", "D-59", facts)

    def objections(self, state: DruidsState, task: Turn, seat: Seat, action: Any) -> Iterator[Objection]:
        return (no_order if isinstance(action, Auto) else no_pick if isinstance(action, Pick) else no_lay)(
            state, action
        )

    def asked(self, state: DruidsState, task: Turn, viewer: Seat | None) -> OpenTurn:
        return asked_in_setup(state, self.word) if state.phase == "setup" else open_turn(state, self.word)

    def question(self, view: Any, seat: Seat) -> Said:
        asked = view.asked
        if not asked.drawn:
            return Said("question-lay-open", {"count": len(view.face_up)})
        facts: Facts = {"piece": asked.drawn, "places": len(asked.places)}
        if view.phase == "setup":
            return Said("question-lay-setup", {**facts, "number": max(1, EACH - asked.left), "whole": EACH})
        return Said("question-lay", {**facts, "left": asked.left + len(view.face_up)})


class Picking(OfTurn):
    """Version 1: which of the open pieces is laid next."""

    word = "pick"
    kinds = (Pick,)
    clause = "D-59"

    def legal(self, state: DruidsState, task: Turn, seat: Seat) -> Sequence[Action]:
        return pick_actions(state)

    def take(self, state: DruidsState, task: Turn, seat: Seat, action: Pick, dice: Dice, events: Events) -> None:
        pick(state, action)

    def instead(self, state: DruidsState, task: Turn, action: Action) -> Objection | None:
        older = order_is_older(state, action)
        if older is not None or isinstance(action, Pick):
            return older
        return "pick-first", "D-59", {"count": len(state.face_up)}

    def objections(self, state: DruidsState, task: Turn, seat: Seat, action: Pick) -> Iterator[Objection]:
        return no_pick(state, action)

    def asked(self, state: DruidsState, task: Turn, viewer: Seat | None) -> OpenTurn:
        return open_turn(state, self.word)

    def question(self, view: Any, seat: Seat) -> Said:
        return Said("question-pick", {"count": len(view.face_up)})


def no_pick(state: DruidsState, action: Pick) -> Iterator[Objection]:
    facts: Facts = {"piece": action.piece}
    if PATTERNS.index(action.piece) not in state.face_up:
        yield "not-face-up", "D-59", facts
    yield "fits-nowhere", "D-16", facts


def no_lay(state: DruidsState, action: Lay) -> Iterator[Objection]:
    if bool(action.piece) != (state.drawn == NONE):
        yield ("which-piece", "D-59", {}) if not action.piece else ("piece-in-hand", "D-59", {"piece": action.piece})
    cell, piece = FIELD[action.field], action.piece or PATTERNS[state.drawn]
    if action.piece and PATTERNS.index(piece) not in state.face_up:
        yield "not-face-up", "D-59", {"piece": piece}
    facts: Facts = {"field": action.field, "hour": action.hour, "piece": piece}
    if cell in BIG_FIELD or cell in state.tiles or cell in state.portals:
        yield "cell-taken", "D-11", facts
    if piece == PATTERNS[PORTAL]:
        if not touching(state, cell):
            yield "portal-touches-nothing", "D-18", facts
        if cell not in portal_cells(state):
            yield "portal-touches-portals", "D-18", facts
        yield "portal-without-hour", "D-18", facts
        return
    touched = touched_fields(state, cell)
    if touched < 2:
        yield "touches-too-few", "D-11", {**facts, "touched": touched}
    if action.hour == 0:
        yield "which-hour", "D-12", facts
        return
    if not fits_somewhere(state, PATTERNS.index(piece)):
        yield "fits-nowhere", "D-16", facts
    around_cell = surroundings(state, cell)
    if not fitting_turns(piece, around_cell):
        yield "fits-in-no-turn", "D-12", facts
    sides = turned(piece, SIDE_OF_HOUR[action.hour])
    for side, hour in enumerate(HOURS):
        wanted = LETTERS[around_cell >> 2 * side & 3]
        if wanted not in ("-", sides[side]):
            yield "side-differs", "D-12", {**facts, "side": hour, "shows": sides[side], "wanted": wanted}
    yield "same-look", "D-12", {**facts, "same": same_look(piece, action.hour)}
