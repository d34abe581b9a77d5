"""Kemet in chat (`rules.core.chat`): what needs more than texts and fields, made from events and views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Action, Event, Seat
from rules.core.chat import Chat, Choice, Column, Fact, Said, Several, Together
from rules.core.game import Filled
from rules.core.telling import fitting, key_of
from rules.kemet import actions as do
from rules.kemet.chat import beginners, labels, panel, story
from rules.kemet.chat.prices import PACKAGE, filled
from rules.kemet.decisions import DECISIONS
from rules.kemet.lines import completing
from rules.kemet.material import names
from rules.kemet.view import KemetView


class KemetChat(Chat[KemetView]):
    package = PACKAGE
    decisions = DECISIONS
    stories = story.LINES

    def spelled(self, facts: Mapping[str, Fact], language: str) -> Mapping[str, Fact]:
        return names.all_spelled(facts, language)

    # --- the story -------------------------------------------------------------------------------

    def story(self, event: Event) -> Said | None:
        said = super().story(event)
        return said if said is None or type(event) in self.stories else filled(said)

    def chapter(self, event: Event) -> Said | None:
        return story.heading(event) or super().chapter(event)

    def weight(self, event: Event) -> int:
        return story.weight(event)

    # --- questions -------------------------------------------------------------------------------

    def question(self, view: KemetView, seat: Seat) -> Said:
        seats = view.asked.seats
        return panel.waits(seats) if seats and seat not in seats else super().question(view, seat)

    def having(self, view: KemetView, seat: Seat) -> Said:
        return panel.having(view, seat)

    def hand(self, view: KemetView, seat: Seat) -> list[Said]:
        return panel.hand(view, seat)

    def kind(self, view: KemetView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
        token = kind in labels.TOKENS and labels.placing(view)
        if kind in labels.KINDS and not token:
            return labels.KINDS[kind](view, seat, actions)
        key = f"kind-{key_of(kind)}" + ("-token" if token else "")
        return fitting(PACKAGE, Said(key, labels.kind_facts(view, seat, kind, actions)))

    def choice(self, view: KemetView, seat: Seat, action: Action, field: str) -> Choice:
        return labels.choice(view, seat, action, field)

    def deed(self, view: KemetView, seat: Seat, action: Action) -> Said:
        tell = labels.DEEDS.get(type(action))
        return super().deed(view, seat, action) if tell is None else tell(view, seat, action)

    # --- the shape of the panel ------------------------------------------------------------------

    def questions(self, kind: type[Action]) -> tuple[str, ...]:
        return panel.questions(kind)

    def answer(self, action: Action, question: str) -> str:
        return panel.answer(action, question)

    def group(self, view: KemetView, seat: Seat, action: Action, question: str) -> Said | None:
        return panel.group(view, seat, action, question)

    def several(self, view: KemetView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Several | None:
        return panel.several(view, seat, kind, actions)

    def together(self, view: KemetView, seat: Seat, kind: type[Action], items: Sequence[str], way: str) -> Together:
        return panel.together(view, seat, kind, items, way)

    def advice(self, view: KemetView, seat: Seat, kind: type[Action]) -> Said | None:
        """Newcomers may leave the set-up to the computer."""
        return Said("advice-setup") if kind is do.Setup else None

    def follow(self, view: KemetView, seat: Seat, action: Action) -> Action | None:
        return panel.follow(view, seat, action)

    def completions(
        self, view: KemetView, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
    ) -> list[Choice]:
        return completing.completions(view, seat, legal, filled, option, typed)

    def cannot(self, view: KemetView, seat: Seat) -> list[Said]:
        return panel.cannot(view, seat)

    def explained(self, view: KemetView, seat: Seat) -> tuple[Said, str] | None:
        return beginners.explained(view, seat)

    def primer(self) -> list[Said]:
        return beginners.primer()

    # --- looking ---------------------------------------------------------------------------------

    def moment(self, view: KemetView) -> Said:
        return panel.moment(view)

    def columns(self, view: KemetView) -> list[Column]:
        return panel.columns(view)

    def regions(self, view: KemetView) -> list[str]:
        return panel.regions(view)
