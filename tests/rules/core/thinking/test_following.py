"""Following moves through: what it is promised to do, whatever the judge says, where a judge asks for it."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from typing import Any

import pytest

from rules.core import GAMES, FastDice, Game
from rules.core.thinking.following import Following
from rules.core.thinking.judge import Judge
from tests.rules.core.thinking.test_search import DATA, Counts, Go, Track, TrackState, positions
from tests.rules.test_properties import TITLES
from tests.titles import has_secrets, properties

ASKED_FOR = [title for title in TITLES if getattr(type(GAMES[title].judge), "until", Judge.until) is not Judge.until]


def test_there_are_titles_that_ask_for_it() -> None:
    assert {"druids", "karnag"} <= set(ASKED_FOR)


class Runs(Counts):
    """As long as nobody has won anything for good."""

    def until(self, state: TrackState, seat: int) -> Hashable | None:
        return "run" if state.at != "end" else "over"


def followed(at: str = "start", seat: int = 0, most: int = 100) -> Following:
    thinking = Following(Track().imagine(TrackState(at=at), seat, FastDice(0)), Runs(DATA), 1)
    thinking.run(most)
    return thinking


def runs(title: str, seats: int, every: int, most: int) -> Iterator[tuple[Game[Any, Any], Any, int]]:
    """Positions of a title in which its judge asks for following."""
    found = 0
    for game, state, seat in positions(title, seats, every, most):
        if game.judge is not None and game.judge.until(state, seat) is not None:
            found += 1
            yield game, state, seat
    assert found, f"none of the positions of {title} is one of a run"


def thinking_about(game: Game[Any, Any], state: Any, seat: int, seed: int) -> Following:
    assert game.judge is not None
    return Following(game.imagine(state, seat, FastDice(3)), game.judge, seed)


def test_what_looks_best_and_leads_to_little_gives_way() -> None:
    """One step ahead the trap has nine points; the other takes them. Two sure ones are more."""
    assert followed(most=3).ranked()[0].action == Go("trap")
    ranked = followed().ranked()
    found = {one.action: one.value for one in ranked}
    assert found[Go("trap")] < 0.5 < found[Go("small")]


def test_the_other_takes_what_is_best_for_the_other() -> None:
    assert followed("trap", 1).ranked()[0].action == Go("take")


def test_a_die_is_rolled_more_than_once() -> None:
    values = set()
    for seed in range(20):
        thinking = Following(Track().imagine(TrackState(), 0, FastDice(seed)), Runs(DATA), seed)
        thinking.run(100)
        values.add(next(round(one.value, 3) for one in thinking.ranked() if one.action == Go("roll")))
    assert len(values) > 2, "one outcome would be all or nothing"


def test_it_survives_that_nothing_can_be_done() -> None:
    """A move that leaves the other with nothing is never the best; a seat with nothing to do gets nothing."""
    ranked = followed().ranked()
    assert next(one for one in ranked if one.action == Go("dead")).value == 0.0
    nothing = followed("dead", 1)
    assert nothing.ranked() == []
    assert nothing.descents == 0


@pytest.mark.parametrize("title", ASKED_FOR)
def test_the_same_seed_and_count_give_the_same_move(title: str) -> None:
    for game, state, seat in runs(title, 2, 17, 6):
        thoughts = []
        for _ in range(2):
            thinking = thinking_about(game, state, seat, 11)
            thinking.run(60)
            thoughts.append(thinking.ranked())
        assert thoughts[0] == thoughts[1]
        assert thoughts[0][0].action in game.legal(state, seat)


@pytest.mark.parametrize("title", ASKED_FOR)
def test_stopping_early_is_thinking_less(title: str) -> None:
    game, state, seat = next(runs(title, 2, 5, 30))
    stopped, counted = (thinking_about(game, state, seat, 5) for _ in range(2))
    stopped.run(1_000, lambda: stopped.descents >= 9)
    counted.run(9)
    assert stopped.descents == counted.descents == 9
    assert stopped.ranked() == counted.ranked()


@pytest.mark.parametrize("title", ASKED_FOR)
def test_what_the_seat_may_not_know_changes_nothing(title: str) -> None:
    scramble = properties(title).scramble
    differed = 0
    for game, state, seat in runs(title, 3, 23, 8):
        other = game.decode(game.encode(state))
        scramble(other, seat, random.Random(7))
        differed += game.encode(other) != game.encode(state)
        found = []
        for each in (state, other):
            thinking = thinking_about(game, each, seat, 9)
            thinking.run(40)
            found.append(thinking.ranked())
        assert found[0] == found[1]
    assert differed or not has_secrets(title), "nothing was hidden in any of them"
