"""The big field in the middle, and the start player to draw (D-6 to D-10)."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.druids.before import start_pieces_came_unasked
from rules.druids.board import FIELDS
from rules.druids.events import Ordered, SetupBegan
from rules.druids.figures import FIGURES, PLAYABLE, SUPPLY
from rules.druids.mechanics.land import draw, empty_table, full_bag
from rules.druids.state import NEWEST, NONE, VOID, DruidsOptions, DruidsState, Turn


def setup(seats: int, options: DruidsOptions, dice: Dice, rules: int = NEWEST) -> tuple[DruidsState, list[Event]]:
    """The big field in the middle, and the start player to draw (D-6 to D-10)."""
    first = dice.below(seats)  # D-9: by lot, then clockwise
    order = [(first + i) % seats for i in range(seats)]
    state = DruidsState(
        options=options,
        seats=seats,
        phase="setup",
        order=order,
        turn=Turn(seat=first, left=FIGURES.setup.pieces_each),
        turns=0,
        laid=0,
        bag=full_bag(),
        drawn=NONE,
        face_up=[],
        last=False,
        tiles={},
        portals=[],
        demons=[],
        warded=[],
        populations=[[] for _ in range(seats)],
        stones={},
        temples=[],
        ground=[VOID] * FIELDS,
        edge={},
        ring=[],
        populations_left=[PLAYABLE] * seats,
        stones_left=[SUPPLY.stones] * seats,
        temples_left=SUPPLY.temples,
        markers_left=SUPPLY.demons,
        captured=[[0] * seats for _ in range(seats)],
        populations_lost=[0] * seats,
        stones_lost=[0] * seats,
        temples_lost=0,
        markers_lost=0,
        chosen=[[] for _ in range(seats)],
        chosen_before=[],
        best=[0] * seats,
        quiet=0,
        idle=0,
        rules=rules,
    )
    empty_table(state)
    events: list[Event] = [Ordered(order), SetupBegan(first, FIGURES.setup.pieces_each)]
    if start_pieces_came_unasked(state):
        state.turn.left = 0
        draw(state, first, dice, events)
    return state, events
