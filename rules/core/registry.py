"""The titles that exist, by name."""

from __future__ import annotations

from typing import Any

from rules.core.game import Game

GAMES: dict[str, Game[Any, Any]] = {}


def register(game: Game[Any, Any]) -> None:
    """Make a title known. Titles of this repository are registered by `rules`; tests add their own."""
    known = GAMES.setdefault(game.name, game)
    if known is not game:
        raise ValueError(f"two titles are called {game.name}")
