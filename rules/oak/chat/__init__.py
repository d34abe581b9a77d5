"""Oak in chat (`rules.core.chat`): what needs more than texts and fields, made from events and views alone."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Event, Placing, Seat, Standings
from rules.core.chat import Chat, Choice, Column, Said
from rules.core.game import Filled
from rules.oak.chat import beginners, labels, panel, story
from rules.oak.chat.prices import PACKAGE
from rules.oak.decisions import DECISIONS
from rules.oak.lines import completing
from rules.oak.scoring import broichan_place
from rules.oak.view import OakView


class OakChat(Chat[OakView]):
    package = PACKAGE
    decisions = DECISIONS
    stories = story.LINES

    # --- the story -------------------------------------------------------------------------------

    def chapter(self, event: Event) -> Said | None:
        return story.heading(event)

    def weight(self, event: Event) -> int:
        return story.weight(event)

    # --- questions -------------------------------------------------------------------------------

    def question(self, view: OakView, seat: Seat) -> Said:
        seats = view.asked.seats
        return panel.waits(seats) if seats and seat not in seats else super().question(view, seat)

    def having(self, view: OakView, seat: Seat) -> Said:
        return panel.having(view, seat)

    def hand(self, view: OakView, seat: Seat) -> list[Said]:
        return panel.hand(view, seat)

    def kind(self, view: OakView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
        return panel.kind_label(view, seat, kind, actions)

    def choice(self, view: OakView, seat: Seat, action: Action, field: str) -> Choice:
        return labels.choice(view, seat, action, field)

    def deed(self, view: OakView, seat: Seat, action: Action) -> Said:
        return labels.deed(view, seat, action)

    # --- the shape of the panel ------------------------------------------------------------------

    def questions(self, kind: type[Action]) -> tuple[str, ...]:
        return panel.questions(kind)

    def completions(
        self, view: OakView, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
    ) -> list[Choice]:
        return completing.completions(view, seat, legal, filled, option, typed)

    def cannot(self, view: OakView, seat: Seat) -> list[Said]:
        return beginners.cannot(view, seat)

    def explained(self, view: OakView, seat: Seat) -> tuple[Said, str] | None:
        return beginners.explained(view, seat)

    def primer(self) -> list[Said]:
        return beginners.primer()

    # --- looking ---------------------------------------------------------------------------------

    def moment(self, view: OakView) -> Said:
        return panel.moment(view)

    def columns(self, view: OakView) -> list[Column]:
        return panel.columns(view)

    def regions(self, view: OakView) -> list[str]:
        return panel.regions(view)

    # --- Broichan, who plays without a seat ------------------------------------------------------

    def stranger(self, seat: Seat) -> Said | None:
        return Said("broichan-name")

    def strangers(self, standings: Standings) -> list[Placing]:
        if "broichan" not in standings.facts:
            return []
        points, spaces = standings.facts["broichan"], standings.facts["broichan-spaces"]
        return [Placing(len(standings.placings), broichan_place(standings), points, spaces, {})]
