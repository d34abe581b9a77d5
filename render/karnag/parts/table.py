"""Pieces, marks and the encircling line, painted onto the board."""

from __future__ import annotations

import itertools
import math

from render import marks, shapes
from render.canvas import Box, Canvas
from render.karnag import pieces
from render.karnag.parts import icons as own_icons
from render.karnag.parts.encircling import segments
from render.karnag.places import COUNCIL, PILL, Places
from render.karnag.words import KarnagWords
from render.lettering import BOLD, STRONG, length
from render.scene import Arrow, Piece, Scene
from render.seats import token
from render.shapes import Point
from render.theme import SM, XS, Theme
from rules.karnag.board import COLUMNS, PLACE_ON_RING, RING, RING_LENGTH, ROWS, SQUARE, STRIDE, WORD
from rules.karnag.view import KarnagView

Put = tuple[Piece, float, float, float]
"""A piece, where it stands, and its size (1 as usual)."""


class Table:
    """One scene on one board. `zoomed`: squares carry their names, pieces stand below them."""

    def __init__(
        self, canvas: Canvas, places: Places, scene: Scene, theme: Theme, words: KarnagWords, zoomed: bool = False
    ) -> None:
        self.canvas, self.places, self.scene, self.theme, self.words = canvas, places, scene, theme, words
        self.zoomed = zoomed
        self.here = {at: found for at, found in scene.at().items() if found[0].kind != "cube"}

    def paint(self, view: KarnagView) -> None:
        if view.line:
            self._encircle(view)
        self._lines()
        for at, found in self.here.items():
            if at in SQUARE:
                self._square(at, found)
            elif at in self.places.cauldrons and self._shown(self.places.cauldrons[at].box):
                self._cauldron(at, found)
        self._council([piece for at, found in self.here.items() for piece in found if self._at_council(at)])
        self._marks()

    def _shown(self, box: Box) -> bool:
        return box.inside(Box(0, 0, self.canvas.width, self.canvas.height))

    def _at_council(self, at: str) -> bool:
        """The council, and (so that nothing is lost) every place nobody knows."""
        return at not in SQUARE and at not in self.places.cauldrons

    # --- pieces ----------------------------------------------------------------------------------

    def _square(self, at: str, found: list[Piece]) -> None:
        movable = [piece for piece in found if piece.kind not in ("rock", "swamp")]
        if not movable:
            return
        on_obstacle = len(movable) < len(found)
        for piece, x, y, size in self._stand(at, movable, on_obstacle):
            self._put(piece, x, y, size)
        hidden = len(movable) - MOST_TOGETHER
        if hidden > 0:
            self._more(at, hidden, movable[MOST_TOGETHER:])

    def _stand(self, at: str, movable: list[Piece], on_obstacle: bool) -> list[Put]:
        """One piece in the middle; two or more share the square, smaller."""
        cell, s = self.places.cell, self.places.scale
        x, y = self.places.middle(at)
        on_path = SQUARE[at] in PLACE_ON_RING
        size = 1.0
        if on_path:
            y += DRUID_DOWN * s
        elif self.zoomed:
            x, y, size = x + 0.05 * cell, y + 0.12 * cell, 0.8
        if len(movable) <= 1:
            if on_obstacle and movable:  # the ground stays visible beside what stands on it
                x, y, size = x + 0.1 * cell, y + 0.1 * cell, 0.78 * size
            return [(piece, x, y, size) for piece in movable]
        shown = movable[:MOST_TOGETHER]
        step = (0.22 if on_path else 0.215) * cell
        if len(shown) == 2:
            rise = 0 if on_path else step * (0.72 if self.zoomed else 1)
            return [
                (shown[0], x + step, y - rise, 0.62 * size),
                (shown[1], x - step, y + rise, 0.62 * size),
            ]
        corners = ((1, -1), (-1, 1), (1, 1), (-1, -1))
        rise = 0.5 if on_path else 1.0
        return [
            (piece, x + dx * step, y + dy * step * rise, 0.5 * size)
            for piece, (dx, dy) in zip(shown, corners, strict=False)
        ]

    def _put(self, piece: Piece, x: float, y: float, size: float) -> None:
        sprite = pieces.sprite(piece, round(size * self.places.scale, 3), self.theme)
        self.canvas.put(sprite, x, y, piece.name)

    def _more(self, at: str, count: int, unseen: list[Piece]) -> None:
        """`+2` in the lower right corner of a square that is too full."""
        box, s = self.places.square(at), self.places.scale
        w, h = round(40 * s), round(28 * s)
        x, y = round(box.right) - w - 2, round(box.bottom) - h - 2
        self.canvas.plate(x, y, w, h, h / 2, self.theme.card, self.theme.ink, 1.5)
        self.canvas.text(x + w / 2, y + h / 2, f"+{count}", round(XS * s), self.theme.ink, BOLD, "m")

    def _cauldron(self, at: str, found: list[Piece]) -> None:
        one, s = self.places.cauldrons[at], self.places.scale
        spots = list(one.places)
        if len(found) <= len(spots):
            for piece, (x, y) in zip(found, spots, strict=False):
                self.canvas.put(token(_seat(piece), round(14 * s, 1), self.theme, shadow=False), x, y, piece.name)
            return
        first, last = spots[0], spots[-1]  # more than there are places: closer together
        for i, piece in enumerate(found):
            share = i / (len(found) - 1)
            x, y = first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share
            if first == last:
                shift = (share - 0.5) * 26 * s
                x, y = (x, y + shift) if one.upright else (x + shift, y)
            self.canvas.put(token(_seat(piece), round(12 * s, 1), self.theme, shadow=False), x, y, piece.name)

    def _council(self, present: list[Piece]) -> None:
        """The pill with the druids there: each one, or with many one per seat and their number."""
        s, theme, canvas = self.places.scale, self.theme, self.canvas
        label, size = self.words("council"), round(SM * s)
        start = 22 * s + length(label, size, BOLD) + 20 * s
        groups: dict[int, list[Piece]] = {}
        for piece in present:
            groups.setdefault(_seat(piece), []).append(piece)
        single = start + len(present) * 44 * s + 8 * s
        grouped = start + len(groups) * 78 * s
        most = self.places.most_council()
        one_each = single <= most
        as_sign = not one_each and grouped > most  # the sign of the council's corners instead of its word
        if as_sign:
            start, grouped = 62 * s, 62 * s + len(groups) * 78 * s
        wide = single if one_each else grouped
        box = self.places.council(wide)
        self.council_box = box
        if not self._shown(box):
            return  # a region without the council
        x, y = round(box.left), round(box.top)
        canvas.plate(x, y, round(box.right) - x, round(box.bottom) - y, PILL / 2 * s, theme.card, theme.line, 2)
        middle = (box.top + box.bottom) / 2
        if as_sign:
            canvas.put(own_icons.council(9 * s, theme.goldink), x + 34 * s, middle + 2 * s)
        else:
            canvas.text(x + 22 * s, middle, label, size, theme.ink, BOLD)
        at = x + start
        for seat, druids in groups.items():
            if one_each:
                for piece in druids:
                    canvas.put(token(seat, round(14 * s, 1), theme, shadow=False), at + 18 * s, middle, piece.name)
                    at += 44 * s
            else:
                for piece in druids:
                    canvas.put(token(seat, round(14 * s, 1), theme, shadow=False), at + 20 * s, middle, piece.name)
                canvas.text(at + 43 * s, middle, f"×{len(druids)}", round(XS * s), theme.ink, STRONG)
                at += 78 * s

    # --- marks -----------------------------------------------------------------------------------

    def _marks(self) -> None:
        changes, s = self.scene.changes, self.places.scale
        for ghost in changes.ghosts:
            spot = self._anchor(ghost.piece.at)
            size = s if ghost.piece.kind == "druid" or not self._on_path(ghost.piece.at) else 0.72 * s
            self.canvas.put(pieces.ghost(ghost.piece, ghost.gone, size, self.theme), *spot)
        for word in changes.focus:
            if word in SQUARE:
                self.canvas.put(marks.focus(78 * s, 78 * s, 9 * s, self.theme), *self.places.middle(word))
            elif word in self.places.cauldrons or word == COUNCIL:
                box = self.council_box if word == COUNCIL else self.places.cauldrons[word].box
                if self._shown(box):
                    self._frame(box)
        ways = [(arrow.way[0], way) for arrow in changes.arrows if (way := self._way(arrow))]
        for _, way in ways:
            self.canvas.put(marks.arrow(tuple(way), self.theme, min(s, 1.3)), 0, 0)
        if len(ways) > 1:
            for number, (start, way) in enumerate(ways, 1):
                self.canvas.put(marks.number(number, self.theme), *self._number_at(start, way))

    def _number_at(self, start: str, way: list[Point]) -> Point:
        """Beside the arrow's tail: on the glade's side of the path, else in a corner of the square it left."""
        x, y = self.places.middle(start)
        if self._on_path(start):
            out = (way[0][0] - x, way[0][1] - y)
            far = max(1.0, math.hypot(*out))
            return way[0][0] + 14 * out[0] / far, way[0][1] + 14 * out[1] / far
        return x - 0.34 * self.places.cell, y - 0.34 * self.places.cell

    def _frame(self, box: Box) -> None:
        w, h = box.right - box.left, box.bottom - box.top
        sprite = marks.focus(round(w), round(h), min(w, h) / 2, self.theme)
        self.canvas.put(sprite, (box.left + box.right) / 2, (box.top + box.bottom) / 2)

    def _on_path(self, word: str) -> bool:
        return word in SQUARE and SQUARE[word] in PLACE_ON_RING

    def _anchor(self, word: str) -> Point:
        """Where a single piece stands on that place."""
        if word in self.places.cauldrons:  # the first place that is free now
            spots = self.places.cauldrons[word].places
            return spots[min(len(self.here.get(word, [])), len(spots) - 1)]
        x, y = self.places.middle(word)
        if self._on_path(word):
            return x, y + DRUID_DOWN * self.places.scale
        if word in SQUARE and self.zoomed:
            return x + 0.05 * self.places.cell, y + 0.12 * self.places.cell
        return x, y

    def _way(self, arrow: Arrow) -> list[Point]:
        """The arrow's line on the picture; none for a way that would cross the whole board."""
        words = [word for word in arrow.way if word in SQUARE or word in self.places.cauldrons]
        if len(words) < 2 or arrow.way[-1] == COUNCIL:
            return []
        rings = [self._on_path(word) for word in words]
        if all(rings):
            return self._along_path(words)
        if len(words) == 2 and rings[0] and words[1] in self.places.cauldrons:
            return self._into_cauldron(words[0], words[1])
        cell = self.places.cell
        points = [self.places.middle(word) for word in words]
        if len(points) == 2:
            return shapes.trim(shapes.curve(points[0], points[1], 0.14), 0.3 * cell, 0.42 * cell)
        return shapes.trim(shapes.dense(points), 0.3 * cell, 0.42 * cell)

    def _along_path(self, words: list[str]) -> list[Point]:
        """Beside the names: along the inner edge of the path, the shorter way round."""
        points: list[Point] = []
        for start, end in itertools.pairwise(words):
            points += [self._inner(place) for place in ring_walk(start, end)][1 if points else 0 :]
        return shapes.trim(shapes.dense(points), 0, 0.2 * self.places.cell)

    def _into_cauldron(self, start: str, cauldron: str) -> list[Point]:
        """To the nearest entrance, then straight across it, beside its name."""
        one, cell = self.places.cauldrons[cauldron], self.places.cell
        walk = min((ring_walk(start, entrance) for entrance in one.entrances), key=len)
        x, y = self.places.middle(WORD[RING[walk[-1]]])
        before = self.places.middle(WORD[RING[walk[-2]]]) if len(walk) > 1 else (x + 1, y)
        side = 0.47 * cell if before[0] > x else -0.47 * cell
        aside = (x, y + 0.2 * cell) if one.upright else (x + side, y)
        box = one.box
        edges = (
            ((box.left, aside[1]), (box.right, aside[1]))
            if one.upright
            else ((aside[0], box.top), (aside[0], box.bottom))
        )
        door = min(edges, key=lambda edge: math.dist(edge, aside))
        points = [self._inner(place) for place in walk[:-1]]
        if points:  # turn off beside the entrance's name
            turn = self._inner(walk[-1])
            points.append((turn[0], aside[1]) if one.upright else (aside[0], turn[1]))
        return shapes.trim(shapes.dense([*points, aside, door]), 0, 2)

    def _inner(self, place: int) -> Point:
        """Just off a path square's inner edge, so that names stay free."""
        row, column = divmod(RING[place], STRIDE)
        x, y = self.places.middle(WORD[RING[place]])
        reach = self.places.cell / 2 + 5 * self.places.scale
        across = reach if column == 0 else -reach if column == COLUMNS + 1 else 0
        down = reach if row == 0 else -reach if row == ROWS + 1 else 0
        return x + across, y + down

    def _lines(self) -> None:
        """Lines of gems that became menhirs."""
        for a, b in self.scene.changes.lines:
            if a in SQUARE and b in SQUARE:
                way = (self.places.middle(a), self.places.middle(b))
                self.canvas.put(marks.band(way, self.theme, 0.7 * self.places.scale), 0, 0)

    def _encircle(self, view: KarnagView) -> None:
        menhirs = [stone.at for stone in view.stones if stone.menhir]
        for a, b in segments(menhirs, view.ring, view.line):
            way = (self.places.middle(a), self.places.middle(b))
            self.canvas.put(marks.band(way, self.theme, self.places.scale), 0, 0)


DRUID_DOWN = 12.6
"""How far below a path square's middle a druid stands, so that it never hides the name."""
MOST_TOGETHER = 4
"""Pieces drawn on one square; further ones are counted."""


def _seat(piece: Piece) -> int:
    return -1 if piece.seat is None else piece.seat


def ring_walk(start: str, end: str) -> list[int]:
    """Places of the path from one square to another, the shorter way round, both included."""
    a, b = PLACE_ON_RING[SQUARE[start]], PLACE_ON_RING[SQUARE[end]]
    forward = (b - a) % RING_LENGTH
    step, count = (1, forward) if forward <= RING_LENGTH - forward else (-1, RING_LENGTH - forward)
    return [(a + step * i) % RING_LENGTH for i in range(count + 1)]
