"""The printed board without pieces: the Nile and its Delta, two banks, cities, storms over what is not in play."""

from __future__ import annotations

import math
import random

from render import shapes
from render.canvas import Brush, Canvas, Sprite
from render.kemet import pieces
from render.kemet.palette import LAPIS, LAPIS_GOLD, ground
from render.kemet.parts.nile import CITIES, DISTRICT, SHAPES, SHORES, NilePlaces, waver
from render.lettering import BOLD, length
from render.seats import NOBODY, look
from render.shapes import Point, Points
from render.theme import INK, IVORY, RGB, WHITE, XS, Theme, mix, rgb
from rules.kemet.material.board import BOARD
from rules.kemet.view import ZoneView

BROWN = rgb("#8A6530")
DELTA = ("SA", "DM", "DT")
DUNES = 5


def paint_nile(places: NilePlaces, theme: Theme, window: tuple[float, float, float, float]) -> Sprite:
    """Land and water inside a window of the picture (left, top, right, bottom)."""
    land, s = ground(theme), places.scale
    brush = Brush(*window, land.nile)
    board = places.to_picture(shapes.plate(0, 0, 1000, 1000, 5))
    brush.fill(board, land.nile)
    _waves(brush, places, land.wave)
    rng = random.Random(5)
    banks = [word for word in SHAPES if word not in DELTA]
    for shore in SHORES:
        line = places.to_picture([waver(point) for point in shapes.dense(shore, 6)])
        brush.line(line, mix(land.nile, rgb("#10294F"), 0.3), 14 * s)
    for word in banks:
        fill = _fill(places, word, theme)
        brush.fill(places.land(word), fill)
        if word in places.zones and places.zones[word].kind == "desert" and not places.zones[word].obelisk:
            _dunes(brush, places, word, rng, mix(fill, rgb("#A67C3A"), 0.28))
    for word in banks:
        brush.outline(places.land(word), land.border if word in places.zones else _grey(theme, 0.34), 3 * s)
    _delta(brush, places, theme)
    for city in CITIES:
        _city(brush, places, theme, city)
    brush.outline(board, land.edge, 5 * s)
    return brush.done(quick=True)


def _grey(theme: Theme, share: float = 0.18) -> RGB:
    """Land that is not in play: stone grey, by so much of it."""
    return mix(theme.page2, NOBODY.fill, share)


def _fill(places: NilePlaces, word: str, theme: Theme) -> RGB:
    land, zone = ground(theme), BOARD.zones[word]
    if word not in places.zones:
        return _grey(theme)
    if zone.kind == "temple":
        return land.temple
    if zone.harbor == "trading":
        return land.bank
    return land.front if zone.front_of else land.desert


def _dunes(brush: Brush, places: NilePlaces, word: str, rng: random.Random, colour: RGB) -> None:
    s = places.scale
    outline = places.land(word)
    left, top, right, bottom = shapes.extent(outline)
    for _ in range(DUNES):
        x, y = rng.uniform(left + 30 * s, right - 30 * s), rng.uniform(top + 14 * s, bottom - 14 * s)
        w = rng.uniform(14, 24) * s
        stroke = [(x - w, y + 3 * s), (x - w * 0.3, y - 4 * s), (x + w * 0.3, y + s), (x + w, y - 2 * s)]
        if all(_within(outline, *point) for point in stroke):
            brush.line(shapes.smooth(stroke, 2, closed=False), colour, 2.2 * s, caps=True)


def _within(outline: Points, x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


# --- water -----------------------------------------------------------------------------------------


def _waves(brush: Brush, places: NilePlaces, colour: RGB) -> None:
    """Ripples in the stream and in both arms."""
    s = places.scale
    middles: list[Point] = [(500 + 12 * (-1) ** n, 306 + 37 * n) for n in range(19)]
    middles += [(362, 26 + 34 * n) for n in range(7)] + [(638, 26 + 34 * n) for n in range(7)]
    middles += [(400, 282), (440, 292), (600, 282), (560, 292)]
    for number, middle in enumerate(middles):
        ((x, y),) = places.to_picture([middle])
        w = (9 if middle[1] < 264 else 20) * s
        lift = 4 * s * (-1) ** number
        stroke = [(x - w, y), (x - w * 0.4, y - lift), (x + w * 0.4, y + lift), (x + w, y)]
        brush.line(shapes.smooth(stroke, 2, closed=False), colour, 3 * s, caps=True)


def _delta(brush: Brush, places: NilePlaces, theme: Theme) -> None:
    """An island of three strips."""
    land, s = ground(theme), places.scale
    shore = mix(land.delta, rgb("#4B5A2A"), 0.5)
    outline = shapes.dense([*shapes.plate(380, 14, 240, 249, 30), (410, 14)], 6)
    island = places.to_picture([waver(point) for point in outline])
    brush.fill(island, land.delta)
    brush.outline(island, shore, 3 * s)
    for down in (97, 180):
        line = places.to_picture([waver((x, down)) for x in range(386, 620, 6)])
        brush.dashes(line, shore, 2.5 * s, 10, 7)


# --- cities ----------------------------------------------------------------------------------------


def _city(brush: Brush, places: NilePlaces, theme: Theme, city: int) -> None:
    land, s, wall = ground(theme), places.scale, places.walls(city)
    if city not in places.seat_of:
        storm = any(BOARD.zones[word].bank == BOARD.cities[city].bank for word in places.zones)
        brush.fill(wall, _grey(theme, 0.55 if storm else 0.24))
        brush.outline(wall, _grey(theme, 0.75 if storm else 0.34), 3 * s)
        if storm:
            _storm(brush, places, city, mix(theme.ink, NOBODY.fill, 0.35))
        return
    seat = places.seat_of[city]
    own = NOBODY if seat is None else look(seat)
    brush.shadow(wall, theme.shadow, 3, 5, 0.35)
    brush.outline(wall, INK, 15 * s)
    brush.outline(wall, own.fill, 10 * s)
    brush.fill(wall, land.city)
    (x, y), (wide, high) = CITIES[city], DISTRICT
    for number in (1, 2):
        line = places.to_picture([(x + number * wide, y), (x + number * wide, y + high)])
        brush.line(line, mix(own.fill, WHITE, 0.25), 3 * s)


def _storm(brush: Brush, places: NilePlaces, city: int, colour: RGB) -> None:
    """A storm tile: a whirl over each district."""
    (x, y), (wide, high), s = CITIES[city], DISTRICT, places.scale
    for number in range(3):
        ((cx, cy),) = places.to_picture([(x + (number + 0.5) * wide, y + high / 2)])
        whirl = [
            (cx + t * 1.9 * s * math.cos(t / 2.4 + number), cy + t * 1.5 * s * math.sin(t / 2.4 + number))
            for t in range(2, 21)
        ]
        brush.line(shapes.smooth(whirl, 2, closed=False), colour, 4 * s, caps=True)


# --- names and icons -------------------------------------------------------------------------------


def furnish_nile(canvas: Canvas, places: NilePlaces, theme: Theme) -> None:
    """Names, icons, incomes and harbors of the zones in play."""
    for word, zone in places.zones.items():
        spot, s = places.spots[word], places.scale
        if zone.kind == "district":
            canvas.text(*spot.name, word, _size(places), INK, BOLD, "m")
            continue
        if zone.kind == "temple":
            canvas.put(pieces.temple(0.62 * s if zone.delta else s, theme), *spot.icon)
            if zone.delta:
                given = BOARD.zones[word].sacrifice
                at = (spot.name[0] + 106 * s, spot.name[1] - 42 * s)
                _income(canvas, places, at, f"+{given['pp']}", f"−{given['units']} →")
            else:
                _income(canvas, places, (spot.name[0] + 78 * s, spot.name[1]), f"+{zone.pp}")
        elif zone.kind == "sanctuary":
            canvas.put(pieces.sun(20 * s, rgb("#7A4E00")), *spot.icon)
        elif zone.obelisk:
            canvas.put(pieces.obelisk(34 * s, BROWN), *spot.icon)
        _name(canvas, places, spot.name, zone)


def _size(places: NilePlaces) -> int:
    return max(XS, round(XS * places.scale))


def _name(canvas: Canvas, places: NilePlaces, at: Point, zone: ZoneView) -> None:
    """The word to be typed in an ivory pill, with an anchor (round: everybody's; square: the city's) or an obelisk."""
    icon = None
    if zone.harbor:
        icon = pieces.harbor(places.owner(zone) if zone.harbor == "military" else None, places.scale)
    elif zone.obelisk:
        icon = pieces.obelisk(12 * places.scale, rgb("#6B4A20"))
    s = places.scale
    w = round(length(zone.word, _size(places), BOLD) + (18 + (30 if icon else 0)) * s)
    h = round(32 * s)
    x, y = round(at[0] - w / 2), round(at[1] - h / 2)
    canvas.plate(x, y, w, h, h / 2, IVORY)
    canvas.text(x + 9 * s, at[1], zone.word, _size(places), INK, BOLD)
    if icon:
        canvas.put(icon, x + w - 20 * s, at[1])


def _income(canvas: Canvas, places: NilePlaces, at: Point, text: str, given: str = "") -> None:
    """Prayer points of a temple; `given`: units that they cost."""
    s = places.scale
    before = round(length(given, _size(places), BOLD) + 8 * s) if given else 0
    w, h = round(72 * s) + before, round(32 * s)
    x, y = round(at[0] - w / 2), round(at[1] - h / 2)
    canvas.plate(x, y, w, h, h / 2, LAPIS)
    if given:
        canvas.text(x + 14 * s, at[1], given, _size(places), IVORY, BOLD)
    canvas.put(pieces.ankh(12 * s, LAPIS_GOLD), x + before + 18 * s, at[1])
    canvas.text(x + before + 33 * s, at[1], text, _size(places), IVORY, BOLD)
