"""Druid moves: points, jumps, cauldrons, the council, and no dead ends."""

from __future__ import annotations

import pytest

from rules.core import proof, rule
from rules.karnag.actions import Card, Decline, Done, Move
from rules.karnag.board import COUNCIL
from rules.karnag.events import CouncilScored, DruidMoved
from rules.karnag.scoring import hold_council
from tests.rules.karnag.scene import MAIN, SECONDARY, Scene


def reach(table: Scene, druid: str) -> dict[str, list[int]]:
    return table.moves(druid)


@proof("K-100", "K-101")
@rule("K-108")
def test_the_main_move_is_5_to_8_points_and_may_be_shared() -> None:
    table = Scene(2).druids(0, "N8", "EA", "S8").acting(0, "druids")
    table.play(Move("N8", "N9", 1), Move("EA", "EB", 1))
    assert not table.can_finish()
    assert {points for costs in reach(table, "S8").values() for points in costs} == {3, 4, 5, 6}, (
        "the last must reach 5"
    )
    table.play(Move("S8", "S5", 3))
    assert table.state.tasks[-1].seat == 1, "nothing left to move: the next cube acts"
    for row, totals in ((MAIN, {5, 6, 7, 8}), (SECONDARY, {5})):
        alone = Scene(2).druids(0, "N8", "P5", "P6").acting(0, "druids", row)
        assert {points for costs in reach(alone, "N8").values() for points in costs} == totals


@rule("K-100")
def test_done_is_offered_as_soon_as_the_total_is_allowed() -> None:
    scene = Scene(2).druids(0, "N8", "EA", "S8").acting(0, "druids")
    scene.play(Move("N8", "N13", 5))
    assert scene.can_finish()
    assert max(points for costs in reach(scene, "EA").values() for points in costs) == 3
    scene.play(Done())
    assert scene.state.tasks[-1].seat == 1


@rule("K-100")
@pytest.mark.parametrize(
    ("tile", "row", "least", "most"),
    [("druids", MAIN, 5, 8), ("druids", SECONDARY, 5, 5), ("gems", MAIN, 6, 6), ("capture", MAIN, 7, 7)],
)
def test_totals_of_the_tiles(tile: str, row: int, least: int, most: int) -> None:
    table = Scene(2).druids(0, "N8", "P1", "P2").acting(0, tile, row)
    costs = {points for options in reach(table, "N8").values() for points in options}
    assert (min(costs), max(costs)) == (least, most)


@proof("K-102")
def test_druids_never_enter_the_glade() -> None:
    table = Scene(2).druids(0, "N8", "council", "EB").acting(0, "druids")
    assert {move.to[0] for move in table.of(Move)} <= set("NESWP")
    assert table.refuses(Move("N8", "A8", 1)).clause == "K-102"


@proof("K-103")
@rule("K-5")
def test_one_direction_and_one_move_per_druid() -> None:
    table = Scene(2).druids(0, "N8", "EA", "S8").acting(0, "druids")
    table.play(Move("N8", "N9", 1))
    assert reach(table, "N9") == {}
    assert table.refuses(Move("N9", "N10", 1)).clause == "K-103"
    lone = Scene(2).druids(0, "N8", "P3", "P4").acting(0, "druids")
    assert set(reach(lone, "N8")) == {"N13", "N14", "N15", "N16", "N3", "N2", "N1", "NW", "P1", "P2"}


@proof("K-104")
@rule("K-105")
def test_jumps_and_the_ways_into_a_cauldron() -> None:
    table = Scene().druids(0, "N8", "S8", "S9").druids(1, "N7", "N5").acting(0, "druids")
    west = reach(table, "N8")
    assert west["N6"] == [1]
    assert west["N4"] == [2]
    assert west["N3"] == [3]
    assert west["P1"] == [2, 3, 4], "jumping N5, from N4, from N3"
    refusal = table.refuses(Move("N8", "N7", 1))
    assert (refusal.clause, refusal.reason) == ("K-104", "druid-there")
    assert table.refuses(Move("N8", "N6", 2)).facts["costs"] == 1


@proof("K-95")
@rule("K-94")
def test_back_from_the_council_over_an_occupied_corner() -> None:
    table = Scene().druids(0, "council", "S8", "S9").druids(1, "NW", "N3").acting(0, "druids")
    out = reach(table, "council")
    assert {word: min(out[word]) for word in ("N1", "N2", "N4", "N5")} == {"N1": 1, "N2": 2, "N4": 3, "N5": 4}
    assert out["P1"][:3] == [3, 4, 5]
    assert out["NE"] == [1]
    assert out["SW"] == [1]
    assert "NW" not in out
    table.play(Move("council", "NE", 1))
    assert table.spots(0)[0] == "NE"


@proof("K-94")
def test_a_druid_may_stay_at_the_council_and_score_again() -> None:
    table = Scene().druids(0, "council", "N1", "N2").druids(1, "N3", "N4", "N5").druids(2, "S1", "S2", "S3")
    table.druids(3, "S4", "S5", "S6")
    for round_ in (1, 2):
        hold_council(table.state, table.events)
        assert table.state.vp[0] == round_
    assert table.events == [CouncilScored(0, 1, 1), CouncilScored(0, 1, 1)]


@proof("K-105")
def test_a_druid_at_the_entrance_enters_for_one_point() -> None:
    table = Scene(2).druids(0, "N4", "S8", "S9").acting(0, "druids")
    assert reach(table, "N4")["P1"] == [1, 2]
    over = Scene(2).druids(0, "N2", "S8", "S9").druids(1, "N3").acting(0, "druids")
    assert 2 in reach(over, "N2")["P1"], "one to the entrance, over the druid there, and one in"
    full = Scene(2).druids(0, "N4", "S8", "S9").druids(1, "P1").acting(0, "druids")
    assert "P1" not in reach(full, "N4"), "no place is free"


@proof("K-106")
@pytest.mark.parametrize(("seats", "large", "small"), [(2, 1, 1), (3, 2, 1), (4, 2, 1), (5, 2, 2)])
def test_places_in_cauldrons(seats: int, large: int, small: int) -> None:
    for cauldron, entrance, places in (("P1", "N4", large), ("P3", "EF", small)):
        for inside in range(places + 1):
            table = Scene(seats).druids(0, entrance, "S8", "S9").druids(1, *[cauldron] * inside).acting(0, "druids")
            assert (cauldron in reach(table, entrance)) == (inside < places), (cauldron, inside)
        assert table.refuses(Move(entrance, cauldron, 1)).clause == "K-106"


@proof("K-107")
def test_a_druid_in_a_cauldron_stays() -> None:
    table = Scene(2).druids(0, "P1", "S8", "S9").acting(0, "druids")
    assert reach(table, "P1") == {}
    assert table.refuses(Move("P1", "N4", 1)).clause == "K-107"


@rule("K-108")
def test_all_druids_in_cauldrons_nothing_can_be_moved() -> None:
    table = Scene(3).druids(0, "P1", "P1", "P2").acting(0, "druids")
    assert table.legal() == [Decline()]
    table.play(Decline())
    assert table.state.mana[0] == 11


@proof("K-108")
@rule("K-105")
def test_a_cauldron_swallows_no_points() -> None:
    table = Scene().druids(0, "N6", "P4", "P4").acting(0, "druids")
    west = reach(table, "N6")
    assert "P1" not in west, "it would cost 2, 3 or 4, and the total is at least 5"
    assert west["N1"] == [5]
    slower = Scene().druids(0, "N6", "P4", "P4").hand(0, "acceleration").acting(0, "druids")
    slower.play(Card("acceleration", "-1"))
    west = reach(slower, "N6")
    assert west["N2"] == [4]
    assert west["P1"] == [4], "from N3"


@proof("K-163")
def test_points_may_be_left_only_while_another_druid_can_spend_them() -> None:
    table = Scene(2).druids(0, "N8", "S8", "P6").acting(0, "capture")
    assert reach(table, "N8")["N9"] == [1]
    table.play(Move("N8", "N9", 1))
    assert {points for costs in reach(table, "S8").values() for points in costs} == {6}
    refusal = table.refuses(Move("S8", "S9", 1))
    assert (refusal.clause, refusal.facts["left"]) == ("K-108", 5)
    table.play(Move("S8", "S2", 6))
    assert table.state.tasks[-1].seat == 1


@rule("K-163", "K-164")
def test_a_lone_acceleration_in_between_leaves_the_rest_spendable() -> None:
    """S4 is the last that can spend the cube's points: the card may move it, but not into the cauldron."""
    table = Scene(3).druids(0, "N8", "S4", "P6").hand(0, "acceleration").acting(0, "capture")
    table.play(Move("N8", "N9", 1), Card("acceleration", "alone"))
    assert "P5" not in reach(table, "S4")
    assert "P2" not in reach(table, "N9"), "three points do not get there"
    assert reach(table, "S4")["S6"] == [2]
    assert reach(table, "N9")["N8"] == [1], "a druid already moved may move by the card, in any direction"
    assert table.refuses(Move("S4", "P5", 1)).clause == "K-163"
    table.play(Move("S4", "S6", 2), Done())
    assert {points for costs in reach(table, "S6").values() for points in costs} == {6}


@rule("K-164")
def test_an_acceleration_may_come_as_late_as_the_last_druid() -> None:
    table = Scene(2).druids(0, "N8", "S8", "P6").hand(0, "acceleration", "acceleration").acting(0, "druids", SECONDARY)
    table.play(Move("N8", "N12", 4))
    uses = {card.use for card in table.of(Card)}
    assert uses == {"alone", "+1", "+2", "+3", "-1"}, "4 points are spent, so the total cannot fall below 4"
    table.play(Card("acceleration", "-1"))
    assert table.can_finish()
    table.play(Card("acceleration", "+3"))
    assert not table.can_finish()
    assert {points for costs in reach(table, "S8").values() for points in costs} == {3}


@rule("K-164")
def test_a_total_never_falls_below_one() -> None:
    table = Scene(2).druids(0, "N8", "P1", "P6").hand(0, "acceleration", "acceleration").acting(0, "druids", SECONDARY)
    table.play(Card("acceleration", "-3"))
    assert {card.use for card in table.of(Card)} == {"alone", "+1", "+2", "+3", "-1"}
    table.play(Card("acceleration", "-1"))
    assert {points for costs in reach(table, "N8").values() for points in costs} == {1}


@proof("K-141")
def test_the_move_track_adds_optional_points() -> None:
    for level, bonus in ((0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)):
        table = Scene(2).druids(0, "N8", "P1", "P6").level(0, move=level).acting(0, "druids", SECONDARY)
        costs = {points for options in reach(table, "N8").values() for points in options}
        assert (min(costs), max(costs)) == (5, 5 + bonus)
    for tile, base in (("gems", 6), ("capture", 7)):
        table = Scene(2).druids(0, "N8", "P1", "P6").level(0, move=5).acting(0, tile)
        assert max(points for options in reach(table, "N8").values() for points in options) == base + 4
    strict = Scene(2, move_bonus_on_tiles_2_and_3=False).druids(0, "N8", "P1", "P6").level(0, move=5).acting(0, "gems")
    assert max(points for options in reach(strict, "N8").values() for points in options) == 6


@rule("K-141", "K-138")
def test_no_bonus_on_an_acceleration_played_alone() -> None:
    table = Scene(2).druids(0, "N8", "S8", "P6").level(0, move=5).hand(0, "acceleration").acting(0, "cards")
    table.play(Card("acceleration", "alone"))
    assert {points for costs in reach(table, "N8").values() for points in costs} == {1, 2, 3}
    assert not table.can_finish()
    table.play(Move("N8", "N9", 1))
    assert table.can_finish()
    table.play(Move("S8", "S10", 2))
    assert table.spots(0) == ["N9", "S10", "P6"]
    assert table.state.tasks[-1].seat == 0, "the cube itself has not acted yet"
    assert Decline() in table.legal()


@proof("K-4")
def test_nobody_moves_anothers_druid() -> None:
    table = Scene(2).druids(0, "N8").druids(1, "S8").acting(0, "druids")
    assert reach(table, "S8") == {}
    assert table.refuses(Move("S8", "S9", 1)).clause == "K-4"


@proof("K-3")
def test_no_square_is_offered_twice_taken() -> None:
    table = Scene().druids(0, "N8", "S8", "council").druids(1, "N9", "N10", "NE").acting(0, "druids")
    taken = {"N8", "S8", "N9", "N10", "NE"}
    assert not taken & {move.to for move in table.of(Move)}


def test_druids_at_the_council_are_interchangeable() -> None:
    table = Scene(2).druids(0, "council", "council", "council").acting(0, "druids")
    moves = table.of(Move)
    assert len(moves) == len(set(moves))
    events = table.play(Move("council", "NE", 1))
    assert events[0] == DruidMoved(0, "council", "NE", 1)
    table.play(Move("council", "SW", 1))
    assert sorted(table.state.druids[0]) == sorted([17, 47, COUNCIL])
    assert table.refuses(Move("NE", "N16", 1)).clause == "K-103"
