"""Raising and founding pyramids, by the action or for nothing (T-10, T-65 to T-71)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.kemet.actions import Raise
from rules.kemet.board import NOBODY
from rules.kemet.events import PyramidRaised
from rules.kemet.fame import score_zones
from rules.kemet.figures import COLOURS, TOP_LEVEL
from rules.kemet.prayer import pay, raise_price
from rules.kemet.state import NO_COLOUR, KemetState, RaiseTask
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


def raise_actions(state: KemetState, task: RaiseTask) -> list[Action]:
    """Each district with each level that can be paid; a new pyramid also with each colour (T-65 to T-68)."""
    seat, words = task.seat, state.board.words
    fresh = new_colours(state, seat)
    found: list[Action] = []
    for zone in open_districts(state, seat):
        level = state.level[zone]
        top = min(TOP_LEVEL, level + task.gift) if task.gift else TOP_LEVEL
        for target in range(level + 1, top + 1):
            if not task.gift and raise_price(state, seat, level, target) > state.pp[seat]:
                break
            if level:
                found.append(Raise(words[zone], target))
            else:
                found.extend(Raise(words[zone], target, COLOURS[colour]) for colour in fresh)
    return found


def raise_pyramid(state: KemetState, task: RaiseTask, action: Raise, events: list[Event]) -> None:
    zone, seat = state.board.index[action.district], task.seat
    price = 0 if task.gift else raise_price(state, seat, state.level[zone], action.level)
    pay(state, seat, price)
    state.tasks.pop()
    founded = not state.level[zone]
    if founded:
        found(state, seat, zone, COLOURS.index(action.colour))
    state.level[zone] = action.level
    colour = COLOURS[state.colour[zone]]
    events.append(PyramidRaised(seat, action.district, colour, action.level, price, founded))
    score_zones(state, events)


def found(state: KemetState, seat: int, zone: int, colour: int) -> None:
    """A pyramid of a new colour brings its Buy token (T-10).

    It goes on a colourless box: on one without an action token while there is one, which is never worse (R-27).
    """
    state.colour[zone] = colour
    boxes, row = state.boxes[seat], state.tokens[seat]
    blank = [box for box, there in enumerate(boxes) if there == NO_COLOUR]
    box = next((box for box in blank if not row[BUYS[box]]), blank[0])
    boxes[box] = colour
