"""The map's own pictures: tiles with six sides, portals, the big field, demons, temples. `s` is a hexagon's size."""

from __future__ import annotations

import math
from functools import lru_cache

from render import seats, shapes
from render.canvas import Brush, Sprite
from render.druids.palette import Ground, ground
from render.seats import NOBODY, look
from render.shapes import Point, Points
from render.stones import STONE
from render.theme import INK, IVORY, XS, Theme, mix
from rules.druids.board import HOURS

USUAL = 60
"""The size at which strokes have their plain width."""


SHADOW_REACH = 34
"""How far a shadow reaches beyond its piece; neighbours on all sides cover one of a larger piece."""


def hexagon(r: float) -> Points:
    return shapes.regular(0, 0, r, 6)


@lru_cache(maxsize=32)
def shadow(s: int, theme: Theme) -> Sprite:
    """Under every piece of the map, so that it lies on the bed as one."""
    brush = Brush.around(s + SHADOW_REACH, theme.shadow)
    brush.shadow(hexagon(1.03 * s), theme.shadow, 5, 8, 0.5 if theme.dark else 0.22)
    return brush.done()


# --- tiles -----------------------------------------------------------------------------------------


@lru_cache(maxsize=320)  # some 100 KB each
def tile(sides: str, s: int, theme: Theme) -> Sprite:
    """Six wedges from 1 o'clock clockwise, each with trees, ripples or peaks: colour is never alone."""
    colours, k = ground(theme), s / USUAL
    fills = {"F": colours.forest, "W": colours.water, "M": colours.mountain}
    brush = Brush.around(s + 4, colours.edge)
    rim = hexagon(s)
    letters = (sides + "MMMMMM")[:6]
    for side, letter in enumerate(letters):
        brush.fill([(0, 0), rim[side], rim[(side + 1) % 6]], fills.get(letter, colours.mountain))
    for side, letter in enumerate(letters):
        if letters[side - 1] != letter:
            brush.line([(0, 0), rim[side]], mix(fills.get(letter, colours.mountain), IVORY, 0.4), 2.2 * k)
    for side, letter in enumerate(letters):
        a, b = rim[side], rim[(side + 1) % 6]
        _glyph(brush, letter, 0.33 * (a[0] + b[0]), 0.33 * (a[1] + b[1]), k, colours)
    brush.outline(rim, colours.edge, 3.2 * max(0.8, k))
    return brush.done()


def _glyph(brush: Brush, letter: str, x: float, y: float, k: float, colours: Ground) -> None:
    def at(points: list[Point]) -> Points:
        return [(x + dx * k, y + dy * k) for dx, dy in points]

    if letter == "F":
        for dx, dy, r in ((-6.0, 3.0, 6.2), (6.0, 3.0, 6.2), (0.0, -5.0, 7.0)):
            brush.disc(x + dx * k, y + dy * k, r * k, colours.forest2)
    elif letter == "W":
        for dy in (-5, 5):
            wave = at([(-11, dy), (-4, dy - 4), (4, dy + 4), (11, dy)])
            brush.line(shapes.smooth(wave, 2, closed=False), colours.water2, 2.4 * k, caps=True)
    else:
        brush.fill(at([(-12, 8), (-3, -9), (4, 8)]), colours.mountain2)
        brush.fill(at([(-1, 8), (6, -4), (13, 8)]), mix(colours.mountain2, INK, 0.2))
        brush.fill(at([(-5.2, -4.8), (-3, -9), (-1.2, -4.8)]), colours.peak)


@lru_cache(maxsize=32)
def drawn(pattern: str, s: int, theme: Theme) -> Sprite:
    """The piece in hand with its hours around it, its first side marked: what `hour` turns."""
    colours = ground(theme)
    brush = Brush.around(s + 40, theme.page2)
    if pattern == "portal":
        _portal(brush, s, colours)
    else:
        picture = tile(pattern, s, theme)
        brush.image.paste(
            picture.image.resize((picture.image.width * 3, picture.image.height * 3)),
            ((picture.left - brush.left) * 3, (picture.top - brush.top) * 3),
            picture.mask.resize((picture.mask.width * 3, picture.mask.height * 3)),
        )
        rim = hexagon(s + 1)
        brush.line([rim[0], rim[1]], INK, 9, caps=True)
        brush.line([rim[0], rim[1]], theme.gold, 5.5, caps=True)
        for side, hour in enumerate(HOURS):
            angle = math.radians(-60 + 60 * side)
            brush.letter((s + 14) * math.cos(angle), (s + 14) * math.sin(angle), str(hour), XS, theme.mute)
    return brush.done()


# --- portals and the big field ---------------------------------------------------------------------


@lru_cache(maxsize=32)
def portal(s: int, theme: Theme) -> Sprite:
    brush = Brush.around(s + 4, ground(theme).edge)
    _portal(brush, s, ground(theme))
    return brush.done()


@lru_cache(maxsize=96)
def bridge(side: int, s: int, theme: Theme) -> Sprite:
    """Across the side between a portal and a field; sides 0, 1, 2 look towards 1, 3 and 5 o'clock."""
    colours, angle = ground(theme), math.radians(60 * side - 60)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

    def plank(long: float, wide: float) -> Points:
        ends = ((-long, -wide), (long, -wide), (long, wide), (-long, wide))
        return [(u * along[0] + v * across[0], u * along[1] + v * across[1]) for u, v in ends]

    brush = Brush.around(0.4 * s, colours.edge)
    brush.fill(plank(0.21 * s, 0.135 * s), colours.edge)
    brush.fill(plank(0.185 * s, 0.11 * s), IVORY)
    for step in (-0.11, 0.0, 0.11):
        line = [
            (u * along[0] + v * across[0], u * along[1] + v * across[1])
            for u, v in ((step * s, -0.1 * s), (step * s, 0.1 * s))
        ]
        brush.line(line, colours.portal, 0.05 * s)
    return brush.done()


def _portal(brush: Brush, s: int, colours: Ground) -> None:
    brush.fill(hexagon(s), colours.portal)
    for share, colour in zip((0.62, 0.45, 0.28), colours.rings, strict=True):
        brush.ring(0, -0.14 * s, share * s, colour, 0.075 * s)
    brush.disc(0, -0.14 * s, 0.11 * s, colours.rings[2])
    brush.outline(hexagon(s), colours.edge, 3.2 * max(0.8, s / USUAL))


@lru_cache(maxsize=32)
def big_cell(s: int, theme: Theme) -> Sprite:
    """One of the seven hexagons of the big demon field."""
    colours = ground(theme)
    brush = Brush.around(s + 4, colours.big)
    brush.fill(hexagon(s + 0.5), colours.big)
    brush.outline(hexagon(s - 0.5), colours.demon, 2.5 * s / USUAL)
    return brush.done()


@lru_cache(maxsize=32)
def eye(s: int, rays: bool, theme: Theme) -> Sprite:
    """In the middle of the big field: twelve rays round an eye with a slit."""
    colours = ground(theme)
    brush = Brush.around(1.6 * s, colours.big)
    up = -0.16 * s
    for ray in range(12 if rays else 0):
        angle = math.pi * ray / 6
        far = s * (1.38 if ray % 2 == 0 else 0.98)
        tip = (far * math.cos(angle), up + far * math.sin(angle))
        foot = [(0.56 * s * math.cos(angle + d), up + 0.56 * s * math.sin(angle + d)) for d in (-0.18, 0.18)]
        brush.fill([tip, *foot], colours.rays)
    brush.disc(0, up, 0.62 * s, colours.rays)
    brush.disc(0, up, 0.55 * s, colours.big)
    brush.disc(0, up, 0.38 * s, colours.eye)
    brush.fill(shapes.ellipse(0, up, 0.1 * s, 0.36 * s), colours.big)
    return brush.done()


# --- pieces ----------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def demon(s: int, theme: Theme) -> Sprite:
    """A horned mask on red; the sides of the tile stay visible around it."""
    colours = ground(theme)
    brush = Brush.around(s + 4, colours.demon)
    brush.fill(hexagon(0.86 * s + 1.5), INK)
    brush.fill(hexagon(0.86 * s), colours.demon)
    _mask(brush, 0, -0.24 * s, s / USUAL * 0.86, colours)
    return brush.done()


def _mask(brush: Brush, x: float, y: float, k: float, colours: Ground) -> None:
    def at(points: list[Point]) -> Points:
        return [(x + dx * k, y + dy * k) for dx, dy in points]

    face: list[Point] = [(-26, 2), (-27, -25), (-14, -12), (0, -16), (14, -12), (27, -25), (26, 2), (13, 21), (-13, 21)]
    brush.fill(shapes.smooth(at(face)), colours.mask)
    brush.fill(at([(-17, -5), (-4, -1), (-10, 5)]), colours.demon)
    brush.fill(at([(17, -5), (4, -1), (10, 5)]), colours.demon)
    brush.line(at([(-8, 12), (8, 12)]), colours.demon, 2.5 * k, caps=True)


@lru_cache(maxsize=128)
def population(seat: int, r: float, immortal: bool, theme: Theme) -> Sprite:
    """A token; an immortal one stands on a red disc with horns."""
    if not immortal:
        return seats.token(seat, r, theme)
    colours = ground(theme)
    brush = Brush.around(2.2 * r + 6, theme.shadow)
    wide = 1.62 * r
    brush.shadow(shapes.circle(0, 0, wide), theme.shadow, 2.5, 3, 0.38)
    for grow, colour in ((2.4, IVORY), (0.0, colours.demon)):
        brush.disc(0, 0, wide + grow, colour)
        for side in (-1, 1):
            horn: list[Point] = [(side * 1.5 * r, -1.75 * r), (side * 0.55 * r, -1.5 * r), (side * 1.45 * r, -0.6 * r)]
            middle = (sum(p[0] for p in horn) / 3, sum(p[1] for p in horn) / 3)
            grown = 1 + grow / r * 1.6
            brush.fill([(_from(middle[0], a, grown), _from(middle[1], b, grown)) for a, b in horn], colour)
    own = look(seat)
    inner = 0.92 * r
    brush.fill(own.outline(0, 0, inner + 3.2), IVORY)
    brush.fill(own.outline(0, 0, inner + 1.2), INK)
    brush.fill(own.outline(0, 0, inner - 1.2), own.fill)
    brush.letter(0, own.letter_y(inner), own.letter, max(XS, round(1.12 * inner)), own.ink)
    return brush.done()


def _from(middle: float, there: float, times: float) -> float:
    return middle + times * (there - middle)


@lru_cache(maxsize=64)
def temple(seat: int, r: float, theme: Theme) -> Sprite:
    """A trilith in its owner's colour; of plain stone while it is nobody's."""
    own = look(seat)
    fill = STONE if own is NOBODY else own.fill
    brush = Brush.around(1.3 * r + 8, theme.shadow)
    for grow, colour in ((4.0, IVORY), (1.8, INK), (0.0, fill)):
        for part in _trilith(r, grow):
            brush.fill(part, colour)
    return brush.done()


def _trilith(r: float, grow: float) -> list[Points]:
    parts: list[Points] = []
    for x in (-0.62, 0.62):
        left, right = (x - 0.22) * r - grow, (x + 0.22) * r + grow
        parts.append(shapes.box(left, -0.4 * r, right - left, 1.3 * r + grow))
    top: Points = [
        (-1.04 * r - grow, -0.32 * r + grow),
        (-0.98 * r - grow, -0.84 * r - grow),
        (0.98 * r + grow, -0.84 * r - grow),
        (1.04 * r + grow, -0.32 * r + grow),
    ]
    return [*parts, top]


@lru_cache(maxsize=16)
def temple_ghost(r: float, gone: bool) -> Sprite:
    """Where a temple was."""
    brush = Brush.around(1.3 * r + 8, INK)
    for part in _trilith(r, 0):
        brush.fill(part, (*STONE, 90))
        closed = [*part, part[0]]
        brush.dashes(closed, IVORY, 4.5)
        brush.dashes(closed, NOBODY.fill, 2.2)
    if gone:
        seats.strike(brush, 0.75 * r)
    return brush.done()


@lru_cache(maxsize=16)
def demon_ghost(s: int) -> Sprite:
    """Where a demon was."""
    brush = Brush.around(s + 6, INK)
    outline = hexagon(0.8 * s)
    closed = [*outline, outline[0]]
    brush.dashes(closed, IVORY, 5)
    brush.dashes(closed, (107, 31, 42), 2.6)
    seats.strike(brush, 0.3 * s)
    return brush.done()


# --- marks -----------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def focus(s: int, theme: Theme) -> Sprite:
    """Gold round a field where something is new."""
    brush = Brush.around(s + 8, IVORY)
    for width, colour in ((11.0, IVORY), (8.0, INK), (4.5, theme.gold)):
        brush.outline(hexagon(0.92 * s), colour, width * min(1.0, s / USUAL))
    return brush.done()


@lru_cache(maxsize=32)
def free(s: int, theme: Theme) -> Sprite:
    """An empty cell where the piece in hand fits: a free choice."""
    brush = Brush.around(s + 4, theme.gold)
    outline = hexagon(0.9 * s)
    brush.fill(outline, (*theme.gold, 34))
    brush.dashes([*outline, outline[0]], theme.goldink, 3, 10, 8)
    return brush.done()


@lru_cache(maxsize=512)
def pill(w: int, h: int, theme: Theme) -> Sprite:
    """Behind a name."""
    brush = Brush.around(w, ground(theme).pill)
    brush.fill(shapes.plate(-w / 2, -h / 2, w, h, h / 2), (*ground(theme).pill, 232))
    return brush.done()
