"""Standing stones, for every title that has them: a seat's, with its shape on it, and nobody's as an icon."""

from __future__ import annotations

from functools import lru_cache

from render import shapes
from render.canvas import Brush, Sprite
from render.seats import look
from render.shapes import Points
from render.theme import INK, IVORY, XS, Theme, rgb

STONE, STONE_SHADE = rgb("#C9C1B1"), rgb("#AFA695")


def standing_stone(x: float, y: float, h: float) -> Points:
    w = 0.40 * h
    corners = (
        (-1.0 * w, 0.5 * h), (-0.86 * w, -0.20 * h), (-0.46 * w, -0.52 * h), (0.20 * w, -0.54 * h),
        (0.84 * w, -0.26 * h), (1.04 * w, 0.5 * h),
    )  # fmt: skip
    return shapes.rounded([(x + dx, y + dy) for dx, dy in corners], 0.17 * h)


def stone_shade(h: float) -> Points:
    corners = ((0.08, -0.46), (0.33, -0.2), (0.40, 0.42), (0.12, 0.44))
    return shapes.smooth([(x * h, y * h) for x, y in corners])


@lru_cache(maxsize=256)
def stone(seat: int, h: float, theme: Theme) -> Sprite:
    """With the seat's shape on it."""
    own = look(seat)
    brush = Brush.around(0.6 * h + 16, theme.shadow)
    brush.shadow(standing_stone(0, 0, h), theme.shadow, 3, 3, 0.4)
    brush.fill(standing_stone(0, 0, h + 6), IVORY)
    brush.fill(standing_stone(0, 0, h + 2.4), INK)
    brush.fill(standing_stone(0, 0, h), STONE)
    brush.fill(stone_shade(h), STONE_SHADE)
    r, y = 0.27 * h, 0.12 * h
    brush.fill(own.outline(0, y, r + 1.6), INK)
    brush.fill(own.outline(0, y, r), own.fill)
    brush.letter(0, y + own.letter_y(r), own.letter, max(XS, round(0.36 * h)), own.ink)
    return brush.done()


@lru_cache(maxsize=64)
def stone_icon(r: float, theme: Theme) -> Sprite:
    """Nobody's. `r` is half the size."""
    h = 2 * r
    brush = Brush.around(r + 5, INK)
    brush.fill(standing_stone(0, 0, h + 3), INK)
    brush.fill(standing_stone(0, 0, h - 0.8), STONE)
    brush.fill(stone_shade(h - 3), STONE_SHADE)
    return brush.done()
