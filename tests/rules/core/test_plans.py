"""Lines that wait: which of them is for what is asked now, and what is left after it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules import GAMES
from rules.core import Action
from rules.core.plans import brought_forward, decisions, goes_on, left_at_least
from rules.karnag.actions import Capture, Cube, Decline, Draw, Learn

CUBES, ACTING = [Cube("gems+1"), Cube("mind-2")], [Draw(), Decline()]


def planned(typed: str, legal: Sequence[Action]) -> list[list[str]]:
    return brought_forward(GAMES["karnag"], legal, decisions(typed))


def test_what_is_asked_comes_to_the_front_and_the_others_keep_their_order() -> None:
    assert planned("cube a >> draw >> cube b", CUBES) == [["cube a"], ["draw"], ["cube b"]]
    assert planned("draw >> learn mana >> cube a >> cube b", CUBES) == [
        ["cube a"], ["draw"], ["learn mana"], ["cube b"]
    ]  # fmt: skip
    assert planned("capture EF | draw >> cube a", ACTING) == [["capture EF", "draw"], ["cube a"]], "any of its lines"
    assert planned("draw >> if mana 5: cube a", CUBES) == [["if mana 5: cube a"], ["draw"]]
    assert planned("draw >> learn mana", CUBES) == []


def test_what_follows_from_a_list_comes_with_it() -> None:
    plan = planned("draw >> cube a | cube b >> rest >> rest | cube c >> learn mana", CUBES)
    assert plan == [["cube a", "cube b"], ["rest"], ["rest", "cube c"], ["draw"], ["learn mana"]]


def test_nothing_is_ended_or_declined_before_its_time() -> None:
    capturing = [Capture("EF"), Decline()]
    assert planned("draw >> decline", capturing) == []
    assert planned("draw >> done", [Learn("mana"), Decline()]) == []
    assert planned("decline >> draw", capturing) == [["decline"], ["draw"]], "it is what was to come next"
    assert planned("draw >> learn mana; done", [Learn("mana"), Decline()]) == [["learn mana; done"], ["draw"]]


@pytest.mark.parametrize(
    ("typed", "played", "left"),
    [
        ("a | b >> c", "a", [["c"]]),
        ("a | b >> rest >> rest", "b", [["a"], ["rest"]]),
        ("a >> rest >> rest >> c", "a", [["c"]]),
        ("a | b >> rest >> c", None, [["a", "b"], ["c"]]),
        ("a | b >> REST | b | c >> d", "a", [["b", "c"], ["d"]]),
        ("a", "a", []),
        ("a >> rest", "a", []),
    ],
)
def test_what_is_left_after_a_decision(typed: str, played: str | None, left: list[list[str]]) -> None:
    assert goes_on(decisions(typed), played) == left


@pytest.mark.parametrize(
    ("typed", "count"),
    [("a", 0), ("a | b | c", 2), ("a | b | c >> rest", 1), ("a | b >> rest >> rest", 0), ("a | b >> c", 0),
     ("a | b >> rest | c", 1)],
)  # fmt: skip
def test_how_much_is_left_at_least(typed: str, count: int) -> None:
    assert left_at_least(decisions(typed)) == count
