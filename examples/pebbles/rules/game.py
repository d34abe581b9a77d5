"""The `Game`: answers the engine by asking the modules around it."""

from __future__ import annotations

from examples.pebbles.rules import imagine, scoring, view
from examples.pebbles.rules import setup as beginning
from examples.pebbles.rules.actions import ACTIONS
from examples.pebbles.rules.chat import PebblesChat
from examples.pebbles.rules.decisions import opened
from examples.pebbles.rules.events import EVENTS
from examples.pebbles.rules.judge import JUDGE
from examples.pebbles.rules.options import PebblesOptions
from examples.pebbles.rules.state import PebblesState
from examples.pebbles.rules.view import PebblesView
from examples.pebbles.rules.words import WORDS
from rules.core import Decision, DecisionGame, Dice, Event, Seat, Standings
from rules.core.clauses import load_clauses


class Pebbles(DecisionGame[PebblesState, PebblesOptions]):
    name = "pebbles"
    title = "Pebbles"
    version = 1
    seats = range(2, 5)
    options = PebblesOptions
    state = PebblesState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses(__package__)
    words = WORDS
    chat = PebblesChat()
    judge = JUDGE

    def setup(
        self,
        seats: int,
        options: PebblesOptions,
        dice: Dice,
    ) -> tuple[PebblesState, list[Event]]:
        return beginning.setup(seats, options, dice)

    def open(self, state: PebblesState) -> tuple[Decision[PebblesState, None], None]:
        return opened(state)

    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        return view.view(state, seat)

    def standings(self, state: PebblesState) -> Standings | None:
        return None if self.waiting(state) else scoring.standings(state)

    def remembers(self, state: PebblesState) -> bool:
        return state.shown is not None

    def redraw(self, state: PebblesState, seat: Seat | None, dice: Dice) -> None:
        imagine.redraw(state, seat, dice)

    def reseal(self, state: PebblesState, dice: Dice) -> None:
        dice.shuffle(state.bag)
