"""The board without pieces: zones, the Nile, cities, roads of the plan."""

from __future__ import annotations

import math
import random

from render import shapes
from render.canvas import Brush, Sprite
from render.kemet.palette import ground
from render.kemet.places import CITY_END, CITY_R, DELTA_R, NILE_R, RIM, Places
from render.seats import NOBODY, look
from render.theme import INK, WHITE, Theme, mix, rgb
from rules.kemet.board import board_of

DUNES = 6


def paint_ground(places: Places, theme: Theme, window: tuple[float, float, float, float]) -> Sprite:
    """The land inside a window of the picture (left, top, right, bottom)."""
    brush = Brush(*window, ground(theme).desert)
    if places.wheel:
        _wheel(brush, places, theme)
    else:
        _plan(brush, places, theme)
    for city in places.seat_of:
        _city(brush, places, theme, city)
    return brush.done(quick=True)


def _fill_of(places: Places, word: str, theme: Theme) -> tuple[int, int, int]:
    land, zone = ground(theme), places.zones[word]
    if zone.delta or word in ("DM", "SA"):
        return land.delta
    if zone.kind == "temple":
        return land.temple
    if zone.harbor:
        return land.front if zone.harbor == "military" else land.bank
    return land.desert


def _wheel(brush: Brush, places: Places, theme: Theme) -> None:
    land, s = ground(theme), places.scale
    rim = [places.at(RIM, degrees, False) for degrees in range(0, 360, 2)]
    brush.shadow(rim, theme.shadow, 6, 12, 0.3)
    brush.fill(rim, land.desert)
    outside = [
        word for word, zone in places.zones.items() if zone.kind != "district" and word not in ("DT", "DM", "SA")
    ]
    for word in outside:
        brush.fill(places.spots[word].outline, _fill_of(places, word, theme))
    rng = random.Random(5)
    for word in outside:
        if places.zones[word].kind == "desert" and places.zones[word].harbor != "trading":
            _dunes(brush, places, word, rng, mix(_fill_of(places, word, theme), rgb("#A67C3A"), 0.28))
    for word in outside:
        brush.outline(places.spots[word].outline, land.border, 3 * s)
    brush.outline(rim, land.edge, 5 * s)
    _nile(brush, places, theme)


def _dunes(brush: Brush, places: Places, word: str, rng: random.Random, colour: tuple[int, int, int]) -> None:
    x, y = places.spots[word].centre
    s = places.scale
    for _ in range(DUNES):
        dx, dy, w = rng.uniform(-70, 70) * s, rng.uniform(-62, 62) * s, rng.uniform(14, 26) * s
        stroke = [(-w, 3 * s), (-w * 0.3, -4 * s), (w * 0.3, s), (w, -2 * s)]
        brush.line(
            shapes.smooth([(x + dx + a, y + dy + b) for a, b in stroke], 2, closed=False), colour, 2.2 * s, caps=True
        )


def _nile(brush: Brush, places: Places, theme: Theme) -> None:
    land, s, k = ground(theme), places.scale, places.unit
    x, y = places.centre
    brush.disc(x, y, (NILE_R + 4) * k, mix(land.nile, rgb("#10294F"), 0.25))
    brush.disc(x, y, NILE_R * k, land.nile)
    for number in range(30):
        r, points = (147 + 8 * (number % 3)) * k, []
        for turn, lift in ((-1.0, 0), (-0.4, 4), (0.4, -4), (1.0, 0)):
            a = math.radians(12 * number + turn * 5.5)
            points.append((x + (r + lift * s) * math.cos(a), y + (r + lift * s) * math.sin(a)))
        brush.line(shapes.smooth(points, 2, closed=False), land.wave, 3 * s, caps=True)
    shore = mix(land.delta, rgb("#4B5A2A"), 0.5)
    island = [
        (x + (DELTA_R + 2.6 * math.sin(a * 0.21)) * k * math.cos(math.radians(a)),
         y + (DELTA_R + 2.6 * math.sin(a * 0.21)) * k * math.sin(math.radians(a)))
        for a in range(0, 360, 3)
    ]  # fmt: skip
    brush.fill(island, land.delta)
    brush.outline(island, shore, 3 * s)
    for down in (-42, 42):
        half = math.sqrt(DELTA_R**2 - down**2) * k - 6
        brush.dashes([(x - half, y + down * k), (x + half, y + down * k)], shore, 2.5 * s, 10, 7)


def _plan(brush: Brush, places: Places, theme: Theme) -> None:
    """Plates joined by roads; harbors reach each other by ship."""
    land, s = ground(theme), places.scale
    board = board_of("classic", places.seats, "", "")
    for zone, word in enumerate(board.words):
        for other in board.adjacent[zone]:
            there = board.words[other]
            ends = [places.spots.get(word), places.spots.get(there)]
            if other < zone or None in ends or (board.kind[zone] == board.kind[other] == "district"):
                continue
            a, b = (spot.centre for spot in ends if spot is not None)
            brush.line([a, b], land.edge, 9 * s)
            brush.line([a, b], land.front, 5 * s)
    for word, spot in places.spots.items():
        if places.zones[word].kind != "district":
            brush.shadow(spot.outline, theme.shadow, 3, 6, 0.3)
            brush.fill(spot.outline, _fill_of(places, word, theme))
            brush.outline(spot.outline, land.edge, 3 * s)


def _city(brush: Brush, places: Places, theme: Theme, city: int) -> None:
    seat = places.seat_of[city]
    land, s, own = ground(theme), places.scale, NOBODY if seat is None else look(seat)
    wall = places.walls(city)
    brush.shadow(wall, theme.shadow, 3, 5, 0.35)
    brush.outline(wall, INK, 15 * s)
    brush.outline(wall, own.fill, 10 * s)
    brush.fill(wall, land.city)
    inner = mix(own.fill, WHITE, 0.25)
    for letter in "ab":
        spot = places.spots.get(f"{city}{letter}")
        if spot is None:
            continue
        if places.wheel:
            turn = places.axis(city - 1) + (-1 if letter == "a" else 1) * places.city_half / 3
            brush.line([places.at(CITY_R, turn, False), places.at(CITY_END, turn, False)], inner, 3 * s)
        else:
            _, top, right, bottom = shapes.extent(spot.outline)
            brush.line([(right, top), (right, bottom)], inner, 3 * s)
