"""The title in chat: only what needs more than the texts and the fields of events, actions and decisions."""

from __future__ import annotations

import msgspec

from examples.pebbles.rules.actions import Choose
from examples.pebbles.rules.decisions import DECISIONS
from examples.pebbles.rules.events import Shown
from examples.pebbles.rules.view import PebblesView
from rules.core import Action, Event, Seat
from rules.core.chat import Chat, Choice, Column, Said

WINNERS = ("first", "second", "third", "fourth")


class PebblesChat(Chat[PebblesView]):
    package = "examples.pebbles.rules"
    decisions = DECISIONS

    def story(self, event: Event) -> Said | None:
        said = super().story(event)
        if not isinstance(event, Shown):
            return said
        facts: dict[str, str | int] = {"pebbles": ", ".join(map(str, event.pebbles)), "points": event.points}
        return Said(f"story-shown-{len(event.winners)}", facts, dict(zip(WINNERS, event.winners, strict=False)))

    def weight(self, event: Event) -> int:
        return event.points if isinstance(event, Shown) else 0

    def having(self, view: PebblesView, seat: Seat) -> Said:
        return Said("having", {"count": view.pebbles[seat]})

    def hand(self, view: PebblesView, seat: Seat) -> list[Said]:
        lines = [Said("hand", {"numbers": ", ".join(map(str, view.hand))}) if view.hand else Said("hand-empty")]
        return [*lines, Said("hand-chosen", {"pebble": view.chosen})] if view.chosen else lines

    def choice(self, view: PebblesView, seat: Seat, action: Action, field: str) -> Choice:
        choice = super().choice(view, seat, action, field)
        if not isinstance(action, Choose):
            return choice
        note = Said("note-distance", {"distance": abs(action.pebble - view.die)})
        return msgspec.structs.replace(choice, note=note)

    def moment(self, view: PebblesView) -> Said:
        over = view.asked.word == "over"
        return Said("moment-over") if over else Said("moment", {"round": view.round, "die": view.die})

    def columns(self, view: PebblesView) -> list[Column]:
        return [
            Column(Said("column-score"), dict(enumerate(view.scores))),
            Column(Said("column-pebbles"), dict(enumerate(view.pebbles))),
        ]
