"""Small icons, the same in every title: two fills and one line each, readable at 24 px. `r` is half the size."""

from __future__ import annotations

from functools import lru_cache

from render import shapes
from render.canvas import Brush, Sprite
from render.theme import INK, IVORY, RGB, Theme, mix, rgb

BREW, BUBBLE = rgb("#86A86A"), rgb("#D6E4B4")


@lru_cache(maxsize=64)
def points(r: float, theme: Theme) -> Sprite:
    """Victory points: a five-pointed star."""
    brush = Brush.around(r + 3, theme.goldink)
    corners = [p for pair in zip(_spokes(r, 0), _spokes(0.46 * r, 36), strict=True) for p in pair]
    brush.fill(corners, theme.goldink)
    return brush.done()


def _spokes(r: float, turn: float) -> shapes.Points:
    return shapes.regular(0, 0, r, 5, turn - 90)


@lru_cache(maxsize=64)
def cards(r: float, theme: Theme) -> Sprite:
    """Two cards, one behind the other."""
    brush = Brush.around(r + 4, INK)
    for dx, dy, face in ((0.28, -0.16, mix(theme.mute, IVORY, 0.55)), (-0.22, 0.12, IVORY)):
        brush.fill(shapes.plate((dx - 0.58) * r, (dy - 0.84) * r, 1.16 * r, 1.68 * r, 0.24 * r), INK)
        brush.fill(
            shapes.plate((dx - 0.58) * r + 1.4, (dy - 0.84) * r + 1.4, 1.16 * r - 2.8, 1.68 * r - 2.8, 0.2 * r), face
        )
    brush.fill(shapes.regular(-0.22 * r, 0.12 * r, 0.3 * r, 4), INK)
    return brush.done()


@lru_cache(maxsize=64)
def bag(r: float, theme: Theme) -> Sprite:
    """What has not been drawn yet."""
    brush = Brush.around(r + 4, INK)
    body = [(-0.4, -0.5), (-0.95, 0.35), (-0.7, 0.95), (0.7, 0.95), (0.95, 0.35), (0.4, -0.5)]
    neck = [(-0.55, -0.95), (0.55, -0.95), (0.34, -0.5), (-0.34, -0.5)]
    cloth = rgb("#9A7B52")
    for grow, colour in ((1.5, INK), (0.0, cloth)):
        scale = (r + grow) / r
        brush.fill(shapes.smooth([(x * r * scale, y * r * scale) for x, y in body]), colour)
        brush.fill([(x * r * scale, y * r * scale) for x, y in neck], colour)
    brush.line([(-0.42 * r, -0.5 * r), (0.42 * r, -0.5 * r)], INK, 0.16 * r, caps=True)
    return brush.done()


PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


@lru_cache(maxsize=64)
def die(r: float, number: int, theme: Theme) -> Sprite:
    brush = Brush.around(r + 4, INK)
    brush.fill(shapes.plate(-r, -r, 2 * r, 2 * r, 0.36 * r), INK)
    brush.fill(shapes.plate(-r + 1.6, -r + 1.6, 2 * r - 3.2, 2 * r - 3.2, 0.3 * r), IVORY)
    for x, y in PIPS.get(number, []):
        brush.disc(0.48 * r * x, 0.48 * r * y, 0.18 * r, INK)
    return brush.done()


@lru_cache(maxsize=64)
def druid(r: float, theme: Theme) -> Sprite:
    """A hooded figure."""
    brush = Brush.around(r + 4, INK)
    robe = [(0, -1.0), (0.5, -0.55), (0.45, -0.1), (0.85, 1.0), (-0.85, 1.0), (-0.45, -0.1), (-0.5, -0.55)]
    cloth = mix(theme.mute, theme.card, 0.15)
    brush.fill(shapes.smooth([(x * r, y * r) for x, y in robe]), cloth)
    brush.fill(shapes.ellipse(0, -0.42 * r, 0.26 * r, 0.34 * r), theme.card)
    return brush.done()


@lru_cache(maxsize=64)
def cauldron(r: float, theme: Theme) -> Sprite:
    """A barrel with a rim and a green brew."""
    iron = rgb("#6E665A") if not theme.dark else rgb("#8C8069")
    brush = Brush.around(1.3 * r + 3, iron)
    belly = [(-1.02, -0.55), (-1.1, 0.5), (-0.5, 1.02), (0.5, 1.02), (1.1, 0.5), (1.02, -0.55)]
    brush.fill(shapes.smooth([(x * r, y * r) for x, y in belly]), iron)
    brush.fill(shapes.ellipse(0, -0.55 * r, 1.12 * r, 0.34 * r), mix(iron, INK, 0.25))
    brush.fill(shapes.ellipse(0, -0.55 * r, 0.92 * r, 0.22 * r), BREW)
    for x, y, size in ((-0.4, -0.62, 0.1), (0.25, -0.5, 0.13), (0.02, -0.7, 0.08)):
        brush.disc(x * r, y * r, size * r, BUBBLE)
    return brush.done()


@lru_cache(maxsize=64)
def tick(r: float, theme: Theme) -> Sprite:
    """Done."""
    brush = Brush.around(r + 4, theme.ink)
    stroke = [(-0.7 * r, 0.05 * r), (-0.2 * r, 0.6 * r), (0.75 * r, -0.6 * r)]
    brush.line(stroke, theme.card, 7, caps=True)
    brush.line(stroke, theme.ink, 3.4, caps=True)
    return brush.done()


@lru_cache(maxsize=64)
def play(r: float, theme: Theme) -> Sprite:
    """The triangle before the last move."""
    brush = Brush.around(r + 4, INK)
    brush.fill([(-0.8 * r - 2, -r - 3), (0.8 * r + 4, 0), (-0.8 * r - 2, r + 3)], INK)
    brush.fill([(-0.8 * r, -r), (0.8 * r, 0), (-0.8 * r, r)], theme.gold)
    return brush.done()


@lru_cache(maxsize=64)
def track(level: int, steps: int, fill: RGB, theme: Theme, step_width: int = 22, height: int = 12) -> Sprite:
    """A bar of steps, the first `level` of them filled."""
    brush = Brush(-1, -height / 2 - 1, steps * step_width + 1, height / 2 + 1, fill)
    for step in range(steps):
        full = step < level
        edge = mix(fill, theme.ink, 0.45) if full else theme.line
        x = step * step_width
        brush.fill(shapes.plate(x, -height / 2, step_width - 4, height, 4), edge)
        inner = shapes.plate(x + 1.4, -height / 2 + 1.4, step_width - 6.8, height - 2.8, 3)
        brush.fill(inner, fill if full else theme.page2)
    return brush.done()
