"""The decisions, and which of them is open: that of the last task at its stage, else that of the phase."""

from __future__ import annotations

from typing import Any

from rules.core import OVER, Decision
from rules.kemet.board import NO_CITY
from rules.kemet.decisions.aftermath import Closing, Keeping, Losing, Reinforcing, Resolving, Retreating, Winning
from rules.kemet.decisions.beginning import SettingUp, Settling, TakingFirst
from rules.kemet.decisions.buying import Buying, Swapping
from rules.kemet.decisions.common import OfTask
from rules.kemet.decisions.council import Council, Diverting, InBattle, Ordering, Wounding
from rules.kemet.decisions.moving import Moving
from rules.kemet.decisions.night import Delta, Discarding, Drawing, Offering, Positioning, Praying, Seeing
from rules.kemet.decisions.raising import Raising
from rules.kemet.decisions.recruiting import Placing, Recruiting
from rules.kemet.decisions.turn import Acting, Adding, Ending, Laying
from rules.kemet.state import KemetState

PHASES: dict[str, Decision[KemetState, Any]] = {
    "setup": SettingUp(),
    "first": TakingFirst(),
    "night": Positioning(),
    "over": OVER,
}
"""What is asked while no task is open. By day there always is one."""
SETTLING = Settling()
"""Before the set-up, where cities are chosen."""
OF_TASKS: tuple[OfTask[Any] | InBattle, ...] = (
    *(Laying(), Adding(), Acting(), Ending()),
    *(Buying(), Swapping(), Raising(), Recruiting(), Placing(), Moving()),
    *(Ordering(), Council(), Diverting(), Wounding(), Resolving(), Reinforcing()),
    *(Losing(), Retreating(), Keeping(), Winning(), Closing()),
    *(Offering(), Delta(), Praying(), Seeing(), Discarding(), Drawing()),
)
TASKS: dict[type, dict[str, Decision[KemetState, Any]]] = {
    task: {one.stage: one for one in OF_TASKS if one.task is task}
    for task in dict.fromkeys(one.task for one in OF_TASKS)
}
"""By the kind of the open task and its stage."""
DECISIONS: dict[str, Decision[KemetState, Any]] = {one.word: one for one in (SETTLING, *PHASES.values(), *OF_TASKS)}
"""By their words, as a view names the open one."""


def opened(state: KemetState) -> tuple[Decision[KemetState, Any], Any]:
    """The open decision and its task."""
    if not state.tasks:
        return SETTLING if state.phase == "setup" and NO_CITY in state.cities else PHASES[state.phase], None
    task = state.tasks[-1]
    return TASKS[type(task)][task.stage], task
