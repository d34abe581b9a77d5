"""Raising and founding pyramids, by the action or for nothing (T-10, T-65 to T-71)."""

from __future__ import annotations

from rules.kemet.board import NOBODY
from rules.kemet.state import NO_COLOUR, KemetState
from rules.kemet.words import BUYS


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

    It goes on a colourless box: on one without an action token while there is one, which is never worse (R-27).
    """
    state.colour[zone] = colour
    boxes, row = state.boxes[seat], state.tokens[seat]
    blank = [box for box, there in enumerate(boxes) if there == NO_COLOUR]
    box = next((box for box in blank if not row[BUYS[box]]), blank[0])
    boxes[box] = colour
