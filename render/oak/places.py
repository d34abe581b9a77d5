"""Where everything of the board stands, in pixels of the picture; a zoom only changes origin and scale."""

from __future__ import annotations

import math
from functools import lru_cache

from render.canvas import Box
from rules.oak.board import RESOURCES, TEMPLE_WORDS, TREE_WORD

WIDE = 1100
HIGH = 1340
INSET = 20
TRACK_TOP, TRACK_HIGH = 20, 150
SUN_Y, VP_Y, LABEL_Y = 62, 112, 150
TRACK_SIDE = 86
ROOTS_TOP, ROOTS_HIGH = 996, 128
TEMPLES_TOP, TEMPLE_HIGH = 1146, 176
TEMPLE_GAP = 16
SPACE_Y, PILL_Y = 92, 144
NODE = 42
END_WIDE, END_HIGH = 166, 74
DRUID = 19
ROOT_LABEL = 130
BESIDE = 26
"""How far beside a branch's middle an arrow runs."""

_FEATHER = ((380, 876), (276, 773), (198, 642), (100, 484), (100, 316), (290, 484), (290, 316))
_MISTLETOE = ((550, 808), (550, 687), (550, 563), (464, 435), (464, 260), (636, 435), (636, 260))


def _nodes() -> dict[str, tuple[int, int]]:
    runes = tuple((WIDE - x, y) for x, y in _FEATHER)
    right_first = (*runes[:3], *runes[5:], *runes[3:5])  # mirrored: the inner arm is the left one
    found: dict[str, tuple[int, int]] = {}
    for words, points in zip(TREE_WORD, (_FEATHER, _MISTLETOE, right_first), strict=True):
        found |= dict(zip(words[1:], points, strict=True))
    return found


NODES = _nodes()
"""Tree spaces by word, from the upper left corner of the bed."""


def is_end(word: str) -> bool:
    return word[1:2] == "5"


class Places:
    """The board at one place and size."""

    def __init__(self, x: float, y: float, scale: float = 1.0) -> None:
        self.x, self.y, self.scale = x, y, scale

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.scale, self.y + y * self.scale

    def size(self, pixels: float) -> int:
        return round(pixels * self.scale)

    def node(self, word: str) -> tuple[float, float]:
        return self.at(*NODES[word])

    def climber(self, word: str, number: int) -> tuple[float, float]:
        """The place of the n-th druid on a tree space: beside its name, never over it."""
        x, y = NODES[word]
        if is_end(word):
            dx, dy = ((-60, -20, 20, 60)[number % 4], 64)
        else:
            dx, dy = _beside(word)[number % 4]
        return self.at(x + dx, y + dy)

    def edge(self, below: str) -> tuple[float, float]:
        """Where solar tokens lie: half way up from a space."""
        branch = next(words for words in TREE_WORD if below in words)
        (x, y), (u, v) = NODES[below], NODES[branch[branch.index(below) + 1]]
        return self.at((x + u) / 2, (y + v) / 2)

    def climb(self, start: str, end: str) -> list[tuple[float, float]]:
        """The way from one tree space to the next, beside the solar tokens on it."""
        (x, y), (u, v) = NODES[start], NODES[end]
        far = math.dist((x, y), (u, v))
        side = BESIDE if start[0] == "F" else -BESIDE
        dx, dy = side * (v - y) / far, -side * (u - x) / far
        return [self.at(x + dx, y + dy), self.at(u + dx, v + dy)]

    def temple(self, letter: str) -> Box:
        wide = (WIDE - 2 * INSET - 2 * TEMPLE_GAP) / 3
        left = INSET + RESOURCES.index(letter) * (wide + TEMPLE_GAP)
        return Box(*self.at(left, TEMPLES_TOP), *self.at(left + wide, TEMPLES_TOP + TEMPLE_HIGH))

    def space(self, word: str) -> tuple[float, float]:
        """The middle of a temple space."""
        box, number = self.temple(word[1]), int(word[2]) - 1
        side = 62 * self.scale
        return box.left + side + number * (box.right - box.left - 2 * side) / 2, box.top + SPACE_Y * self.scale

    def standing(self, word: str, number: int, count: int) -> tuple[float, float]:
        """The n-th of so many druids on a temple space: one, two side by side, then two rows."""
        x, y = self.space(word)
        step = 40 * self.scale
        if count <= 2:
            return x + (number - (count - 1) / 2) * step, y
        wide = (count + 1) // 2
        row, column = divmod(number, wide)
        last = count - wide if row else wide
        step = min(step, 72 * self.scale / max(1, wide - 1))
        return x + (column - (last - 1) / 2) * step, y + (row - 0.5) * 36 * self.scale

    def root(self, column: int, columns: int, number: int, count: int) -> tuple[float, float]:
        """The n-th druid of a player on the Roots: five or six in a row, two rows."""
        wide = (WIDE - 2 * INSET - ROOT_LABEL - 20) / columns
        step = 42
        per_row = max(3, int((wide - 24) // step))
        row, place = divmod(number, per_row)
        rows = -(-count // per_row)
        y = ROOTS_TOP + ROOTS_HIGH / 2 + (row - (rows - 1) / 2) * 52
        return self.at(INSET + ROOT_LABEL + column * wide + 24 + place * step, y)

    def on_track(self, value: float, top: int) -> float:
        """Sun and points share one scale."""
        return self.x + (TRACK_SIDE + (WIDE - 2 * TRACK_SIDE) * min(value, top) / top) * self.scale


@lru_cache(maxsize=32)
def _beside(word: str) -> tuple[tuple[int, int], ...]:
    """Offsets of four druids around a node, clear of its neighbours and of the solar tokens."""
    side = -1 if word[0] == "R" else 1
    if word[0] == "M" and word[1:] in ("1", "2", "3"):
        return ((66, -16), (-66, -16), (66, 36), (-66, 36))
    last = (-46 * side, -52) if word[1:] == "3" else (46 * side, 52)
    return ((-66 * side, 0), (66 * side, 0), (-48 * side, 52), last)


PLACES = (*NODES, *TEMPLE_WORDS)
