"""Where everything is on the board: outlines of zones, and in each the places of its name, its icon and its troop.

Here are the older boards; the printed one is in `parts.nile`. The wheel of older games: the delta in the Nile in the
middle, around it banks and obelisks, then fronts and temples, the cities at the rim. The classic board is drawn as a
plan: plates joined by roads.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from render.shapes import Point, Points, plate
from rules.kemet.view import KemetView, ZoneView

DELTA_R, NILE_R, BANK_R, DESERT_R, CITY_R, CITY_END, RIM = 131, 172, 262, 322, 372, 484, 494
CITY_HALF = {2: 24.0, 3: 24.0, 4: 19.6, 5: 20.8}
"""Half a city's width in degrees, by the number of cities."""
UNIT = 1.1
"""Pixels per unit of the board on an overview."""
FRONT_SHARE = {2: 0.267, 3: 0.267, 4: 0.267, 5: 0.30}
"""How much of its sector half a front takes; temples and obelisks take the rest."""
DELTA_ZONES = ("DT", "DM", "SA")


class Spot(NamedTuple):
    """A zone on the picture."""

    outline: Points
    centre: Point
    name: Point
    icon: Point
    troop: Point
    attackers: Point
    """Where those stand who attack it."""


class Places:
    """A board with its upper left corner at (x, y), `size` pixels wide and high."""

    def __init__(self, view: KemetView, x: float, y: float, size: float) -> None:
        self.x, self.y, self.size = x, y, size
        self.unit = size / 1000
        self.scale = self.unit / UNIT
        self.seats = len(view.seats)
        self.wheel = str(view.options.layout) == "wheel"
        self.centre = (x + size / 2, y + size / 2)
        self.zones = {zone.word: zone for zone in view.zones}
        self.seat_of = {int(zone.word[:-1]): zone.city for zone in view.zones if zone.kind == "district"}
        """Whose a city is, by its number on the board; None while it is not chosen."""
        self.spots = {zone.word: self._spot(zone) for zone in view.zones}

    # --- the wheel -------------------------------------------------------------------------------

    def axis(self, city: int) -> float:
        """The direction of a city, in degrees clockwise from the right."""
        return 90 + 360 / max(1, self.seats) * city

    def at(self, r: float, degrees: float, waver: bool = True) -> Point:
        """A point of the wheel; with two or four cities its rim is pulled towards the corners of the board."""
        angle = math.radians(degrees)
        if waver and NILE_R < r < RIM - 8:
            r += 3.2 * math.sin(math.radians(degrees * 9)) + 1.8 * math.sin(math.radians(degrees * 17 + 50))
        if self.seats % 2 == 0:
            u = min(1.0, max(0.0, (r - 185) / 300))
            u = u * u * (3 - 2 * u)
            r *= 1 + ((abs(math.cos(angle)) ** 5 + abs(math.sin(angle)) ** 5) ** -0.2 - 1) * u
        r *= self.unit
        return self.centre[0] + r * math.cos(angle), self.centre[1] + r * math.sin(angle)

    def arc(self, r: float, start: float, end: float, waver: bool = True) -> Points:
        return [self.at(r, start + (end - start) * i / 26, waver) for i in range(27)]

    def ring(self, inner: float, outer: float, middle: float, half: float, waver: bool = True) -> Points:
        """A piece of the wheel between two radii."""
        sides = [(inner + (outer - inner) * i / 10) for i in range(11)]
        bend = 1.6 if waver else 0.0

        def side(degrees: float, radii: list[float]) -> Points:
            return [self.at(r, degrees + bend * math.sin(r / 26), waver) for r in radii]

        start, end = middle - half, middle + half
        there = self.arc(inner, start, end, waver) + side(end, sides)
        return there + self.arc(outer, end, start, waver) + side(start, sides[::-1])

    @property
    def city_half(self) -> float:
        return CITY_HALF.get(self.seats, 19.6)

    @property
    def sector(self) -> float:
        return 360 / max(1, self.seats)

    def walls(self, city: int) -> Points:
        """The outline of a city, by its number on the board."""
        if self.wheel:
            return self.ring(CITY_R, CITY_END, self.axis(city - 1), self.city_half, waver=False)
        x, y = self._plan(f"{city}b")
        w, h = 3 * DISTRICT_WIDE * self.unit, DISTRICT_HIGH * self.unit
        return plate(x - w / 2, y - h / 2, w, h, 10 * self.unit)

    def owner(self, zone: ZoneView) -> int | None:
        """Whose military harbor a zone has; None for nobody's."""
        return self.seat_of.get(int(zone.word[1:])) if zone.word[1:].isdigit() else None

    def _spot(self, zone: ZoneView) -> Spot:
        outline, centre = self._wheel_zone(zone) if self.wheel else self._plan_zone(zone)
        return self._arrange(zone, outline, centre)

    def _wheel_zone(self, zone: ZoneView) -> tuple[Points, Point]:
        word = zone.word
        if word in DELTA_ZONES:
            down = {"DT": -82, "DM": 0, "SA": 82}[word]
            return self._strip(down), (self.centre[0], self.centre[1] + down * self.unit)
        if zone.kind == "district":
            axis = self.axis(int(word[:-1]) - 1)
            third = 2 * self.city_half / 3
            middle = axis + {"a": -third, "b": 0, "c": third}[word[-1]]
            outline = self.ring(CITY_R, CITY_END, middle, third / 2, waver=False)
            return outline, self.at((CITY_R + CITY_END) / 2, middle, False)
        number = int(word[1:]) - 1
        axis, front = self.axis(number), self.sector * FRONT_SHARE.get(self.seats, 0.267)
        temple = self.sector / 2 - front
        if word[0] == "B":
            return self.ring(NILE_R, BANK_R, axis, front), self.at(217, axis, False)
        if word[0] == "F":
            return self.ring(BANK_R, RIM, axis, front), self.at(316, axis, False)
        axis += self.sector / 2
        if word[0] == "O":
            return self.ring(NILE_R, DESERT_R, axis, temple), self.at(247, axis, False)
        return self.ring(DESERT_R, RIM, axis, temple), self.at(408, axis, False)

    def _strip(self, down: float) -> Points:
        """A third of the delta: all of its width between two heights."""
        edges = {-82: (-DELTA_R, -42), 0: (-42, 42), 82: (42, DELTA_R)}[round(down)]
        left: Points = []
        right: Points = []
        for step in range(13):
            y = edges[0] + (edges[1] - edges[0]) * step / 12
            half = math.sqrt(max(0.0, DELTA_R**2 - y * y))
            left.append((self.centre[0] - half * self.unit, self.centre[1] + y * self.unit))
            right.append((self.centre[0] + half * self.unit, self.centre[1] + y * self.unit))
        return left + right[::-1]

    # --- the plan of the classic board --------------------------------------------------------------

    def _plan(self, word: str) -> Point:
        """The middle of a plate."""
        places = PLANS[self.seats] if self.seats in PLANS else PLANS[5]
        number, letter = word[:-1], word[-1]
        if number.isdigit() and letter in "abc":
            x, y = places.get(number, (500, 500))
            x += ("abc".index(letter) - 1) * DISTRICT_WIDE
        else:
            x, y = places.get(word, (500, 500))
        return self.x + x * self.unit, self.y + y * self.unit

    def _plan_zone(self, zone: ZoneView) -> tuple[Points, Point]:
        x, y = self._plan(zone.word)
        wide, high = (DISTRICT_WIDE, DISTRICT_HIGH) if zone.kind == "district" else (PLATE_WIDE, PLATE_HIGH)
        if zone.kind == "temple":
            high = TEMPLE_HIGH
        w, h = wide * self.unit, high * self.unit
        return plate(x - w / 2, y - h / 2, w, h, (4 if zone.kind == "district" else 22) * self.unit), (x, y)

    # --- inside a zone ----------------------------------------------------------------------------

    def _arrange(self, zone: ZoneView, outline: Points, centre: Point) -> Spot:
        s = self.scale

        def off(dx: float, dy: float) -> Point:
            return centre[0] + dx * s, centre[1] + dy * s

        if zone.kind == "district":
            return Spot(outline, centre, off(-25, -30), off(17, -25), off(0, 26), off(0, -18))
        if self.wheel and zone.word in DELTA_ZONES:
            down = {"DT": 20, "DM": 0, "SA": -18}[zone.word]
            icon = off(0, -24 if zone.word == "DT" else 22)
            return Spot(outline, centre, off(-62, down), icon, off(38, down), off(38, down - 40))
        if zone.kind == "sanctuary":
            return Spot(outline, centre, off(24, -34), off(-48, -26), off(0, 26), off(0, -22))
        if zone.kind == "temple":
            return Spot(outline, centre, off(-40, -70), off(0, -14), off(0, 56), off(0, -4))
        if zone.kind == "desert" and zone.obelisk:
            return Spot(outline, centre, off(16, -34), off(-34, -40), off(0, 26), off(0, -22))
        return Spot(outline, centre, off(0, -28), off(0, -28), off(0, 24), off(0, -26))


# --- plans: the middle of each plate in thousandths of the board -------------------------------------------

DISTRICT_WIDE, DISTRICT_HIGH = 100, 112
PLATE_WIDE, PLATE_HIGH, TEMPLE_HIGH = 160, 116, 172
_WEST: dict[str, Point] = {"SA": (130, 110), "DM": (330, 110), "DT": (530, 110), "1": (170, 280), "F1": (170, 420)}
_EAST: dict[str, Point] = {
    "EO": (790, 340), "T4": (912, 520), "EB": (745, 470), "T3": (745, 655),
}  # fmt: skip
_SOUTH: dict[str, Point] = {"F2": (330, 800), "2": (330, 935), "T1": (110, 730), "WB": (490, 400), "T2": (490, 590)}
_TWO: dict[str, Point] = {**_WEST, **_SOUTH, "OC": (290, 590)}
_THREE: dict[str, Point] = {
    **_WEST, **_SOUTH, "O2": (95, 550), "3": (350, 560), "F3": (583, 560), "O1": (560, 790), "T2": (560, 330),
    "WB": (380, 380),
}  # fmt: skip
PLANS: dict[int, dict[str, Point]] = {
    2: _TWO,
    3: _THREE,
    4: {**_TWO, **_EAST, "3": (800, 90), "F3": (800, 220), "4": (820, 930), "F4": (820, 800)},
    5: {**_THREE, **_EAST, "4": (800, 90), "F4": (800, 220), "5": (820, 930), "F5": (820, 800)},
}
