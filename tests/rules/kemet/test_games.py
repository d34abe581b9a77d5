"""Whole games of players who look for what is rare, with options drawn anew for each: no dead end, nothing lost.

    python -m tests.rules.kemet.test_games --seats 5 --games 3000

Half of the time a player takes what was taken least often so far (a card, a tile, a kind of answer), else whatever
chance says. Options are drawn anew for each game. The same number is the same game on every run.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.cli.selfplay import any_options
from rules.core import Action, Event, FastDice
from rules.core.players import random_choice
from rules.kemet import KEMET
from rules.kemet.actions import Battle, Buy, Card, Creature, First, Step
from rules.kemet.events import FameGained, VeteransGained, VeteransSpent
from rules.kemet.state import KemetState
from tests.rules.kemet.properties import invariants

OFTEN = 5
"""Once in so many steps everything is counted, and always when a game is over; fame and veterans at every step."""
MOST_STEPS = 100_000


def options(number: int) -> Any:
    """Any value of any option."""
    return any_options(KEMET, random.Random(f"options of {number}"))


def sort_of(action: Action) -> str:
    """What an action is, as far as it can be rare: its kind, with the card, tile, creature or way it is about."""
    kind = type(action).__name__
    if isinstance(action, Card):
        return f"card {action.card}"
    if isinstance(action, Battle):
        return f"add {action.cards}" if action.cards else "answer" if not action.play else "battle cards"
    if isinstance(action, (Buy, First)):
        return f"tile {action.tile}" if action.tile else "buy"
    if isinstance(action, Creature):
        return f"creature {action.creature}"
    if isinstance(action, Step):
        return f"step {action.way or 'on foot'} {'stays' if action.creature == 'stays' else bool(action.creature)}"
    token = getattr(action, "token", "")
    return f"{kind} {token}"


class Seeker:
    """Chooses what is rare, and remembers what was chosen."""

    def __init__(self) -> None:
        self.chosen: Counter[str] = Counter()

    def choice(self, legal: Sequence[Action], chooser: random.Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if chooser.random() < 0.5:
            sorts: dict[str, list[Action]] = {}
            for action in legal:
                sorts.setdefault(sort_of(action), []).append(action)
            rarest = min(sorts, key=lambda sort: (self.chosen[sort], sort))
            action = chooser.choice(sorts[rarest])
        else:
            action = random_choice(legal, chooser)
        self.chosen[sort_of(action)] += 1
        return action


class Counted:
    """What every seat has by what was told: permanent fame and veterans come and go by events alone."""

    def __init__(self, seats: int) -> None:
        self.fame = [0] * seats
        self.veterans = [0] * seats

    def add(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, FameGained):
                self.fame[event.seat] += 1
            elif isinstance(event, VeteransGained):
                self.veterans[event.seat] += event.veterans
            elif isinstance(event, VeteransSpent):
                self.veterans[event.seat] -= event.veterans

    def check(self, state: KemetState) -> None:
        assert self.fame == [divine + battle for divine, battle in zip(state.divine, state.battle, strict=True)]
        assert self.veterans == state.veterans


def play(number: int, seats: int, seeker: Seeker) -> int:
    """One game to its end, counted on the way. How many steps it took."""
    chooser, dice = random.Random(f"{number}/{seats}"), FastDice(1000 * seats + number)
    state, events = KEMET.setup(seats, options(number), dice)
    counted, steps = Counted(seats), 0
    while waiting := KEMET.waiting(state):
        seat = waiting[chooser.randrange(len(waiting))]
        legal = KEMET.legal(state, seat)
        assert legal, f"game {number} of {seats}: seat {seat} may do nothing after {steps} steps"
        events = KEMET.apply(state, seat, seeker.choice(legal, chooser), dice)
        counted.add(events)
        counted.check(state)
        steps += 1
        assert steps < MOST_STEPS, f"game {number} of {seats} does not end"
        if steps % OFTEN == number % OFTEN:
            invariants(state)
    invariants(state)
    assert KEMET.standings(state) is not None
    return steps


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.rules.kemet.test_games")
    parser.add_argument("--seats", type=int, choices=KEMET.seats, required=True)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game")
    args = parser.parse_args()
    seeker, steps = Seeker(), 0
    for number in range(args.first, args.first + args.games):
        try:
            steps += play(number, args.seats, seeker)
        except BaseException:
            print(f"game {number} of {args.seats} seats, options {options(number)}", flush=True)
            raise
        if (number + 1 - args.first) % 100 == 0:
            print(f"{number + 1 - args.first} games, {steps:,} steps", flush=True)
    rare = ", ".join(f"{sort} {times}" for sort, times in sorted(seeker.chosen.items(), key=lambda one: one[1])[:12])
    print(f"{args.seats} seats: {args.games} games finished, {steps:,} steps, no dead end. Rarest: {rare}")


@pytest.mark.parametrize("seats", KEMET.seats)
def test_a_few_games(seats: int) -> None:
    seeker = Seeker()
    assert play(7000 + seats, seats, seeker) > 100
    assert sum(seeker.chosen.values()) > 100


@pytest.mark.long
@pytest.mark.parametrize("seats", KEMET.seats)
def test_hundreds_of_games(seats: int) -> None:
    seeker = Seeker()
    for number in range(8000, 8150):
        play(number, seats, seeker)
    tiles = {sort for sort in seeker.chosen if sort.startswith("tile ")}
    assert len(tiles) >= 45, "nearly every tile was taken"
    assert {f"add {card}" for card in ("diversion", "war rage", "iron wall")} <= set(seeker.chosen)


if __name__ == "__main__":
    main()
