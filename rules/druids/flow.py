"""The course of a game: set-up, turns of two actions, and the ends other than 36 points (D-3, D-6 to D-10, D-37 on)."""

from __future__ import annotations

from rules.core import Action, Dice, Event
from rules.druids.actions import Act, Boost, Done
from rules.druids.before import start_pieces_came_unasked, the_turn_ended_with_steps_left_only
from rules.druids.board import FIELDS
from rules.druids.demons import black_actions
from rules.druids.events import (
    ActionBegan,
    ActionEnded,
    Boosted,
    Chose,
    Ordered,
    SetupBegan,
    Standstill,
    TurnBegan,
)
from rules.druids.figures import FIGURES, PLAYABLE, SUPPLY, number
from rules.druids.land import draw, empty_table, exhausted, full_bag, hand
from rules.druids.populations import move_actions, new_actions
from rules.druids.scoring import finish
from rules.druids.scouting import draw_actions
from rules.druids.state import (
    ACTION_WORDS,
    BLACK,
    NEW,
    NEWEST,
    NONE,
    SCOUT,
    VOID,
    WHITE,
    DruidsOptions,
    DruidsState,
    Turn,
)
from rules.druids.stones import temples_of, white_actions

ACTS = tuple(tuple(Act(first, second) for second in ACTION_WORDS) for first in ACTION_WORDS)
BOOSTS = tuple(Boost(word) for word in ACTION_WORDS)
DONE, END = Done(), Done(all=True)
PRICE = FIGURES.capture.price_of_boost


# --- set-up -------------------------------------------------------------------------------------


def new_game(seats: int, options: DruidsOptions, dice: Dice, rules: int = NEWEST) -> tuple[DruidsState, list[Event]]:
    """The big field in the middle, and the start player to draw (D-6 to D-10)."""
    first = dice.below(seats)  # D-9: by lot, then clockwise
    order = [(first + i) % seats for i in range(seats)]
    state = DruidsState(
        options=options,
        seats=seats,
        phase="setup",
        order=order,
        turn=Turn(seat=first, left=FIGURES.setup.pieces_each),
        turns=0,
        laid=0,
        bag=full_bag(),
        drawn=NONE,
        face_up=[],
        last=False,
        tiles={},
        portals=[],
        demons=[],
        warded=[],
        populations=[[] for _ in range(seats)],
        stones={},
        temples=[],
        ground=[VOID] * FIELDS,
        edge={},
        ring=[],
        populations_left=[PLAYABLE] * seats,
        stones_left=[SUPPLY.stones] * seats,
        temples_left=SUPPLY.temples,
        markers_left=SUPPLY.demons,
        captured=[[0] * seats for _ in range(seats)],
        populations_lost=[0] * seats,
        stones_lost=[0] * seats,
        temples_lost=0,
        markers_lost=0,
        chosen=[[] for _ in range(seats)],
        chosen_before=[],
        best=[0] * seats,
        quiet=0,
        idle=0,
        rules=rules,
    )
    empty_table(state)
    events: list[Event] = [Ordered(order), SetupBegan(first, FIGURES.setup.pieces_each)]
    if start_pieces_came_unasked(state):
        state.turn.left = 0
        draw(state, first, dice, events)
    return state, events


def go_on_laying(state: DruidsState, dice: Dice, events: list[Event]) -> None:
    """After a step of the set-up: the same player goes on, or the next one, or play begins (D-8, D-72)."""
    each, at = FIGURES.setup.pieces_each, state.order.index(state.turn.seat)
    if start_pieces_came_unasked(state):
        _go_on_unasked(state, dice, events)
    elif hand(state) or (state.turn.left and not state.last):
        return
    elif at + 1 < state.seats and not state.last:
        state.turn = Turn(seat=state.order[at + 1], left=each)
        events.append(SetupBegan(state.turn.seat, each))
    else:
        begin_turn(state, state.order[0], events)


def _go_on_unasked(state: DruidsState, dice: Dice, events: list[Event]) -> None:
    """Version 1: the next piece is drawn at once."""
    each = FIGURES.setup.pieces_each
    if state.laid < each * state.seats and not state.last:
        seat = state.order[state.laid // each]
        if state.laid % each == 0:
            state.turn = Turn(seat=seat)
            events.append(SetupBegan(seat, each))
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


def act_actions(state: DruidsState, seat: int) -> list[Action]:
    """Every ordered pair of open actions, the same twice included (D-37)."""
    open_now = open_actions(state, seat)
    return [ACTS[first][second] for first in open_now for second in open_now]


def choose(state: DruidsState, seat: int, action: Act, events: list[Event]) -> None:
    first, second = ACTION_WORDS.index(action.first), ACTION_WORDS.index(action.second)
    runs = [first] if first == second else [first, second]  # D-70: twice is one run
    state.turn.runs = runs
    state.turn.extra = [0] * len(runs)
    state.chosen[seat] = list(runs)
    state.chosen_before = list(runs)
    state.phase = "acting"
    events.append(Chose(seat, action.first, action.second))
    begin_run(state, events)


def begin_run(state: DruidsState, events: list[Event]) -> None:
    turn = state.turn
    word, twice = ACTION_WORDS[turn.runs[turn.at]], len(turn.runs) == 1
    turn.left = number(word, twice, state.seats, len(temples_of(state, turn.seat))) + turn.extra[turn.at]
    turn.taken = []
    events.append(ActionBegan(turn.seat, word, turn.left))


def go_on(state: DruidsState, events: list[Event]) -> None:
    """After a step: an action that is used up closes by itself unless it can still be raised (D-71)."""
    turn = state.turn
    while state.phase == "acting" and state.drawn == NONE and not state.face_up:
        ended = state.last and turn.runs[turn.at] == SCOUT  # D-60: no scouting without pieces
        if not ended and (turn.left or may_boost(state, turn.seat)):
            return
        end_run(state, events)


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


# --- inside an action ---------------------------------------------------------------------------


def run_actions(state: DruidsState, seat: int) -> list[Action]:
    """The steps of the running action, boosts, and the ways to stop (D-39)."""
    turn = state.turn
    running = turn.runs[turn.at]
    steps: list[Action] = []
    if turn.left:
        if running == BLACK:
            steps = black_actions(state, seat)
        elif running == WHITE:
            steps = white_actions(state, seat)
        elif running == SCOUT:
            steps = draw_actions(state)
        elif running == NEW:
            steps = new_actions(state, seat)
        else:
            steps = move_actions(state, seat)
    asked = bool(steps) or (may_boost(state, seat) and not the_turn_ended_with_steps_left_only(state))
    stop = [DONE, END] if asked and turn.at + 1 < len(turn.runs) else [DONE]
    if may_boost(state, seat):
        return [*steps, *(BOOSTS[action] for action in turn.runs[turn.at :]), *stop]
    return steps + stop


def may_boost(state: DruidsState, seat: int) -> bool:
    """Five captured, and no trade yet this turn (D-42)."""
    return sum(state.captured[seat]) >= PRICE and not (state.turn.trades and state.options.one_trade_a_turn)


def boost(state: DruidsState, seat: int, action: Boost, events: list[Event]) -> None:
    """Five captured populations leave the game, the most frequent colour first; the action gives one more."""
    turn, pile = state.turn, state.captured[seat]
    given = [0] * state.seats
    for _ in range(PRICE):
        colour = pile.index(max(pile))
        pile[colour] -= 1
        given[colour] += 1
        state.populations_lost[colour] += 1
    run = turn.runs.index(ACTION_WORDS.index(action.action))
    turn.extra[run] += 1
    if run == turn.at:
        turn.left += 1
    turn.trades += 1
    events.append(Boosted(seat, action.action, given))


def stop(state: DruidsState, action: Done, events: list[Event]) -> None:
    """Finish the action, or all of the turn (D-39)."""
    end_run(state, events, whole_turn=action.all)
