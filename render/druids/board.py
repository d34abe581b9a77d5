"""What is on the map, painted: pieces, names, marks. Names come last, so that nothing hides them."""

from __future__ import annotations

import math

from render import icons, marks, seats, shapes
from render.canvas import Canvas
from render.druids import pieces as sprites
from render.druids.palette import ground
from render.druids.parts import land
from render.druids.places import Places, is_big
from render.lettering import BOLD, length
from render.scene import Ghost, Piece, Scene
from render.shapes import Point
from render.stones import stone
from render.theme import SM, XS, Theme
from rules.druids.board import CORNER, CORNER_FIELDS, FIELD, MIDDLE, WORD
from rules.druids.view import DruidsView


class Board:
    """One scene on one map; `shown` are the fields that belong to the picture."""

    def __init__(
        self, canvas: Canvas, places: Places, scene: Scene, shown: list[str], theme: Theme, corner_names: bool = False
    ) -> None:
        self.corner_names = corner_names
        self.canvas, self.places, self.scene, self.theme = canvas, places, scene, theme
        self.shown = set(shown)
        self.s = places.size
        self.stones = {piece.at for piece in scene.pieces if piece.kind == "stone"}
        self.populated = {piece.at for piece in scene.pieces if piece.kind == "population"}
        self.temples = {piece.at for piece in scene.pieces if piece.kind == "temple"}

    def paint(self, view: DruidsView) -> None:
        pieces = [piece for piece in self.scene.pieces if self._belongs(piece.at)]
        standing = {piece.at for piece in pieces}
        free = [word for word in view.asked.places if word in self.shown and word not in standing]
        for word in free:
            self.canvas.put(sprites.free(self.s, self.theme), *self.places.middle(word))
        for piece in pieces:
            if piece.kind == "demon":
                self.canvas.put(sprites.demon(self.s, self.theme), *self.places.middle(piece.at), piece.name)
        self._frames(corners=False)
        for kind in ("temple", "population", "stone"):
            for piece in pieces:
                if piece.kind == kind:
                    self._stand(piece)
        for ghost in self.scene.changes.ghosts:
            if self._belongs(ghost.piece.at):
                self._ghost(ghost)
        self._frames(corners=True)
        self._arrows()
        named = [*(piece.at for piece in pieces if piece.kind in land.KINDS), *free, *sorted(self.shown)]
        for word in dict.fromkeys(named):  # an empty cell shown alone has its name too
            self._name(word)
        for piece in pieces:
            if piece.kind == "stone" and self.corner_names:
                self._corner_name(piece.at)

    def _belongs(self, word: str) -> bool:
        if word in CORNER:
            return any(WORD[field] in self.shown for field in CORNER_FIELDS[CORNER[word]])
        return word in FIELD and word in self.shown

    # --- pieces ----------------------------------------------------------------------------------

    def token_size(self, at: str) -> float:
        r = min(26.0, max(11.5, 17.5 - 6 * self.places.small, 0.26 * self.s))
        return round(r * 0.88, 1) if at in self.temples else round(r, 1)

    @property
    def stone_size(self) -> float:
        return float(round(min(72, max(32, 0.72 * self.s))))

    def _stand(self, piece: Piece) -> None:
        seat = -1 if piece.seat is None else piece.seat
        if piece.kind == "stone":
            x, y = self.places.corner(piece.at)
            self.canvas.put(stone(seat, self.stone_size, self.theme), x, y - 2, piece.name)
            return
        x, y = self.places.anchor(piece.at)
        if piece.kind == "temple":
            self.canvas.put(sprites.temple(seat, round(0.54 * self.s), self.theme), x, y - 0.06 * self.s, piece.name)
            return
        r = self.token_size(piece.at)
        if "immortal" in piece.traits and piece.at in self.temples:
            r = round(0.82 * r, 1)  # its disc leaves the temple visible
        self.canvas.put(sprites.population(seat, r, "immortal" in piece.traits, self.theme), x, y, piece.name)
        if "moved" in piece.traits:
            self.canvas.put(icons.tick(0.45 * r, self.theme), x + 1.1 * r, y + 0.7 * r)

    def _corner_name(self, word: str) -> None:
        """Above a stone at the top of its field, below one at the bottom: along the side between two others."""
        x, y = self.places.corner(word)
        down = 0.5 * self.stone_size + 16
        if word.endswith("@12"):
            self._pill(word, x, y - 6 - down, XS)
        elif _other_end(word) in self.stones:  # that side is taken by the other stone's name
            self._pill(word, x - 0.4 * self.stone_size - length(word, XS, BOLD) / 2, y - 14, XS)
        else:
            self._pill(word, x, y - 2 + down, XS)

    def _name(self, word: str) -> None:
        """The word that is typed; larger where there is room."""
        x, y = self.places.name_at(word)
        if is_big(word) and word == WORD[MIDDLE]:
            y += 0.12 * self.s
        self._pill(word, x, y, SM if self.s >= 84 else XS)

    def _pill(self, word: str, x: float, y: float, size: int) -> None:
        wide = round(length(word, size, BOLD)) + (14 if self.s >= 44 else 6)
        self.canvas.put(sprites.pill(wide, size + 4, self.theme), x, y)
        self.canvas.text(x, y, word, size, ground(self.theme).pill_ink, BOLD, "m")

    # --- what changed ----------------------------------------------------------------------------

    def _ghost(self, ghost: Ghost) -> None:
        piece = ghost.piece
        if piece.kind == "demon":
            self.canvas.put(sprites.demon_ghost(self.s), *self.places.middle(piece.at))
            return
        x, y = self.places.corner(piece.at) if piece.at in CORNER else self.places.anchor(piece.at)
        if piece.kind == "temple":  # beside whoever stands there: only the temple is gone
            aside, r = (0.52 * self.s, 0.26 * self.s) if piece.at in self.populated else (0, 0.4 * self.s)
            self.canvas.put(sprites.temple_ghost(round(r), ghost.gone), x + aside, y)
            return
        seat = -1 if piece.seat is None else piece.seat
        self.canvas.put(seats.ghost(seat, self.token_size(piece.at), ghost.gone), x, y)

    def _frames(self, corners: bool) -> None:
        """Gold round a field lies under what stands on it, round a stone above it."""
        for word in self.scene.changes.focus:
            if (word in CORNER) is not corners or not self._belongs(word):
                continue
            x, y = self.places.at(word)
            if corners:
                wide = round(1.2 * self.stone_size)
                self.canvas.put(marks.focus(wide, wide, wide / 2, self.theme, min(1.0, self.s / 60)), x, y - 2)
            else:
                self.canvas.put(sprites.focus(self.s, self.theme), x, y)

    def _arrows(self) -> None:
        ways = [arrow.way for arrow in self.scene.changes.arrows if all(map(self._belongs, arrow.way))]
        for number, (start, end) in enumerate(((way[0], way[-1]) for way in ways), 1):
            a, b = (self.places.corner(at) if at in CORNER else self.places.anchor(at) for at in (start, end))
            r = self.token_size(end)
            line = shapes.trim(shapes.curve(a, b, 0.16), r + 2, r + 8)
            self.canvas.put(marks.arrow(tuple(line), self.theme, min(1.0, self.s / 66)), 0, 0)
            if len(ways) > 1:
                self.canvas.put(marks.number(number, self.theme), *_beside(a, b, 1.5 * r))


def _other_end(corner: str) -> str:
    """The lower end of the side that begins at the bottom of a field: L17@6 -> N16@12."""
    field = corner.partition("@")[0]
    return f"{chr(ord(field[0]) + 2)}{int(field[1:]) - 1}@12"


def _beside(a: Point, b: Point, far: float) -> Point:
    """Behind the arrow's tail."""
    gap = max(1.0, math.dist(a, b))
    return a[0] - far * (b[0] - a[0]) / gap, a[1] - far * (b[1] - a[1]) / gap
