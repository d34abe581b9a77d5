"""The shape of the panel: questions, labels with effects, filters, many at once, advice, what cannot be done."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from rules.core import Action
from rules.core.chat import Chat, Said, plain
from rules.core.text import text
from rules.druids import DRUIDS
from rules.druids.actions import ACTIONS, Act, Auto, Demon, Draw, Drawall, Lay, Move, New, Stone
from rules.druids.board import FIELD, SIDE_OF_HOUR, WORD, distance, quarter
from rules.druids.chat.prices import jumped
from rules.druids.mechanics.pieces import PATTERNS, turned
from rules.druids.mechanics.populations import CAPTURE, parts
from rules.druids.mechanics.suggest import advise, new_corners
from rules.druids.view import DruidsView
from tests.rules.druids.properties import VARIANTS
from tests.rules.druids.scene import MEADOW, A, B, C, Scene, meadow
from tests.rules.speaking import LANGUAGES, Spoken, messages, walk

assert DRUIDS.chat is not None
CHAT: Chat[Any] = DRUIDS.chat
ROW = "M16 L16 N15 N14 O14 P13 O12 K16"
"""Eight populations of the effort table that can all step towards 3 o'clock."""


def say(said: Said | None, language: str = "en") -> str:
    return "" if said is None else plain(CHAT, said, language, "ABCD".__getitem__)


def seen(table: Scene) -> DruidsView:
    return DRUIDS.view(table.state, table.seat)


def of_kind(table: Scene, kind: type[Action]) -> list[Action]:
    return [action for action in table.legal if type(action) is kind]


def labels(table: Scene, kind: type[Action], question: str, **chosen: str) -> dict[str, str]:
    """Words and labels of a question, after the answers already given."""
    found: dict[str, str] = {}
    for action in of_kind(table, kind):
        if all(CHAT.answer(action, other) == word for other, word in chosen.items()):
            offered = CHAT.choice(seen(table), table.seat, action, question)
            assert offered.word == CHAT.answer(action, question)
            found[offered.word] = say(offered.label)
    return found


def cannot(table: Scene) -> list[str]:
    return [say(said) for said in CHAT.cannot(seen(table), table.seat)]


# --- questions ----------------------------------------------------------------------------------


def test_the_questions_tell_every_action_from_every_other() -> None:
    for state, seat, _ in walk(DRUIDS, 3, 4, {}):
        if seat is None:
            continue
        legal = DRUIDS.legal(state, seat)
        told = {
            (type(action), *(CHAT.answer(action, question) for question in CHAT.questions(type(action))))
            for action in legal
        }
        assert len(told) == len(legal)


def test_a_move_is_asked_as_from_and_to() -> None:
    table = meadow(portals="M18 I13").populate(A, "M15 M16 L17 J13").populate(B, "L16").turn(A, "move", 8)
    starts = labels(table, Move, "start")
    assert list(starts) == ["J13", "L17", "M15", "M16"]
    assert starts["M16"] == "M16 · can capture L16"
    assert starts["J13"].endswith(" targets")
    ends = labels(table, Move, "to", start="M16")
    assert ends["M17"] == "M17 · step"
    assert ends["L16"] == "L16 · captures B"
    assert ends["N14"] == "N14 · jump over M15"
    through = labels(table, Move, "to", start="J13")
    assert through["L18"] == "L18 · step through portals"
    assert int(starts["J13"].split()[2]) == len(through)


def test_a_move_that_breaks_a_ward_says_so_on_its_button() -> None:
    table = meadow().populate(A, "M15 M16 M17 K13").stones(A, "M17@2").wards("M15").turn(A, "move")
    assert labels(table, Move, "to", start="M16")["L16"] == "L16 · step · ends ward M15"
    offered = CHAT.choice(seen(table), A, Move("M16-L16"), "to")
    assert say(offered.note) == "ends your ward at M15 (D-53)"
    assert labels(table, Move, "to", start="M17")["M18"] == "M18 · step · ends ward M15"  # out of touch
    assert labels(table, Move, "to", start="K13")["K14"] == "K14 · step"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_jump_leads_over_own_populations_that_touch(seed: int) -> None:
    chooser, jumps = random.Random(seed), 0
    for state, seat, _ in walk(DRUIDS, 2, seed, {}):
        if seat is None:
            continue
        moves = [parts(action.moves) for action in DRUIDS.legal(state, seat) if isinstance(action, Move)]
        for start, sign, to in chooser.sample(moves, min(len(moves), 4)):
            if sign == CAPTURE:
                continue
            way = jumped(state, start, to)
            jumps += bool(way)
            assert all(state.ground[FIELD[field]] == seat for field in way)
            ring = {WORD[field] for field in state.ring}
            for one, next_one in pairwise([start, *way, to]):
                assert distance(FIELD[one], FIELD[next_one]) == 1 or {one, next_one} <= ring
    assert jumps


def test_fields_with_one_way_are_one_choice() -> None:
    table = Scene().tile("L15", "FFWWMM").populate(A, "L15").hold("FFFFFW").left(5)
    fields = labels(table, Lay, "field")
    assert table.hours("M15") == [1]
    assert fields["M15"] == "M15 · 1 way, hour 1 · touches 2"
    assert fields["N14"] == "N14 · 6 ways · touches 2"
    offered = CHAT.choice(seen(table), A, Lay("M15", 1), "field")
    assert say(offered.note).endswith("next to your L15")


def test_actions_are_chosen_by_price_and_closed_ones_are_told() -> None:
    table = meadow(3).populate(A, "M16").begin(A)
    table.state.turns = 3
    table.state.chosen = [[3], [0], [0, 1]]
    table.state.chosen_before = [0, 1]
    assert labels(table, Act, "first") == {"scout": "Scout 8", "move": "Move 8"}
    assert labels(table, Act, "second", first="scout") == {"scout": "Scout: 12 in all", "move": "Move 8"}
    assert cannot(table) == [
        "black magic (C chose it, D-38)",
        "white magic (C chose it, D-38)",
        "new populations (yours last turn, D-38)",
    ]
    assert all(kind.public for kind in ACTIONS if not kind.reveals and kind is not Auto)
    assert not Draw.public
    assert not Auto.public, "it may draw"


# --- long lists ---------------------------------------------------------------------------------


def test_places_are_grouped_by_where_they_lie() -> None:
    found = {quarter(field): WORD[field] for field in range(len(WORD))}
    assert set(found) == {"north", "east", "south", "west"}
    assert [quarter(FIELD[word]) for word in ("C15", "M20", "W10", "M3")] == ["north", "east", "south", "west"]
    table = meadow().turn(A, "new")
    named = {say(CHAT.group(seen(table), A, action, "fields")) for action in of_kind(table, New)}
    assert named == {"North", "East", "South", "West"}
    sizes = [
        sum(say(CHAT.group(seen(table), A, action, "fields")) == region for action in of_kind(table, New))
        for region in named
    ]
    assert max(sizes) <= 25  # 84 free fields, each region one list
    stones = meadow().populate(A, "M16 L16 L17").turn(A, "white")
    assert say(CHAT.group(seen(stones), A, Stone("M16@12"), "corner")) == "East"
    assert CHAT.group(seen(stones), A, Act("move", "new"), "first") is None


def test_filters_leave_what_they_say() -> None:
    table = meadow().populate(A, "M18").demons("J13").hold("portal")
    view = seen(table)
    assert [say(one.label) for one in CHAT.filters(view, A, Lay)] == ["Near mine only", "Near demons only"]
    cells = [action.field for action in of_kind(table, Lay) if isinstance(action, Lay)]
    near = [cell for cell in cells if CHAT.passes(view, A, Lay(cell), "mine")]
    assert near
    assert all(distance(FIELD[cell], FIELD["M18"]) <= 2 for cell in near)
    assert len(near) < len(cells)
    assert not any(CHAT.passes(view, A, Lay(cell), "demons") for cell in cells)  # the meadow lies between
    bare = Scene().hold("FFWWMM")
    assert [one.word for one in CHAT.filters(seen(bare), A, Lay)] == ["demons"]
    assert all(CHAT.passes(seen(bare), A, action, "demons") for action in of_kind(bare, Lay))
    moving = meadow().populate(A, "M15 L16 L17").populate(B, "M16").turn(A, "move")
    assert [one.word for one in CHAT.filters(seen(moving), A, Move)] == ["captures"]
    assert CHAT.passes(seen(moving), A, Move("L17xM16"), "captures")
    assert not CHAT.passes(seen(moving), A, Move("L17-L18"), "captures")
    assert CHAT.passes(seen(moving), A, Demon("M15"), "captures")


# --- many at once -------------------------------------------------------------------------------


def test_a_row_moves_in_one_direction() -> None:
    table = meadow().populate(A, ROW).turn(A, "move", 8)
    offered = CHAT.several(seen(table), A, Move, of_kind(table, Move))
    assert offered is not None
    assert say(offered.label) == "Several at once (up to 8)"
    assert sorted(item.word for item in offered.items) == sorted(ROW.split())
    assert [way.word for way in offered.ways] == ["1", "3", "5", "7", "9", "11"]
    result = CHAT.together(seen(table), A, Move, ROW.split(), "3")
    assert say(result.preview) == "All 8 go to 3 o'clock."
    assert len(result.actions) == 8
    for action in result.actions:
        table.play(f"move {action.moves}" if isinstance(action, Move) else "")


def test_those_that_cannot_go_are_named_with_the_reason() -> None:
    table = meadow().populate(A, "M15 L16 L17 K13").populate(B, "M16").turn(A, "move", 8)
    result = CHAT.together(seen(table), A, Move, ["K13", "M15"], "3")
    assert result.actions == [Move("K13-K14")]
    assert say(result.preview) == "1 of 2 can go to 3 o'clock. M15 cannot: M16 holds B; capture it with M15xM16."
    table = meadow().populate(A, "M15").populate(B, "M16").turn(A, "move", 8)
    assert say(CHAT.together(seen(table), A, Move, ["M15"], "3").preview).endswith("M15 cannot: M16 holds B.")
    table = meadow().populate(A, "M15 M16 M17").turn(A, "move", 2)
    result = CHAT.together(seen(table), A, Move, ["M15", "M16", "M17"], "3")
    assert result.actions == [Move("M17-M18"), Move("M16-M17")]
    assert say(result.preview) == "2 of 3 can go to 3 o'clock. M15 cannot: no move is left."
    result = CHAT.together(seen(table), A, Move, ["M15", "M16"], "3")
    assert result.actions == []
    assert say(result.preview) == (
        "0 of 2 can go to 3 o'clock. M16 and 1 more cannot: your own population is in the way."
    )
    table = meadow().populate(A, "M18 N14 P14").demons("N15").tile("P15", "FMMMMM").turn(A, "move", 8)
    table.state.ground[FIELD["P15"]] = -2
    why = {word: say(CHAT.together(seen(table), A, Move, [word], "3").preview) for word in ("M18", "N14", "P14")}
    assert why["M18"].endswith("M18 cannot: there is no landscape.")
    assert why["N14"].endswith("N14 cannot: a demon is there.")
    assert why["P14"].endswith("P14 cannot: nobody can live there.")


def test_a_row_that_breaks_a_ward_says_so() -> None:
    table = meadow().populate(A, "M15 M16 M17").stones(A, "M17@2").wards("M15").turn(A, "move")
    result = CHAT.together(seen(table), A, Move, ["M16"], "11")
    assert say(result.preview) == "1 goes to 11 o'clock. Ends your ward at M15 (D-53)."
    assert say(result.preview, "de") == "1 geht in Richtung 11 Uhr. Beendet deinen Schutz auf M15 (D-53)."
    assert say(result.preview, "fr") == "1 va vers 11 h. Finit votre protection en M15 (D-53)."


def test_labels_of_the_panel_are_short_in_every_language() -> None:
    """On buttons: filters and advice 25 characters, several at once 40."""
    table = meadow().populate(A, ROW).turn(A, "move", 12)
    several = CHAT.several(seen(table), A, Move, of_kind(table, Move))
    assert several is not None
    for language in LANGUAGES:
        assert len(say(several.label, language)) <= 40
        assert all(len(say(way.label, language)) <= 25 for way in several.ways)
        for key in ("filter-mine", "filter-demons", "filter-captures", "advice-lay", "advice-new", "way-put"):
            assert len(text("rules.druids", key, language)) <= 25


def test_answers_beside_a_picture_are_a_few_letters_and_say_what_they_cost() -> None:
    """Wherever the panel asks for a field, a piece or an hour; what an answer costs or captures stands on it."""
    table = meadow().populate(A, "M16 L16 K17 N15 N14 O14 P13 O12 J18 L18").populate(B, "K18 I13").turn(A, "move", 8)
    captures = next(action for action in of_kind(table, Move) if isinstance(action, Move) and "x" in action.moves)
    steps = next(action for action in of_kind(table, Move) if isinstance(action, Move) and action.moves == "M16-M17")
    assert say(CHAT.brief(seen(table), A, captures, "start")) == f"{captures.moves[:3]} · captures"
    assert say(CHAT.brief(seen(table), A, captures, "to")) == f"captures {captures.moves[4:]}"
    assert say(CHAT.brief(seen(table), A, steps, "to")) == "M17"
    held = Scene().tile("L15", "FFFFWW").tile("K15", "FFFFWW").hold("FFFFFW").left(0)
    told = [say(CHAT.brief(seen(held), A, lay, "hour")) for lay in of_kind(held, Lay)]
    assert any(" · 1 corner" in label for label in told)
    assert any("corner" not in label for label in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_in_a_few_letters_are_never_long(language: str) -> None:
    told = set()
    for state, seat, _ in walk(DRUIDS, 2, 4, {}):
        if seat is None:
            break
        view, legal = DRUIDS.view(state, seat), DRUIDS.legal(state, seat)
        for action in legal[:: 1 + len(legal) // 10]:
            for question in CHAT.questions(type(action)):
                brief = CHAT.brief(view, seat, action, question)
                if brief is not None:
                    told.add(plain(CHAT, brief, language, ["Red", "Blue"].__getitem__))
    assert len(told) > 100
    assert max(map(len, told)) <= 32


def test_several_new_populations() -> None:
    table = meadow().populate(A, "M16").turn(A, "new", 3)
    offered = CHAT.several(seen(table), A, New, of_kind(table, New))
    assert offered is not None
    assert [way.word for way in offered.ways] == ["put"]
    result = CHAT.together(seen(table), A, New, ["L16", "L17", "M15", "M17"], "put")
    assert result.actions == [New("L16"), New("L17"), New("M15")]
    assert say(result.preview) == "3 new populations of 4 ticked."
    assert CHAT.several(seen(table.left(1)), A, New, of_kind(table, New)) is None
    anywhere = meadow().turn(A, "new", 3)
    assert CHAT.several(seen(anywhere), A, New, of_kind(anywhere, New)) is None, "84 fields are no list to tick"
    assert CHAT.several(seen(table), A, Demon, []) is None


@pytest.mark.parametrize("variant", VARIANTS[1:])
def test_many_at_once_are_legal_one_after_the_other(variant: dict[str, object]) -> None:
    chooser, tried = random.Random(5), 0
    for state, seat, _ in walk(DRUIDS, 2, 12, variant):
        if seat is None:
            continue
        legal, view = list(DRUIDS.legal(state, seat)), DRUIDS.view(state, seat)
        for kind in (Move, New):
            offered = CHAT.several(view, seat, kind, [action for action in legal if type(action) is kind])
            if offered is None:
                continue
            assert 1 < len(offered.items) <= 25
            ticked = [item.word for item in offered.items if chooser.randrange(3)]
            way = chooser.choice(offered.ways).word
            copy = DRUIDS.decode(DRUIDS.encode(state))
            for action in CHAT.together(view, seat, kind, ticked, way).actions:
                assert action in DRUIDS.legal(copy, seat)
                DRUIDS.apply(copy, seat, action, Scene().dice)
                tried += 1
                if copy.phase != state.phase or copy.turn.at != state.turn.at:
                    break
    assert tried > 20


# --- what follows, advice -----------------------------------------------------------------------


def test_advice_lays_beside_own_populations_and_not_for_others() -> None:
    table = Scene().tile("L15", MEADOW).tile("L16", MEADOW).tile("N11", MEADOW).tile("N10", MEADOW)
    table.populate(A, "L15 L16").populate(B, "N11 N10").hold("FFFFWW")
    best = advise(table.state, A)
    assert best in table.legal
    assert distance(FIELD[best.field], FIELD["L16"]) <= 2
    piece = "FFFFWW"[6 - (best.hour - 1) // 2 :] + "FFFFWW"[: 6 - (best.hour - 1) // 2]
    assert new_corners(table.state, FIELD[best.field], piece)
    others = advise(table.state, B)
    assert distance(FIELD[others.field], FIELD["N10"]) <= 2
    assert CHAT.advised(seen(table), A, table.legal) == best
    assert say(CHAT.advice(seen(table), A, Lay)) == "Lay it for me"
    assert CHAT.advice(seen(table), A, Move) is None


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_is_legal_and_the_same_each_time(seats: int) -> None:
    asked: set[type[Action]] = set()
    for state, seat, _ in walk(DRUIDS, seats, 31, {}):
        if seat is None:
            continue
        legal = list(DRUIDS.legal(state, seat))
        for kind in {type(action) for action in legal}:
            actions = [action for action in legal if type(action) is kind]
            if CHAT.advice(DRUIDS.view(state, seat), seat, kind) is not None:
                chosen = CHAT.advised(DRUIDS.view(state, seat), seat, actions)
                assert chosen in (legal if isinstance(chosen, Auto) else actions)
                assert chosen == CHAT.advised(DRUIDS.view(state, None), seat, actions)
                asked.add(kind)
    assert asked == {Lay, New}


# --- what cannot be done ------------------------------------------------------------------------


def test_what_cannot_be_done_is_told_with_its_clause() -> None:
    table = meadow().populate(A, "M16").turn(A, "black")
    assert cannot(table) == [
        "ward (nobody linked to a stone of yours, D-49)",
        "lift (no marker you may lift, D-47)",
    ]
    table.state.markers_left = 0
    assert cannot(table)[0] == "demon, ward (no marker left, D-48)"
    assert cannot(table.turn(A, "white")) == [
        "stone (no corner of three of yours with forest, D-27)",
        "temple (no field with three stones for you, D-32)",
        "convert (no stone beside two of yours, D-58)",
    ]
    assert cannot(table.turn(A, "move")) == ["capture (three of yours must stand beside one, D-66)"]
    assert cannot(table.captured(A, B, 3)) == [
        "capture (three of yours must stand beside one, D-66)",
        "boost (3 of 5 captured, D-42)",
    ]
    table.captured(A, B, 2).state.turn.trades = 1
    assert cannot(table)[-1] == "boost (once a turn, D-42)"
    table.state.populations_left[A] = 0
    assert cannot(table.turn(A, "new"))[0] == "new populations (no population left, D-63)"
    ringed = meadow().populate(A, "M16").populate(B, "L16 L17 M15 M17 N15 N16")
    assert cannot(ringed.turn(A, "new")) == ["new populations (no free field beside yours, D-63)"]
    assert cannot(ringed.turn(A, "move")) == ["move (nobody can move, D-64)"]
    taken = meadow().populate(A, "M16 M17").stones(B, "M16@2")
    taken.state.stones_left[A] = 0
    assert cannot(taken.turn(A, "white"))[-1] == "convert (no stone left in your supply, D-58)"
    assert CHAT.cannot(seen(taken), B) == []


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_told_as_impossible_is_impossible(seats: int) -> None:
    spoken, told = Spoken(CHAT), 0
    for state, seat, _ in walk(DRUIDS, seats, 41, {}):
        if seat is None:
            continue
        view, legal = DRUIDS.view(state, seat), DRUIDS.legal(state, seat)
        kinds = {type(action).__name__.lower() for action in legal}
        openings = {action.first for action in legal if isinstance(action, Act)}
        for said in CHAT.cannot(view, seat):
            spoken.add("label", said)
            told += 1
            names = say(said).split(" (")[0].split(", ")
            assert not kinds.intersection(names), (say(said), kinds)
            assert said.facts.get("action") not in openings
    spoken.check(LANGUAGES)
    assert told > 50


# --- beginners ----------------------------------------------------------------------------------


def test_every_question_is_explained_in_three_sentences() -> None:
    found: dict[str, str] = {}
    tables = [Scene().hold("FFWWMM"), Scene().hold("portal"), meadow().begin(A)]
    tables += [meadow().populate(A, "M16").turn(A, action) for action in ("black", "white", "scout", "new", "move")]
    tables += [meadow().captured(A, B, 5).turn(A, "move", 0), Scene().hold("FFWWMM")]
    tables[-1].state.phase = "setup"
    face_up, older = Scene().turn(A, "scout"), Scene().turn(A, "scout")
    face_up.state.face_up = older.state.face_up = [0, 1]
    older.state.rules = 1
    for table in [*tables, face_up, older]:
        explained = CHAT.explained(seen(table), A)
        assert explained is not None
        said, clause = explained
        assert clause in DRUIDS.clauses
        for language in LANGUAGES:
            sentence = say(said, language)
            assert sentence.count(". ") <= 2
            assert sentence.endswith(".")
            assert len(sentence) <= 300
        found[said.key] = sentence
        assert CHAT.explained(seen(table), B) is None
    catalogue = {key for key in _keys() if key.startswith("explain-")}
    assert set(found) == catalogue


def test_the_game_in_eight_lines() -> None:
    lines = [say(said) for said in CHAT.primer()]
    assert len(lines) == 8
    for language in LANGUAGES:
        assert all(len(say(said, language)) <= 120 for said in CHAT.primer())
    assert {f"primer-{number}" for number in range(1, 9)} == {key for key in _keys() if key.startswith("primer-")}
    assert text("rules.druids", "primer-1") == lines[0]


def _keys() -> list[str]:
    return list(messages("rules.druids", "en"))


def test_three_players_see_who_closed_an_action() -> None:
    table = meadow(3).begin(A).play("act scout new", "done all").play("act black black", "done")
    assert table.seat == C
    assert cannot(table) == ["black magic (B chose it, D-38)"]


# --- many places --------------------------------------------------------------------------------


def test_lays_come_by_what_they_are_worth_and_none_is_lost() -> None:
    table = meadow().populate(A, "M16 L16").turn(A, "scout", 9).bag(FFFFWW=4, FFWWMM=4, FFFMMM=4)
    table.play("drawall")
    lays = of_kind(table, Lay)
    first = [action for action in CHAT.by_sense(seen(table), A, lays) if isinstance(action, Lay)]
    assert sorted(map(repr, first)) == sorted(map(repr, lays))
    sights = CHAT.at_first_sight(seen(table), A, Lay)
    assert first[: len(sights)] == sights
    of_one = [lay for lay in lays if isinstance(lay, Lay) and lay.piece == "FFWWMM"]
    ranked = CHAT.by_sense(seen(table), A, of_one)
    by_sense = [lay for lay in ranked if isinstance(lay, Lay) and lay not in sights]
    best = advise(table.state, A, PATTERNS.index("FFWWMM"))
    assert ranked[0] == best
    away = [min(distance(FIELD[lay.field], FIELD[home]) for home in ("M16", "L16")) for lay in by_sense]
    corners = [corners_of(table, lay) for lay in by_sense]
    assert all(
        near <= far for (near, one), (far, other) in pairwise(zip(away, corners, strict=True)) if one == other == 0
    )


def corners_of(table: Scene, lay: Any) -> int:
    return new_corners(table.state, FIELD[lay.field], turned(lay.piece, SIDE_OF_HOUR[lay.hour]))


def test_portals_come_nearest_home_first() -> None:
    table = meadow().populate(A, "M16").turn(A, "scout", 1).hold("portal").left(0)
    lays = [action for action in CHAT.by_sense(seen(table), A, of_kind(table, Lay)) if isinstance(action, Lay)]
    offered = len(CHAT.at_first_sight(seen(table), A, Lay))
    away = [distance(FIELD[lay.field], FIELD["M16"]) for lay in lays[offered:]]
    assert len(away) > 3
    assert away == sorted(away)


def test_other_kinds_are_asked_question_by_question() -> None:
    table = meadow().populate(A, "M16 L16").turn(A, "move", 8)
    assert CHAT.by_sense(seen(table), A, of_kind(table, Move)) == []


# --- with what comes next -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_scouting_twice_and_drawing_all_is_one_tap(language: str) -> None:
    table = meadow().populate(A, "M16").begin(A).bag(FFFFWW=20, FFWWMM=20)
    (both,) = CHAT.in_one_tap(seen(table), A, Act)
    assert (both.first, both.then) == (Act("scout", "scout"), Drawall())
    assert "12" in say(both.label, language)
    table.play("act scout scout")
    assert both.then in table.legal
    table.play("drawall")
    assert len(table.state.face_up) == 12


def test_closed_scouting_is_not_offered_with_its_pieces() -> None:
    table = meadow().populate(A, "M16").begin(A)
    view = seen(table)
    closed = msgspec.structs.replace(view, asked=msgspec.structs.replace(view.asked, open=["move", "new"]))
    assert CHAT.in_one_tap(closed, A, Act) == []
    assert CHAT.in_one_tap(view, A, Lay) == []
