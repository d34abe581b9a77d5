"""All choose a pebble in secret, at the same time; when all have chosen, the pebbles are shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from examples.pebbles.rules.actions import Choose
from examples.pebbles.rules.events import Chose, Ready
from examples.pebbles.rules.flow import show
from examples.pebbles.rules.state import PebblesState
from rules.core import Action, Asked, Decision, Dice, Event, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said


class Choosing(Decision[PebblesState, None]):
    word = "choosing"
    kinds = (Choose,)
    clause = "P-2"

    def seats(self, state: PebblesState, task: None) -> tuple[Seat, ...]:
        return tuple(seat for seat, pebble in enumerate(state.chosen) if not pebble)

    def legal(self, state: PebblesState, task: None, seat: Seat) -> Sequence[Action]:
        return [Choose(pebble) for pebble in state.hands[seat]]

    def take(
        self,
        state: PebblesState,
        task: None,
        seat: Seat,
        action: Choose,
        dice: Dice,
        events: list[Event],
    ) -> None:
        state.chosen[seat] = action.pebble
        events += [Ready(seat), Chose(seat, action.pebble, only=seat)]

    def settle(self, state: PebblesState, task: None, dice: Dice, events: list[Event]) -> bool:
        if not all(state.chosen):
            return False
        show(state, dice, events)
        return True

    def always_asked(self, state: PebblesState, task: None) -> bool:
        return True  # how many pebbles somebody could choose from is nobody's business

    def objections(self, state: PebblesState, task: None, seat: Seat, action: Choose) -> Iterator[Objection]:
        yield "not-your-pebble", self.clause, {"pebble": action.pebble}

    def asked(self, state: PebblesState, task: None, viewer: Seat | None) -> Asked:
        return Asked(self.word, self.seats(state, task), {"die": state.die})

    def question(self, view: Any, seat: Seat) -> Said:
        return Said("question-ready") if view.ready[seat] else super().question(view, seat)
