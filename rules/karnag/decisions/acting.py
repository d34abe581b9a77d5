"""A cube acts, step by step (K-70 to K-74)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core import Action, Dice, Event, Seat
from rules.core.telling import Said
from rules.karnag.actions import Brew, Capture, Card, Creature, Decline, Done, Draw, Gem, Learn, Move, Shift
from rules.karnag.board import SPOT_WORD, WORD
from rules.karnag.decisions.common import Asked, Deciding, walk_question, with_walk
from rules.karnag.flow import close_task
from rules.karnag.mechanics.performing import cube_actions, exhausted, perform
from rules.karnag.state import CubeTask, KarnagState
from rules.karnag.words import slot_parts


class Acting(Deciding[CubeTask]):
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

    def left(self, state: KarnagState, task: CubeTask) -> int:
        return task.levels

    def asked(self, state: KarnagState, task: CubeTask, viewer: Seat | None) -> Asked:
        asked = msgspec.structs.replace(
            super().asked(state, task, viewer),
            used=list(task.used),
            paid=task.paid,
            gems=task.gems,
            captured=[SPOT_WORD[state.druids[task.seat][number]] for number in sorted(task.captured)],
            passed=[WORD[square] for square in task.passed],
        )
        return asked if task.walk is None else with_walk(state, asked, task.seat, task.walk)

    def question(self, view: Any, seat: Seat) -> Said:
        asked: Asked = view.asked
        if asked.most:
            return walk_question(asked, "question-walk")
        if asked.left:
            return Said("question-brewing", {"slot": asked.slot, "left": asked.left})
        return Said("question-act", {"slot": asked.slot, "row": slot_parts(asked.slot)[1]})
