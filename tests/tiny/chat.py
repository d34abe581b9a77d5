"""Pebbles in chat: the smallest complete `rules.core.chat.Chat`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import Action, Event, Seat
from rules.core.chat import Chat, Choice, Column, Said
from tests import tiny

WINNERS = ("first", "second", "third", "fourth")


class PebblesChat(Chat):
    package = "tests.tiny"

    # --- the story -----------------------------------------------------------------------------------------------

    def story(self, event: Event) -> Said | None:
        if isinstance(event, tiny.Ready):
            return Said("story-ready", seats={"who": event.seat})
        if isinstance(event, tiny.Chose):
            return Said("story-chose", {"pebble": event.pebble})
        if isinstance(event, tiny.Shown):
            facts: dict[str, str | int] = {
                "pebbles": ", ".join(str(pebble) for pebble in event.pebbles),
                "points": event.points,
            }
            return Said(f"story-shown-{len(event.winners)}", facts, dict(zip(WINNERS, event.winners, strict=False)))
        if isinstance(event, tiny.Swapped):
            return Said("story-swapped", seats={"who": event.seat})
        return None  # the roll is the heading

    def chapter(self, event: Event) -> Said | None:
        return Said("chapter-rolled", {"number": event.number}) if isinstance(event, tiny.Rolled) else None

    def weight(self, event: Event) -> int:
        return event.points if isinstance(event, tiny.Shown) else 0

    # --- questions -----------------------------------------------------------------------------------------------

    def question(self, view: Any, seat: Seat) -> Said:
        stage = _stage(view)
        if stage == "choosing" and view.ready[seat]:
            return Said("question-ready")
        return Said(f"question-{stage}", {"die": view.die} if stage == "choosing" else {})

    def having(self, view: Any, seat: Seat) -> Said:
        return Said("having", {"pebbles": view.pebbles[seat]})

    def hand(self, view: Any, seat: Seat) -> list[Said]:
        lines = [Said("hand", {"pebbles": ", ".join(map(str, view.hand)) or "none"})]
        return [*lines, Said("hand-chosen", {"pebble": view.chosen})] if view.chosen else lines

    def kind(self, view: Any, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
        return Said(f"kind-{kind.__name__.lower()}", {} if kind is tiny.Pass else {"pebbles": len(actions)})

    def choice(self, view: Any, seat: Seat, action: Action, field: str) -> Choice:
        pebble = action.pebble if isinstance(action, (tiny.Choose, tiny.Swap)) else 0
        note = Said("note-distance", {"distance": abs(pebble - view.die)}) if isinstance(action, tiny.Choose) else None
        return Choice(str(pebble), Said("choice-pebble", {"pebble": pebble}), note)

    def deed(self, view: Any, seat: Seat, action: Action) -> Said:
        if isinstance(action, (tiny.Choose, tiny.Swap)):
            return Said(f"deed-{type(action).__name__.lower()}", {"pebble": action.pebble})
        return Said("deed-pass")

    # --- looking -------------------------------------------------------------------------------------------------

    def moment(self, view: Any) -> Said:
        stage = _stage(view)
        return Said("moment-over") if stage == "over" else Said("moment", {"round": view.round, "die": view.die})

    def columns(self, view: Any) -> list[Column]:
        return [
            Column(Said("column-score"), dict(enumerate(view.scores))),
            Column(Said("column-pebbles"), dict(enumerate(view.pebbles))),
        ]


def _stage(view: Any) -> str:
    """Everybody being ready means that the pebbles were shown; each round shown leaves one pebble fewer."""
    if not all(view.ready):
        return "choosing"
    return "swapping" if view.round + view.pebbles[0] == tiny.PEBBLES else "over"
