"""Pebbles: the smallest complete title. It has chance, a secret and a simultaneous decision, and touches only the core.

Everybody holds pebbles 1 to 5. Each of three rounds a die is rolled; all choose a pebble in secret; when all have
chosen, the pebbles are shown, and whoever is nearest to the die scores it (equal ones all do). Used pebbles are gone.
Then the winner of the round, if there is just one, may swap one of the first five for one drawn from a bag.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from rules.core import (
    Action,
    Clause,
    Dice,
    Event,
    Game,
    Illegal,
    Options,
    Placing,
    Refusal,
    Seat,
    Standings,
    State,
    View,
)
from rules.core.clauses import load_clauses
from tests.tiny.chat import PebblesChat

PEBBLES = 5
BAG = [6, 7, 8, 9]


class Choose(Action, frozen=True):
    """Choose a pebble in secret."""

    clause: ClassVar[str] = "P-2"
    pebble: int


class Swap(Action, frozen=True):
    """Swap a pebble for one from the bag."""

    clause: ClassVar[str] = "P-4"
    reveals: ClassVar[bool] = True
    pebble: int


class Pass(Action, frozen=True):
    """Keep your pebbles."""

    clause: ClassVar[str] = "P-4"
    ends: ClassVar[bool] = True


class Rolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    number: int


class Ready(Event, frozen=True):
    """Somebody has chosen; what is secret."""

    seat: int


class Chose(Event, frozen=True):
    """For the chooser's eyes."""

    seat: int
    pebble: int


class Shown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    pebbles: list[int]
    winners: list[int]
    points: int


class Swapped(Event, frozen=True):
    seat: int


class PebblesOptions(Options, frozen=True):
    rounds: Literal[1, 2, 3] = 3


class PebblesState(State):
    seats: int
    rounds: int
    round: int
    die: int
    hands: list[list[int]]
    chosen: list[int]
    """A pebble, or 0 while the seat has not chosen."""
    scores: list[int]
    bag: list[int]
    swapper: int = -1
    shown: list[list[int]] | None = None
    """What each seat has shown: everybody remembers it. None in snapshots from before it was kept."""
    swaps: list[int] = []
    """How often each seat has swapped."""


class PebblesView(View, frozen=True):
    round: int
    die: int
    scores: list[int]
    pebbles: list[int]
    """How many each seat holds."""
    ready: list[bool]
    hand: list[int] | None
    chosen: int
    bag: int


class Pebbles(Game[PebblesState, PebblesOptions]):
    name = "pebbles"
    title = "Pebbles"
    version = 1
    seats = range(2, 5)
    options = PebblesOptions
    state = PebblesState
    actions: tuple[type[Action], ...] = (Choose, Swap, Pass)
    events: tuple[type[Event], ...] = (Rolled, Ready, Chose, Shown, Swapped)
    clauses: dict[str, Clause] = load_clauses("tests.tiny")
    chat = PebblesChat()

    def setup(self, seats: int, options: PebblesOptions, dice: Dice) -> tuple[PebblesState, list[Event]]:
        bag = list(BAG)
        dice.shuffle(bag)
        hands = [list(range(1, PEBBLES + 1)) for _ in range(seats)]
        state = PebblesState(seats, options.rounds, 0, 0, hands, [0] * seats, [0] * seats, bag)
        state.shown, state.swaps = [[] for _ in range(seats)], [0] * seats
        events: list[Event] = []
        self._next_round(state, dice, events)
        return state, events

    def _next_round(self, state: PebblesState, dice: Dice, events: list[Event]) -> None:
        state.swapper = -1
        state.round += 1
        if state.round <= state.rounds:
            state.die = dice.below(6) + 1
            state.chosen = [0] * state.seats
            events.append(Rolled(state.die))

    def waiting(self, state: PebblesState) -> tuple[Seat, ...]:
        if state.swapper >= 0:
            return (state.swapper,)
        if state.round > state.rounds:
            return ()
        return tuple(seat for seat, pebble in enumerate(state.chosen) if not pebble)

    def legal(self, state: PebblesState, seat: Seat) -> Sequence[Action]:
        if seat not in self.waiting(state):
            return []
        if state.swapper == seat:
            return [*(Swap(pebble) for pebble in state.hands[seat] if pebble <= PEBBLES), Pass()]
        return [Choose(pebble) for pebble in state.hands[seat]]

    def apply(self, state: PebblesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        events: list[Event] = []
        if isinstance(action, Choose):
            state.chosen[seat] = action.pebble
            events += [Ready(seat), Chose(seat, action.pebble, only=seat)]
            if all(state.chosen):
                self._show(state, dice, events)
        else:
            if isinstance(action, Swap):
                state.hands[seat].remove(action.pebble)
                state.hands[seat] = sorted([*state.hands[seat], state.bag.pop(0)])
                if state.shown is not None:
                    state.swaps[seat] += 1
                events.append(Swapped(seat))
            self._next_round(state, dice, events)
        return events

    def _show(self, state: PebblesState, dice: Dice, events: list[Event]) -> None:
        nearest = min(abs(pebble - state.die) for pebble in state.chosen)
        winners = [seat for seat, pebble in enumerate(state.chosen) if abs(pebble - state.die) == nearest]
        for seat in range(state.seats):
            state.hands[seat].remove(state.chosen[seat])
            if state.shown is not None:
                state.shown[seat].append(state.chosen[seat])
            state.scores[seat] += state.die if seat in winners else 0
        events.append(Shown(list(state.chosen), winners, state.die))
        if len(winners) == 1 and state.bag and state.round < state.rounds:
            state.swapper = winners[0]
        else:
            self._next_round(state, dice, events)

    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        return PebblesView(
            round=state.round,
            die=state.die,
            scores=list(state.scores),
            pebbles=[len(hand) for hand in state.hands],
            ready=[bool(pebble) for pebble in state.chosen],
            hand=None if seat is None else list(state.hands[seat]),
            chosen=0 if seat is None else state.chosen[seat],
            bag=len(state.bag),
        )

    def standings(self, state: PebblesState) -> Standings | None:
        if self.waiting(state):
            return None
        seats = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
        return Standings(
            [
                Placing(
                    seat,
                    1 + sum(score > state.scores[seat] for score in state.scores),
                    state.scores[seat],
                    0,
                    {"rounds": state.scores[seat]},
                )
                for seat in seats
            ]
        )

    def explain(self, state: PebblesState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Choose) == (state.swapper == seat):
            return Illegal("another-question", "P-4" if state.swapper == seat else "P-2")
        return Illegal("not-your-pebble", action.clause, {"pebble": getattr(action, "pebble", 0)})

    def forced(self, state: PebblesState) -> tuple[Seat, Action] | None:
        """Never: how many pebbles somebody could choose from is nobody's business, and choosing is the game."""
        return None

    def remembers(self, state: PebblesState) -> bool:
        return state.shown is not None

    def redraw(self, state: PebblesState, seat: Seat | None, dice: Dice) -> None:
        """Hands and choices of the others, and the bag. Which pebbles were shown is remembered by everybody; which of
        the others were swapped away is as likely for each, and so is what came for them."""
        shown = state.shown or [[] for _ in range(state.seats)]
        swaps = state.swaps or [0] * state.seats
        seen = [pebble for pebbles in shown for pebble in pebbles]
        mine = state.hands[seat] if seat is not None else []
        bag = [pebble for pebble in BAG if pebble not in seen and pebble not in mine]
        dice.shuffle(bag)
        for other in range(state.seats):
            if other == seat:
                continue
            drawn = swaps[other] - sum(pebble > PEBBLES for pebble in shown[other])
            first = [pebble for pebble in range(1, PEBBLES + 1) if pebble not in shown[other]]
            dice.shuffle(first)
            kept = first[: len(state.hands[other]) - drawn]
            state.hands[other] = sorted([*kept, *(bag.pop() for _ in range(drawn))])
            if state.chosen[other] and not all(state.chosen):
                state.chosen[other] = dice.pick(state.hands[other])
        state.bag = bag[: len(state.bag)]

    def reseal(self, state: PebblesState, dice: Dice) -> None:
        dice.shuffle(state.bag)


PEBBLES_GAME = Pebbles()
