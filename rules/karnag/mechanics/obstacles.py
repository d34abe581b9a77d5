"""Advanced set-up: players lay the obstacle tiles themselves (K-160 to K-162)."""

from __future__ import annotations

from functools import cache

import msgspec

from rules.karnag import before
from rules.karnag.actions import Obstacle
from rules.karnag.board import (
    AROUND_GATE,
    COLUMNS,
    GLADE,
    ROWS,
    STRIDE,
    TILE_NAMES,
    TURN_WORDS,
    WORD,
    Shape,
    at,
    covered,
    tile_turns,
)
from rules.karnag.figures import RULES
from rules.karnag.state import KarnagState

GLADE_CORNERS = (at(1, 1), at(1, COLUMNS), at(ROWS, COLUMNS), at(ROWS, 1))
MIXED = tuple(tile for tile in TILE_NAMES if len({ground for _, _, ground in tile_turns(RULES)[tile][0]}) == 2)


class Placement(msgspec.Struct, frozen=True):
    """One way to lay a tile: the action for it, what it covers, and that as a bit mask."""

    action: Obstacle
    squares: dict[int, int]
    mask: int


@cache
def shapes(tile: str, rules: int = RULES) -> dict[str, Shape]:
    """The different ways a tile can lie, by the word of its quarter turn."""
    different: dict[str, Shape] = {}
    for word, shape in zip(TURN_WORDS, tile_turns(rules)[tile], strict=True):
        if shape not in different.values():
            different[word] = shape
    return different


def same_turn(tile: str, turn: str, rules: int = RULES) -> str:
    """The word under which a tile lies as it does after that quarter turn: often several look the same."""
    shape = tile_turns(rules)[tile][TURN_WORDS.index(turn)]
    return next(word for word, other in shapes(tile, rules).items() if other == shape)


@cache
def placements(tile: str, rules: int = RULES) -> tuple[Placement, ...]:
    """Every way to lay a tile in the empty glade. Mixed ones cover a corner of it."""
    found: list[Placement] = []
    inside = set(GLADE) - AROUND_GATE
    for turn in shapes(tile, rules):
        for square in GLADE:
            squares = covered(tile, square, turn, rules)
            if squares is None or not inside.issuperset(squares):
                continue
            if tile in MIXED and not any(corner in squares for corner in GLADE_CORNERS):
                continue
            found.append(Placement(Obstacle(tile, WORD[square], turn), squares, _mask(squares)))
    return tuple(found)


def _mask(squares: dict[int, int] | set[int]) -> int:
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def equal_tiles(state: KarnagState, tile: str) -> list[str]:
    """Tiles of the same shape, itself included, in the order of their numbers: they are laid in that order."""
    return [other for other in TILE_NAMES if _look(state, other) == _look(state, tile)]


def _look(state: KarnagState, tile: str) -> tuple[Shape, ...] | frozenset[Shape]:
    """What tells a tile from another: how it can lie, wherever its turns begin."""
    ways = shapes(tile, state.rules).values()
    return tuple(ways) if before.turned_tiles_were_different(state) else frozenset(ways)


def open_placements(state: KarnagState) -> list[Placement]:
    """The placements allowed now: mixed tiles first, none touching another; of equal tiles the lowest number."""
    left = [tile for tile in TILE_NAMES if tile not in state.obstacles]
    mixed = [tile for tile in left if tile in MIXED]
    near: set[int] = set()
    for squares in state.obstacles.values():
        for square in squares:
            near.update(square + down * STRIDE + right for down in (-1, 0, 1) for right in (-1, 0, 1))
    closed = _mask(near)
    found: list[Placement] = []
    looks: set[tuple[Shape, ...] | frozenset[Shape]] = set()
    for tile in mixed or left:
        look = _look(state, tile)
        if look in looks:
            continue
        looks.add(look)
        found.extend(placement for placement in placements(tile, state.rules) if not placement.mask & closed)
    return found


def lay(state: KarnagState, tile: str, squares: dict[int, int]) -> None:
    state.obstacles[tile] = sorted(squares)
    for square, ground in squares.items():
        state.terrain[square] = ground
