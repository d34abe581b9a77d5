"""What is conserved, and what each viewer may not know, for the tests that go over every title."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from examples.pebbles.rules.state import BAG, HAND, PebblesState

IS_SHORT = True
Unknown = tuple[str, Callable[[Any], Any], dict[Any, float]]


def invariants(state: PebblesState) -> None:
    held = [pebble for hand in state.hands for pebble in hand]
    assert all(1 <= pebble <= 9 for pebble in held)
    assert len(state.bag) <= len(BAG)
    assert all(len(hand) <= HAND for hand in state.hands)
    assert all(score >= 0 for score in state.scores)
    # Pebbles of the bag are there once each; nobody holds one of the first five twice, or one that was shown.
    drawn = [pebble for pebble in held if pebble > HAND] + state.bag
    assert len(drawn) == len(set(drawn))
    for hand, shown in zip(state.hands, state.shown or [], strict=True):
        assert len(set(hand)) == len(hand)
        assert not set(hand) & set(shown)


def scramble(state: PebblesState, viewer: int | None, rng: random.Random) -> None:
    """Other hands and unrevealed choices, and the bag's order."""
    rng.shuffle(state.bag)
    for seat in range(state.seats):
        if seat == viewer:
            continue
        for i in range(len(state.hands[seat])):
            state.hands[seat][i] = rng.randint(1, 5)
        if state.chosen[seat] and not all(state.chosen):
            state.chosen[seat] = rng.choice(state.hands[seat])


def unknowns(state: PebblesState, viewer: int | None) -> list[Unknown]:
    """The bag's first pebble; whether another seat still holds one of its first five, or one of the bag; what it has
    chosen."""
    assert state.shown is not None
    mine = state.hands[viewer] if viewer is not None else []
    seen = {pebble for pebbles in state.shown for pebble in pebbles} | set(mine)
    outside = [pebble for pebble in BAG if pebble not in seen]
    found: list[Unknown] = []
    if state.bag:
        found.append(("bag", lambda other: other.bag[0], {pebble: 1 / len(outside) for pebble in outside}))
    for seat, hand in enumerate(state.hands):
        if seat == viewer or not hand:
            continue
        drawn = state.swaps[seat] - sum(pebble > HAND for pebble in state.shown[seat])
        first = [pebble for pebble in range(1, HAND + 1) if pebble not in state.shown[seat]]
        chance = {pebble: (len(hand) - drawn) / len(first) for pebble in first}
        chance |= {pebble: drawn / len(outside) for pebble in outside}
        for pebble, held in (*list(chance.items())[:1], *list(chance.items())[-1:]):
            found.append(
                (
                    f"{pebble} in the hand of {seat}",
                    _holds(seat, pebble),
                    {True: held, False: 1 - held},
                )
            )
        if state.chosen[seat] and not all(state.chosen):
            found.append(
                (
                    f"choice of {seat}",
                    _choice_of(seat),
                    {pebble: held / len(hand) for pebble, held in chance.items() if held},
                )
            )
    return found


def _holds(seat: int, pebble: int) -> Callable[[PebblesState], bool]:
    return lambda other: pebble in other.hands[seat]


def _choice_of(seat: int) -> Callable[[PebblesState], int]:
    return lambda other: other.chosen[seat]
