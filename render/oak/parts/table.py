"""Pieces on the board, and the marks of what changed."""

from __future__ import annotations

from itertools import pairwise

from render import marks, shapes
from render.canvas import Canvas
from render.oak import pieces
from render.oak.board import paint_end, paint_track, token_edges
from render.oak.places import DRUID, NODES, SUN_Y, VP_Y, Places, is_end
from render.oak.scene import ROOTS
from render.oak.words import OakWords
from render.scene import Piece, Scene
from render.seats import token
from render.theme import Theme
from rules.oak.figures import FIGURES
from rules.oak.view import OakView

LEAST_TOP = 50
NEUTRAL = -1
ELDER = 0.9
"""An Elder's token is smaller: its gold disc needs room."""


def track_top(view: OakView) -> int:
    """Where the shared scale of sun and points ends: 50, or the next ten above the leader and the sun's last space."""
    most = max((*(own.vp for own in view.seats), *view.solar_values))
    return max(LEAST_TOP, -(-most // 10) * 10)


class Table:
    def __init__(
        self, canvas: Canvas, places: Places, view: OakView, scene: Scene, theme: Theme, words: OakWords
    ) -> None:
        self.canvas, self.places, self.view, self.scene = canvas, places, view, scene
        self.theme, self.words = theme, words
        self.s = places.scale
        self.where: dict[str, tuple[float, float]] = {}
        """`F3 0`: where that seat's druid stands."""

    def paint(self) -> None:
        top = track_top(self.view)
        paint_track(self.canvas, self.places, self.view.sun, self.view.solar_values, top, self.theme)
        self._points(top)
        for word in filter(is_end, NODES):
            paint_end(self.canvas, self.places, word, word in self.view.blocked, self.theme, self.words.lang)
        self._tokens()
        self._climbers()
        self._temples()
        self._roots()
        self._changes()

    def _points(self, top: int) -> None:
        """Tokens on the points line, pushed apart where they would cover each other."""
        apart = 36 * self.s
        y = self.places.at(0, VP_Y)[1]
        right = self.places.on_track(top, top) + 20 * self.s
        players = sorted(self.view.seats, key=lambda own: own.vp)
        spots = [self.places.on_track(max(0, own.vp), top) for own in players]
        for i in range(1, len(spots)):
            spots[i] = max(spots[i], spots[i - 1] + apart)
        for i in range(len(spots) - 1, -1, -1):
            spots[i] = min(spots[i], right - (len(spots) - 1 - i) * apart)
        for own, x in zip(players, spots, strict=True):
            mark = token(self.words.mark(own.seat), round(14 * self.s), self.theme, shadow=False)
            self.canvas.put(mark, x, y, f"points {own.seat}")

    def _tokens(self) -> None:
        few = sum(place.few > 0 for place in FIGURES.solar.tokens)
        edges = token_edges() if len(self.view.seats) > 3 else token_edges()[:few]
        by_place = self.scene.at()
        for after in dict.fromkeys([*edges, *(word for word in self.view.tokens if word in NODES)]):
            x, y = self.places.edge(after)
            lying = [piece for piece in by_place.get(after, []) if piece.kind == "token"]
            if not lying:
                self.canvas.put(pieces.solar_gone(round(14 * self.s)), x, y)
            for piece in lying:
                self.canvas.put(pieces.solar_token(int(piece.traits[0]), self.theme), x, y, piece.name)

    def _climbers(self) -> None:
        by_place = self.scene.at()
        for word in NODES:
            here = [piece for piece in by_place.get(word, []) if piece.kind == "druid"]
            for number, piece in enumerate(here):
                x, y = self.places.climber(word, number)
                self.where[f"{word} {piece.seat}"] = (x, y)
                self._druid(piece, x, y, DRUID - 2 if is_end(word) else DRUID, shadow=True)

    def _druid(self, piece: Piece, x: float, y: float, r: float, shadow: bool = False) -> None:
        seat = NEUTRAL if piece.seat is None else self.words.mark(piece.seat)
        size = round(r * self.s * (ELDER if piece.traits else 1))
        self.canvas.put(pieces.druid(seat, size, bool(piece.traits), self.theme, shadow), x, y, piece.name)

    def _temples(self) -> None:
        by_place = self.scene.at()
        for word in self.view.temples:
            here = [piece for piece in by_place.get(word, []) if piece.kind in ("druid", "neutral")]
            for number, piece in enumerate(here):
                x, y = self.places.standing(word, number, len(here))
                self._druid(piece, x, y, 14)

    def _roots(self) -> None:
        columns = len(self.view.seats)
        for column, own in enumerate(self.view.seats):
            here = [p for p in self.scene.pieces if p.kind == "druid" and p.at == ROOTS and p.seat == own.seat]
            for number, piece in enumerate(here):
                self._druid(piece, *self.places.root(column, max(1, columns), number, len(here)), 14)

    # --- what changed ----------------------------------------------------------------------------

    def _changes(self) -> None:
        changes, s = self.scene.changes, self.s
        for arrow in changes.arrows:
            for start, end in pairwise(arrow.way):
                way = shapes.trim(self.places.climb(start, end), 38 * s, (98 if is_end(end) else 38) * s)
                self.canvas.put(marks.arrow(tuple(way), self.theme, 0.85 * s), 0, 0)
        for word in changes.focus:
            self._frame(word)

    def _frame(self, word: str) -> None:
        s, canvas = self.s, self.canvas
        if word in self.where:
            size = 2 * 30 * s
            canvas.put(marks.focus(size, size, size / 2, self.theme, 0.8), *self.where[word])
        elif word in self.view.temples:
            size = 2 * 35 * s
            canvas.put(marks.focus(size, size, size / 2, self.theme, 0.8), *self.places.space(word))
        elif word == "sun":
            x = self.places.on_track(self.view.sun_value, track_top(self.view))
            size = 2 * 36 * s
            canvas.put(marks.focus(size, size, size / 2, self.theme, 0.7), x, self.places.at(0, SUN_Y)[1])
