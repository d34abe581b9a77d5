"""The decisions, and which of them is open."""

from __future__ import annotations

from typing import Any

from rules.core import OVER, Decision, Dice, Event
from rules.karnag.decisions.acting import Acting
from rules.karnag.decisions.effects import Controlling, Keeping, Learning, Raising, Shifting, Walking
from rules.karnag.decisions.putting_down import Between, ChoosingSlots, LayingObstacles, PlacingDruids
from rules.karnag.state import (
    ControlTask,
    CubeTask,
    KarnagState,
    KeepTask,
    LearnTask,
    MenhirTask,
    ShiftTask,
    WalkTask,
)

DECISIONS: dict[type, Decision[KarnagState, Any]] = {
    CubeTask: Acting(),
    LearnTask: Learning(),
    ShiftTask: Shifting(),
    WalkTask: Walking(),
    ControlTask: Controlling(),
    KeepTask: Keeping(),
    MenhirTask: Raising(),
}
"""By the open task."""
BETWEEN = Between()
PHASES: dict[str, Decision[KarnagState, Any]] = {
    "obstacles": LayingObstacles(),
    "placing": PlacingDruids(),
    "choosing": ChoosingSlots(),
    "acting": BETWEEN,
    "gems": BETWEEN,
    "council": BETWEEN,
    "over": OVER,
}
"""By the phase, where no task is open."""


def opened(state: KarnagState) -> tuple[Decision[KarnagState, Any], Any]:
    """The open decision and its task."""
    if state.tasks:
        task = state.tasks[-1]
        return DECISIONS[type(task)], task
    return PHASES[state.phase], None


def go_on(state: KarnagState, dice: Dice, events: list[Event]) -> None:
    """Everything that happens by itself until somebody must decide or the game is over."""
    while True:
        decision, task = opened(state)
        if not decision.settle(state, task, dice, events):
            return
