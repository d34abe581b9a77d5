"""New populations, moves, jumps and captures (scenarios 10 to 25, 65)."""

from __future__ import annotations

from rules.core import proof, rule
from rules.druids.board import FIELD, WORD
from rules.druids.events import Captured
from rules.druids.figures import PLAYABLE
from tests.rules.druids.scene import A, B, C, Scene, meadow


@proof("D-24")
@rule("D-44")
def test_mountains_without_two_other_sides_are_not_habitable() -> None:
    for sides, fit in (("FMMMMM", 0), ("WMMMMM", 0), ("MMMMMM", 0), ("FFMMMM", 1), ("WWMMMM", 1), ("FWMMMM", 1)):
        table = Scene().tile("L15", sides).turn(A, "new")
        assert table.can("new L15") == bool(fit)
        if not fit:
            assert table.refuses("new L15") == ("not-habitable", "D-24")
        assert table.turn(A, "black").can("demon L15")


@rule("D-62", "D-61")
def test_the_first_goes_anywhere_the_second_beside_it() -> None:
    table = meadow().choose(A, "new", "black")
    assert table.state.turn.left == 2
    assert len(table.targets("new")) == 84
    table.play("new M16")
    assert table.targets("new") == ["L16", "L17", "M15", "M17", "N15", "N16"]
    assert table.refuses("new M18") == ("not-beside-yours", "D-61")
    table.play("new M17")
    assert table.state.turn.runs[table.state.turn.at] == 0  # black magic runs: the two are used up


@proof("D-62")
def test_without_population_and_stone_the_first_goes_on_any_free_field() -> None:
    bare = meadow().turn(A, "new")
    assert bare.targets("new") == sorted(WORD[field] for field in bare.state.tiles)
    population = meadow().populate(A, "M16").turn(A, "new")
    assert population.targets("new") == ["L16", "L17", "M15", "M17", "N15", "N16"]
    stone = meadow().stones(A, "M16@12").turn(A, "new")
    assert stone.targets("new") == ["L16", "L17", "M16"]


@proof("D-61")
def test_beside_a_stone_means_its_three_fields() -> None:
    table = meadow().stones(A, "M16@12").turn(A, "new")
    assert table.targets("new") == ["L16", "L17", "M16"]
    table.play("new L17")
    assert table.targets("new") == ["K17", "K18", "L16", "L18", "M16", "M17"]


@rule("D-61", "D-62", "D-63")
def test_a_ringed_population_can_neither_grow_nor_move() -> None:
    table = meadow().populate(A, "M16").populate(B, "L16 L17 M15 M17 N15 N16").turn(A, "new")
    assert table.targets("new") == []
    assert [type(action).__name__ for action in table.legal] == ["Done"]
    assert table.turn(A, "move").targets("move") == []


@rule("D-40", "D-70")
def test_temples_raise_new_populations() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8").temples("M16")
    assert table.choose(A, "new", "move").state.turn.left == 3
    assert table.choose(A, "new", "new").state.turn.left == 6


@proof("D-65")
@rule("D-64")
def test_jumps_go_through_any_chain_of_own_populations() -> None:
    table = meadow().populate(A, "M15 M16 M17").populate(B, "L17").turn(A, "move")
    assert table.goals("M15") == ["L15", "L16", "L18", "M18", "N14", "N15", "N16", "N17"]
    table.play("move M15-M18")
    assert table.goals("M18") == []
    assert table.refuses("move M18-M19") == ("moved-already", "D-64")
    # others are not jumped, own immortals are
    table = meadow().populate(A, "M15").populate(B, "M16").turn(A, "move")
    assert "M17" not in table.goals("M15")
    assert table.refuses("move M15-M17") == ("out-of-reach", "D-65")
    table = meadow().populate(A, "M15 M16").stones(A, "M16@12").wards("M16").turn(A, "move")
    assert "M17" in table.goals("M15")
    # nor are empty fields, demons and portals
    table = meadow(portals="K15").populate(A, "M15").demons("L15").turn(A, "move")
    assert table.refuses("move M15-M17") == ("out-of-reach", "D-65")
    assert table.refuses("move M15-L15") == ("demon-there", "D-23")
    assert table.refuses("move M15-K16") == ("out-of-reach", "D-65")


@proof("D-25")
def test_a_temple_keeps_nobody_out() -> None:
    table = meadow().stones(B, "M16@12 M16@4 M16@8").temples("M16").populate(A, "M17").turn(A, "move")
    assert table.can("move M17-M16")
    assert table.turn(A, "new").can("new M16")


@proof("D-66")
@rule("D-68")
def test_three_neighbours_capture() -> None:
    table = meadow().populate(B, "M16").populate(A, "M15 L16 L17").turn(A, "move")
    supply = table.state.populations_left[B]
    table.play("move L17xM16")
    assert table.state.captured[A] == [0, 1]
    assert table.state.populations_left[B] == supply
    assert table.state.ground[FIELD["M16"]] == A
    assert table.points(B) == 0
    assert table.events == [Captured(A, "L17", "M16", B)]
    two = meadow().populate(B, "M16").populate(A, "M15 L16").turn(A, "move")
    assert two.refuses("move L16xM16") == ("three-to-capture", "D-66")


@rule("D-66")
def test_jumpers_do_not_help() -> None:
    table = meadow().populate(B, "M16").populate(A, "M15 L16 K16").turn(A, "move")
    assert not any("x" in move for move in table.targets("move"))
    refusal = table.refusal("move L16xM16")
    assert (refusal.reason, refusal.clause, refusal.facts["able"]) == ("three-to-capture", "D-66", 2)


@rule("D-66")
def test_a_jump_does_not_capture() -> None:
    table = meadow().populate(B, "M16").populate(A, "M15 L16 L17 K17").turn(A, "move")
    assert table.refuses("move K17xM16") == ("capture-without-jump", "D-66")
    assert table.can("move L16xM16")


@rule("D-66")
def test_moved_populations_do_not_help() -> None:
    table = meadow().populate(B, "M16").populate(A, "M15 L16 L18").turn(A, "move").play("move L18-L17")
    assert table.refuses("move M15xM16") == ("three-to-capture", "D-66")


@rule("D-66")
def test_immortals_do_not_help() -> None:
    table = meadow().populate(B, "M16").populate(A, "M15 L16 L17").stones(A, "L17@2").wards("L17").turn(A, "move")
    assert table.refuses("move L16xM16") == ("three-to-capture", "D-66")
    table.populate(A, "N15")
    assert table.can("move L16xM16")
    assert table.refuses("move L17xM16") == ("immortal-stays", "D-67")


@proof("D-50", "D-67")
def test_immortals_are_neither_captured_nor_covered_nor_moved() -> None:
    table = meadow().populate(B, "M16").stones(B, "M16@4").wards("M16")
    table.populate(A, "M15 L16 L17 N15").turn(A, "move")
    assert table.refuses("move L16xM16") == ("immortal-there", "D-67")
    assert table.turn(A, "black").refuses("demon M16") == ("immortal-there", "D-50")
    assert table.turn(B, "move").refuses("move M16-M17") == ("immortal-stays", "D-67")


@rule("D-66", "D-21")
def test_portals_help_a_capture() -> None:
    table = meadow(portals="M18 I13").populate(B, "M17").populate(A, "J13 H13 L18").turn(A, "move")
    table.play("move H13xM17")
    assert table.state.captured[A][B] == 1


@rule("D-66", "D-77")
def test_each_capture_needs_three_unmoved_and_costs_one_move() -> None:
    table = meadow().populate(B, "M16 K16").populate(A, "M15 L16 L17 K15 J17").turn(A, "move", left=2)
    table.play("move M15xM16")
    table.play("move K15xK16")  # a second trio: L16, K15 and J17
    assert table.state.captured[A][B] == 2
    assert table.state.turn.at == 1  # two moves, two captures, none left

    spent = meadow().populate(B, "M16 M17").populate(A, "L17 M15 N15 N17").turn(A, "move")
    spent.play("move L17xM16")
    assert spent.refuses("move N17xM17") == ("three-to-capture", "D-66")


@proof("D-77")
@rule("D-61")
def test_new_populations_never_capture() -> None:
    table = meadow().populate(A, "M15 L16 L17").populate(B, "M16").turn(A, "new")
    assert table.refuses("new M16") == ("population-there", "D-22")
    table.turn(A, "move", left=2).play("move L17xM16")
    assert table.state.turn.left == 1  # a capture is one of the moves


@proof("D-22")
def test_one_population_a_field() -> None:
    table = meadow().populate(A, "M15 M16").turn(A, "new")
    assert table.refuses("new M16") == ("own-population-there", "D-22")
    assert table.turn(A, "move").refuses("move M15-M16") == ("own-population-there", "D-22")


@rule("D-23")
def test_nobody_stands_on_demon_fields() -> None:
    table = meadow().populate(A, "M15 M16").demons("L15").turn(A, "new")
    assert table.refuses("new M14") == ("big-field", "D-23")
    assert table.refuses("new L15") == ("demon-there", "D-23")
    assert table.refuses("new A13") == ("no-landscape", "D-23")
    assert table.turn(A, "move").refuses("move M15-M14") == ("big-field", "D-23")


@proof("D-23")
def test_nobody_stands_on_demons_or_portals() -> None:
    table = meadow(portals="L16").populate(A, "M15").demons("L15")
    closed = {"M14": ("big-field", "D-23"), "L15": ("demon-there", "D-23"), "L16": ("portal-there", "D-20")}
    for field, reason in closed.items():
        assert table.turn(A, "new").refuses(f"new {field}") == reason
        assert table.turn(A, "move").refuses(f"move M15-{field}") == reason


@proof("D-63")
@rule("D-69")
def test_an_empty_supply_forfeits_the_rest() -> None:
    table = meadow().populate(A, "M15").turn(A, "new")
    table.state.populations_lost[A] += table.state.populations_left[A] - 1
    table.state.populations_left[A] = 1
    table.play("new M16")
    assert table.targets("new") == []
    assert table.refuses("new M17") == ("no-population-left", "D-63")
    assert table.state.populations_lost[A] == PLAYABLE - 2


@proof("D-64")
def test_a_population_moves_by_one_field_and_once_a_turn() -> None:
    table = meadow().populate(A, "M16").turn(A, "move")
    assert table.goals("M16") == ["L16", "L17", "M15", "M17", "N15", "N16"]
    table.play("move M16-M17")
    assert table.goals("M17") == []
    assert table.refuses("move M17-M18") == ("moved-already", "D-64")


@rule("D-64")
def test_each_population_moves_once_and_new_ones_may_move_at_once() -> None:
    table = meadow().populate(A, "M15").choose(A, "new", "move").play("new M16", "new M17")
    table.play("move M16-L17", "move M17-M18", "move M15-M16")
    assert [type(action).__name__ for action in table.legal] == ["Done"]
    assert table.refuses("move M16-M17") == ("moved-already", "D-64")


@proof("D-68")
@rule("D-69", "D-5")
def test_captured_populations_never_come_back() -> None:
    table = meadow(3).populate(B, "M16").populate(C, "K16").populate(A, "M15 L16 L17 K15 J17").turn(A, "move")
    table.play("move M15xM16", "move J17xK16")
    assert table.state.captured[A] == [0, 1, 1]
    assert (table.points(A), table.points(B), table.points(C)) == (5, 0, 0)
    assert table.state.populations_left[B] == table.state.populations_left[C] == PLAYABLE - 1


@rule("D-62", "D-45", "D-23")
def test_there_is_a_way_out_of_a_ring() -> None:
    table = meadow().populate(A, "M16").populate(B, "L16 L17 M15 M17 N15 N16")
    table.turn(A, "black").play("demon M15", "demon M16")
    assert table.points(A) == 0
    assert table.state.captured[A] == [0, 0]
    table.turn(A, "new")
    assert len(table.targets("new")) == 77


def test_move_refusals() -> None:
    table = meadow().populate(A, "M15 M16").populate(B, "L16").turn(A, "move")
    assert table.refuses("move M17-M18") == ("no-population-of-yours", "D-64")
    assert table.refuses("move L16-L17") == ("no-population-of-yours", "D-64")
    assert table.refuses("move M15-L16") == ("capture-with-x", "D-66")
    assert table.refuses("move M15xL15") == ("nothing-to-capture", "D-66")
    assert table.refuses("move M15xM16") == ("nothing-to-capture", "D-66")
    assert table.refuses("move M15-A13") == ("no-landscape", "D-23")
