"""Oak as the engine knows it: asks the modules of this package, keeps nothing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core import Action, Dice, Event, Game, Refusal, Seat, Standings
from rules.core.clauses import load_clauses
from rules.core.game import Filled, Form, form_of
from rules.core.imagined import Imagined
from rules.oak import answering, flow, imagine, menu, questions, reader, turn
from rules.oak.actions import ACTIONS, Brew, Home, Order
from rules.oak.board import ORDERS
from rules.oak.chat import OakChat
from rules.oak.events import EVENTS, OrderChosen
from rules.oak.explain import explain
from rules.oak.figures import SEATS
from rules.oak.judge import JUDGE
from rules.oak.options import OakOptions
from rules.oak.rest import homecomings
from rules.oak.state import VERSION, OakState
from rules.oak.view import OakView, view

FORMS = tuple(
    msgspec.structs.replace(form_of(kind), required=sum(field.required for field in msgspec.structs.fields(kind)))
    if kind is not Brew
    else Form("brew", ("potion", "with"), 1)  # the ingredients often follow from what one has
    for kind in ACTIONS
)
ORDER_ACTIONS = tuple(Order(word) for word in ORDERS)


class Oak(Game[OakState, OakOptions]):
    name = "oak"
    title = "Oak"
    version = VERSION
    seats = SEATS
    options = OakOptions
    state = OakState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses("rules.oak")
    chat = OakChat()
    judge = JUDGE

    def setup(self, seats: int, options: OakOptions, dice: Dice) -> tuple[OakState, list[Event]]:
        return flow.new_game(seats, options, dice)

    def waiting(self, state: OakState) -> tuple[Seat, ...]:
        if state.todo:
            return (state.todo[-1].seat,)
        if state.phase in ("day", "orders"):
            return (state.turn,)
        return tuple(state.pending)

    def legal(self, state: OakState, seat: Seat) -> Sequence[Action]:
        if seat not in self.waiting(state):
            return []
        if state.todo:
            return questions.answers(state)
        if state.phase == "day":
            return menu.menu(state, seat)
        if state.phase == "orders":
            taken = [player.order for player in state.players]
            return [action for number, action in enumerate(ORDER_ACTIONS) if number not in taken]
        if state.phase == "home":
            return homecomings(state, state.players[seat])
        return flow.final_actions(state, seat)

    def apply(self, state: OakState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        events: list[Event] = []
        if state.todo:
            answering.answer(state, action, dice, events)
        elif state.phase == "day":
            turn.act(state, seat, action, events)
        elif isinstance(action, Order):
            flow.choose_order(state, seat, action.order)
            events.append(OrderChosen(seat, action.order))
        elif isinstance(action, Home):
            flow.come_home(state, seat, action, events)
        else:
            flow.take_final(state, seat, action, events)
        flow.go_on(state, dice, events)
        return events

    def view(self, state: OakState, seat: Seat | None) -> OakView:
        return view(state, seat)

    def standings(self, state: OakState) -> Standings | None:
        return state.final

    def explain(self, state: OakState, seat: Seat, action: Action) -> Refusal:
        return explain(state, seat, action)

    # --- knowing ---------------------------------------------------------------------------------

    def redraw(self, state: OakState, seat: Seat | None, dice: Dice) -> None:
        imagine.redraw(state, seat, dice)

    def remembers(self, state: OakState) -> bool:
        return state.learned is not None

    def reseal(self, state: OakState, dice: Dice) -> None:
        imagine.reseal(state, dice)

    # --- typing ----------------------------------------------------------------------------------

    def read_line(self, imagined: Imagined[OakState], line: str) -> list[Action]:
        return reader.read_line(imagined, line)

    def read_form(self, imagined: Imagined[OakState], filled: Filled) -> list[Action]:
        return [reader.read_form(imagined, filled)]

    @property
    def forms(self) -> tuple[Form, ...]:
        return FORMS


OAK = Oak()
