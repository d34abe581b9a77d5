"""Druids and Demons in chat (`rules.core.chat`): what needs more than texts and fields, from events and views alone."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Event, Seat
from rules.core.chat import Chat, Choice, Column, Filter, InOneTap, Said, Several, Together
from rules.core.game import Filled
from rules.druids.chat import beginners, brief, labels, panel, prices, story
from rules.druids.decisions import DECISIONS
from rules.druids.events import TurnBegan
from rules.druids.lines import options
from rules.druids.view import DruidsView


class DruidsChat(Chat[DruidsView]):
    package = "rules.druids"
    decisions = DECISIONS
    stories = story.LINES

    # --- the story -------------------------------------------------------------------------------

    def shares_message(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def weight(self, event: Event) -> int:
        return story.weight(event)

    # --- questions -------------------------------------------------------------------------------

    def question(self, view: DruidsView, seat: Seat) -> Said:
        asked = view.asked
        if asked.seat is not None and asked.seat != seat:
            return Said("question-wait", seats={"who": asked.seat})
        return super().question(view, seat)

    def having(self, view: DruidsView, seat: Seat) -> Said:
        return panel.having(view, seat)

    def hand(self, view: DruidsView, seat: Seat) -> list[Said]:
        return panel.hand(view, seat)

    def kind(self, view: DruidsView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
        label = labels.KINDS.get(kind)
        return super().kind(view, seat, kind, actions) if label is None else label(view, seat, actions)

    def choice(self, view: DruidsView, seat: Seat, action: Action, field: str) -> Choice:
        return labels.choice(view, seat, action, field)

    def deed(self, view: DruidsView, seat: Seat, action: Action) -> Said:
        tell = labels.DEEDS.get(type(action))
        return super().deed(view, seat, action) if tell is None else tell(view, seat, action)

    # --- the shape of the panel ------------------------------------------------------------------

    def questions(self, kind: type[Action]) -> tuple[str, ...]:
        return panel.questions(kind)

    def answer(self, action: Action, question: str) -> str:
        return labels.answer(action, question) or super().answer(action, question)

    def group(self, view: DruidsView, seat: Seat, action: Action, question: str) -> Said | None:
        return panel.group(action, question)

    def brief(self, view: DruidsView, seat: Seat, action: Action, question: str) -> Said | None:
        return brief.brief(view, seat, action, question)

    def filters(self, view: DruidsView, seat: Seat, kind: type[Action]) -> list[Filter]:
        return panel.filters(view, seat, kind)

    def passes(self, view: DruidsView, seat: Seat, action: Action, filter: str) -> bool:
        return panel.passes(view, seat, action, filter)

    def several(self, view: DruidsView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Several | None:
        return panel.several(view, seat, kind, actions)

    def together(self, view: DruidsView, seat: Seat, kind: type[Action], items: Sequence[str], way: str) -> Together:
        return panel.together(view, seat, kind, items, way)

    def advice(self, view: DruidsView, seat: Seat, kind: type[Action]) -> Said | None:
        return panel.advice(view, kind)

    def advised(self, view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Action:
        return panel.advised(view, seat, actions)

    def foreseen(self, view: DruidsView, seat: Seat, action: Action) -> list[Event]:
        return prices.proposed(view, seat, action)

    at_once = True

    def whole(self, view: DruidsView, seat: Seat, action: Action, pictured: bool) -> Said | None:
        return brief.whole(view, seat, action, pictured)

    def usual(self, view: DruidsView, seat: Seat, kind: type[Action], question: str) -> str:
        return brief.usual(view, kind, question)

    def at_first_sight(self, view: DruidsView, seat: Seat, kind: type[Action]) -> list[Action]:
        return panel.at_first_sight(view, seat, kind)

    def by_sense(self, view: DruidsView, seat: Seat, actions: Sequence[Action]) -> list[Action]:
        return panel.by_sense(view, seat, actions)

    def in_one_tap(self, view: DruidsView, seat: Seat, kind: type[Action]) -> list[InOneTap]:
        return brief.in_one_tap(view, seat, kind)

    # --- words while typing, and for beginners ---------------------------------------------------

    def completions(
        self, view: DruidsView, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
    ) -> list[Choice]:
        return options.completions(view, seat, legal, filled, option, typed)

    def cannot(self, view: DruidsView, seat: Seat) -> list[Said]:
        return panel.cannot(view, seat)

    def explained(self, view: DruidsView, seat: Seat) -> tuple[Said, str] | None:
        return beginners.explained(view, seat)

    def primer(self) -> list[Said]:
        return beginners.primer()

    # --- looking ---------------------------------------------------------------------------------

    def moment(self, view: DruidsView) -> Said:
        return panel.moment(view)

    def columns(self, view: DruidsView) -> list[Column]:
        return panel.columns(view)

    def regions(self, view: DruidsView) -> list[str]:
        return panel.regions(view)
