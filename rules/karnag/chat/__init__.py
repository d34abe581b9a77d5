"""Karnag in chat (`rules.core.chat`): stories, questions, prices and standings, made from events and views alone."""

from __future__ import annotations

from typing import cast

from rules.core import Action, Seat, View
from rules.core.chat import Filter, ModularChat, Said
from rules.karnag.chat import asking, fields, kinds, shape, story
from rules.karnag.view import KarnagView


class KarnagChat(ModularChat):
    package = "rules.karnag"
    story_module = story
    asking_module = asking
    kinds_module = kinds
    fields_module = fields

    def filters(self, view: View, seat: Seat, kind: type[Action]) -> list[Filter]:
        return shape.filters(kind)

    def passes(self, view: View, seat: Seat, action: Action, filter: str) -> bool:
        return shape.passes(cast(KarnagView, view), action, filter)

    def cannot(self, view: View, seat: Seat) -> list[Said]:
        return shape.cannot(cast(KarnagView, view), seat)

    def explained(self, view: View, seat: Seat) -> tuple[Said, str] | None:
        return shape.explained(cast(KarnagView, view), seat)

    def primer(self) -> list[Said]:
        return shape.primer()
