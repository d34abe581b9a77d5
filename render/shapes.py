"""Outlines as lists of points. Pure geometry; nothing here draws."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

Point = tuple[float, float]
Points = list[Point]


def regular(cx: float, cy: float, r: float, corners: int, turn: float = -90) -> Points:
    """A regular polygon; `turn` is the direction of its first corner in degrees."""
    angles = (math.radians(turn + 360 * i / corners) for i in range(corners))
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]


def circle(cx: float, cy: float, r: float) -> Points:
    return regular(cx, cy, r, 64)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Points:
    return [(cx + rx * x, cy + ry * y) for x, y in regular(0, 0, 1, 48)]


def box(x: float, y: float, w: float, h: float) -> Points:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def rounded(points: Sequence[Point], radius: float) -> Points:
    """The polygon with its corners rounded."""
    out: Points = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        to_before, to_after = math.dist(before, (x, y)), math.dist((x, y), after)
        cut = min(radius, to_before / 2, to_after / 2)
        x0, y0 = x + (before[0] - x) * cut / to_before, y + (before[1] - y) * cut / to_before
        x1, y1 = x + (after[0] - x) * cut / to_after, y + (after[1] - y) * cut / to_after
        for step in range(9):
            u = step / 8
            out.append(
                (
                    (1 - u) ** 2 * x0 + 2 * u * (1 - u) * x + u * u * x1,
                    (1 - u) ** 2 * y0 + 2 * u * (1 - u) * y + u * u * y1,
                )
            )
    return out


def plate(x: float, y: float, w: float, h: float, radius: float) -> Points:
    """A rectangle with circular corners."""
    radius = min(radius, w / 2, h / 2)
    if radius <= 0:
        return box(x, y, w, h)
    out: Points = []
    for cx, cy, start in (
        (x + w - radius, y + radius, -90),
        (x + w - radius, y + h - radius, 0),
        (x + radius, y + h - radius, 90),
        (x + radius, y + radius, 180),
    ):
        for step in range(11):
            angle = math.radians(start + 9 * step)
            out.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return out


def smooth(points: Sequence[Point], times: int = 2, closed: bool = True) -> Points:
    """Corners cut again and again (Chaikin)."""
    current = list(points)
    for _ in range(times):
        pairs = list(zip(current, current[1:] + current[:1] if closed else current[1:], strict=False))
        cut = [
            (a[0] * near + b[0] * (1 - near), a[1] * near + b[1] * (1 - near))
            for a, b in pairs
            for near in (0.75, 0.25)
        ]
        current = cut if closed else [current[0], *cut, current[-1]]
    return current


def curve(a: Point, b: Point, bend: float = 0.18, steps: int = 28) -> Points:
    """One bow from a to b; `bend` is its height as a share of the distance."""
    control = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend)
    out: Points = []
    for step in range(steps + 1):
        t = step / steps
        out.append(
            (
                (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * control[0] + t * t * b[0],
                (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * control[1] + t * t * b[1],
            )
        )
    return out


def dense(points: Sequence[Point], step: float = 4) -> Points:
    """The polyline with a point at least every `step`."""
    out: Points = [points[0]]
    for a, b in itertools.pairwise(points):
        n = max(1, math.ceil(math.dist(a, b) / step))
        out += [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(1, n + 1)]
    return out


def trim(points: Sequence[Point], start: float, end: float) -> Points:
    """The polyline without what lies nearer than that to its two ends; at least a short straight piece remains."""
    fine = dense(points, 2)
    kept = [p for p in fine if math.dist(p, fine[0]) >= start and math.dist(p, fine[-1]) >= end]
    if len(kept) < 2:
        middle = len(fine) // 2
        kept = fine[max(0, middle - 2) : middle + 3]
    return _corners(kept)


def _corners(points: Points) -> Points:
    """Without the points in the middle of straight stretches."""
    kept = points[:1]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        turn = (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
        if abs(turn) > 1e-6:
            kept.append(here)
    return [*kept, points[-1]]


def extent(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """left, top, right, bottom"""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


# --- the seats' shapes; r is the radius of the disc of equal weight ----------------------------------


def square(cx: float, cy: float, r: float) -> Points:
    a = 0.90 * r
    return rounded(box(cx - a, cy - a, 2 * a, 2 * a), 0.16 * r)


def triangle(cx: float, cy: float, r: float) -> Points:
    return rounded(regular(cx, cy + 0.24 * r, 1.32 * r, 3), 0.2 * r)


def diamond(cx: float, cy: float, r: float) -> Points:
    return rounded(regular(cx, cy, 1.2 * r, 4), 0.16 * r)


def cross(cx: float, cy: float, r: float) -> Points:
    a, b = 1.08 * r, 0.52 * r
    corners = (
        (-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b),
    )  # fmt: skip
    return rounded([(cx + x, cy + y) for x, y in corners], 0.12 * r)


Outline = Callable[[float, float, float], Points]


def hexagon(x: float, y: float, r: float) -> Points:
    return regular(x, y, 1.1 * r, 6)


OUTLINES: dict[str, Outline] = {
    "circle": circle,
    "square": square,
    "triangle": triangle,
    "diamond": diamond,
    "cross": cross,
    "hexagon": hexagon,
}
