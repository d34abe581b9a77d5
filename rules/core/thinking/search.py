"""One search for all titles: a tree of small decisions on imagined positions, grown descent by descent.

Several imaginations of what is hidden share one root: what its moves have brought is counted together, what follows is
each one's own. A move that draws keeps several outcomes. Where others decide at the same time, their choices are drawn
before: in each imagination anew at the root, together with the own one below it, so that nobody answers what he cannot
know. The same seed and the same count of descents give the same move; stopping early only makes it fewer descents.
"""

from __future__ import annotations

import math
import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from rules.core.dice import FastDice
from rules.core.game import Action, Seat
from rules.core.imagined import Imagined, Saved
from rules.core.players import random_choice
from rules.core.thinking.judge import AT_ONCE, Judge, Terms, final_values
from rules.core.thinking.stepping import STEPS_AT_ONCE, draw_others

EXPLORE = 0.45
"""The PUCT constant, for values between 0 and 1: little, since the judge is better than chance."""
SHARP = 0.06
"""Root moves whose one-step values differ by this much are tried first in the proportion e to 1."""
EVEN = 0.1
"""The share of this that all moves get alike."""
FIRST_OUTCOMES = 4
"""Outcomes, or imaginations, in which a move is tried before it is compared, where it depends on them."""
DRAWN = 4
"""Steps drawn for a seat that decides at the same time as others; the best of them is its choice."""
OUTCOMES = 6
"""Outcomes kept of a move that draws."""
UNTRIED = 0.02
"""A move not tried yet is taken to be a little worse than its position."""
MOST_STEPS = 5_000
"""A random play-out that is longer than any game."""

NOBODY = -1
"""Where nobody chooses: it is over, or several decide at once and all of it is drawn."""
ALL_AT_ONCE = Action()

Valued = Callable[[Imagined[Any]], list[float]]
"""How likely each player is to win from a position."""


def never() -> bool:
    return False


def judged(judge: Judge[Any]) -> Valued:
    """Positions valued by a judge, finished ones by their standings."""

    def value(position: Imagined[Any]) -> list[float]:
        values = judge.values(position.state)
        standings = None if position.waiting else position.game.standings(position.state)
        return values if standings is None else final_values(standings, len(values), judge.scale)

    return value


def played_out(seed: int, players: int) -> Valued:
    """Positions valued by one random game to the end: search without a judge."""
    chooser = random.Random(seed)

    def value(position: Imagined[Any]) -> list[float]:
        trial = position.copy()
        for _ in range(MOST_STEPS):
            seat = next(iter(trial.waiting), None)
            legal = () if seat is None else trial.legal(seat)
            if not legal:
                break
            trial.play(random_choice(legal, chooser), seat)
        trial.dice.collect()
        standings = trial.game.standings(trial.state)
        return [0.5] * players if standings is None else final_values(standings, players, 1.0)

    return value


class Weighed(msgspec.Struct, frozen=True):
    """A move, how likely it makes its seat win, and how often it was looked into."""

    action: Action
    value: float
    tries: int


class Node:
    """A position in the tree. `actions` is empty until it is met a second time."""

    __slots__ = (
        "actions",
        "data",
        "drawn",
        "met",
        "outcomes",
        "position",
        "priors",
        "seat",
        "totals",
        "tries",
        "values",
    )

    def __init__(self, position: Imagined[Any], values: list[float], drawn: bool = False) -> None:
        self.position: Imagined[Any] | None = position
        self.data: Saved | None = None
        self.values = values
        """As it is judged by itself."""
        self.drawn = drawn
        """It is one outcome among others."""
        self.met = 1
        self.seat: Seat = NOBODY
        self.actions: Sequence[Action] = ()
        self.priors: list[float] = []
        """At the root; elsewhere all moves are alike, and those tried first are those that did well elsewhere."""
        self.tries: list[int] = []
        self.totals: list[float] = []
        self.outcomes: list[list[Node]] = []


class Search:
    """Thinking about one decision of one seat; it can be gone on with and asked for its best move at any time."""

    def __init__(
        self, position: Imagined[Any], judge: Judge[Any] | None, seed: int, *, valued: Valued | None = None
    ) -> None:
        """`valued` in place of the judge: `played_out`."""
        assert judge is not None or valued is not None, "something must tell what a position is worth"
        self.seat: Seat = position.me
        self.judge = judge
        self.value: Valued = valued if valued is not None else judged(judge)  # type: ignore[arg-type]
        self.dice = FastDice(seed)
        self.chooser = random.Random(seed)
        self.descents = 0
        self.liked: dict[tuple[Seat, Action], tuple[int, float]] = {}
        """What a move brought its seat anywhere in the tree: (how often, in all)."""
        self.position = position
        self.roots = list(self._imagine(position))
        root = self.roots[0]
        root.priors = [1 / max(1, len(root.actions))] * len(root.actions)
        for other in self.roots[1:]:
            other.tries, other.totals, other.priors = root.tries, root.totals, root.priors
        self.first = deque(self._first_round())

    @property
    def actions(self) -> Sequence[Action]:
        """What it thinks about; empty where the seat may do nothing."""
        return self.roots[0].actions

    # --- growing ---------------------------------------------------------------------------------

    def run(self, descents: int, stopped: Callable[[], bool] = never) -> None:
        """Grow by so many descents, or fewer when `stopped` (asked before each) says so."""
        if len(self.actions) < 2:
            return
        for _ in range(descents):
            if stopped():
                return
            self.descend()

    def descend(self) -> None:
        """Go down to a position not met yet, value it, and remember on the way what it brings to whom."""
        first_round = bool(self.first)
        node, chosen = self.first.popleft() if first_round else (self.roots[self.descents % len(self.roots)], -1)
        path: list[tuple[Node, int]] = []
        while True:
            if chosen < 0:
                if node.position is not None:
                    self._open(node)
                if not node.actions:  # it is over, or nothing can be done: its value stands
                    break
                chosen = self._select(node)
            path.append((node, chosen))
            met = node.outcomes[chosen]
            known = len(met)
            node = self._follow(node, chosen, first_round)
            if len(met) > known:
                break
            chosen = -1
        self._remember(path, node.values)
        self.descents += 1
        if first_round:
            root, tried = path[0]
            if node.drawn and root.tries[tried] < FIRST_OUTCOMES and len(path) == 1:
                self.first.append((root, tried))
            if not self.first:
                self._weigh_root()

    def _first_round(self) -> Iterator[tuple[Node, int]]:
        """Every move once; where others decide at the same time, or a move shows something, in several imaginations:
        one would be taken for what is always so."""
        for index in range(len(self.actions)):
            yield self.roots[0], index
        for root in self.roots[1:FIRST_OUTCOMES]:
            for index, action in enumerate(self.actions):
                if action.reveals or len(self.roots) == AT_ONCE:
                    yield root, index

    def _remember(self, path: list[tuple[Node, int]], values: list[float]) -> None:
        """What a move has brought, on average."""
        for node, chosen in path:
            seat = node.seat
            if seat == NOBODY:
                continue
            node.tries[chosen] += 1
            key = (seat, node.actions[chosen])
            often, total = self.liked.get(key, (0, 0.0))
            self.liked[key] = (often + 1, total + values[seat])
            node.totals[chosen] += values[seat]

    def _weigh_root(self) -> None:
        """Every move has been tried: those values are how much each is looked into from here on."""
        root = self.roots[0]
        values = [total / tries for total, tries in zip(root.totals, root.tries, strict=True)]
        best = max(values)
        weights = [1.0 if self.judge is None else math.exp((value - best) / SHARP) for value in values]
        whole = sum(weights)
        root.priors[:] = [EVEN / len(weights) + (1 - EVEN) * weight / whole for weight in weights]

    def _select(self, node: Node) -> int:
        """The move to look into: what it has brought so far, and how little is known of it (PUCT)."""
        tries, totals, priors = node.tries, node.totals, node.priors
        many = EXPLORE * math.sqrt(sum(tries) + 1)
        alike = 1 / len(node.actions)
        best, most = 0, -1.0
        for index, often in enumerate(tries):
            share = priors[index] if priors else alike
            if often:
                score = totals[index] / often + many * share / (1 + often)
            else:
                score = node.values[node.seat] - UNTRIED + many * share
            if score > most:
                best, most = index, score
            if not often and not priors:
                break  # the others that were not tried are no better
        return best

    # --- positions -------------------------------------------------------------------------------

    def _imagine(self, position: Imagined[Any]) -> Iterator[Node]:
        """The root in each imagination, with what others choose at the same time already drawn."""
        others = any(seat != self.seat for seat in position.waiting)
        many = 1 if self.judge is None and not others else AT_ONCE if others else self._imaginations(position)
        seen: set[bytes] = set()
        legal: Sequence[Action] | None = None
        for _ in range(many):
            one = position.imagined_anew(self.dice)
            draw_others(one, self.chooser)
            data = one.saved()
            if data in seen and not others:
                return  # nothing is hidden
            seen.add(data)
            self.position = one
            node = Node(one, self.value(one))
            self._open(node, root=True)
            if legal is None:
                legal = node.actions
            if node.actions == legal:
                yield node

    def _imaginations(self, position: Imagined[Any]) -> int:
        assert self.judge is not None
        return self.judge.imaginations(position.state, self.seat)

    def _open(self, node: Node, root: bool = False) -> None:
        """Find what can be done in a position that is met again."""
        assert node.position is not None
        position: Imagined[Any] = node.position
        node.position, node.data = None, position.saved()
        waiting = position.waiting
        node.seat = self.seat if root else waiting[0] if len(waiting) == 1 else NOBODY
        if node.seat != NOBODY:
            legal = position.legal(node.seat)
            sensible = self.judge.sensible(position.state, node.seat, legal) if self.judge is not None else legal
            node.actions = list(sensible) if root else self._ordered(sensible, node.seat, node.values[node.seat])
        elif waiting and all(position.legal(seat) for seat in waiting):
            node.actions = (ALL_AT_ONCE,)
        node.tries, node.totals = [0] * len(node.actions), [0.0] * len(node.actions)
        node.outcomes = [[] for _ in node.actions]

    def _ordered(self, legal: Sequence[Action], seat: Seat, usual: float) -> list[Action]:
        """What did well elsewhere first, what only ends last, the rest in between by chance."""
        if len(legal) < 2:
            return list(legal)
        rank: list[tuple[float, float, int]] = []
        for index, action in enumerate(legal):
            often, total = self.liked.get((seat, action), (0, 0.0))
            mean = (total + 2 * usual) / (often + 2) - (0.01 if action.ends else 0.0)
            rank.append((-mean, self.chooser.random(), index))
        return [legal[index] for _, _, index in sorted(rank)]

    def _follow(self, node: Node, chosen: int, anew: bool) -> Node:
        """The position after a move: one that is known, or another outcome where it draws (`anew`: certainly)."""
        outcomes = node.outcomes[chosen]
        more = bool(outcomes) and outcomes[0].drawn and len(outcomes) < OUTCOMES
        if not outcomes or (more and (anew or sum(child.met for child in outcomes) >= len(outcomes) ** 2)):
            outcomes.append(self._play(node, chosen))
            return outcomes[-1]
        child = min(outcomes, key=lambda one: one.met) if len(outcomes) > 1 else outcomes[0]
        child.met += 1
        return child

    def _play(self, node: Node, chosen: int) -> Node:
        assert node.data is not None
        position = self.position.again(node.data)
        if node.seat == NOBODY:
            self._play_all(position)
        else:
            position.play(node.actions[chosen], node.seat)
        drew = bool(self.dice.collect())
        return Node(position, self.value(position), drew or node.seat == NOBODY)

    def _play_all(self, position: Imagined[Any]) -> None:
        """Everybody who decides now does so by a quick look, each without the others' choices."""
        before = position.saved()
        plans = [(seat, self._quick(position.again(before), seat)) for seat in position.waiting]
        for seat, plan in plans:
            for action in plan:
                if action not in position.legal(seat):
                    break
                position.play(action, seat, forced=len(position.waiting) == 1)

    def _quick(self, alone: Imagined[Any], seat: Seat) -> list[Action]:
        """The best of a few steps drawn by chance, until the seat has decided: what one side of several does."""
        plan: list[Action] = []
        while seat in alone.waiting and len(plan) < STEPS_AT_ONCE:
            legal = alone.legal(seat)
            sensible = self.judge.sensible(alone.state, seat, legal) if self.judge is not None else legal
            if not sensible:
                break
            drawn = list(dict.fromkeys(random_choice(sensible, self.chooser) for _ in range(DRAWN)))
            best, most = drawn[0], -1.0
            if self.judge is not None and len(drawn) > 1:
                here = alone.saved()
                for action in drawn:
                    trial = alone.again(here)
                    trial.play(action, seat, forced=False)
                    value = self.value(trial)[seat]
                    if value > most:
                        best, most = action, value
            alone.play(best, seat, forced=False)
            plan.append(best)
        return plan

    # --- what came of it -------------------------------------------------------------------------

    def best(self) -> Action | None:
        """The move looked into most; of equals the one that brought more. None where nothing can be done."""
        ranked = self.ranked()
        return ranked[0].action if ranked else None

    def ranked(self) -> list[Weighed]:
        """All moves, the best first."""
        root = self.roots[0]
        found = [
            Weighed(action, total / often if often else 0.0, often)
            for action, often, total in zip(root.actions, root.tries, root.totals, strict=True)
        ]
        return sorted(found, key=lambda one: (-one.tries, -one.value))

    def line(self, action: Action, most: int = 8) -> list[Terms]:
        """The terms of the position to which a move leads, followed as long as its own seat goes on deciding: what a
        hint says of it. Empty without a judge, or where the move was not looked into."""
        if self.judge is None:
            return []
        node = self.roots[0]
        index = list(node.actions).index(action)
        for _ in range(most):
            if not node.outcomes or not node.outcomes[index]:
                break
            node = max(node.outcomes[index], key=lambda one: one.met)
            if node.seat != self.seat or not node.tries or max(node.tries) < 2:
                break
            index = node.tries.index(max(node.tries))
        if node is self.roots[0]:
            return []
        position = node.position if node.position is not None else self.position.again(node.data or Saved(b""))
        return self.judge.terms(position.state)
