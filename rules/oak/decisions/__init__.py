"""The decisions, and which of them is open: that of the last task, else that of the phase."""

from __future__ import annotations

from typing import Any

from rules.core import OVER, Decision
from rules.oak.decisions.artefacts import Borrowing, Recharging
from rules.oak.decisions.beginning import ChoosingOrder
from rules.oak.decisions.brewing import Brewing, Redoing
from rules.oak.decisions.by_itself import (
    AfterUse,
    Beginning,
    Climbing,
    RaisingLimit,
    RaisingMenhir,
    Resolved,
    Tripling,
)
from rules.oak.decisions.common import Answering, ByItself
from rules.oak.decisions.druids import MakingAncient, Promoting, Recruiting
from rules.oak.decisions.dusk import ComingHome
from rules.oak.decisions.ending import FinalBrewing
from rules.oak.decisions.paying import AtFestival, Exchanging, Gaining, Paying, RaisingLimits
from rules.oak.decisions.stepping import BonusStep, DryadStep, Stepping, SteppingPast, WarpStep
from rules.oak.decisions.taking import (
    FindingArtefact,
    FindingCreature,
    KeepingCreature,
    TakingArtefact,
    TakingBack,
    TakingCard,
    TakingCreature,
    TakingIngredient,
    TakingPotion,
    TakingShrine,
)
from rules.oak.decisions.turn import After, Gathering, Idle, Turn, can_gather
from rules.oak.state import OakState, PromoteTask, StepTask, Task

TURN, AFTER, IDLE, GATHERING = Turn(), After(), Idle(), Gathering()
FINAL = FinalBrewing()
PHASES: dict[str, Decision[OakState, Any]] = {
    "orders": ChoosingOrder(),
    "home": ComingHome(),
    "final": FINAL,
    "over": OVER,
}
"""What is asked while no task is open, but for the day."""
BY_ITSELF: tuple[ByItself[Any], ...] = (
    *(Beginning(), Resolved(), RaisingLimit(), RaisingMenhir(), Climbing(), AfterUse(), Tripling()),
)
STEPS = {one.how: one for one in (Stepping(), SteppingPast(), DryadStep(), WarpStep(), BonusStep())}
PROMOTING, MAKING_ANCIENT = Promoting(), MakingAncient()
ANSWERING: tuple[Answering[Any], ...] = (
    *(Paying(), Gaining(), AtFestival(), Exchanging(), RaisingLimits()),
    *(TakingCreature(), KeepingCreature(), FindingCreature(), TakingArtefact(), FindingArtefact()),
    *(TakingShrine(), TakingIngredient(), TakingBack(), TakingCard(), TakingPotion()),
    *(PROMOTING, MAKING_ANCIENT, Recruiting(), Brewing(), Redoing(), Recharging(), Borrowing()),
    *STEPS.values(),
)
TASKS: dict[type, Decision[OakState, Any]] = {
    **{one.task: one for one in BY_ITSELF},
    **{one.task: one for one in ANSWERING if one.task not in (StepTask, PromoteTask)},
}
"""By the open task, where one kind of task is one decision."""
DECISIONS: dict[str, Decision[OakState, Any]] = {
    one.word: one for one in (*PHASES.values(), TURN, AFTER, IDLE, GATHERING, *ANSWERING)
}
"""By their words, as a view names the open one."""


def opened(state: OakState) -> tuple[Decision[OakState, Any], Any]:
    """The open decision and its task."""
    if state.tasks:
        task = state.tasks[-1]
        return TASKS.get(type(task)) or _of_several(task), task
    if state.phase != "day":
        return PHASES[state.phase], None
    if state.acted:
        return AFTER, None
    player = state.players[state.turn]
    if not player.passed:
        return TURN, None
    idle = state.options.free_actions_after_pass and not can_gather(state, player)
    return IDLE if idle else GATHERING, None


def _of_several(task: Task) -> Decision[OakState, Any]:
    """Steps and promotions are decisions of their own by how they come about."""
    if isinstance(task, StepTask):
        return STEPS[task.how]
    assert isinstance(task, PromoteTask)
    return MAKING_ANCIENT if task.ancient else PROMOTING
