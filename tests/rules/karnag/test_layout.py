"""The obstacles of the basic set-up, found by search: room for gems, no traps, the rulebooks' examples laid on it."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import proof, rule
from rules.karnag import KARNAG
from rules.karnag.actions import Gem
from rules.karnag.board import BEARING, FREE, LEFT, OBSTACLES, REGION, RIGHT, SQUARE, STEP, WORD, basic_layout
from rules.karnag.events import CreatureMoved, Shut
from rules.karnag.mechanics.creatures import advance, march
from rules.karnag.mechanics.obstacles import GLADE_CORNERS, MIXED, lay
from rules.karnag.scoring import raise_menhirs
from rules.karnag.state import GHOUL, GOLEM, NAJA, SHADOW, token
from tests.rules.karnag.helpers.layout import (
    crossings,
    free_squares,
    lines_of_gems,
    often_occupied,
    terrain_of,
    traps,
    turned_to_the_right,
    two_gems,
    two_golems,
)
from tests.rules.karnag.helpers.search_layout import faults
from tests.rules.karnag.scene import Scene

TERRAIN = terrain_of(OBSTACLES)
MOST_OFTEN = 0.25
"""No square is to be occupied in a larger share of random games, at the start of both last rounds and at the end."""


def on_the_board() -> Scene:
    """The basic set-up, without any pieces."""
    table = Scene()
    for tile, squares in OBSTACLES.items():
        lay(table.state, tile, squares)
    return table


# --- figures ----------------------------------------------------------------------------------------------------------


@rule("K-14")
def test_the_figures_of_the_layout() -> None:
    """Those of docs/rulings/karnag.md."""
    found = crossings(TERRAIN)
    assert (len(found), free_squares(TERRAIN)) == (76, 151)
    assert Counter(REGION[square] for square in found) == {"green": 29, "light": 29, "dark": 18}
    assert min(found.values()) == 4
    assert {(WORD[dear], WORD[cheap]) for dear, cheap in two_gems(TERRAIN)} == {("B11", "B14")}
    assert found[SQUARE["B14"]] == 4
    for tile in MIXED:
        assert set(OBSTACLES[tile]) & set(GLADE_CORNERS), "each on a corner, as players lay them"
    assert faults({tile: ("", "", squares) for tile, squares in OBSTACLES.items()}) == 0, "what the search asks for"


def test_a_creature_alone_gets_out_from_everywhere() -> None:
    assert traps(TERRAIN) == set()
    assert {square for _, square, _ in traps(terrain_of(basic_layout(1)))} >= {"J9", "B2"}, "those of version 1"


@pytest.mark.parametrize("kind", [GOLEM, GHOUL, SHADOW, NAJA])
@pytest.mark.parametrize("turn", [LEFT, RIGHT])
def test_the_rules_agree_that_there_is_no_trap(kind: int, turn: int) -> None:
    """By the rules' own moves: within sixteen rounds the glade is empty."""
    for start in crossings(TERRAIN):
        state = on_the_board().state
        state.creatures[start] = token(kind, turn)
        for _ in range(16):
            advance(state, [])
        assert state.creatures == {}, WORD[start]


@pytest.mark.long
@pytest.mark.parametrize("seats", [range(2, 6), [2], [3], [4], [5]])
def test_no_square_stays_occupied_in_random_games(seats: range | list[int]) -> None:
    games = 1000
    found = often_occupied(KARNAG, seats, games)
    assert found, "some are"
    assert max(found.values()) <= MOST_OFTEN * games, found.most_common(3)


# --- the rulebooks' examples ------------------------------------------------------------------------------------------


@rule("K-112", "K-115")
def test_two_gems_for_7_and_4() -> None:
    table = on_the_board().druids(0, "EB", "N14", "N11").mana(0, 11).acting(0, "gems")
    table.play(Gem("B11", "N11", "EB"))
    assert table.state.mana[0] == 4
    table.play(Gem("B14", "N14", "EB"))
    assert table.state.mana[0] == 0


@rule("K-36", "K-37")
@pytest.mark.parametrize("kind", ["naja", "golem"])
def test_three_squares_from_two_borders_and_a_turn_to_the_right(kind: str) -> None:
    assert turned_to_the_right(TERRAIN) == ["C3", "C14", "J14"]
    table = on_the_board().creature(kind, "C3", "right").creature("golem", "B3", "left").gems(0, "A3")
    assert TERRAIN[SQUARE["B2"]] != FREE, "so the golem before it stays"
    advance(table.state, table.events)
    assert table.creatures() == {"B3": "golem", "C4": kind}


@rule("K-33", "K-39")
def test_two_golems_three_squares_from_the_border() -> None:
    assert two_golems(TERRAIN) == [("C4", "C3"), ("J13", "J14")]
    table = on_the_board().creature("golem", "C4", "left").creature("golem", "C3", "left").gems(0, "B4", "B3")
    advance(table.state, table.events)
    moved = [(event.start, event.way[-1]) for event in table.events if isinstance(event, CreatureMoved)]
    assert moved == [("C3", "C2"), ("C4", "C3")]


@rule("K-80", "K-81", "K-82", "K-83")
@pytest.mark.parametrize(("gems", "vp"), [(("G3", "G10"), 22), (("C3", "C8", "C14"), 19), (("B3", "B13", "I13"), 25)])
def test_the_three_lines_of_gems(gems: tuple[str, ...], vp: int) -> None:
    assert all(lines_of_gems(TERRAIN).values())
    assert all(TERRAIN[SQUARE[gem]] == FREE for gem in gems)
    table = on_the_board().gems(0, *gems)
    raise_menhirs(table.state, table.events)
    assert table.state.vp[0] == vp


def marched(table: Scene, gate: int, kind: int, turn: int, points: int) -> list[str]:
    march(table.state, gate - 1, token(kind, turn), points, set(), table.events)
    return [square for event in table.events if isinstance(event, CreatureMoved) for square in event.way]


@rule("K-56", "K-57", "K-58", "K-60")
def test_four_arrivals() -> None:
    """A golem turns left and goes on; a ghoul turns right twice; another is stopped after turning; a naja cannot leave
    the gate. What stops them are gems, where no tile lies."""
    golem = on_the_board().gems(0, "C8")
    assert marched(golem, 1, GOLEM, LEFT, 4) == ["E8", "D8"], "D7 is rock: it would be stopped there"
    golem = on_the_board()
    assert marched(golem, 3, GOLEM, LEFT, 4) == ["H9", "I9", "I10", "I11"], "the rock of J9 turns it"
    ghoul = on_the_board().gems(0, "F12", "H11")
    assert marched(ghoul, 2, GHOUL, RIGHT, 4) == ["F10", "F11", "G11", "G10"]
    for kind in (GHOUL, SHADOW):
        stopped = on_the_board().gems(0, "F12", "G11")
        assert marched(stopped, 2, kind, RIGHT, 3) == ["F10", "F11"]
    naja = on_the_board().creature("golem", "G7").creature("golem", "H8")
    assert marched(naja, 4, NAJA, LEFT, 4) == []
    assert isinstance(naja.events[-1], Shut)


@proof("K-36")
def test_headings_are_those_of_the_quarters() -> None:
    """The arrow of the gate's quarter decides where two borders are equally near (K-36)."""
    assert [WORD[SQUARE[word] + STEP[BEARING[SQUARE[word]].heading]] for word in ("C3", "C14", "J14", "J3")] == [
        "B3",
        "C15",
        "K14",
        "J2",
    ]
