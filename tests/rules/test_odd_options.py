"""Commands whose options hold a word that names nothing, or nothing at all: refused in words, at any moment."""

from __future__ import annotations

import random

import pytest

import rules
from rules.core import Match, Refusal
from rules.core.dice import FastDice
from rules.core.game import Filled
from rules.core.players import random_choice

WORDS = ("-", "x", "9" * 380, "²", "--5")


def _moments(title: str) -> list[Match]:
    """The start, somewhere in between, and the end."""
    chance, game = random.Random(title), rules.GAMES[title]
    found = []
    for steps in (0, 40, 10_000):
        match = Match(game, game.seats.stop - 1, game.options(), FastDice(3))
        while steps and not match.over:
            seat = match.waiting[0]
            match.play(seat, random_choice(match.legal(seat), chance))
            steps -= 1
        found.append(match)
    return found


@pytest.mark.parametrize("title", list(rules.GAMES))
def test_every_option_of_every_command_takes_any_word(title: str) -> None:
    for match in _moments(title):
        seat = match.waiting[0] if match.waiting else 0
        imagined, view, legal = match.imagine(seat), match.view(seat), match.legal(seat)
        game, chat = match.game, match.game.chat
        assert chat is not None
        for form in game.forms:
            for word in WORDS:
                filled = Filled(form.name, dict.fromkeys(form.options, word))
                try:
                    game.read_plan(imagined, filled) if form.plan else imagined.read(filled)
                except Refusal as refusal:
                    assert refusal.reason
                for option in form.options[:2]:
                    chat.completions(view, seat, legal, filled, option, word)
                assert isinstance(game.complete_line(imagined, f"{form.name} {word} \t"), list)
