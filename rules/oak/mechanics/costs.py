"""What things cost in resources, and how a mix is paid (O-62, O-77, O-96, O-136 to O-143, O-216)."""

from __future__ import annotations

from functools import cache

from rules.core import Action, Event
from rules.core.words import number_of
from rules.oak.actions import Pay as PayAction
from rules.oak.board import (
    ANCIENT,
    ARCH,
    CAOINEAG,
    FACHAN,
    FEAR_GORTA,
    ORDER_FIGURES,
    OVATE,
    RESOURCE,
    RESOURCES,
    TEMPLE_ACTIONS,
    UNSEELIE,
)
from rules.oak.events import Paid
from rules.oak.figures import FIGURES
from rules.oak.state import CAP, OakState, PayTask, Player

DISCOUNTS = FIGURES.discounts
COST = tuple(action.cost for action in TEMPLE_ACTIONS)
PAYS = tuple(RESOURCE[action.pays] for action in TEMPLE_ACTIONS)
EFFECT = tuple(action.effect for action in TEMPLE_ACTIONS)
ANY = [CAP] * 3


def without_actor(player: Player, action: int) -> int:
    """A temple action's cost for this player, before the acting druid's own power; may be negative."""
    cost = COST[action]
    if player.creatures:
        cost -= sum(saved for _, saved in creature_discounts(player, EFFECT[action]))
    return cost


def creature_discounts(player: Player, effect: str) -> list[tuple[int, int]]:
    """Which of the player's creatures save how much on a temple action of this effect (O-174, O-179)."""
    creatures = player.creatures
    found = []
    if CAOINEAG in creatures:
        found.append((CAOINEAG, DISCOUNTS.caoineag))
    if effect == "creature" and FEAR_GORTA in creatures:
        found.append((FEAR_GORTA, DISCOUNTS.fear_gorta))
    elif effect == "limit" and UNSEELIE in creatures:
        found.append((UNSEELIE, DISCOUNTS.unseelie))
    return found


def actor_discount(kind: int, effect: str) -> int:
    """What an acting druid saves by itself (O-136, O-138, O-142)."""
    saved = DISCOUNTS.arch if kind in (ARCH, ANCIENT) else 0
    if effect == "brew" and kind in (OVATE, ANCIENT):
        saved += DISCOUNTS.ovate
    return saved


@cache
def saving(kinds: tuple[int, ...], effect: str, least: int) -> tuple[int, ...]:
    """Which of these druids save at least so much by themselves."""
    return tuple(kind for kind in kinds if actor_discount(kind, effect) >= least)


def temple_cost(player: Player, action: int, kind: int) -> int:
    return max(0, without_actor(player, action) - actor_discount(kind, EFFECT[action]))


# --- mixes ---------------------------------------------------------------------------------------


def menhir_cost(player: Player, seat: int, kind: int) -> PayTask:
    """Three of each, less what druid and creature save (O-96)."""
    each = FIGURES.menhir.each
    total = 3 * each - actor_discount(kind, "menhir")
    if FACHAN in player.creatures:
        total -= DISCOUNTS.fachan
    return PayTask(seat, max(0, total), [each] * 3)


def rune_power_cost(player: Player, seat: int) -> PayTask:
    total = FIGURES.menhir.rune_power
    if FACHAN in player.creatures:
        total -= DISCOUNTS.fachan
    return PayTask(seat, max(0, total), ANY)


def limit_cost(player: Player, seat: int) -> PayTask:
    """A step of a limit marker as the Order's board has it (O-62)."""
    total, kind = _limit_total(player), ORDER_FIGURES[player.order].limit
    if kind == "any":
        return PayTask(seat, total, ANY)
    if kind == "same":
        return PayTask(seat, total, ANY, same=True)
    return PayTask(seat, total, [CAP if letter == kind else 0 for letter in RESOURCES])


def can_pay_limit(player: Player) -> bool:
    """`payable` for a step of a limit marker; asked in every turn."""
    kind, resources = ORDER_FIGURES[player.order].limit, player.resources
    have = sum(resources) if kind == "any" else max(resources) if kind == "same" else resources[RESOURCE[kind]]
    return have >= _limit_total(player)


def _limit_total(player: Player) -> int:
    total = FIGURES.limit_step.cost
    return max(0, total - DISCOUNTS.unseelie) if UNSEELIE in player.creatures else total


@cache
def pay_action(mix: tuple[int, ...]) -> PayAction:
    return PayAction(mix_word(mix))


@cache
def mix_word(mix: tuple[int, ...]) -> str:
    return " ".join(f"{amount}{letter}" for amount, letter in zip(mix, RESOURCES, strict=True) if amount)


@cache
def read_mix(word: str) -> tuple[int, int, int] | None:
    """The amounts of a mix in canonical writing, or None."""
    mix = [0, 0, 0]
    for part in word.split():
        if len(part) != 2 or part[1] not in RESOURCE or number_of(part[0]) is None:
            return None
        mix[RESOURCE[part[1]]] += int(part[0])
    return (mix[0], mix[1], mix[2])


@cache
def _mixes(total: int, most: tuple[int, ...], same: bool) -> tuple[tuple[int, int, int], ...]:
    found = []
    for feathers in range(min(total, most[0]), -1, -1):
        for mistletoe in range(min(total - feathers, most[1]), -1, -1):
            runes = total - feathers - mistletoe
            if runes <= most[2] and (not same or max(feathers, mistletoe, runes) == total):
                found.append((feathers, mistletoe, runes))
    return tuple(found)


def mixes(player: Player, cost: PayTask) -> tuple[tuple[int, int, int], ...]:
    """Every way to pay that cost now."""
    most = tuple(map(min, cost.most, player.resources))
    return _mixes(cost.total, most, cost.same)


def payable(player: Player, cost: PayTask) -> bool:
    most = map(min, cost.most, player.resources)
    return (max(most) if cost.same else sum(most)) >= cost.total


def pay_actions(state: OakState, cost: PayTask) -> list[Action]:
    return [pay_action(mix) for mix in mixes(state.players[cost.seat], cost)]


def pay_mix(player: Player, seat: int, mix: tuple[int, ...], events: list[Event]) -> None:
    for resource in range(3):
        player.resources[resource] -= mix[resource]
    if any(mix):
        events.append(Paid(seat, mix_word(mix)))


def ask_to_pay(state: OakState, cost: PayTask, events: list[Event]) -> None:
    """Pay at once where there is one way only, else ask."""
    player = state.players[cost.seat]
    found = mixes(player, cost)
    if len(found) == 1:
        pay_mix(player, cost.seat, found[0], events)
    else:
        state.tasks.append(cost)
