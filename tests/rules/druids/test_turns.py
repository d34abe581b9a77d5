"""Set-up, choosing, numbers, boosts and the ends of a game (scenarios 51 to 60, 68 to 71)."""

from __future__ import annotations

import pytest

from rules.core import FastDice, proof, rule
from rules.druids import DRUIDS
from rules.druids.actions import Draw, Drawall, Lay
from rules.druids.board import BIG_FIELD, FIELD, NEIGHBOURS, distance
from rules.druids.events import ActionBegan, ActionEnded, Boosted, Ended, Ordered, SetupBegan, Standstill, TurnBegan
from rules.druids.figures import PLAYABLE, SUPPLY, number
from rules.druids.mechanics.pieces import PORTAL
from rules.druids.scoring import finish, sources
from rules.druids.setup import setup
from rules.druids.state import ACTION_WORDS, NONE, DruidsOptions
from tests.rules.druids.properties import position_holds
from tests.rules.druids.scene import A, B, C, Scene, meadow


def winners(table: Scene) -> list[int]:
    assert table.state.final is not None
    return [placing.seat for placing in table.state.final.placings if placing.place == 1]


def ended(table: Scene) -> str:
    assert table.state.final is not None
    return next(key for key in table.state.final.facts if key.startswith("ended-"))


# --- set-up -------------------------------------------------------------------------------------


@proof("D-8")
@rule("D-9", "D-72")
def test_set_up_five_pieces_each_in_playing_order() -> None:
    for seats in (2, 3, 4):
        dice = FastDice(seats)
        state, events = setup(seats, DruidsOptions(), dice)
        assert events[0] == Ordered(state.order)
        assert sorted(state.order) == list(range(seats))
        assert state.order == [(state.order[0] + i) % seats for i in range(seats)]
        layers = []
        while state.phase == "setup":
            (seat,) = DRUIDS.waiting(state)
            layers += [seat] * (state.drawn != NONE)
            DRUIDS.apply(state, seat, DRUIDS.legal(state, seat)[0], dice)
        assert layers == [seat for seat in state.order for _ in range(5)]
        assert len(state.tiles) + len(state.portals) == 5 * seats
        assert sum(state.bag) == 96 - 5 * seats
        assert state.turn.seat == state.order[0]
        assert state.drawn == NONE
    with_portals = 0
    for seed in range(12):  # all five at once, portals among them
        dice = FastDice(seed)
        state, _ = setup(2, DruidsOptions(), dice)
        first = state.order[0]
        DRUIDS.apply(state, first, Drawall(), dice)
        assert len(state.face_up) == 5
        portals = state.face_up.count(PORTAL)
        with_portals += bool(portals)
        while DRUIDS.waiting(state) == (first,):
            DRUIDS.apply(state, first, next(a for a in DRUIDS.legal(state, first) if isinstance(a, Lay)), dice)
        assert (len(state.tiles), len(state.portals)) == (5 - portals, portals)
    assert with_portals


@proof("D-9")
def test_any_seat_may_start() -> None:
    states = [setup(4, DruidsOptions(), FastDice(seed))[0] for seed in range(40)]
    assert {tuple(state.order) for state in states} == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}
    assert all(DRUIDS.waiting(state) == (state.order[0],) for state in states)  # in the set-up too


@proof("D-10")
def test_the_board_starts_empty() -> None:
    state, _ = setup(3, DruidsOptions(), FastDice(1))
    assert state.populations == [[], [], []]
    assert state.stones == {}
    assert state.demons == state.warded == state.temples == []
    assert SUPPLY.markers_of_choice == 2
    assert state.populations_left == [38, 38, 38]
    assert state.stones_left == [12, 12, 12]
    assert (state.temples_left, state.markers_left) == (12, 30)


@proof("D-72")
@rule("D-8")
def test_set_up_pieces_are_all_laid() -> None:
    dice = FastDice(5)
    table = Scene()
    table.state, _ = setup(2, DruidsOptions(), dice)
    table.dice = dice
    first = table.seat
    for _ in range(5):
        assert table.seat == first
        assert table.refuses("done") == ("setup-draw", "D-72")
        table.play("draw")
        assert table.refuses("done") == ("setup-lay", "D-72")
        assert table.refuses("draw") == ("setup-lay", "D-72")
        table.events = DRUIDS.apply(table.state, first, table.legal[0], dice)
    assert table.seat == 1 - first
    assert SetupBegan(1 - first, 5) in table.events
    while str(table.state.phase) == "setup":
        lays = [action for action in table.legal if isinstance(action, Lay)]
        DRUIDS.apply(table.state, table.seat, lays[-1] if lays else Draw(), dice)
    far = [field for field in table.state.tiles if all(distance(field, big) > 1 for big in BIG_FIELD)]
    assert far, "some lie away from the big demon field"


@rule("D-72", "D-18")
def test_start_pieces_need_not_touch_the_big_field() -> None:
    table = Scene().tile("L15", "FFFFFF").tile("K14", "FFFFFF").tile("K15", "FFFFFF").hold("FFFFFW")
    assert table.can("lay J15 1")
    assert not set(NEIGHBOURS[FIELD["J15"]]) & set(BIG_FIELD)


# --- choosing -----------------------------------------------------------------------------------


@rule("D-37", "D-38")
def test_two_players_block_each_other() -> None:
    table = meadow().begin(A)
    assert len(table.legal) == 25
    table.play("act black white", "done", "done").play("act scout new", "done", "done")
    assert [(action.first, action.second) for action in table.legal] == [("move", "move")]  # type: ignore[attr-defined]
    assert table.refuses("act black move") == ("chosen-last-turn", "D-38")
    assert table.refuses("act scout move") == ("chosen-before", "D-38")
    assert DRUIDS.forced(table.state) == (A, table.legal[0])
    table.play("act move move", "done")
    assert sorted({action.first for action in table.legal}) == ["black", "white"]  # type: ignore[attr-defined]
    assert table.event(TurnBegan) == [TurnBegan(B, ["scout", "new", "move"])]


@proof("D-38")
def test_what_was_chosen_counts_carried_out_or_not() -> None:
    table = meadow().begin(A).play("act scout white", "done all")
    assert table.refuses("act scout move") == ("chosen-before", "D-38")
    table.play("act new move", "done all")
    assert table.refuses("act scout black") == ("chosen-last-turn", "D-38")
    assert table.state.chosen == [[2, 1], [3, 4]]


@rule("D-38")
def test_the_previous_player_is_the_one_just_before() -> None:
    table = meadow(3).begin(A).play("act black white", "done all", "act scout new", "done all")
    assert table.seat == C
    assert sorted({action.first for action in table.legal}) == ["black", "move", "white"]  # type: ignore[attr-defined]


@proof("D-37")
def test_actions_are_carried_out_in_the_named_order() -> None:
    assert len(meadow().begin(A).legal) == 5 * 5  # any two, or one twice
    table = meadow().populate(A, "M16").choose(A, "move", "new")
    assert table.refuses("new M17") == ("comes-later", "D-37")
    assert table.refuses("demon M15") == ("not-chosen", "D-37")
    assert table.refuses("act move new") == ("chosen-already", "D-37")
    assert table.refuses("lay L15 1") == ("nothing-drawn", "D-59")
    table.play("move M16-M17", "done", "new M18")
    assert table.refuses("move M18-L18") == ("not-chosen", "D-37")
    assert table.begin(A).refuses("new M18") == ("asks-act", "D-37")


@proof("D-40")
@rule("D-70")
def test_the_numbers() -> None:
    once = {word: [number(word, False, seats, 1) for seats in (2, 3, 4)] for word in ACTION_WORDS}
    twice = {word: [number(word, True, seats, 1) for seats in (2, 3, 4)] for word in ACTION_WORDS}
    assert once == {"black": [2, 2, 1], "white": [2, 2, 2], "scout": [8, 8, 8], "new": [3, 3, 3], "move": [8, 8, 8]}
    assert twice == {"black": [3, 3, 2], "white": [3, 3, 3], "scout": [12] * 3, "new": [6, 6, 6], "move": [12] * 3}


@rule("D-40", "D-42", "D-71")
def test_four_players_have_less_black_magic() -> None:
    assert meadow(4).choose(A, "black", "move").state.turn.left == 1
    assert meadow(4).choose(A, "black", "black").state.turn.left == 2
    boosted = meadow(4).captured(A, B, 5)
    assert boosted.choose(A, "black", "move").play("boost black").state.turn.left == 2
    boosted = meadow(4).captured(A, B, 5)
    assert boosted.choose(A, "black", "black").play("boost black").state.turn.left == 3
    assert meadow(4).choose(A, "white", "move").state.turn.left == 2
    assert meadow(4).choose(A, "white", "white").state.turn.left == 3


@proof("D-39")
@rule("D-76")
def test_an_action_may_be_left() -> None:
    table = meadow().choose(A, "move", "new")  # nobody to move
    assert [type(action).__name__ for action in table.legal] == ["Done"]
    table.play("done").play("new M16", "done")
    assert table.seat == B
    helpless = Scene().choose(A, "move", "white").play("done", "done")
    assert helpless.seat == B
    assert helpless.state.phase == "choosing"


@rule("D-39")
def test_done_ends_an_action_done_all_the_turn() -> None:
    table = meadow().choose(A, "new", "black").play("done")
    assert table.state.turn.at == 1
    assert table.refuses("done all") == ("last-action", "D-39")
    table = meadow().choose(A, "new", "black").play("done all")
    assert table.seat == B
    assert table.event(ActionBegan) == []
    assert table.event(ActionEnded) == [ActionEnded(A, "new", 2)]


@proof("D-41")
def test_the_same_option_several_times() -> None:
    table = meadow().choose(A, "black", "black").play("demon M15", "demon M16", "demon M17")
    assert table.demon_fields() == ["M15", "M16", "M17"]
    assert table.seat == B


# --- boosts -------------------------------------------------------------------------------------


@proof("D-42")
@rule("D-71")
def test_a_boost_costs_five_captured_once_a_turn() -> None:
    table = meadow().populate(A, "M16").captured(A, B, 10).choose(A, "move", "new").play("boost move")
    assert table.state.turn.left == 9
    assert table.state.captured[A] == [0, 5]
    assert table.state.populations_lost[B] == 5
    assert table.refuses("boost move") == ("traded-already", "D-42")
    poor = meadow().populate(A, "M16").captured(A, B, 4).choose(A, "move", "new")
    refusal = poor.refusal("boost move")
    assert (refusal.reason, refusal.clause, refusal.facts["captured"]) == ("too-few-captured", "D-42", 4)
    fifth = meadow().populate(B, "M16").populate(A, "M15 L16 L17").captured(A, B, 4).choose(A, "move", "new")
    fifth.play("move L17xM16", "boost move")
    assert fifth.state.turn.left == 8


@rule("D-42")
def test_a_boost_raises_the_second_action_too_but_no_other() -> None:
    table = meadow().captured(A, B, 5).choose(A, "move", "new")
    assert table.refuses("boost black") == ("boost-not-running", "D-42")
    table.play("boost new", "done")
    assert table.state.turn.left == 3
    done = meadow().captured(A, B, 5).choose(A, "move", "new").play("done")
    assert done.refuses("boost move") == ("boost-not-running", "D-42")


@rule("D-42")
def test_a_boost_takes_the_most_frequent_colour_first() -> None:
    table = meadow(3).captured(A, B, 3).captured(A, C, 4).choose(A, "move", "new").play("boost new")
    assert table.events[0] == Boosted(A, "new", [0, 2, 3])
    assert table.state.captured[A] == [0, 1, 1]


@proof("D-71")
def test_a_used_up_action_stays_open_for_a_boost() -> None:
    def eighth_move(captured: int) -> Scene:
        table = meadow().populate(B, "M16").populate(A, "M15 L16 L17 N15").captured(A, B, captured)
        return table.choose(A, "move", "new").left(1).play("move L17xM16")

    open_still = eighth_move(4)
    assert open_still.state.turn.at == 0
    assert open_still.state.turn.left == 0
    assert open_still.refuses("move N15-N14") == ("used-up", "D-40")
    open_still.play("boost move", "move N15-N14")
    assert open_still.state.turn.at == 1  # the ninth move is made
    assert eighth_move(3).state.turn.at == 1
    for chosen, given in (("move new", 8), ("move move", 12), ("scout new", 8), ("scout scout", 12), ("black new", 2)):
        first, second = chosen.split()
        table = meadow().populate(A, "M16").captured(A, B, 5).choose(A, first, second)
        assert table.state.turn.left == given
        assert table.play(f"boost {first}").state.turn.left == given + 1, chosen


@proof("D-70")
@rule("D-71", "D-40")
def test_an_action_chosen_twice_is_one_run() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8 O14@12 O14@4 O14@8").temples("M16 O14")
    table.captured(A, B, 5)
    assert table.choose(A, "new", "new").state.turn.left == 8
    assert table.play("boost new").state.turn.left == 9
    scout = meadow().choose(A, "scout", "scout")
    assert scout.state.turn.left == 12
    scout.play("done")
    assert scout.seat == B


@rule("D-59")
def test_scouting_one_piece_at_a_time() -> None:
    table = Scene().choose(A, "scout", "new").play("draw")
    assert table.refuses("done") == ("lay-first", "D-59")
    lay = next(action for action in table.legal if isinstance(action, Lay))
    table.play(f"lay {lay.field} {lay.hour}")
    assert table.state.turn.left == 7
    assert [type(action).__name__ for action in table.legal] == ["Draw", "Drawall", "Auto", "Done", "Done"]
    table.play("done")
    assert table.state.turn.at == 1


# --- points and ends ----------------------------------------------------------------------------


@proof("D-1", "D-5")
def test_points_come_from_populations_stones_and_temples() -> None:
    table = meadow().populate(A, "K17 K18 L18 M18 N17 O16 P15").stones(A, "M16@12 M16@4 M16@8").temples("M16")
    table.captured(A, B, 3)
    assert table.points(A) == 7 + 9 + 5
    assert sources(table.state, A) == {"populations": 7, "stones": 9, "temples": 5}
    assert table.points(B) == 0


@proof("D-2")
@rule("D-74")
def test_the_36th_point_ends_the_game_at_once() -> None:
    table = meadow().populate(A, "K13 K14 K15 K16 K17 K18 L18 M18 N17 O16 P15 L16 L17 M16 M17 N16")
    table.stones(A, "K14@12 K16@12 K17@12 N17@12 O16@12 J14@12")
    assert table.points(A) == 34
    table.choose(A, "white", "new").play("stone M16@12")
    assert table.points(A) == 37
    assert table.state.phase == "over"
    assert DRUIDS.waiting(table.state) == ()
    assert table.legal == []
    assert winners(table) == [A]
    assert ended(table) == "ended-points"
    assert table.event(Ended) == [Ended("points", [A])]


@proof("D-3")
@rule("D-60")
def test_the_empty_bag_ends_the_game_after_the_turn() -> None:
    def last_three() -> Scene:
        table = meadow().populate(A, "M16").populate(B, "K16 K17").bag(portal=3).choose(A, "scout", "new")
        return table.play("draw", "lay G16", "draw", "lay G17", "draw", "lay G15")

    table = last_three()
    assert table.seat == A
    assert table.state.turn.left == 2  # the second action: new populations
    assert table.play("done").state.phase == "over"
    assert winners(table) == [B]
    assert ended(table) == "ended-bag"
    table = last_three().play("new M17", "new M18")
    assert winners(table) == [A]
    rich = meadow().populate(A, "K13 K14 K15 K16 K17 K18 L18 M18 N17 O16 P15 L16 L17 M16 M17 N16")
    rich.stones(A, "K14@12 K16@12 K17@12 N17@12 O16@12 J14@12").bag(portal=1).choose(A, "scout", "new")
    rich.play("draw", "lay G16", "new M15", "new N15")
    assert ended(rich) == "ended-points"


@proof("D-4")
def test_ties_go_to_temples_then_stones_then_are_shared() -> None:
    temple = meadow().stones(A, "M16@12 M16@4 M16@8").temples("M16").populate(B, "K13 K14")
    temple.stones(B, "K16@12 N17@12 P13@2 O11@12")  # four stones against one temple with three
    assert temple.points(A) == temple.points(B) == 14
    finish(temple.state, "bag", [])
    assert winners(temple) == [A]
    stone = meadow().stones(B, "M16@12").populate(A, "K13 K14 K15")
    finish(stone.state, "bag", [])
    assert winners(stone) == [B]
    shared = meadow(3).populate(A, "K13").populate(C, "K15")
    finish(shared.state, "bag", [])
    assert winners(shared) == [A, C]
    assert shared.state.final is not None
    assert [placing.place for placing in shared.state.final.placings] == [1, 1, 3]


@rule("D-16", "D-3")
def test_a_bag_with_misfits_only_ends_the_game_too() -> None:
    """Between bare mountains FFFFFM fits nowhere; the second action is still played."""
    table = Scene()
    for field in ("K13", "K14", "K15", "L12", "L15", "M11", "M15", "N11", "N14", "O11", "O12", "O13"):
        table.tile(field, "MMMMMM")
    table.bag(FFFFFM=4).choose(A, "scout", "black").play("draw")
    assert table.seat == A
    assert table.state.turn.left == 2
    table.play("demon M15", "demon L15")
    assert ended(table) == "ended-misfits"


@rule("D-63", "D-1")
def test_an_empty_supply_leaves_stones_and_temples() -> None:
    table = meadow().populate(A, "M16 L16 L17")
    table.state.populations_lost[A], table.state.populations_left[A] = table.state.populations_left[A], 0
    table.choose(A, "new", "white")
    assert [type(action).__name__ for action in table.legal] == ["Done"]
    table.play("done", "stone M16@12")
    assert table.points(A) == 6


@rule("D-22", "D-29", "D-54", "D-69")
def test_the_invariants_catch_a_broken_position() -> None:
    """They hold after every step elsewhere; here each one is broken once to show that it can fail."""
    broken = [
        meadow().populate(A, "M16 M16"),
        meadow().stones(A, "M16@12 M16@2 M16@4 M16@6"),
        meadow().stones(A, "M16@12").temples("M16"),
        meadow().demons("M16"),
        meadow().populate(A, "M16").wards("M16"),
        meadow().populate(A, "M16").demons("M15 M16"),
        meadow().stones(A, "M16@12 M16@2 M16@4 L17@10 L17@12"),
    ]
    lost = meadow()
    lost.state.populations_left[A] -= 1
    stale = meadow()
    stale.state.ring.append(FIELD["M16"])
    for table in (*broken, lost, stale):
        with pytest.raises(AssertionError):
            position_holds(table.state)


@proof("D-75")
def test_no_progress_for_eight_turns_each_ends_the_game() -> None:
    """They only lay and lift one marker and look on; one piece laid starts the count again."""
    table = meadow().begin(A)
    announced = []
    turns = 0
    while table.state.phase != "over":
        open_now = {action.first for action in table.legal}  # type: ignore[attr-defined]
        if "black" in open_now:
            table.play("act black black", "lift M15" if table.demon_fields() else "demon M15", "done")
        else:
            word = sorted(open_now)[0]
            table.play(f"act {word} {word}", "done")
        announced += table.event(Standstill)
        turns += 1
        if turns == 12:
            assert announced == [Standstill(4)]
    assert turns == 16
    assert ended(table) == "ended-standstill"
    again = meadow().bag(portal=2).begin(A)
    again.state.quiet = 15
    again.play("act scout move", "draw", "lay G16", "done all")
    assert again.state.quiet == 0


@rule("D-75")
def test_a_new_best_score_is_progress() -> None:
    table = meadow().begin(A)
    table.state.quiet = 9
    table.play("act new black", "new M16", "done all")
    assert table.state.quiet == 0
    lower = meadow().populate(A, "M16").begin(B)
    lower.state.quiet = 9
    lower.state.best[B] = 2
    lower.play("act new move", "new L16", "done all")
    assert lower.state.quiet == 10  # below the own best


@rule("D-75")
def test_two_turns_each_without_any_change_end_the_game() -> None:
    table = meadow().populate(B, "K16").begin(A)
    for choice in ("black white", "scout move", "new new", "black white"):
        assert table.state.phase == "choosing"
        table.play(f"act {choice}", "done")
        if str(table.state.phase) == "acting":
            table.play("done")
    assert ended(table) == "ended-idle"
    assert winners(table) == [B]


@proof("D-74")
def test_laying_pieces_never_removes_anything_or_changes_points() -> None:
    table = meadow().populate(A, "M16").stones(A, "M16@12").wards("M16").demons("M15").hold("portal")
    before = (table.points(A), list(table.state.demons), list(table.state.warded), dict(table.state.stones))
    table.play("lay G16")
    assert (table.points(A), table.state.demons, table.state.warded, table.state.stones) == before
    steps = {
        "new L16": meadow().populate(A, "M16").turn(A, "new", 3),
        "move M16-M17": meadow().populate(A, "M16 L16").turn(A, "move", 3),
        "demon M15": meadow().turn(A, "black", 3),
        "ward M16": meadow().populate(A, "M16").stones(A, "M16@12").turn(A, "black", 3),
        "stone M16@12": meadow().populate(A, "M16 L16 L17").turn(A, "white", 3),
        "temple M16": meadow().stones(A, "M16@12 M16@4 M16@8").turn(A, "white", 3),
        "convert M16@12": meadow().populate(A, "M16 L16").stones(B, "M16@12").turn(A, "white", 3),
    }
    for line, scene in steps.items():
        assert scene.play(line).state.turn.left == 2, line


@proof("D-76")
def test_nobody_is_eliminated() -> None:
    """All populations and stones of A are gone for good; A still has turns."""
    table = meadow().populate(B, "M16").begin(A)
    table.state.populations_lost[A], table.state.populations_left[A] = PLAYABLE, 0
    table.state.stones_lost[A], table.state.stones_left[A] = 12, 0
    table.play("act new white", "done", "done")
    assert table.seat == B
    table.play("act black move", "done all")
    assert table.seat == A
    assert len(table.legal) == 1  # only scout is open, twice
