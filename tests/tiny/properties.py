"""Pebbles' invariants, and what each viewer may not know."""

from __future__ import annotations

import random

from tests.tiny import BAG, PEBBLES, PebblesState


def invariants(state: PebblesState) -> None:
    held = [pebble for hand in state.hands for pebble in hand]
    assert all(1 <= pebble <= 9 for pebble in held)
    assert len(state.bag) <= len(BAG)
    assert all(len(hand) <= PEBBLES for hand in state.hands)
    assert all(score >= 0 for score in state.scores)


def scramble(state: PebblesState, viewer: int | None, rng: random.Random) -> None:
    """Other hands and unrevealed choices, and the bag's order."""
    rng.shuffle(state.bag)
    for seat in range(state.seats):
        if seat == viewer:
            continue
        for i in range(len(state.hands[seat])):
            state.hands[seat][i] = rng.randint(1, 5)
        if state.chosen[seat] and not all(state.chosen):
            state.chosen[seat] = rng.randint(1, 5)
