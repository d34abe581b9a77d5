"""Oak as the engine knows it: asks the modules of this package, keeps nothing."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, DecisionGame, Dice, Event, Seat, Standings
from rules.core.clauses import load_clauses
from rules.core.conditions import Facts
from rules.core.game import Filled, Form
from rules.core.imagined import Imagined
from rules.oak import flow, imagine, lines
from rules.oak import setup as beginning
from rules.oak.actions import ACTIONS
from rules.oak.chat import OakChat
from rules.oak.decisions import opened
from rules.oak.events import EVENTS
from rules.oak.facts import facts
from rules.oak.figures import SEATS
from rules.oak.judge import JUDGE
from rules.oak.options import OakOptions
from rules.oak.state import VERSION, OakState
from rules.oak.view import OakView, view
from rules.oak.words import WORDS


class Oak(DecisionGame[OakState, OakOptions]):
    name = "oak"
    title = "Oak"
    version = VERSION
    seats = SEATS
    options = OakOptions
    state = OakState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses("rules.oak")
    words = WORDS
    chat = OakChat()
    judge = JUDGE
    open = staticmethod(opened)
    go_on = staticmethod(flow.go_on)

    def setup(self, seats: int, options: OakOptions, dice: Dice) -> tuple[OakState, list[Event]]:
        return beginning.setup(seats, options, dice)

    def view(self, state: OakState, seat: Seat | None) -> OakView:
        return view(state, seat)

    def facts(self, view: OakView, seat: Seat) -> Facts:
        return facts(view, seat)

    def standings(self, state: OakState) -> Standings | None:
        return state.final

    # --- knowing ---------------------------------------------------------------------------------

    def redraw(self, state: OakState, seat: Seat | None, dice: Dice) -> None:
        imagine.redraw(state, seat, dice)

    def remembers(self, state: OakState) -> bool:
        return state.learned is not None

    def reseal(self, state: OakState, dice: Dice) -> None:
        imagine.reseal(state, dice)

    # --- typing: `rules.oak.lines` ---------------------------------------------------------------

    def read_line(self, imagined: Imagined[OakState], line: str) -> list[Action]:
        return lines.read_line(imagined, line)

    def read_form(self, imagined: Imagined[OakState], filled: Filled) -> list[Action]:
        return [lines.read_form(imagined, filled)]

    def strange(self, kind: type[Action] | None, words: Sequence[str]) -> str | None:
        return lines.strange(kind, words) if kind is not None else None

    @property
    def forms(self) -> tuple[Form, ...]:
        return lines.FORMS
