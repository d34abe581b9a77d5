"""What a picture says of the end is true, in every title: who won, and with how many points."""

from __future__ import annotations

import random
import re

import pytest

from render.shot import Shot
from render.text_board import alt_text
from rules import GAMES
from rules.core import Match
from rules.core.dice import FastDice
from rules.core.players import random_choice
from tests.titles import is_short

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("title", [title for title in sorted(GAMES) if not is_short(title)])
def test_who_has_won_is_told_with_the_score(title: str, seed: int) -> None:
    game, chance = GAMES[title], random.Random(seed)
    match = Match(game, 2 + seed % 2, game.options(), FastDice(seed))
    while not match.over:
        seat = chance.choice(match.waiting)
        match.play(seat, random_choice(match.legal(seat), chance))
    assert match.standings is not None
    first = [one for one in match.standings.placings if one.place == 1]
    alt = alt_text(Shot(match.view(0), names=dict(enumerate(NAMES))))
    told = next(part for part in re.split(r"(?<=\.) ", alt) if re.search(r" wins? | victory ", part))
    assert {name for name in NAMES if name in told} == {NAMES[one.seat] for one in first}, alt
    assert {int(number) for number in re.findall(r"\d+", told)} == {one.score for one in first}, alt
