"""The decisions, and which of them is open."""

from __future__ import annotations

from typing import Any

from rules.core import OVER, Decision, Dice, Event, Seat
from rules.karnag.decisions.acting import Acting
from rules.karnag.decisions.common import Asked as Asked
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

TASKS: dict[type, Decision[KarnagState, Any]] = {
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
DECISIONS: dict[str, Decision[KarnagState, Any]] = {one.word: one for one in (*TASKS.values(), *PHASES.values())}
"""By their words, as a view names the open one."""


def opened(state: KarnagState) -> tuple[Decision[KarnagState, Any], Any]:
    """The open decision and its task."""
    if state.tasks:
        task = state.tasks[-1]
        return TASKS[type(task)], task
    return PHASES[state.phase], None


def asked(state: KarnagState, viewer: Seat | None) -> Asked:
    """What a view says of the open decision."""
    decision, task = opened(state)
    said = decision.asked(state, task, viewer)
    return said if isinstance(said, Asked) else Asked(said.word, said.seats)


def go_on(state: KarnagState, dice: Dice, events: list[Event]) -> None:
    """Everything that happens by itself until somebody must decide or the game is over."""
    while True:
        decision, task = opened(state)
        if not decision.settle(state, task, dice, events):
            return
