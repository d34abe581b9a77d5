"""What must hold of imagined positions in every title: they tell nothing, they are like the true one, they are evenly
spread, they can be played on, and what is not told after a step is the same in all of them.

Besides what `test_properties` asks for, a title brings `unknowns(state, viewer)` in its `properties.py`: a list of
(name, a function from an imagined position to a value, how likely each value is for that viewer). The ordinary form
looks at a few positions; the form marked `long` at many.
"""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules.core import GAMES, FastDice, Game, Imagined
from rules.core.players import random_choice
from tests.rules.chance import likelihood
from tests.rules.test_properties import TITLES, positions
from tests.titles import has_secrets, properties

LEAST = 0.001
"""Spreads less likely than this are wrong."""
EVERY = 5
STEPS = 200
ORDINARY_SEEDS, LONG_SEEDS = 60, 600


@functools.lru_cache(maxsize=4)
def _drawn(title: str, seats: int, first: int, least: int) -> list[bytes]:
    """Positions of whole games, at least one with each set of options, in an order of chance."""
    variants = len(getattr(properties(title), "VARIANTS", [{}]))
    found: list[bytes] = []
    games = 0
    while games < variants or len(found) < least:
        seeds = range(first + games, first + games + 1)
        found += [game.encode(state) for game, state, _ in positions(title, seats, seeds, every=EVERY)]
        games += 1
    random.Random(first).shuffle(found)
    return found


def drawn(title: str, seats: int, number: int, *, long: bool = False) -> Iterator[tuple[Game[Any, Any], Any]]:
    """So many positions, each as its own copy; the `long` ones come from more games."""
    game = GAMES[title]
    found = _drawn(title, seats, LONG_SEEDS if long else ORDINARY_SEEDS, 600 if long else 20)
    for data in found[:number]:
        yield game, game.decode(data)


def cases(ordinary: int, long: int) -> Callable[[Any], Any]:
    """The test for every title: its ordinary form with the fewest and the most seats, its long form with all."""
    chosen = []
    for title in TITLES:
        few, *_, most = GAMES[title].seats
        chosen += [pytest.param(title, seats, ordinary, False, id=f"{title}-{seats}") for seats in (few, most)]
        chosen += [
            pytest.param(title, seats, long, True, id=f"{title}-{seats}-long", marks=pytest.mark.long)
            for seats in GAMES[title].seats
        ]
    return pytest.mark.parametrize(("title", "seats", "number", "long"), chosen)


def imagined(game: Game[Any, Any], state: Any, seat: int | None, seed: int) -> Imagined[Any]:
    return game.imagine(state, seat, FastDice(seed))


@cases(ordinary=12, long=400)
def test_what_a_viewer_cannot_know_changes_nothing(title: str, seats: int, number: int, long: bool) -> None:
    """The same bytes, whatever the unknown is."""
    scramble: Callable[[Any, int | None, random.Random], None] = properties(title).scramble
    chooser, differed = random.Random(seats), 0
    for game, state in drawn(title, seats, number, long=long):
        if not game.waiting(state):
            continue
        for viewer in (None, *range(seats)):
            other = game.decode(game.encode(state))
            scramble(other, viewer, chooser)
            differed += other != state
            seed = chooser.randrange(1000)
            true, scrambled = (game.encode(imagined(game, one, viewer, seed).state) for one in (state, other))
            assert true == scrambled, f"seat {viewer} imagines what it cannot know"
    if has_secrets(title):
        assert differed > number, "there was something to hide"


@cases(ordinary=12, long=400)
def test_an_imagined_position_looks_like_the_true_one(title: str, seats: int, number: int, long: bool) -> None:
    """For its seat: the view, who is waited for, what it may do. The true one stays as it was."""
    invariants: Callable[[Any], None] = properties(title).invariants
    for count, (game, state) in enumerate(drawn(title, seats, number, long=long)):
        before = game.encode(state)
        assert game.remembers(state)
        for viewer in (None, *range(seats)):
            found = imagined(game, state, viewer, count)
            assert game.encode(state) == before
            invariants(found.state)
            assert found.view() == game.view(state, viewer)
            assert found.waiting == game.waiting(state)
            assert not found.told
            assert not found.dice.drawn, "what was imagined is no chance of the game"
            if viewer is not None:
                assert found.awaited == (viewer in game.waiting(state))
                assert list(found.legal()) == list(game.legal(state, viewer))
                assert found.state is not found.copy().state


@cases(ordinary=8, long=200)
def test_what_is_not_told_is_the_same_in_all_imaginations(title: str, seats: int, number: int, long: bool) -> None:
    """Two imaginations of one position and an action of their seat: both say whether it tells something; where it does
    not, the seat sees the same, the same seats are waited for, and it may do the same."""
    chooser = random.Random(seats)
    told = untold = 0
    for count, (game, state) in enumerate(drawn(title, seats, number, long=long)):
        for seat in game.waiting(state):
            legal = list(game.legal(state, seat))
            pair = [imagined(game, state, seat, 2 * count + n) for n in (0, 1)]
            for action in chooser.sample(legal, min(len(legal), 40 if long else 3)):
                one, other = (start.copy() for start in pair)
                one.play(action)
                other.play(action)
                assert one.told == other.told, action
                if one.told:
                    told += 1
                    continue
                untold += 1
                assert one.view() == other.view(), action
                assert one.waiting == other.waiting, action
                assert list(one.legal()) == list(other.legal()), action
    assert untold


@pytest.mark.parametrize(
    ("title", "number", "long"),
    [
        *(pytest.param(title, 20, False, id=title) for title in TITLES),
        *(pytest.param(title, 500, True, id=f"{title}-long", marks=pytest.mark.long) for title in TITLES),
    ],
)
def test_an_imagined_position_can_be_played_on(title: str, number: int, long: bool) -> None:
    """For as long as a computer player may look ahead, whoever imagines; everything is conserved meanwhile."""
    invariants: Callable[[Any], None] = properties(title).invariants
    counts = list(GAMES[title].seats)
    chooser, played = random.Random(1), 0
    for seats in counts:
        for count, (game, state) in enumerate(drawn(title, seats, -(-number // len(counts)), long=long)):
            viewer = chooser.choice([None, *range(seats)])
            trial = imagined(game, state, viewer, count)
            for _ in range(STEPS):
                if not trial.waiting:
                    break
                seat = chooser.choice(trial.waiting)
                legal = trial.legal(seat)
                assert legal, f"seat {seat} is waited for and may do nothing"
                trial.play(random_choice(legal, chooser), seat)
                played += 1
            invariants(trial.state)
    assert played > number


@pytest.mark.parametrize(
    ("title", "number", "long"),
    [
        *(pytest.param(title, 300, False, id=title) for title in TITLES),
        *(pytest.param(title, 20_000, True, id=f"{title}-long", marks=pytest.mark.long) for title in TITLES),
    ],
)
def test_what_is_unknown_is_evenly_spread(title: str, number: int, long: bool) -> None:
    """Ten positions (ordinary: three), each imagined so often; every value as often as it is likely. Among so many
    figures one is unlikely by chance now and then: it is counted once more with other dice."""
    brought = properties(title)
    if not has_secrets(title):
        for seats in GAMES[title].seats:
            for game, state in drawn(title, seats, 3):
                assert imagined(game, state, 0, 1).state == state
        return
    unknowns = getattr(brought, "unknowns", None)
    assert unknowns is not None, f"{brought.__name__} must bring unknowns(state, viewer): {title} has secrets"
    tried = 0
    for game, state, viewer, doubts in _uncertain(title, unknowns, long):
        for again in (False, True):
            counts = _counted(game, state, viewer, doubts, number, FastDice(tried + 1000 * again))
            wrong = [
                f"position {tried}, seat {viewer}: {name} came up as {dict(counter)}, not {weights}"
                for counter, (name, _, weights) in zip(counts, doubts, strict=True)
                if likelihood(counter, weights) <= LEAST
            ]
            if not wrong:
                break
        assert wrong == [], "with two rows of dice: it is no chance"
        tried += 1
    assert tried == (10 if long else 3)


def _counted(
    game: Game[Any, Any], state: Any, viewer: int | None, doubts: list[Any], number: int, dice: FastDice
) -> list[Counter[Any]]:
    """How often each value of what is unknown came up."""
    data = game.encode(state)
    counts: list[Counter[Any]] = [Counter() for _ in doubts]
    for _ in range(number):
        copy = game.decode(data)
        game.redraw(copy, viewer, dice)
        for counter, (_, value, _) in zip(counts, doubts, strict=True):
            counter[value(copy)] += 1
    return counts


def _uncertain(title: str, unknowns: Any, long: bool) -> Iterator[tuple[Game[Any, Any], Any, int | None, list[Any]]]:
    """Positions in which somebody has something to guess, over all numbers of seats and all viewers in turn."""
    found, wanted = 0, 10 if long else 3
    counts = list(GAMES[title].seats)
    pools = [drawn(title, seats, 60, long=long) for seats in counts]
    for turn in range(60 * len(counts)):
        seats = counts[turn % len(counts)]
        game, state = next(pools[turn % len(counts)], (None, None))
        if game is None or not game.waiting(state):
            continue
        viewer = (None, *range(seats))[turn % (seats + 1)]
        doubts = unknowns(state, viewer)
        if doubts:
            yield game, state, viewer, doubts
            found += 1
            if found == wanted:
                return
