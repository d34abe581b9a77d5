"""Artefacts inside effects: turning own ones back, and using anybody's (O-154, O-156)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Dice
from rules.core.explaining import Objection
from rules.oak.actions import Borrow, Recharge, Skip
from rules.oak.board import ARTEFACT, ARTEFACT_EFFECT, ARTEFACTS
from rules.oak.decisions.against import Facts, against_effect
from rules.oak.decisions.common import SKIP, Answering, Events, space_facts
from rules.oak.events import ArtefactBorrowed, ArtefactRecharged
from rules.oak.figures import FIGURES
from rules.oak.mechanics import effects
from rules.oak.state import AfterUseTask, BeginTask, BorrowTask, OakState, Player, RechargeTask

RECHARGES = tuple(Recharge(word) for word in ARTEFACTS)
BORROWS = tuple(Borrow(word) for word in ARTEFACTS)


class Recharging(Answering[RechargeTask]):
    task = RechargeTask
    word = "recharge"
    kinds = (Recharge, Skip)
    clause = "O-154"

    def answers(self, state: OakState, player: Player, task: RechargeTask) -> Sequence[Action]:
        return [*(RECHARGES[tile] for tile in _turned(player, task)), SKIP]

    def answer(self, state: OakState, task: RechargeTask, action: Recharge, dice: Dice, events: Events) -> None:
        """Back, not past the start, and no points move (O-154)."""
        tile = ARTEFACT[action.artefact]
        artefact = next(a for a in state.players[task.seat].artefacts if a.tile == tile)
        artefact.notch = max(0, artefact.notch - FIGURES.artefact.recharge)
        task.left -= 1
        task.done = [*task.done, tile]
        events.append(ArtefactRecharged(task.seat, action.artefact, artefact.notch))

    def over(self, state: OakState, task: RechargeTask) -> bool:
        return not task.left or not _turned(state.players[task.seat], task)

    def against(self, state: OakState, task: RechargeTask, player: Player, action: Recharge) -> Iterator[Objection]:
        if not isinstance(action, Recharge):
            return
        tile, facts = ARTEFACT[action.artefact], space_facts(action.artefact)
        if tile in player.exhausted:
            yield "exhausted", "O-154", facts
        if all(a.tile != tile for a in player.artefacts):
            yield "not-your-artefact", "O-154", facts
        if tile in task.done:
            yield "recharged-already", "O-154", facts
        yield "fully-charged", "O-154", facts

    def facts(self, state: OakState, task: RechargeTask) -> Facts:
        return {"left": task.left}


def _turned(player: Player, task: RechargeTask) -> list[int]:
    """Own artefacts that can still be turned back."""
    return [artefact.tile for artefact in player.artefacts if artefact.notch and artefact.tile not in task.done]


class Borrowing(Answering[BorrowTask]):
    """No charge, no druid, no loss (O-156)."""

    task = BorrowTask
    word = "borrow"
    kinds = (Borrow,)
    clause = "O-156"

    def answers(self, state: OakState, player: Player, task: BorrowTask) -> Sequence[Action]:
        return [BORROWS[tile] for tile, _ in effects.borrowable(state, task.seat, effects.in_progress(state))]

    def answer(self, state: OakState, task: BorrowTask, action: Borrow, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        tile = ARTEFACT[action.artefact]
        owner = next(
            number
            for number, player in enumerate(state.players)
            if any(a.tile == tile for a in player.artefacts) or tile in player.exhausted
        )
        events.append(ArtefactBorrowed(task.seat, action.artefact, owner))
        state.tasks.append(AfterUseTask(task.seat, tile, own=False))
        state.tasks.append(BeginTask(task.seat, ARTEFACT_EFFECT[tile]))

    def against(self, state: OakState, task: BorrowTask, player: Player, action: Borrow) -> Iterator[Objection]:
        tile = ARTEFACT[action.artefact]
        if action.artefact in effects.in_progress(state):
            yield "still-being-resolved", "O-206", {"name": action.artefact}
        if all(a.tile != tile for other in state.players for a in other.artefacts):
            yield "nobodys-artefact", "O-156", space_facts(action.artefact)
        yield from against_effect(state, player, ARTEFACT_EFFECT[tile])
