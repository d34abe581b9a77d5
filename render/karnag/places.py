"""Where every word of the board is on the picture, at any scale; and the regions a zoom can show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from render.canvas import Box
from render.scene import Unknown
from render.shapes import Point
from rules.karnag.board import CAULDRON, COLUMNS, LAYOUTS, RING, ROWS, SQUARE, STRIDE, WORD

CELL, BAND = 78, 58
"""Of the overview: a square, and the strip outside the path where cauldrons and council are."""
ROWS_ALL, COLUMNS_ALL = ROWS + 2, COLUMNS + 2
PILL = 46
COUNCIL = "council"


class Cauldron(NamedTuple):
    name: str
    box: Box
    label: Point
    icon: Point
    places: tuple[Point, ...]
    upright: bool
    entrances: tuple[str, ...]


class Places:
    """The whole board with its upper left corner (of the band) at `left`, `top`."""

    def __init__(self, seats: int, layout: str, left: int, top: int, cell: int = CELL) -> None:
        self.cell, self.scale = cell, cell / CELL
        self.left, self.top = left, top
        self.band = round(BAND * self.scale)
        self.x0, self.y0 = left + self.band, top + self.band
        """Of the north-western corner square."""
        self.width, self.height = COLUMNS_ALL * cell + 2 * self.band, ROWS_ALL * cell + 2 * self.band
        self.layout = layout
        self.cauldrons = {name: self._cauldron(i, name, seats) for i, name in enumerate(LAYOUTS[layout].names)}

    # --- squares ---------------------------------------------------------------------------------

    def corner(self, row: int, column: int) -> tuple[int, int]:
        return self.x0 + column * self.cell, self.y0 + row * self.cell

    def square(self, word: str) -> Box:
        row, column = divmod(SQUARE[word], STRIDE)
        x, y = self.corner(row, column)
        return Box(x, y, x + self.cell, y + self.cell)

    def middle(self, word: str) -> Point:
        """Of a square, a cauldron's pill or the council's."""
        box = self.box(word)
        return (box.left + box.right) / 2, (box.top + box.bottom) / 2

    def box(self, word: str) -> Box:
        if word in SQUARE:
            return self.square(word)
        if word in self.cauldrons:
            return self.cauldrons[word].box
        return self.council(0)

    # --- cauldrons and council -------------------------------------------------------------------

    def _band_line(self, side: str) -> float:
        """The middle of the band on that side."""
        half = self.band / 2 - self.scale
        return {
            "N": self.y0 - half,
            "S": self.y0 + ROWS_ALL * self.cell + half,
            "W": self.x0 - half,
            "E": self.x0 + COLUMNS_ALL * self.cell + half,
        }[side]

    def _cauldron(self, number: int, name: str, seats: int) -> Cauldron:
        cauldrons = LAYOUTS[self.layout]
        entrances = [RING[place] for place in cauldrons.dark if cauldrons.entrance[place] == CAULDRON + number]
        rows, columns = [s // STRIDE for s in entrances], [s % STRIDE for s in entrances]
        count = cauldrons.places[min(max(seats, 2), 5)][number]
        s = self.scale
        words = tuple(WORD[square] for square in entrances)
        if len(set(rows)) == 1:
            y = self._band_line("N" if rows[0] == 0 else "S")
            x = self.x0 + (sum(columns) / len(columns) + 0.5) * self.cell
            wide = (116 + 54 * count) * s
            left = x - wide / 2
            places = tuple((left + (132 + 54 * i) * s, y) for i in range(count))
            box = Box(left, y - PILL / 2 * s, left + wide, y + PILL / 2 * s)
            return Cauldron(name, box, (left + 32 * s, y), (left + 78 * s, y + s), places, False, words)
        x = self._band_line("W" if columns[0] == 0 else "E")
        y = self.y0 + (sum(rows) / len(rows) + 0.5) * self.cell
        high = (102 + 50 * count) * s
        top = y - high / 2
        places = tuple((x, top + (114 + 50 * i) * s) for i in range(count))
        box = Box(x - PILL / 2 * s, top, x + PILL / 2 * s, top + high)
        return Cauldron(name, box, (x, top + 26 * s), (x, top + 66 * s), places, True, words)

    def _free_middle(self) -> float:
        """Where on the long sides' bands nothing else lies: the middle, or a quarter with one cauldron per side."""
        return self.x0 + (COLUMNS_ALL / 2 if self.layout == "six" else 3.6) * self.cell

    def council(self, wide: float) -> Box:
        """The council's pill, that wide at least."""
        s = self.scale
        x, y, half = self._free_middle(), self._band_line("S"), max(264 * s, wide) / 2
        return Box(x - half, y - PILL / 2 * s, x + half, y + PILL / 2 * s)

    def most_council(self) -> float:
        return (456 if self.layout == "six" else 400) * self.scale

    def stock(self) -> Box:
        """Deck, bag and creatures that are gone: opposite the council."""
        s = self.scale
        x, y, half = self._free_middle(), self._band_line("N"), 216 * s
        return Box(x - half, y - PILL / 2 * s, x + half, y + PILL / 2 * s)


# --- regions -----------------------------------------------------------------------------------------


class Window(NamedTuple):
    """Rows and columns of the grid, the last ones included; -1 and one past the path are the bands."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1


LAST_ROW, LAST_COLUMN = ROWS_ALL, COLUMNS_ALL
MIDDLE_ROW, MIDDLE_COLUMN = ROWS // 2, COLUMNS // 2
# Regions overlap, so that the gate and every cauldron are whole in those they belong to.
REGIONS: dict[str, Window] = {
    "north": Window(-1, 3, MIDDLE_ROW + 2, COLUMNS - 2),
    "east": Window(2, MIDDLE_COLUMN, ROWS - 1, LAST_COLUMN),
    "south": Window(MIDDLE_ROW - 1, 3, LAST_ROW, COLUMNS - 2),
    "west": Window(2, -1, ROWS - 1, MIDDLE_COLUMN + 1),
    "northwest": Window(-1, -1, MIDDLE_ROW + 2, MIDDLE_COLUMN + 1),
    "northeast": Window(-1, MIDDLE_COLUMN, MIDDLE_ROW + 2, LAST_COLUMN),
    "southeast": Window(MIDDLE_ROW - 1, MIDDLE_COLUMN, LAST_ROW, LAST_COLUMN),
    "southwest": Window(MIDDLE_ROW - 1, -1, LAST_ROW, MIDDLE_COLUMN + 1),
    "gate": Window(3, 4, 10, 13),
}
AROUND = (3, 4)
"""Rows and columns shown on each side of a named square."""


LEAST_SHOWN = (5, 9)
MARGIN_SQUARES = 2
MOST_SHOWN = 0.6
"""Of the board, in a picture of some places; more is shown as the whole."""


def regions(layout: str) -> tuple[str, ...]:
    """The names a zoom takes, besides any square: for menus."""
    return (*REGIONS, *LAYOUTS[layout].names, COUNCIL)


@lru_cache(maxsize=512)
def window(word: str, layout: str) -> Window:
    """The part of the board that a region's, a cauldron's or a square's word names; Unknown if it names none."""
    wanted = word.strip().casefold()
    if wanted in REGIONS:
        return REGIONS[wanted]
    cauldrons = LAYOUTS[layout]
    names = {name.casefold(): number for number, name in enumerate(cauldrons.names)}
    if wanted in names:
        entrances = [RING[p] for p in cauldrons.dark if cauldrons.entrance[p] == CAULDRON + names[wanted]]
        middle = sorted(entrances)[len(entrances) // 2]
        return _around(*divmod(middle, STRIDE))
    if wanted == COUNCIL:
        return _around(ROWS_ALL, MIDDLE_COLUMN if layout == "six" else 3)
    if wanted.startswith("gate") and wanted[4:] in ("1", "2", "3", "4"):
        return REGIONS["gate"]
    square = next((number for number, name in enumerate(WORD) if name.casefold() == wanted), None)
    if square is None:
        raise Unknown("region", word, (*regions(layout), "or any square"))
    return _around(*divmod(square, STRIDE))


def holding(words: Sequence[str], layout: str) -> Window | None:
    """The part of the board where all these places lie, with what is around them; None if that is most of it."""
    spots = [spot for word in words if (spot := _spot(word, layout)) is not None]
    if not spots:
        return None
    rows, columns = [row for row, _ in spots], [column for _, column in spots]
    top, bottom = _span(min(rows) - MARGIN_SQUARES, max(rows) + MARGIN_SQUARES, LEAST_SHOWN[0], LAST_ROW)
    left, right = _span(min(columns) - MARGIN_SQUARES, max(columns) + MARGIN_SQUARES, LEAST_SHOWN[1], LAST_COLUMN)
    part = Window(top, left, bottom, right)
    most = (LAST_ROW + 2) * (LAST_COLUMN + 2)
    return part if part.rows * part.columns <= MOST_SHOWN * most else None


def _span(low: int, high: int, least: int, last: int) -> tuple[int, int]:
    """From low to high within the board and its bands, at least that many."""
    low, high = max(low, -1), min(high, last)
    high = min(last, max(high, low + least - 1))
    return max(-1, min(low, high - least + 1)), high


def _spot(word: str, layout: str) -> tuple[int, int] | None:
    """Row and column of a square; of a cauldron's or the council's neighbourhood, the middle."""
    if word in SQUARE:
        return divmod(SQUARE[word], STRIDE)
    try:
        part = window(word, layout)
    except Unknown:
        return None
    return (part.top + part.bottom) // 2, (part.left + part.right) // 2


def _around(row: int, column: int) -> Window:
    rows, columns = AROUND
    top = min(max(row - rows, -1), LAST_ROW - 2 * rows)
    left = min(max(column - columns, -1), LAST_COLUMN - 2 * columns)
    return Window(top, left, top + 2 * rows, left + 2 * columns)
