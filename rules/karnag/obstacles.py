"""Advanced set-up: players lay the obstacle tiles themselves (K-160 to K-162)."""

from __future__ import annotations

from functools import cache

import msgspec

from rules.karnag.actions import Obstacle
from rules.karnag.board import AROUND_GATE, COLUMNS, GLADE, OBSTACLES, ROWS, STRIDE, WORD, at, column_of, row_of
from rules.karnag.state import KarnagState

TURN_WORDS = ("north", "east", "south", "west")
GLADE_CORNERS = (at(1, 1), at(1, COLUMNS), at(ROWS, COLUMNS), at(ROWS, 1))
MIXED = tuple(tile for tile, squares in OBSTACLES.items() if len(set(squares.values())) == 2)

Shape = tuple[tuple[int, int, int], ...]
"""(row, column, ground) of each square, from the first square in reading order."""


class Placement(msgspec.Struct, frozen=True):
    """One way to lay a tile: the action for it, what it covers, and that as a bit mask."""

    action: Obstacle
    squares: dict[int, int]
    mask: int


def _shape(squares: dict[int, int], turn: int) -> Shape:
    """The tile after quarter turns; it is never turned over (K-161)."""
    cells = [(row_of(square), column_of(square), ground) for square, ground in squares.items()]
    for _ in range(turn):
        cells = [(column, -row, ground) for row, column, ground in cells]
    first_row, first_column, _ = min(cells)
    return tuple(sorted((row - first_row, column - first_column, ground) for row, column, ground in cells))


@cache
def shapes(tile: str) -> dict[str, Shape]:
    """The different ways a tile can lie, by the word of its quarter turn."""
    different: dict[str, Shape] = {}
    for turn, word in enumerate(TURN_WORDS):
        shape = _shape(OBSTACLES[tile], turn)
        if shape not in different.values():
            different[word] = shape
    return different


@cache
def placements(tile: str) -> tuple[Placement, ...]:
    """Every way to lay a tile in the empty glade. Mixed ones cover a corner of it."""
    found: list[Placement] = []
    inside = set(GLADE) - AROUND_GATE
    for turn, shape in shapes(tile).items():
        for square in GLADE:
            row, column = row_of(square), column_of(square)
            squares = {
                at(row + down, column + right): ground
                for down, right, ground in shape
                if 1 <= row + down <= ROWS and 1 <= column + right <= COLUMNS
            }
            if len(squares) < len(shape) or not inside.issuperset(squares):
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


def open_placements(state: KarnagState) -> list[Placement]:
    """The placements allowed now: mixed tiles first, none touching another; of equal tiles the lowest number."""
    left = [tile for tile in OBSTACLES if tile not in state.obstacles]
    mixed = [tile for tile in left if tile in MIXED]
    near: set[int] = set()
    for squares in state.obstacles.values():
        for square in squares:
            near.update(square + down * STRIDE + right for down in (-1, 0, 1) for right in (-1, 0, 1))
    closed = _mask(near)
    found: list[Placement] = []
    kinds: set[tuple[Shape, ...]] = set()
    for tile in mixed or left:
        kind = tuple(shapes(tile).values())
        if kind in kinds:
            continue
        kinds.add(kind)
        found.extend(placement for placement in placements(tile) if not placement.mask & closed)
    return found


def lay(state: KarnagState, tile: str, squares: dict[int, int]) -> None:
    state.obstacles[tile] = sorted(squares)
    for square, ground in squares.items():
        state.terrain[square] = ground
