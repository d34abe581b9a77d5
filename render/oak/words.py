"""Words of Oak's pictures and text boards; Broichan has a name of his own."""

from __future__ import annotations

from collections.abc import Iterable

from render.seats import STRANGER
from render.words import ChatWords, Names, say
from rules.core.text import FALLBACK, catalogue
from rules.oak.board import ARTEFACT, ARTEFACT_EFFECT, slug
from rules.oak.chat import OakChat
from rules.oak.chat.asking import seats
from rules.oak.view import OakView, SeatView

PACKAGE = "render.oak"
CHAT = OakChat()


class OakWords(ChatWords):
    package = PACKAGE
    chat = CHAT

    def __init__(self, view: OakView, lang: str = "en", names: Names | None = None) -> None:
        super().__init__(lang, names)
        self.broichan = seats(view) if seats(view) < len(view.seats) else -1

    def mark(self, seat: int) -> int:
        """Whose token is drawn: Broichan has none of the seats'."""
        return STRANGER if seat == self.broichan else seat

    def who(self, seat: int) -> str:
        return self("broichan") if seat == self.broichan else super().who(seat)

    def named(self, kind: str, word: str) -> str:
        """A thing by its title, as the rules' catalogue has it; the bare word if it has none."""
        key = f"{kind}-{slug(word)}"
        bundle = catalogue(CHAT.package, "en")
        return say(CHAT.package, key, self.lang) if bundle is not None and bundle.has_message(key) else word

    def word(self, kind: str, word: str) -> str:
        """A thing as it is typed: the engine's word, or its name in another language."""
        return word if self.lang == FALLBACK else self.named(kind, word)

    def place(self, word: str) -> str:
        """A place as it is typed."""
        kinds = ("artefact", "space", "place", "branch", "card")
        return next((name for kind in kinds if (name := self.word(kind, word)) != word), word)

    def order(self, own: SeatView) -> str:
        """A player's Order in a word."""
        if own.order:
            return self(f"order-{own.order}")
        return self("solo" if own.seat == self.broichan else "no-order")

    def effect(self, kind: str, fact: str, word: str) -> str:
        """What a card or tile does, as the chat says it."""
        return say(CHAT.package, f"word-{kind}-effect", self.lang, **{fact: slug(word)})

    def gives(self, tile: str) -> str:
        """What an artefact does, in a word or two."""
        if tile not in ARTEFACT:
            return ""
        return self(f"gives-{slug(ARTEFACT_EFFECT[ARTEFACT[tile]])}")

    def source(self, source: str) -> str:
        return self(f"source-{slug(source)}")

    def listing(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self("none")
