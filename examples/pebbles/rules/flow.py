"""What happens by itself between two decisions."""

from __future__ import annotations

from examples.pebbles.rules.events import Rolled, Shown
from examples.pebbles.rules.state import NOBODY, PebblesState
from rules.core import Dice, Event


def next_round(state: PebblesState, dice: Dice, events: list[Event]) -> None:
    """Roll the die for everybody to choose (P-1), or end the game."""
    state.swapper = NOBODY
    state.round += 1
    if state.round <= state.rounds:
        state.die = dice.below(6) + 1
        state.chosen = [0] * state.seats
        events.append(Rolled(state.die))


def show(state: PebblesState, dice: Dice, events: list[Event]) -> None:
    """All have chosen: the nearest score the die (P-3), and a single winner may swap (P-4)."""
    nearest = min(abs(pebble - state.die) for pebble in state.chosen)
    winners = [seat for seat, pebble in enumerate(state.chosen) if abs(pebble - state.die) == nearest]
    for seat in range(state.seats):
        state.hands[seat].remove(state.chosen[seat])
        if state.shown is not None:
            state.shown[seat].append(state.chosen[seat])
        state.scores[seat] += state.die if seat in winners else 0
    events.append(Shown(list(state.chosen), winners, state.die))
    if len(winners) == 1 and state.bag and state.round < state.rounds:
        state.swapper = winners[0]
    else:
        next_round(state, dice, events)
