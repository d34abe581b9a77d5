"""What a seat cannot know, drawn anew: what looking ahead works on."""

from __future__ import annotations

from examples.pebbles.rules.state import BAG, HAND, PebblesState
from rules.core import Dice, Seat


def redraw(state: PebblesState, seat: Seat | None, dice: Dice) -> None:
    """Hands and choices of the others, and the bag. Which pebbles were shown is remembered by everybody; which of the
    others were swapped away is as likely for each, and so is what came for them."""
    shown = state.shown or [[] for _ in range(state.seats)]
    swaps = state.swaps or [0] * state.seats
    seen = [pebble for pebbles in shown for pebble in pebbles]
    mine = state.hands[seat] if seat is not None else []
    bag = [pebble for pebble in BAG if pebble not in seen and pebble not in mine]
    dice.shuffle(bag)
    for other in range(state.seats):
        if other == seat:
            continue
        drawn = swaps[other] - sum(pebble > HAND for pebble in shown[other])
        first = [pebble for pebble in range(1, HAND + 1) if pebble not in shown[other]]
        dice.shuffle(first)
        kept = first[: len(state.hands[other]) - drawn]
        state.hands[other] = sorted([*kept, *(bag.pop() for _ in range(drawn))])
        if state.chosen[other] and not all(state.chosen):
            state.chosen[other] = dice.pick(state.hands[other])
    state.bag = bag[: len(state.bag)]
