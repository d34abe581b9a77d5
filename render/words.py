"""Sentences and words of pictures and text boards, from the catalogues `text/<language>.ftl` of `render` and titles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from render.lettering import printable
from render.seats import look
from rules.core import Event, View
from rules.core.chat import Chat, Said, plain
from rules.core.text import text

COMMON = "render"
MOST_NAME = 60
"""A name longer than this is cut before anything else looks at it."""

Names = Mapping[int, str]
"""Seat -> the person's name. Seats without one are called by their colour."""


def say(package: str, key: str, lang: str, **facts: str | int) -> str:
    return _say(package, key, lang, tuple(facts.items()))


@lru_cache(maxsize=8192)
def _say(package: str, key: str, lang: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    return text(package, key, lang, dict(facts))


def seat_word(seat: int, lang: str) -> str:
    return say(COMMON, look(seat).word, lang)


def who(seat: int, lang: str, names: Names | None) -> str:
    """The person's name, else the seat's word."""
    return (names or {}).get(seat, "") or seat_word(seat, lang)


class Words:
    """A title's catalogue in one language, with the table's names. Each title says which catalogue."""

    package: ClassVar[str]

    def __init__(self, lang: str = "en", names: Names | None = None) -> None:
        self.lang, self.names = lang, names

    def __call__(self, key: str, **facts: str | int) -> str:
        return say(self.package, key, self.lang, **facts)

    def common(self, key: str, **facts: str | int) -> str:
        """A sentence that all titles share."""
        return say(COMMON, key, self.lang, **facts)

    def who(self, seat: int) -> str:
        return who(seat, self.lang, self.names)

    def mark(self, seat: int) -> int:
        """Whose token stands for a seat."""
        return seat

    def listing(self, items: Iterable[str]) -> str:
        return listing(items, self.lang)


class ChatWords(Words):
    """Words of a title whose pictures tell events and questions as its chat does."""

    chat: ClassVar[Chat[Any]]

    def told(self, said: Said) -> str:
        return plain(self.chat, said, self.lang, self.who)

    def story(self, event: Event) -> str:
        """The line of a public event; empty for what others tell, and for one seat's eyes."""
        said = self.chat.story(event) if event.only is None else None
        return "" if said is None else self.told(said)

    def question(self, view: View, seat: int) -> str:
        return self.told(self.chat.question(view, seat))

    def moment(self, view: View) -> str:
        return self.told(self.chat.moment(view))


def for_picture(names: Names | None) -> Names:
    """Names as our type can print them; one that it cannot print at all is left out."""
    return {seat: printable(name[:MOST_NAME]) for seat, name in (names or {}).items()}


def for_text(names: Names | None) -> Names:
    """Names as plain text: one line, not too long. Escaping is left to whoever sends it."""
    return {seat: " ".join(name[:MOST_NAME].split()) for seat, name in (names or {}).items()}


def listing(items: Iterable[str], lang: str) -> str:
    """`a, b, c`, or the word for nothing."""
    return ", ".join(items) or say(COMMON, "none", lang)
