"""What is worth thinking about: of actions that come to the same the one that costs least, and no change of resources
that pays for nothing.

Half of what a player of Oak may do are trades (O-40) that nobody would make, and most of the rest are the same action
with another druid. Left out here is only what something that stays is as good as; what people may do is `legal`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from typing import Any

from rules.core import Action
from rules.oak.actions import Brew, Climb, Exchange, Limit, Promote, Refresh, Special, Temple, Trade
from rules.oak.board import (
    ACTION,
    ACTIONS_OF,
    ANCIENT,
    ARCH,
    ARTEFACT,
    DRUID,
    HEART,
    INGREDIENT,
    KIND,
    MENHIR_WORD,
    RESOURCE,
    ROWS,
    TEMPLE_OF,
)
from rules.oak.decisions.climb import OAK_COST
from rules.oak.figures import FIGURES
from rules.oak.mechanics import costs
from rules.oak.mechanics.rest import RESTING, ROOTS
from rules.oak.state import OakState, Player

SHORT = 2
"""Missing so many of a resource, a player thinks of trading for it."""


def sensible(state: OakState, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """In the order of `legal`, never empty where that is not."""
    if len(legal) < 3:
        return legal
    player = state.players[seat]
    have = tuple(player.ingredients)
    wanted = _wanted(tuple(player.hand))
    best: dict[Hashable, tuple[Any, int]] = {}
    kept: list[int] = []
    for index, action in enumerate(legal):
        kind = type(action)
        if kind in BY_THEMSELVES:
            same, price = _alike(action)
        elif isinstance(action, Brew):
            same, price = action.potion, _parting(have, action.with_)
        elif isinstance(action, Trade):
            if not _short(player.resources[RESOURCE[action.take]], wanted[RESOURCE[action.take]]):
                continue
            same, price = action.take, _parting(have, action.give)
        elif isinstance(action, Exchange) and not state.tasks:
            to = RESOURCE[action.to]
            if player.resources[to] + action.amount in wanted[to]:
                kept.append(index)
            continue
        elif isinstance(action, Limit) and not state.tasks:
            if _full(player, ROWS.index(action.row)):
                kept.append(index)
            continue
        else:
            kept.append(index)
            continue
        known = best.get((kind, same))
        if known is None or price < known[0]:
            best[kind, same] = (price, index)
    kept += [index for _, index in best.values()]
    return [legal[index] for index in sorted(kept)] if kept else legal


Alike = tuple[Hashable, Any]
"""What actions have in common of which one is enough, and its price: that of the lowest stays."""


def _temple(action: Any) -> Alike:
    """An ordinary druid goes, and an ordinary druid to the Roots, unless an Elder saves something by going."""
    kind = KIND[action.druid]
    saved = costs.actor_discount(kind, costs.EFFECT[ACTION[action.action]])
    same = (action.action, action.space, bool(action.second), saved)
    return same, (kind != DRUID, KIND.get(action.second, DRUID))


def _climb(action: Any) -> Alike:
    return (action.card, action.arm, action.branch), KIND.get(action.druid, DRUID)


def _special(action: Any) -> Alike:
    kind = KIND[action.druid]
    saved = costs.actor_discount(kind, "menhir") if action.space == MENHIR_WORD else 0
    return (action.space, saved), kind != DRUID if action.space in ARTEFACT else kind in (ARCH, ANCIENT)


def _promote(action: Any) -> Alike:
    """Rather who can act again today."""
    return action.elder, (action.druid != RESTING, action.druid == ROOTS)


def _refresh(action: Any) -> Alike:
    """In which order cards go under the deck matters to nobody."""
    return action.display, 0


BY_THEMSELVES: dict[type[Action], Callable[[Any], Alike]] = {
    Temple: _temple,
    Climb: _climb,
    Special: _special,
    Promote: _promote,
    Refresh: _refresh,
}


@cache
def _alike(action: Action) -> Alike:
    return BY_THEMSELVES[type(action)](action)


@lru_cache(maxsize=1 << 14)
def _parting(have: tuple[int, ...], given: str) -> tuple[int, int, int]:
    """What it costs to part with ingredients: kinds that one has none of then, how many, and rather of what there is
    much."""
    left, words = list(have), given.replace("+", " ").split()
    for word in words:
        left[INGREDIENT[word]] -= 1
    gone = sum(own > 0 and now <= 0 for own, now in zip(have, left, strict=True))
    return gone, len(words), max(left) - min(left)


def _full(player: Player, row: int) -> bool:
    return player.slots(row) <= (len(player.creatures) if row else player.upper_used())


def _short(have: int, wanted: frozenset[int]) -> bool:
    return any(have + missing in wanted for missing in range(1, SHORT + 1))


@cache
def _wanted(hand: tuple[int, ...]) -> tuple[frozenset[int], ...]:
    """By resource: what a player may want to pay, for the cards in hand, a Menhir, a step of a limit."""
    found = []
    for resource in range(3):
        prices = {FIGURES.menhir.each, FIGURES.limit_step.cost}
        for card in hand:
            prices.update(costs.COST[action] for action in ACTIONS_OF[card] if costs.PAYS[action] == resource)
            if card == HEART or TEMPLE_OF[card] == resource:
                prices.add(OAK_COST)
        found.append(frozenset(prices))
    return tuple(found)
