"""Typed lines with one damaged word: an answer that says what is wrong and what would work, never a fault."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from bot.cli.fuzz_words import Mischief, known_words, typed
from rules.core import Imagined, Match, Refusal
from rules.core.dice import FastDice
from rules.core.players import random_choice

FEW, MANY = 120, 6_000


def positions(title: str, chance: random.Random) -> Iterator[tuple[Match, int]]:
    """Positions of random games, their ends too, and a seat that is to decide (any, where none is)."""
    game = rules.GAMES[title]
    while True:
        seats = chance.choice(list(game.seats))
        match = Match(game, seats, game.options(), FastDice(chance.randrange(10**6)))
        while not match.over:
            seat = chance.choice(match.waiting)
            if chance.random() < 0.1:
                yield match, seat
            match.play(seat, random_choice(match.legal(seat), chance))
        yield match, chance.randrange(seats)


def _answered(imagined: Imagined[Any], line: str) -> bool:
    """Whether the line is refused; then it is told why, and what would work if anything does."""
    game = imagined.game
    legal = imagined.legal()
    try:
        actions = imagined.read(line)
    except Refusal as refusal:
        assert refusal.reason, line
        assert bool(refusal.nearest) == bool(legal), (line, refusal)
        assert game.chat is not None
        view = imagined.view() if refusal.seen is None else refusal.seen
        for action in refusal.nearest:
            game.chat.deed(view, imagined.me, action)
        return True
    assert actions, line
    return False


def _damage(title: str, seed: int, count: int) -> None:
    chance = random.Random(f"{title}/{seed}")
    refused = 0
    found = positions(title, chance)
    for number in range(count):
        if number % 5 == 0:
            match, seat = next(found)
            imagined, legal = match.imagine(seat), list(match.legal(seat))
            mischief = Mischief(chance, known_words([match.game.actions], legal[:100]))
        line = mischief.damaged(typed(chance.choice(legal))) if legal else mischief.words()
        if legal and number % 3 == 0:  # a later step is refused: what would work there is told as it is there
            line = f"{typed(chance.choice(legal))}; {line}"
        refused += _answered(imagined, line)
    assert refused > count / 3, "most of them are wrong"


@pytest.mark.parametrize("title", list(rules.GAMES))
def test_a_damaged_word_is_refused_with_what_works(title: str) -> None:
    _damage(title, 1, FEW)


@pytest.mark.long
@pytest.mark.parametrize("title", list(rules.GAMES))
def test_many_damaged_words(title: str) -> None:
    _damage(title, 2, MANY)
