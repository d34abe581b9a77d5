"""Laying map pieces, portals and the ring (scenarios 1 to 9, 62, 66, 67)."""

from __future__ import annotations

from rules.core import proof, rule
from rules.druids import DRUIDS
from rules.druids.actions import Lay
from rules.druids.board import BIG_FIELD, CORNER, CORNER_WORD, FIELD, MIDDLE, WORD, distance
from rules.druids.events import Drew, LastPiece, Misfit, NothingFits
from rules.druids.figures import PIECES
from rules.druids.mechanics.land import full_bag
from rules.druids.mechanics.pieces import PATTERNS, habitable, turned
from rules.druids.mechanics.populations import around
from rules.druids.mechanics.stones import forest_sides
from rules.druids.setup import setup
from rules.druids.state import DruidsOptions
from tests.rules.druids.scene import A, B, Scene, meadow

NOTCHES = ["K14", "L12", "L15", "N11", "N14", "O12"]


@proof("D-6", "D-11")
def test_first_piece_goes_to_the_six_notches_in_every_turn() -> None:
    assert [WORD[field] for field in BIG_FIELD] == ["L13", "L14", "M12", "M13", "M14", "N12", "N13"]
    table = Scene().hold("FFWWMM")
    assert table.targets("lay") == NOTCHES
    assert all(table.hours(field) == [1, 3, 5, 7, 9, 11] for field in NOTCHES)
    refusal = table.refusal("lay M15 1")
    assert (refusal.reason, refusal.clause, refusal.facts["touched"]) == ("touches-too-few", "D-11", 1)


@proof("D-12")
def test_sides_must_match() -> None:
    table = Scene().tile("L15", "FFWWMM", 1)
    assert table.state.tiles[FIELD["L15"]] == "FFWWMM"
    table.hold("FFFFFW")
    assert table.hours("M15") == [1]
    table.hold("FFFFFM")
    assert table.hours("M15") == []
    assert table.refuses("lay M15 1") == ("fits-in-no-turn", "D-12")
    table.hold("FFFFFW")
    refusal = table.refusal("lay M15 3")
    assert refusal.reason == "side-differs"
    assert refusal.facts | {"side": 11, "wanted": "W", "shows": "F"} == refusal.facts


@proof("D-13", "D-17")
def test_demons_match_anything_and_mismatches_stay() -> None:
    table = Scene().tile("L15", "FFWWMM", 1).demons("L15").hold("FFFFFM")
    assert table.hours("M15") == [1, 3, 5, 7, 9, 11]
    table.play("lay M15 1").turn(A, "black").play("lift L15")
    assert table.state.tiles[FIELD["M15"]] == "FFFFFM"
    assert table.state.tiles[FIELD["L15"]][2] == "W"
    table.tile("L16", "FFFFFF")
    assert forest_sides(table.state, CORNER["M15@12"]) == 2  # L15/L16 and L16/M15; W against M is no forest side


@rule("D-13")
def test_the_big_field_matches_anything() -> None:
    table = Scene().hold("FMMMMM")
    assert table.hours("L15") == [1, 3, 5, 7, 9, 11]
    assert table.refuses("lay L15") == ("which-hour", "D-12")


@proof("D-18")
@rule("D-14", "D-11")
def test_a_portal_touches_one_field_and_matches_any() -> None:
    table = Scene().hold("portal")
    assert table.can("lay M15")
    assert table.refuses("done") == ("lay-first", "D-59")
    assert table.refuses("lay M16") == ("portal-touches-nothing", "D-18")
    table.play("lay M15").hold("FFFFFM")
    assert table.refuses("lay L16 1") == ("touches-too-few", "D-11")
    table.tile("L15", "FFFFFW", 1).hold("FFFFFM")
    assert table.hours("L16") == [1, 3, 5, 7, 9]  # hour 11 would turn the mountain towards L15


@proof("D-19")
def test_all_fields_beside_portals_are_neighbours() -> None:
    table = meadow(portals="M16 I13").populate(A, "M17").turn(A, "move")
    ring = ["H13", "H14", "I12", "I14", "J12", "J13", "L16", "L17", "M15", "N15", "N16"]
    assert table.goals("M17") == sorted([*ring, "L18", "M18", "N17"])
    assert meadow(portals="M16").populate(A, "L17").turn(A, "move").can("move L17-N15")  # one portal will do


@rule("D-19")
def test_one_portal_joins_the_fields_around_it() -> None:
    table = meadow(portals="M16")
    assert FIELD["N15"] in around(table.state, FIELD["L17"])
    assert FIELD["M17"] in table.state.ring


@proof("D-21")
def test_portal_neighbours_have_no_common_corner() -> None:
    table = meadow(portals="M16 I13").populate(A, "M17 J13 H13").turn(A, "white")
    fields = [FIELD[word] for word in ("M17", "J13", "H13")]
    assert all(other in around(table.state, field) for field in fields for other in fields if other != field)
    assert table.targets("stone") == []
    beside = Scene().hold("portal").play("lay M15").hold("portal").play("lay M11").hold("FFFFFM")
    assert len(beside.state.ring) == 2, "two fields of the big one are joined, and none of them is touched from L16"
    assert beside.refuses("lay L16 1") == ("touches-too-few", "D-11")


@rule("D-43", "D-21")
def test_demons_pass_through_portals_at_the_big_field() -> None:
    table = meadow(portals="M15 I13")
    assert table.can("demon H13")
    assert table.can("demon J13")
    table.play("demon H13").turn(B, "move")
    assert table.demon_fields() == ["H13"]
    alone = meadow(portals="I13")
    assert alone.refuses("demon H13") == ("not-connected", "D-43")


@proof("D-16")
def test_a_misfit_goes_back_and_costs_nothing() -> None:
    """Round bare mountains every cell wants two mountain sides: FFFFFM fits nowhere, FFFFMM does."""
    misfits = 0
    for seed in range(20):
        table = _mountains(seed).bag(FFFFFM=3, FFFFMM=1).choose(A, "scout", "move").play("draw")
        assert PATTERNS[table.state.drawn] == "FFFFMM"
        assert table.state.bag[PATTERNS.index("FFFFFM")] == 3
        assert table.state.turn.left == 7  # one of eight, misfit or not
        assert len(table.event(Drew)) == 1
        assert len(table.event(Misfit)) <= 1  # its like are left out of the next draw
        misfits += len(table.event(Misfit))
    assert 5 < misfits < 20  # three of four first draws are misfits
    assert table.refuses("done") == ("lay-first", "D-59")  # the one that fits must be laid
    empty = _mountains().bag(FFFFFM=2).choose(A, "scout", "black").play("draw")
    assert empty.state.last  # nothing fits: as if the bag were empty


@rule("D-16", "D-3")
def test_nothing_in_the_bag_fits_ends_scouting_like_an_empty_bag() -> None:
    table = _mountains().bag(FFFFFM=2).choose(A, "scout", "black").play("draw")
    assert [type(event) for event in table.events[:2]] == [Misfit, NothingFits]
    assert table.state.last
    assert table.seat == A
    assert table.can("demon L15")
    table.play("done")
    assert table.state.final is not None
    assert "ended-misfits" in table.state.final.facts


def _mountains(seed: int = 1, **others: str) -> Scene:
    """The twelve fields round the big demon field are bare mountains, but for the named ones."""
    table = Scene(seed=seed)
    for field in range(len(WORD)):
        if distance(field, MIDDLE) == 2:
            table.tile(WORD[field], others.get(WORD[field], "MMMMMM"))
    return table


@rule("D-16", "D-59")
def test_a_piece_with_one_place_is_shown_before_it_is_laid() -> None:
    """Of all cells round these mountains only J15 wants forest and water."""
    table = _mountains(K14="FMMMMM", K15="MMMMMW").hold("FFFFFW")
    assert [action for action in table.legal if isinstance(action, Lay)] == [Lay("J15", 7)]
    assert DRUIDS.forced(table.state) is None


@rule("D-16")
def test_a_drawn_piece_must_be_laid() -> None:
    table = Scene().hold("FFWWMM")
    assert table.refuses("done") == ("lay-first", "D-59")
    assert table.refuses("draw") == ("lay-first", "D-59")


@proof("D-15")
def test_portal_links_do_not_help_laying() -> None:
    """H13 and M17 are neighbours through portals, yet a cell beside M17 does not touch H13."""
    table = Scene().portals("M15").tile("L15", "FFFFFF").tile("L16", "FFFFFF").hold("FFFFFW")
    assert FIELD["L16"] in table.state.ring
    assert FIELD["M14"] in table.state.ring
    assert not table.can("lay L17 1")  # touches L16 only
    assert table.refuses("lay L17 1") == ("touches-too-few", "D-11")


@proof("D-7")
def test_portals_are_in_the_bag() -> None:
    state, _ = setup(2, DruidsOptions(), Scene().dice)
    assert PIECES["portal"] == state.bag[PATTERNS.index("portal")] == 5
    assert sum(full_bag()) == 96
    assert sum(state.bag) == 96  # nothing is drawn before somebody wants it
    table = Scene().bag(portal=5).choose(A, "scout", "move").play("draw")
    assert PATTERNS[table.state.drawn] == "portal"


@rule("D-18")
def test_a_drawn_portal_must_be_laid_without_an_hour() -> None:
    table = Scene().hold("portal")
    assert table.refuses("done") == ("lay-first", "D-59")
    assert table.refuses("lay M15 3") == ("portal-without-hour", "D-18")
    assert table.refuses("lay M14") == ("cell-taken", "D-11")


@proof("D-20")
@rule("D-23")
def test_nothing_stands_on_a_portal() -> None:
    table = meadow(portals="M16").populate(A, "M17 L17 L16 M15")
    assert table.turn(A, "new").refuses("new M16") == ("portal-there", "D-20")
    assert table.turn(A, "move").refuses("move M17-M16") == ("portal-there", "D-20")
    assert table.turn(A, "black").refuses("demon M16") == ("portal-there", "D-20")
    assert table.turn(A, "white").refuses("temple M16") == ("portal-there", "D-20")
    assert table.refuses("stone M16@12") == ("three-populations", "D-27")


@proof("D-14")
@rule("D-18")
def test_portals_may_touch_portals_only() -> None:
    table = Scene().portals("M15").hold("portal")
    assert table.can("lay M16")
    assert not table.can("lay M17")
    table = Scene().portals("M15 L16")
    for piece in ("FFWWMM", "FMMMMM", "FFFFFW"):
        assert table.hold(piece).hours("M16") == [1, 3, 5, 7, 9, 11]


@rule("D-12")
def test_half_turns_that_look_alike_are_listed_once() -> None:
    table = Scene().hold("FFWFFW")
    assert all(table.hours(field) == [1, 3, 5] for field in NOTCHES)
    refusal = table.refusal("lay L15 7")
    assert (refusal.reason, refusal.facts["same"]) == ("same-look", 1)


@rule("D-28")
def test_one_forest_side_is_not_enough_though_two_halves_show_forest() -> None:
    table = _corner_table("WFFFFF", "FWFFFF", "FFFWWF")
    assert forest_sides(table.state, CORNER["M16@12"]) == 1
    assert table.turn(A, "white").refuses("stone M16@12") == ("too-little-forest", "D-28")


def _corner_table(m16: str, l16: str, l17: str) -> Scene:
    """Three tiles round M16@12 with A on each: sides M16/L16 (11 to 5), M16/L17 (1 to 7), L16/L17 (3 to 9)."""
    table = Scene().tile("M16", m16).tile("L16", l16).tile("L17", l17)
    return table.populate(A, "M16 L16 L17")


@proof("D-26")
def test_every_corner_has_three_names() -> None:
    same = [
        ("M16@12", "L16@4", "L17@8"),
        ("M16@2", "L17@6", "M17@10"),
        ("M16@4", "N16@12", "M17@8"),
        ("M16@6", "N15@2", "N16@10"),
        ("M16@8", "N15@12", "M15@4"),
        ("M16@10", "L16@6", "M15@2"),
    ]
    for names in same:
        assert len({CORNER[name] for name in names}) == 1
    assert len({CORNER[names[0]] for names in same}) == 6
    table = meadow().populate(A, "M16 L16 L17").turn(A, "white").play("stone L17@8")
    assert table.state.stones == {CORNER["M16@12"]: A}
    assert CORNER_WORD[CORNER["L16@4"]] == "M16@12"


@rule("D-24")
def test_habitable_counts_forest_and_water_sides() -> None:
    assert [sides for sides in ("FMMMMM", "WMMMMM", "MMMMMM") if habitable(sides)] == []
    assert all(habitable(sides) for sides in ("FFMMMM", "WWMMMM", "FWMMMM", "FMMWMM"))


@proof("D-60")
@rule("D-3")
def test_the_last_piece_is_still_laid() -> None:
    table = Scene().bag(FFWWMM=1).choose(A, "scout", "new").play("draw")
    assert table.event(LastPiece)
    assert table.state.last
    assert table.targets("lay") == NOTCHES
    table.play("lay L15 1")
    assert table.seat == A
    assert table.can("new L15")
    table.play("new L15", "done")
    assert table.state.phase == "over"


def test_turning() -> None:
    assert turned("FFWWMM", 0) == "FFWWMM"
    assert turned("FFWWMM", 1) == "MFFWWM"
    assert turned("FFWWMM", 5) == "FWWMMF"
