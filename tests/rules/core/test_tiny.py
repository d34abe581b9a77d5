"""The tiny title by its own clauses, and the texts every title needs."""

from __future__ import annotations

import pytest

from rules.core import GAMES, FastDice, Match, register, rule
from rules.core.text import text
from tests.tiny import PEBBLES_GAME, Choose, Pass, Pebbles, PebblesOptions, Rolled, Shown, Swap


def play(*choices: int, seed: int = 1) -> Match:
    match = Match(PEBBLES_GAME, len(choices), PebblesOptions(), FastDice(seed))
    for seat, pebble in enumerate(choices):
        match.play(seat, Choose(pebble))
    return match


@rule("P-1", "P-2", "P-3")
def test_the_nearest_pebble_scores_the_die() -> None:
    match = play(1, 5)
    die = next(event.number for event in match.events if isinstance(event, Rolled))
    shown = next(event for event in match.events if isinstance(event, Shown))
    nearest = min((1, 5), key=lambda pebble: abs(pebble - die))
    assert shown.winners == [(1, 5).index(nearest)] or abs(1 - die) == abs(5 - die)
    assert shown.points == die
    assert all(pebble not in match.state.hands[seat] for seat, pebble in enumerate((1, 5)))


@rule("P-4")
def test_a_single_winner_may_swap() -> None:
    swaps = 0
    for seed in range(6):
        match = play(1, 5, seed=seed)
        if len(match.waiting) == 1:
            swaps += 1
            assert {type(action) for action in match.legal(match.waiting[0])} == {Swap, Pass}
    assert swaps


def test_two_titles_of_one_name_are_refused() -> None:
    register(PEBBLES_GAME)
    with pytest.raises(ValueError, match="two titles"):
        register(Pebbles())


@pytest.mark.parametrize("title", sorted(GAMES))
def test_every_title_says_every_clause(title: str) -> None:
    game = GAMES[title]
    package = type(game).__module__.removesuffix(".game")
    for clause in game.clauses:
        assert text(package, clause)
    assert text("rules.core", "unreadable", facts={"text": "x", "why": "y"})
    with pytest.raises(KeyError):
        text(package, "no-such-key")


@pytest.mark.parametrize("title", sorted(GAMES))
def test_every_action_kind_names_its_clause(title: str) -> None:
    game = GAMES[title]
    for kind in game.actions:
        assert kind.clause in game.clauses, kind
        assert len(kind.__struct_fields__) <= 4, kind
        assert kind.__doc__, kind
