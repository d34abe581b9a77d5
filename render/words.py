"""Sentences and words of pictures and text boards, from the catalogues `text/<language>.ftl` of `render` and titles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from render.lettering import printable
from render.seats import look
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


def for_picture(names: Names | None) -> Names:
    """Names as our type can print them; one that it cannot print at all is left out."""
    return {seat: printable(name[:MOST_NAME]) for seat, name in (names or {}).items()}


def for_text(names: Names | None) -> Names:
    """Names as plain text: one line, not too long. Escaping is left to whoever sends it."""
    return {seat: " ".join(name[:MOST_NAME].split()) for seat, name in (names or {}).items()}


def listing(items: Iterable[str], lang: str) -> str:
    """`a, b, c`, or the word for nothing."""
    return ", ".join(items) or say(COMMON, "none", lang)
