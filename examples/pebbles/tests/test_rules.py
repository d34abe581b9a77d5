"""The rules, clause by clause: each has one test that proves it, and others that carry its id."""

from __future__ import annotations

import pytest

from examples.pebbles.rules import PEBBLES
from examples.pebbles.rules.actions import Choose, Pass, Swap
from examples.pebbles.rules.events import Chose, Ready, Rolled, Shown, Swapped
from examples.pebbles.tests.scene import Scene
from rules.core import Invalid, proof, rule
from rules.core.plans import check_line


@proof("P-1")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_each_round_begins_with_a_roll(rounds: int) -> None:
    scene = Scene(rounds=rounds)
    while scene.match.waiting:
        seat = scene.match.waiting[0]
        scene.play(seat, scene.match.legal(seat)[-1])
    rolls = [event.number for event in scene.match.events if isinstance(event, Rolled)]
    assert len(rolls) == rounds
    assert set(rolls) <= set(range(1, 7))


@proof("P-2")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    scene = Scene(3)
    assert list(scene.match.waiting) == [0, 1, 2]
    assert scene.play(1, Choose(4)) == [Ready(1), Chose(1, 4, only=1)]
    assert list(scene.match.waiting) == [0, 2]
    assert scene.view(0).chosen == 0
    assert scene.view(1).chosen == 4
    assert scene.view(None).ready == [False, True, False]


@rule("P-2")
def test_only_pebbles_in_hand_are_chosen() -> None:
    scene = Scene()
    assert list(scene.match.legal(0)) == [Choose(pebble) for pebble in range(1, 6)]
    scene.refused(0, Choose(7), "P-2", "not-your-pebble")
    scene.refused(0, Swap(1), "P-2", "asks-choosing")
    assert isinstance(scene.refused(0, Choose(12), "P-2", "unknown-word"), Invalid)


@proof("P-3")
def test_the_nearest_scores_the_die_and_what_is_shown_is_gone() -> None:
    scene = Scene(die=4)
    scene.play(0, Choose(5))
    events = scene.play(1, Choose(2))
    assert events[2] == Shown([5, 2], [0], 4)
    assert scene.state.scores == [4, 0]
    assert scene.state.hands == [[1, 2, 3, 4], [1, 3, 4, 5]]


@rule("P-3")
def test_equal_ones_all_score_and_the_next_round_begins() -> None:
    scene = Scene(3, die=3)
    for seat, pebble in enumerate((2, 4, 1)):
        events = scene.play(seat, Choose(pebble))
    assert Shown([2, 4, 1], [0, 1], 3) in events
    assert isinstance(events[-1], Rolled)
    assert scene.state.scores == [3, 3, 0]


def swapping() -> Scene:
    """Seat 0 has won the first round alone."""
    scene = Scene(die=1)
    scene.play(0, Choose(1))
    scene.play(1, Choose(5))
    return scene


@proof("P-4")
def test_a_single_winner_may_swap() -> None:
    scene = swapping()
    assert scene.match.waiting == (0,)
    assert list(scene.match.legal(0)) == [Swap(2), Swap(3), Swap(4), Swap(5), Pass()]
    drawn = scene.state.bag[0]
    events = scene.play(0, Swap(3))
    assert events[0] == Swapped(0)
    assert isinstance(events[1], Rolled)
    assert scene.state.hands[0] == [2, 4, 5, drawn]


@rule("P-4")
def test_keeping_all_goes_on_too() -> None:
    scene = swapping()
    (rolled,) = scene.play(0, Pass())
    assert isinstance(rolled, Rolled)
    assert scene.state.hands[0] == [2, 3, 4, 5]


@rule("P-4")
def test_what_came_from_the_bag_stays() -> None:
    scene = swapping()
    scene.state.hands[0][-1] = 7
    scene.refused(0, Swap(7), "P-4", "from-the-bag")
    scene.refused(0, Swap(1), "P-4", "not-your-pebble")
    scene.refused(0, Choose(2), "P-4", "asks-swapping")


@rule("P-4")
def test_passing_is_refused_to_those_who_are_not_asked() -> None:
    scene = swapping()
    assert 1 not in scene.match.waiting
    assert PEBBLES.explain(scene.state, 1, Pass()).reason == "not-possible"


@rule("P-3")
def test_the_most_points_win_and_equal_ones_share_the_place() -> None:
    scene = Scene(3, rounds=1, die=2)
    for seat, pebble in enumerate((2, 2, 5)):
        scene.play(seat, Choose(pebble))
    standings = scene.match.standings
    assert standings is not None
    assert [(one.seat, one.place, one.score) for one in standings.placings] == [(0, 1, 2), (1, 1, 2), (2, 3, 0)]


def test_a_plan_with_a_word_that_names_nothing_is_refused_at_once() -> None:
    game = Scene().match.game
    check_line(game, "choose 3; swap 2")
    with pytest.raises(Invalid) as refused:
        check_line(game, "choose three")
    assert (refused.value.reason, refused.value.facts["word"]) == ("unfitting-words", "three")
