"""Kemet in chat (`rules.core.chat`): stories, questions, prices and standings, made from events and views alone."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Seat, View
from rules.core.chat import Choice, ModularChat, Said, Several, Together
from rules.core.game import Filled
from rules.kemet import actions as do
from rules.kemet.chat import asking, completing, fields, kinds, lessons, shaping, story
from rules.kemet.shown import KemetView


class KemetChat(ModularChat):
    package = "rules.kemet"
    story_module = story
    asking_module = asking
    kinds_module = kinds
    fields_module = fields

    def questions(self, kind: type[Action]) -> tuple[str, ...]:
        return shaping.questions(kind)

    def answer(self, action: Action, question: str) -> str:
        return shaping.answer(action, question)

    def group(self, view: View, seat: Seat, action: Action, question: str) -> Said | None:
        return shaping.group(_own(view), seat, action, question)

    def several(self, view: View, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Several | None:
        return shaping.several(_own(view), seat, kind, actions)

    def together(self, view: View, seat: Seat, kind: type[Action], items: Sequence[str], way: str) -> Together:
        return shaping.together(_own(view), seat, kind, items, way)

    def advice(self, view: View, seat: Seat, kind: type[Action]) -> Said | None:
        """Newcomers may leave the set-up to the computer."""
        return Said("advice-setup") if kind is do.Setup else None

    def follow(self, view: View, seat: Seat, action: Action) -> Action | None:
        return shaping.follow(_own(view), seat, action)

    def completions(
        self, view: View, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
    ) -> list[Choice]:
        return completing.completions(_own(view), seat, legal, filled, option, typed)

    def cannot(self, view: View, seat: Seat) -> list[Said]:
        return shaping.cannot(_own(view), seat)

    def explained(self, view: View, seat: Seat) -> tuple[Said, str] | None:
        return lessons.explained(_own(view), seat)

    def primer(self) -> list[Said]:
        return lessons.primer()


def _own(view: View) -> KemetView:
    assert isinstance(view, KemetView)
    return view
