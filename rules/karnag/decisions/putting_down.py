"""Decisions without a task: obstacles, druids and cubes are put down in play order, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rules.core import Action, Decision, Dice, Event, Seat
from rules.core.telling import Said
from rules.karnag.actions import Cube, Obstacle, Place
from rules.karnag.board import SPOT, SPOT_WORD, WORD
from rules.karnag.decisions.common import Deciding
from rules.karnag.events import CubePlaced, DruidPlaced, ObstacleLaid
from rules.karnag.figures import PIECES
from rules.karnag.flow import free_dark_squares, next_phase, slot_word
from rules.karnag.mechanics.obstacles import lay, open_placements
from rules.karnag.state import EMPTY, TILES, KarnagState

PLACES = tuple(Place(word) for word in SPOT_WORD)
CUBES = tuple(
    tuple(tuple(Cube(slot_word(tile, row, slot)) for slot in range(3)) for row in (0, 1)) for tile in range(len(TILES))
)
"""By tile, row and slot."""
SLOTS = {
    cube.slot: (tile, row, slot)
    for tile, rows in enumerate(CUBES)
    for row, cubes in enumerate(rows)
    for slot, cube in enumerate(cubes)
}


class PuttingDown(Deciding[None]):
    each: ClassVar[int] = 0
    """How many everybody puts down, where that is fixed."""

    def seats(self, state: KarnagState, task: None) -> tuple[Seat, ...]:
        return (state.order[state.turn % state.seats],)

    def settle(self, state: KarnagState, task: None, dice: Dice, events: list[Event]) -> bool:
        return next_phase(state, dice, events)

    def left(self, state: KarnagState, task: None) -> int:
        return self.each - state.turn // state.seats if self.each else 0

    def question(self, view: Any, seat: Seat) -> Said:
        return Said(f"question-{self.word}", {"number": self.each - view.asked.left + 1, "whole": self.each})


class Between(Decision[KarnagState, None]):
    """Nobody is asked: the next cube, the next phase."""

    word = "between"

    def seats(self, state: KarnagState, task: None) -> tuple[Seat, ...]:
        return ()

    def settle(self, state: KarnagState, task: None, dice: Dice, events: list[Event]) -> bool:
        return next_phase(state, dice, events)


class LayingObstacles(PuttingDown):
    word = "obstacle"
    kinds = (Obstacle,)
    clause = "K-160"

    def legal(self, state: KarnagState, task: None, seat: Seat) -> Sequence[Action]:
        return [placement.action for placement in open_placements(state)]

    def take(
        self, state: KarnagState, task: None, seat: Seat, action: Obstacle, dice: Dice, events: list[Event]
    ) -> None:
        squares = next(place.squares for place in open_placements(state) if place.action == action)
        lay(state, action.tile, squares)
        events.append(ObstacleLaid(seat, action.tile, [WORD[square] for square in sorted(squares)]))
        state.turn += 1


class PlacingDruids(PuttingDown):
    word = "place"
    kinds = (Place,)
    clause = "K-18"
    each = PIECES.druids

    def legal(self, state: KarnagState, task: None, seat: Seat) -> Sequence[Action]:
        return [PLACES[spot] for spot in free_dark_squares(state)]

    def take(self, state: KarnagState, task: None, seat: Seat, action: Place, dice: Dice, events: list[Event]) -> None:
        druids = state.druids[seat]
        druids[state.turn // state.seats] = SPOT[action.square]
        events.append(DruidPlaced(seat, action.square))
        state.turn += 1


class ChoosingSlots(PuttingDown):
    """Every free slot (K-67)."""

    word = "cube"
    kinds = (Cube,)
    clause = "K-67"
    each = PIECES.cubes

    def legal(self, state: KarnagState, task: None, seat: Seat) -> Sequence[Action]:
        slots = iter(state.slots)
        return [
            cubes[slot]
            for tile in state.tiles
            for cubes in CUBES[tile]
            for slot, lies in enumerate(next(slots))
            if lies == EMPTY
        ]

    def take(self, state: KarnagState, task: None, seat: Seat, action: Cube, dice: Dice, events: list[Event]) -> None:
        tile, row, slot = SLOTS[action.slot]
        state.slots[state.tiles.index(tile) * 2 + row][slot] = seat
        events.append(CubePlaced(seat, action.slot))
        state.turn += 1
