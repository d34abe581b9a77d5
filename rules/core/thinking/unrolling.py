"""Unrolling moves: each of the best few is played, and then everybody does what is best one step ahead.

Against people and players that think a step ahead, or little more, most is learned from what will happen then. Again
and again something else is imagined of what is hidden and of the dice; there a move that looks good is played on until
its seat has been asked again so many times, and the position reached is judged. What turns out well is tried more
often; the first luck is the same for all moves, and so is the second.

The same seed and the same count of positions give the same move; stopping early only makes it fewer.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

import msgspec

from rules.core.dice import FastDice
from rules.core.game import Action, Seat
from rules.core.imagined import Imagined, Saved
from rules.core.thinking.judge import Judge, Terms
from rules.core.thinking.search import Weighed, judged, never
from rules.core.thinking.stepping import draw_others, one_step

FEW = 5
"""Moves that are unrolled."""
NEAR = 0.15
"""How much worse than the best one step ahead a move may look and still be unrolled."""
CURIOUS = 0.05
"""How much better than known a move is taken to be that was seldom unrolled (UCB), for values between 0 and 1."""
LONGEST = 60
"""Decisions of one unrolling at most."""
TRUST = 0.5
"""What one step ahead says counts as much as so many unrollings."""


class Root(msgspec.Struct):
    """A move, and what came of it."""

    action: Action
    judged: float
    total: float = 0.0
    runs: int = 0
    end: Saved | None = None
    """Once its seat had decided for the first time, or at the end."""


class Unrolling:
    """Thinking about one decision of one seat; it can be asked for its best move at any time."""

    def __init__(self, position: Imagined[Any], judge: Judge[Any], seed: int) -> None:
        self.judge, self.seed = judge, seed
        self.position = position
        self.seat = position.me
        self.value = judged(judge)
        self.tried = sorted(one_step(position, judge, seed), key=lambda one: (-one.value, one.action.ends))
        worst = self.tried[0].value - NEAR if self.tried else 0.0
        self.roots = [Root(one.action, one.value) for one in self.tried[:FEW] if one.value >= worst]
        self.worlds: list[tuple[Saved, int]] = []
        """What was imagined, and what the dice will show in it."""
        self.descents = 0
        """Positions that were looked at."""
        self.scratch = FastDice(seed)
        self.gains: dict[tuple[Seat, Action], float] = {}
        """What a move brought who made it, the last time it was looked at."""
        self.work = self._think()

    @property
    def actions(self) -> Sequence[Action]:
        return [one.action for one in self.tried]

    def run(self, descents: int, stopped: Callable[[], bool] = never) -> None:
        """Look at so many positions, or fewer when `stopped` (asked before each) says so."""
        if len(self.roots) < 2:
            return
        for _ in range(descents):
            if stopped():
                return
            next(self.work)
            self.descents += 1

    def _think(self) -> Iterator[bool]:
        for root in self.roots:
            yield from self._unroll(root)
        while True:
            often = math.log(sum(root.runs for root in self.roots))
            drift = self._drift()
            yield from self._unroll(
                max(self.roots, key=lambda one: _worth(one, drift) + CURIOUS * math.sqrt(often / one.runs))
            )

    def _drift(self) -> float:
        """By how much positions reached look better or worse than those one step ahead, whatever the move."""
        gone = [root.total / root.runs - root.judged for root in self.roots if root.runs]
        return sum(gone) / len(gone) if gone else 0.0

    def _world(self, number: int) -> tuple[Saved, int]:
        """The same for all moves: what one of them owes to luck the others owe to it too."""
        if number == len(self.worlds):
            chooser = random.Random(f"{self.seed}:{number}")
            world = self.position.imagined_anew(FastDice(chooser.getrandbits(64)))
            draw_others(world, chooser)
            self.worlds.append((world.saved(), chooser.getrandbits(64)))
        return self.worlds[number]

    def _unroll(self, root: Root) -> Iterator[bool]:
        world, luck = self._world(root.runs)
        dice = FastDice(luck)
        position: Imagined[Any] = Imagined.load(self.position.game, self.seat, world, dice)
        action, laps, last = root.action, 0, self.seat
        if action not in position.legal(self.seat):  # in another possibility it may be
            root.runs, root.total = root.runs + 1, root.total + root.judged
            yield True
            return
        for _ in range(LONGEST):
            position.play(action, last)
            dice.collect()
            waiting = position.waiting
            if not waiting:
                break
            seat = waiting[0]
            if root.end is None and seat != self.seat:
                root.end = position.saved()
            laps += seat == self.seat and last != self.seat
            if laps == self.judge.laps:
                break
            chosen = yield from self._best(position, seat)
            if chosen is None:
                break
            action, last = chosen, seat
        dead = any(not position.legal(seat) for seat in position.waiting[:1])
        root.runs, root.total = root.runs + 1, root.total + (0.0 if dead else self.value(position)[self.seat])
        root.end = root.end or position.saved()
        yield True

    def _best(self, position: Imagined[Any], seat: Seat) -> Generator[bool, None, Action | None]:
        """What looks best for a seat one step ahead; None where it may do nothing."""
        legal = self.judge.sensible(position.state, seat, position.legal(seat))
        if len(legal) < 2:
            return legal[0] if legal else None
        data = position.saved()
        best, most = legal[0], -1.0
        for action in self._promising(legal, seat):
            trial: Imagined[Any] = Imagined.load(position.game, self.seat, data, self.scratch)
            trial.play(action, seat)
            self.scratch.collect()
            worth = self.gains[seat, action] = self.value(trial)[seat]
            if worth > most:
                best, most = action, worth
            yield True
        return best

    def _promising(self, legal: Sequence[Action], seat: Seat) -> Sequence[Action]:
        """Those that did well elsewhere, and those not met yet."""
        wide = self.judge.wide
        if len(legal) <= wide:
            return legal
        gains = self.gains
        worst = sorted((gains.get((seat, action), 2.0) for action in legal), reverse=True)[wide - 1]
        return [action for action in legal if gains.get((seat, action), 2.0) >= worst or action.ends]

    # --- what came of it -------------------------------------------------------------------------

    def ranked(self) -> list[Weighed]:
        """All moves, the best first; last those that never looked good."""
        drift = self._drift()
        first = sorted(self.roots, key=lambda root: -_worth(root, drift))
        known = [Weighed(root.action, _worth(root, drift), 1 + root.runs) for root in first]
        return known + [Weighed(one.action, one.value, 1) for one in self.tried[len(known) :]]

    def line(self, action: Action, most: int = 8) -> list[Terms]:
        """The terms of the position to which a move led once its seat had decided, or one step ahead where it was not
        unrolled: what a hint says of it."""
        for root in self.roots:
            if root.action == action and root.end is not None:
                return self.judge.terms(self.position.again(root.end).state)
        return next((one.terms[0] for one in self.tried if one.action == action), [])


def _worth(root: Root, drift: float) -> float:
    return (TRUST * (root.judged + drift) + root.total) / (TRUST + root.runs)
