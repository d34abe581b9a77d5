"""Before the first day: everybody chooses an Order, the first player last (O-17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Decision, Dice, Seat
from rules.core.explaining import Objection
from rules.oak.actions import Order
from rules.oak.board import ORDERS
from rules.oak.decisions.common import Events
from rules.oak.events import OrderChosen
from rules.oak.state import OakState

ORDER_ACTIONS = tuple(Order(word) for word in ORDERS)


class ChoosingOrder(Decision[OakState, None]):
    word = "order"
    kinds = (Order,)
    clause = "O-17"

    def seats(self, state: OakState, task: None) -> tuple[Seat, ...]:
        return (state.turn,)

    def legal(self, state: OakState, task: None, seat: Seat) -> Sequence[Action]:
        taken = [player.order for player in state.players]
        return [action for number, action in enumerate(ORDER_ACTIONS) if number not in taken]

    def take(self, state: OakState, task: None, seat: Seat, action: Order, dice: Dice, events: Events) -> None:
        state.players[seat].order = ORDERS.index(action.order)
        state.turn = (seat - 1) % state.seats  # counter-clockwise
        events.append(OrderChosen(seat, action.order))

    def objections(self, state: OakState, task: None, seat: Seat, action: Order) -> Iterator[Objection]:
        number = ORDERS.index(action.order)
        for other, player in enumerate(state.players):
            if player.order == number:
                yield "order-taken", "O-17", {"order": action.order, "seat": other}
