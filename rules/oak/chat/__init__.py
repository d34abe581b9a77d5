"""Oak in chat (`rules.core.chat`): stories, questions, prices and standings, made from events and views alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules.core import Action, Placing, Seat, Standings, View
from rules.core.chat import Chat, Choice, ModularChat, Said
from rules.core.game import Filled
from rules.oak.chat import asking, deeds, fields, kinds, story, teaching
from rules.oak.decisions import DECISIONS
from rules.oak.lines import completing
from rules.oak.scoring import broichan_place
from rules.oak.view import OakView


class OakChat(ModularChat):
    package = "rules.oak"
    decisions = DECISIONS
    story_module = story
    asking_module = asking
    kinds_module = kinds
    fields_module = fields

    def question(self, view: View, seat: Seat) -> Said:
        seats = cast(OakView, view).asked.seats
        return asking.waits(seats) if seats and seat not in seats else Chat.question(self, view, seat)

    def deed(self, view: View, seat: Seat, action: Action) -> Said:
        return deeds.deed(cast(OakView, view), seat, action)

    def questions(self, kind: type[Action]) -> tuple[str, ...]:
        return kinds.questions(kind)

    def completions(
        self, view: View, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
    ) -> list[Choice]:
        return completing.completions(cast(OakView, view), seat, legal, filled, option, typed)

    def stranger(self, seat: Seat) -> Said | None:
        return Said("broichan-name")

    def strangers(self, standings: Standings) -> list[Placing]:
        if "broichan" not in standings.facts:
            return []
        points, spaces = standings.facts["broichan"], standings.facts["broichan-spaces"]
        return [Placing(len(standings.placings), broichan_place(standings), points, spaces, {})]

    def cannot(self, view: View, seat: Seat) -> list[Said]:
        return teaching.cannot(cast(OakView, view), seat)

    def explained(self, view: View, seat: Seat) -> tuple[Said, str] | None:
        return teaching.explained(cast(OakView, view), seat)

    def primer(self) -> list[Said]:
        return teaching.primer()
