"""Who must decide now. It depends on nothing hidden."""

from __future__ import annotations

from rules.core import Seat
from rules.kemet import council
from rules.kemet.beginning import first_chooser
from rules.kemet.state import BattleTask, KemetState, PrayersTask


def waiting(state: KemetState) -> tuple[Seat, ...]:
    if state.tasks:
        task = state.tasks[-1]
        if isinstance(task, BattleTask):
            return battle_waits(state, task)
        if isinstance(task, PrayersTask):
            return tuple(task.seats)
        return (task.seat,)
    if state.phase == "over":
        return ()
    if state.phase == "setup":
        if state.options.setup_order == "together":
            return tuple(seat for seat in range(state.seats) if seat not in state.plans)
        return (state.order[state.turn],)
    if state.phase == "first":
        return (first_chooser(state),)
    return (state.queue[0],)


def battle_waits(state: KemetState, task: BattleTask) -> tuple[Seat, ...]:
    stage, seats = task.stage, task.seats
    if stage == "council":
        return council.awaited(state, task)
    if stage in ("diversion", "wound"):
        return (seats[task.side],)
    return (seats[1 - task.winner] if stage in ("loser", "keep") else seats[task.winner],)
