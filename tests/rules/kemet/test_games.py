"""Whole games of players who look for what is rare, with any options: no dead end, and nothing is lost.

`python -m tests.rules.kemet.games --seats N --games 3000` plays as many as one likes.
"""

from __future__ import annotations

import pytest

from rules.kemet import KEMET
from tests.corpus.make import values
from tests.rules.kemet.games import Seeker, options, play


@pytest.mark.parametrize("seats", KEMET.seats)
def test_a_few_games(seats: int) -> None:
    seeker = Seeker()
    assert play(7000 + seats, seats, seeker) > 100
    assert sum(seeker.chosen.values()) > 100


@pytest.mark.long
@pytest.mark.parametrize("seats", KEMET.seats)
def test_hundreds_of_games(seats: int) -> None:
    seeker = Seeker()
    for number in range(8000, 8150):
        play(number, seats, seeker)
    tiles = {sort for sort in seeker.chosen if sort.startswith("tile ")}
    assert len(tiles) >= 45, "nearly every tile was taken"
    assert {f"add {card}" for card in ("diversion", "war rage", "iron wall")} <= set(seeker.chosen)


def test_options_are_drawn_anew() -> None:
    drawn = [options(number) for number in range(60)]
    for name, every in values(KEMET).items():
        assert {one[name] for one in drawn} == set(every)
    assert len({one["start_pp"] for one in drawn}) > 8
