"""Lines, forms and beginnings of lines that once ended in a fault of ours: at every kind of position they are refused,
or mean something, and completing them offers what it can."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from rules.core import Imagined, Match, Refusal
from rules.core.completing import complete_line
from rules.core.dice import FastDice
from rules.core.game import Filled
from rules.core.players import random_choice

LINES = {
    "karnag": (
        "move druid - to N12 0",
        "creature -",
        "shift -",
        "keep -",
        "card -",
        "done",
        "brew",
        "draw",
        "decline",
        "move N10 N11 --5",
        "move N10 N11 ²",
        "move N10 N11 +-+3",
        "move WG P6 many",
        "cube slot cards+1 ; , cube slot cards+1",
    ),
    "kemet": ("idle -1", f"step O1 {'9' * 380}", "battle , x"),
    "oak": ("climb --1", "order -", "exchange ²"),
    "druids": ("settle -", "order -", "done ²"),
}
FORMS = {
    "karnag": (
        Filled("capture", {"druid": "-"}),
        *(Filled(form, {}) for form in ("done", "brew", "draw", "decline")),
    ),
    "kemet": (Filled("idle", {"space": "x", "token": "-"}),),
}
GAMES, EVERY = 4, 8
"""So many games, and every so many decisions of each; and their ends."""


def positions(title: str) -> Iterator[Imagined[Any]]:
    game = rules.GAMES[title]
    for seed in range(GAMES):
        chance = random.Random(seed)
        match, steps = Match(game, 2, game.options(), FastDice(seed)), 0
        while not match.over:
            seat = chance.choice(match.waiting)
            if steps % EVERY == 0:
                yield match.imagine(seat)
            match.play(seat, random_choice(match.legal(seat), chance))
            steps += 1
        yield match.imagine(0)


@pytest.mark.parametrize("title", list(LINES))
def test_no_line_ends_in_a_fault(title: str) -> None:
    refused = 0
    for imagined in positions(title):
        asked: tuple[str | Filled, ...] = (*LINES[title], *FORMS.get(title, ()))
        for what in asked:
            try:
                imagined.read(what)
            except Refusal as refusal:
                assert refusal.reason
                refused += 1
            if isinstance(what, str):
                assert isinstance(complete_line(imagined, what), list)
    assert refused
