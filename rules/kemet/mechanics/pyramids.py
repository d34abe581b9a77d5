"""Raising and founding pyramids, by the action or for nothing (T-10, T-65 to T-71)."""

from __future__ import annotations

from rules.kemet.board import NOBODY
from rules.kemet.state import NO_COLOUR, KemetState


def open_districts(state: KemetState, seat: int) -> list[int]:
    """Own districts where building is allowed, whoever stands there unless the table says otherwise (T-71, R-9)."""
    districts = state.board.districts[seat]
    if state.options.raise_in_occupied:
        return list(districts)
    return [zone for zone in districts if state.holder[zone] in (NOBODY, seat)]


def new_colours(state: KemetState, seat: int) -> list[int]:
    """Colours in the game that the seat has not built yet (T-67, T-68)."""
    built = {state.colour[zone] for zone in state.board.districts[seat]}
    return [colour for colour in state.colours if colour not in built]


def found(state: KemetState, seat: int, zone: int, colour: int) -> None:
    """A pyramid of a new colour brings its Buy token (T-10).

    There is nothing to choose: the set-up builds two colours at least (T-30), so later one box at most is colourless.
    At the set-up they are all alike.
    """
    state.colour[zone] = colour
    boxes = state.boxes[seat]
    boxes[boxes.index(NO_COLOUR)] = colour
