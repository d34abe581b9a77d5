"""The first position."""

from __future__ import annotations

from examples.pebbles.rules.flow import next_round
from examples.pebbles.rules.options import PebblesOptions
from examples.pebbles.rules.state import BAG, HAND, PebblesState
from rules.core import Dice, Event


def setup(seats: int, options: PebblesOptions, dice: Dice) -> tuple[PebblesState, list[Event]]:
    """The position at the first decision, and what happened until then."""
    bag = list(BAG)
    dice.shuffle(bag)
    state = PebblesState(
        seats=seats,
        rounds=options.rounds,
        round=0,
        die=0,
        hands=[list(range(1, HAND + 1)) for _ in range(seats)],
        chosen=[0] * seats,
        scores=[0] * seats,
        bag=bag,
        shown=[[] for _ in range(seats)],
        swaps=[0] * seats,
    )
    events: list[Event] = []
    next_round(state, dice, events)
    return state, events
