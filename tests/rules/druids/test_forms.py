"""Commands field by field: every form is read, lists are refused as a whole, options complete to what works."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.core import Action, FastDice, Refusal
from rules.core.chat import NOTHING, Chat, plain
from rules.core.game import Filled
from rules.core.text import text
from rules.druids import DRUIDS
from rules.druids.actions import ACTIONS, Act, Auto, Convert, Demon, Done, Draw, Drawall, Lay, Move, New, Stone, Temple
from rules.druids.lines.spelling import THEN
from rules.druids.mechanics.land import hand
from rules.druids.mechanics.pieces import PORTAL
from tests.rules.druids.scene import A, B, Scene, meadow
from tests.rules.speaking import walk

assert DRUIDS.chat is not None
CHAT: Chat[Any] = DRUIDS.chat


def filled(form: str, **values: str) -> Filled:
    return Filled(form, {option.rstrip("_"): word for option, word in values.items()})


def form(table: Scene, name: str, **values: str) -> list[Action]:
    return DRUIDS.read_form(DRUIDS.imagine(table.state, table.seat, FastDice(0)), filled(name, **values))


def refused(table: Scene, name: str, **values: str) -> Refusal:
    before = DRUIDS.encode(table.state)
    with pytest.raises(Refusal) as caught:
        form(table, name, **values)
    assert DRUIDS.encode(table.state) == before
    assert text("rules.druids", caught.value.reason, facts=caught.value.facts)
    return caught.value


def offered(table: Scene, name: str, option: str, typed: str = "", **values: str) -> list[str]:
    view = DRUIDS.view(table.state, table.seat)
    found = CHAT.completions(view, table.seat, table.legal, filled(name, **values), option, typed)
    for choice in found:
        assert plain(CHAT, choice.label, "en", "ABCD".__getitem__)
        assert 1 <= len(choice.word) <= 100
    return [choice.word for choice in found]


# --- reading ------------------------------------------------------------------------------------


def test_there_is_a_form_for_every_kind_with_its_options() -> None:
    assert [one.name for one in DRUIDS.forms] == [kind.__name__.lower() for kind in ACTIONS]
    for one, kind in zip(DRUIDS.forms, ACTIONS, strict=True):
        assert [option for option in one.options if option != "then"] == list(kind.__struct_encode_fields__)
        assert one.required <= len(one.options)
    needed = {one.name: one.required for one in DRUIDS.forms}
    assert needed["act"] == 2
    assert needed["done"] == needed["draw"] == 0


def test_single_values_in_any_spelling() -> None:
    assert form(meadow().begin(A), "act", first="scout", second="5") == [Act("scout", "move")]
    white = meadow().populate(A, "M16 L16 L17").stones(B, "M16@4").turn(A, "white")
    assert form(white, "stone", corner="l16@4") == [Stone("M16@12")]
    assert form(white, "stone", corner="M16@12", from_=NOTHING) == [Stone("M16@12")]
    own = meadow().populate(A, "O14 P13 P14").stones(A, "M16@12 M16@4 M16@8 K16@12 K16@4 K16@8").temples("M16")
    own.turn(A, "white")
    assert form(own, "stone", corner="P13@2", from_="M16@12") == [Stone("O14@6", "M16@12")]
    assert form(own, "temple", field="k16", from_="m16") == [Temple("K16", "M16")]
    turned = meadow().populate(A, "M16 N16").stones(B, "M16@4").turn(A, "white")
    assert form(turned, "convert", corner="N16@12") == [Convert(turned.targets("convert")[0])]
    assert form(meadow(), "demon", field="m15") == [Demon("M15")]
    assert form(meadow().turn(A, "scout"), "draw") == [Draw()]


def test_lists() -> None:
    table = meadow().populate(A, "M16").turn(A, "new", 3)
    assert form(table, "new", fields="M17 m18, L18") == [New("M17"), New("M18"), New("L18")]
    table = meadow().populate(A, "M15 L16 L17 K13").populate(B, "M16").turn(A, "move", 8)
    assert form(table, "move", moves="L17xM16 K13-K14") == [Move("L17xM16"), Move("K13-K14")]
    assert form(table, "move", moves="K13 L17 > 3") == [Move("L17-L18"), Move("K13-K14")]


def test_a_list_is_refused_as_a_whole_and_names_the_first_bad_item() -> None:
    table = meadow().populate(A, "M16").turn(A, "new", 3)
    refusal = refused(table, "new", fields="M17 K10 L18")
    assert {"step": 2, "steps": 3, "typed": "K10"}.items() <= refusal.facts.items()
    assert refusal.reason == "not-beside-yours"
    refusal = refused(table, "new", fields="M17 Z99")
    assert (refusal.reason, refusal.facts["word"], refusal.facts["step"]) == ("unknown-word", "Z99", 2)
    table = meadow().populate(A, "M16 K16 O14").turn(A, "move", 8)
    refusal = refused(table, "move", moves="M16-M17 K16-K17 M17-M18 O14-O15")
    assert {"step": 3, "steps": 4, "typed": "M17-M18"}.items() <= refusal.facts.items()
    assert refusal.nearest
    table = meadow().populate(A, "M16").turn(A, "black")
    assert refused(table, "demon", field="M15 M15").facts["step"] == 2


def test_laying_waits_with_the_draw_unless_told_otherwise() -> None:
    table = Scene().hold("FFWWMM").left(3)
    assert form(table, "lay", field="L15", hour="1") == [Lay("L15", 1)]
    assert form(table, "lay", field="L15", hour="1", then="draw") == [Lay("L15", 1), Draw()]
    assert form(table, "lay", field="L15", hour="1", then="wait") == [Lay("L15", 1)]
    assert form(table, "lay", field="L15", hour="1", then="stop") == [Lay("L15", 1), Done()]
    assert refused(table, "lay", field="L15", hour="1", then="dance").reason == "line-then"
    assert refused(table, "lay", field="L15").reason == "line-several"
    assert form(table.left(0), "lay", field="L15", hour="1") == [Lay("L15", 1)]
    portal = Scene().hold("portal").left(0)
    assert form(portal, "lay", field="M15", hour="0") == [Lay("M15")]
    once = Scene().tile("L15", "FFWWMM").hold("FFFFFW").left(0)
    assert form(once, "lay", field="M15") == [Lay("M15", 1)]
    several = Scene().bag(FFFWWW=2, FFWWMM=1).turn(A, "scout", 3).play("drawall")
    assert form(several, "lay", field="L15", hour="1", piece="ffwwmm") == [Lay("L15", 1, "FFWWMM")]
    assert refused(several, "lay", field="L15", hour="1").reason == "line-which-piece"
    assert refused(several, "lay", field="L15", hour="1", piece="FFFFFW").reason == "not-face-up"


def test_orders_by_command() -> None:
    table = Scene().bag(FFFWWW=20).choose(A, "scout", "move")
    assert form(table, "auto") == [Auto(1)]
    assert form(table, "auto", count="rest") == [Auto(8)]
    assert form(table, "auto", count="3", style="tight", portals="yes") == [Auto(3, "tight", "", True)]
    assert form(table, "auto", count="3", style="near", fields="M16") == [Auto(3, "near", "M16")]
    assert form(table, "auto", fields="L15 N14") == [Auto(2, "wish", "L15 N14")]
    assert form(table, "auto", style="wish-auto", fields="L15 N14") == [Auto(8, "wish-auto", "L15 N14")]
    assert form(table, "drawall") == [Drawall()]


def test_done_and_the_whole_turn() -> None:
    table = meadow().choose(A, "new", "black")
    assert form(table, "done") == form(table, "done", all="no") == [Done()]
    assert form(table, "done", all="yes") == form(table, "done", all="True") == [Done(all=True)]
    assert refused(table, "done", all="perhaps").reason == "line-yes"
    assert form(table.play("done"), "done", all="yes") == [Done()]


# --- completions --------------------------------------------------------------------------------


def test_lists_are_completed_by_the_next_item() -> None:
    table = meadow().populate(A, "M16").turn(A, "new", 2)
    first = offered(table, "new", "fields")
    assert first == ["L16", "L17", "M15", "M17", "N15", "N16"]
    assert offered(table, "new", "fields", "m1") == ["M15", "M17"]
    second = offered(table, "new", "fields", "M17 ")
    assert "M17 M18" in second
    assert "M17 M17" not in second
    assert offered(table, "new", "fields", "M17, l1") == ["M17 L16", "M17 L17", "M17 L18"]
    assert offered(table, "new", "fields", "M17 M18 ") == [], "two are all there are"
    assert offered(table, "new", "fields", "K10 ") == [], "nothing goes on from what cannot be"


def test_moves_are_completed_by_steps_captures_and_directions() -> None:
    table = meadow().populate(A, "M15 L16 L17 K13").populate(B, "M16").turn(A, "move", 8)
    assert offered(table, "move", "moves", "m15x") == ["M15xM16"]
    everything = offered(table, "move", "moves")
    assert everything[:4] == ["K13-", "L16-", "L17-", "M15-"], "too many for one list: beginnings first"
    assert len(everything) == 25
    second = offered(table, "move", "moves", "K13-K14 K")
    assert second == [], "the same population does not move twice"
    assert "K13-K14 L17xM16" in offered(table, "move", "moves", "K13-K14 L17")
    assert offered(table, "move", "moves", "K13 L16 ")[1] == "K13 L16 > 3"
    assert offered(table, "move", "moves", "K13 L16 > 1") == ["K13 L16 > 1", "K13 L16 > 11"]
    assert len(offered(table, "move", "moves", "K13 L16")) == 6
    assert offered(table.left(1), "move", "moves", "K13-K14 ") == []


def going_on(table: Scene, typed: str) -> list[str]:
    return DRUIDS.complete_line(DRUIDS.imagine(table.state, table.seat, FastDice(0)), typed)


def test_a_typed_line_goes_on_with_the_next_place() -> None:
    table = meadow().populate(A, "M16").choose(A, "new", "black")
    assert "new" in going_on(table, "")
    assert going_on(table, "new M1") == ["new M15", "new M17"]
    assert "new M17 M18" in going_on(table, "new M17 ")
    assert going_on(table, "new M17, l1") == ["new M17, L16", "new M17, L17", "new M17, L18"]
    assert going_on(table, "new M17 M18")[0] == "new M17 M18", "it can be played as it is"
    assert going_on(table, "new M17 M18 ") == [], "two are all there are"
    assert going_on(table, "new K10 ") == [], "nothing goes on from what cannot be"
    assert "new M17 M18; demon M15 L15" in going_on(table, "new M17 M18; demon M15 ")
    table = meadow().populate(A, "M15 L16 L17 K13").populate(B, "M16").turn(A, "move", 8)
    assert "move K13-K14 L17xM16" in going_on(table, "move K13-K14 L17")
    assert going_on(table, "move K13-K14 K") == [], "it does not move twice"
    assert going_on(table, "move K13 L16 ") == [f"move K13 L16 > {hour}" for hour in (1, 3, 5, 7, 9, 11)]
    assert going_on(table, "move K13 L16 > 1") == ["move K13 L16 > 1", "move K13 L16 > 11"]
    assert going_on(table, "move K13 L16")[0] == "move K13 L16 > 1"
    assert going_on(Scene().hold("FFWWMM"), "lay l15 ")[0] == "lay l15 1"
    start = Scene().hold("FFWWMM")
    assert "lay L15 1; draw" in going_on(start, "lay L15 1; ")
    assert going_on(start, "lay L15 1 ") == []
    assert going_on(start, "lay L15 1; draw; ") == [], "nobody knows the next piece"


def test_words_that_are_no_fields_are_completed_as_they_are_typed() -> None:
    """`done all` and `auto rest`, never `done False`."""
    table = meadow().populate(A, "M16").choose(A, "new", "black")
    assert going_on(table, "done ") == ["done all"]
    assert going_on(table, "done a") == ["done all"]
    assert going_on(table.play("done"), "done ") == []
    scout = Scene().choose(A, "scout", "new")
    assert going_on(scout, "auto ") == ["auto rest", "auto home", "auto forest", "auto tight", "auto wide"]
    assert going_on(scout, "auto r") == ["auto rest"]
    assert going_on(table, "auto ") == []
    for state, seat, _ in walk(DRUIDS, 2, 23, {}):
        if seat is not None and state.turns < 12:
            imagined = DRUIDS.imagine(state, seat, FastDice(0))
            for verb in DRUIDS.complete_line(imagined, ""):
                for line in DRUIDS.complete_line(imagined, f"{verb} "):
                    assert not {"True", "False"} & set(line.split()), line


def test_every_completed_list_can_be_played() -> None:
    chooser, tried = random.Random(9), 0
    for state, seat, _ in walk(DRUIDS, 2, 19, {}):
        if seat is None or state.turn.left < 2:
            continue
        words = [action for action in DRUIDS.legal(state, seat) if isinstance(action, (New, Move, Demon))]
        if words:
            action = chooser.choice(words)
            start = f"{type(action).__name__.lower()} {getattr(action, action.__struct_fields__[0])}"
            imagined = DRUIDS.imagine(state, seat, FastDice(0))
            for line in DRUIDS.complete_line(imagined, f"{start} ")[:3]:
                assert len(DRUIDS.read_line(imagined, line)) == 2
                tried += 1
    assert tried > 50


def test_other_options_are_completed() -> None:
    lay = Scene().hold("FFWWMM").left(3)
    assert offered(lay, "lay", "field", "l") == ["L12", "L15"]
    assert offered(lay, "lay", "hour", "", field="l15") == ["1", "3", "5", "7", "9", "11"]
    assert offered(lay, "lay", "then", "s", field="L15", hour="1") == ["stop"]
    assert offered(lay, "lay", "field", "", then="stop") == offered(lay, "lay", "field")
    assert set(offered(lay, "lay", "then")) == set(THEN)
    stone = meadow().populate(A, "M16 L16 L17").turn(A, "white")
    assert offered(stone, "stone", "corner", "L16@4") == ["M16@12"], "under any of its names"
    assert offered(stone, "stone", "from", "", corner="l16@4") == [NOTHING]
    act = meadow().begin(A)
    assert offered(act, "act", "second", "m", first="scout") == ["move"]
    turn = meadow().populate(A, "M16").choose(A, "new", "black")
    assert offered(turn, "done", "all") == ["no", "yes"]
    assert offered(turn, "stone", "corner") == []


def test_every_legal_action_can_be_filled_in() -> None:
    """As forms, each option found by completion; the actions read are the ones meant."""
    chooser, read = random.Random(6), 0
    for state, seat, _ in walk(DRUIDS, 3, 8, {}):
        if seat is None:
            continue
        legal, view = list(DRUIDS.legal(state, seat)), DRUIDS.view(state, seat)
        action = chooser.choice(legal)
        values: dict[str, str] = {}
        for field, option in zip(action.__struct_fields__, action.__struct_encode_fields__, strict=True):
            word = CHAT.answer(action, field)
            given = Filled(type(action).__name__.lower(), dict(values))
            assert word in [one.word for one in CHAT.completions(view, seat, legal, given, option, word)]
            values[option] = word
        imagined = DRUIDS.imagine(state, seat, FastDice(0))
        actions = DRUIDS.read_form(imagined, Filled(type(action).__name__.lower(), values))
        if isinstance(action, Auto) and hand(state):  # what is drawn is laid in steps that can be taken back
            drawn = min(action.count, sum(piece != PORTAL for piece in hand(state)))
            assert all(isinstance(one, Lay) for one in actions[:drawn])
        else:
            assert actions == [action]
        read += 1
        then = DRUIDS.decode(DRUIDS.encode(state))
        for one in actions:
            DRUIDS.check(then, seat, one)
            DRUIDS.apply(then, seat, one, FastDice(3))
    assert read > 150
