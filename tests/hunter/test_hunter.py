"""Nothing that somebody can see or ask depends on what that person may not know: in every title, through every door."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from render.painter import painter_for, painters
from render.shot import Shot
from render.worker import illustrate
from rules import GAMES
from tests.hunter.comparing import Counts, cheap_doors, every_door, some_doors
from tests.hunter.fromplay import hunt_dealt, hunt_from_play
from tests.hunter.ground import chooser
from tests.hunter.house import House, undrawn, viewers
from tests.hunter.scrambled import hunt_scrambled, random_step, scrambled
from tests.titles import has_secrets, is_short

TITLES = sorted(GAMES)
HUNTED = int(os.environ.get("MENHIR_HUNT", "10000"))
"""Positions of each title in the long hunt; `MENHIR_HUNT=3000 ./menhir test --long tests/hunter` is shorter."""
LONG = HUNTED // 2, HUNTED // 2
"""Scrambled, and from play."""
PARTS = 4


SECRETIVE = [title for title in TITLES if has_secrets(title)]


@pytest.fixture(autouse=True)
def _plain_pictures() -> Iterator[None]:
    with undrawn():
        yield


def seats_of(title: str, number: int) -> int:
    """All numbers of players in turn, small ones first."""
    return list(GAMES[title].seats)[number % len(GAMES[title].seats)]


def people_of(title: str, number: int) -> int:
    """The same where somebody else must be there."""
    return max(2, seats_of(title, number))


def told(counts: Counts, title: str, least: int) -> None:
    print(counts.told(title))
    assert counts["outputs"] >= least, "too little was compared"
    assert counts["learned"] * 4 < counts["outputs"], "too much was learned by the way"


@pytest.mark.parametrize("title", TITLES)
def test_every_door_with_the_unknown_changed(title: str) -> None:
    """A position through all doors there are."""
    counts = Counts()
    steps = 3 if is_short(title) else 30
    hunt_scrambled(title, people_of(title, 1), 1, steps, steps, counts, every_door)
    told(counts, title, 800)
    assert counts["pairs"] >= 2 or not has_secrets(title)


@pytest.mark.parametrize("title", SECRETIVE)
def test_positions_with_the_unknown_changed(title: str) -> None:
    counts = Counts()
    games, every = (8, 2) if is_short(title) else (2, 16)
    for game in range(games):
        hunt_scrambled(title, seats_of(title, game), game, 80, every, counts, some_doors(0.04))
    told(counts, title, 300)
    assert counts["pairs"] > 10


@pytest.mark.parametrize("title", SECRETIVE)
def test_games_that_differ_in_what_was_hidden(title: str) -> None:
    counts = Counts()
    for game in range(2):
        hunt_dealt(title, seats_of(title, game), game, 60, counts, some_doors(0.04), every=10)
        hunt_from_play(title, people_of(title, game), game, 60, counts, some_doors(0.04), every=3, length=3)
    told(counts, title, 300)
    assert counts["pairs"] >= 2


@pytest.mark.parametrize("title", [title for title in SECRETIVE if title in painters()])
def test_pictures_do_not_change_with_the_unknown(title: str) -> None:
    """The picture itself, its alternative text and its twin, to the last byte."""
    house, rng = House(title, 2), chooser("pictures", title)
    for _ in range(3 if is_short(title) else 25):
        random_step(house, rng)
    match = house.match
    viewer = rng.choice(viewers(2)[:3])
    views = [match.view(viewer.seat)]
    views += [match.game.view(state, viewer.seat) for _, state in scrambled(house, viewer, rng)]
    assert painter_for(views[0]) is not None
    first, *others = [illustrate(Shot(view)) for view in views]
    assert first.png is not None
    assert others == [first, first]


# --- long ----------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", TITLES)
def test_thousands_of_positions(title: str, part: int) -> None:
    """Thousands of positions of each title with secrets: cheap doors at each, the others at a sample."""
    counts = Counts()
    most, game = [number // PARTS // (1 if has_secrets(title) else 20) for number in LONG], part
    while counts["positions"] < most[0]:
        doors: Any = some_doors(0.02) if game % 8 == 0 else cheap_doors
        hunt_scrambled(title, seats_of(title, game), game, 150, 1, counts, doors)
        game += PARTS
    beside, game = Counts(), part
    while beside["positions"] < most[1] and has_secrets(title):
        hunt_dealt(title, seats_of(title, game), game, 150, beside, cheap_doors)
        hunt_from_play(title, people_of(title, game), game, 150, beside, cheap_doors, length=12)
        game += PARTS
    told(counts + beside, title, 5 * counts["positions"])
