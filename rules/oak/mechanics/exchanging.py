"""Turning resources into others: by an effect, or freely with creatures 1 to 3 (O-39, O-147, O-179, O-214)."""

from __future__ import annotations

from functools import cache

from rules.core import Event
from rules.oak.actions import Exchange
from rules.oak.board import RESOURCE, RESOURCES, SLUAGH
from rules.oak.events import Exchanged
from rules.oak.state import CAP, ExchangeTask, OakState, Player, Task


@cache
def exchange_actions(given: int, received: int, least: int, most: int) -> tuple[Exchange, ...]:
    return tuple(Exchange(RESOURCES[given], RESOURCES[received], amount) for amount in range(least, most + 1))


def exchanges(player: Player, given: int, least: int = 1) -> list[Exchange]:
    """Of one resource into each other, as far as there is room (O-39)."""
    found: list[Exchange] = []
    have = player.resources[given]
    for received in range(3):
        if received != given:
            found += exchange_actions(given, received, least, min(have, CAP - player.resources[received]))
    return found


def exchange(player: Player, seat: int, action: Exchange, more: int, events: list[Event]) -> None:
    player.resources[RESOURCE[action.from_]] -= action.amount
    player.gain(RESOURCE[action.to], action.amount)
    extra = player.gain(RESOURCE[action.to], more)
    events.append(Exchanged(seat, action.from_, action.amount, action.to, extra))


# --- creatures 1 to 3 ----------------------------------------------------------------------------


def may_give(state: OakState, player: Player, given: int) -> bool:
    """Its creature is there, and it was not itself received by a free exchange (O-179)."""
    return SLUAGH + given in player.creatures and not state.received[given]


def free_exchanges(state: OakState, player: Player) -> list[Exchange]:
    return [action for given in range(3) if may_give(state, player, given) for action in exchanges(player, given)]


def exchange_freely(state: OakState, seat: int, action: Exchange, events: list[Event]) -> None:
    state.received[RESOURCE[action.to]] = True
    exchange(state.players[seat], seat, action, 0, events)


def between_parts(state: OakState, task: Task) -> bool:
    """With the option, inside the own turn's effects too; where an exchange is asked for anyway, it is that one."""
    if not state.options.exchange_any_time:
        return False
    return state.phase == "day" and task.seat == state.turn and not isinstance(task, ExchangeTask)


def within_reach(state: OakState, task: Task, resource: int, amount: int) -> bool:
    """The seat of that task has so much of a resource, or can exchange others for it first."""
    player = state.players[task.seat]
    have = player.resources[resource]
    if have < amount and between_parts(state, task):
        have += sum(
            player.resources[given] for given in range(3) if given != resource and may_give(state, player, given)
        )
    return have >= amount
