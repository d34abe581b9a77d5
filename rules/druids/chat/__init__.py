"""Druids and Demons in chat (`rules.core.chat`): stories, questions, effects and standings, from events and views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules.core import Action, Seat, View
from rules.core.chat import Chat, Choice, Filter, ModularChat, Said, Several, Together
from rules.core.game import Filled
from rules.druids.chat import asking, beginners, fields, impossible, kinds, moving, shape, story
from rules.druids.decisions import DECISIONS
from rules.druids.lines import options
from rules.druids.view import DruidsView


class DruidsChat(ModularChat):
    package = "rules.druids"
    decisions = DECISIONS
    story_module = story
    asking_module = asking
    kinds_module = kinds
    fields_module = fields

    def question(self, view: View, seat: Seat) -> Said:
        asked = _view(view).asked
        if asked.seat is not None and asked.seat != seat:
            return Said("question-wait", seats={"who": asked.seat})
        return Chat.question(self, view, seat)

    # --- the shape of the panel ------------------------------------------------------------------

    def questions(self, kind: type[Action]) -> tuple[str, ...]:
        return shape.questions(kind)

    def answer(self, action: Action, question: str) -> str:
        return fields.answer(action, question) or super().answer(action, question)

    def group(self, view: View, seat: Seat, action: Action, question: str) -> Said | None:
        return shape.group(action, question)

    def filters(self, view: View, seat: Seat, kind: type[Action]) -> list[Filter]:
        return shape.filters(_view(view), seat, kind)

    def passes(self, view: View, seat: Seat, action: Action, filter: str) -> bool:
        return shape.passes(_view(view), seat, action, filter)

    def several(self, view: View, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Several | None:
        return moving.several(_view(view), seat, kind, actions)

    def together(self, view: View, seat: Seat, kind: type[Action], items: Sequence[str], way: str) -> Together:
        return moving.together(_view(view), seat, kind, items, way)

    def advice(self, view: View, seat: Seat, kind: type[Action]) -> Said | None:
        return shape.advice(_view(view), kind)

    def advised(self, view: View, seat: Seat, actions: Sequence[Action]) -> Action:
        return shape.advised(_view(view), seat, actions)

    def at_first_sight(self, view: View, seat: Seat, kind: type[Action]) -> list[Action]:
        """Up to four actions of a kind that are worth a button each, beside the list of all."""
        return shape.at_first_sight(_view(view), seat, kind)

    # --- words while typing, and for beginners ---------------------------------------------------

    def completions(
        self, view: View, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
    ) -> list[Choice]:
        return options.completions(_view(view), seat, legal, filled, option, typed)

    def cannot(self, view: View, seat: Seat) -> list[Said]:
        return impossible.cannot(_view(view), seat)

    def explained(self, view: View, seat: Seat) -> tuple[Said, str] | None:
        return beginners.explained(_view(view), seat)

    def primer(self) -> list[Said]:
        return beginners.primer()


def _view(view: View) -> DruidsView:
    return cast(DruidsView, view)
