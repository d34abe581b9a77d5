"""Karnag's own pieces and terrain as sprites. `s` is the scale: 1 for the overview."""

from __future__ import annotations

from functools import lru_cache

from render import seats, shapes
from render.canvas import Brush, Sprite
from render.karnag.palette import ground
from render.scene import Piece
from render.seats import look
from render.shapes import Point
from render.stones import stone
from render.theme import BLACK, INK, IVORY, LG, RGB, WHITE, XS, Theme, mix, rgb

BONE = rgb("#F4EBD8")
GATE_GOLD = rgb("#E9A91C")
CREATURE = 29
"""Half a creature's side."""
DRUID = 18.2
GEM = 19.0
MENHIR = 62.0


def sprite(piece: Piece, s: float, theme: Theme) -> Sprite:
    """The picture of a piece at that scale."""
    if piece.kind == "druid":
        return seats.token(_owner(piece), round(DRUID * s, 1), theme)
    if piece.kind == "gem":
        return gem(_owner(piece), round(GEM * s, 1), theme)
    if piece.kind == "menhir":
        return stone(_owner(piece), round(MENHIR * s, 1), theme)
    return creature(piece.kind, piece.traits, round(s, 2), theme)


def ghost(piece: Piece, gone: bool, s: float, theme: Theme) -> Sprite:
    if piece.kind in ("druid", "gem", "menhir"):
        return seats.ghost(_owner(piece), round(DRUID * s, 1), gone)
    return creature_ghost(gone, round(s, 2), theme)


def _owner(piece: Piece) -> int:
    return -1 if piece.seat is None else piece.seat


# --- creatures -------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def creature(kind: str, traits: tuple[str, ...], s: float, theme: Theme) -> Sprite:
    """A dark tile with a head; a golden triangle on the side it turns to; a black cube where it has one."""
    tile = ground(theme).creature if not theme.dark else rgb("#1A1716")
    r = CREATURE * s
    brush = Brush.around(r + 16, theme.shadow)
    outer = shapes.plate(-r, -r, 2 * r, 2 * r, 13 * s)
    brush.shadow(outer, theme.shadow, 3, 3, 0.4)
    brush.fill(shapes.plate(-r - 2.5, -r - 2.5, 2 * r + 5, 2 * r + 5, 15 * s), BONE)
    brush.fill(outer, tile)
    side = -1 if "left" in traits else 1 if "right" in traits else 0
    tip = side * (r - 7.5 * s)
    if side:
        points = [(tip - side * 4.5 * s, -8 * s), (tip + side * 4.5 * s, 0), (tip - side * 4.5 * s, 8 * s)]
        brush.fill(points, GATE_GOLD)
    _head(brush, kind, -side * 5 * s, 0, s, tile)
    if "black" in traits:
        x, y, a = r - 5 * s, -r + 5 * s, 9 * s
        brush.fill(shapes.plate(x - a - 3, y - a - 3, 2 * a + 6, 2 * a + 6, 4), IVORY)
        brush.fill(shapes.plate(x - a, y - a, 2 * a, 2 * a, 2), BLACK)
    return brush.done()


@lru_cache(maxsize=64)
def creature_icon(kind: str, r: float, theme: Theme) -> Sprite:
    """The head alone on a small tile, for player cards."""
    tile = ground(theme).creature if not theme.dark else rgb("#0F0D0C")
    brush = Brush.around(r + 3, tile)
    if theme.dark:
        brush.fill(shapes.plate(-r - 1.5, -r - 1.5, 2 * r + 3, 2 * r + 3, 0.5 * r), theme.line)
    brush.fill(shapes.plate(-r, -r, 2 * r, 2 * r, 0.45 * r), tile)
    _head(brush, kind, 0, 0, r / 22, tile)
    return brush.done()


@lru_cache(maxsize=16)
def creature_ghost(gone: bool, s: float, theme: Theme) -> Sprite:
    r = (CREATURE - 3) * s
    dark = ground(theme).creature
    brush = Brush.around(r + 8, dark)
    outline = shapes.plate(-r, -r, 2 * r, 2 * r, 12 * s)
    brush.fill(outline, (*dark, 56))
    closed = [*outline, outline[0]]
    brush.dashes(closed, IVORY, 5)
    brush.dashes(closed, dark, 2.6)
    if gone:
        seats.strike(brush, 0.62 * r)
    return brush.done()


def _head(brush: Brush, kind: str, x: float, y: float, s: float, tile: RGB) -> None:
    def at(points: list[Point]) -> list[Point]:
        return [(x + dx * s, y + dy * s) for dx, dy in points]

    if kind == "golem":
        brush.fill(shapes.rounded(at([(-15, 17), (-17, -4), (-10, -17), (10, -17), (17, -4), (15, 17)]), 4 * s), BONE)
        for eye in (-7.0, 7.0):
            brush.fill(shapes.plate(x + (eye - 3.4) * s, y - 6 * s, 6.8 * s, 6.8 * s, 1.2 * s), tile)
        brush.fill(shapes.plate(x - 8 * s, y + 6 * s, 16 * s, 4 * s, s), tile)
    elif kind == "ghoul":
        skull: list[Point] = [(-15, -2), (-12, -17), (12, -17), (15, -2), (9, 8), (8, 17), (-8, 17), (-9, 8)]
        brush.fill(shapes.smooth(at(skull)), BONE)
        for eye in (-6.2, 6.2):
            brush.disc(x + eye * s, y - 4 * s, 4.2 * s, tile)
        for tooth in (-4.0, 0.0, 4.0):
            brush.line(at([(tooth, 9), (tooth, 16)]), tile, 1.8 * s)
    elif kind == "shadow":
        flame: list[Point] = [
            (0, -20), (7, -8), (15, 2), (13, 16), (5, 12), (0, 19), (-5, 12), (-13, 16), (-15, 2), (-7, -6),
        ]  # fmt: skip
        brush.fill(shapes.smooth(at(flame)), BONE)
        for eye in (-5.2, 5.2):
            brush.fill(shapes.ellipse(x + eye * s, y + s, 2.8 * s, 4.2 * s), tile)
    else:
        coil: list[Point] = [(11, 15), (-14, 16), (-13, 5), (11, 5), (12, -5), (-6, -4), (-7, -13)]
        brush.line(shapes.smooth(at(coil), 3, closed=False), BONE, 6.4 * s, caps=True)
        brush.fill(shapes.smooth(at([(-17, -10), (-12, -20), (2, -20), (5, -12), (-4, -6)])), BONE)
        brush.disc(x - 7 * s, y - 14 * s, 2.2 * s, tile)


# --- terrain ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def rock(variant: int, s: float, theme: Theme) -> Sprite:
    """A boulder with one lit face and one crack."""
    colours = ground(theme)
    brush = Brush.around(42 * s, theme.shadow)
    lift = variant % 3
    flip = -1 if variant >= 3 else 1

    def at(points: list[Point]) -> list[Point]:
        return [(flip * x * s, y * s) for x, y in points]

    body = at(
        [(-31, 25), (-33, -3), (-16, -26 + 3 * lift), (9, -30 + 2 * lift), (31, -10), (33, 23), (10, 30), (-14, 29)]
    )
    brush.shadow(shapes.rounded(body, 9 * s), theme.shadow, 2, 2.5, 0.35)
    brush.fill(shapes.rounded(body, 9 * s), mix(colours.rock, INK, 0.45))
    inner = [(x * 0.94, y * 0.94) for x, y in body]
    brush.fill(shapes.rounded(inner, 8 * s), colours.rock)
    lit = at([(-24, 2), (-14, -19 + 3 * lift), (7, -23 + 2 * lift), (17, -10), (-2, 2)])
    brush.fill(shapes.rounded(lit, 5 * s), colours.rock2)
    brush.line(at([(-2, 3), (6, 18)]), mix(colours.rock, INK, 0.4), 2 * s, caps=True)
    return brush.done()


@lru_cache(maxsize=128)
def swamp(squares: tuple[tuple[int, int], ...], cell: int, theme: Theme) -> Sprite:
    """Joined squares of water (row, column), drawn around the upper left corner of (0, 0)."""
    colours = ground(theme)
    s = cell / 78
    inset = 5 * s
    bottom, right = max(r for r, _ in squares) + 1, max(c for _, c in squares) + 1
    brush = Brush(-2, -2, right * cell + 2, bottom * cell + 2, colours.swamp)
    rim = mix(colours.swamp, INK, 0.25)
    here = set(squares)
    for grow, colour in ((0.0, rim), (2.5 * s, colours.swamp)):
        i = inset + grow
        for row, column in squares:
            x, y = column * cell, row * cell
            brush.fill(shapes.plate(x + i, y + i, cell - 2 * i, cell - 2 * i, 20 * s), colour)
            if (row, column + 1) in here:
                brush.fill(shapes.box(x + cell / 2, y + i, cell, cell - 2 * i), colour)
            if (row + 1, column) in here:
                brush.fill(shapes.box(x + i, y + cell / 2, cell - 2 * i, cell), colour)
            if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= here:
                brush.fill(shapes.box(x + cell / 2, y + cell / 2, cell, cell), colour)
    for row, column in squares:
        middle_x, middle_y = (column + 0.5) * cell, (row + 0.5) * cell
        for dx, dy, wide in ((-14, -12, 20), (6, 4, 24), (-16, 19, 16)):
            wave = [(dx - wide / 2, dy), (dx - wide / 4, dy - 4), (dx + wide / 4, dy + 4), (dx + wide / 2, dy)]
            points = [(middle_x + a * s, middle_y + b * s) for a, b in wave]
            brush.line(shapes.smooth(points, 2, closed=False), colours.swamp2, 3 * s, caps=True)
    return brush.done()


@lru_cache(maxsize=16)
def gate(cell: int, arrows: tuple[tuple[int, int, int, int], ...], theme: Theme) -> Sprite:
    """The dark plate in the middle. `arrows`: row, column in the gate, and the step its arrow points, per number."""
    colours = ground(theme)
    s = cell / 78
    brush = Brush(-22 * s, -22 * s, 2 * cell + 22 * s, 2 * cell + 22 * s, INK)
    brush.fill(shapes.plate(-4 * s, -4 * s, 2 * cell + 8 * s, 2 * cell + 8 * s, 14 * s), INK)
    brush.fill(shapes.plate(0, 0, 2 * cell, 2 * cell, 10 * s), colours.gate)
    brush.ring(cell, cell, 0.92 * cell, mix(colours.gate, GATE_GOLD, 0.8), 2.5 * s)
    cut = mix(colours.gate, BLACK, 0.45)
    brush.line([(cell, 4 * s), (cell, 2 * cell - 4 * s)], cut, 2 * s)
    brush.line([(4 * s, cell), (2 * cell - 4 * s, cell)], cut, 2 * s)
    for number, (row, column, down, across) in enumerate(arrows, 1):
        x, y = (column + 0.5) * cell, (row + 0.5) * cell
        brush.letter(x, y, str(number), round(LG * s), rgb("#F6EBD3"), "serif-bold")
        ax, ay = x + across * 25 * s, y + down * 25 * s
        tip = [
            (ax + across * 13 * s, ay + down * 13 * s),
            (ax - (down * 12 + across * 4) * s, ay + (across * 12 - down * 4) * s),
            (ax + (down * 12 - across * 4) * s, ay - (across * 12 + down * 4) * s),
        ]
        middle = (sum(p[0] for p in tip) / 3, sum(p[1] for p in tip) / 3)
        brush.fill([(middle[0] + 1.35 * (a - middle[0]), middle[1] + 1.35 * (b - middle[1])) for a, b in tip], INK)
        brush.fill(tip, GATE_GOLD)
    return brush.done()


# --- gems ------------------------------------------------------------------------------------------

FACETS = (0.50, 0.34, 0.16, 0.04, -0.10, -0.16, 0.05, 0.36)
"""White (or, below 0, black) in the eight facets of a gem, clockwise from the top."""


@lru_cache(maxsize=256)
def gem(seat: int, r: float, theme: Theme) -> Sprite:
    """A cut octagon with the seat's shape as its table."""
    own = look(seat)
    wide = 1.42 * r
    brush = Brush.around(wide + 14, theme.shadow)
    brush.shadow(shapes.regular(0, 0, wide, 8, -67.5), theme.shadow, 2.5, 3, 0.38)
    brush.fill(shapes.regular(0, 0, wide + 4, 8, -67.5), IVORY)
    brush.fill(shapes.regular(0, 0, wide + 1.6, 8, -67.5), INK)
    corners = shapes.regular(0, 0, wide, 8, -67.5)
    for i, light in enumerate(FACETS):
        facet = mix(own.fill, WHITE, light) if light >= 0 else mix(own.fill, BLACK, -light)
        brush.fill([corners[i], corners[(i + 1) % 8], (0, 0)], facet)
    table = 0.86 * r
    brush.fill(own.outline(0, 0, table + 1.6), mix(own.fill, WHITE, 0.62))
    brush.fill(own.outline(0, 0, table), own.fill)
    brush.letter(0, own.letter_y(table), own.letter, max(XS, round(1.1 * r)), own.ink)
    return brush.done()
