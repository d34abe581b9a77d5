"""Typed lines with verbs of a title's own, words that fields take, and sentences whose facts are fields."""

from __future__ import annotations

from typing import Any

import pytest

from examples.pebbles.rules import Pebbles
from examples.pebbles.rules.actions import Choose, Pass
from examples.pebbles.rules.events import Ready, Rolled, Shown
from rules.core import Action, Event, FastDice, Illegal, Imagined, Invalid, NotNow, Refusal
from rules.core.lines import Attempt
from rules.core.plans import check_line
from rules.core.telling import Said, fitting, key_of, told, told_if_said
from rules.core.words import strange_word, unknown_word

# --- lines -----------------------------------------------------------------------------------------


def highest(attempt: Attempt[Any], words: list[str]) -> None:
    """Choose the highest pebble below each of the numbers."""
    for word in words:
        attempt.take(Choose(max((p for p in range(1, 6) if p < int(word)), default=9)))


class Handy(Pebbles):
    verbs = {"below": highest}


def imagined(seat: int = 0) -> Imagined[Any]:
    game = Handy()
    state, _ = game.setup(2, game.options(), FastDice(1))
    return game.imagine(state, seat, FastDice(2))


def refused(line: str) -> Refusal:
    here = imagined()
    with pytest.raises(Refusal) as caught:
        here.game.read_line(here, line)
    return caught.value


@pytest.mark.parametrize(("line", "pebble"), [("below 4", 3), ("BELOW 9", 5), ("choose 2", 2)])
def test_a_title_brings_verbs_of_its_own(line: str, pebble: int) -> None:
    here = imagined()
    before = here.game.encode(here.state)
    assert here.game.read_line(here, line) == [Choose(pebble)]
    assert here.game.encode(here.state) == before, "nothing is played"


@pytest.mark.parametrize(
    ("line", "kind", "reason", "facts"),
    [
        ("", Invalid, "empty-line", {}),
        ("dance 4", Invalid, "unknown-verb", {"step": 1, "steps": 1, "typed": "dance 4"}),
        ("below 1", Illegal, "not-your-pebble", {"step": 1, "steps": 1, "typed": "below 1"}),
        ("choose 3; below 4", NotNow, "somebody-else", {"step": 2, "steps": 2, "typed": "below 4"}),
        ("below 4 5", NotNow, "somebody-else", {"step": 1, "steps": 1, "typed": "below 4 5"}),
    ],
)
def test_the_first_bad_step_refuses_the_line(
    line: str, kind: type[Refusal], reason: str, facts: dict[str, Any]
) -> None:
    refusal = refused(line)
    assert (type(refusal), refusal.reason) == (kind, reason)
    assert refusal.facts.items() >= facts.items()


def test_nothing_is_read_behind_what_reveals_something() -> None:
    here = imagined()
    here.state.chosen[1] = 3
    with pytest.raises(Illegal) as caught:
        here.game.read_line(here, "choose 4; below 3")
    assert (caught.value.reason, caught.value.facts["step"]) == ("reveal-ends-line", 2)


def test_a_plan_may_use_them() -> None:
    check_line(Handy(), "below 4")
    with pytest.raises(Invalid) as caught:
        check_line(Handy(), "above 4")
    assert caught.value.reason == "unknown-verb"


def test_the_words_of_a_notation_of_its_own_are_checked_by_the_title() -> None:
    class Noting(Handy):
        def read_line(self, imagined: Imagined[Any], line: str) -> list[Action]:
            return []

    with pytest.raises(Invalid) as caught:
        check_line(Handy(), "choose > 4")
    assert (caught.value.reason, caught.value.facts["word"]) == ("unfitting-words", ">")
    check_line(Noting(), "choose > 4")


# --- words -----------------------------------------------------------------------------------------


class Walk(Action, frozen=True):
    """Walk."""

    to: str
    by: str = ""


class Carry(Action, frozen=True):
    """Carry."""

    to: str


PLACES = {"N4", "old mill"}
WORDS = {"to": PLACES.__contains__, "by": {"boat"}.__contains__, "carry.to": {"inn"}.__contains__}


@pytest.mark.parametrize(
    ("action", "word"),
    [(Walk("N4"), None), (Walk("N4", "boat"), None), (Walk("N5"), "N5"), (Walk("N4", "cart"), "cart"), (Pass(), None)],
)
def test_the_first_word_that_names_nothing_is_told(action: Action, word: str | None) -> None:
    assert unknown_word(WORDS, action) == word


def test_kinds_may_differ_in_a_field() -> None:
    assert unknown_word(WORDS, Carry("inn")) is None
    assert unknown_word(WORDS, Carry("N4")) == "N4"
    assert unknown_word({}, Carry("nowhere")) is None


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("n4 by BOAT", None),
        ("to old mill boat", None),
        ("old boat", "old"),
        ("N4 -", None),
        ("7 boot", "boot"),
        ("", None),
    ],
)
def test_a_typed_word_must_be_part_of_something(typed: str, word: str | None) -> None:
    assert strange_word(WORDS, Walk, typed.split()) == word


def test_where_a_field_takes_what_it_likes_nothing_is_strange() -> None:
    assert strange_word({"to": PLACES.__contains__}, Walk, ["anything"]) is None
    assert strange_word({}, Pass, ["anything"]) is None
    assert strange_word(WORDS, Pass, ["anything"]) == "anything", "it takes nothing at all"


# --- sentences from fields ---------------------------------------------------------------------------

PACKAGE = "examples.pebbles.rules"


def test_fields_are_the_facts_as_far_as_a_sentence_names_them() -> None:
    assert told(PACKAGE, "chapter-rolled", Rolled(4)) == Said("chapter-rolled", {"number": 4})
    assert told(PACKAGE, "story-ready", Ready(1)) == Said("story-ready", {}, {"who": 1})
    assert told(PACKAGE, "deed-pass", Choose(3)) == Said("deed-pass"), "what it does not name is left out"
    shown = told(PACKAGE, "story-shown-1", Shown([5, 2], [0], 4))
    assert shown.facts == {"pebbles": "5, 2", "points": 4}


def test_what_has_no_sentence_is_not_told() -> None:
    assert told_if_said(PACKAGE, "story-rolled", Rolled(4)) is None
    assert told_if_said(PACKAGE, "story-ready", Ready(0)) == Said("story-ready", {}, {"who": 0})


def test_facts_inside_of_a_choice_of_forms_count() -> None:
    said = fitting(PACKAGE, Said("having", {"count": 2, "more": 3}, {"who": 1}))
    assert said == Said("having", {"count": 2})


class LeftHome(Event, frozen=True):
    """A name of two words."""


def test_keys_are_written_with_hyphens() -> None:
    assert (key_of(LeftHome), key_of(Rolled)) == ("left-home", "rolled")
