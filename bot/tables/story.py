"""Lines of a story: what one seat did one after the other stands under one name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.store.bodies import ChapterLine

LONGEST_JOINED = 320
"""Characters of what one seat did, joined into one line."""


def lead(line: str, names: Iterable[str]) -> int:
    """How many characters name the one who acts, where the line begins with one of these names."""
    return next((len(name) + 1 for name in names if line.startswith(f"{name} ")), 0)


def joined(lines: Sequence[ChapterLine]) -> list[str]:
    """Lines of a chapter as they are shown: what one seat did one after the other stands under one name."""
    shown: list[str] = []
    name = ""
    for line in lines:
        text, length = line.text, line.lead or 0
        follows = length and text[:length] == name and len(shown[-1]) + len(text) - length <= LONGEST_JOINED
        if follows:
            shown[-1] = f"{shown[-1].removesuffix('.')}; {text[length:]}"
        else:
            shown.append(text)
        name = text[:length]
    return shown
