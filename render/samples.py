"""Positions reached by random play, for the command line, the benchmark, the documentation and the tests."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from rules.core import Event, FastDice, Game, Seat, View


class Sample(NamedTuple):
    view: View
    events: list[list[Event]]
    """What happened: at the set-up, then in each step."""
    over: bool


def sample(
    game: Game[Any, Any], seats: int, seed: int, steps: int, seat: Seat | None = None, options: Any = None
) -> Sample:
    """The position after so many random steps (or at the end), as that seat sees it. The seed decides everything."""
    dice, choose = FastDice(seed), random.Random(seed)
    state, first = game.setup(seats, game.options() if options is None else options, dice)
    events = [list(first)]
    while len(events) <= steps and (waiting := game.waiting(state)):
        mover = choose.choice(waiting)
        events.append(list(game.apply(state, mover, choose.choice(game.legal(state, mover)), dice)))
    return Sample(game.view(state, seat), events, not game.waiting(state))
