"""Demon markers, wards and what they bring with them (scenarios 37 to 50, 63, 64)."""

from __future__ import annotations

from rules.core import proof, rule
from rules.druids.board import CORNER, FIELD, WORD
from rules.druids.events import DemonVanished, PopulationLost, StoneLost, TempleFell, WardEnded
from rules.druids.figures import PLAYABLE, SUPPLY
from tests.rules.druids.scene import A, B, Scene, meadow

ROUND_BIG_FIELD = ["K13", "K14", "K15", "L12", "L15", "M11", "M15", "N11", "N14", "O11", "O12", "O13"]


def warded_m17() -> Scene:
    """A on M17, M18, L18 with a stone between them and M17 immortal."""
    return meadow().populate(A, "M17 M18 L18").stones(A, "M17@2").wards("M17")


@proof("D-43")
@rule("D-44")
def test_demons_spread_from_the_big_field() -> None:
    table = meadow()
    assert table.targets("demon") == ROUND_BIG_FIELD
    assert table.refuses("demon M16") == ("not-connected", "D-43")
    table.play("demon M15")
    assert table.can("demon M16")
    assert table.refuses("demon M15") == ("marker-there", "D-44")
    assert table.refuses("demon M14") == ("big-field", "D-44")
    assert table.refuses("demon A13") == ("no-landscape", "D-44")


@proof("D-31", "D-69")
@rule("D-45", "D-46")
def test_two_demon_fields_remove_a_stone() -> None:
    table = meadow().populate(B, "M15 L16 M16").stones(B, "M16@10")
    assert table.points(B) == 6
    table.play("demon M15")
    assert table.points(B) == 5
    assert table.event(PopulationLost) == [PopulationLost(B, "M15")]
    supply = table.state.stones_left[B]
    table.play("demon L16")
    assert table.points(B) == 1
    assert [type(event) for event in table.events if isinstance(event, (PopulationLost, StoneLost))] == [
        PopulationLost,
        StoneLost,
    ]
    assert (table.state.stones_left[B], table.state.stones_lost[B]) == (supply, 1)
    assert (table.state.populations_left[B], table.state.populations_lost[B]) == (PLAYABLE - 3, 2)
    assert table.state.captured[A] == [0, 0]
    table.play("lift L16")
    assert table.points(B) == 1
    assert table.state.stones == {}


@proof("D-46")
@rule("D-35")
def test_a_lost_stone_fells_the_temple() -> None:
    table = meadow().populate(B, "M16").stones(B, "M16@10 M16@2 M16@6").temples("M16")
    assert table.points(B) == 15
    table.play("demon M15", "demon M16")
    assert table.points(B) == 6
    order = [type(event) for event in table.events if isinstance(event, (StoneLost, TempleFell))]
    assert order == [StoneLost, TempleFell]
    assert table.state.temples_left == SUPPLY.temples


@proof("D-36")
@rule("D-31")
def test_a_temple_survives_a_demon_on_its_field() -> None:
    table = meadow().populate(B, "M16").stones(B, "M16@12 M16@2 M16@4").temples("M16")
    assert table.turn(B, "white").refuses("temple M16") == ("temple-there", "D-36")
    table.turn(A, "black").play("demon M15", "demon M16")
    assert table.points(B) == 14
    assert [WORD[field] for field in table.state.temples] == ["M16"]
    table.state.temples.clear()
    table.state.temples_left += 1
    assert table.turn(B, "white").refuses("temple M16") == ("demon-there", "D-36")


@proof("D-47")
@rule("D-48")
def test_lifting_cuts_off_what_hung_on_the_marker() -> None:
    table = meadow().demons("M15 M16 M17 L17").play("lift M16")
    assert table.demon_fields() == ["M15"]
    assert table.state.markers_left == SUPPLY.demons - 1
    assert sorted(event.field for event in table.event(DemonVanished)) == ["L17", "M17"]  # type: ignore[attr-defined]
    loop = meadow().demons("M15 M16 L15 L16").play("lift M15")
    assert loop.demon_fields() == ["L15", "L16", "M16"]


@proof("D-51")
@rule("D-45", "D-55", "D-44")
def test_an_immortal_is_a_big_field_for_its_owner_only() -> None:
    table = warded_m17().turn(A, "black")
    assert table.targets("demon") == sorted([*ROUND_BIG_FIELD, "L17", "L18", "M16", "M18", "N16", "N17"])
    assert table.turn(B, "black").targets("demon") == ROUND_BIG_FIELD
    table.turn(A, "black").play("demon N17")
    assert table.can("demon O16")
    table.turn(B, "black")
    assert table.refuses("demon O16") == ("not-connected", "D-43")
    assert table.refuses("lift M17") == ("foreign-ward", "D-55")
    assert table.refuses("demon M17") == ("immortal-there", "D-50")
    assert table.can("lift N17")


@rule("D-53", "D-54", "D-58")
def test_converting_the_stone_cuts_the_link() -> None:
    table = warded_m17().turn(A, "black").play("demon N17", "demon L18", "demon M18")
    assert table.state.stones == {}  # two demon fields took the stone, so the ward went too

    table = meadow().populate(A, "M17").populate(B, "M18 L18").stones(A, "M17@2").wards("M17").demons("N17")
    table.turn(B, "white").play("convert M17@2")
    assert table.event(WardEnded) == [WardEnded(A, "M17")]
    assert table.event(DemonVanished) == [DemonVanished("N17")]
    assert table.state.ground[FIELD["M17"]] == A
    assert table.state.markers_left == 30


@proof("D-53")
@rule("D-49")
def test_moving_a_link_away_ends_the_ward_at_once() -> None:
    table = meadow().populate(A, "M15 M16 M17").stones(A, "M17@2").turn(A, "black").play("ward M15")
    table.turn(A, "move").play("move M16-L16")
    assert table.event(WardEnded) == [WardEnded(A, "M15")]
    assert table.can("move M15-L15")  # an ordinary one again
    assert table.state.markers_left == 30
    table = meadow().populate(A, "M15 M16 M17").stones(A, "M17@2").wards("M15").turn(A, "move").play("move M17-L17")
    assert table.event(WardEnded) == [WardEnded(A, "M15")]


@proof("D-52")
@rule("D-51", "D-44")
def test_markers_below_do_not_count_for_stones_or_others() -> None:
    table = meadow().populate(A, "M16 L16 L17").stones(A, "M16@12").turn(A, "black").play("ward M16", "ward L16")
    assert table.state.stones == {CORNER["M16@12"]: A}
    assert table.points(A) == 6
    table.turn(B, "black").play("demon M15")
    assert table.refuses("demon M16") == ("immortal-there", "D-50")
    assert table.refuses("demon L17") == ("not-connected", "D-43")
    assert table.refuses("demon M17") == ("not-connected", "D-43")
    assert table.turn(A, "black").can("demon M17")

    def beside() -> Scene:
        return Scene().tile("L15", "FFFFFF").tile("K15", "FFFFFF").hold("FFFFFM")

    open_to_all = beside().demons("L15").hours("K16")
    assert beside().populate(A, "L15").wards("L15").hours("K16") == beside().hours("K16") != open_to_all


@proof("D-49")
def test_a_ward_needs_a_link_to_an_own_stone() -> None:
    table = meadow().populate(A, "M16").turn(A, "black")
    assert table.refuses("ward M16") == ("not-linked", "D-49")
    table.stones(A, "L18@12")
    assert table.refuses("ward M16") == ("not-linked", "D-49")
    assert table.refuses("ward M17") == ("no-population-of-yours", "D-49")
    chain = meadow().populate(A, "M15 M16 M17 K16").stones(A, "M17@2").turn(A, "black")
    assert chain.targets("ward") == ["M15", "M16", "M17"]


@rule("D-49", "D-21")
def test_portals_carry_the_link() -> None:
    table = meadow(portals="M18 I13").populate(A, "M17 J13").stones(A, "J13@6").turn(A, "black")
    assert table.can("ward M17")


@rule("D-53", "D-54", "D-66")
def test_a_capture_cuts_the_link() -> None:
    table = meadow().populate(A, "P13 P14").stones(A, "P13@8").populate(B, "O13 O14 Q12")
    table.turn(A, "black").play("ward P14", "demon P15")
    table.turn(B, "move").play("move O13xP13")
    assert table.event(WardEnded) == [WardEnded(A, "P14")]
    assert table.event(DemonVanished) == [DemonVanished("P15")]
    assert table.state.ground[FIELD["P14"]] == A
    assert table.state.captured[B] == [1, 0]


@rule("D-55", "D-50")
def test_the_owner_lifts_the_marker_and_may_move_again() -> None:
    table = meadow().populate(A, "M16").stones(A, "M16@12").wards("M16").choose(A, "black", "move")
    assert table.refuses("move M16-M17") == ("comes-later", "D-37")
    table.play("lift M16", "done")
    assert table.can("move M16-M17")


@rule("D-50", "D-67")
def test_an_immortal_does_not_move() -> None:
    table = warded_m17().turn(A, "move")
    assert table.goals("M17") == []
    assert table.refuses("move M17-N17") == ("immortal-stays", "D-67")


@rule("D-73", "D-53")
def test_moving_the_only_stone_away_ends_the_ward() -> None:
    table = meadow().populate(A, "M16 O14 P13 P14").stones(A, "M16@12").wards("M16").turn(A, "white")
    table.play("stone P13@2 from M16@12")
    assert table.event(WardEnded) == [WardEnded(A, "M16")]


@proof("D-54")
@rule("D-51", "D-55")
def test_markers_hang_on_the_middle_or_on_an_immortal() -> None:
    table = warded_m17().turn(A, "black").play("demon M16").turn(B, "black")
    assert not table.can("demon L17")
    assert not table.can("demon N16")
    table.play("demon M15")
    assert table.can("demon L17")
    assert table.can("demon N16")
    table.play("lift M15")
    assert table.demon_fields() == ["M16"]
    table.turn(A, "black").play("lift M17")
    assert table.demon_fields() == []
    assert table.state.markers_left == 30


@rule("D-46", "D-53", "D-54")
def test_a_lost_stone_ends_a_ward_and_lets_demons_vanish() -> None:
    table = meadow().populate(A, "M15 L16 M16 M17").stones(A, "M16@10").wards("M17").demons("N17")
    assert table.points(A) == 7
    table.turn(B, "black").play("demon M15")
    assert table.points(A) == 6
    assert [WORD[field] for field in table.state.warded] == ["M17"]
    table.play("demon L16")
    kinds = [type(event) for event in table.events]
    assert kinds.index(StoneLost) < kinds.index(WardEnded) < kinds.index(DemonVanished)
    assert table.points(A) == 2
    assert table.demon_fields() == ["L16", "M15"]
    assert table.state.markers_left == 28


@proof("D-48")
def test_no_marker_in_the_supply() -> None:
    table = meadow().populate(A, "M16").stones(A, "M16@12").demons("M15")
    table.state.markers_lost, table.state.markers_left = table.state.markers_left, 0
    assert table.refuses("demon L15") == ("no-marker-left", "D-48")
    assert table.refuses("ward M16") == ("no-marker-left", "D-48")
    table.play("lift M15")
    assert table.state.markers_left == 1
    assert table.can("demon L15")


@proof("D-44")
def test_what_keeps_a_marker_off_and_what_does_not() -> None:
    table = meadow(portals="N14").tile("K14", "MMMMMM").populate(A, "K15").populate(B, "M15")
    table.stones(B, "M16@12 M16@2 M16@4").temples("M16")
    table.turn(A, "black").play("demon K14", "demon K15", "demon M15", "demon M16")
    assert table.demon_fields() == ["K14", "K15", "M15", "M16"]
    assert table.refuses("demon K14") == ("marker-there", "D-44")
    assert table.refuses("demon M14") == ("big-field", "D-44")
    assert table.refuses("demon N14") == ("portal-there", "D-20")


@proof("D-45")
@rule("D-44")
def test_a_marker_falls_on_anything_but_a_marker() -> None:
    table = meadow().tile("M19", "FMMMMM").populate(A, "M15 M17").populate(B, "M16")
    table.turn(A, "black").play("demon M15", "demon M16", "demon M17", "demon M18", "demon M19")
    assert table.state.populations_lost == [2, 1]
    assert table.state.captured == [[0, 0], [0, 0]]
    assert table.points(A) == table.points(B) == 0


@proof("D-55")
@rule("D-47")
def test_lift_refusals() -> None:
    table = meadow().demons("M15")
    assert table.refuses("lift M16") == ("no-marker-there", "D-47")
    assert table.refuses("lift M13") == ("big-field", "D-55")
    ward = warded_m17().turn(B, "black")
    assert ward.refuses("lift M17") == ("foreign-ward", "D-55")
    assert ward.turn(A, "black").play("lift M17").state.warded == []


@rule("D-52", "D-13")
def test_a_warded_field_keeps_its_printed_sides() -> None:
    table = Scene().tile("L15", "FFWWMM", 1).populate(A, "L15").tile("K15", "FFFFFF").tile("K16", "FFFFFF")
    table.stones(A, "L15@12").turn(A, "black").play("ward L15").hold("FFFFFM")
    assert table.hours("M15") == []
    open_marker = Scene().tile("L15", "FFWWMM", 1).demons("L15").hold("FFFFFM")
    assert len(open_marker.hours("M15")) == 6
