"""The only winner of a round may swap one of the first five pebbles for one drawn from the bag."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from examples.pebbles.rules.actions import Pass, Swap
from examples.pebbles.rules.events import Swapped
from examples.pebbles.rules.flow import next_round
from examples.pebbles.rules.state import HAND, PebblesState
from rules.core import Action, Decision, Dice, Event, Seat
from rules.core.explaining import Objection


class Swapping(Decision[PebblesState, None]):
    word = "swapping"
    kinds = (Swap, Pass)
    clause = "P-4"

    def seats(self, state: PebblesState, task: None) -> tuple[Seat, ...]:
        return (state.swapper,)

    def legal(self, state: PebblesState, task: None, seat: Seat) -> Sequence[Action]:
        return [*(Swap(pebble) for pebble in state.hands[seat] if pebble <= HAND), Pass()]

    def take(
        self,
        state: PebblesState,
        task: None,
        seat: Seat,
        action: Swap | Pass,
        dice: Dice,
        events: list[Event],
    ) -> None:
        if isinstance(action, Swap):
            state.hands[seat].remove(action.pebble)
            state.hands[seat] = sorted([*state.hands[seat], state.bag.pop(0)])
            if state.shown is not None:
                state.swaps[seat] += 1
            events.append(Swapped(seat))
        next_round(state, dice, events)

    def always_asked(self, state: PebblesState, task: None) -> bool:
        return True  # that only passing is left would tell what the seat holds

    def objections(
        self,
        state: PebblesState,
        task: None,
        seat: Seat,
        action: Swap | Pass,
    ) -> Iterator[Objection]:
        if isinstance(action, Swap):  # passing is refused only to those who are not asked
            if action.pebble not in state.hands[seat]:
                yield "not-your-pebble", self.clause, {"pebble": action.pebble}
            yield "from-the-bag", self.clause, {"pebble": action.pebble}
