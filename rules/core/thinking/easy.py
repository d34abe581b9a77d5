"""The easy player: one step ahead, and it errs as people do. It never moves at random.

It is fond of one thing for the whole game and thinks more of it than it is worth; in every turn it forgets one thing
(a threat, the other half of the board); what is nearly as good as the best it may take instead, rather what it did
before than something new. What everybody sees it sees too: a clear gain, a win.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from rules.core.game import Seat
from rules.core.thinking.judge import Easy, Judge, Terms
from rules.core.thinking.stepping import Tried, best_of

HABIT = 0.3
"""How much of the slack it counts for a move to be of the kind it is fond of."""


def easy_choice(tried: Sequence[Tried], judge: Judge[Any], seat: Seat, character: int, turn: int) -> Tried:
    """One of the moves, each with what it brings."""
    easy = judge.data.easy
    best = best_of(tried)
    if best.over and best.value > 0.5:
        return best  # nobody overlooks a win
    true = [_lead(one, seat, {}) for one in tried]
    first, second = _two_best(true)
    if first - second >= easy.obvious:
        return tried[true.index(first)]
    mind = _mind(judge, easy, character, turn)
    seen = [_lead(one, seat, mind) for one in tried]
    top = max(seen)
    chooser = random.Random(f"{character}:{turn}:{len(tried)}")
    fond = random.Random(character)
    kinds = sorted({type(one.action).__name__ for one in tried})
    liked = kinds[fond.randrange(len(kinds))]
    weights = []
    for one, value, real in zip(tried, seen, true, strict=True):
        habit = HABIT * easy.slack if type(one.action).__name__ == liked else 0.0
        near = value + habit >= top - 2 * easy.slack and real >= first - easy.obvious
        weights.append(math.exp((value + habit - top) / easy.slack) if near else 0.0)
    if not any(weights):
        return best
    return chooser.choices(tried, weights)[0]


def _mind(judge: Judge[Any], easy: Easy, character: int, turn: int) -> dict[str, float]:
    """How much it thinks of each term in this turn, where that is not what it is worth."""
    terms = easy.forgets or judge.term_names[1:]
    fond = terms[random.Random(character).randrange(len(terms))]
    forgotten = terms[random.Random(f"{character}:{turn}").randrange(len(terms))]
    return {fond: 1 + easy.liking, forgotten: 0.0}


def _lead(tried: Tried, seat: Seat, mind: dict[str, float]) -> float:
    """What a move is worth to a seat above the best other, in points, as that mind sees it."""
    total = 0.0
    for players in tried.terms:
        worth = [_worth(terms, mind) for terms in players]
        others = [other for player, other in enumerate(worth) if player != seat]
        total += worth[seat] - (max(others) if others else 0.0)
    return total / len(tried.terms)


def _worth(terms: Terms, mind: dict[str, float]) -> float:
    if not mind:
        return sum(terms.values())
    return sum(value * mind.get(name, 1.0) for name, value in terms.items())


def _two_best(values: Sequence[float]) -> tuple[float, float]:
    ranked = sorted(values, reverse=True)
    return ranked[0], ranked[1] if len(ranked) > 1 else ranked[0]
