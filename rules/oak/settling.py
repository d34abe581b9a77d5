"""What happens by itself: tasks that do something once reached, and decisions with nothing left to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core import Dice, Event
from rules.oak import bag, climbing, effects
from rules.oak.board import (
    ARTEFACTS,
    CU_SITH,
    TARW,
)
from rules.oak.events import (
    ArtefactExhausted,
    Scored,
)
from rules.oak.exchanging import within_reach
from rules.oak.figures import FIGURES
from rules.oak.state import LIMITS, OakState
from rules.oak.tasks import (
    AfterUse,
    Begin,
    Climbing,
    Festival,
    LimitSteps,
    Raise,
    RaiseMenhir,
    Recharging,
    Source,
    Stepping,
    TakeIngredient,
)
from rules.oak.triggers import ARTEFACT, TEMPLES, comes_up

BONUS_STEP = FIGURES.effects.bonus_step
USES = len(FIGURES.artefact.losses)


def settle(state: OakState, dice: Dice, events: list[Event]) -> bool:
    """Do or close the task on top if there is nothing to decide in it; False when somebody must."""
    task = state.todo[-1]
    run = AUTOMATIC.get(type(task))
    return run is not None and run(state, task, dice, events)


def _close(state: OakState) -> bool:
    state.todo.pop()
    return True


def _begin(state: OakState, task: Begin, dice: Dice, events: list[Event]) -> bool:
    state.todo.pop()
    effects.begin(state, task.seat, task.effect, dice, events)
    return True


def _resolved(state: OakState, task: Source, dice: Dice, events: list[Event]) -> bool:
    return _close(state)


def _raise(state: OakState, task: Raise, dice: Dice, events: list[Event]) -> bool:
    state.todo.pop()
    effects.raise_limit(state, task.seat, task.row, events)
    return True


def _raise_menhir(state: OakState, task: RaiseMenhir, dice: Dice, events: list[Event]) -> bool:
    state.todo.pop()
    effects.raise_menhir(state, task.seat, events)
    return True


def _climbing(state: OakState, task: Climbing, dice: Dice, events: list[Event]) -> bool:
    state.todo.pop()
    climbing.climb(state, task.seat, task.branch, task.to, task.kind, events)
    return True


def _after_use(state: OakState, task: AfterUse, dice: Dice, events: list[Event]) -> bool:
    """Tarw Cernunnos' point, then exhaustion: a recharge inside the effect has saved the tile (O-98, O-179)."""
    state.todo.pop()
    player = state.players[task.seat]
    if comes_up(player, TARW, ARTEFACT):
        events.append(Scored(task.seat, player.score(FIGURES.effects.tarw, "artefacts"), "tarw cernunnos"))
    if task.own:
        artefact = next(a for a in player.artefacts if a.tile == task.artefact)
        if artefact.notch >= USES:
            player.artefacts.remove(artefact)
            player.exhausted.append(task.artefact)
            events.append(ArtefactExhausted(task.seat, ARTEFACTS[task.artefact]))
    return True


def _hold_festival(state: OakState, task: Festival, dice: Dice, events: list[Event]) -> bool:
    if not climbing.hold(state, task, dice, events):
        return False
    climbing.end_festival(state)
    return True


def _limit_steps_over(state: OakState, task: LimitSteps, dice: Dice, events: list[Event]) -> bool:
    player = state.players[task.seat]
    return (not task.left or min(player.limits) >= LIMITS.printed) and _close(state)


def _recharging_over(state: OakState, task: Recharging, dice: Dice, events: list[Event]) -> bool:
    artefacts = state.players[task.seat].artefacts
    return (not task.left or not any(a.notch and a.tile not in task.done for a in artefacts)) and _close(state)


def _forest_over(state: OakState, task: TakeIngredient, dice: Dice, events: list[Event]) -> bool:
    return task.forest and bag.forest_empty(state) and _close(state)


def _stepping_over(state: OakState, task: Stepping, dice: Dice, events: list[Event]) -> bool:
    player = state.players[task.seat]
    if task.how == "bonus":
        branch = task.branches[0]
        if not comes_up(player, CU_SITH + branch, TEMPLES[branch]) or not within_reach(state, task, branch, BONUS_STEP):
            return _close(state)
    past = task.how == "past"
    return not any(climbing.can_step(state, player, branch, past) for branch in task.branches) and _close(state)


AUTOMATIC: dict[type, Callable[[OakState, Any, Dice, list[Event]], bool]] = {
    Begin: _begin,
    Source: _resolved,
    Raise: _raise,
    RaiseMenhir: _raise_menhir,
    Climbing: _climbing,
    AfterUse: _after_use,
    Festival: _hold_festival,
    LimitSteps: _limit_steps_over,
    Recharging: _recharging_over,
    TakeIngredient: _forest_over,
    Stepping: _stepping_over,
}
