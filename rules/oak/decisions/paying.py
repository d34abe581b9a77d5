"""Resources and limits: how a price is paid, what is gained, exchanged or raised (O-39, O-144, O-147, O-161, O-216)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Dice
from rules.core.explaining import Objection
from rules.oak.actions import Exchange, Gain, Limit, Pay
from rules.oak.board import RESOURCE, ROWS
from rules.oak.decisions import free
from rules.oak.decisions.against import Facts, against_mix
from rules.oak.decisions.common import Answering, Events, written_otherwise
from rules.oak.events import Gained
from rules.oak.mechanics import climbing, costs, effects
from rules.oak.mechanics.exchanging import exchange, exchange_actions, exchanges
from rules.oak.state import (
    CAP,
    LIMITS,
    ExchangeTask,
    FestivalTask,
    GainTask,
    LimitTask,
    OakState,
    PayTask,
    Player,
)


class Paying(Answering[PayTask]):
    """A price of which the mix is open (O-216)."""

    task = PayTask
    word = "pay"
    kinds = (Pay,)
    clause = "O-216"

    def answers(self, state: OakState, player: Player, task: PayTask) -> Sequence[Action]:
        return costs.pay_actions(state, task)

    def answer(self, state: OakState, task: PayTask, action: Pay, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        mix = costs.read_mix(action.mix)
        assert mix is not None
        costs.pay_mix(state.players[task.seat], task.seat, mix, events)

    def against(self, state: OakState, task: PayTask, player: Player, action: Pay) -> Iterator[Objection]:
        mix = costs.read_mix(action.mix)
        assert mix is not None
        yield from written_otherwise(action.mix, costs.mix_word(mix), "O-216")
        yield from against_mix(player, task, mix)

    def facts(self, state: OakState, task: PayTask) -> Facts:
        return {"left": task.total}


class Gaining(Answering[GainTask]):
    """Of one resource: that many, or up to the cap (O-161)."""

    task = GainTask
    word = "gain"
    kinds = (Gain,)
    clause = "O-161"

    def answers(self, state: OakState, player: Player, task: GainTask) -> Sequence[Action]:
        return [climbing.GAINS[resource] for resource in range(3) if player.resources[resource] < CAP]

    def answer(self, state: OakState, task: GainTask, action: Gain, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        came = state.players[task.seat].gain(RESOURCE[action.resource], task.amount)
        events.append(Gained(task.seat, {action.resource: came}, "effect"))

    def against(self, state: OakState, task: GainTask, player: Player, action: Gain) -> Iterator[Objection]:
        if player.resources[RESOURCE[action.resource]] >= CAP:
            yield "resource-full", "O-39", {"resource": action.resource, "cap": CAP}

    def facts(self, state: OakState, task: GainTask) -> Facts:
        return {"left": task.amount}


class AtFestival(Answering[FestivalTask]):
    """A festival under way asks the owner of Bugul Noz only (O-88 to O-91, O-171)."""

    task = FestivalTask
    word = "festival"
    kinds = (Gain,)
    clause = "O-171"

    def answers(self, state: OakState, player: Player, task: FestivalTask) -> Sequence[Action]:
        return climbing.GAINS

    def answer(self, state: OakState, task: FestivalTask, action: Gain, dice: Dice, events: Events) -> None:
        climbing.choose_at_festival(state, task, RESOURCE[action.resource], events)

    def settle(self, state: OakState, task: FestivalTask, dice: Dice, events: Events) -> bool:
        if not climbing.hold(state, task, dice, events):
            return False
        climbing.end_festival(state)
        return True

    def facts(self, state: OakState, task: FestivalTask) -> Facts:
        return {"left": climbing.BUGUL}


class Exchanging(Answering[ExchangeTask]):
    """One resource for as many of another, and `more` of it on top (O-113, O-147)."""

    task = ExchangeTask
    word = "exchange"
    kinds = (Exchange,)
    clause = "O-147"

    def answers(self, state: OakState, player: Player, task: ExchangeTask) -> Sequence[Action]:
        found: list[Action] = []
        if task.least == 0:  # exchanging nothing is one choice per resource received
            for received in range(3):
                if player.resources[received] < CAP:
                    found += exchange_actions(1 if received == 0 else 0, received, 0, 0)
        for given in range(3):
            found += exchanges(player, given)
        return found

    def answer(self, state: OakState, task: ExchangeTask, action: Exchange, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        exchange(state.players[task.seat], task.seat, action, task.more, events)

    def against(self, state: OakState, task: ExchangeTask, player: Player, action: Exchange) -> Iterator[Objection]:
        return free.against_exchange(state, task.seat, action, of_effect=True)

    def facts(self, state: OakState, task: ExchangeTask) -> Facts:
        return {"left": task.more}


class RaisingLimits(Answering[LimitTask]):
    """Steps of a limit marker that an effect gives (O-144)."""

    task = LimitTask
    word = "limit"
    kinds = (Limit,)
    clause = "O-144"

    def answers(self, state: OakState, player: Player, task: LimitTask) -> Sequence[Action]:
        return [free.LIMIT_ACTIONS[row] for row in (0, 1) if player.limits[row] < LIMITS.printed]

    def answer(self, state: OakState, task: LimitTask, action: Limit, dice: Dice, events: Events) -> None:
        task.left -= 1
        effects.raise_limit(state, task.seat, ROWS.index(action.row), events)

    def over(self, state: OakState, task: LimitTask) -> bool:
        return not task.left or min(state.players[task.seat].limits) >= LIMITS.printed

    def against(self, state: OakState, task: LimitTask, player: Player, action: Limit) -> Iterator[Objection]:
        return free.against_full_limit(player, action)

    def facts(self, state: OakState, task: LimitTask) -> Facts:
        return {"left": task.left}
