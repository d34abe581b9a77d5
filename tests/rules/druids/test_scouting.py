"""Scouting as it is played: drawn when wanted, taken back, ordered in a line, laid in one tap; and leaving actions."""

from __future__ import annotations

import pytest

from rules.core import FastDice, Illegal, Invalid, Match, rule
from rules.druids import DRUIDS
from rules.druids.actions import Act, Auto, Done, Draw, Lay, Move
from rules.druids.board import WORD
from rules.druids.chat import DruidsChat
from rules.druids.events import Laid
from rules.druids.mechanics.pieces import PATTERNS
from rules.druids.mechanics.suggest import suggest, suggestions
from rules.druids.state import ACTION_WORDS, DruidsOptions
from tests.rules.druids.scene import MEADOW, A, B, Scene, meadow
from tests.rules.druids.test_panel import CHAT, of_kind, say, seen
from tests.rules.druids.test_reader import lines, read, refused, table_lay

# --- orders in a line ---------------------------------------------------------------------------


@rule("D-18")
def test_auto_asks_where_a_portal_goes() -> None:
    table = meadow().populate(A, "M16").populate(B, "K17").hold("portal")
    refusal = refused(table, "auto")
    assert refusal.reason == "line-portal"
    assert refusal.nearest == tuple(suggestion.lay for suggestion in suggestions(table.state, A))
    assert suggestions(table.state, A)[0].style == "home"
    assert len(read(table.state, A, "auto all")) == 1
    assert read(table.state, A, "2") == [suggestions(table.state, A)[1].lay]


@rule("D-59", "D-60")
def test_auto_rest_scouts_to_the_end() -> None:
    """In one line, as it is typed in play; a portal is laid too if all are to be."""
    table = Scene(seed=3).bag(FFWWMM=5, FFFWWW=5, FFFFMM=5, portal=1).choose(A, "scout", "new")
    assert lines(table, "auto rest all") == [Auto(8, "", "", True)]
    assert len(table.state.tiles) + len(table.state.portals) == 8
    assert ACTION_WORDS[table.state.turn.runs[table.state.turn.at]] == "new"


@rule("D-59")
def test_an_order_may_begin_with_the_choice_of_actions() -> None:
    table = Scene().bag(FFWWMM=9).begin(A)
    assert lines(table, "act scout new; auto 3 tight") == [Act("scout", "new"), Auto(3, "tight")]
    assert (len(table.state.tiles), table.state.turn.left) == (3, 5)


@rule("D-59")
def test_drawn_pieces_are_laid_one_by_one_and_the_rest_is_an_order() -> None:
    """What is drawn can be laid and taken back; what is not drawn yet cannot be foreseen."""
    table = Scene().bag(FFFWWW=9).hold("FFWWMM").left(4)
    held = suggest(table.state, A, "tight")
    assert held is not None
    assert read(table.state, A, "auto 3 tight") == [held.lay, Auto(2, "tight")]
    assert read(table.state, A, "auto tight") == [held.lay]
    assert len(lines(table, "auto 3 tight")) == 2
    assert (len(table.state.tiles), table.state.turn.left) == (3, 2)
    several = Scene().bag(FFFWWW=9).choose(A, "scout", "new").play("drawall")
    assert all(isinstance(action, Lay) for action in lines(several, "auto 3"))
    assert (len(several.state.tiles), len(several.state.face_up)) == (3, 5)


@rule("D-18", "D-59")
def test_an_order_stops_at_a_portal() -> None:
    table = Scene().bag(portal=3).choose(A, "scout", "new")
    assert lines(table, "auto rest") == [Auto(3)]
    assert PATTERNS[table.state.drawn] == "portal"
    assert table.state.portals == []
    assert refused(table, "auto rest").reason == "line-portal"
    assert len(lines(table, "auto rest all")) == 2
    assert len(table.state.portals) == 3


@rule("D-59")
def test_auto_counts_no_further_than_the_action() -> None:
    table = Scene().hold("FFWWMM").left(1)
    assert read(table.state, A, "auto 20 tight")[1:] == [Auto(1, "tight")]
    assert read(table.left(0).state, A, "auto 20 tight")[1:] == []
    table = Scene().bag(FFFWWW=20).choose(A, "scout", "new")
    assert read(table.state, A, "auto 20 near M16") == [Auto(8, "near", "M16")]
    with pytest.raises(Illegal) as caught:
        DRUIDS.check(table.state, A, Auto(9))
    assert (caught.value.reason, caught.value.facts["most"]) == ("order-count", 8)
    for order in (Auto(2, "near"), Auto(2, "tight", "M16"), Auto(2, "wish")):
        with pytest.raises(Illegal) as caught:
            DRUIDS.check(table.state, A, order)
        assert caught.value.reason == "order-fields"
    with pytest.raises(Invalid):
        DRUIDS.check(table.state, A, Auto(2, "sideways"))


@rule("D-8", "D-72")
def test_auto_rest_in_the_set_up() -> None:
    match = Match(DRUIDS, 2, DruidsOptions(), FastDice(7))
    first = match.waiting[0]
    for action in DRUIDS.read_line(match.imagine(first), "auto rest tight all"):
        match.play(first, action)
    assert match.waiting == (1 - first,)
    assert match.state.laid == 5


@rule("D-59")
def test_wishes() -> None:
    table = Scene().bag(FFFWWW=9).hold("FFWWMM")
    assert read(table.state, A, "wish M16 L15 N14") == [*table_lay("L15", table), Auto(2, "wish", "M16 N14")]
    assert refused(table, "wish M16 M17").reason == "line-no-wish"
    assert read(table.state, A, "wish L15") == table_lay("L15", table)
    assert isinstance(read(table.state, A, "wish M16 M17 else auto")[0], Lay)
    waiting = Scene().bag(FFFWWW=9).choose(A, "scout", "new")
    assert lines(waiting, "wish L15 N14 O12") == [Auto(3, "wish", "L15 N14 O12")]
    assert sorted(WORD[field] for field in waiting.state.tiles) == ["L15", "N14", "O12"]
    assert lines(waiting, "wish A13") == [Auto(1, "wish", "A13")]
    assert PATTERNS[waiting.state.drawn] == "FFFWWW"  # it fits no wish and is for the player to lay


# --- taken back, and laid for me ----------------------------------------------------------------


@rule("D-59")
def test_the_next_piece_waits_until_it_is_wanted() -> None:
    """Nothing follows a lay by itself, so that it can be taken back."""
    table = Scene().hold("FFWWMM").left(3)
    assert CHAT.follow(seen(table), A, Lay("L15", 1)) is None
    match = Match(DRUIDS, 2, DruidsOptions(), FastDice(4))
    seat = match.waiting[0]
    match.play(seat, Draw())
    match.play(seat, match.legal(seat)[0])
    assert match.state.drawn == -1
    assert match.undoable(seat) == 1
    match.undo(seat)
    assert match.state.drawn >= 0
    assert not match.state.tiles


@rule("D-59")
def test_all_drawn_pieces_are_laid_in_one_tap_and_taken_back_in_one() -> None:
    table = Scene().bag(FFFWWW=10, FFWWMM=10).turn(A, "scout", 6).play("drawall")
    assert say(CHAT.advice(seen(table), A, Lay)) == "Lay the 6 for me"
    order = CHAT.advised(seen(table), A, of_kind(table, Lay))
    assert order == Auto(6)
    match = Match(DRUIDS, 2, DruidsOptions(), FastDice(4))
    match.state = table.state
    foreseen = DRUIDS.imagine(table.state, A, FastDice(1))
    events = foreseen.play(order)
    assert not foreseen.told, "nothing new is shown: it can be looked at before it is done"
    assert sum(isinstance(event, Laid) for event in events) == 6
    match.play(A, order)
    assert match.state.tiles == foreseen.state.tiles
    assert match.undoable(A) == 1
    match.undo(A)
    assert match.state.tiles == {}
    assert len(match.state.face_up) == 6


@rule("D-18", "D-59")
def test_a_portal_among_open_pieces_is_left_to_its_player() -> None:
    table = Scene().bag(FFFWWW=3, portal=1).turn(A, "scout", 4).play("drawall")
    assert CHAT.advised(seen(table), A, of_kind(table, Lay)) == Auto(3)
    assert say(CHAT.advice(seen(table), A, Lay)) == "Lay the 3 for me"
    table.play("auto 3")
    assert PATTERNS[table.state.drawn] == "portal"
    assert isinstance(CHAT.advised(seen(table), A, table.legal), Lay)


def test_a_few_lays_are_worth_a_button() -> None:
    table = Scene().tile("L15", MEADOW).tile("K15", MEADOW).bag(FFFFWW=3, FFWWMM=3, FFFMMM=3).turn(A, "scout", 9)
    table.play("drawall")
    few = DruidsChat().at_first_sight(seen(table), A, Lay)
    assert 2 <= len(few) <= 4
    assert set(few) <= set(table.legal)
    assert len({lay.field for lay in few if isinstance(lay, Lay)}) == len(few)
    assert DruidsChat().at_first_sight(seen(table), A, Move) == []


# --- leaving an action --------------------------------------------------------------------------


@rule("D-39", "D-71")
def test_the_whole_turn_ends_from_an_action_that_only_a_boost_keeps_open() -> None:
    """Nothing is left of moving, five captured could raise it, and new populations are still to come."""
    table = meadow().populate(A, "M16").captured(A, B, 5).choose(A, "move", "new").left(0)
    assert {type(action).__name__ for action in table.legal} == {"Boost", "Done"}
    assert table.can("done all")
    assert DRUIDS.read_line(DRUIDS.imagine(table.state, A, FastDice(0)), "done all") == [Done(all=True)]
    table.play("done all")
    assert table.seat == B


@rule("D-39")
def test_an_action_without_a_step_is_left_by_itself() -> None:
    """White magic with nothing on the board asks nobody, though another action is to come."""
    table = meadow().choose(A, "white", "new")
    assert table.legal == [Done()]
    assert DRUIDS.forced(table.state) == (A, Done())
