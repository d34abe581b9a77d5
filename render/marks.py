"""Marks of the last move: arrows, focus, numbers. Gold means attention and nothing else."""

from __future__ import annotations

import math
from functools import lru_cache

from render import shapes
from render.canvas import Brush, Sprite
from render.shapes import Point
from render.theme import INK, IVORY, XS, Theme

HEAD = 22
MOST_ARROWS = 5
"""More become focus marks only."""


def _head(tip: Point, angle: float, size: float, beyond: float) -> shapes.Points:
    """A swallow-tailed arrow head."""
    x, y = tip
    c, s = math.cos(angle), math.sin(angle)

    def at(back: float, side: float) -> Point:
        return x - back * c - side * s, y - back * s + side * c

    return [at(-beyond, 0), at(1.35 * size, 0.72 * size), at(0.98 * size, 0), at(1.35 * size, -0.72 * size)]


@lru_cache(maxsize=16)
def arrow(way: tuple[Point, ...], theme: Theme, scale: float = 1.0) -> Sprite:
    """Gold core, ink casing, ivory edge. Put it at (0, 0): it carries its own place."""
    left, top, right, bottom = shapes.extent(way)
    reach = 34 * scale
    brush = Brush(left - reach, top - reach, right + reach, bottom + reach, IVORY)
    tip = way[-1]
    # The head's direction is that of the last stretch as long as the head.
    tail = next((p for p in reversed(way[:-1]) if math.dist(p, tip) >= HEAD * scale), way[0])
    angle = math.atan2(tip[1] - tail[1], tip[0] - tail[0])
    neck = HEAD * 0.95 * scale
    end = (tip[0] - neck * math.cos(angle), tip[1] - neck * math.sin(angle))
    body = [p for p in way[:-1] if math.dist(p, tip) > neck] or [tail]
    body.append(end)
    for width, colour, head, beyond in (
        (15.0, IVORY, HEAD + 9, 8.0),
        (11.5, INK, HEAD + 5, 4.5),
        (7.0, theme.gold, HEAD - 1, 0.0),
    ):
        brush.line(body, colour, width * scale, caps=True)
        brush.fill(_head(tip, angle, head * scale, beyond * scale), colour)
    return brush.done(quick=True)


@lru_cache(maxsize=128)
def focus(w: float, h: float, radius: float, theme: Theme, scale: float = 1.0) -> Sprite:
    """A golden frame around a square, pill, disc or slot of that size, around its middle."""
    reach = 8 * scale
    brush = Brush(-w / 2 - reach, -h / 2 - reach, w / 2 + reach, h / 2 + reach, IVORY)
    outline = shapes.plate(-w / 2, -h / 2, w, h, radius)
    for width, colour in ((11.0, IVORY), (8.0, INK), (4.5, theme.gold)):
        brush.outline(outline, colour, width * scale)
    return brush.done(quick=max(w, h) > 120)


@lru_cache(maxsize=64)
def number(n: int, theme: Theme) -> Sprite:
    """A numbered step."""
    brush = Brush.around(20, INK)
    brush.disc(0, 0, 18.5, IVORY)
    brush.disc(0, 0, 16.5, INK)
    brush.disc(0, 0, 14.5, theme.gold)
    brush.letter(0, 0, str(n), XS, INK)
    return brush.done()


@lru_cache(maxsize=32)
def band(way: tuple[Point, ...], theme: Theme, scale: float = 1.0) -> Sprite:
    """A line that belongs to nobody: the way around something. Put it at (0, 0)."""
    left, top, right, bottom = shapes.extent(way)
    reach = 12 * scale
    brush = Brush(left - reach, top - reach, right + reach, bottom + reach, IVORY)
    for width, colour in ((16.0, IVORY), (12.5, INK), (8.0, theme.gold)):
        brush.line(list(way), colour, width * scale, caps=True)
    return brush.done(quick=True)
