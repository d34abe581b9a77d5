"""A cube acts, step by step (K-70 to K-74)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, Decision, Dice, Event, Seat
from rules.core.explaining import Objection
from rules.karnag.actions import Brew, Capture, Card, Creature, Decline, Done, Draw, Gem, Learn, Move, Shift
from rules.karnag.decisions.objections import OBJECTIONS
from rules.karnag.flow import close_task
from rules.karnag.mechanics.performing import cube_actions, exhausted, perform
from rules.karnag.state import CubeTask, KarnagState


class Acting(Decision[KarnagState, CubeTask]):
    word = "act"
    kinds = (Move, Gem, Capture, Creature, Shift, Brew, Learn, Draw, Card, Decline, Done)
    clause = "K-70"

    def legal(self, state: KarnagState, task: CubeTask, seat: Seat) -> Sequence[Action]:
        return cube_actions(state, task)

    def take(
        self, state: KarnagState, task: CubeTask, seat: Seat, action: Any, dice: Dice, events: list[Event]
    ) -> None:
        if perform(state, task, action, events):
            close_task(state)

    def settle(self, state: KarnagState, task: CubeTask, dice: Dice, events: list[Event]) -> bool:
        if not exhausted(state, task):
            return False
        close_task(state)
        return True

    def always_asked(self, state: KarnagState, task: CubeTask) -> bool:
        """A seat with cards is always asked: whether a card could be played is its secret."""
        return bool(state.hands[task.seat])

    def objections(self, state: KarnagState, task: CubeTask, seat: Seat, action: Any) -> Iterator[Objection]:
        return OBJECTIONS[type(action)](state, seat, action)
