"""What the judge of Karnag sees: cubes in the order in which they act, mana to pay with, druids that do one thing."""

from __future__ import annotations

import random

import pytest

from rules.core import GAMES, FastDice
from rules.core.players import random_choice
from rules.karnag.judge import JUDGE, KarnagJudge
from rules.karnag.state import EMPTY, TILES, CubeTask
from tests.rules.karnag.scene import MAIN, SECONDARY, Scene


def chosen(scene: Scene, row: list[str], *cubes: tuple[str, int]) -> dict[str, float]:
    """The terms of seat 0 while cubes are being placed, its own lying there."""
    state = scene.state
    state.phase = "choosing"
    state.tiles = [TILES.index(tile) for tile in row]
    state.slots = [[EMPTY] * 3 for _ in range(2 * len(TILES))]
    state.tasks.clear()
    for tile, line in cubes:
        slots = state.slots[row.index(tile) * 2 + line]
        slots[slots.index(EMPTY)] = 0
    return JUDGE.terms(state)[0]


def worth(scene: Scene, row: list[str], *cubes: tuple[str, int]) -> float:
    return sum(chosen(scene, row, *cubes).values())


WALK_FIRST = ["druids", "gems", "capture", "mind", "potions", "cards"]
WALK_LAST = ["potions", "gems", "capture", "mind", "cards", "druids"]


@pytest.mark.parametrize("tile", ["potions", "gems"])
def test_a_walk_helps_the_cubes_behind_it_alone(tile: str) -> None:
    """Druids who are on the path but stand nowhere: what a cube finds depends on whether they walk before it."""
    scene = Scene(2).druids(0, "N8", "N9").mana(0, 10 if tile == "potions" else 20)
    cubes = (("druids", MAIN), (tile, SECONDARY))
    main = (("druids", MAIN), (tile, MAIN))
    assert worth(scene, WALK_FIRST, *main) > worth(scene, WALK_LAST, *main) + 1
    assert worth(scene, WALK_FIRST, *cubes) == pytest.approx(worth(scene, WALK_LAST, *cubes)), (
        "the secondary row comes after the whole main row"
    )


def test_a_crossing_counts_only_as_far_as_it_can_be_paid() -> None:
    """N6 and WD cross at D6 for 9 mana."""
    able = chosen(Scene(2).druids(0, "N6", "WD").mana(0, 9), WALK_FIRST, ("gems", MAIN))
    unable = chosen(Scene(2).druids(0, "N6", "WD").mana(0, 8), WALK_FIRST, ("gems", MAIN))
    assert able["crossings"] > 5 > unable["crossings"]


def test_a_potion_before_it_pays_for_a_crossing() -> None:
    scene = Scene(2).druids(0, "N6", "WD", "P2").mana(0, 4)
    row = ["potions", "gems", "capture", "mind", "cards", "druids"]
    cubes = (("potions", MAIN), ("gems", MAIN))
    assert chosen(scene, row, *cubes)["crossings"] > 5
    assert chosen(scene, row[::-1], *cubes)["crossings"] == 0


def test_two_gems_in_one_action_are_worth_their_line() -> None:
    """One druid looks along row D, two along columns 6 and 7: both crossings are in line."""
    two = chosen(Scene(2).druids(0, "WD", "N6", "N7").mana(0, 20), WALK_FIRST, ("gems", MAIN))
    one = chosen(Scene(2).druids(0, "WD", "N6").mana(0, 20), WALK_FIRST, ("gems", MAIN))
    assert two["crossings"] > 2 * one["crossings"]


def test_a_druid_captures_or_makes_a_gem_but_not_both() -> None:
    """A golem stands in row D behind the crossing: the druid is kept for the gem, which is worth more."""
    scene = Scene(2).druids(0, "WD", "N6").mana(0, 20).creature("golem", "D10")
    row = ["capture", "gems", "druids", "mind", "potions", "cards"]
    alone = chosen(scene, row, ("capture", SECONDARY))
    both = chosen(scene, row, ("capture", SECONDARY), ("gems", SECONDARY))
    assert alone["cubes"] > 4
    assert both["cubes"] < 1
    assert both["crossings"] > 5


def test_a_creature_about_to_escape_beside_a_druid_costs() -> None:
    near = chosen(Scene(2).druids(0, "N5").creature("golem", "A6"), WALK_FIRST)
    far = chosen(Scene(2).druids(0, "N5").creature("golem", "L6"), WALK_FIRST)
    assert near["druids"] < far["druids"] - 1


def test_judging_with_all_mana_leaves_what_there_is() -> None:
    scene = Scene(2).druids(0, "WD", "N6").mana(0, 7)
    chosen(scene, WALK_FIRST, ("gems", MAIN), ("capture", MAIN))
    assert scene.state.mana[0] == 7


def test_what_was_worked_out_before_is_as_if_worked_out_anew() -> None:
    """The judge keeps a seat's worth for positions that are the same to it; all along a game that shows nowhere."""
    game, dice, chooser = GAMES["karnag"], FastDice(4), random.Random(4)
    state, _ = game.setup(3, game.options(), dice)
    keeping = KarnagJudge(JUDGE.data)
    for step in range(600):
        waiting = game.waiting(state)
        if not waiting:
            break
        game.apply(state, waiting[0], random_choice(game.legal(state, waiting[0]), chooser), dice)
        found = keeping.terms(state)
        if step % 3 == 0:
            assert found == KarnagJudge(JUDGE.data).terms(state)
    assert len(keeping.known) > 200


def test_cubes_are_placed_one_step_ahead() -> None:
    """What all of them will bring is foreseen already; what they do is thought about."""
    state = Scene(2).state
    state.phase = "choosing"
    assert JUDGE.brief(state, 0)
    state.phase = "acting"
    state.tasks = [CubeTask(0, 2, 0, MAIN, 0)]
    assert not JUDGE.brief(state, 0)
