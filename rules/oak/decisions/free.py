"""Free actions, as often as wanted in the own turn: trading, limits, exchanges, Carw Gwyn; with an option refreshing
(O-40, O-54, O-59, O-62, O-179, O-214)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from rules.core import Action, Event
from rules.core.explaining import Objection
from rules.oak.actions import Discard, Exchange, Limit, Refresh, Trade
from rules.oak.board import (
    ABHARTACH,
    CARW_GWYN,
    CREATURE,
    CREATURES,
    DISPLAYS,
    INGREDIENT,
    INGREDIENTS,
    ORDER_FIGURES,
    RESOURCE,
    RESOURCES,
    ROWS,
    SLUAGH,
)
from rules.oak.decisions.against import Facts
from rules.oak.events import CreatureDiscarded, Traded
from rules.oak.mechanics import costs, displays, effects, exchanging, potions
from rules.oak.state import CAP, LIMITS, OakState, Player, RaiseTask

FREE: tuple[type[Action], ...] = (Trade, Limit, Exchange, Discard, Refresh)
LIMIT_ACTIONS = tuple(Limit(row) for row in ROWS)
DISCARD = Discard(CREATURES[CARW_GWYN])


def actions(state: OakState, seat: int) -> list[Action]:
    player = state.players[seat]
    resources = player.resources
    found: list[Action] = []
    if any(player.ingredients) and min(resources) < CAP:
        have = tuple([2 if own > 2 else own for own in player.ingredients])
        found += trades(have, tuple([own < CAP for own in resources]), ABHARTACH in player.creatures)
    if min(player.limits) < LIMITS.printed and costs.can_pay_limit(player):
        found += [LIMIT_ACTIONS[row] for row in (0, 1) if player.limits[row] < LIMITS.printed]
    if player.creatures:
        found += exchanging.free_exchanges(state, player)
        if CARW_GWYN in player.creatures:
            found.append(DISCARD)
    if not state.options.refresh_only_with_take:
        found += displays.refreshes(state, player, 0)
        found += displays.refreshes(state, player, 1)
    return found


# --- trading (O-40) ------------------------------------------------------------------------------


@cache
def trades(have: tuple[int, ...], room: tuple[bool, ...], single: bool) -> tuple[Trade, ...]:
    """Two ingredients for a resource; with Abhartach also one (O-40, O-179)."""
    gifts = [INGREDIENTS[kind] for kind in range(5) if have[kind]] if single else []
    gifts += [
        f"{INGREDIENTS[a]}+{INGREDIENTS[b]}"
        for a in range(5)
        for b in range(a, 5)
        if have[a] and have[b] and (a != b or have[a] > 1)
    ]
    return tuple(Trade(give, RESOURCES[take]) for give in gifts for take in range(3) if room[take])


def _trade(state: OakState, seat: int, action: Trade, events: list[Event]) -> None:
    player = state.players[seat]
    potions.pay_ingredients(state, player, [INGREDIENT[word] for word in action.give.split("+")])
    player.gain(RESOURCE[action.take], 1)
    events.append(Traded(seat, action.give, action.take))


def against_trade(state: OakState, seat: int, action: Trade) -> Iterator[Objection]:
    player = state.players[seat]
    given = [INGREDIENT[word] for word in action.give.split("+")]
    facts: Facts = {"give": action.give, "take": action.take}
    right = "+".join(INGREDIENTS[kind] for kind in sorted(given))
    if right != action.give:
        yield "written-otherwise", "O-40", {"word": right}
    if len(given) == 1 and ABHARTACH not in player.creatures:
        yield "two-for-one", "O-40", facts
    if any(given.count(kind) > player.ingredients[kind] for kind in given):
        yield "no-ingredients", "O-40", facts
    if player.resources[RESOURCE[action.take]] >= CAP:
        yield "resource-full", "O-39", {"resource": action.take, "cap": CAP}


# --- limits (O-62, O-217) ------------------------------------------------------------------------


def _limit(state: OakState, seat: int, action: Limit, events: list[Event]) -> None:
    state.tasks.append(RaiseTask(seat, ROWS.index(action.row)))
    costs.ask_to_pay(state, costs.limit_cost(state.players[seat], seat), events)


def against_limit(state: OakState, seat: int, action: Limit) -> Iterator[Objection]:
    player = state.players[seat]
    yield from against_full_limit(player, action)
    kind = ORDER_FIGURES[player.order].limit
    yield "cannot-raise", "O-62", {"total": costs.limit_cost(player, seat).total, "kind": kind}


def against_full_limit(player: Player, action: Limit) -> Iterator[Objection]:
    if player.limits[ROWS.index(action.row)] >= LIMITS.printed:
        yield "limit-full", "O-217", {"row": action.row, "most": LIMITS.printed}


# --- exchanges (O-147, O-179, O-214) -------------------------------------------------------------


def against_exchange(state: OakState, seat: int, action: Exchange, of_effect: bool = False) -> Iterator[Objection]:
    player = state.players[seat]
    given = RESOURCE[action.from_]
    facts: Facts = {"given": action.from_, "received": action.to, "amount": action.amount}
    if action.from_ == action.to:
        yield "another-resource", "O-147", facts
    if not of_effect:
        if SLUAGH + given not in player.creatures:
            yield "needs-exchanger", "O-179", facts
        if state.received[given]:
            yield "not-exchanged-on", "O-179", facts
    if action.amount > player.resources[given]:
        yield "cannot-pay", "O-147", {"cost": action.amount, "resource": action.from_, "have": player.resources[given]}
    if action.amount + player.resources[RESOURCE[action.to]] > CAP:
        yield "resource-full", "O-39", {"resource": action.to, "cap": CAP}
    if action.amount and state.tasks and not of_effect:
        yield "needed-now", "O-214", facts
    yield "at-least-one", "O-147", facts


# --- refreshing, Carw Gwyn (O-54, O-59, O-178) ---------------------------------------------------


def against_refresh(state: OakState, seat: int, action: Refresh) -> Iterator[Objection]:
    player = state.players[seat]
    number = DISPLAYS.index(action.display)
    clause = "O-54" if number else "O-59"
    facts: Facts = {"display": action.display}
    if not state.tasks and state.options.refresh_only_with_take:
        yield "only-when-taking", clause, facts
    if state.refreshed[number]:
        yield "refreshed-already", clause, facts
    if not (state.artefact_pile if number else state.creature_deck):
        yield "nothing-to-draw", "O-204", facts
    resource = displays.REFRESHING[action.display]
    if not player.resources[resource]:
        yield "cannot-pay", clause, {"cost": 1, "resource": RESOURCES[resource], "have": 0}
    yield "other-order", clause, {"order": action.order}


def discard(state: OakState, seat: int, action: Discard, events: list[Event]) -> None:
    events.append(CreatureDiscarded(seat, action.card, effects.discard_carw_gwyn(state, seat)))


def against_discard(state: OakState, seat: int, action: Discard) -> Iterator[Objection]:
    if CREATURE[action.card] != CARW_GWYN:
        yield "only-carw-gwyn", "O-63", {"card": action.card}
    yield "no-carw-gwyn", "O-178", {"card": action.card}


AGAINST: dict[type[Action], Callable[[OakState, int, Any], Iterator[Objection]]] = {
    Trade: against_trade,
    Limit: against_limit,
    Exchange: against_exchange,
    Refresh: against_refresh,
    Discard: against_discard,
}
TAKING: dict[type[Action], Callable[[OakState, int, Any, list[Event]], None]] = {
    Trade: _trade,
    Limit: _limit,
    Exchange: exchanging.exchange_freely,
    Refresh: displays.refresh,
    Discard: discard,
}
"""What taking a free action does."""
