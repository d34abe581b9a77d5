"""Gems become menhirs, the council, the line around the gate, the final count."""

from __future__ import annotations

import itertools
import random

import pytest

from rules.core import Event, proof, rule
from rules.karnag import KARNAG
from rules.karnag.actions import Done, Learn, Menhir
from rules.karnag.board import GATE, GLADE, SQUARE, STRIDE, column_of, row_of
from rules.karnag.decisions import go_on
from rules.karnag.events import Aligned, CouncilScored, Ended, PhaseBegan
from rules.karnag.mechanics.stones import encircling
from rules.karnag.scoring import finish, hold_council, raise_menhirs
from tests.rules.karnag.scene import Scene, Scripted, p


def gems_phase(table: Scene) -> list[Event]:
    events: list[Event] = []
    raise_menhirs(table.state, events)
    return events


@proof("K-80", "K-81", "K-83")
@rule("K-82")
def test_two_gems_in_line_score_and_become_menhirs() -> None:
    table = Scene().gems(0, p(5, 9), p(5, 16))
    gems_phase(table)
    assert table.state.vp[0] == 8 + 14
    assert table.state.gems_of(0) == []
    assert sorted(table.state.menhirs_of(0)) == sorted([SQUARE["E9"], SQUARE["E16"]])
    assert table.state.menhirs_left[0] == 5
    assert KARNAG.view(table.state, 0).seats[0].gems_left == 3


@proof("K-82")
@rule("K-83")
def test_a_bent_line_counts_its_corner_once() -> None:
    table = Scene().gems(0, p(5, 4), p(11, 4), p(11, 15))
    assert Aligned(0, ["E4", "K4", "K15"], 18) in gems_phase(table)
    assert table.state.vp[0] == 18 + 7


@rule("K-82", "K-84")
@pytest.mark.parametrize("obstructed", [False, True])
def test_three_gems_in_a_line(obstructed: bool) -> None:
    table = Scene().gems(0, p(3, 3), p(3, 8), p(3, 14))
    if obstructed:
        table.rock(p(3, 5)).swamp(p(3, 6)).creature("golem", p(3, 10)).gems(1, p(3, 12)).menhirs(2, p(3, 13))
    gems_phase(table)
    assert table.state.vp[0] == 12 + 7
    assert table.state.menhirs_left[0] == 4


@rule("K-80")
def test_a_lone_gem_stays() -> None:
    table = Scene().gems(0, p(3, 3), p(3, 8), p(9, 14))
    gems_phase(table)
    assert table.state.vp[0] == 6 + 7
    assert table.state.gems_of(0) == [SQUARE["I14"]]


@proof("K-84")
def test_the_line_may_run_over_the_gate() -> None:
    table = Scene().gems(0, p(6, 5), p(6, 12))
    gems_phase(table)
    assert table.state.vp[0] == 8 + 7 + 7


@rule("K-80")
def test_colours_do_not_mix() -> None:
    table = Scene().gems(0, p(3, 3)).gems(1, p(3, 8))
    assert gems_phase(table) == []


@proof("K-85")
def test_after_the_seventh_menhir_lines_are_ignored() -> None:
    table = Scene().menhirs(0, *(p(12, c) for c in range(1, 14, 2))).gems(0, p(3, 3), p(3, 8))
    assert table.state.menhirs_left[0] == 0
    assert gems_phase(table) == []
    assert len(table.state.gems_of(0)) == 2


@proof("K-86")
@pytest.mark.parametrize(("chosen", "bonus"), [("E9", 14), ("E16", 0)])
def test_the_last_menhir_is_the_owners_choice(chosen: str, bonus: int) -> None:
    table = Scene().menhirs(0, *(p(12, c) for c in range(1, 12, 2))).gems(0, p(5, 9), p(5, 16))
    table.state.phase = "gems"
    gems_phase(table)
    assert table.legal() == [Menhir("E9"), Menhir("E16")]
    assert table.refuses(Menhir("L1")).clause == "K-86"
    assert table.refuses(Done()).clause == "K-86"
    table.play(Menhir(chosen))
    assert table.state.sources[0]["lines"] == 8
    assert table.state.sources[0].get("regions", 0) == bonus
    assert table.state.menhirs_left[0] == 0
    assert len(table.state.gems_of(0)) == 1


@rule("K-86")
def test_two_menhirs_for_three_gems() -> None:
    table = Scene().menhirs(0, *(p(12, c) for c in range(1, 10, 2))).gems(0, p(3, 3), p(3, 8), p(3, 14))
    table.state.phase = "gems"
    gems_phase(table)
    table.play(Menhir("C3"))
    assert table.legal() == [Menhir("C8"), Menhir("C14")]
    table.play(Menhir("C14"))
    assert table.state.vp[0] >= 12
    assert table.state.gems_of(0) == [SQUARE["C8"]]


@proof("K-87")
def test_menhirs_do_not_align_with_gems() -> None:
    assert gems_phase(Scene().menhirs(0, p(3, 3)).gems(0, p(3, 8))) == []


# --- council -------------------------------------------------------------------------------------


@proof("K-90", "K-142")
@pytest.mark.parametrize(
    ("level", "druids", "vp"), [(0, 2, 2), (1, 3, 3), (2, 1, 2), (3, 2, 4), (4, 2, 5), (5, 1, 4), (5, 2, 7), (5, 3, 9)]
)
def test_points_at_the_council(level: int, druids: int, vp: int) -> None:
    """T-29, level 4 with two druids: 2 + (2 + 1)."""
    table = Scene().druids(0, *["N1", "N2", "N3"][: 3 - druids]).level(0, council=level)
    for seat in (1, 2, 3):
        table.druids(seat, f"S{seat}", f"S{seat + 4}", f"S{seat + 8}")
    events: list[Event] = []
    hold_council(table.state, events)
    assert events == [CouncilScored(0, druids, vp)]


def council(table: Scene) -> None:
    table.state.phase = "gems"
    table.state.tasks.clear()
    go_on(table.state, Scripted(), [])


@proof("K-91", "K-92")
def test_all_leaders_may_learn_in_play_order() -> None:
    table = Scene().druids(0, "N1", "N2", "N3").druids(1, "N4").druids(2, "N5", "N6").druids(3, "N7")
    table.state.order = [3, 2, 1, 0]
    table.level(2, council=5)
    council(table)
    assert table.seat == 3, "two druids each: seats 3 and 1 lead; bonus points play no part"
    assert table.kinds() == {"Learn", "Done"}
    table.play(Learn("move"))
    assert table.seat == 1
    table.play(Done())
    assert table.state.knowledge[1] == [0] * 5
    assert table.state.phase == "choosing"


@rule("K-91")
def test_nobody_leads_an_empty_council() -> None:
    table = Scene()
    for seat in range(4):
        table.druids(seat, f"N{seat + 1}", f"N{seat + 6}", f"S{seat + 1}")
    council(table)
    assert table.state.phase == "choosing"
    assert table.state.vp == [0] * 4


@rule("K-96")
def test_everything_stays_for_the_next_round_but_the_cubes() -> None:
    table = Scene().druids(0, "N1", "P1").gems(1, p(9, 3)).creature("golem", p(6, 4), "left").hand(2, "mana")
    for seat in (1, 2, 3):
        table.druids(seat, f"S{seat}", f"S{seat + 4}", f"S{seat + 8}")
    council(table)
    table.play(Done())
    assert table.state.round == 2
    assert table.spots(0) == ["N1", "P1", "council"]
    assert table.state.gems_of(1) == [SQUARE["I3"]]
    assert len(table.state.hands[2]) == 1
    assert all(cube == -1 for slots in table.state.slots for cube in slots)


@proof("K-96")
@rule("K-20")
def test_the_last_round_ends_with_gems_council_and_the_count() -> None:
    table = Scene().druids(0, "N1", "N2", "N3").gems(0, p(3, 3), p(3, 8))
    for seat in (1, 2, 3):
        table.druids(seat, f"S{seat}", f"S{seat + 4}", f"S{seat + 8}")
    table.state.round = 5
    table.state.phase, table.state.row = "acting", 1
    table.state.tiles, table.state.slots = list(range(6)), [[-1]] * 12
    events: list[Event] = []
    go_on(table.state, Scripted(), events)
    assert [event.phase for event in events if isinstance(event, PhaseBegan)] == ["gems", "council"]
    assert isinstance(events[-1], Ended)
    assert str(table.state.phase) == "over"
    assert table.state.vp[0] == 6 + 7 + 2, "line, light region, two menhirs"
    assert KARNAG.waiting(table.state) == ()


# --- encircling ----------------------------------------------------------------------------------


def squares(*places: tuple[int, int]) -> list[int]:
    return [SQUARE[p(*place)] for place in places]


@proof("K-151")
@rule("K-152", "K-153")
def test_eight_menhirs_around_and_two_left_out() -> None:
    ring = squares((4, 6), (4, 10), (5, 10), (5, 12), (9, 12), (9, 8), (8, 8), (8, 6))
    extra = squares((11, 6), (11, 12))
    assert encircling(ring + extra) == (22, set(ring))
    assert encircling(ring + extra, simple_line_only=True) == (22, set(ring))
    table = Scene()
    for seat, square in enumerate(ring + extra):
        table.state.stones[square] = (seat % 4) * 2 + 1
    finish(table.state, [])
    assert sum(source["menhirs"] for source in table.state.sources) == 8 * 4 + 2 * 2
    for round_it, each in ((ring, 1), ([], 2)):
        held = Scene().reserve(0, golem=2, naja=1)
        for square in round_it or ring[:3]:
            held.state.stones[square] = 1
        finish(held.state, [])
        assert held.state.sources[0]["creatures"] == 3 * each, "encircled 1 each, else 2"
        assert held.state.sources[0]["menhirs"] == (8 * 4 if round_it else 3 * 1)


@rule("K-152")
def test_no_line_over_the_gate() -> None:
    menhirs = squares((4, 6), (4, 8), (9, 8), (9, 6))
    assert encircling(menhirs) == (0, set())
    assert encircling(menhirs, simple_line_only=True) == (0, set())
    assert encircling(squares((4, 6), (4, 9))) == (0, set()), "at least four"


@proof("K-153")
def test_all_shortest_solutions_count() -> None:
    menhirs = squares((4, 6), (4, 11), (8, 11), (9, 11), (9, 10), (8, 10), (9, 6))
    for simple in (False, True):
        assert encircling(menhirs, simple) == (20, set(menhirs))


@rule("K-152")
def test_a_line_may_cross_itself_unless_the_option_forbids_it() -> None:
    menhirs = squares((4, 7), (4, 14), (8, 14), (8, 6), (11, 6), (11, 7))
    assert encircling(menhirs) == (30, set(menhirs))
    assert encircling(menhirs, simple_line_only=True) == (0, set())


@proof("K-154")
def test_creatures_and_obstacles_do_not_disturb_the_line() -> None:
    table = Scene().menhirs(0, p(4, 6), p(4, 11), p(9, 11), p(9, 6)).rock(p(4, 8)).creature("golem", p(9, 8))
    events: list[Event] = []
    finish(table.state, events)
    assert events == [Ended(20, ["D6", "D11", "I6", "I11"])]
    assert table.state.vp == [16, 0, 0, 0], "creatures left in the glade score for nobody"


def _brute_force(menhirs: list[int]) -> tuple[int, set[int]]:
    """All simple closed walks in the graph of straight stretches, by plain enumeration over small sets."""
    stones = set(menhirs)

    def stretch(a: int, b: int) -> int | None:
        if row_of(a) == row_of(b):
            step = 1
        elif column_of(a) == column_of(b):
            step = STRIDE
        else:
            return None
        between = range(min(a, b) + step, max(a, b), step)
        if any(square in stones or square in GATE for square in between):
            return None
        return len(between) + 1

    def turns(path: tuple[int, ...]) -> int:
        """How often the closed path crosses the line from the gate northwards, with sign."""
        total = 0
        for a, b in zip(path, (*path[1:], path[0]), strict=True):
            if row_of(a) == row_of(b) < row_of(GATE[0]):
                low, high = sorted((column_of(a), column_of(b)))
                if low <= 8 < high:
                    total += 1 if column_of(a) < column_of(b) else -1
        return total

    best, taking_part = 0, set[int]()
    for size in range(4, len(menhirs) + 1):
        for path in itertools.permutations(menhirs, size):
            if path[0] != min(path):
                continue
            lengths = [stretch(a, b) for a, b in zip(path, (*path[1:], path[0]), strict=True)]
            if None in lengths or not turns(path):
                continue
            length = sum(step for step in lengths if step)
            if not best or length < best:
                best, taking_part = length, set(path)
            elif length == best:
                taking_part |= set(path)
    return best, taking_part


@proof("K-152")
@rule("K-153")
def test_encircling_agrees_with_brute_force() -> None:
    chooser = random.Random(5)
    columns, rows = [4, 7, 10, 13], [2, 5, 8, 11]
    grid = [at_ for r in rows for c in columns if (at_ := SQUARE[p(r, c)]) in GLADE]
    encircled = 0
    for _ in range(60):
        menhirs = chooser.sample(grid, 7)
        expected = _brute_force(menhirs)
        assert encircling(menhirs) == expected
        encircled += bool(expected[0])
    assert 3 < encircled < 57, "the sample holds both cases"


# --- the final count -----------------------------------------------------------------------------


@proof("K-150")
@rule("K-151")
def test_the_last_count_where_nothing_is_encircled() -> None:
    table = Scene().reserve(0, golem=1, naja=2).menhirs(0, "L1", "L3", "A3", "A5").hand(0, "mana", "control")
    table.gems(0, "B2", "C5", "E7")
    finish(table.state, [])
    assert table.state.vp[0] == 6 + 4 + 13 + 2
    assert table.state.sources[0] == {"cards": 2, "gems": 13, "menhirs": 4, "creatures": 6}


@rule("K-151")
def test_encircled_creatures_count_less() -> None:
    table = Scene().menhirs(0, p(4, 6), p(4, 11), p(9, 11)).menhirs(1, p(9, 6), p(12, 1)).reserve(1, golem=2, ghoul=1)
    finish(table.state, [])
    assert table.state.vp == [12, 4 + 2 + 3, 0, 0]


@proof("K-155")
def test_ties_go_to_the_most_mana_and_are_then_shared() -> None:
    table = Scene().vp(20, 20, 20, 5).mana(0, 3).mana(1, 8).mana(2, 8).mana(3, 20)
    finish(table.state, [])
    final = KARNAG.standings(table.state)
    assert final is not None
    assert [(placing.seat, placing.place) for placing in final.placings] == [(1, 1), (2, 1), (0, 3), (3, 4)]
    assert [placing.tiebreak for placing in final.placings] == [8, 8, 3, 20]
