"""The course of a game: what happens by itself, turns, dusk and dawn, the end (O-66 to O-68, O-116 to O-131)."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.oak.board import (
    AOS_SI,
    CEILIOG,
    LAST,
    NO_ORDER,
    RESOURCES,
    TEMPLE_WORDS,
    TREE_WORD,
    last_space,
)
from rules.oak.decisions import FINAL, opened, turn
from rules.oak.events import (
    Blocked,
    Ended,
    FirstPlayer,
    Gained,
    LapBegan,
    NeutralMoved,
    PhaseBegan,
    TurnBegan,
)
from rules.oak.figures import FIGURES
from rules.oak.mechanics import bag, broichan, climbing, rest
from rules.oak.mechanics.temples import count_temples, move_neutral
from rules.oak.mechanics.triggers import DUSK, comes_up
from rules.oak.scoring import finish
from rules.oak.state import OakState

ROUNDS = FIGURES.rounds.count


# --- the clockwork -------------------------------------------------------------------------------


def go_on(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Everything that happens by itself until somebody must decide or the game is over."""
    while state.phase != "over":
        if state.tasks:
            decision, task = opened(state)
            if not decision.settle(state, task, dice, events):
                return
        elif not CLOCKWORK[state.phase](state, dice, events):
            return


def _begin(state: OakState, dice: Dice, events: list[Event]) -> bool:
    """The first day, when everybody has an Order."""
    if any(player.order == NO_ORDER for player in state.players[: state.seats]):
        return False
    _begin_day(state, events)
    return True


# --- the day (O-68, O-100 to O-105, O-116) -------------------------------------------------------


def _begin_day(state: OakState, events: list[Event]) -> None:
    state.phase = "day"
    events.append(PhaseBegan("day", state.round))
    state.lap = 0
    _begin_lap(state, state.first, events)
    _begin_turn(state, state.first, events)


def _begin_lap(state: OakState, seat: int, events: list[Event]) -> None:
    state.lap += 1
    events.append(LapBegan(seat, state.round, state.lap))


def _begin_turn(state: OakState, seat: int, events: list[Event]) -> None:
    state.turn = seat
    state.acted = state.turn_over = False
    state.card = -1
    state.refreshed = [False, False]
    state.received = [False, False, False]
    events.append(TurnBegan(seat))


def _go_on_with_turn(state: OakState, dice: Dice, events: list[Event]) -> bool:
    seat = state.turn
    if seat == state.seats:
        if not state.acted:
            state.acted = True
            turn.ask_again(state)
            broichan.take_turn(state, dice, events)
            return True
    elif not state.acted:
        player = state.players[seat]
        if not player.passed or turn.comes_to_turn(state, seat):
            return False
    elif turn.may_follow(state, seat):
        return False
    _next_turn(state, dice, events)
    return True


def _next_turn(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Clockwise to the next who can do something; nobody plays or gathers any more: the day is over (O-116)."""
    count = len(state.players)
    for ahead in range(1, count + 1):
        seat = (state.turn + ahead) % count
        if _plays(state, seat) or (
            seat < state.seats
            and any(_plays(state, (state.turn + later) % count) for later in range(ahead + 1, count + 1))
            and turn.comes_to_turn(state, seat)
        ):
            if (seat - state.first) % count <= (state.turn - state.first) % count:
                _begin_lap(state, seat, events)
            _begin_turn(state, seat, events)
            return
    if state.round == ROUNDS:
        _final_scoring(state, events)
    else:
        _send_home(state, events)


def _plays(state: OakState, seat: int) -> bool:
    """Has not passed, or can gather."""
    player = state.players[seat]
    if not player.passed:
        return True
    return broichan.can_gather(state) if seat == state.seats else turn.can_gather(state, player)


# --- dusk and dawn (O-118 to O-128, O-67) --------------------------------------------------------


def _send_home(state: OakState, events: list[Event]) -> None:
    """Step a: who has no choice comes home, the others choose at once."""
    state.phase = "home"
    events.append(PhaseBegan("dusk", state.round))
    for seat in state.turn_order(state.first):
        player = state.players[seat]
        if seat == state.seats:  # O-193
            for _, kind in player.out:
                player.roots[kind] += 1
            player.out = []
            continue
        ways = rest.homecomings(state, player)
        if len(ways) > 1:
            state.pending.append(seat)
        else:
            rest.come_home(player, seat, ways[0], events)
    count_temples(state)


def _dusk(state: OakState, dice: Dice, events: list[Event]) -> bool:
    """Steps b to e, when everybody is home."""
    if state.pending:
        return False
    _block_last_spaces(state, events)
    for player in state.players:
        player.hand += player.played  # O-121
        player.hand.sort()
        player.played = []
        player.spaces = [False] * 3
        for artefact in player.artefacts:
            artefact.busy = False
    if state.options.broichan_reshuffles_at_dusk and state.broichan_discard:  # O-227
        state.broichan_deck += state.broichan_discard
        state.broichan_discard = []
        dice.shuffle(state.broichan_deck)
    bag.fill_forest(state, dice, events)
    if state.options.dusk_creatures_before_sun:
        _dusk_creatures(state, dice, events)
    state.phase = "sun"
    climbing.move_sun(state, state.first, events)
    return True


def _block_last_spaces(state: OakState, events: list[Event]) -> None:
    """Step b (O-84, O-120)."""
    closed = []
    for player in state.players:
        for branch, at in enumerate(player.branch):
            if at in LAST and not state.blocked[last_space(branch, at)]:
                state.blocked[last_space(branch, at)] = True
                closed.append(TREE_WORD[branch][at])
    if closed:
        events.append(Blocked(closed))


def _dusk_creatures(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Creatures 10 to 13, in turn order (O-128); never for Broichan (O-210)."""
    for seat in state.turn_order(state.first):
        player = state.players[seat]
        if seat == state.seats:
            continue
        came = {
            RESOURCES[resource]: player.gain(resource, FIGURES.effects.dusk)
            for resource in range(3)
            if comes_up(player, CEILIOG + resource, DUSK)
        }
        if came:
            events.append(Gained(seat, came, "dusk"))
        if comes_up(player, AOS_SI, DUSK):
            bag.draw(state, seat, 1, dice, events)


def _night_falls(state: OakState, dice: Dice, events: list[Event]) -> bool:
    """After the sun: creatures, the token, the next round, neutral druids, dawn (O-124 to O-128, O-67)."""
    if not state.options.dusk_creatures_before_sun:
        _dusk_creatures(state, dice, events)
    state.first = (state.first + 1) % len(state.players)
    state.round += 1
    move_neutral(state)
    if state.neutral:
        events.append(NeutralMoved([TEMPLE_WORDS[space] for space in state.neutral]))
    events.append(FirstPlayer(state.first))
    events.append(PhaseBegan("dawn", state.round))
    for seat, player in enumerate(state.players):
        player.passed = player.stopped = player.unicorn = False
        if seat < state.seats:
            came = {RESOURCES[resource]: player.gain(resource, FIGURES.resources.dawn) for resource in range(3)}
            events.append(Gained(seat, came, "dawn"))
    _begin_day(state, events)
    return True


# --- the end (O-117, O-129 to O-131) -------------------------------------------------------------


def _final_scoring(state: OakState, events: list[Event]) -> None:
    state.phase = "final"
    events.append(PhaseBegan("final", state.round))
    state.pending = [
        seat for seat in state.turn_order(state.first) if seat < state.seats and FINAL.can_act(state, seat)
    ]


def _end(state: OakState, dice: Dice, events: list[Event]) -> bool:
    if state.pending:
        return False
    if state.solo:
        broichan.brew(state, events)  # O-200
    finish(state)
    if state.solo:
        events.append(broichan.end(state))
    state.phase = "over"
    events.append(Ended())
    return True


CLOCKWORK = {"orders": _begin, "day": _go_on_with_turn, "home": _dusk, "sun": _night_falls, "final": _end}
"""What a phase does while no task is open; whether it went on."""
