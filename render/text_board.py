"""The text board of a picture: everything a view knows, line by line, and in a few sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.titles import painter_for
from render.words import Names, for_text
from rules.core import Event, View

ALT_TEXT = 1000
"""Longest alternative text, in characters."""
PAGE = 3900
"""A page of the text board: what fits into one message, with room for a page number."""


@dataclass(frozen=True)
class TextBoard:
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def pages(self, most: int = PAGE) -> list[str]:
        """Whole lines together, at most so many characters each; a longer line is broken at a space."""
        pages: list[str] = []
        current = ""
        for line in (piece for whole in self.lines for piece in _broken(whole, most)):
            joined = f"{current}\n{line}" if current else line
            if len(joined) > most:
                pages.append(current)
                joined = line
            current = joined
        return [*pages, current] if current else pages


def _broken(line: str, most: int) -> list[str]:
    parts: list[str] = []
    while len(line) > most:
        cut = line.rfind(" ", 1, most + 1)
        cut = cut if cut > 0 else most
        parts.append(line[:cut])
        line = line[cut:].lstrip()
    return [*parts, line]


def text_board(view: View, lang: str = "en", names: Names | None = None) -> TextBoard:
    """All a view knows, one fact per line. Empty for a title without pictures."""
    painter = painter_for(view)
    return TextBoard(tuple(painter.lines(view, lang, for_text(names))) if painter else ())


def alt_text(view: View, lang: str = "en", events: Sequence[Event] = (), names: Names | None = None) -> str:
    """Title, round, who is awaited, scores, what changed: whole sentences, at most ALT_TEXT characters."""
    painter = painter_for(view)
    return shorten(painter.summary(view, lang, events, for_text(names)), ALT_TEXT) if painter else ""


def shorten(text: str, most: int) -> str:
    """Whole sentences as far as they fit, else whole words."""
    if len(text) <= most:
        return text
    kept = text[:most]
    stop = max(kept.rfind(". "), kept.rfind(": ") if ". " not in kept else -1)
    if stop > 0:
        return kept[: stop + 1]
    return kept[: most - 1].rsplit(" ", 1)[0] + "…"
