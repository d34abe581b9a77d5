"""The board: squares, their words, rays, regions, the gate. Pure geometry, computed once from the figures.

A glade or path square is an index into a grid of rows 0 … ROWS+1 and columns 0 … COLUMNS+1, whose rim is the path. A
*spot* says where a druid is: a path square by its place on the ring (0 = NW corner, clockwise), a cauldron, or the
council.
"""

from __future__ import annotations

import string
from collections.abc import Mapping
from functools import cache
from typing import Literal

from rules.karnag import before
from rules.karnag.figures import FIGURES, RULES

COLUMNS, ROWS = FIGURES.glade.columns, FIGURES.glade.rows
STRIDE = COLUMNS + 2
SQUARES = STRIDE * (ROWS + 2)

N, E, S, W = range(4)
STEP = (-STRIDE, 1, STRIDE, -1)
COMPASS = {"N": N, "E": E, "S": S, "W": W}
LEFT, RIGHT = 0, 1
TURN = ((3, 0, 1, 2), (1, 2, 3, 0))
"""TURN[LEFT or RIGHT][heading] is the new heading."""


def at(row: int, column: int) -> int:
    return row * STRIDE + column


def row_of(square: int) -> int:
    return square // STRIDE


def column_of(square: int) -> int:
    return square % STRIDE


# --- words --------------------------------------------------------------------------------------

ROW_LETTERS = string.ascii_uppercase[:ROWS]
GLADE = tuple(at(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))

RING = (
    *(at(0, column) for column in range(COLUMNS + 2)),
    *(at(row, COLUMNS + 1) for row in range(1, ROWS + 1)),
    *(at(ROWS + 1, column) for column in range(COLUMNS + 1, -1, -1)),
    *(at(row, 0) for row in range(ROWS, 0, -1)),
)
"""The path squares in order: ring place -> square."""
RING_LENGTH = len(RING)
PLACE_ON_RING = {square: place for place, square in enumerate(RING)}
CORNERS = (0, COLUMNS + 1, COLUMNS + ROWS + 2, 2 * COLUMNS + ROWS + 3)
CORNER_SQUARES = frozenset(RING[place] for place in CORNERS)


def _word(square: int) -> str:
    row, column = divmod(square, STRIDE)
    north, south = row == 0, row == ROWS + 1
    west, east = column == 0, column == COLUMNS + 1
    side = ("N" if north else "S" if south else "") + ("W" if west else "E" if east else "")
    if len(side) == 2:
        return side
    if north or south:
        return f"{side}{column}"
    letter = ROW_LETTERS[row - 1]
    return f"{side}{letter}" if side else f"{letter}{column}"


WORD = tuple(_word(square) for square in range(SQUARES))
"""Square -> the word printed on the board and typed in commands."""
SQUARE = {word: square for square, word in enumerate(WORD)}

# --- spots of druids -----------------------------------------------------------------------------

MOST_CAULDRONS = max(len(FIGURES.cauldrons.six), len(FIGURES.cauldrons.four))
CAULDRON = RING_LENGTH
"""Spot of the first cauldron; the others follow."""
COUNCIL = CAULDRON + MOST_CAULDRONS
NOWHERE = -1
"""Not placed yet."""

SPOT_WORD = (*(WORD[square] for square in RING), *(f"P{i + 1}" for i in range(MOST_CAULDRONS)), "council")
SPOT = {word: spot for spot, word in enumerate(SPOT_WORD)}

Layout = Literal["six", "four"]


class Cauldrons:
    """Entrances and places of one cauldron layout."""

    def __init__(self, layout: Layout) -> None:
        figures = getattr(FIGURES.cauldrons, layout)
        self.names: tuple[str, ...] = tuple(cauldron.name for cauldron in figures)
        self.entrance: list[int] = [-1] * RING_LENGTH
        """Ring place -> spot of the cauldron it leads to, or -1."""
        self.places: dict[int, tuple[int, ...]] = {
            seats: tuple(cauldron.places[seats] for cauldron in figures) for seats in range(2, 6)
        }
        for number, cauldron in enumerate(figures):
            for word in cauldron.entrances:
                self.entrance[SPOT[word]] = CAULDRON + number
        self.dark = tuple(place for place in range(RING_LENGTH) if self.entrance[place] >= 0)
        """The dark path squares, where druids start (K-18)."""


LAYOUTS: dict[str, Cauldrons] = {"six": Cauldrons("six"), "four": Cauldrons("four")}

# --- gate and regions ----------------------------------------------------------------------------

GATE = tuple(SQUARE[gate.square] for gate in FIGURES.gate.squares)
"""Gate squares 1 to 4."""
GATE_ARROW = tuple(COMPASS[gate.arrow] for gate in FIGURES.gate.squares)
GATE_OTHER = tuple(COMPASS[gate.other] for gate in FIGURES.gate.squares)
GATE_WORD = tuple(f"gate{number + 1}" for number in range(len(GATE)))
AROUND_GATE = frozenset(
    square + down * STRIDE + right for square in GATE for down in (-1, 0, 1) for right in (-1, 0, 1)
)
"""The gate and the squares around it, where no obstacle may lie (K-161)."""

GREEN, LIGHT, DARK = "green", "light", "dark"


def _inside(square: int, corners: tuple[str, str]) -> bool:
    first, last = SQUARE[corners[0]], SQUARE[corners[1]]
    rows = row_of(first) <= row_of(square) <= row_of(last)
    return rows and column_of(first) <= column_of(square) <= column_of(last)


REGION = {
    square: DARK
    if _inside(square, FIGURES.regions.dark)
    else LIGHT
    if _inside(square, FIGURES.regions.light)
    else GREEN
    for square in GLADE
    if square not in GATE
}

# --- terrain -------------------------------------------------------------------------------------

FREE, ROCK, SWAMP, CLOSED, PATH = range(5)
"""Ground of a square. Nothing enters a closed one: the gate and the corners of the path."""


def bare_terrain() -> list[int]:
    """The board without obstacles."""
    terrain = [FREE] * SQUARES
    for square in RING:
        terrain[square] = CLOSED if square in CORNER_SQUARES else PATH
    for square in GATE:
        terrain[square] = CLOSED
    return terrain


# --- obstacle tiles ------------------------------------------------------------------------------

TURN_WORDS = ("north", "east", "south", "west")
GROUND = {"R": ROCK, "S": SWAMP}

Shape = tuple[tuple[int, int, int], ...]
"""(row, column, ground) of each square, from the first square in reading order."""


def _shape(drawing: list[str], turn: int) -> Shape:
    """The tile after quarter turns; it is never turned over (K-161)."""
    cells = [
        (row, column, GROUND[letter])
        for row, letters in enumerate(drawing)
        for column, letter in enumerate(letters)
        if letter in GROUND
    ]
    for _ in range(turn):
        cells = [(column, -row, ground) for row, column, ground in cells]
    first_row, first_column, _ = min(cells)
    return tuple(sorted((row - first_row, column - first_column, ground) for row, column, ground in cells))


@cache
def tile_turns(rules: int) -> dict[str, tuple[Shape, ...]]:
    """Obstacle tile -> how it lies after none, one, two and three quarter turns, in a version of the rules."""
    older = before.obstacle_figures(rules)
    drawings = FIGURES.tiles if older is None else older.tiles
    return {
        tile: tuple(_shape(drawing, turn) for turn in range(len(TURN_WORDS)))
        for tile, drawing in drawings.items()
        if isinstance(drawing, list)
    }


TILE_NAMES = tuple(tile_turns(RULES))
"""The obstacle tiles, which have the same names in all versions."""


def covered(tile: str, square: int, turn: str, rules: int = RULES) -> dict[int, int] | None:
    """What a tile covers when its first square in reading order lies there; None if it sticks out of the glade."""
    row, column = row_of(square), column_of(square)
    shape = tile_turns(rules)[tile][TURN_WORDS.index(turn)]
    squares = {
        at(row + down, column + right): ground
        for down, right, ground in shape
        if 1 <= row + down <= ROWS and 1 <= column + right <= COLUMNS
    }
    return squares if len(squares) == len(shape) else None


@cache
def basic_layout(rules: int) -> dict[str, dict[int, int]]:
    """The basic set-up of a version of the rules: tile -> square -> ground (K-14)."""
    older = before.obstacle_figures(rules)
    words: Mapping[str, str | tuple[str, str]] = FIGURES.obstacles if older is None else older.obstacles
    found: dict[str, dict[int, int]] = {}
    for tile in TILE_NAMES:
        lies = words[tile]
        assert isinstance(lies, tuple), f"{tile} lies nowhere"
        square, turn = lies
        squares = covered(tile, SQUARE[square], turn, rules)
        assert squares is not None, f"{tile} sticks out of the glade"
        found[tile] = squares
    return found


OBSTACLES = basic_layout(RULES)
"""Obstacle tile -> where it lies in the basic set-up of today, and of what."""

# --- lines ---------------------------------------------------------------------------------------


def _ray(place: int) -> tuple[int, ...]:
    if place in CORNERS:
        return ()  # a corner looks into no row or column
    square = RING[place]
    row, column = divmod(square, STRIDE)
    heading = S if row == 0 else N if row == ROWS + 1 else E if column == 0 else W
    length = ROWS if heading in (N, S) else COLUMNS
    return tuple(square + STEP[heading] * (i + 1) for i in range(length))


RAY = tuple(_ray(place) for place in range(RING_LENGTH))
"""Ring place -> the glade squares a druid there looks along, nearest first."""
VERTICAL = tuple(row_of(RING[place]) in (0, ROWS + 1) for place in range(RING_LENGTH))


def ring_distance(a: int, b: int) -> int:
    """Squares along the path, the shorter way round; occupied ones count (K-49)."""
    way = abs(a - b)
    return min(way, RING_LENGTH - way)


class Bearing:
    """How a creature on a square sees the borders (K-31 to K-36, K-39)."""

    __slots__ = ("heading", "nearest", "two_nearest")

    def __init__(self, square: int) -> None:
        row, column = divmod(square, STRIDE)
        distances = {N: row, S: ROWS + 1 - row, W: column, E: COLUMNS + 1 - column}
        ordered = sorted(distances.values())
        self.nearest = ordered[0]
        self.two_nearest = ordered[0] + ordered[1]
        headings = [heading for heading, distance in distances.items() if distance == ordered[0]]
        self.heading = headings[0] if len(headings) == 1 else GATE_ARROW[_quarter(square)]


def _quarter(square: int) -> int:
    """The number of the gate square whose quarter of the glade this is."""
    row, column = divmod(square, STRIDE)

    def far(gate: int) -> int:
        return abs(row - row_of(gate)) + abs(column - column_of(gate))

    return min(range(len(GATE)), key=lambda number: far(GATE[number]))


BEARING = {square: Bearing(square) for square in GLADE}
NEIGHBOURS = {square: tuple(square + step for step in STEP) for square in GLADE}
