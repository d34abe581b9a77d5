"""Oak in chat (`rules.core.chat`): stories, questions, prices and standings, made from events and views alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules.core import Action, Event, Seat, View
from rules.core.chat import Chat, Choice, Column, Said
from rules.oak.chat import asking, deeds, fields, kinds, story
from rules.oak.view import OakView


class OakChat(Chat):
    package = "rules.oak"

    def story(self, event: Event) -> Said | None:
        return story.line(event)

    def chapter(self, event: Event) -> Said | None:
        return story.heading(event)

    def weight(self, event: Event) -> int:
        return story.weight(event)

    def question(self, view: View, seat: Seat) -> Said:
        return asking.question(cast(OakView, view), seat)

    def having(self, view: View, seat: Seat) -> Said:
        return asking.having(cast(OakView, view), seat)

    def hand(self, view: View, seat: Seat) -> list[Said]:
        return asking.hand(cast(OakView, view), seat)

    def kind(self, view: View, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
        return kinds.kind_label(cast(OakView, view), seat, kind, actions)

    def choice(self, view: View, seat: Seat, action: Action, field: str) -> Choice:
        return fields.choice(cast(OakView, view), seat, action, field)

    def deed(self, view: View, seat: Seat, action: Action) -> Said:
        return deeds.deed(cast(OakView, view), seat, action)

    def moment(self, view: View) -> Said:
        return asking.moment(cast(OakView, view))

    def columns(self, view: View) -> list[Column]:
        return asking.columns(cast(OakView, view))

    def regions(self, view: View) -> list[str]:
        return asking.regions(cast(OakView, view))
