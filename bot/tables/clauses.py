"""What a title says of itself in its catalogues: the words of its rules."""

from __future__ import annotations

from rules.core.text import text


def package_of(game: object) -> str:
    """Where a title's catalogues are."""
    return type(game).__module__.removesuffix(".game")


def clause_text(game: object, clause: str, language: str) -> str:
    return text(package_of(game), clause, language)
