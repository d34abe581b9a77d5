"""Kemet as the engine knows it: asks the modules of this package, keeps nothing."""

from __future__ import annotations

from rules.core import Action, DecisionGame, Dice, Event, Seat, Standings
from rules.core.clauses import load_clauses
from rules.core.conditions import Facts
from rules.core.game import Filled, Form
from rules.core.imagined import Imagined
from rules.kemet import flow, imagine, lines, view
from rules.kemet import setup as beginning
from rules.kemet.actions import ACTIONS
from rules.kemet.before import games
from rules.kemet.chat import KemetChat
from rules.kemet.decisions import opened
from rules.kemet.events import EVENTS
from rules.kemet.facts import facts
from rules.kemet.figures import SEATS
from rules.kemet.judge import JUDGE
from rules.kemet.lines.known import strange
from rules.kemet.options import KemetOptions
from rules.kemet.state import KemetState
from rules.kemet.view import KemetView
from rules.kemet.words import WORDS


class Kemet(DecisionGame[KemetState, KemetOptions]):
    name = "kemet"
    title = "Kemet: Blood and Sand"
    version = 3
    seats = SEATS
    options: type[KemetOptions] = KemetOptions
    state: type[KemetState] = KemetState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses("rules.kemet")
    words = WORDS
    chat = KemetChat()
    judge = JUDGE
    open = staticmethod(opened)
    go_on = staticmethod(flow.go_on)

    def __init__(self, version: int = version) -> None:
        self.version = version  # type: ignore[misc]  # an earlier version is the same game, begun under its number
        self.before = {}
        if version == Kemet.version:
            self.before = games.older(Kemet)
        else:
            self.options, self.state = games.OlderOptions, games.OlderState

    def setup(self, seats: int, options: KemetOptions, dice: Dice) -> tuple[KemetState, list[Event]]:
        return beginning.setup(self.state, seats, options, dice, self.version)

    def view(self, state: KemetState, seat: Seat | None) -> KemetView:
        return view.view(state, seat)

    def facts(self, view: KemetView, seat: Seat) -> Facts:
        return facts(view, seat)

    def standings(self, state: KemetState) -> Standings | None:
        return state.final

    def redraw(self, state: KemetState, seat: Seat | None, dice: Dice) -> None:
        imagine.redraw(state, seat, dice)

    def remembers(self, state: KemetState) -> bool:
        return state.learned is not None

    def reseal(self, state: KemetState, dice: Dice) -> None:
        """Nobody knows anything of the deck's order. Which cards are in it stays, and so what has been learned."""
        dice.shuffle(state.deck)

    # --- typed lines and forms: `rules.kemet.lines` ----------------------------------------------

    def read_line(self, imagined: Imagined[KemetState], line: str) -> list[Action]:
        return lines.read_line(imagined, line)

    def read_form(self, imagined: Imagined[KemetState], filled: Filled) -> list[Action]:
        return lines.read_form(imagined, filled)

    def read_plan(self, imagined: Imagined[KemetState], filled: Filled) -> str:
        return lines.read_plan(imagined, filled)

    strange = staticmethod(strange)

    @property
    def forms(self) -> tuple[Form, ...]:
        return lines.FORMS

    def unlikeness(self, tried: Action, other: Action) -> float:
        """Between numbers the distance counts: the nearest come first."""
        unlike = super().unlikeness(tried, other)
        if type(tried) is not type(other):
            return unlike
        for field in ("units", "level", "place"):
            if hasattr(tried, field):
                unlike += abs(getattr(tried, field) - getattr(other, field)) / 20
        return unlike
