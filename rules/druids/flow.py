"""The course of a game: start pieces, turns of two actions, and the ends other than 36 points (D-3, D-8, D-37 on)."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.druids.events import ActionBegan, ActionEnded, SetupBegan, Standstill, TurnBegan
from rules.druids.figures import FIGURES, number
from rules.druids.mechanics.land import draw, exhausted
from rules.druids.mechanics.stones import temples_of
from rules.druids.scoring import finish
from rules.druids.state import ACTION_WORDS, DruidsState, Turn

PIECES_EACH = FIGURES.setup.pieces_each
PRICE = FIGURES.capture.price_of_boost

# --- the set-up ---------------------------------------------------------------------------------


def next_layer(state: DruidsState, events: list[Event]) -> None:
    """The next player lays start pieces, or play begins (D-8, D-72)."""
    at = state.order.index(state.turn.seat)
    if at + 1 < state.seats and not state.last:
        state.turn = Turn(seat=state.order[at + 1], left=PIECES_EACH)
        events.append(SetupBegan(state.turn.seat, PIECES_EACH))
    else:
        begin_turn(state, state.order[0], events)


def next_piece_unasked(state: DruidsState, dice: Dice, events: list[Event]) -> None:
    """Version 1: the next piece is drawn at once."""
    if state.laid < PIECES_EACH * state.seats and not state.last:
        seat = state.order[state.laid // PIECES_EACH]
        if state.laid % PIECES_EACH == 0:
            state.turn = Turn(seat=seat)
            events.append(SetupBegan(seat, PIECES_EACH))
        if draw(state, seat, dice, events):
            return
    begin_turn(state, state.order[0], events)


# --- turns --------------------------------------------------------------------------------------


def begin_turn(state: DruidsState, seat: int, events: list[Event]) -> None:
    state.turn = Turn(seat=seat)
    state.phase = "choosing"
    open_now = open_actions(state, seat)
    events.append(TurnBegan(seat, [word for action, word in enumerate(ACTION_WORDS) if action not in open_now]))


def open_actions(state: DruidsState, seat: int) -> list[int]:
    """Neither chosen in the turn just before nor in the own last turn (D-38)."""
    before, own = state.chosen_before, state.chosen[seat]
    return [action for action in range(len(ACTION_WORDS)) if action not in before and action not in own]


def begin_run(state: DruidsState, events: list[Event]) -> None:
    turn = state.turn
    word, twice = ACTION_WORDS[turn.runs[turn.at]], len(turn.runs) == 1
    turn.left = number(word, twice, state.seats, len(temples_of(state, turn.seat))) + turn.extra[turn.at]
    turn.taken = []
    events.append(ActionBegan(turn.seat, word, turn.left))


def end_run(state: DruidsState, events: list[Event], whole_turn: bool = False) -> None:
    """The next action begins, or the turn is over; with `whole_turn` a second action is not even begun."""
    turn = state.turn
    events.append(ActionEnded(turn.seat, ACTION_WORDS[turn.runs[turn.at]], turn.left))
    turn.at += 1
    if turn.at < len(turn.runs) and not whole_turn:
        begin_run(state, events)
    else:
        end_turn(state, events)


def end_turn(state: DruidsState, events: list[Event]) -> None:
    """The next player, unless the bag is empty (D-3) or the game stands still (D-75)."""
    turn, limits = state.turn, FIGURES.standstill
    state.turns += 1
    state.quiet = 0 if turn.progress else state.quiet + 1
    state.idle = 0 if turn.changed else state.idle + 1
    if state.last:
        finish(state, ("bag" if not sum(state.bag) else "landscape") if exhausted(state) else "misfits", events)
    elif state.quiet >= limits.turns_without_progress * state.seats:
        finish(state, "standstill", events)
    elif state.idle >= limits.turns_without_change * state.seats:
        finish(state, "idle", events)
    else:
        if state.quiet == limits.announce_after * state.seats:
            events.append(Standstill((limits.turns_without_progress - limits.announce_after) * state.seats))
        begin_turn(state, state.order[state.turns % state.seats], events)


def may_boost(state: DruidsState, seat: int) -> bool:
    """Five captured, and no trade yet this turn (D-42)."""
    return sum(state.captured[seat]) >= PRICE and not (state.turn.trades and state.options.one_trade_a_turn)
