"""What stands on the board: troops, pyramids, temples, obelisks, harbors. `s` is the scale, 1 on an overview."""

from __future__ import annotations

import math
from functools import lru_cache

from render import shapes
from render.canvas import Brush, Sprite
from render.kemet.palette import BRONZE, LAPIS, LAPIS_GOLD, PYRAMID_LETTERS, PYRAMIDS, STONE
from render.seats import look, strike
from render.theme import BLACK, INK, IVORY, RGB, WHITE, XS, Theme, mix

CODES = {
    "phoenix": "Ph",
    "royal scarab": "RS",
    "giant scorpion": "GS",
    "ancestral elephant": "AE",
    "deep desert snake": "DS",
    "sphinx": "Sp",
    "mummy": "Mu",
    "khnum's sphinx": "KS",
    "griffin sphinx": "Gr",
    "soul devourer": "De",
    "devourer": "De",
}
"""Creatures on the board; the owner's card spells them out."""


def codes(creatures: str) -> tuple[str, ...]:
    """`phoenix + mummy` -> Ph, Mu."""
    return tuple(CODES.get(word, word[:2].title()) for word in creatures.split(" + ") if word)


TROOP_HIGH = 44


def troop_width(beasts: tuple[str, ...]) -> int:
    return 78 + 32 * len(beasts)


@lru_cache(maxsize=512)
def troop(seat: int, units: int, beasts: tuple[str, ...], s: float, theme: Theme, gone: bool = False) -> Sprite:
    """Units of one seat, and their creature's code in gold."""
    own = look(seat)
    w, h = troop_width(beasts) * s, TROOP_HIGH * s
    brush = Brush(-w / 2 - 18, -h / 2 - 18, w / 2 + 18, h / 2 + 18, theme.shadow)
    body = shapes.plate(-w / 2, -h / 2, w, h, h / 2)
    brush.shadow(body, theme.shadow, 3, 4, 0.4)
    brush.fill(shapes.plate(-w / 2 - 3 * s, -h / 2 - 3 * s, w + 6 * s, h + 6 * s, h / 2 + 3 * s), IVORY)
    brush.fill(body, INK)
    brush.fill(shapes.plate(-w / 2 + 2.4 * s, -h / 2 + 2.4 * s, w - 4.8 * s, h - 4.8 * s, h / 2), IVORY)
    x, r = -w / 2 + 23 * s, 13 * s
    y = -2 * s if own.shape == "triangle" else 0
    brush.fill(own.outline(x, y, r + 1.4 * s), INK)
    brush.fill(own.outline(x, y, r - 1 * s), own.fill)
    brush.letter(x, y + own.letter_y(r), own.letter, round(max(16, 16 * s)), own.ink)
    brush.letter(-w / 2 + 56 * s, 0, str(units), round(32 * s), INK)
    for number, code in enumerate(beasts):
        cx = -w / 2 + (89 + 33 * number) * s
        brush.disc(cx, 0, 16.5 * s, INK)
        brush.disc(cx, 0, 15 * s, theme.gold)
        brush.letter(cx, 0, code, round(XS * s), INK)
    if gone:
        strike(brush, 0.4 * h)
    return brush.done()


@lru_cache(maxsize=128)
def pyramid(colour: str, word: str, s: float, theme: Theme) -> Sprite:
    """Four steps in its colour, its level and letter on it."""
    fill, r = PYRAMIDS.get(colour, STONE), 24 * s
    brush = Brush.around(r + 12, theme.shadow)
    left: shapes.Points = []
    right: shapes.Points = []
    for step in range(4):
        w, y = r * (1 - step * 0.235), r * 0.8 - step * r * 0.42
        left += [(-w, y), (-w, y - r * 0.42)]
        right += [(w, y), (w, y - r * 0.42)]
    body = left + right[::-1]
    brush.shadow(body, theme.shadow, 2.5, 3, 0.35)
    brush.outline(body, IVORY, 7 * s)
    brush.fill(body, fill)
    shade = mix(fill, WHITE, 0.14) if colour == "onyx" else mix(fill, BLACK, 0.16)
    brush.fill([(0, r * 0.8), (0, -r * 0.88), *right[::-1]], shade)
    brush.outline(body, INK, 2.4 * s)
    brush.letter(0, r * 0.40, word, round(XS * s), PYRAMID_LETTERS.get(colour, INK))
    return brush.done()


@lru_cache(maxsize=32)
def site(s: float, theme: Theme) -> Sprite:
    """A district without a pyramid."""
    brush = Brush.around(30 * s, theme.line)
    outline = shapes.plate(-20 * s, -17 * s, 40 * s, 36 * s, 8 * s)
    brush.dashes([*outline, outline[0]], mix(theme.line, INK, 0.2), 2.2 * s)
    return brush.done()


@lru_cache(maxsize=32)
def temple(s: float, theme: Theme) -> Sprite:
    """Two pylons, architrave, plinth, door."""
    k = 0.95 * s
    brush = Brush.around(56 * k, BRONZE)
    for side in (-1, 1):
        pylon = [(side * 38 * k, 24 * k), (side * 33 * k, -20 * k), (side * 12 * k, -20 * k), (side * 10 * k, 24 * k)]
        brush.fill(pylon, STONE)
        brush.outline(pylon, BRONZE, 2.4 * s)
    for x, y, w, h in ((-40, -28, 80, 9), (-46, 23, 92, 8)):
        outline = shapes.plate(x * k, y * k, w * k, h * k, 2)
        brush.fill(outline, STONE)
        brush.outline(outline, BRONZE, 2.2 * s)
    brush.fill(shapes.plate(-9 * k, -6 * k, 18 * k, 29 * k, 2), BRONZE)
    return brush.done()


@lru_cache(maxsize=32)
def obelisk(r: float, colour: RGB) -> Sprite:
    brush = Brush.around(r + 4, colour)
    brush.fill(
        [(-0.2 * r, 0.72 * r), (-0.13 * r, -0.7 * r), (0, -r), (0.13 * r, -0.7 * r), (0.2 * r, 0.72 * r)], colour
    )
    brush.fill(shapes.box(-0.34 * r, 0.74 * r, 0.68 * r, 0.22 * r), colour)
    return brush.done()


@lru_cache(maxsize=32)
def sun(r: float, colour: RGB) -> Sprite:
    """The Sanctuary of All Gods."""
    brush = Brush.around(r + 4, colour)
    brush.disc(0, 0, 0.5 * r, colour)
    for number in range(12):
        a = math.radians(30 * number)
        brush.line(
            [(0.64 * r * math.cos(a), 0.64 * r * math.sin(a)), (r * math.cos(a), r * math.sin(a))],
            colour,
            0.1 * r,
            True,
        )
    return brush.done()


@lru_cache(maxsize=32)
def ankh(r: float, colour: RGB) -> Sprite:
    brush = Brush.around(r + 4, colour)
    brush.outline(shapes.ellipse(0, -0.5 * r, 0.34 * r, 0.46 * r), colour, 0.2 * r)
    brush.line([(0, -0.05 * r), (0, r)], colour, 0.22 * r)
    brush.line([(-0.5 * r, 0.12 * r), (0.5 * r, 0.12 * r)], colour, 0.2 * r)
    return brush.done()


@lru_cache(maxsize=64)
def harbor(seat: int | None, s: float) -> Sprite:
    """An anchor: on a lapis disc for everybody's harbors, on its city's colour for a military one."""
    brush = Brush.around(18 * s, INK)
    ink = IVORY
    if seat is None:
        brush.disc(0, 0, 13 * s, LAPIS)
    else:
        own = look(seat)
        ink = own.ink
        brush.fill(shapes.plate(-13 * s, -13 * s, 26 * s, 26 * s, 5 * s), INK)
        brush.fill(shapes.plate(-11.6 * s, -11.6 * s, 23.2 * s, 23.2 * s, 4 * s), own.fill)
    brush.ring(0, -6 * s, 2.4 * s, ink, 1.8 * s)
    brush.line([(0, -3.6 * s), (0, 8 * s)], ink, 2.2 * s)
    brush.line([(-4 * s, -1 * s), (4 * s, -1 * s)], ink, 2.0 * s)
    brush.line([(-7 * s, 2.5 * s), (-5 * s, 7 * s), (0, 8.6 * s), (5 * s, 7 * s), (7 * s, 2.5 * s)], ink, 2.2 * s)
    return brush.done()


@lru_cache(maxsize=32)
def swords(s: float) -> Sprite:
    """A battle."""
    brush = Brush.around(24 * s, INK)
    for colour, width in ((IVORY, 13.0), (INK, 9.5), (LAPIS_GOLD, 5.0)):
        for side in (-1, 1):
            brush.line([(-13 * side * s, 13 * s), (13 * side * s, -13 * s)], colour, width * s, caps=True)
    return brush.done()


__all__ = [
    "CODES",
    "ankh",
    "codes",
    "harbor",
    "obelisk",
    "pyramid",
    "site",
    "sun",
    "swords",
    "temple",
    "troop",
    "troop_width",
]
