"""The text board of a picture: everything a view knows, line by line, and in a few sentences."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from render.painter import painter_for
from render.shot import Shot
from render.words import for_text

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


def text_board(shot: Shot) -> TextBoard:
    """All the shot's view knows, one fact per line. Empty for a title without pictures."""
    painter = painter_for(shot.view)
    return TextBoard(tuple(painter.lines(shot.view, _named(shot))) if painter else ())


def alt_text(shot: Shot) -> str:
    """Title, round, who is awaited, scores, what changed: whole sentences, at most ALT_TEXT characters."""
    painter = painter_for(shot.view)
    return shorten(painter.summary(shot.view, _named(shot)), ALT_TEXT) if painter else ""


def _named(shot: Shot) -> Shot:
    return msgspec.structs.replace(shot, names=for_text(shot.names))


def shorten(text: str, most: int) -> str:
    """Whole sentences as far as they fit, else whole words."""
    if len(text) <= most:
        return text
    kept = text[:most]
    stop = max(kept.rfind(". "), kept.rfind(": ") if ". " not in kept else -1)
    if stop > 0:
        return kept[: stop + 1]
    return kept[: most - 1].rsplit(" ", 1)[0] + "…"
