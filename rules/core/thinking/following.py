"""Following moves through: the ends of runs of small decisions are compared, not their steps.

A move of a title whose judge asks for it (`Judge.until`) is worth what it leads to once the run is over in which it is
made: the seat's own decisions, and where others decide in between, theirs, each taking what is best for itself one
step ahead. By turns the next best move is followed, and the most promising position that runs have passed by; so what
seemed best and led to little gives way to what seemed a little worse. What is drawn or shown ends a run, since nobody
can plan with it. The same seed and the same count of positions give the same move; stopping early only makes it fewer.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from rules.core.game import Action, Seat
from rules.core.imagined import Imagined, Saved
from rules.core.thinking.judge import Judge, Terms
from rules.core.thinking.search import Weighed, judged, never
from rules.core.thinking.stepping import draw_others

SHOWN = 4
"""Outcomes, or imaginations, in which a move that draws or shows something is tried: one would be taken for what is
always so."""
WHOLE = 2
"""Steps of a run of which every move is looked at; later ones look at those that did well before."""
WIDE = 12
"""So many of them, and what has not been met yet."""
LONGEST = 60
"""More decisions than a run should have."""


class Spot(msgspec.Struct):
    """A position that a move led to."""

    value: float
    """As judged by itself, for the seat that thinks."""
    root: int
    data: Saved
    mine: Saved
    """The last one of the run before somebody else decided."""
    depth: int = 1


class Root(msgspec.Struct):
    """A move, and what it leads to."""

    action: Action
    judged: float = -1.0
    """The position after it; below 0 as long as it was not looked at."""
    spot: Spot | None = None
    """To be followed from."""
    followed: float = -1.0
    """The best end of a run that begins with it."""
    runs: int = 0
    end: Saved | None = None

    @property
    def value(self) -> float:
        return self.followed if self.runs else self.judged


class Following:
    """Thinking about one decision of one seat; it can be asked for its best move at any time."""

    def __init__(self, position: Imagined[Any], judge: Judge[Any], seed: int) -> None:
        self.judge = judge
        self.seat = position.me
        self.value = judged(judge)
        self.dice = position.dice
        self.descents = 0
        """Positions that were looked at."""
        start: Imagined[Any] = position.copy()
        self.start = start
        draw_others(self.start, random.Random(seed))
        self.data = self.start.saved()
        self.moment = judge.until(self.start.state, self.seat)
        legal = judge.sensible(self.start.state, self.seat, start.legal())
        self.roots = [Root(action) for action in legal]
        self.open: list[tuple[float, int, Spot]] = []
        self.remembered = 0
        self.met: set[tuple[float, int, int]] = set()
        self.gains: dict[tuple[Seat, Action], float] = {}
        """What a move brought who made it, the last time it was looked at."""
        self.work = self._think()

    @property
    def actions(self) -> Sequence[Action]:
        return [root.action for root in self.roots]

    def run(self, descents: int, stopped: Callable[[], bool] = never) -> None:
        """Look at so many positions, or fewer when `stopped` (asked before each) says so."""
        if len(self.roots) < 2:
            return
        for _ in range(descents):
            if stopped() or next(self.work, None) is None:
                return
            self.descents += 1

    # --- thinking, a position at a time ----------------------------------------------------------

    def _think(self) -> Iterator[bool]:
        for index in range(len(self.roots)):
            yield from self._first(index)
        ranked = sorted((root for root in self.roots if root.spot), key=lambda root: -root.judged)
        fresh = iter([root.spot for root in ranked])
        while True:
            spot = next(fresh, None)
            if spot is not None and self._is_new(spot):
                yield from self._follow(spot)
            if self.open:
                _, _, other = heapq.heappop(self.open)
                if self._is_new(other):
                    yield from self._follow(other)
            elif spot is None:
                return

    def _first(self, index: int) -> Iterator[bool]:
        """A move of the position that is thought about."""
        root = self.roots[index]
        closed, value, spot = self._after(self.data, root.action, self.seat, index, None)
        root.judged = self.gains[self.seat, root.action] = value
        root.spot = None if closed else spot
        if closed:
            root.runs, root.followed, root.end = 1, value, spot.mine
        yield True

    def _follow(self, spot: Spot) -> Iterator[bool]:
        """From there on everybody takes what is best one step ahead, until the run is over."""
        while True:
            position: Imagined[Any] = self.start.again(spot.data)
            seat = position.waiting[0]
            legal = self.judge.sensible(position.state, seat, position.legal(seat))
            best: tuple[float, bool, Spot] | None = None
            passed: list[Spot] = []
            for action in legal if spot.depth < WHOLE else self._promising(legal, seat):
                closed, value, found = self._after(spot.data, action, seat, spot.root, spot)
                self.gains[seat, action] = value
                if seat == self.seat:
                    if closed:
                        self._ended(found)
                    else:
                        passed.append(found)
                if best is None or value > best[0]:
                    best = value, closed, found
                yield True
            if best is None:
                spot.value = 0.0  # a dead end, which is never chosen
                self._ended(spot)
                return
            _, closed, found = best
            for other in passed:
                if other is not found:
                    self._remember(other)
            if closed or found.depth > LONGEST:
                self._ended(found)
                return
            if seat == self.seat and not self._is_new(found):
                return
            spot = found

    def _promising(self, legal: Sequence[Action], seat: Seat) -> Sequence[Action]:
        """Those that did well elsewhere, and those not met yet."""
        if len(legal) <= WIDE:
            return legal
        gains = self.gains
        worst = sorted((gains.get((seat, action), 2.0) for action in legal), reverse=True)[WIDE - 1]
        return [action for action in legal if gains.get((seat, action), 2.0) >= worst or action.ends]

    def _after(
        self, data: Saved, action: Action, seat: Seat, root: int, before: Spot | None
    ) -> tuple[bool, float, Spot]:
        """The position after a move: is the run over, what is it worth to who moved, and the position itself."""
        position = self.start.again(data)
        position.play(action, seat, forced=False)
        drew = bool(self.dice.collect())
        values = self.value(position)
        waiting = position.waiting
        after = position.saved()
        alone = before is None or (seat == self.seat and before.data is before.mine)
        mine = after if alone or before is None else before.mine
        spot = Spot(values[self.seat], root, after, mine, 1 if before is None else before.depth + 1)
        if drew or action.reveals:
            values = self._usual(data, action, seat, values, anew=not drew)
            spot.value = values[self.seat]
            return True, values[seat], spot
        closed = len(waiting) != 1 or self.judge.until(position.state, self.seat) != self.moment
        return closed, values[seat], spot

    def _usual(self, data: Saved, action: Action, seat: Seat, first: list[float], anew: bool) -> list[float]:
        """What a move that draws is worth on average, or (`anew`) one that shows what had been hidden."""
        found = [first]
        for _ in range(SHOWN - 1):
            position: Imagined[Any] = self.start.again(data)
            if anew:
                position = position.imagined_anew(self.dice)
                if action not in position.legal(seat):
                    continue
            position.play(action, seat, forced=False)
            self.dice.collect()
            found.append(self.value(position))
        return [sum(players) / len(found) for players in zip(*found, strict=True)]

    def _ended(self, spot: Spot) -> None:
        root = self.roots[spot.root]
        root.runs += 1
        if spot.value > root.followed:
            root.followed, root.end = spot.value, spot.mine

    def _is_new(self, spot: Spot) -> bool:
        """The same steps in another order lead to the same, written in another order."""
        key = spot.value, len(spot.data), sum(spot.data)
        if key in self.met:
            return False
        self.met.add(key)
        return True

    def _remember(self, spot: Spot) -> None:
        self.remembered += 1
        heapq.heappush(self.open, (-spot.value, self.remembered, spot))

    # --- what came of it -------------------------------------------------------------------------

    def ranked(self) -> list[Weighed]:
        """All moves, the best first: what was not followed counts as it looks."""
        roots = sorted(self.roots, key=lambda root: (-root.value, not root.runs, root.action.ends))
        return [Weighed(root.action, max(0.0, root.value), root.runs or int(root.judged >= 0)) for root in roots]

    def line(self, action: Action) -> list[Terms]:
        """The terms at the end of the seat's own decisions that follow a move: what a hint says of it."""
        for root in self.roots:
            if root.action == action and root.judged >= 0:
                end = root.end or (root.spot.mine if root.spot is not None else None)
                return [] if end is None else self.judge.terms(self.start.again(end).state)
        return []
