"""One step ahead: every move tried once in what is imagined, and what it brings, term by term."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.dice import FastDice
from rules.core.game import Action, Seat
from rules.core.imagined import Imagined
from rules.core.players import random_choice
from rules.core.thinking.judge import Judge, Terms, final_values, squashed

HIDDEN = 2
"""Imaginations of one step where something is hidden, unless the judge is content with fewer."""
AT_ONCE = 10
"""The same where others decide at the same time."""
OUTCOMES = 3
"""Outcomes looked at of a move that draws."""
STEPS_AT_ONCE = 12
"""More small steps than any simultaneous decision has."""
MOST_TRIED = 400
"""Positions that one step may look at: with many moves fewer imaginations are looked at."""


class Tried(msgspec.Struct):
    """A move and the positions it led to."""

    action: Action
    values: list[float] = []
    """How likely its seat was to win in each of them."""
    terms: list[list[Terms]] = []
    """The terms of each of them, player by player."""
    over: bool = False
    """It ended the game in one of them."""

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values)


def draw_others(position: Imagined[Any], chooser: random.Random) -> None:
    """Let the others who decide at the same time do so by chance, as long as the own decision stays as it is."""
    waiting = position.waiting
    if waiting == (position.seat,):
        return
    mine = position.legal()
    for seat in waiting:
        for _ in range(STEPS_AT_ONCE):
            if seat == position.seat or seat not in position.waiting or not position.awaited:
                break
            before = position.saved()
            position.play(random_choice(position.legal(seat), chooser), seat, forced=False)
            if position.legal() != mine:
                position.state = position.again(before).state
                break
    position.dice.collect()


def one_step(position: Imagined[Any], judge: Judge[Any], seed: int) -> list[Tried]:
    """Every sensible move of the imagining seat, in the order of `legal`; empty where it may do nothing."""
    dice, chooser = FastDice(seed), random.Random(seed)
    seat = position.me
    found: list[Tried] = []
    seen: set[bytes] = set()
    others = any(other != seat for other in position.waiting)
    looked_at = 0
    many = judge.imaginations(position.state, seat)
    for _ in range(AT_ONCE if others or many >= AT_ONCE else min(many, HIDDEN)):
        one = position.imagined_anew(dice)
        draw_others(one, chooser)
        data = one.saved()
        if data in seen or looked_at > MOST_TRIED:
            break
        seen.add(data)
        legal = judge.sensible(one.state, seat, one.legal())
        if not found:
            found = [Tried(action) for action in legal]
        if [tried.action for tried in found] != list(legal):
            continue
        for tried in found:
            for _ in range(OUTCOMES):
                after = one.again(data)
                after.play(tried.action)
                looked_at += 1
                _judge(tried, after, judge, seat)
                if not dice.collect():
                    break
    return found


def _judge(tried: Tried, after: Imagined[Any], judge: Judge[Any], seat: Seat) -> None:
    terms = judge.terms(after.state)
    waiting = after.waiting
    standings = None if waiting else after.game.standings(after.state)
    if standings is not None:
        values = final_values(standings, len(terms), judge.scale)
        tried.over = True
    elif any(not after.legal(other) for other in waiting if other == seat):
        values = [0.0] * len(terms)  # a dead end, which is never chosen
    else:
        values = squashed([sum(part.values()) for part in terms], judge.scale)
    tried.values.append(values[seat])
    tried.terms.append(terms)


def best_of(tried: Sequence[Tried]) -> Tried:
    """The best move; of equals the first that does something."""
    return max(tried, key=lambda one: (one.value, not one.action.ends))
