"""Small icons that only Karnag has. `r` is half the size."""

from __future__ import annotations

import math
from functools import lru_cache

from render import shapes
from render.canvas import Brush, Sprite
from render.theme import INK, RGB, WHITE, Theme, mix, rgb


@lru_cache(maxsize=64)
def mana(r: float, theme: Theme) -> Sprite:
    """A drop."""
    brush = Brush.around(r + 3, theme.blue)
    belly = [(0.66 * r * math.cos(a), 0.30 * r + 0.66 * r * math.sin(a)) for a in map(math.radians, range(-28, 209, 8))]
    brush.fill([(0, -r), *belly], theme.blue)
    shine = [(-0.28 * r, 0.2 * r), (-0.34 * r, 0.42 * r), (-0.2 * r, 0.64 * r)]
    brush.line(shapes.smooth(shine, 2, closed=False), mix(theme.blue, WHITE, 0.55), 0.14 * r, caps=True)
    return brush.done()


@lru_cache(maxsize=64)
def gem(r: float, theme: Theme) -> Sprite:
    """Nobody's gem: a cut octagon."""
    brush = Brush.around(r + 4, INK)
    brush.fill(shapes.regular(0, 0, r + 1.2, 8, -67.5), INK)
    corners = shapes.regular(0, 0, r - 0.8, 8, -67.5)
    tint = rgb("#B9C4C9")
    for i, light in enumerate((0.8, 0.6, 0.35, 0.15, 0.0, 0.05, 0.3, 0.65)):
        brush.fill([corners[i], corners[(i + 1) % 8], (0, 0)], mix(tint, WHITE, light))
    brush.fill(shapes.regular(0, 0, 0.5 * r, 8, -67.5), mix(tint, WHITE, 0.3))
    return brush.done()


@lru_cache(maxsize=64)
def council(r: float, colour: RGB) -> Sprite:
    """Three rings in a triangle."""
    brush = Brush.around(1.9 * r + 3, colour)
    for x, y in shapes.regular(0, 0, r, 3):
        brush.ring(x, y, 0.62 * r, colour, 0.24 * r)
    return brush.done()
