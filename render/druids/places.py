"""Where fields and corners are on the picture, and which part of the map a region shows."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from render.canvas import Box
from render.scene import Unknown
from render.shapes import Point, Points, regular
from rules.druids.board import BIG_FIELD, CORNER, CORNER_FIELDS, FIELD, MIDDLE, RADIUS, WORD, distance
from rules.druids.view import DruidsView

REGIONS = ("middle", "north", "east", "south", "west")
TOWARDS = {"north": (1, -1), "east": (0, 1), "south": (1, 1), "west": (0, -1)}
"""Which coordinate decides, and its sign."""
AROUND = 3
"""How far a region reaches from the field it is named after."""
WIDE = math.sqrt(3)
"""A hexagon's width, if its corners are 1 from its middle."""


def raw(word: str) -> Point:
    """The middle of a field on a map whose hexagons have size 1 and whose middle is (0, 0)."""
    row, column = ord(word[0]) - ord("A") - RADIUS, int(word[1:]) - RADIUS - 1
    return WIDE * (column + row / 2), 1.5 * row


class Places(NamedTuple):
    """The map at one size: `size` is from a hexagon's middle to its corners, (x, y) the middle of M13."""

    size: int
    x: float
    y: float

    def middle(self, word: str) -> Point:
        dx, dy = raw(word)
        return self.x + self.size * dx, self.y + self.size * dy

    def corner(self, word: str) -> Point:
        """Where the three fields meet."""
        points = [self.middle(WORD[field]) for field in CORNER_FIELDS[CORNER[word]]]
        return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3

    def at(self, word: str) -> Point:
        """A field or a corner."""
        return self.corner(word) if word in CORNER else self.middle(word)

    def hexagon(self, word: str, share: float = 1.0) -> Points:
        return regular(*self.middle(word), share * self.size, 6)

    @property
    def small(self) -> float:
        """0 where there is room, 1 on the largest map: pieces then stand closer to the upper corner."""
        return min(1.0, max(0.0, (60 - self.size) / 27))

    def anchor(self, word: str) -> Point:
        """Where a population stands: above the name."""
        x, y = self.middle(word)
        return x, y - (0.25 + 0.17 * self.small) * self.size

    def name_at(self, word: str) -> Point:
        x, y = self.middle(word)
        return x, y + (0.37 + 0.04 * self.small) * self.size


def known(words: Iterable[str]) -> list[str]:
    """Only words of fields and corners that exist, so that nothing in a view can break a picture."""
    return [word for word in words if word in FIELD or word in CORNER]


def cells(view: DruidsView) -> list[str]:
    """Everything that lies on the table, and the empty cells a piece in hand may go to."""
    found = [*view.big_field, *(tile.field for tile in view.tiles), *view.portals]
    found += view.asked.places
    return [word for word in dict.fromkeys(found) if word in FIELD] or [WORD[MIDDLE]]


def offering(view: DruidsView, words: Iterable[str]) -> DruidsView:
    """With the empty cells that may be chosen, where the view does not tell them: several pieces lie open."""
    there = cells(view)
    more: dict[str, list[int]] = {word: [] for word in words if word in FIELD and word not in there}
    if not more:
        return view
    return msgspec.structs.replace(
        view, asked=msgspec.structs.replace(view.asked, places={**view.asked.places, **more})
    )


def span(words: Iterable[str]) -> Box:
    """left, top, right, bottom of those fields at size 1."""
    points = [raw(word) for word in words]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs) - WIDE / 2, min(ys) - 1, max(xs) + WIDE / 2, max(ys) + 1)


def fitting(words: list[str], box: Box, most: int) -> Places:
    """As large as these fields fit into a box, in its middle."""
    part = span(words)
    wide, high = part.right - part.left, part.bottom - part.top
    size = int(min(most, (box.right - box.left) / wide, (box.bottom - box.top) / high))
    x = (box.left + box.right) / 2 - size * (part.left + part.right) / 2
    y = (box.top + box.bottom) / 2 - size * (part.top + part.bottom) / 2
    return Places(size, x, y)


# --- regions ---------------------------------------------------------------------------------------


def region(view: DruidsView, focus: str) -> list[str]:
    """The fields a region shows: of the map as it is, or round one field. Unknown for other words."""
    word = focus.strip()
    everything = cells(view)
    if word.lower() in REGIONS:
        name = word.lower()
        if name == "middle":
            return _around(everything, MIDDLE, AROUND)
        axis, sign = TOWARDS[name]
        return [cell for cell in everything if sign * raw(cell)[axis] > 0] or everything
    word = word.upper()
    if word in CORNER:
        return _around(everything, CORNER_FIELDS[CORNER[word]][0], AROUND)
    if word not in FIELD:
        raise Unknown("region", focus, REGIONS)
    return _around(everything, FIELD[word], AROUND)


def _around(everything: list[str], field: int, reach: int) -> list[str]:
    near = [cell for cell in everything if distance(FIELD[cell], field) <= reach]
    return near or [WORD[field]]


def is_big(word: str) -> bool:
    return FIELD[word] in BIG_FIELD
