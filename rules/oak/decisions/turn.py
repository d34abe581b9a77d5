"""A player's turn: one action with free ones before it; and the turns after passing, spent in the Forest (O-68 to
O-105, O-213)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from rules.core import Action, Decision, Dice, Event, Seat
from rules.core.explaining import Objection
from rules.oak import before
from rules.oak.actions import Climb, Exchange, Gather, Pass, Skip, Special, Temple
from rules.oak.board import FOREST, GHILLIE_DHU, INGREDIENT, INGREDIENTS, UNICORN
from rules.oak.decisions import climb, free, special, temple
from rules.oak.decisions.common import SKIP, Events
from rules.oak.events import Gathered, Passed, Skipped, Stopped
from rules.oak.mechanics import bag, exchanging
from rules.oak.state import OakState, Player

PASS = Pass()


class OfTheDay(Decision[OakState, None]):
    """Asked of whose turn it is."""

    def seats(self, state: OakState, task: None) -> tuple[Seat, ...]:
        return (state.turn,)

    def take(self, state: OakState, task: None, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
        take_freely = free.TAKING.get(type(action))
        if take_freely is not None:
            take_freely(state, seat, action, events)
        else:
            self.act(state, seat, action, events)

    def act(self, state: OakState, seat: Seat, action: Any, events: Events) -> None:
        """What no free action is, and ends the turn but for them."""
        raise NotImplementedError

    def objections(self, state: OakState, task: None, seat: Seat, action: Any) -> Iterator[Objection]:
        against = AGAINST.get(type(action))
        return iter(()) if against is None else against(state, seat, action)


class Turn(OfTheDay):
    word = "turn"
    kinds = (Temple, Climb, Special, Pass, Gather, *free.FREE)
    clause = "O-69"

    def legal(self, state: OakState, task: None, seat: Seat) -> Sequence[Action]:
        player = state.players[seat]
        found: list[Action] = []
        kinds = tuple([kind for kind, count in enumerate(player.rest) if count])
        for card in player.hand:
            if kinds:
                found += temple.legal(state, seat, card, kinds)
            found += climb.legal(state, player, card)
        if kinds:
            found += special.legal(state, seat, kinds)
        found += free.actions(state, seat)
        found.append(PASS)
        return found

    def act(self, state: OakState, seat: Seat, action: Any, events: Events) -> None:
        if isinstance(action, Pass):
            _pass(state, seat, events)
            return
        state.received = [False, False, False]
        if isinstance(action, Temple):
            temple.take(state, seat, action, events)
        elif isinstance(action, Climb):
            climb.take(state, seat, action, events)
        else:
            special.take(state, seat, action, events)
        ask_again(state)
        state.acted = True


def _pass(state: OakState, seat: int, events: list[Event]) -> None:
    """And gather in the same turn (O-102)."""
    player = state.players[seat]
    player.passed = True
    if not can_gather(state, player) and comes_to_turn(state, seat):
        state.acted = True  # what is free came before passing
    events.append(Passed(seat))


class After(OfTheDay):
    """With the option `ask_after_action`: free actions once more, before the turn ends (O-40)."""

    word = "after"
    kinds = (*free.FREE, Skip)
    clause = "O-69"

    def legal(self, state: OakState, task: None, seat: Seat) -> Sequence[Action]:
        return [*free.actions(state, seat), SKIP]

    def act(self, state: OakState, seat: Seat, action: Any, events: Events) -> None:
        state.received = [False, False, False]
        state.turn_over = True


def may_follow(state: OakState, seat: int) -> bool:
    """The table asks for free actions after the action too, and there is one."""
    if not state.options.ask_after_action or state.turn_over or state.players[seat].passed:
        return False
    return bool(free.actions(state, seat))


# --- after passing -------------------------------------------------------------------------------


class HavingPassed(OfTheDay):
    """What is free after passing is up to options (O-105, O-179)."""

    def freely(self, state: OakState, seat: int) -> list[Action]:
        if state.options.free_actions_after_pass:
            return free.actions(state, seat)
        if state.options.exchange_any_time:
            return [*exchanging.free_exchanges(state, state.players[seat])]
        return []

    def instead(self, state: OakState, task: None, action: Action) -> Objection | None:
        able = isinstance(action, self.kinds) or (
            isinstance(action, free.FREE)
            and (
                state.options.free_actions_after_pass
                or (state.options.exchange_any_time and isinstance(action, Exchange))
            )
        )
        return None if able else (f"asks-{self.word}", self.clause, {})


class Idle(HavingPassed):
    """With the option `free_actions_after_pass`: a turn of somebody who cannot gather (O-105)."""

    word = "after"
    kinds = (Skip,)
    clause = "O-105"

    def legal(self, state: OakState, task: None, seat: Seat) -> Sequence[Action]:
        return [SKIP, *self.freely(state, seat)]

    def act(self, state: OakState, seat: Seat, action: Any, events: Events) -> None:
        state.received = [False, False, False]
        events.append(Skipped(seat))
        state.acted = True


def comes_to_turn(state: OakState, seat: int) -> bool:
    """Has passed, and can gather or, where the option allows it, still do something for free (O-105)."""
    if can_gather(state, state.players[seat]):
        return True
    allowed = state.options.free_actions_after_pass and not before.only_gatherers_came_to_turn(state)
    return allowed and bool(free.actions(state, seat))


class Gathering(HavingPassed):
    """A druid on the Roots, or the Unicorn, takes an ingredient from the Forest (O-102, O-177, O-213)."""

    word = "gather"
    kinds = (Gather, Skip)
    clause = "O-101"

    def legal(self, state: OakState, task: None, seat: Seat) -> Sequence[Action]:
        words = bag.forest_words(state)
        found: list[Action] = [gather_action(word, "") for word in words]
        if GHILLIE_DHU in state.players[seat].creatures:
            kinds = [INGREDIENTS[kind] for kind, count in enumerate(state.bag) if count]
            found += [gather_action(take, discard) for take in kinds for discard in words]
        return [*found, SKIP, *self.freely(state, seat)]

    def act(self, state: OakState, seat: Seat, action: Any, events: Events) -> None:
        state.received = [False, False, False]
        if isinstance(action, Gather):
            _gather(state, seat, action, events)
            ask_again(state)
        else:  # usually for the whole day (O-213)
            state.players[seat].stopped = True
            events.append(Stopped(seat) if state.options.stopping_final else Skipped(seat))
        state.acted = True


@cache
def gather_action(take: str, discard: str) -> Gather:
    return Gather(take, discard)


def can_gather(state: OakState, player: Player) -> bool:
    """A druid on the Roots, or the Unicorn, and something in the Forest."""
    if player.stopped or bag.forest_empty(state):
        return False
    return any(player.roots) or unicorn_helps(state, player)


def unicorn_helps(state: OakState, player: Player) -> bool:
    """The Unicorn gathers without a druid."""
    options = state.options
    if UNICORN not in player.creatures or (player.unicorn and not options.unicorn_every_turn):
        return False
    return options.unicorn_extends_day or any(any(other.roots) for other in state.players)


def ask_again(state: OakState) -> None:
    """Something has been done: who declined to gather is asked again, where declining is not for the day (O-213)."""
    if not state.options.stopping_final:
        for player in state.players:
            player.stopped = False


def _gather(state: OakState, seat: int, action: Gather, events: list[Event]) -> None:
    player = state.players[seat]
    if action.discard:
        kind = INGREDIENT[action.take]
        state.bag[kind] -= 1
        state.bag[bag.take_from_forest(state, action.discard)] += 1
    else:
        kind = bag.take_from_forest(state, action.take)
    player.ingredients[kind] += 1
    moves = not unicorn_helps(state, player)
    if moves:
        who = next(kind for kind in range(7) if player.roots[kind])
        player.roots[who] -= 1
        player.out.append((FOREST, who))
    else:
        player.unicorn = True
    events.append(Gathered(seat, INGREDIENTS[kind], action.discard.partition(" ")[0], moves))


def against_gather(state: OakState, seat: int, action: Gather) -> Iterator[Objection]:
    player = state.players[seat]
    if not player.passed:
        yield "pass-first", "O-102", {}
    token = action.discard or action.take
    if action.discard and GHILLIE_DHU not in player.creatures:
        yield "needs-ghillie", "O-177", {}
    if token not in bag.forest_words(state):
        yield "not-in-forest", "O-102", {"ingredient": token}
    if action.discard:
        yield "not-in-bag", "O-177", {"ingredient": action.take}


AGAINST: dict[type[Action], Callable[[OakState, int, Any], Iterator[Objection]]] = {
    Temple: temple.against,
    Climb: climb.against,
    Special: special.against,
    Gather: against_gather,
    **free.AGAINST,
}
