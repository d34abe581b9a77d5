"""Karnag in chat (`rules.core.chat`): what needs more than texts and fields, made from events and views alone."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Event, Seat
from rules.core.chat import Chat, Choice, Column, Filter, Said
from rules.karnag.chat import beginners, labels, panel, story
from rules.karnag.chat.prices import PACKAGE
from rules.karnag.decisions import DECISIONS
from rules.karnag.view import KarnagView


class KarnagChat(Chat[KarnagView]):
    package = PACKAGE
    decisions = DECISIONS
    stories = story.LINES

    # --- the story -------------------------------------------------------------------------------

    def chapter(self, event: Event) -> Said | None:
        return story.heading(event)

    def weight(self, event: Event) -> int:
        return story.weight(event)

    # --- questions -------------------------------------------------------------------------------

    def question(self, view: KarnagView, seat: Seat) -> Said:
        decides = view.asked.seat
        if decides is not None and decides != seat:
            return Said("question-wait", seats={"who": decides})
        return super().question(view, seat)

    def having(self, view: KarnagView, seat: Seat) -> Said:
        return panel.having(view, seat)

    def hand(self, view: KarnagView, seat: Seat) -> list[Said]:
        return panel.hand(view, seat)

    def kind(self, view: KarnagView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
        label = labels.KINDS.get(kind)
        return super().kind(view, seat, kind, actions) if label is None else label(view, seat, actions)

    def choice(self, view: KarnagView, seat: Seat, action: Action, field: str) -> Choice:
        return labels.choice(view, seat, action, field)

    def deed(self, view: KarnagView, seat: Seat, action: Action) -> Said:
        tell = labels.DEEDS.get(type(action))
        return super().deed(view, seat, action) if tell is None else tell(view, seat, action)

    # --- the shape of the panel ------------------------------------------------------------------

    def filters(self, view: KarnagView, seat: Seat, kind: type[Action]) -> list[Filter]:
        return panel.filters(kind)

    def passes(self, view: KarnagView, seat: Seat, action: Action, filter: str) -> bool:
        return panel.passes(view, action, filter)

    def cannot(self, view: KarnagView, seat: Seat) -> list[Said]:
        return panel.cannot(view, seat)

    def explained(self, view: KarnagView, seat: Seat) -> tuple[Said, str] | None:
        return beginners.explained(view, seat)

    def primer(self) -> list[Said]:
        return beginners.primer()

    # --- looking ---------------------------------------------------------------------------------

    def moment(self, view: KarnagView) -> Said:
        return panel.moment(view)

    def columns(self, view: KarnagView) -> list[Column]:
        return panel.columns(view)

    def regions(self, view: KarnagView) -> list[str]:
        return panel.regions(view)
