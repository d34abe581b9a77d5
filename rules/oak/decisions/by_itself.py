"""Tasks that ask nobody: they do something once reached."""

from __future__ import annotations

from rules.core import Dice
from rules.oak.board import ARTEFACTS, TARW
from rules.oak.decisions.common import ByItself, Events
from rules.oak.events import ArtefactExhausted, Scored
from rules.oak.figures import FIGURES
from rules.oak.mechanics import broichan, climbing, effects
from rules.oak.mechanics.triggers import ARTEFACT, comes_up
from rules.oak.state import (
    AfterUseTask,
    BeginTask,
    ClimbTask,
    MenhirTask,
    OakState,
    RaiseTask,
    SourceTask,
    TriplesTask,
)

USES = len(FIGURES.artefact.losses)


class Beginning(ByItself[BeginTask]):
    task = BeginTask
    word = "begin"

    def happen(self, state: OakState, task: BeginTask, dice: Dice, events: Events) -> None:
        effects.begin(state, task.seat, task.effect, dice, events)


class Resolved(ByItself[SourceTask]):
    """What was started under a name is resolved; until then nothing starts it again (O-206)."""

    task = SourceTask
    word = "source"

    def happen(self, state: OakState, task: SourceTask, dice: Dice, events: Events) -> None:
        pass


class RaisingLimit(ByItself[RaiseTask]):
    """A step of a limit marker that has been paid (O-62)."""

    task = RaiseTask
    word = "raise"

    def happen(self, state: OakState, task: RaiseTask, dice: Dice, events: Events) -> None:
        effects.raise_limit(state, task.seat, task.row, events)


class RaisingMenhir(ByItself[MenhirTask]):
    task = MenhirTask
    word = "menhir"

    def happen(self, state: OakState, task: MenhirTask, dice: Dice, events: Events) -> None:
        effects.raise_menhir(state, task.seat, events)


class Climbing(ByItself[ClimbTask]):
    task = ClimbTask
    word = "climb"

    def happen(self, state: OakState, task: ClimbTask, dice: Dice, events: Events) -> None:
        climbing.climb(state, task.seat, task.branch, task.to, task.kind, events)


class AfterUse(ByItself[AfterUseTask]):
    """Tarw Cernunnos' point, then exhaustion: a recharge inside the effect has saved the tile (O-98, O-179)."""

    task = AfterUseTask
    word = "after-use"

    def happen(self, state: OakState, task: AfterUseTask, dice: Dice, events: Events) -> None:
        player = state.players[task.seat]
        if comes_up(player, TARW, ARTEFACT):
            events.append(Scored(task.seat, player.score(FIGURES.effects.tarw, "artefacts"), "tarw cernunnos"))
        if task.own:
            artefact = next(a for a in player.artefacts if a.tile == task.artefact)
            if artefact.notch >= USES:
                player.artefacts.remove(artefact)
                player.exhausted.append(task.artefact)
                events.append(ArtefactExhausted(task.seat, ARTEFACTS[task.artefact]))


class Tripling(ByItself[TriplesTask]):
    """Broichan turns three equal ingredients into a step, until he has none (O-195)."""

    task = TriplesTask
    word = "triples"

    def settle(self, state: OakState, task: TriplesTask, dice: Dice, events: Events) -> bool:
        if not broichan.turn_triple(state, task.seat, events):
            state.tasks.pop()
        return True
