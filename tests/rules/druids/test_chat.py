"""Druids and Demons in chat: every sentence with all its facts, true effects, chapters within their budget."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.core import Action, Event, FastDice, Seat
from rules.core.chat import Chat, Said, plain
from rules.core.telling import key_of
from rules.core.text import says, text
from rules.druids import DRUIDS
from rules.druids import events as happened
from rules.druids.actions import (
    ACTIONS,
    BEFORE,
    Act,
    Auto,
    Boost,
    Convert,
    Demon,
    Done,
    Draw,
    Drawall,
    Lay,
    Lift,
    Move,
    New,
    Stone,
    Temple,
)
from rules.druids.chat import labels as labels_of
from rules.druids.chat.prices import STEPS, few, scene, tried
from rules.druids.events import EVENTS
from rules.druids.scoring import points
from tests.rules.druids.properties import VARIANTS, position_holds, scramble
from tests.rules.druids.scene import MEADOW, A, B, Scene, meadow
from tests.rules.speaking import LANGUAGES, Spoken, messages, speak, walk

assert DRUIDS.chat is not None
CHAT: Chat[Any] = DRUIDS.chat
PACKAGE = "rules.druids"
MARK = 32
"""A seat's mark counts with its whole code against the length of a message."""


def say(said: Said | None) -> str:
    assert said is not None
    return plain(CHAT, said, "en", "ABCD".__getitem__)


# --- the catalogue ------------------------------------------------------------------------------

BUILT: tuple[str, ...] = (
    "term-",
    "D-",
    "story-ordered-",
    "story-ended-",
    "question-",
    "moment-",
    "ended-",
    "region-",
    "do-",
    "field-",
    "line-",
)
BUILT += (
    "explain-",
    "primer-",
    "then-",
    "preview-",
    "option-",
    "asks-",
    "story-",
    "chapter-",
    "deed-",
    "kind-",
    "whole-",
)
"""Beginnings of keys that code puts together, and of names the chat looks up."""
STANDINGS = ("turns", "populations", "stones", "temples")


def test_the_three_languages_have_the_same_keys_and_variables() -> None:
    for package in (PACKAGE, "render.druids"):
        for language in LANGUAGES[1:]:
            assert messages(package, language) == messages(package, "en")


def test_every_sentence_has_a_use() -> None:
    folder = Path(rules.__file__).parent
    places = [*folder.joinpath("druids").rglob("*.py"), *folder.joinpath("core").glob("*.py")]
    source = "".join(place.read_text("utf-8") for place in places)
    catalogue = folder.joinpath("druids", "text", "en.ftl").read_text("utf-8")
    parts = {word.partition(".")[0] for word in re.findall(r"\{ ([a-z][\w.-]*) \}", catalogue)}
    for key in messages(PACKAGE, "en"):
        assert f'"{key}"' in source or key in parts or key.startswith(BUILT) or key in STANDINGS, key


def test_commands_and_their_options_have_texts() -> None:
    keys = {f"do-{form.name}" for form in DRUIDS.forms}
    keys |= {f"field-{option}" for form in DRUIDS.forms for option in form.options}
    keys |= {"do-pick"}  # in games of version 1
    keys |= {f"field-{question.rstrip('_')}" for kind in ACTIONS for question in CHAT.questions(kind)}
    assert {key for key in messages(PACKAGE, "en") if key.startswith(("do-", "field-"))} == keys
    for key, language in itertools.product(keys, LANGUAGES):
        assert 5 <= len(text(PACKAGE, key, language)) <= (50 if key.startswith("field-") else 100)


# --- walking through games ----------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), [(2, 0), (3, 2), (4, 0)])
def test_everything_in_a_game_can_be_said(seats: int, variant: int) -> None:
    spoken, chooser, chapters = Spoken(CHAT), random.Random(seats), 0
    for step, (state, seat, events) in enumerate(walk(DRUIDS, seats, 60 + seats, VARIANTS[variant])):
        for event in events:
            spoken.add("story", CHAT.story(event))
            spoken.add("chapter", CHAT.chapter(event))
            chapters += CHAT.chapter(event) is not None
            assert 0 <= CHAT.weight(event) <= 10
        view = DRUIDS.view(state, None)
        spoken.add("moment", CHAT.moment(view))
        for other in range(seats):
            spoken.add("question", CHAT.question(view, other))
            spoken.add("having", CHAT.having(view, other))
        for column in CHAT.columns(view):
            spoken.add("column", column.heading)
            assert sorted(column.values) == list(range(seats))
        if seat is not None and step % 3 == 0:
            legal = list(DRUIDS.legal(state, seat))
            speak(spoken, DRUIDS.view(state, seat), seat, chooser.sample(legal, min(len(legal), 12)))
    spoken.check(LANGUAGES)
    assert len(spoken.keys) > 60
    assert chapters == 1 + state.turns  # the set-up, then one per turn; no turn begins after the last


@pytest.mark.parametrize("seats", DRUIDS.seats)
def test_a_chapter_fits_one_message(seats: int) -> None:
    """Twelve map pieces, thirteen moves, a long cascade: below the length at which a chapter is split."""
    longest = length = 0
    for _, _, events in walk(DRUIDS, seats, 5 * seats, {}):
        for event in events:
            if CHAT.chapter(event):
                length = 0
            said = CHAT.story(event)
            if said is not None:
                length += len(say(said)) + len(said.seats) * (MARK + 10) + 1
                longest = max(longest, length)
    assert 500 < longest < 3500


# --- every kind ---------------------------------------------------------------------------------

STORIES: list[tuple[Event, str | None]] = [
    (happened.Ordered([1, 0]), "Play order: B, A."),
    (happened.Ordered([1, 2, 0]), "Play order: B, C, A."),
    (happened.Ordered([3, 0, 1, 2]), "Play order: D, A, B, C."),
    (happened.SetupBegan(1, 5), None),
    (happened.TurnBegan(1, ["black"]), None),
    (happened.Chose(1, "scout", "move"), "B chooses scouting, then moving."),
    (happened.Chose(1, "black", "black"), "B chooses black magic twice."),
    (happened.ActionBegan(1, "scout", 8), None),
    (happened.ActionEnded(1, "move", 0), None),
    (happened.ActionEnded(1, "move", 3), "B leaves 3 moves unused."),
    (happened.ActionEnded(1, "scout", 8), "B leaves 8 pieces of scouting unused."),
    (happened.ActionEnded(1, "new", 1), "B leaves 1 new population unused."),
    (happened.ActionEnded(1, "white", 1), "B leaves 1 option of white magic unused."),
    (happened.Drew(1, "FFWWMM", 61), None),
    (happened.Misfit(1, "FFWWMM"), "Back into the bag: a forest-mountain-water piece that fits nowhere."),
    (happened.NothingFits(1), "No piece left in the bag fits: the game ends with this turn."),
    (happened.LastPiece(1), "B draws the last piece: the game ends with this turn."),
    (happened.Laid(1, "FFWWMM", "L15", 1), "B lays a forest-mountain-water piece on L15, hour 1."),
    (happened.Laid(1, "portal", "M18", 0), "B lays a portal on M18."),
    (happened.DemonLaid(1, "M15"), "B lays a demon on M15."),
    (happened.DemonLifted(1, "M15"), "B lifts the demon of M15."),
    (happened.DemonVanished("M17"), "The demon of M17 loses its connection and vanishes."),
    (happened.Warded(1, "M17"), "B makes the population on M17 immortal."),
    (happened.WardEnded(1, "M17"), "The ward of B on M17 loses its link and ends."),
    (happened.PopulationLost(1, "M15"), "B loses the population on M15."),
    (happened.StoneLost(1, "M16@12"), "B loses the stone at M16@12."),
    (happened.TempleFell("M16"), "The temple on M16 falls."),
    (happened.TemplePassed("M16", 0), "The temple on M16 passes to A."),
    (happened.TemplePassed("M16", None), "The temple on M16 is nobody's now."),
    (happened.StoneSet(1, "M16@12"), "B sets a stone at M16@12."),
    (happened.StoneSet(1, "M16@12", "L17@6"), "B moves a stone L17@6 → M16@12."),
    (happened.TempleSet(1, "M16"), "B sets a temple on M16."),
    (happened.TempleSet(1, "M16", "K12"), "B moves a temple K12 → M16."),
    (happened.Converted(1, "M16@12", 0), "B converts the stone of A at M16@12."),
    (happened.Settled(1, "M16"), "B puts a population on M16."),
    (happened.Moved(1, "M16", "M17"), "B moves a population M16 → M17."),
    (happened.Captured(1, "M16", "M17", 0), "B captures the population of A: M16 → M17."),
    (happened.Boosted(1, "move", [5, 0]), "B gives 5 captured populations for one more of moving."),
    (happened.Standstill(4), "No progress for long: without any, the game ends after 4 more turns."),
    (happened.Standstill(1), "No progress for long: without any, the game ends after 1 more turn."),
    (happened.Ended("points", [1]), "B reaches 36 points and wins."),
    (happened.Ended("bag", [1]), "The bag is empty: B wins."),
    (happened.Ended("misfits", [1, 0]), "No piece left fits: B and A share the victory."),
    (happened.Ended("standstill", [1, 0, 2]), "No progress for 8 turns each: B, A and C share the victory."),
    (happened.Ended("idle", [0, 1, 2, 3]), "No change for 2 turns each: A, B, C and D share the victory."),
]


@pytest.mark.parametrize(("event", "line"), STORIES, ids=lambda value: type(value).__name__)
def test_the_story_of_an_event(event: Event, line: str | None) -> None:
    said = CHAT.story(event)
    if line is None:
        assert said is None
        return
    assert say(said) == line
    spoken = Spoken(CHAT)
    spoken.add("story", said)
    spoken.check(LANGUAGES)


def test_every_kind_of_event_has_its_story() -> None:
    assert {type(event) for event, _ in STORIES} == set(EVENTS)
    silent = set(EVENTS) - {type(event) for event, line in STORIES if line}
    assert silent == {happened.SetupBegan, happened.TurnBegan, happened.ActionBegan, happened.Drew}


def test_every_kind_of_action_has_a_button_and_fields() -> None:
    every: set[type[Action]] = {*ACTIONS, *BEFORE}
    for kind in every:
        assert kind in labels_of.KINDS or says(CHAT.package, f"kind-{key_of(kind)}")
        assert kind in labels_of.DEEDS or says(CHAT.package, f"deed-{key_of(kind)}")
    asked = {(kind, question) for kind in every for question in CHAT.questions(kind)}
    typed = {(Move, "moves"), (New, "fields"), (Auto, "style"), (Auto, "fields"), (Auto, "portals")}
    assert set(labels_of.ANSWERS) == asked | typed  # in completions only


def test_chapters() -> None:
    assert say(CHAT.chapter(happened.Ordered([0, 1]))) == "Set-up · the first map"
    assert say(CHAT.chapter(happened.TurnBegan(1, []))) == "B's turn"
    assert CHAT.chapter(happened.SetupBegan(1, 5)) is None


# --- effects are true ---------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS[1:], ids=("default", "other rulings"))
def test_a_scene_is_the_position(variant: dict[str, Any]) -> None:
    """What the chat knows from a view suffices for the same choices and the same outcome as the game itself."""
    compared: set[type[Action]] = set()
    chooser = random.Random(8)
    for state, seat, _ in walk(DRUIDS, 3, 9, variant):
        view = DRUIDS.view(state, seat)
        laid_out = scene(view)
        if seat is None:
            continue
        for name in ("tiles", "stones", "ground", "edge", "bag", "drawn", "markers_left"):
            assert getattr(laid_out, name) == getattr(state, name), name
        for name in ("portals", "demons", "warded", "temples", "ring"):
            assert sorted(getattr(laid_out, name)) == sorted(getattr(state, name)), name
        if variant:  # what was lost for good is not told by colour of the piece
            continue
        position_holds(laid_out)
        legal = [action for action in DRUIDS.legal(state, seat) if type(action) in STEPS]
        for action in chooser.sample(legal, min(len(legal), 3)):
            then = DRUIDS.decode(DRUIDS.encode(state))
            DRUIDS.apply(then, seat, action, FastDice(1))
            gains = tried(view, seat, action).gains
            assert gains == [points(then, other) - points(state, other) for other in range(3)]
            compared.add(type(action))
    assert variant or len(compared) >= 5, compared


def labels(table: Scene, action: Action, field: str) -> tuple[str, str]:
    assert action in table.legal
    offered = CHAT.choice(DRUIDS.view(table.state, table.seat), table.seat, action, field)
    return say(offered.label), say(offered.note) if offered.note else ""


def kind(table: Scene, wanted: type[Action]) -> str:
    actions = [action for action in table.legal if type(action) is wanted]
    return say(CHAT.kind(DRUIDS.view(table.state, table.seat), table.seat, wanted, actions))


def question(table: Scene, seat: Seat = A) -> str:
    return say(CHAT.question(DRUIDS.view(table.state, None), seat))


def deed(table: Scene, action: Action) -> str:
    return say(CHAT.deed(DRUIDS.view(table.state, table.seat), table.seat, action))


def test_choosing_actions() -> None:
    table = meadow().populate(A, "M15 L16 M16").begin(A)
    table.state.chosen_before = [0]
    assert question(table) == "two actions, or one twice"
    assert question(table, B) == "A decides"
    assert labels(table, Act("scout", "move"), "first") == ("Scout 8", "bag 6 (0 portals)")
    assert labels(table, Act("scout", "scout"), "second") == ("Scout: 12 in all", "bag 6 (0 portals)")
    assert labels(table, Act("new", "new"), "second")[0] == "New populations: 4 in all"
    assert labels(table, Act("white", "move"), "first") == ("White magic 2", "1 possible step now")
    assert labels(table, Act("white", "move"), "second") == ("Move 8", "3 can move now, no capture")
    assert deed(table, Act("scout", "scout")) == "scouting twice: 12 pieces"


def test_laying() -> None:
    table = Scene().tile("L15", MEADOW).tile("L16", MEADOW).populate(A, "L15").hold("FFFFWW").left(5)
    assert question(table) == f"FFFFWW: {len(table.targets('lay'))} places fit; 5 more to come"
    assert kind(table, Lay) == f"Lay FFFFWW: {len(table.targets('lay'))} fields"
    lay = Lay("K16", table.hours("K16")[0])
    label, note = labels(table, lay, "field")
    assert label == f"K16 · {len(table.hours('K16'))} ways · touches 2"
    assert note == "1 new stone corner; next to your L15"
    label, note = labels(table, lay, "hour")
    assert label.startswith(f"{lay.hour} · 1")
    assert deed(table, lay) == f"FFFFWW at K16, hour {lay.hour}"
    table.hold("portal").left(0)
    assert question(table).endswith("then scouting ends")
    assert labels(table, Lay("K16"), "field") == ("K16 · touches 2", "next to your L15")


def test_demons_tell_whom_they_hit() -> None:
    table = meadow().populate(B, "M15 M16").stones(B, "M16@10").demons("L16").turn(A, "black")
    assert labels(table, Demon("M15"), "field") == ("M15 · population of B", "points: others −4")
    assert labels(table, Demon("N14"), "field") == ("N14 · nobody there", "")
    table = meadow().demons("M15 M16 M17").turn(A, "black")
    assert labels(table, Lift("M16"), "field") == ("M16", "1 more vanishes: M17")


def test_stones_and_temples_tell_what_follows() -> None:
    table = meadow().populate(A, "M16 M15 N15").stones(A, "M16@12 M16@4").turn(A, "white")
    stone = next(action for action in table.legal if isinstance(action, Stone) and not action.from_)
    assert labels(table, stone, "corner") == (
        f"{stone.corner} · between M15, M16, N15",
        "third stone of M16: a temple may follow",
    )
    assert labels(table, stone, "from_") == ("from the supply · 10 left", "points: you +3")
    table.play(f"stone {stone.corner}")
    assert labels(table, Temple("M16"), "field") == ("M16 · 3 of its 3 stones are yours", "points: you +5")
    table = meadow().populate(A, "M16 N16").stones(B, "M16@12 M16@4 M16@8").temples("M16").turn(A, "white")
    convert = next(action for action in table.legal if isinstance(action, Convert))
    assert labels(table, convert, "corner") == (f"{convert.corner} · stone of B", "points: you +3, others −3")


def test_moves_warn_of_ending_wards() -> None:
    table = meadow().populate(A, "M15 M16 M17").stones(A, "M17@2").wards("M15").turn(A, "move")
    assert labels(table, Move("M16-L16"), "moves") == ("M16-L16 · step", "ends your ward at M15 (D-53)")
    table = meadow().populate(A, "M15 L16 L17").populate(B, "M16").turn(A, "move", 8)
    assert labels(table, Move("L17xM16"), "moves") == ("L17xM16 · captures B", "points: others −1")
    assert labels(table, Move("L16-K18"), "moves")[0] == "L16-K18 · jump"
    assert kind(table, Move) == "Move: 3 can move, 1 capture"
    assert question(table) == "moving, 8 moves left"
    assert deed(table, Move("L17xM16")) == "L17 captures M16"


def test_boost_and_done() -> None:
    table = meadow().populate(A, "M15").captured(A, B, 6).choose(A, "new", "move")
    assert labels(table, Boost("new"), "action") == (
        "New populations · one more",
        "takes 5 captured populations, 1 stays",
    )
    assert labels(table, Done(), "all") == ("finish new populations", "then moving")
    assert labels(table, Done(all=True), "all") == ("end the turn", "")
    assert kind(table, Boost) == "Boost: 5 of 6 captured"
    assert kind(table, New) == "New population: 5 fields"
    table.left(0)
    assert question(table) == "new populations is used up: boost it, or done"


def test_what_a_seat_has() -> None:
    table = meadow().populate(A, "M15 M16").stones(A, "M16@12").captured(A, B, 3)
    view = DRUIDS.view(table.state, A)
    assert say(CHAT.having(view, A)) == "5 of 36 points · supply 36 populations, 11 stones · 3 captured"
    assert [say(line) for line in CHAT.hand(view, A)] == [
        "Nothing is hidden in this game",
        "On the board: 2 populations, 1 stone, 0 temples · 5 of 36 points",
        "Supply: 36 populations, 11 stones",
        "Captured from B: 3 (any 5 buy one more of an action)",
    ]
    assert [column.values for column in CHAT.columns(view)] == [
        {0: 5, 1: 0},
        {0: "2-1-0", 1: "0-0-0"},
        {0: "–", 1: "–"},
    ]


def test_drawing() -> None:
    table = meadow().turn(A, "scout", 8)
    assert kind(table, Draw) == "Draw a piece: 6 left, bag 6"
    assert kind(table, Drawall) == "Draw 6 pieces at once"
    assert kind(table, Auto) == "Lay up to 6 for me"
    assert question(table) == "scouting, 8 pieces left"
    assert deed(table, Draw()) == "draw a piece"
    assert deed(table, Drawall()) == "draw all pieces"
    assert deed(table, Auto(6)) == "let 6 pieces be laid"
    table = Scene().bag(FFFWWW=20).turn(A, "scout", 3).play("drawall")
    assert question(table) == "3 open pieces to lay, in any order"
    assert deed(table, Auto(3)).startswith("laid for me: ")
    assert say(CHAT.choice(DRUIDS.view(table.state, A), A, Auto(3), "count").label) == "the 3 that are drawn"


def test_every_viewer_reads_the_same() -> None:
    """Nothing is hidden in this game; so nothing may differ between viewers, nor with what nobody can know."""
    rng = random.Random(1)
    for step, (state, seat, _) in enumerate(walk(DRUIDS, 3, 2, {})):
        if step % 25 or seat is None:
            continue
        other = DRUIDS.decode(DRUIDS.encode(state))
        scramble(other, None, rng)
        for viewer in (None, 0, 1, 2):
            one, two = DRUIDS.view(state, viewer), DRUIDS.view(other, None)
            assert CHAT.moment(one) == CHAT.moment(two)
            assert CHAT.columns(one) == CHAT.columns(two)
            for player in range(3):
                assert CHAT.question(one, player) == CHAT.question(two, player)
                assert CHAT.having(one, player) == CHAT.having(two, player)
                assert CHAT.hand(one, player) == CHAT.hand(two, player)


@pytest.mark.parametrize(
    ("left", "all_of_it", "key"), [(2, False, "deed-done"), (2, True, "deed-end"), (1, False, "deed-end")]
)
def test_finishing_says_whether_the_turn_ends(left: int, all_of_it: bool, key: str) -> None:
    """With two actions left, with one, and with the whole turn named; what is announced happens."""
    table = meadow().populate(A, "M15").choose(A, "new", "move")
    if left == 1:
        table.play("done")
    said = CHAT.deed(DRUIDS.view(table.state, A), A, Done(all=all_of_it))
    assert said.key == key
    label = CHAT.choice(DRUIDS.view(table.state, A), A, Done(all=all_of_it), "all").label
    assert label.key == key.replace("deed", "choice")
    if key == "deed-done":
        assert said.facts["action"] == label.facts["action"] == "new"
    table.play("done all" if all_of_it else "done")
    assert (table.seat != A) == (key == "deed-end")


def test_few_words_are_all_told() -> None:
    fields = ["M15", "M16", "L16", "N15", "N14", "O14"]
    for count in range(5):
        assert few(fields[:count]) == ", ".join(fields[:count])
    assert few(fields[:5]) == "M15, M16, L16, N15, …"
    assert few(fields, 6) == ", ".join(fields)
    assert few(fields, 5).endswith("N14, …")
