"""Drawing: sprites are drawn once with a `Brush`, three times as large; a `Canvas` puts them together.

A canvas remembers what was put where (`printed`, `placed`), so that tests can see what is on a picture.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from render import lettering, shapes
from render.lettering import BOLD, REGULAR, SUPER
from render.shapes import Point, Points
from render.theme import FINE, HAIR, RGB, SM, XS, Theme

Colour = RGB | tuple[int, int, int, int]


class Sprite(NamedTuple):
    """A finished small picture; `left`, `top`: from the point it is put at to its upper left corner."""

    image: Image.Image
    mask: Image.Image
    left: int
    top: int


class Brush:
    """A transparent surface around the point (0, 0), drawn on in pixels of the picture."""

    def __init__(self, left: float, top: float, right: float, bottom: float, ground: RGB = (0, 0, 0)) -> None:
        self.left, self.top = int(left // 1), int(top // 1)
        self.width, self.height = int(-(-right // 1)) - self.left, int(-(-bottom // 1)) - self.top
        # Transparent pixels carry the shadow's colour, so that a shadow fades into nothing and not into black.
        self.image = Image.new("RGBA", (self.width * SUPER, self.height * SUPER), (*ground, 0))
        self.pen = ImageDraw.Draw(self.image)

    @classmethod
    def around(cls, reach: float, ground: RGB = (0, 0, 0)) -> Brush:
        return cls(-reach, -reach, reach, reach, ground)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [((x - self.left) * SUPER, (y - self.top) * SUPER) for x, y in points]

    def fill(self, points: Sequence[Point], colour: Colour) -> None:
        self.pen.polygon(self._at(points), fill=colour)

    def line(self, points: Sequence[Point], colour: Colour, width: float = FINE, caps: bool = False) -> None:
        at, thick = self._at(points), max(1, round(width * SUPER))
        self.pen.line(at, fill=colour, width=thick, joint="curve")
        if caps:
            for x, y in (at[0], at[-1]):
                self.pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=colour)

    def outline(self, points: Sequence[Point], colour: Colour, width: float = FINE) -> None:
        self.line([*points, points[0], points[1]], colour, width)

    def disc(self, x: float, y: float, r: float, colour: Colour) -> None:
        self.fill(shapes.circle(x, y, r), colour)

    def ring(self, x: float, y: float, r: float, colour: Colour, width: float) -> None:
        self.outline(shapes.circle(x, y, r), colour, width)

    def dashes(self, points: Sequence[Point], colour: Colour, width: float, on: float = 7, off: float = 5) -> None:
        run: Points = []
        walked = 0.0
        fine = shapes.dense(points, 1)
        for a, b in itertools.pairwise(fine):
            if walked % (on + off) < on:
                run = run or [a]
                run.append(b)
            elif run:
                self.line(run, colour, width)
                run = []
            walked += ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        if len(run) > 1:
            self.line(run, colour, width)

    def shadow(self, points: Sequence[Point], colour: RGB, down: float, blur: float, strength: float) -> None:
        cast = Image.new("L", (self.width, self.height), 0)
        at = [(x - self.left, y - self.top + down) for x, y in points]
        ImageDraw.Draw(cast).polygon(at, fill=round(255 * strength))
        cast = cast.filter(ImageFilter.GaussianBlur(blur)).resize(self.image.size, Image.Resampling.BICUBIC)
        self.image.paste((*colour, 255), (0, 0), cast)

    def letter(self, x: float, y: float, text: str, size: int, colour: RGB, weight: str = BOLD) -> None:
        """Centred on its capital height."""
        face = lettering.font(weight, size * SUPER)
        left, top, right, bottom = face.getbbox(text, anchor="ls")
        (px, py) = self._at([(x, y)])[0]
        self.pen.text((px - (left + right) / 2, py - (top + bottom) / 2), text, font=face, fill=colour, anchor="ls")

    def done(self, quick: bool = False) -> Sprite:
        """The sprite, without the empty margin. `quick`: for large ones that are drawn anew each time."""
        if quick:
            small = self.image.convert("RGBa").reduce(SUPER).convert("RGBA")
        else:
            small = self.image.resize((self.width, self.height), Image.Resampling.LANCZOS)
        box = small.getchannel("A").getbbox() or (0, 0, 1, 1)
        small = small.crop(box)
        return Sprite(small.convert("RGB"), small.getchannel("A"), self.left + box[0], self.top + box[1])


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box, slack: float = 0) -> bool:
        across = self.left + slack < other.right and other.left + slack < self.right
        return across and self.top + slack < other.bottom and other.top + slack < self.bottom

    def inside(self, other: Box) -> bool:
        across = other.left <= self.left and self.right <= other.right
        return across and other.top <= self.top and self.bottom <= other.bottom


class Printed(NamedTuple):
    text: str
    size: int
    box: Box
    cut: bool


class Placed(NamedTuple):
    what: str
    x: int
    y: int
    box: Box
    mask: Image.Image | None = None
    """Which pixels of the box it covers; None where the ground itself is meant."""


class Canvas:
    """A picture being put together at its final size."""

    def __init__(self, width: int, height: int, colour: RGB) -> None:
        self.image = Image.new("RGB", (width, height), colour)
        self.printed: list[Printed] = []
        self.placed: list[Placed] = []

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def copy(self) -> Canvas:
        """To go on drawing on a layer that is kept."""
        same = Canvas.__new__(Canvas)
        same.image, same.printed, same.placed = self.image.copy(), list(self.printed), list(self.placed)
        return same

    def put(self, sprite: Sprite, x: float, y: float, what: str = "") -> None:
        left, top = round(x) + sprite.left, round(y) + sprite.top
        self.image.paste(sprite.image, (left, top), sprite.mask)
        if what:
            w, h = sprite.image.size
            self.placed.append(Placed(what, round(x), round(y), Box(left, top, left + w, top + h), sprite.mask))

    def rectangle(self, x: int, y: int, w: int, h: int, colour: RGB) -> None:
        self.image.paste(colour, (x, y, x + w, y + h))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int = SM,
        colour: RGB = (0, 0, 0),
        weight: str = REGULAR,
        anchor: str = "l",
        width: float | None = None,
        least: int = XS,
    ) -> float:
        """One line, its capitals' middle at `y`; anchor l, m or r; made to fit in `width`. The width it took."""
        cut = False
        if width is not None:
            text, size, cut = lettering.fit(text, width, size, weight, least)
        long = lettering.length(text, size, weight)
        start = x - (long if anchor == "r" else long / 2 if anchor == "m" else 0)
        cap = lettering.cap_height(size, weight)
        self.printed.append(Printed(text, size, Box(start, y - cap / 2, start + long, y + cap / 2), cut))
        baseline = round(y + cap / 2)
        for word in text.split(" "):
            if word:
                picture, left, top = lettering.mask(word, size, weight)
                self.image.paste(colour, (round(start) + left, baseline + top), picture)
            start += lettering.length(word, size, weight) + lettering.space(size, weight)
        return long

    def plate(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        radius: float,
        fill: RGB | None,
        edge: RGB | None = None,
        edge_width: float = HAIR,
        shadow: Shadow | None = None,
    ) -> None:
        """A rounded rectangle, flat or with an edge and a shadow."""
        corner = round(radius) + (round(shadow.reach) if shadow else 0) + 6
        if w * h <= (60_000 if fill else 300_000) or min(w, h) <= 2 * corner:
            self.put(_plate(w, h, radius, fill, edge, edge_width, shadow), x, y)
        else:
            self._large_plate(x, y, w, h, corner, radius, fill, edge, edge_width, shadow)

    def card(self, x: int, y: int, w: int, h: int, theme: Theme, radius: int = 16, gold: bool = False) -> None:
        shadow = Shadow(theme.shadow, 3, 7, theme.card_shadow)
        edge = (theme.gold, 4.0) if gold else (theme.line, HAIR)
        self.plate(x, y, w, h, radius, theme.card, *edge, shadow)

    def _large_plate(
        self, x: int, y: int, w: int, h: int, part: int, radius: float, fill: RGB | None, edge: RGB | None,
        edge_width: float, shadow: Shadow | None,
    ) -> None:  # fmt: skip
        """The corners (`part` wide) of a small plate, its edges and middle stretched."""
        for left, top, image, mask in _border(w, h, part, radius, fill, edge, edge_width, shadow):
            self.image.paste(image, (x + left, y + top), mask)
        if fill is not None:
            self.rectangle(x + part, y + part, w - 2 * part, h - 2 * part, fill)


@lru_cache(maxsize=64)  # some 800 KB each
def _border(
    w: int, h: int, part: int, radius: float, fill: RGB | None, edge: RGB | None, edge_width: float,
    shadow: Shadow | None,
) -> tuple[tuple[int, int, Image.Image, Image.Image], ...]:  # fmt: skip
    """The eight pieces around the middle of a large plate: where, what, and its mask."""
    small = _plate(2 * part + 2, 2 * part + 2, radius, fill, edge, edge_width, shadow)
    reach_x, reach_y = -small.left, -small.top
    full_w, full_h = small.image.size
    first, second = reach_x + part, reach_y + part
    xs = ((0, first), (first, first + 2), (first + 2, full_w))
    ys = ((0, second), (second, second + 2), (second + 2, full_h))
    wide = (xs[0][1], w - 2 * part, full_w - xs[2][0])
    high = (ys[0][1], h - 2 * part, full_h - ys[2][0])
    pieces = []
    top = -reach_y
    for row in range(3):
        left = -reach_x
        for column in range(3):
            crop = (xs[column][0], ys[row][0], xs[column][1], ys[row][1])
            size = (wide[column], high[row])
            if not row == column == 1:
                image, mask = (
                    whole.crop(crop).resize(size, Image.Resampling.NEAREST) for whole in (small.image, small.mask)
                )
                pieces.append((left, top, image, mask))
            left += wide[column]
        top += high[row]
    return tuple(pieces)


class Shadow(NamedTuple):
    """One light from above."""

    colour: RGB
    down: float
    blur: float
    strength: float

    @property
    def reach(self) -> float:
        return self.down + 3 * self.blur


@lru_cache(maxsize=256)  # some 120 KB each
def _plate(
    w: int, h: int, radius: float, fill: RGB | None, edge: RGB | None, edge_width: float, shadow: Shadow | None
) -> Sprite:
    reach = shadow.reach if shadow else 1
    brush = Brush(-reach, -reach, w + reach, h + reach, shadow.colour if shadow else fill or edge or (0, 0, 0))
    outer = shapes.plate(0, 0, w, h, radius)
    if shadow:
        brush.shadow(outer, *shadow)
    if edge is None:
        brush.fill(outer, fill or (0, 0, 0))
    else:
        brush.fill(outer, edge)
        e = edge_width
        inner = shapes.plate(e, e, w - 2 * e, h - 2 * e, max(0.0, radius - e))
        brush.fill(inner, fill if fill is not None else (*edge, 0))
    return brush.done()
