"""What the sentences promise, played: one scene for every effect, written from the English sentence alone.

Each scene names the words it was written from. They must stand in the clause, so that a sentence that is changed leads
to its scene; and the figures in the sentences of all three languages must be those of `data.json`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rules.core.text import text
from rules.druids import DRUIDS
from rules.druids.board import FIELD
from rules.druids.figures import FIGURES, PIECES, PLAYABLE, POINTS, SUPPLY
from rules.druids.state import ACTION_WORDS, DruidsOptions
from tests.rules.druids.scene import A, B, C, Scene, meadow
from tests.rules.speaking import LANGUAGES

PACKAGE = "rules.druids"
Played = Callable[[], None]
SCENES: dict[str, list[tuple[str, Played]]] = {}


def says(clause: str, words: str) -> Callable[[Played], Played]:
    """The scene was written from these words of a clause."""

    def keep(scene: Played) -> Played:
        SCENES.setdefault(clause, []).append((words, scene))
        return scene

    return keep


def held(table: Scene, field: str) -> int:
    return table.state.ground[FIELD[field]]


# --- points and the end -------------------------------------------------------------------------


@says("D-1", "each of your populations is worth 1 point, each of your druid stones 3, each temple you own 5")
def points_on_the_board() -> None:
    table = meadow().populate(A, "M16 L16")
    assert table.points(A) == 2 * 1
    assert table.stones(A, "M16@12 M16@4 M16@8").points(A) == 2 * 1 + 3 * 3
    assert table.temples("M16").points(A) == 2 * 1 + 3 * 3 + 5
    assert table.points(B) == 0


@says("D-2", "counted after every step, and the game stops at once")
def the_goal() -> None:
    fields = [word for word, field in FIELD.items() if field in meadow().state.tiles][: POINTS.goal - 1]
    table = meadow().populate(A, " ".join(fields)).turn(A, "new")
    table.play(f"new {table.targets('new')[0]}")
    assert table.state.phase == "over"


@says("D-45", "leaves the game, your own too. Nobody captures it")
def a_demon_kills() -> None:
    for owner in (A, B):
        table = meadow().populate(owner, "M15").turn(A, "black").play("demon M15")
        assert (table.points(owner), table.state.populations_lost[owner]) == (0, 1)
        assert sum(table.state.captured[A]) == 0


# --- black magic --------------------------------------------------------------------------------


@says("D-43", "next to the big demon field or to a marker connected with it")
def demons_spread_from_the_middle() -> None:
    table = meadow().turn(A, "black")
    assert table.can("demon M15")
    assert not table.can("demon M16")
    assert table.play("demon M15").can("demon M16")


@says("D-44", "never on a portal or on the big demon field. Populations, temples and bare mountains do not protect")
def where_demons_go() -> None:
    table = meadow(portals="L15").tile("K14", "MMMMMM").populate(B, "M15")
    table.stones(B, "M15@12 M15@4 M15@8").temples("M15").turn(A, "black")
    assert not table.can("demon L15")
    assert not table.can("demon M13")
    assert table.can("demon K14")
    assert table.can("demon M15")


@says("D-31", "as soon as two of its three fields have open demon markers")
def two_demons_remove_a_stone() -> None:
    table = meadow().stones(B, "M15@2").turn(A, "black").play("demon M15")
    assert table.points(B) == 3
    beside = next(field for field in ("L16", "M16") if table.can(f"demon {field}"))
    table.play(f"demon {beside}")
    assert table.points(B) == 0
    assert table.state.stones_lost[B] == 1


@says("D-47", "all markers that lose their connection with the middle vanish too")
def a_lift_takes_what_hangs_on_it() -> None:
    table = meadow().demons("M15 M16 M17 L12").turn(A, "black").play("lift M15")
    assert table.demon_fields() == ["L12"]


@says("D-49", "a population of yours that stands at one of your stones or is joined to one by your populations")
def wards() -> None:
    table = meadow().populate(A, "M16 M15 K13").stones(A, "M16@2").turn(A, "black")
    assert table.targets("ward") == ["M15", "M16"]


@says("D-50", "no capture, no demon marker, and no move")
def immortal() -> None:
    table = meadow().populate(A, "M15").populate(B, "L15 L16 M16").stones(A, "M15@2").wards("M15")
    assert not table.turn(B, "move").can("move M16xM15")
    assert not table.turn(B, "black").can("demon M15")
    assert table.turn(A, "move").targets("move") == []


@says("D-51", "For its owner alone an immortal population works like the big demon field: markers may start from it")
def demons_start_from_an_immortal() -> None:
    table = meadow().populate(A, "M17").stones(A, "M17@2").wards("M17")
    assert table.turn(A, "black").can("demon M18")
    assert not table.turn(B, "black").can("demon M18")


@says("D-53", "the marker below is removed at once; the population stays as an ordinary one")
def a_broken_link_ends_the_ward() -> None:
    table = meadow().populate(A, "M16 M17").stones(A, "M17@2").wards("M16").turn(A, "move").play("move M17-N17")
    assert table.state.warded == []
    assert held(table, "M16") == A


# --- white magic --------------------------------------------------------------------------------


@says("D-27", "a population of yours on each of the three fields. Later it stands without them")
def a_stone_needs_three() -> None:
    table = meadow().populate(A, "M16 L16").turn(A, "white")
    assert table.targets("stone") == []
    table.populate(A, "L17").play("stone M16@12")
    table.turn(A, "move", 1).play("move L17-K18")
    assert table.points(A) == 3 * 1 + 3


@says("D-32", "on a field with three druid stones on its corners, whichever three")
def a_temple_needs_three_stones() -> None:
    two = meadow().stones(A, "M16@12 M16@2").turn(A, "white")
    assert two.targets("temple") == []
    three = meadow().stones(A, "M16@12 M16@2 M16@4").turn(A, "white").play("temple M16")
    assert three.points(A) == 3 * 3 + 5


@says("D-33", "belongs to whoever owns two of its three stones at the moment. With three owners it is nobody's")
def the_owner_of_a_temple() -> None:
    table = meadow(3).stones(A, "M16@12 M16@4").stones(B, "M16@8").temples("M16")
    assert table.points(A) == 2 * 3 + 5
    nobody = meadow(3).stones(A, "M16@12").stones(B, "M16@8").stones(C, "M16@4").temples("M16")
    assert [nobody.points(seat) for seat in (A, B, C)] == [3, 3, 3]


@says("D-35", "loses one of its three stones is removed and goes back to the supply")
def a_temple_falls() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8").temples("M16").populate(A, "O14 P13 P14").turn(A, "white")
    table.play("stone P13@2 from M16@12")
    assert table.state.temples == []
    assert table.state.temples_left == SUPPLY.temples


@says("D-58", "if two of its three fields hold your populations: it is swapped for one of your supply")
def a_stone_is_converted() -> None:
    table = meadow().populate(A, "M16").stones(B, "M16@2").turn(A, "white")
    assert table.targets("convert") == []
    table.populate(A, "M17").play("convert M16@2")
    assert (table.points(A), table.points(B)) == (2 * 1 + 3, 0)
    assert (table.state.stones_left[A], table.state.stones_left[B]) == (SUPPLY.stones - 1, SUPPLY.stones)


# --- map pieces ---------------------------------------------------------------------------------


@says("D-59", "one at a time or all that are left at once; open pieces are laid in any order")
def scouting() -> None:
    table = Scene().bag(FFFWWW=4, FFWWMM=4).choose(A, "scout", "new").play("draw", "auto 1").play("drawall")
    assert len(table.state.face_up) == 7
    assert {action.piece for action in table.legal if hasattr(action, "piece")} == {"FFFWWW", "FFWWMM"}


@says("D-13", "Demon fields match any landscape: the big one, and every field with an open demon marker")
def demons_match_anything() -> None:
    """L16 between the water of L15 and the forest of K16: a piece of forest and mountain fits by the demon on L15."""
    table = Scene().tile("L15", "WWWWWW").tile("K16", "FFFFFF")
    assert table.hold("FFFFFM").hours("L16") == []
    assert table.demons("L15").hold("FFFFFM").hours("L16")


@says("D-19", "All fields beside portals are neighbours of each other")
def portals_join() -> None:
    table = meadow(portals="M18 I13").populate(A, "M17").turn(A, "move")
    assert "J13" in table.goals("M17")


@says("D-20", "Nothing ever stands on a portal")
def nothing_on_a_portal() -> None:
    table = meadow(portals="M18").populate(A, "M17")
    assert "M18" not in table.turn(A, "new").targets("new")
    assert "M18" not in table.turn(A, "move").goals("M17")


@says("D-24", "at least two of its six sides are forest or water")
def habitable_fields() -> None:
    table = Scene().tile("L15", "FMMMMM").tile("L12", "FMMMMW").turn(A, "new")
    assert table.targets("new") == ["L12"]


# --- populations --------------------------------------------------------------------------------


@says("D-61", "on free fields next to your populations or at your stones; those just put count at once")
def new_populations() -> None:
    table = meadow().populate(A, "M16").turn(A, "new")
    assert not table.can("new M18")
    assert table.play("new M17").can("new M18")
    assert meadow().stones(A, "M16@12").turn(A, "new").targets("new") == ["L16", "L17", "M16"]


@says("D-64", "Each population moves at most once a turn, by one field")
def one_move_each() -> None:
    table = meadow().populate(A, "M16").turn(A, "move").play("move M16-M17")
    assert table.targets("move") == []


@says("D-65", "Own populations may be jumped in any chain")
def jumps() -> None:
    table = meadow().populate(A, "M15 M16 M17").turn(A, "move")
    assert "M18" in table.goals("M15")


@says("D-66", "if three of yours, none of them moved or immortal, stand next to it")
def a_capture_needs_three() -> None:
    two = meadow().populate(A, "M15 L16").populate(B, "M16").turn(A, "move")
    assert not any("x" in move for move in two.targets("move"))
    three = two.populate(A, "L17").play("move L17xM16")
    assert held(three, "M16") == A
    assert three.state.captured[A][B] == 1


@says("D-42", "give 5 captured populations to raise a chosen, unfinished action by 1. They leave the game")
def a_boost() -> None:
    table = meadow().captured(A, B, 5).choose(A, "move", "new")
    left = table.state.turn.left
    table.play("boost move")
    assert table.state.turn.left == left + 1
    assert sum(table.state.captured[A]) == 0
    assert table.state.populations_lost[B] == 5


@says(
    "D-38", "the actions chosen in the turn just before and those you chose in your own last turn, carried out or not"
)
def closed_actions() -> None:
    table = meadow().begin(A).play("act scout new", "done all")
    firsts = set(table.targets("act"))
    assert firsts == {"black", "white", "move"}


@says("D-40", "scout 8 or 12 pieces, new populations temples + 2 or double that, move 8 or 12")
def what_actions_give() -> None:
    given = {}
    for seats in (2, 4):
        for word in ACTION_WORDS:
            for second in (word, next(other for other in ACTION_WORDS if other != word)):
                table = meadow(seats).choose(A, word, second)
                given[seats, word, second == word] = table.state.turn.left
    assert [given[2, word, False] for word in ACTION_WORDS] == [2, 2, 8, 2, 8]
    assert [given[2, word, True] for word in ACTION_WORDS] == [3, 3, 12, 4, 12]
    assert [given[4, "black", twice] for twice in (False, True)] == [1, 2]


# --- the scenes, and the figures ----------------------------------------------------------------

CASES = [(clause, words, scene) for clause, kept in SCENES.items() for words, scene in kept]


@pytest.mark.parametrize(("clause", "words", "scene"), CASES, ids=[scene.__name__ for _, _, scene in CASES])
def test_the_sentence_is_what_happens(clause: str, words: str, scene: Played) -> None:
    assert words in text(PACKAGE, clause), f"{clause} was changed: write its scene anew"
    scene()


def test_every_effect_has_a_scene() -> None:
    """Each kind of thing on the board and each option of each action."""
    points, black, white = {"D-1", "D-2"}, {f"D-{n}" for n in (31, 43, 44, 45, 47, 49, 50, 51, 53)}, {"D-27", "D-58"}
    temples, land, people = {"D-32", "D-33", "D-35"}, {"D-13", "D-19", "D-20", "D-24", "D-59"}, {"D-61", "D-64", "D-65"}
    assert points | black | white | temples | land | people | {"D-38", "D-40", "D-42", "D-66"} == set(SCENES)
    assert set(SCENES) <= set(DRUIDS.clauses)


_actions = FIGURES.actions
_magic = [_actions.black.once, _actions.black.twice, _actions.black.once_by_four, _actions.black.twice_by_four]
NUMBERS: dict[str, list[int | None]] = {
    "D-1": [POINTS.population, POINTS.stone, POINTS.temple],
    "D-2": [POINTS.goal],
    "D-7": [PIECES["portal"]],
    "D-8": [FIGURES.setup.pieces_each],
    "D-10": [SUPPLY.markers_of_choice, PLAYABLE],
    "D-40": [
        *_magic, _actions.white.once, _actions.white.twice, _actions.scout.once, _actions.scout.twice,
        _actions.new.besides_temples, _actions.move.once, _actions.move.twice,
    ],
    "D-42": [FIGURES.capture.price_of_boost, 1],
    "D-71": [1],
    "D-75": [FIGURES.standstill.turns_without_progress],
    "ended-points": [POINTS.goal],
    "ended-standstill": [FIGURES.standstill.turns_without_progress],
    "ended-idle": [FIGURES.standstill.turns_without_change],
    "explain-white": [POINTS.stone, POINTS.temple],
    "explain-new": [POINTS.population],
    "primer-1": [POINTS.goal],
    "primer-2": [POINTS.population, POINTS.stone, POINTS.temple],
}  # fmt: skip
"""The figures in sentences, in order, from the data."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_in_sentences_are_those_of_the_data(language: str) -> None:
    for key, figures in NUMBERS.items():
        sentence = text(PACKAGE, key, language)
        found = [int(word) for word in re.findall(r"(?<![\w-])\d+(?!\w)", sentence)]
        assert sorted(found) == sorted(number for number in figures if number is not None), (key, sentence)
    for clause in DRUIDS.clauses:
        figures_said = re.findall(r"(?<![\w-])\d+(?!\w)", text(PACKAGE, clause, language))
        assert bool(figures_said) == (clause in NUMBERS), clause


# --- options ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_said_in_one_sentence(language: str) -> None:
    """What it changes, its usual value, its clause; the values as they are typed."""
    usual = DruidsOptions()
    for option, clauses in DruidsOptions.decides.items():
        sentence = text(PACKAGE, f"option-{option}", language)
        assert sentence.endswith(").")
        assert sentence.count(". ") == 0
        assert set(re.findall(r"D-\d+", sentence)) <= set(clauses), option
        assert re.findall(r"D-\d+", sentence)
        value = getattr(usual, option)
        word = ("yes" if value else "no") if isinstance(value, bool) else value
        assert word in sentence.rpartition("(")[0].rpartition(":")[2], (option, sentence)
    assert set(DruidsOptions.decides) == set(DruidsOptions.__struct_fields__)


def test_clauses_that_an_option_switches_are_told_as_rulings() -> None:
    decided = {clause for clauses in DruidsOptions.decides.values() for clause in clauses}
    assert "D-56" not in decided, "in part a ruling all the same: when the spacing is tested"
    for clause in (*decided, "D-56"):
        assert "ruling" in DRUIDS.clauses[clause].source, clause
