"""Druids' rays: gems where two cross, captures of what they meet first (K-111 to K-126).

A ray passes rock, swamp and stones only with powers: each captured shadow, ghoul and naja passes one square per action,
a `through` card one rock or swamp. Creatures' powers are used first; they cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.karnag import before
from rules.karnag.board import CLOSED, FREE, RAY, RING_LENGTH, ROCK, SPOT_WORD, STRIDE, SWAMP, VERTICAL, WORD
from rules.karnag.figures import PIECES
from rules.karnag.mechanics.deck import play_out
from rules.karnag.state import GHOUL, MAIN, NAJA, SHADOW, THROUGH, CubeTask, KarnagState

ROCKS, SWAMPS, STONES = range(3)
"""Places in a list of powers needed or used."""
GEMS_PER_ACTION = PIECES.druids - 1
"""Each gem sends one of its two druids to the council (K-115)."""


class Line(msgspec.Struct, frozen=True):
    """A way of making something with rays: what it costs."""

    square: int
    mana: int
    need: tuple[int, int, int]
    cards: int
    druids: tuple[int, ...]
    """Spots."""


def powers_left(state: KarnagState, cube: CubeTask) -> list[int]:
    """Rocks, swamps and stones that captured creatures still let this action's rays pass (K-125, K-126)."""
    reserve, used = state.reserve[cube.seat], cube.used
    return [reserve[SHADOW] - used[ROCKS], reserve[GHOUL] - used[SWAMPS], reserve[NAJA] - used[STONES]]


def cards_needed(need: tuple[int, int, int], left: list[int]) -> int | None:
    """How many `through` cards the rest needs; None where only a naja would help."""
    if need[STONES] > left[STONES]:
        return None
    return max(0, need[ROCKS] - left[ROCKS]) + max(0, need[SWAMPS] - left[SWAMPS])


def passing(
    state: KarnagState, place: int, end: int, passed: Sequence[int] = ()
) -> tuple[int, tuple[int, int, int]] | None:
    """Distance to a square on the ray of a path place, and the powers needed to get there; None if it cannot.

    The end square itself is not examined. Squares that this action has passed need no power (`CubeTask.passed`).
    """
    terrain, stones, creatures = state.terrain, state.stones, state.creatures
    rocks = swamps = stone_squares = 0
    for distance, square in enumerate(RAY[place], start=1):
        if square == end:
            return distance, (rocks, swamps, stone_squares)
        ground = terrain[square]
        if ground == CLOSED or square in creatures:
            return None  # nothing passes a creature or the gate (K-113)
        if square in passed:
            continue
        if ground == ROCK:
            rocks += 1
        elif ground == SWAMP:
            swamps += 1
        if square in stones:
            stone_squares += 1
    return None


def most_gems(state: KarnagState, cube: CubeTask) -> int:
    """How many gems one action may make (K-115)."""
    if cube.row != MAIN and not state.options.two_gems_in_secondary:
        return 1
    if state.options.third_gem_by_card or before.gems_were_not_counted(state):
        return PIECES.gems
    return GEMS_PER_ACTION


def gems(state: KarnagState, cube: CubeTask) -> list[Line]:
    """The gems that action could make now: crossings of a druid looking along a column and one along a row."""
    seat = cube.seat
    if sum(stone == seat * 2 for stone in state.stones.values()) >= PIECES.gems:
        return []  # none in the reserve (K-117)
    if cube.gems >= most_gems(state, cube):
        return []
    looking = [spot for spot in state.druids[seat] if 0 <= spot < RING_LENGTH and RAY[spot]]
    columns = [spot for spot in looking if VERTICAL[spot]]
    rows = [spot for spot in looking if not VERTICAL[spot]]
    if not columns or not rows:
        return []
    left = powers_left(state, cube)
    through = state.hands[seat].count(THROUGH)
    found: list[Line] = []
    for vertical in columns:
        column = RAY[vertical][0] % STRIDE
        for horizontal in rows:
            square = RAY[horizontal][0] // STRIDE * STRIDE + column
            if state.terrain[square] != FREE or square in state.creatures or square in state.stones:
                continue  # it must be totally free (K-114)
            down = passing(state, vertical, square, cube.passed)
            across = passing(state, horizontal, square, cube.passed)
            if down is None or across is None:
                continue
            mana = down[0] + across[0] - 1  # the crossing counts once (K-112)
            need = (down[1][0] + across[1][0], down[1][1] + across[1][1], down[1][2] + across[1][2])
            cards = cards_needed(need, left)
            if cards is not None and cards <= through and mana <= state.mana[seat]:
                found.append(Line(square, mana, need, cards, (vertical, horizontal)))
    return found


def captures(state: KarnagState, cube: CubeTask) -> list[Line]:
    """The captures that action could make now: the first creature each druid sees, its own ground included (K-122).
    Each druid captures once (K-123)."""
    seat = cube.seat
    left: list[int] | None = None
    found: list[Line] = []
    for number, spot in enumerate(state.druids[seat]):
        if not 0 <= spot < RING_LENGTH or number in cube.captured:
            continue
        line = first_creature(state, spot, cube.passed)
        if line is None or line[1] > state.mana[seat]:
            continue
        if left is None:
            left = powers_left(state, cube)
        cards = cards_needed(line[2], left)
        if cards is not None and cards <= state.hands[seat].count(THROUGH):
            found.append(Line(line[0], line[1], line[2], cards, (spot,)))
    return found


def first_creature(
    state: KarnagState, place: int, passed: Sequence[int] = ()
) -> tuple[int, int, tuple[int, int, int]] | None:
    """The first creature on a ray: its square, its distance, the powers needed to reach it."""
    terrain, stones, creatures = state.terrain, state.stones, state.creatures
    rocks = swamps = stone_squares = 0
    for distance, square in enumerate(RAY[place], start=1):
        ground = terrain[square]
        if ground == CLOSED:
            return None
        if square not in passed:
            rocks += ground == ROCK
            swamps += ground == SWAMP
            stone_squares += square in stones
        if square in creatures:
            return square, distance, (rocks, swamps, stone_squares)
    return None


def spend(state: KarnagState, cube: CubeTask, line: Line) -> None:
    """Pay for a ray: mana, powers, and cards for the rest."""
    left = powers_left(state, cube)
    for power in (ROCKS, SWAMPS, STONES):
        cube.used[power] += min(line.need[power], max(left[power], 0))
    if state.options.passed_squares_stay_open:
        _keep_open(state, cube, line)
    for _ in range(line.cards):
        play_out(state, cube.seat, THROUGH)
    state.mana[cube.seat] -= line.mana


def _keep_open(state: KarnagState, cube: CubeTask, line: Line) -> None:
    """Rock, swamp and stones on these rays, up to their end, need no second power in this action (K-126)."""
    for spot in line.druids:
        ray = RAY[spot]
        for square in ray[: ray.index(line.square) + 1]:
            if square not in cube.passed and (state.terrain[square] in (ROCK, SWAMP) or square in state.stones):
                cube.passed.append(square)


def words(line: Line) -> tuple[str, ...]:
    return (WORD[line.square], *(SPOT_WORD[spot] for spot in line.druids))
