"""Rulings that a table may decide otherwise: what each option changes, and what is said of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.core import rule
from rules.core.text import text
from rules.karnag import KARNAG
from rules.karnag.actions import Brew, Capture, Card, Done, Gem, Learn, Menhir, Move
from rules.karnag.board import SQUARE
from rules.karnag.decisions import go_on
from rules.karnag.mechanics.creatures import advance, escape
from rules.karnag.scoring import raise_menhirs
from rules.karnag.state import GOLEM, SECONDARY, KarnagOptions, token
from tests.rules.karnag.scene import Scene, Scripted, p
from tests.rules.speaking import LANGUAGES, messages

# --- what is said of them ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_sentence_that_names_its_clause(language: str) -> None:
    options = {field.name for field in msgspec.structs.fields(KarnagOptions)}
    assert set(KarnagOptions.decides) == options
    assert {key for key in messages("rules.karnag", language) if key.startswith("option-")} == {
        f"option-{name}" for name in options
    }
    for name, clauses in KarnagOptions.decides.items():
        sentence = text("rules.karnag", f"option-{name}", language)
        assert sentence.endswith(f"({', '.join(clauses)})."), sentence
        assert sentence.count(".") == 1, "one sentence"
        assert set(clauses) <= set(KARNAG.clauses)


# --- what they change -------------------------------------------------------------------------------------------------


def three_gems(**options: Any) -> Scene:
    """The rulebooks' two gems have been made, and a card has brought a druid back to where a third line crosses."""
    table = Scene(2, **options).druids(0, "WB", "N3", "N6").mana(0, 20).hand(0, "acceleration", "mana")
    table.acting(0, "gems", SECONDARY)
    table.play(Gem("B6", "N6", "WB"), Gem("B3", "N3", "WB"), Card("acceleration", "alone"))
    table.play(Move("council", "N2", 3))
    return table


@rule("K-115")
def test_an_action_makes_two_gems_unless_cards_may_bring_a_third() -> None:
    table = three_gems()
    assert table.state.mana[0] == 20 - 7 - 4
    assert table.of(Gem) == []
    refusal = table.refuses(Gem("B2", "N2", "WB"))
    assert (refusal.reason, refusal.clause) == ("two-gems", "K-115")
    third = three_gems(third_gem_by_card=True)
    assert third.gem_places() == {"B2"}
    third.play(Gem("B2", "N2", "WB"))
    assert len(third.state.gems_of(0)) == 3
    single = Scene(2, two_gems_in_secondary=False, third_gem_by_card=True).druids(0, "WB", "N3", "N6").mana(0, 20)
    single.hand(0, "mana").acting(0, "gems", SECONDARY).play(Gem("B6", "N6", "WB"))
    assert single.refuses(Gem("B3", "N3", "WB")).reason == "one-gem"


def walked(table: Scene) -> dict[str, str]:
    advance(table.state, table.events)
    return table.creatures()


@rule("K-39")
def test_peers_make_room_or_are_in_the_way() -> None:
    """Before E8 lies a menhir, on its right a golem that goes on to D9."""

    def scene(**options: Any) -> Scene:
        table = Scene(**options).menhirs(0, p(4, 8))
        return table.creature("golem", p(5, 8), "right").creature("golem", p(5, 9), "left")

    assert set(walked(scene())) == {"D9", "E9"}
    assert set(walked(scene(peers_make_room=False))) == {"D9", "E8"}


@rule("K-47", "K-49")
@pytest.mark.parametrize(
    ("druids", "by_squares", "by_moves"),
    [
        (("N12", "N10"), [0, 1], [1, 1]),  # six squares, one of them jumped; four squares, four moves
        (("N10", "N9"), [1, 2], [2, 2]),  # four squares, three moves
        (("N8", "N7"), [2, 3], [2, 3]),  # two squares, one move: only the next square is adjacent
        (("N8", "N3"), [2, 2], [2, 2]),
    ],
)
def test_the_distance_of_an_escape_in_squares_or_in_moves(
    druids: tuple[str, str], by_squares: list[int], by_moves: list[int]
) -> None:
    for how, losses in (("squares", by_squares), ("moves", by_moves)):
        table = Scene(escape_distance=how).vp(9, 9, 9, 9)
        for seat, druid in enumerate(druids):
            table.druids(seat, druid)
        escape(table.state, token(GOLEM, 0), SQUARE["N6"], table.events)
        assert [9 - vp for vp in table.state.vp[:2]] == losses, how


@rule("K-49")
def test_moves_go_round_the_shorter_way() -> None:
    table = Scene(escape_distance="moves").vp(9, 0, 0, 0).druids(0, "WB")
    escape(table.state, token(GOLEM, 0), SQUARE["N1"], table.events)
    assert table.state.vp[0] == 7, "WA, NW, N1"


@rule("K-86")
def test_a_line_with_too_few_menhirs_scores_or_is_ignored() -> None:
    def phase(**options: Any) -> Scene:
        table = Scene(**options).menhirs(0, *(p(12, c) for c in range(1, 10, 2))).gems(0, p(3, 3), p(3, 8), p(3, 14))
        raise_menhirs(table.state, table.events)
        return table

    full = phase()
    assert full.state.vp[0] == 12
    assert full.legal() == [Menhir("C3"), Menhir("C8"), Menhir("C14")]
    ignored = phase(too_few_menhirs="ignored")
    assert (ignored.state.vp[0], ignored.state.tasks, ignored.events) == (0, [], [])
    enough = Scene(too_few_menhirs="ignored").gems(0, p(3, 3), p(3, 8))
    raise_menhirs(enough.state, enough.events)
    assert len(enough.state.menhirs_of(0)) == 2


@rule("K-91")
def test_an_empty_council_teaches_nobody_or_everybody() -> None:
    for teaches in (False, True):
        table = Scene(empty_council_teaches=teaches)
        for seat in range(4):
            table.druids(seat, f"N{seat + 1}", f"N{seat + 6}", f"S{seat + 1}")
        table.state.phase = "gems"
        go_on(table.state, Scripted(), [])
        learners = []
        while table.state.tasks:
            learners.append(table.seat)
            table.play(Learn("move"))
        assert learners == ([0, 1, 2, 3] if teaches else [])


@rule("K-126")
def test_a_rock_is_paid_for_by_each_line_or_stays_open() -> None:
    """Both gems need the ray of WE, which passes the rock on E1; there is one shadow."""

    def scene(**options: Any) -> Scene:
        table = Scene(2, **options).druids(0, "WE", "N3", "N6").rock(p(5, 1)).mana(0, 20).reserve(0, shadow=1)
        table.hand(0, "mana").acting(0, "gems", SECONDARY)
        table.play(Gem("E6", "N6", "WE"))
        return table

    twice = scene()
    assert twice.of(Gem) == []
    assert twice.refuses(Gem("E3", "N3", "WE")).clause == "K-125"
    once = scene(passed_squares_stay_open=True)
    assert once.gem_places() == {"E3"}
    once.play(Gem("E3", "N3", "WE"))
    assert once.state.hands[0], "no card was needed"


@rule("K-126")
def test_squares_stay_open_to_captures_of_the_same_action_only() -> None:
    def scene(**options: Any) -> Scene:
        table = Scene(2, **options).druids(0, "WE", "EE").swamp(p(5, 5)).mana(0, 20).reserve(0, ghoul=1)
        table.creature("ghoul", p(5, 5)).creature("golem", p(5, 3)).acting(0, "capture", SECONDARY)
        table.play(Capture("EE"))
        return table

    assert scene(passed_squares_stay_open=True).of(Capture) == [Capture("WE")]
    behind = scene(passed_squares_stay_open=True)
    behind.state.creatures = {SQUARE[p(5, 8)]: token(GOLEM, 0)}
    behind.state.reserve[0] = [0, 1, 0, 0]  # its power is used up
    assert behind.of(Capture) == [Capture("WE")], "through the swamp, without another power"
    behind.acting(0, "capture", SECONDARY).reserve(0, ghoul=0)
    assert behind.of(Capture) == [], "a new action finds it closed"


@rule("K-132")
def test_levels_of_a_potion_may_or_must_be_taken() -> None:
    table = Scene(3, potion_levels_optional=False).druids(0, "P1", "P4").hand(0, "mana", "mana").acting(0, "potions")
    table.play(Brew())
    assert Done() not in table.legal()
    refusal = table.refuses(Done())
    assert (refusal.reason, refusal.clause, refusal.facts) == ("levels-left", "K-132", {"left": 2})
    table.play(Learn("move"), Card("mana"), Learn("move"))
    assert table.can_finish()
    assert table.spots(0) == ["council"] * 3
    free = Scene(3).druids(0, "P1", "P4").hand(0, "mana").acting(0, "potions")
    free.play(Brew(), Done())
    assert free.spots(0) == ["council"] * 3
