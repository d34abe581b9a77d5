"""What a title says of itself in its catalogues: the words of its rules, and the values of its options."""

from __future__ import annotations

from bot.ui.text import say
from rules.core.text import text


def package_of(game: object) -> str:
    """Where a title's catalogues are."""
    return type(game).__module__.removesuffix(".game")


def clause_text(game: object, clause: str, language: str) -> str:
    return text(package_of(game), clause, language)


def worded(value: object, language: str) -> str:
    """An option's value as people read it."""
    if isinstance(value, bool):
        return say(language, "switch-on" if value else "switch-off")
    return str(value)
