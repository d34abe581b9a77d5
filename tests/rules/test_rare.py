"""Where random players hardly get: every option at random, and players who favour rare kinds of action. No dead end.

The whole of it is `./menhir selfplay TITLE --rare --games 500`; here are a few games of each number of players."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.cli.selfplay import any_options, play
from rules.core import GAMES
from rules.core.players import RareFirst, random_choice
from tests.rules.test_properties import CASES

FEW, MANY = 2, 25


@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize(("title", "seats"), CASES)
def test_games_of_players_who_favour_the_rare_end(title: str, seats: int, games: int) -> None:
    game, choose = GAMES[title], RareFirst()
    for number in range(games):
        options = any_options(game, random.Random(f"rare:{title}:{seats}:{number}"))
        played = play(game, seats, options, 20, number, None, choose)
        assert len(played.standings.placings) == seats


@pytest.mark.parametrize("title", sorted(GAMES))
def test_every_value_of_every_option_comes_up(title: str) -> None:
    game, chooser = GAMES[title], random.Random(title)
    tables = [any_options(game, chooser) for _ in range(200)]
    for name, values in game.options.values().items():
        assert {getattr(options, name) for options in tables} == set(values), name


def test_rare_kinds_are_favoured() -> None:
    """In the same games kinds that random players take in passing come up more evenly."""
    game = GAMES["karnag"]

    def shares(choose: RareFirst) -> list[float]:
        for number in range(3):
            play(game, 3, game.options(), 1, number, None, choose)
        taken = Counter(choose.taken)
        return sorted(count / taken.total() for count in taken.values())

    class Usual(RareFirst):
        def __call__(self, legal, chooser):  # type: ignore[no-untyped-def]
            action = random_choice(legal, chooser)
            self.taken[type(action)] += 1
            return action

    rare, usual = shares(RareFirst()), shares(Usual())
    assert len(rare) >= len(usual)
    assert sum(rare[: len(rare) // 2]) > sum(usual[: len(usual) // 2])
