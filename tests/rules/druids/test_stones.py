"""Druid stones and temples (scenarios 26 to 36, 61)."""

from __future__ import annotations

from rules.core import proof, rule
from rules.druids.board import CORNER, FIELD, WORD
from rules.druids.events import TempleFell, TemplePassed
from rules.druids.figures import SUPPLY
from rules.druids.mechanics.stones import forest_sides, temple_owner, temples_of
from tests.rules.druids.scene import A, B, C, Scene, meadow

ROUND_M16 = "M16 L16 L17 M17 N16 N15 M15"


def corner_table(m16: str, l16: str, l17: str) -> Scene:
    """Three tiles round M16@12 with A on each. Shared sides: M16 11 and L16 5, M16 1 and L17 7, L16 3 and L17 9."""
    table = Scene().tile("M16", m16).tile("L16", l16).tile("L17", l17)
    return table.populate(A, "M16 L16 L17").turn(A, "white")


@proof("D-28")
@rule("D-26")
def test_two_of_the_three_sides_are_forest() -> None:
    water = corner_table("FFFFFF", "FWFFFF", "FFFFWF")
    assert forest_sides(water.state, CORNER["M16@12"]) == 2
    assert water.can("stone M16@12")
    mountain = corner_table("FFFFFF", "FMFFFF", "FFFFMF")
    assert mountain.can("stone M16@12")
    wet = corner_table("WFFFFF", "FWFFFF", "FFFWWF")
    assert forest_sides(wet.state, CORNER["M16@12"]) == 1
    assert wet.refuses("stone M16@12") == ("too-little-forest", "D-28")
    mismatched = corner_table("FFFFFF", "FWFFFF", "FFFMWF")  # M16/L17 is forest against mountain
    assert forest_sides(mismatched.state, CORNER["M16@12"]) == 1
    assert mismatched.refuses("stone M16@12") == ("too-little-forest", "D-28")


@proof("D-27")
def test_a_stone_needs_three_own_populations() -> None:
    table = meadow().populate(A, "M16 L16").populate(B, "L17").turn(A, "white")
    refusal = table.refusal("stone M16@12")
    assert (refusal.reason, refusal.clause, refusal.facts["fields"]) == ("three-populations", "D-27", "L17")
    own = meadow().populate(A, "M16 L16 L17").turn(A, "white").play("stone M16@12")
    own.turn(A, "move").play("move L17-L18", "move M16-M17", "move L16-K17")
    assert own.state.stones == {CORNER["M16@12"]: A}


@proof("D-30")
@rule("D-27")
def test_a_stone_stands_without_its_populations() -> None:
    table = meadow().populate(A, "M16 L16 L17").turn(A, "white").play("stone M16@12")
    assert sorted(WORD[field] for field in table.state.populations[A]) == ["L16", "L17", "M16"]
    assert table.refuses("stone M16@12") == ("stone-there", "D-30")
    table.turn(A, "move").play("move M16-M17", "move L16-K17", "move L17-L18")
    assert table.state.stones == {CORNER["M16@12"]: A}


@proof("D-29")
def test_stones_keep_their_distance() -> None:
    table = meadow().stones(A, "M16@12 M16@4").stones(B, "M16@8").populate(A, f"{ROUND_M16} K17 K18 L18")
    table.turn(A, "white")
    assert table.refuses("stone M16@2") == ("stones-too-close", "D-29")
    table.play("stone L17@12")
    assert table.refuses("stone L17@4") == ("stones-too-close", "D-29")


@rule("D-29")
def test_the_new_stone_itself_lies_in_one_trio_at_most() -> None:
    """M16 and L17 have two stones each; M16@12 would be the third of both. The others would be in one trio each."""
    table = meadow().stones(A, "M16@4 M16@8 L17@12 L17@4").populate(A, "M16 L16 L17").turn(A, "white")
    assert table.refuses("stone M16@12") == ("stones-too-close", "D-29")
    one_less = meadow().stones(A, "M16@4 M16@8 L17@12").populate(A, "M16 L16 L17").turn(A, "white")
    assert one_less.can("stone M16@12")
    placed = meadow(spacing="placed stone").stones(A, "M16@4 M16@8 L17@12 L17@4").populate(A, "M16 L16 L17")
    assert placed.turn(A, "white").refuses("stone M16@12") == ("stones-too-close", "D-29")


@rule("D-29")
def test_spacing_counts_stones_of_all_colours() -> None:
    table = meadow().stones(B, "M16@12 M16@4 M16@8").populate(A, ROUND_M16).turn(A, "white")
    assert table.refuses("stone M16@2") == ("stones-too-close", "D-29")


@proof("D-32")
@rule("D-1")
def test_three_neighbouring_corners_carry_a_temple() -> None:
    table = meadow().stones(A, "M16@12 M16@2 M16@4").populate(A, "M16 L16 L17 M17 N16").turn(A, "white")
    table.play("temple M16")
    assert table.points(A) == 5 + 9 + 5


@rule("D-57", "D-32", "D-40")
def test_stone_and_temple_in_one_white_magic() -> None:
    table = meadow().stones(A, "M16@12 M16@4").populate(A, "M16 M15 N15")
    assert table.points(A) == 9
    table.choose(A, "white", "move").play("stone M16@8")
    assert table.points(A) == 12
    table.play("temple M16")
    assert table.points(A) == 17
    assert table.state.turn.at == 1  # both options used


@proof("D-58")
@rule("D-33")
def test_a_converted_stone_takes_the_temple_along() -> None:
    table = meadow().stones(A, "M16@12 M16@4").stones(B, "M16@8").turn(A, "white").play("temple M16")
    assert (table.points(A), table.points(B)) == (11, 3)
    supplies = list(table.state.stones_left)
    table.populate(B, "M16 N16").turn(B, "white").play("convert M16@4")
    assert (table.points(A), table.points(B)) == (3, 13)
    assert table.state.stones_left == [supplies[A] + 1, supplies[B] - 1]
    assert table.event(TemplePassed) == [TemplePassed("M16", B)]
    alone = meadow().stones(A, "M16@12").populate(B, "M16").turn(B, "white")
    assert not alone.can("convert M16@12"), "two of its three fields"
    assert alone.populate(B, "L16").can("convert M16@12")
    alone.state.stones_left[B] = 0
    assert not alone.can("convert M16@12"), "for one of the supply"


@proof("D-33")
def test_with_three_owners_a_temple_is_nobodys() -> None:
    table = meadow(3).stones(A, "M16@12 M16@4").stones(B, "M16@8").temples("M16")
    assert temple_owner(table.state, FIELD["M16"]) == A
    table.populate(C, "M16 N16").turn(C, "white").play("convert M16@4")
    assert temple_owner(table.state, FIELD["M16"]) is None
    assert [table.points(seat) for seat in (A, B, C)] == [3, 3, 5]
    assert [WORD[field] for field in table.state.temples] == ["M16"]
    assert all(temples_of(table.state, seat) == [] for seat in (A, B, C))
    table.stones(A, "O14@12 O14@4 O14@8").turn(A, "white")
    assert table.refuses("temple O14 from M16") == ("no-temple-of-yours", "D-57")


@proof("D-34")
def test_building_needs_two_of_the_three_stones() -> None:
    table = meadow().stones(A, "M16@12").stones(B, "M16@4 M16@8").turn(A, "white")
    assert table.refuses("temple M16") == ("majority", "D-34")
    assert table.turn(B, "white").can("temple M16")


@proof("D-35")
@rule("D-56")
def test_moving_a_stone_away_fells_the_temple() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8").temples("M16").populate(A, "O14 P13 P14")
    assert table.points(A) == 17
    stones, temples = table.state.stones_left[A], table.state.temples_left
    table.turn(A, "white").play("stone P13@2 from M16@12")
    assert table.points(A) == 12
    assert (table.state.stones_left[A], table.state.temples_left) == (stones, temples + 1)
    assert table.event(TempleFell) == [TempleFell("M16")]


@proof("D-56")
def test_the_old_corner_is_empty_first() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8").populate(A, "M16 L17 M17").turn(A, "white")
    assert not table.can("stone M16@2")
    supply = table.state.stones_left[A]
    table.play("stone M16@2 from M16@12")
    assert table.state.stones_left[A] == supply
    table.populate(A, "O14 P13 P14").play("stone P13@2")
    assert table.state.stones_left[A] == supply - 1


@rule("D-58", "D-56")
def test_an_empty_supply_stops_converting_not_moving() -> None:
    table = meadow().stones(B, "M16@4").populate(A, "M16 N16 O14 P13 P14").stones(A, "L16@12").turn(A, "white")
    assert table.can("convert M16@4")
    table.state.stones_lost[A] += table.state.stones_left[A]
    table.state.stones_left[A] = 0
    assert table.refuses("convert M16@4") == ("no-stone-left", "D-58")
    assert table.refuses("stone P13@2") == ("no-stone-left", "D-56")
    assert table.can("stone P13@2 from L16@12")


@proof("D-73")
def test_a_stone_moved_round_its_own_temple_leaves_it_standing() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8").temples("M16").populate(A, "M16 L17 M17")
    assert table.points(A) == 17
    table.turn(A, "white").play("stone M16@2 from M16@12")
    assert table.points(A) == 17
    assert table.event(TempleFell) == []


@proof("D-57")
def test_a_temple_may_be_moved() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8 O14@12 O14@4 O14@8").temples("M16").turn(A, "white")
    before = table.points(A)
    table.play("temple O14 from M16")
    assert [WORD[field] for field in table.state.temples] == ["O14"]
    assert table.points(A) == before
    assert table.state.temples_left == SUPPLY.temples - 1
    table.state.temples_lost, table.state.temples_left = table.state.temples_left, 0
    assert table.refuses("temple M16") == ("no-temple-left", "D-57")
    assert table.can("temple M16 from O14")


@rule("D-36", "D-32")
def test_where_no_temple_is_built() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8").temples("M16").turn(A, "white")
    assert table.refuses("temple M16") == ("temple-there", "D-36")
    assert table.refuses("temple L17") == ("three-stones", "D-32")
    assert table.refuses("temple M13") == ("big-field", "D-32")
    demon = meadow().stones(A, "M16@12 M16@2 M16@4").demons("M15 M16").turn(A, "white")
    assert demon.refuses("temple M16") == ("demon-there", "D-36")


@rule("D-58")
def test_converting_has_no_forest_or_spacing_test_but_needs_two_populations() -> None:
    table = corner_table("WFFFFF", "FWFFFF", "FFFWWF").stones(B, "M16@12")
    assert table.can("convert M16@12")
    lone = meadow().stones(B, "M16@12").populate(A, "M16").turn(A, "white")
    refusal = lone.refusal("convert M16@12")
    assert (refusal.reason, refusal.facts["own"]) == ("two-populations", 1)
    assert lone.refuses("convert M16@4") == ("no-stone-there", "D-58")
    own = meadow().stones(A, "M16@12").populate(A, "M16 L16").turn(A, "white")
    assert own.refuses("convert M16@12") == ("own-stone", "D-58")


def test_stone_refusals() -> None:
    table = meadow().stones(B, "L16@12").populate(A, "M16 L16 L17").turn(A, "white")
    assert table.refuses("stone M16@12 from L16@12") == ("no-stone-of-yours", "D-56")
    assert table.refuses("stone M16@12 from M16@4") == ("no-stone-of-yours", "D-56")
    assert table.refuses("stone L16@12") == ("stone-there", "D-30")
