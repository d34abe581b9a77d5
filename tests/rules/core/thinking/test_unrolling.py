"""Unrolling moves: what it is promised to do, whatever the judge says, where a judge asks for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from rules.core import GAMES, FastDice, Game
from rules.core.thinking.levels import Question, think
from rules.core.thinking.unrolling import FEW, Unrolling
from tests.rules.core.thinking.test_search import DATA, Counts, Go, Track, TrackState, positions
from tests.rules.test_properties import TITLES
from tests.titles import has_secrets, properties

ASKED_FOR = [title for title in TITLES if (judge := GAMES[title].judge) is not None and judge.laps]


def test_there_are_titles_that_ask_for_it() -> None:
    assert ASKED_FOR


class Laps(Counts):
    laps = 1


def unrolled(at: str = "start", seat: int = 0, most: int = 200) -> Unrolling:
    thinking = Unrolling(Track().imagine(TrackState(at=at), seat, FastDice(0)), Laps(DATA), 1)
    thinking.run(most)
    return thinking


def alone(title: str, seats: int, every: int, most: int) -> Iterator[tuple[Game[Any, Any], Any, int]]:
    """Positions of a title in which one seat decides by itself."""
    found = 0
    for game, state, seat in positions(title, seats, every, 4 * most):
        if game.waiting(state) == (seat,):
            found += 1
            yield game, state, seat
            if found == most:
                return
    assert found, f"in none of the positions of {title} somebody decides alone"


def thinking_about(game: Game[Any, Any], state: Any, seat: int, seed: int) -> Unrolling:
    assert game.judge is not None
    return Unrolling(game.imagine(state, seat, FastDice(3)), game.judge, seed)


def test_what_looks_best_and_is_taken_away_gives_way() -> None:
    """One step ahead the trap has nine points; the other takes them. Two sure ones are more."""
    assert unrolled(most=0).ranked()[0].action == Go("trap")
    ranked = unrolled().ranked()
    assert ranked[0].action in (Go("small"), Go("double"))


def test_the_other_takes_what_is_best_for_the_other() -> None:
    assert unrolled("trap", 1).ranked()[0].action == Go("take")


def test_it_survives_that_nothing_can_be_done() -> None:
    """A move that leaves the other with nothing is never the best; a seat with nothing to do gets nothing."""
    ranked = unrolled().ranked()
    assert ranked[0].action != Go("dead")
    assert unrolled("dead", 1).ranked() == []


def test_everything_that_may_be_done_is_told() -> None:
    legal = Track().legal(TrackState(), 0)
    assert sorted(str(one.action) for one in unrolled().ranked()) == sorted(map(str, legal))


def test_a_move_that_was_not_unrolled_has_reasons_too() -> None:
    assert unrolled(most=0).line(Go("small"))[0] == {"points": 2.0}


@pytest.mark.parametrize("title", ASKED_FOR)
def test_the_same_seed_and_count_give_the_same_move(title: str) -> None:
    compared = 0
    for game, state, seat in alone(title, 2, every=23, most=6):
        first, second = (thinking_about(game, state, seat, 11) for _ in range(2))
        first.run(250)
        second.run(250)
        assert first.ranked() == second.ranked()
        assert first.ranked()[0].action in game.legal(state, seat)
        assert len(first.roots) <= FEW
        compared += len([root for root in first.roots if root.runs]) > 1
    assert compared, "nothing was compared in any of them"


def is_at(thinking: Unrolling, descents: int) -> bool:
    return thinking.descents >= descents


@pytest.mark.parametrize("title", ASKED_FOR)
def test_stopping_early_is_thinking_less(title: str) -> None:
    for game, state, seat in alone(title, 2, every=11, most=3):
        stopped, counted = (thinking_about(game, state, seat, 5) for _ in range(2))
        stopped.run(1_000, partial(is_at, stopped, 25))
        counted.run(25)
        assert stopped.descents == counted.descents <= 25
        assert stopped.ranked() == counted.ranked()


@pytest.mark.parametrize("title", ASKED_FOR)
def test_what_the_seat_may_not_know_changes_nothing(title: str) -> None:
    scramble = properties(title).scramble
    differed = 0
    for game, state, seat in alone(title, 3, every=23, most=5):
        other = game.decode(game.encode(state))
        scramble(other, seat, random.Random(7))
        differed += game.encode(other) != game.encode(state)
        first, second = thinking_about(game, state, seat, 9), thinking_about(game, other, seat, 9)
        first.run(60)
        second.run(60)
        assert first.ranked() == second.ranked()
    assert differed or not has_secrets(title), "nothing was hidden in any of them"


@pytest.mark.parametrize("title", ASKED_FOR)
def test_strong_thinks_so_where_it_decides_alone(title: str) -> None:
    """Its answer is what unrolling says, and a hint has reasons."""
    compared = 0
    for game, state, seat in alone(title, 2, every=17, most=6):
        assert game.judge is not None
        if game.judge.brief(state, seat):
            continue
        position = game.imagine(state, seat, FastDice(11))
        question = Question(game.name, game.version, 2, seat, position.saved(), "strong", 11, descents=80, hint=True)
        thought = think(game, question)
        thinking = Unrolling(position, game.judge, 11)
        thinking.run(80)
        assert thought.action is not None
        assert game.read_action(thought.action) == thinking.ranked()[0].action
        compared += bool(thought.reasons)
    assert compared, "none of the moves had a reason"
