"""Druids and Demons as the engine knows it: asks the modules of this package, keeps nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import Action, DecisionGame, Dice, Event, Imagined, Seat, Standings
from rules.core.clauses import load_clauses
from rules.core.conditions import Facts
from rules.core.game import Filled, Form
from rules.core.words import unknown_word
from rules.druids import decisions
from rules.druids import setup as beginning
from rules.druids.actions import ACTIONS, Auto
from rules.druids.chat import DruidsChat
from rules.druids.events import EVENTS
from rules.druids.facts import facts
from rules.druids.figures import SEATS
from rules.druids.imagine import redraw
from rules.druids.judge import JUDGE
from rules.druids.lines import completing, forms, read
from rules.druids.lines.spelling import VERBS, strange
from rules.druids.mechanics.scouting import may_order
from rules.druids.state import NEWEST, DruidsOptions, DruidsState
from rules.druids.view import DruidsView, view
from rules.druids.words import WORDS, apart, spelt


class Druids(DecisionGame[DruidsState, DruidsOptions]):
    name = "druids"
    title = "Druids and Demons"
    version = NEWEST
    seats = SEATS
    options = DruidsOptions
    state = DruidsState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses("rules.druids")
    words = WORDS
    openings = frozenset(VERBS)
    chat = DruidsChat()
    judge = JUDGE

    def setup(self, seats: int, options: DruidsOptions, dice: Dice) -> tuple[DruidsState, list[Event]]:
        return beginning.setup(seats, options, dice, self.version)

    open = staticmethod(decisions.opened)
    go_on = staticmethod(decisions.go_on)

    def check(self, state: DruidsState, seat: Seat, action: Action) -> None:
        """Of an order `legal` lists the numbers worth a button; any number up to those, and every way to lay, is the
        same decision."""
        asked = seat in self.waiting(state) and unknown_word(WORDS, action) is None
        if asked and isinstance(action, Auto) and may_order(state, action):
            return
        super().check(state, seat, action)

    def view(self, state: DruidsState, seat: Seat | None) -> DruidsView:
        return view(state, seat)

    def facts(self, view: DruidsView, seat: Seat) -> Facts:
        return facts(view, seat)

    def standings(self, state: DruidsState) -> Standings | None:
        return state.final

    def redraw(self, state: DruidsState, seat: Seat | None, dice: Dice) -> None:
        redraw(state, seat, dice)

    def read_line(self, imagined: Imagined[DruidsState], line: str) -> list[Action]:
        """Lists, directions, suggestions and orders."""
        return read(imagined, line)

    def complete_line(self, imagined: Imagined[DruidsState], typed: str) -> list[str]:
        return completing.complete_line(imagined, typed)

    def strange(self, kind: type[Action] | None, words: Sequence[str]) -> str | None:
        return strange(words)

    @property
    def forms(self) -> tuple[Form, ...]:
        return forms.FORMS

    def read_form(self, imagined: Imagined[DruidsState], filled: Filled) -> list[Action]:
        return forms.read_form(imagined, filled)

    def read_action(self, data: Any) -> Action:
        return spelt(super().read_action(data))

    def unlikeness(self, tried: Action, other: Action) -> float:
        """Between actions of one kind the distance on the map counts too: the nearest places come first."""
        unlike = super().unlikeness(tried, other)
        if type(tried) is type(other):
            unlike += sum(
                apart(getattr(tried, field), getattr(other, field)) / 100 for field in tried.__struct_fields__
            )
        return unlike
