"""Steps on the oak that an effect gives, each in its own way (O-78 to O-87, O-159, O-160, O-162, O-169)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rules.core import Action, Dice
from rules.core.explaining import Objection
from rules.oak.actions import Step
from rules.oak.board import BRANCH, BRANCHES, CU_SITH, NOT_THERE, RESOURCES
from rules.oak.decisions.against import Facts, against_step
from rules.oak.decisions.common import SKIP, Answering, Events
from rules.oak.mechanics import climbing
from rules.oak.mechanics.effects import BONUS_STEP
from rules.oak.mechanics.exchanging import within_reach
from rules.oak.mechanics.triggers import TEMPLES, comes_up
from rules.oak.state import OakState, Player, StepTask

NO_BRANCH = "none"
"""Several branches are open: the question names none."""


class Stepping(Answering[StepTask]):
    task = StepTask
    word = asks = "step"
    kinds = (Step,)
    clause = "O-78"
    how: ClassVar[str] = ""
    past: ClassVar[bool] = False
    """Into blocked last spaces too."""

    def answers(self, state: OakState, player: Player, task: StepTask) -> Sequence[Action]:
        return climbing.steps(state, player, task.branches, self.past)

    def answer(self, state: OakState, task: StepTask, action: Step, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        self.step(state, task, action, events)

    def step(self, state: OakState, task: StepTask, action: Step, events: Events, points: bool = True) -> None:
        player, branch = state.players[task.seat], BRANCH[action.branch]
        to, kind = climbing.read_way(player, branch, action.arm, action.druid)
        climbing.climb(state, task.seat, branch, to, kind, events, points=points)

    def over(self, state: OakState, task: StepTask) -> bool:
        player = state.players[task.seat]
        return not any(climbing.can_step(state, player, branch, self.past) for branch in task.branches)

    def against(self, state: OakState, task: StepTask, player: Player, action: Step) -> Iterator[Objection]:
        branch = BRANCH[action.branch]
        if branch not in task.branches:
            names = ", ".join(BRANCHES[b] for b in task.branches)
            yield "other-branch", "O-87", {"branch": action.branch, "branches": names}
        yield from self.against_price(player, branch)
        yield from against_step(state, player, branch, action.arm, action.druid, self.past)

    def against_price(self, player: Player, branch: int) -> Iterator[Objection]:
        return iter(())

    def facts(self, state: OakState, task: StepTask) -> Facts:
        return {"branch": BRANCHES[task.branches[0]] if len(task.branches) == 1 else NO_BRANCH}


class SteppingPast(Stepping):
    """Into blocked last spaces too (O-160)."""

    word = how = "past"
    past = True


class DryadStep(Stepping):
    """The first of two steps on one branch, for no points (O-159)."""

    word = how = "dryad"

    def step(self, state: OakState, task: StepTask, action: Step, events: Events, points: bool = True) -> None:
        state.tasks.append(StepTask(task.seat, [BRANCH[action.branch]]))
        super().step(state, task, action, events, points=False)


class WarpStep(Stepping):
    """Wood Warp, branch by branch: entering is optional, climbing on is not (O-162)."""

    word = how = "warp"

    def answers(self, state: OakState, player: Player, task: StepTask) -> Sequence[Action]:
        found = super().answers(state, player, task)
        may_leave = player.branch[task.branches[0]] == NOT_THERE or not state.options.wood_warp_forced
        return [*found, SKIP] if may_leave else found


class BonusStep(Stepping):
    """A creature's, for one resource; it may be left (O-169)."""

    word = how = "bonus"

    def answers(self, state: OakState, player: Player, task: StepTask) -> Sequence[Action]:
        if player.resources[task.branches[0]] < BONUS_STEP:
            return [SKIP]  # it takes an exchange first
        return [*super().answers(state, player, task), SKIP]

    def step(self, state: OakState, task: StepTask, action: Step, events: Events, points: bool = True) -> None:
        state.players[task.seat].resources[BRANCH[action.branch]] -= BONUS_STEP
        super().step(state, task, action, events)

    def over(self, state: OakState, task: StepTask) -> bool:
        branch = task.branches[0]
        owned = comes_up(state.players[task.seat], CU_SITH + branch, TEMPLES[branch])
        return not owned or not within_reach(state, task, branch, BONUS_STEP) or super().over(state, task)

    def against_price(self, player: Player, branch: int) -> Iterator[Objection]:
        have = player.resources[branch]
        if have < BONUS_STEP:
            yield "cannot-pay", "O-169", {"cost": BONUS_STEP, "resource": RESOURCES[branch], "have": have}
