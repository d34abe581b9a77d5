"""Levels of computer players: what each is asked, what it answers, and how it errs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core import GAMES, Action, FastDice, Game, Imagined
from rules.core.thinking.easy import easy_choice
from rules.core.thinking.judge import Data, Easy, Judge, Terms, Version
from rules.core.thinking.levels import LEVELS, Level, Question, encode, read_question, read_thought, think
from rules.core.thinking.seeds import character_seed, derived, moment_seed
from rules.core.thinking.stepping import Tried, best_of, one_step
from tests.rules.core.thinking.test_search import positions
from tests.rules.test_properties import TITLES
from tests.titles import is_short, properties

EVERY_LEVEL: tuple[Level, ...] = (*LEVELS, "random", "playouts")


def question(game: Game[Any, Any], state: Any, seat: int, level: Level, **more: Any) -> Question:
    position = game.imagine(state, seat, FastDice(0))
    seats = state.seats
    return Question(game.name, game.version, seats, seat, position.saved(), level, seed=3, descents=30, **more)


def asked(title: str, seats: int, most: int) -> Iterator[tuple[Game[Any, Any], Any, int]]:
    yield from positions(title, seats, every=1 if is_short(title) else 19, most=most)


@pytest.mark.parametrize("title", TITLES)
def test_every_level_answers_with_something_legal(title: str) -> None:
    for game, state, seat in asked(title, 2, 3):
        for level in EVERY_LEVEL:
            asking = question(game, state, seat, level)
            thought = think(game, read_question(encode(asking)))
            assert game.read_action(thought.action) in game.legal(state, seat)
            assert read_thought(encode(thought)) == thought
            assert think(game, asking) == thought, "the same question has one answer"


@pytest.mark.parametrize("title", TITLES)
def test_a_question_tells_nothing_the_seat_may_not_know(title: str) -> None:
    """Questions about positions that differ in the unknown alone are the same bytes, and so are the answers."""
    scramble = properties(title).scramble
    for game, state, seat in asked(title, 3, 4):
        other = game.decode(game.encode(state))
        scramble(other, seat, random.Random(5))
        for level in LEVELS:
            one, two = question(game, state, seat, level), question(game, other, seat, level)
            assert encode(one) == encode(two)
            assert encode(think(game, one)) == encode(think(game, two))


@pytest.mark.parametrize("title", TITLES)
def test_who_is_not_asked_answers_nothing(title: str) -> None:
    for game, state, _ in asked(title, 2, 6):
        for seat in range(2):
            if seat not in game.waiting(state):
                assert think(game, question(game, state, seat, "middle")).action is None


@pytest.mark.parametrize("title", TITLES)
def test_terms_add_up_and_have_names(title: str) -> None:
    """Every judge gives the terms of every player by name, and their sum is what a position is worth."""
    for game, state, _ in asked(title, 3, 8):
        judge = game.judge
        assert judge is not None
        terms = judge.terms(state)
        assert len(terms) >= 3
        assert {name for part in terms for name in part} <= set(judge.term_names)
        assert judge.worth(state) == [sum(part.values()) for part in terms]
        assert all(0 < value < 1 for value in judge.values(state))


@pytest.mark.parametrize("title", TITLES)
def test_judging_changes_nothing(title: str) -> None:
    for game, state, _ in asked(title, 2, 8):
        before = game.encode(state)
        assert game.judge is not None
        game.judge.terms(state)
        assert game.encode(state) == before


@pytest.mark.parametrize("title", TITLES)
def test_hints_name_what_decides(title: str) -> None:
    """With the figure, and whose it is; the largest gain first."""
    told = 0
    for game, state, seat in asked(title, 2, 4):
        for level in ("middle", "strong"):
            thought = think(game, question(game, state, seat, level, hint=True))
            points = [reason.points for reason in thought.reasons]
            assert points == sorted(points, reverse=True)
            assert game.judge is not None
            assert {reason.term for reason in thought.reasons} <= set(game.judge.term_names)
            assert all(reason.player in (0, 1) for reason in thought.reasons)
            told += bool(points) and points[0] > 0
    assert told


@pytest.mark.parametrize("title", TITLES)
def test_weights_are_kept_in_versions(title: str) -> None:
    judge = GAMES[title].judge
    assert judge is not None
    numbers = [version.version for version in judge.data.versions]
    assert numbers == list(range(1, len(numbers) + 1))
    assert judge.weights == judge.data.newest.weights
    name = next(iter(judge.weights))
    other = judge.with_weights({name: judge.weights[name] + 1})
    assert other.weights[name] == judge.weights[name] + 1
    assert judge.weights == judge.data.newest.weights, "the title's own judge stays as it is"


# --- the easy one --------------------------------------------------------------------------------


class Go(Action, frozen=True):
    to: str


class Stay(Action, frozen=True):
    for_: str = ""


class Terse(Judge[Any]):
    term_names = ("points", "gems", "threats")

    def terms(self, state: Any) -> list[Terms]:
        raise AssertionError("not asked here")


def judge(**easy: Any) -> Terse:
    return Terse(Data(scale=5.0, versions=[Version(1, {})], easy=Easy(**easy)))


def tried(action: Action, points: float, gems: float = 0.0, threats: float = 0.0, over: bool = False) -> Tried:
    return Tried(action, [0.5 + points / 100], [[{"points": points, "gems": gems, "threats": threats}, {}]], over)


def chosen(moves: list[Tried], games: int = 40, turns: int = 10, **easy: Any) -> list[Action]:
    return [easy_choice(moves, judge(**easy), 0, game, turn).action for game in range(games) for turn in range(turns)]


def test_easy_takes_the_obvious() -> None:
    """A clear gain, and a victory, whatever it likes or forgets."""
    moves = [tried(Go("a"), 9), tried(Go("b"), 2), tried(Stay(), 1)]
    assert set(chosen(moves, slack=2.0, obvious=5.0)) == {Go("a")}
    moves = [tried(Go("a"), 3), tried(Go("win"), 4, over=True), tried(Stay(), 3)]
    moves[1].values = [0.99]
    assert set(chosen(moves, slack=2.0, obvious=50.0)) == {Go("win")}


def test_easy_never_blunders() -> None:
    """What is far from the best is never chosen, however well it would look with something forgotten."""
    moves = [tried(Go("a"), 4), tried(Go("b"), 3.5), tried(Stay("out"), 4, threats=-20)]
    found = chosen(moves, slack=1.0, obvious=6.0)
    assert set(found) == {Go("a"), Go("b")}


def test_easy_forgets_one_thing_in_a_turn_and_not_in_the_next() -> None:
    """Where the threat is forgotten it walks into it; within one turn it stays of one mind."""
    moves = [tried(Go("safe"), 4), tried(Go("risk"), 5, threats=-3)]
    found = chosen(moves, slack=0.05, obvious=6.0)
    risky = sum(action == Go("risk") for action in found) / len(found)
    assert 0.2 < risky < 0.8
    for game in range(10):
        for turn in range(5):
            again = {easy_choice(moves, judge(slack=0.05, obvious=6.0), 0, game, turn).action for _ in range(3)}
            assert len(again) == 1


def test_easy_has_a_liking_for_a_whole_game() -> None:
    """Fond of gems in some games, and then in most of their turns."""
    moves = [tried(Go("points"), 5), tried(Go("gems"), 1, gems=3.2)]
    shares = []
    for game in range(30):
        found = [easy_choice(moves, judge(slack=0.05, liking=0.6, obvious=6.0), 0, game, turn) for turn in range(20)]
        shares.append(sum(one.action == Go("gems") for one in found) / len(found))
    assert min(shares) == 0
    assert max(shares) > 0.3


def test_of_equals_something_is_done() -> None:
    class Pass(Action, frozen=True):
        ends = True

    assert best_of([tried(Pass(), 3), tried(Go("a"), 3)]).action == Go("a")


def test_one_step_looks_at_every_sensible_move() -> None:
    game, state, seat = next(positions("kemet", 2, every=40, most=1))
    position: Imagined[Any] = game.imagine(state, seat, FastDice(0))
    assert game.judge is not None
    found = one_step(position, game.judge, 1)
    sensible = game.judge.sensible(position.state, seat, position.legal())
    assert [one.action for one in found] == list(sensible)
    assert all(0 <= one.value <= 1 for one in found)


# --- seeds ---------------------------------------------------------------------------------------


def test_seeds_follow_from_the_secret_and_do_not_tell_it() -> None:
    secret, other = bytes(range(32)), bytes(range(1, 33))
    assert moment_seed(secret, "salt", 0, 5) == moment_seed(secret, "salt", 0, 5)
    seeds = {
        moment_seed(secret, "salt", 0, 5),
        moment_seed(secret, "salt", 1, 5),
        moment_seed(secret, "salt", 0, 6),
        moment_seed(secret, "pepper", 0, 5),
        moment_seed(other, "salt", 0, 5),
        character_seed(secret, "salt", 0),
        derived(secret),
    }
    assert len(seeds) == 7
    assert all(seed < 1 << 64 for seed in seeds), "a quarter of the secret's length cannot give it back"
