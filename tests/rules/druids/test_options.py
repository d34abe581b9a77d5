"""The rulings that a table may decide the other way (docs/rulings/druids.md)."""

from __future__ import annotations

from rules.core import Action, FastDice, proof, rule
from rules.druids import DRUIDS
from rules.druids.actions import Lay
from rules.druids.board import CORNER, FIELD, MIDDLE, WORD, distance
from rules.druids.events import Ended, LastPiece, Misfit
from rules.druids.lines import read
from rules.druids.mechanics.pieces import PATTERNS
from rules.druids.mechanics.suggest import advise
from rules.druids.setup import setup
from rules.druids.state import DruidsOptions
from tests.rules.druids.scene import A, B, Scene, meadow
from tests.rules.druids.test_stones import ROUND_M16, corner_table


def test_defaults_are_the_rulings() -> None:
    assert DruidsOptions() == DruidsOptions(
        scouting="either",
        spacing="every stone",
        reuse=True,
        repeat_options=True,
        one_trade_a_turn=True,
        markers_hang_on_immortals=True,
        lift_foreign_wards=False,
        moves_each="once",
        jumps="chain",
        moved_help_capture=False,
        forest="sides",
        portals_touch=True,
        portal_beside="anything",
        portals_count=True,
        last_piece="any",
        ward_sides=False,
        temples_on_demons=False,
        converted="returned",
    )


@rule("D-59")
def test_scouting_face_up() -> None:
    """All eight are drawn at once and laid in any order; none may be left."""
    table = Scene(scouting="face up").bag(FFWWMM=5, FFFFWW=5).choose(A, "scout", "new")
    assert table.refuses("draw") == ("draw-all-only", "D-59")
    table.play("drawall")
    assert len(table.state.face_up) == 8
    assert table.state.turn.left == 0
    assert table.refuses("done") == ("lay-open-first", "D-59")
    assert table.refuses("lay L15 1") == ("which-piece", "D-59")
    assert table.refuses("lay L15 1 FFFWWW") == ("not-face-up", "D-59")
    table.play("lay L15 1 FFFFWW")
    assert len(table.state.face_up) == 7
    while not table.state.turn.at:
        lay_first(table)
    assert len(table.state.tiles) == 8
    assert sum(table.state.bag) == 2


@proof("D-59")
@rule("D-8")
def test_scouting_as_the_player_likes() -> None:
    """One at a time, all that are left, or first the one and then the other; in the set-up too."""
    table = Scene().bag(FFFWWW=20).choose(A, "scout", "new").play("draw", "lay L15 1")
    assert table.refuses("lay L12 1") == ("nothing-drawn", "D-59")
    table.play("drawall")
    assert len(table.state.face_up) == 7
    assert table.refuses("done") == ("lay-open-first", "D-59")
    strict = Scene(scouting="one by one").bag(FFFWWW=20).choose(A, "scout", "new")
    assert strict.refuses("drawall") == ("draw-one-only", "D-59")
    assert table.refuses("draw") == ("lay-open-first", "D-59")
    last = Scene().bag(FFFWWW=20).choose(A, "scout", "new").left(1)
    assert last.refuses("drawall") == ("draw-last", "D-59")
    start = Scene()
    start.state, _ = setup(2, DruidsOptions(), FastDice(3))
    start.play("drawall")
    assert len(start.state.face_up) == 5
    assert start.refuses("drawall") == ("lay-open-first", "D-59")


@rule("D-16", "D-59")
def test_open_pieces_that_fit_no_more_are_replaced() -> None:
    """Round bare mountains FFFFFW fits nowhere, not even beside FFFFMM, and comes back to the bag."""
    table = ringed_by_mountains()
    table.bag(FFMMMM=1).turn(A, "scout", left=0)
    table.state.face_up = [PATTERNS.index(piece) for piece in ("FFFFMM", "FFFFFW")]
    assert table.refuses("lay K12 1 FFFFFW") == ("fits-nowhere", "D-16")
    lay_first(table)
    assert table.event(Misfit)[0] == Misfit(A, "FFFFFW")
    assert PATTERNS[table.state.drawn] == "FFMMMM"
    assert table.state.bag[PATTERNS.index("FFFFFW")] == 1
    assert not table.state.last
    assert typed(table, "auto rest") == [advise(table.state, A)]


def ringed_by_mountains() -> Scene:
    table = Scene()
    for field in range(len(WORD)):
        if distance(field, MIDDLE) == 2:
            table.tile(WORD[field], "MMMMMM")
    return table


# --- portals ------------------------------------------------------------------------------------


@rule("D-11", "D-14")
def test_portals_do_not_count_as_touched_fields() -> None:
    """M16 touches a portal and one landscape field."""
    for counts in (True, False):
        table = Scene(portals_touch=counts).tile("M15", "FFFFFF").portals("L16").hold("FFFFFW")
        assert table.can("lay M16 1") == counts
        assert table.can("lay L15 1"), "M15 and the big field are two"
    assert table.refuses("lay M16 1") == ("touches-too-few", "D-11")
    assert table.refusal("lay M16 1").facts["touched"] == 1


@rule("D-18")
def test_a_portal_beside_a_field() -> None:
    """L17 touches the portal L16 alone."""
    for beside in ("anything", "fields"):
        table = Scene(portal_beside=beside).tile("L15", "FFFFFF").portals("L16").hold("portal")
        assert table.can("lay L17") == (beside == "anything")
        assert table.can("lay K16"), "beside L15 too"
    assert table.refuses("lay L17") == ("portal-touches-portals", "D-18")


@rule("D-8", "D-59")
def test_portals_do_not_use_up_draws() -> None:
    for counts, left in ((True, 7), (False, 8)):
        table = Scene(portals_count=counts).bag(portal=1, FFFWWW=0).choose(A, "scout", "new")
        table.bag(portal=1).play("draw")
        assert table.state.turn.left == left
    table = Scene(portals_count=False).bag(FFFWWW=8, portal=3).choose(A, "scout", "new").play("drawall")
    drawn = [PATTERNS[piece] for piece in table.state.face_up]
    assert drawn.count("FFFWWW") == 8
    assert table.state.turn.left == 0
    order = Scene(portals_count=False).bag(FFFWWW=8, portal=3).choose(A, "scout", "new")
    for action in typed(order, "auto rest all"):
        DRUIDS.apply(order.state, A, action, order.dice)
    assert len(order.state.tiles) == 8


@rule("D-3", "D-60")
def test_the_end_by_the_last_landscape_field() -> None:
    """A portal is left in the bag when the last landscape piece is drawn."""
    for last_piece, over in (("any", False), ("landscape", True)):
        table = landscape_first(last_piece)
        assert table.state.last == over
        assert table.event(LastPiece) == ([LastPiece(A, landscape=True)] if over else [])
        table.play("lay L15 1")
        while table.state.phase == "acting" and table.seat == A:
            table.play("done")
        assert (table.state.phase == "over") == over
    assert table.event(Ended) == [Ended("landscape", [A, B])]


def landscape_first(last_piece: str) -> Scene:
    for seed in range(20):
        table = Scene(seed=seed, last_piece=last_piece).bag(FFFWWW=1, portal=1).choose(A, "scout", "new")
        table.play("draw")
        if PATTERNS[table.state.drawn] == "FFFWWW":
            return table
    raise AssertionError("the portal always comes first")


# --- wards, temples, converted stones -----------------------------------------------------------


@rule("D-52")
def test_a_ward_gives_its_owner_wild_sides() -> None:
    """L15 is water all round; L16 lies beside it and the forest of K16, so forest fits there where L15 is wild."""
    for wild in (False, True):
        table = Scene(ward_sides=wild).tile("L15", "WWWWWW").tile("K16", "FFFFFF").populate(A, "L15")
        table.stones(A, "L15@2").wards("L15").hold("FFFFFM")
        assert bool(table.hours("L16")) == wild
        table.state.turn.seat = B
        assert table.hours("L16") == [], "for its owner alone"
        assert table.refuses("lay L16 1") == ("fits-in-no-turn", "D-12")
        table.state.turn.seat = A


@rule("D-36")
def test_temples_on_demons() -> None:
    for allowed in (False, True):
        table = meadow(temples_on_demons=allowed).stones(A, "M16@12 M16@4 M16@8").demons("M16").turn(A, "white")
        assert table.can("temple M16") == allowed
    assert meadow().stones(A, "M16@12 M16@4 M16@8").demons("M16").turn(A, "white").refuses("temple M16") == (
        "demon-there",
        "D-36",
    )


@rule("D-58")
def test_converted_stones_are_lost() -> None:
    for fate, left, lost in (("returned", 12, 0), ("lost", 11, 1)):
        table = meadow(converted=fate).populate(A, "M16 M17").stones(B, "M16@2").turn(A, "white").play("convert M16@2")
        assert (table.state.stones_left[B], table.state.stones_lost[B]) == (left, lost)
        assert table.state.stones_left[A] == 11


def typed(table: Scene, line: str) -> list[Action]:
    return read(DRUIDS.imagine(table.state, A, FastDice(0)), line)


def lay_first(table: Scene) -> None:
    action = table.legal[0]
    assert isinstance(action, Lay)
    table.play(f"lay {action.field} {action.hour} {action.piece}".strip())


@rule("D-29")
def test_spacing_of_the_placed_stone_only() -> None:
    """L17@4 makes L17 a second trio for M16@12, which stands; L17@4 itself has one."""
    for spacing, allowed in (("every stone", False), ("placed stone", True)):
        table = meadow(spacing=spacing).stones(A, "M16@12 M16@6 M16@8 L17@12")
        table.populate(A, f"{ROUND_M16} L18").turn(A, "white")
        assert table.can("stone L17@4") == allowed
        assert table.refuses("stone M16@2") == ("stones-too-close", "D-29")


@rule("D-48", "D-35")
def test_without_reuse_markers_and_temples_leave_the_game() -> None:
    table = meadow(reuse=False).demons("M15").turn(A, "black").play("lift M15")
    assert (table.state.markers_left, table.state.markers_lost) == (29, 1)
    table.stones(A, "M16@12 M16@4 M16@8").temples("M16").populate(A, "O14 P13 P14")
    table.turn(A, "white").play("stone P13@2 from M16@12")
    assert (table.state.temples_left, table.state.temples_lost) == (11, 1)


@rule("D-41")
def test_each_option_once() -> None:
    table = meadow(repeat_options=False).choose(A, "black", "black").play("demon M15")
    assert table.refuses("demon L15") == ("option-taken", "D-41")
    table.play("lift M15")
    assert [type(action).__name__ for action in table.legal] == ["Done"]
    white = meadow(repeat_options=False).populate(A, ROUND_M16).choose(A, "white", "black").play("stone M16@12")
    assert white.refuses("stone M16@4") == ("option-taken", "D-41")
    white.play("done", "demon M15")
    assert white.state.turn.taken == ["demon"]  # the next action starts anew


@rule("D-42")
def test_several_trades_a_turn() -> None:
    table = meadow(one_trade_a_turn=False).captured(A, B, 10).choose(A, "move", "new").play("boost new", "boost move")
    assert table.state.turn.extra == [1, 1]
    assert table.refuses("boost move") == ("too-few-captured", "D-42")


@rule("D-54", "D-47")
def test_a_lift_wipes_markers_that_hang_on_immortals() -> None:
    for hang, left in ((True, ["N17"]), (False, [])):
        table = meadow(markers_hang_on_immortals=hang).populate(A, "M17 M18 L18").stones(A, "M17@2").wards("M17")
        table.turn(A, "black").play("demon N17").turn(B, "black").play("demon M15")
        assert table.demon_fields() == ["M15", "N17"]
        assert table.play("lift M15").demon_fields() == left


@rule("D-55")
def test_anybody_lifts_wards() -> None:
    table = meadow(lift_foreign_wards=True).populate(A, "M17").stones(A, "M17@2").wards("M17").turn(B, "black")
    table.play("lift M17")
    assert table.state.warded == []
    assert table.state.ground[FIELD["M17"]] == A


@rule("D-64")
def test_two_moves_each_when_doubled() -> None:
    table = meadow(moves_each="twice when doubled").populate(A, "M15").choose(A, "move", "move")
    table.play("move M15-M16", "move M16-M17")
    assert table.refuses("move M17-M18") == ("moved-already", "D-64")
    single = meadow(moves_each="twice when doubled").populate(A, "M15").choose(A, "move", "new").play("move M15-M16")
    assert single.refuses("move M16-M17") == ("moved-already", "D-64")


@rule("D-65")
def test_jumps_over_exactly_one() -> None:
    table = meadow(jumps="one").populate(A, "M15 M16 M17").turn(A, "move")
    assert "M18" not in table.goals("M15")
    assert "L17" in table.goals("M15")
    assert "M18" in table.goals("M16")
    assert table.refuses("move M15-M18") == ("out-of-reach", "D-65")
    portal = meadow(jumps="one", portals="M18 I13").populate(A, "M17 J13").turn(A, "move")
    assert "K13" in portal.goals("M17")  # over J13, a neighbour through the portals


@rule("D-66")
def test_moved_populations_help_a_capture() -> None:
    table = meadow(moved_help_capture=True).populate(B, "M16").populate(A, "M15 L16 L18").turn(A, "move")
    table.play("move L18-L17")
    assert table.can("move M15xM16")
    assert table.refuses("move L17xM16") == ("moved-already", "D-64")


@rule("D-28")
def test_two_forest_halves() -> None:
    table = corner_table("WFFFFF", "FWFFFF", "FFFWWF")
    assert not table.can("stone M16@12")
    table.state.options = DruidsOptions(forest="halves")
    table.play("stone M16@12")
    assert table.state.stones == {CORNER["M16@12"]: A}
