"""Words of Oak's pictures and text boards; Broichan has a name of his own."""

from __future__ import annotations

from collections.abc import Iterable

from render import lettering
from render.lettering import REGULAR
from render.seats import STRANGER
from render.theme import XS
from render.words import ChatWords, Names, say
from rules.core.text import FALLBACK, catalogue
from rules.oak.board import ARTEFACT, ARTEFACT_EFFECT, CREATURE, slug
from rules.oak.chat import OakChat, prices
from rules.oak.chat.panel import seats
from rules.oak.view import OakView, SeatView

PACKAGE = "render.oak"
CHAT = OakChat()
FACTS = {
    "creature": prices.creature,
    "artefact": prices.artefact,
    "potion": prices.potion,
    "broichan": prices.broichan,
}
"""What the texts of effects count with."""


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

    def effect(self, kind: str, word: str) -> str:
        """What a card or tile does, as the chat says it."""
        return say(CHAT.package, f"word-{kind}-effect", self.lang, **FACTS[kind](word))

    def gives(self, tile: str) -> str:
        """What an artefact does, in a word or two."""
        if tile not in ARTEFACT:
            return ""
        return self(f"gives-{slug(ARTEFACT_EFFECT[ARTEFACT[tile]])}")

    def source(self, source: str) -> str:
        return self(f"source-{slug(source)}")

    def listing(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self("none")


def printed_number(word: str) -> str:
    """The number on a creature or an artefact; nothing on what is neither."""
    return str(CREATURE.get(word) or (ARTEFACT[word] + 1 if word in ARTEFACT else ""))


def wrapped(text: str, width: float) -> list[str]:
    """A text in lines that fit."""
    lines: list[str] = []
    for word in text.split():
        if lines and lettering.length(f"{lines[-1]} {word}", XS, REGULAR) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
