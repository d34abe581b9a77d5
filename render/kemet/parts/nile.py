"""Where everything is on the printed board: two banks of the Nile with three cities each, the Delta between its arms.

The board is drawn after the data (`rules.kemet.material.board`): zones share a border on the picture exactly if they
are adjacent, a city stands on its front, and zones lie about where they lie in print. Numbers are thousandths of the
board.
"""

from __future__ import annotations

import math

from render import shapes
from render.kemet.places import Places, Spot
from render.shapes import Point, Points
from rules.kemet.material.board import BOARD
from rules.kemet.view import KemetView, ZoneView

SHAPES: dict[str, Points] = {
    # west of the Nile
    "F1": [(0, 0), (345, 0), (345, 240), (0, 240)],
    "T1": [(0, 240), (150, 240), (150, 858), (0, 858)],
    "O1": [(150, 240), (275, 240), (275, 420), (150, 420)],
    "WB": [
        *((275, 240), (345, 240), (400, 268), (460, 318), (460, 360)),
        *((296, 360), (296, 522), (460, 522), (460, 540), (275, 540)),
    ],
    "T2": [(296, 360), (460, 360), (460, 522), (296, 522)],
    "F2": [(150, 420), (275, 420), (275, 540), (460, 540), (460, 760), (150, 760)],
    "O2": [(150, 760), (460, 760), (460, 858), (150, 858)],
    "F3": [(0, 858), (460, 858), (460, 1000), (0, 1000)],
    # east of it
    "F4": [(655, 0), (1000, 0), (1000, 225), (655, 225)],
    "T4": [(850, 225), (1000, 225), (1000, 860), (850, 860)],
    "O3": [(655, 225), (850, 225), (850, 332), (540, 332), (540, 318), (600, 268)],
    "F5": [(540, 332), (850, 332), (850, 700), (725, 700), (725, 560), (540, 560)],
    "T3": [(540, 578), (704, 578), (704, 740), (540, 740)],
    "EB": [(725, 560), (725, 860), (540, 860), (540, 740), (704, 740), (704, 578), (540, 578), (540, 560)],
    "O4": [(725, 700), (850, 700), (850, 860), (725, 860)],
    "F6": [(540, 860), (1000, 860), (1000, 1000), (540, 1000)],
    # the Delta
    "SA": [(380, 14), (620, 14), (620, 97), (380, 97)],
    "DM": [(380, 97), (620, 97), (620, 180), (380, 180)],
    "DT": [(380, 180), (620, 180), (620, 263), (380, 263)],
}
"""Outlines of the zones but for districts, before their borders waver."""
SHORES: list[Points] = [
    [(345, 0), (345, 240), (400, 268), (460, 318), (460, 1000)],
    [(655, 0), (655, 225), (600, 268), (540, 318), (540, 1000)],
]
"""Where the two banks end at the water."""

DISTRICT = (97.0, 108.0)
"""Width and height; a city is three of them in a row."""
CITIES: dict[int, Point] = {1: (24, 14), 2: (162, 640), 3: (24, 880), 4: (685, 12), 5: (547, 342), 6: (685, 880)}
"""Upper left corners."""

CENTRES: dict[str, Point] = {
    "F1": (172, 182), "T1": (75, 530), "O1": (212, 324), "WB": (342, 302), "T2": (378, 443), "F2": (308, 590),
    "O2": (296, 809), "F3": (390, 920),
    "F4": (828, 174), "T4": (925, 530), "O3": (738, 281), "F5": (704, 506), "T3": (622, 661), "EB": (630, 800),
    "O4": (788, 772), "F6": (610, 920),
    "SA": (500, 56), "DM": (500, 139), "DT": (500, 221),
}  # fmt: skip
"""What the anchors of a zone are counted from."""
WAVER = 5.0
EDGE = 22.0
"""Borders waver by so much, and less the nearer they are to the edge of the board."""


def waver(point: Point) -> Point:
    """A place of the drawing moved a little, the same for all zones that meet there."""
    x, y = point
    calm = max(0.0, min(1.0, min(x, y, 1000 - x, 1000 - y) / EDGE))
    dx = WAVER * (math.sin(y / 19) + 0.5 * math.sin(y / 8.3 + 1))
    dy = WAVER * (math.sin(x / 21 + 2) + 0.5 * math.sin(x / 9.1))
    return x + 0.7 * calm * dx, y + 0.7 * calm * dy


class NilePlaces(Places):
    """The printed board with its upper left corner at (x, y). Zones of the view are in play, all others are not."""

    def __init__(self, view: KemetView, x: float, y: float, size: float) -> None:
        super().__init__(view, x, y, size)
        self.wheel = False

    def to_picture(self, points: Points) -> Points:
        return [(self.x + x * self.unit, self.y + y * self.unit) for x, y in points]

    def land(self, word: str) -> Points:
        """The outline of a zone that is no district."""
        outline = SHAPES[word]
        return self.to_picture([waver(point) for point in shapes.dense([*outline, outline[0]], 6)])

    def walls(self, city: int) -> Points:
        """The outline of a city, by its number on the board."""
        (x, y), (wide, high) = CITIES[city], DISTRICT
        return self.to_picture(shapes.plate(x, y, 3 * wide, high, 9))

    def owner(self, zone: ZoneView) -> int:
        """Whose military harbor a zone has; -1 for nobody's."""
        seat = self.seat_of.get(BOARD.zones[zone.word].front_of)
        return -1 if seat is None else seat

    def _spot(self, zone: ZoneView) -> Spot:
        if BOARD.zones[zone.word].city:
            (x, y), (wide, high) = CITIES[BOARD.zones[zone.word].city], DISTRICT
            x += "abc".index(zone.word[-1]) * wide
            outline = self.to_picture(shapes.box(x, y, wide, high))
            ((cx, cy),) = self.to_picture([(x + wide / 2, y + high / 2)])
        else:
            outline = self.land(zone.word)
            ((cx, cy),) = self.to_picture([CENTRES[zone.word]])
        name, icon, troop, attackers = ARRANGED.get(zone.word) or _usual(zone)
        s = self.scale
        return Spot(
            outline, (cx, cy), *((cx + dx * s, cy + dy * s) for dx, dy in (name, icon, troop, attackers))
        )  # fmt: skip


Anchors = tuple[Point, Point, Point, Point]
"""Name, icon, troop and attackers, in pixels of an overview from the middle of the zone."""
_ROW: Anchors = ((-128, 0), (-128, 0), (-20, 0), (108, 0))
_TALL_TEMPLE: Anchors = ((-38, -70), (0, -14), (0, 56), (12, 108))
_OBELISK_ROW: Anchors = ((-66, 0), (-132, -2), (34, 0), (34, -46))
_DELTA_ROW: Anchors = ((-68, 0), (-68, 0), (42, 0), (42, -42))
ARRANGED: dict[str, Anchors] = {
    **dict.fromkeys(("F1", "F2", "F4", "F5"), _ROW),
    **dict.fromkeys(("T1", "T4"), _TALL_TEMPLE),
    "O2": _OBELISK_ROW,
    "O3": ((-44, 0), (-106, 2), (54, 0), (54, -46)),
    **dict.fromkeys(("F3", "F6"), ((0, -44), (0, -44), (0, 0), (0, 48))),
    "WB": ((-26, -32), (-26, -32), (12, 26), (132, 44)),
    "EB": ((10, -34), (10, -34), (10, 20), (-122, 20)),
    "DT": ((-68, 16), (-68, -24), (42, 16), (42, -26)),
    "DM": _DELTA_ROW,
    "SA": ((-68, 14), (-68, -22), (42, 8), (42, -34)),
}


def _usual(zone: ZoneView) -> Anchors:
    if zone.kind == "district":
        return (-25, -30), (17, -25), (0, 26), (0, -18)
    if zone.kind == "temple":
        return (-40, -66), (0, -12), (0, 58), (0, 8)
    return (16, -40), (-36, -46), (0, 18), (0, 66)
