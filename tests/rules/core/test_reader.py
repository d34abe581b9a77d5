"""Typed lines become actions, all of them or none."""

from __future__ import annotations

import pytest

from rules.core import Illegal, Invalid, Refusal
from rules.core.reader import split_line
from rules.core.words import number_of
from rules.karnag import KARNAG
from rules.karnag.actions import Brew, Capture, Cube, Done, Draw, Gem, Learn, Move
from rules.karnag.flow import lay_tiles
from tests.rules.karnag.scene import Scene, Scripted, p


def read(table: Scene, line: str) -> list[object]:
    before = KARNAG.encode(table.state)
    try:
        return list(KARNAG.read_line(table.imagined, line))
    finally:
        assert KARNAG.encode(table.state) == before, "reading plays nothing"


def refused(table: Scene, line: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(table, line)
    return caught.value


def test_splitting() -> None:
    assert split_line("move N10 P2, ED EF; done") == [("move", ["N10", "P2"]), ("move", ["ED", "EF"]), ("done", [])]
    assert split_line("learn capture, learn council;;") == [("learn", ["capture"]), ("learn", ["council"])]
    assert split_line(" ; ") == []


def test_three_druids_in_one_line() -> None:
    """The interaction design's own example: 3 + 2 + 2 = 7 points, one into a cauldron."""
    table = Scene(4).druids(0, "N10", "ED", "WH").acting(0, "capture")
    assert read(table, "move N10 P2, ED EF, WH WF") == [Move("N10", "P2", 3), Move("ED", "EF", 2), Move("WH", "WF", 2)]


def test_the_cheapest_way_is_meant_unless_points_are_named() -> None:
    table = Scene().druids(0, "N8", "S8", "S9").druids(1, "N7", "N5").acting(0, "druids")
    assert read(table, "move N8 P1") == [Move("N8", "P1", 2)]
    assert read(table, "MOVE n8 p1 4") == [Move("N8", "P1", 4)]
    assert read(table, "move N8 P1 points 3") == [Move("N8", "P1", 3)]


def test_gems_name_who_leaves() -> None:
    table = Scene(2).druids(0, "N3", "WE", "WC").mana(0, 20).acting(0, "gems")
    assert read(table, "gem E3 leaves WE; gem C3 leaves WC; learn capture") == [
        Gem("E3", "WE", "N3"),
        Gem("C3", "WC", "N3"),
        Learn("capture"),
    ]
    ambiguous = refused(table, "gem E3")
    assert isinstance(ambiguous, Invalid)
    assert ambiguous.reason == "more-than-one"
    assert set(ambiguous.nearest) == {Gem("E3", "WE", "N3"), Gem("E3", "N3", "WE")}


def test_a_slot_without_its_number_is_the_top_free_one() -> None:
    table = Scene(2)
    table.state.phase, table.state.turn = "choosing", 0
    lay_tiles(table.state, Scripted(), [])
    assert read(table, "cube capture+") == [Cube("capture+1")]
    table.play(Cube("capture+1"))
    wide = table.state.slots[table.state.tiles.index(2) * 2]
    if len(wide) > 1:
        assert read(table, "cube capture+") == [Cube("capture+2")]
    assert read(table, "cube potions-2") == [Cube("potions-2")]
    assert refused(table, "cube capture+1").clause == "K-67"


def test_the_first_bad_step_refuses_the_lot() -> None:
    table = Scene(4).druids(0, "N10", "ED", "WH").druids(1, "WF").acting(0, "capture")
    refusal = refused(table, "move N10 P2, ED EF, WH WF")
    assert (refusal.facts["step"], refusal.facts["steps"], refusal.facts["typed"]) == (3, 3, "move WH WF")
    assert refusal.clause == "K-104"
    assert refusal.nearest


def test_a_reveal_must_come_last() -> None:
    table = Scene(2).deck("mana").acting(0, "cards", 1)
    assert read(table, "draw") == [Draw()]
    refusal = refused(table, "draw; done")
    assert isinstance(refusal, Illegal)
    assert refusal.reason == "reveal-ends-line"


def test_a_line_ends_where_the_turn_does() -> None:
    table = Scene(2).druids(0, "P1").acting(0, "potions")
    assert read(table, "brew; learn capture") == [Brew(), Learn("capture")]
    assert refused(table, "brew; learn capture; done").reason == "somebody-else"
    capture = (
        Scene(2).druids(0, "WE", "WC").creature("golem", p(5, 4)).creature("golem", p(3, 4)).acting(0, "capture", 1)
    )
    assert read(capture, "capture WE; done") == [Capture("WE"), Done()]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "empty-line"),
        ("dance N3", "unknown-verb"),
        ("move N3 N4 5 6", "unfitting-words"),
        ("gem", "verb-not-now"),
        ("move N99 N4", "unknown-word"),
    ],
)
def test_what_cannot_be_read(line: str, reason: str) -> None:
    table = Scene(2).druids(0, "N3", "WE", "WC").acting(0, "druids")
    refusal = refused(table, line)
    assert isinstance(refusal, Invalid)
    assert refusal.reason == reason


def test_a_number_that_is_none_is_refused_with_what_works() -> None:
    table = Scene(2).druids(0, "WG", "N3").acting(0, "druids")
    assert read(table, f"move WG P6 {table.moves('WG')['P6'][0]}") == [Move("WG", "P6", table.moves("WG")["P6"][0])]
    for typed in ("many", "2x", "-", "+", "two"):
        refusal = refused(table, f"move WG P6 {typed}")
        assert isinstance(refusal, Invalid)
        assert (refusal.reason, refusal.facts["word"]) == ("unfitting-words", typed)
        there, *others = refusal.nearest
        assert there == Move("WG", "P6", table.moves("WG")["P6"][0]), "what has most of the words comes first"
        assert {type(action) for action in others} == {Move}
    off = refused(table, "move WG A1 2")
    assert (off.reason, off.clause) == ("off-the-path", "K-102"), "as a number it is read, and the place refused"


def test_what_would_work_is_of_the_verb_typed_else_of_anything() -> None:
    table = Scene(2).druids(0, "N10", "ED").acting(0, "druids")
    words = "one two three four five six"
    assert {type(action) for action in refused(table, f"move {words}").nearest} == {Move}
    assert len(refused(table, f"move {words}").nearest) == 5
    none = refused(table, f"brew {words}")
    assert (none.reason, none.facts["word"]) == ("verb-not-now", "brew")
    assert none.facts["verbs"] == "move, decline"
    assert list(none.nearest) == list(KARNAG.spread(table.legal()))
    assert none.nearest


@pytest.mark.parametrize("word", ["²", "①", "٣", "９", "--5", "+-+3", "1e9", "1_000", "", "-", "9" * 10, "9" * 400])
def test_a_word_that_only_looks_like_a_number_is_none(word: str) -> None:
    assert number_of(word) is None
    assert number_of(word, signed=True) is None


def test_a_number_is_read_with_a_sign_only_where_there_may_be_one() -> None:
    assert [number_of(word) for word in ("0", "007", "+3", "-3")] == [0, 7, None, None]
    assert [number_of(word, signed=True) for word in ("0", "+3", "-3", "999999999")] == [0, 3, -3, 999999999]
