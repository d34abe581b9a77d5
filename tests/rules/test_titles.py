"""What every title says of itself: a name of its own, its clauses in words, a clause for each kind of action."""

from __future__ import annotations

import pytest

from examples.pebbles.rules import PEBBLES, Pebbles
from rules.core import GAMES, register
from rules.core.text import text
from tests.titles import package


def test_two_titles_of_one_name_are_refused() -> None:
    register(PEBBLES)
    with pytest.raises(ValueError, match="two titles"):
        register(Pebbles())


@pytest.mark.parametrize("title", sorted(GAMES))
def test_every_title_says_every_clause(title: str) -> None:
    game = GAMES[title]
    for clause in game.clauses:
        assert text(package(title), clause)
    assert text("rules.core", "unreadable", facts={"text": "x", "why": "y"})
    with pytest.raises(KeyError):
        text(package(title), "no-such-key")


@pytest.mark.parametrize("title", sorted(GAMES))
def test_every_action_kind_names_its_clause(title: str) -> None:
    game = GAMES[title]
    for kind in game.actions:
        assert kind.clause in game.clauses, kind
        assert len(kind.__struct_fields__) <= 4, kind
        assert kind.__doc__, kind
