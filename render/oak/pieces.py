"""Oak's small icons: resources, ingredients, sun, stones, elders. `r` is half the size."""

from __future__ import annotations

import math
from functools import lru_cache

from render import shapes
from render.canvas import Brush, Sprite
from render.seats import look
from render.stones import STONE, STONE_SHADE
from render.theme import INK, IVORY, RGB, XS, Theme, rgb

FEATHER, FEATHER_INK = rgb("#D9B24E"), rgb("#5A4312")
LEAF, LEAF_INK = rgb("#6E9A58"), rgb("#2E4A22")
RUNE, RUNE_INK = rgb("#A9B1B8"), rgb("#39424A")
WOOD, WOOD_INK, PALE_WOOD = rgb("#8A6A48"), rgb("#5C4229"), rgb("#D9B98A")
BERRY, BERRY_INK = rgb("#3F5A9E"), rgb("#1E2F5E")
NUT, CUP = rgb("#C98E3E"), rgb("#7A5430")
CAP, STALK = rgb("#B5463A"), rgb("#F3E6CE")


def _shape(brush: Brush, points: shapes.Points, fill: RGB, edge: RGB) -> None:
    brush.fill(points, fill)
    brush.outline(points, edge, 2)


@lru_cache(maxsize=64)
def resource(letter: str, r: float) -> Sprite:
    """A feather, mistletoe, or a stone with a rune."""
    brush = Brush.around(r + 4, IVORY)
    if letter == "F":
        blade = [(-0.75, 0.85), (-0.55, -0.1), (0.2, -0.85), (0.8, -0.9), (0.72, -0.2), (0.1, 0.45)]
        _shape(brush, shapes.smooth([(x * r, y * r) for x, y in blade]), FEATHER, FEATHER_INK)
        brush.line([(-0.8 * r, 0.95 * r), (0.55 * r, -0.65 * r)], FEATHER_INK, 2, caps=True)
    elif letter == "M":
        for side in (-1, 1):
            _shape(brush, shapes.ellipse(side * 0.45 * r, -0.25 * r, 0.52 * r, 0.27 * r), LEAF, LEAF_INK)
        for x, y in ((-0.26, 0.32), (0.26, 0.32), (0.0, 0.66)):
            _shape(brush, shapes.circle(x * r, y * r, 0.25 * r), IVORY, LEAF_INK)
    else:
        stone = [(-0.6, 0.85), (-0.72, -0.4), (-0.2, -0.92), (0.5, -0.8), (0.7, 0.8)]
        _shape(brush, shapes.rounded([(x * r, y * r) for x, y in stone], 0.3 * r), RUNE, RUNE_INK)
        rune = [(-0.1, 0.5), (-0.1, -0.5), (0.3, -0.18), (-0.1, 0.05)]
        brush.line([(x * r, y * r) for x, y in rune], RUNE_INK, 2.4)
    return brush.done()


@lru_cache(maxsize=64)
def ingredient(kind: str, r: float) -> Sprite:
    brush = Brush.around(1.2 * r + 4, INK)
    if kind == "bark":
        _shape(brush, shapes.plate(-0.6 * r, -0.85 * r, 1.2 * r, 1.7 * r, 0.3 * r), WOOD, INK)
        for x in (-0.25, 0.2):
            brush.line([(x * r, -0.5 * r), (x * r, 0.5 * r)], WOOD_INK, 2.2)
    elif kind == "root":
        toes = [[(0.0, -0.8), (0.2 * a, 0.0), (a, 0.9 * b)] for a, b in ((-0.7, 0.9), (0.0, 1.0), (0.7, 0.8))]
        for width, colour in ((0.34 * r + 3, INK), (0.34 * r - 1, PALE_WOOD)):
            for toe in toes:
                line = shapes.smooth([(x * r, y * r) for x, y in toe], 2, closed=False)
                brush.line(line, colour, width, caps=True)
    elif kind == "blueberry":
        _shape(brush, shapes.circle(0, 0, 0.85 * r), BERRY, INK)
        tips, dents = shapes.regular(0, -0.2 * r, 0.4 * r, 5), shapes.regular(0, -0.2 * r, 0.18 * r, 5, -54)
        brush.fill([point for pair in zip(tips, dents, strict=True) for point in pair], BERRY_INK)
    elif kind == "acorn":
        nut = [(-0.6, -0.1), (-0.5, 0.6), (0.0, 1.05), (0.5, 0.6), (0.6, -0.1)]
        _shape(brush, shapes.smooth([(x * r, y * r) for x, y in nut]), NUT, INK)
        cup = [(-0.78, -0.08), (-0.6, -0.7), (0.6, -0.7), (0.78, -0.08)]
        _shape(brush, shapes.smooth([(x * r, y * r) for x, y in cup]), CUP, INK)
    else:
        _shape(brush, shapes.plate(-0.24 * r, -0.1 * r, 0.48 * r, 0.95 * r, 0.15 * r), STALK, INK)
        cap = [(-0.9, 0.1), (-0.7, -0.7), (0.7, -0.7), (0.9, 0.1)]
        _shape(brush, shapes.smooth([(x * r, y * r) for x, y in cap]), CAP, INK)
        for x, y in ((-0.35, -0.25), (0.1, -0.42), (0.4, -0.18)):
            brush.disc(x * r, y * r, 0.13 * r, IVORY)
    return brush.done()


@lru_cache(maxsize=16)
def any_ingredient(r: float, theme: Theme) -> Sprite:
    """A free choice: an empty ring."""
    brush = Brush.around(r + 3, theme.mute)
    brush.ring(0, 0, 0.72 * r, theme.mute, 2.2)
    return brush.done()


@lru_cache(maxsize=32)
def sun(r: float, rays: int, colour: RGB, core: RGB | None = None) -> Sprite:
    """A disc with rays; with `core` the marker itself, edged in ink."""
    brush = Brush.around(r + 4, colour)
    for ray in range(rays):
        angle = 2 * math.pi * ray / rays
        c, s = math.cos(angle), math.sin(angle)
        brush.line([(0.72 * r * c, 0.72 * r * s), (r * c, r * s)], colour, max(2.2, 0.11 * r), caps=True)
    if core is None:
        brush.disc(0, 0, 0.5 * r, colour)
    else:
        brush.disc(0, 0, 0.62 * r, INK)
        brush.disc(0, 0, 0.62 * r - 2.5, core)
    return brush.done()


@lru_cache(maxsize=16)
def solar_token(count: int, theme: Theme) -> Sprite:
    """How many solar tokens lie on a way."""
    brush = Brush.around(21, INK)
    brush.disc(0, 0, 18, IVORY)
    brush.disc(0, 0, 16, INK)
    brush.disc(0, 0, 14, theme.gold)
    brush.letter(0, 0, str(count), XS, INK)
    return brush.done()


@lru_cache(maxsize=16)
def solar_gone(r: float) -> Sprite:
    brush = Brush.around(r + 3, IVORY)
    outline = shapes.circle(0, 0, r)
    brush.dashes([*outline, outline[0]], IVORY, 2.6)
    return brush.done()


@lru_cache(maxsize=32)
def shrine(r: float) -> Sprite:
    """Two uprights and a lintel."""
    brush = Brush.around(1.2 * r + 3, INK)
    for x in (-0.62, 0.3):
        _shape(brush, shapes.plate(x * r, -0.3 * r, 0.34 * r, 1.15 * r, 0.08 * r), STONE_SHADE, INK)
    _shape(brush, shapes.plate(-0.95 * r, -0.75 * r, 1.9 * r, 0.5 * r, 0.12 * r), STONE, INK)
    return brush.done()


@lru_cache(maxsize=32)
def artefact(r: float, theme: Theme) -> Sprite:
    """A dial with its pointer."""
    brush = Brush.around(r + 4, INK)
    brush.disc(0, 0, r, INK)
    brush.disc(0, 0, r - 2, theme.gold)
    brush.disc(0, 0, 0.5 * r, IVORY)
    brush.line([(0, 0), (0, -0.72 * r)], INK, 2.4, caps=True)
    return brush.done()


@lru_cache(maxsize=32)
def paw(r: float, theme: Theme) -> Sprite:
    """Creatures."""
    brush = Brush.around(r + 3, theme.ink)
    brush.fill(shapes.ellipse(0, 0.35 * r, 0.55 * r, 0.45 * r), theme.ink)
    for x, y in ((-0.7, -0.15), (-0.27, -0.6), (0.27, -0.6), (0.7, -0.15)):
        brush.fill(shapes.ellipse(x * r, y * r, 0.2 * r, 0.28 * r), theme.ink)
    return brush.done()


@lru_cache(maxsize=16)
def padlock(r: float, colour: RGB) -> Sprite:
    brush = Brush.around(r + 4, colour)
    arch = [(0.5 * r * math.cos(a), -0.15 * r - 0.55 * r * math.sin(a)) for a in map(math.radians, range(0, 181, 12))]
    brush.line([(0.5 * r, 0), *arch, (-0.5 * r, 0)], colour, 0.24 * r)
    brush.fill(shapes.plate(-0.75 * r, -0.1 * r, 1.5 * r, 1.05 * r, 0.2 * r), colour)
    return brush.done()


@lru_cache(maxsize=32)
def free_slot(wide: int, high: int, theme: Theme) -> Sprite:
    """A place something may be put on: gold dashes."""
    brush = Brush(-2, -2, wide + 2, high + 2, theme.gold)
    outline = shapes.plate(0, 0, wide, high, 14)
    brush.dashes([*outline, outline[0]], theme.gold, 3, 10, 8)
    return brush.done(quick=True)


@lru_cache(maxsize=256)
def druid(seat: int, r: float, elder: bool, theme: Theme, shadow: bool = False) -> Sprite:
    """A seat's token; an Elder stands on a gold disc."""
    own = look(seat)
    brush = Brush.around(1.6 * r + 12, theme.shadow)
    outer = 1.38 * r
    if shadow:
        brush.shadow(shapes.circle(0, 0, outer) if elder else own.outline(0, 0, r + 3), theme.shadow, 2.5, 3, 0.38)
    if elder:
        brush.disc(0, 0, outer + 3, IVORY)
        brush.disc(0, 0, outer + 1, INK)
        brush.disc(0, 0, outer - 1.2, theme.gold)
        r *= 0.84
    else:
        brush.fill(own.outline(0, 0, r + 3.2), IVORY)
    brush.fill(own.outline(0, 0, r + 1.2), INK)
    brush.fill(own.outline(0, 0, r - 1.2), own.fill)
    brush.letter(0, own.letter_y(r), own.letter, max(XS, round(1.1 * r)), own.ink)
    return brush.done()


@lru_cache(maxsize=64)
def elder(letters: str, theme: Theme) -> Sprite:
    """A resting Elder on a player's card: gold, with the first letters of its kind."""
    brush = Brush.around(24, theme.gold)
    _shape(brush, shapes.plate(-17, -14, 34, 28, 9), theme.gold, INK)
    brush.letter(0, 0, letters, XS, INK)
    return brush.done()
