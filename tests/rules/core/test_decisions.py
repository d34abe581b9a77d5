"""Titles on decisions: what follows from the open one, tried on Pebbles and on decisions of its kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from examples.pebbles.rules import PEBBLES, Pebbles
from examples.pebbles.rules.actions import Choose, Pass, Swap
from examples.pebbles.rules.decisions import CHOOSING, DECISIONS, SWAPPING, opened
from examples.pebbles.rules.decisions.choosing import Choosing
from examples.pebbles.rules.state import PebblesState
from rules.core import OVER, Action, Decision, Dice, Event, FastDice, Illegal, Invalid, Match
from rules.core.explaining import Objection
from rules.core.text import text


def begun(game: Pebbles = PEBBLES, seats: int = 2) -> PebblesState:
    state, _ = game.setup(seats, game.options(), FastDice(1))
    return state


class Asking(Pebbles):
    """Pebbles with another decision in the place of choosing."""

    def __init__(self, decision: Decision[PebblesState, None]) -> None:
        self.decision = decision

    def open(self, state: PebblesState) -> tuple[Decision[PebblesState, None], None]:
        decision, task = super().open(state)
        return self.decision if decision is CHOOSING else decision, task


def test_who_is_asked_and_what_is_legal_come_from_the_open_decision() -> None:
    state = begun(seats=3)
    assert opened(state) == (CHOOSING, None)
    assert PEBBLES.waiting(state) == (0, 1, 2)
    PEBBLES.apply(state, 1, Choose(2), FastDice(1))
    assert PEBBLES.waiting(state) == (0, 2)
    assert list(PEBBLES.legal(state, 1)) == [], "it has decided"
    assert len(PEBBLES.legal(state, 2)) == 5


def test_what_settles_by_itself_goes_on_to_the_next_decision() -> None:
    match = Match(PEBBLES, 2, PEBBLES.options(rounds=2), FastDice(3))
    match.state.die = 1
    match.play(0, Choose(1))
    match.play(1, Choose(4))
    assert opened(match.state) == (SWAPPING, None)
    match.play(0, Pass())
    assert opened(match.state) == (CHOOSING, None)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert opened(match.state) == (OVER, None)
    assert (match.waiting, match.over) == ((), True)
    assert match.game.forced(match.state) is None


def test_a_decision_that_settles_for_ever_is_a_fault() -> None:
    class Endless(Choosing):
        def settle(self, state: PebblesState, task: None, dice: Dice, events: list[Event]) -> bool:
            return True

    game = Asking(Endless())
    with pytest.raises(RuntimeError, match="pebbles: decisions settle without end, last choosing"):
        game.apply(begun(), 0, Choose(1), FastDice(1))


class OnlyLast(Choosing):
    """One answer is left, and may be given by itself."""

    def seats(self, state: PebblesState, task: None) -> tuple[int, ...]:
        return super().seats(state, task)[:1]

    def legal(self, state: PebblesState, task: None, seat: int) -> Sequence[Action]:
        return super().legal(state, task, seat)[-1:]

    def always_asked(self, state: PebblesState, task: None) -> bool:
        return state.round == 2


def test_one_answer_is_given_by_itself_unless_it_is_always_asked() -> None:
    game, state = Asking(OnlyLast()), begun()
    assert game.forced(state) == (0, Choose(5))
    state.round = 2
    assert game.forced(state) is None


# --- why not ---------------------------------------------------------------------------------------


class Choosy(Choosing):
    """Two things can stand against a pebble; the plainer comes first."""

    def objections(self, state: PebblesState, task: None, seat: int, action: Choose) -> Iterator[Objection]:
        if action.pebble > 6:
            yield "too-heavy", "P-3", {"pebble": action.pebble}
        if action.pebble > 5:
            yield "too-large", "P-2", {}


@pytest.mark.parametrize(
    ("action", "kind", "reason", "clause", "facts"),
    [
        (Choose(77), Invalid, "unknown-word", "P-2", {"word": "77"}),
        (Swap(77), Invalid, "unknown-word", "P-4", {"word": "77"}),
        (Swap(7), Illegal, "asks-choosing", "P-2", {}),
        (Pass(), Illegal, "asks-choosing", "P-2", {}),
        (Choose(7), Illegal, "too-heavy", "P-3", {"pebble": 7}),
        (Choose(6), Illegal, "too-large", "P-2", {}),
        (Choose(5), Illegal, "not-possible", "P-2", {}),
    ],
)
def test_words_come_before_the_question_and_that_before_objections(
    action: Action, kind: type[Illegal], reason: str, clause: str, facts: dict[str, Any]
) -> None:
    refusal = Asking(Choosy()).explain(begun(), 0, action)
    assert type(refusal) is kind
    assert (refusal.reason, refusal.clause, refusal.facts) == (reason, clause, facts)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_core_says_its_own_reasons(language: str) -> None:
    told = {reason: text("rules.core", reason, language, {"word": "x"}) for reason in ("unknown-word", "empty-line")}
    told["not-possible"] = text("rules.core", "not-possible", language)
    assert len(set(told.values())) == 3
    assert "x" in told["unknown-word"]


# --- how it is asked -------------------------------------------------------------------------------


def test_a_question_is_made_from_the_view_alone() -> None:
    state = begun()
    state.die = 4
    PEBBLES.apply(state, 1, Choose(2), FastDice(1))
    for viewer in (None, 0, 1):
        view = PEBBLES.view(state, viewer)
        assert (view.asked.word, view.asked.seats) == ("choosing", (0,))
        assert PEBBLES.chat.question(view, 0).key == "question-choosing"
        assert PEBBLES.chat.question(view, 0).facts == {"die": 4}
        assert PEBBLES.chat.question(view, 1).key == "question-ready"


def test_every_decision_says_its_question_and_what_it_asks_instead() -> None:
    for word, decision in DECISIONS.items():
        assert decision.word == word
        assert text("examples.pebbles.rules", f"question-{word}", facts={"die": 1})
        assert not decision.kinds or text("examples.pebbles.rules", f"asks-{word}")
