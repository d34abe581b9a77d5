"""Names, icons, pieces and marks, painted onto the board."""

from __future__ import annotations

from functools import lru_cache

from render import marks, shapes
from render.canvas import Canvas, Sprite
from render.kemet import pieces
from render.kemet.palette import LAPIS, LAPIS_GOLD
from render.kemet.places import Places, Spot
from render.lettering import BOLD, length
from render.scene import Piece, Scene
from render.seats import ghost
from render.shapes import Point
from render.theme import INK, IVORY, XS, Theme, rgb
from rules.kemet.view import ZoneView

BROWN = rgb("#8A6530")


def furnish(canvas: Canvas, places: Places, theme: Theme) -> None:
    """Names and icons of the zones, which never change."""
    furniture = _Furniture(canvas, places, theme)
    for word, zone in places.zones.items():
        furniture.put(zone, places.spots[word])


class _Furniture:
    def __init__(self, canvas: Canvas, places: Places, theme: Theme) -> None:
        self.canvas, self.places, self.theme = canvas, places, theme
        self.s = places.scale

    def put(self, zone: ZoneView, spot: Spot) -> None:
        s = self.s
        if zone.kind == "district":
            self._plain_name(spot.name, zone.word)
            return
        if zone.kind == "temple" and not zone.delta:
            self.canvas.put(pieces.temple(s, self.theme), *spot.icon)
            self._income((spot.name[0] + 80 * s, spot.name[1]), f"+{zone.pp}")
        elif zone.delta:
            self.canvas.put(pieces.temple(0.66 * s if self.places.wheel else s, self.theme), *spot.icon)
        elif zone.kind == "sanctuary":
            self.canvas.put(pieces.sun(24 * s, rgb("#7A4E00")), *spot.icon)
        elif zone.obelisk:
            self.canvas.put(pieces.obelisk(34 * s, BROWN), *spot.icon)
        icon = None
        if zone.harbor:
            icon = pieces.harbor(self.places.owner(zone) if zone.harbor == "military" else None, s)
        elif zone.obelisk:
            icon = pieces.obelisk(12 * s, rgb("#6B4A20"))
        self._name(spot.name, zone.word, icon)

    def _plain_name(self, at: Point, word: str) -> None:
        self.canvas.text(at[0], at[1], word, self._size, INK, BOLD, "m")

    @property
    def _size(self) -> int:
        return max(XS, round(XS * self.s))

    def _name(self, at: Point, word: str, icon: Sprite | None) -> None:
        """The word to be typed, in an ivory pill; an anchor or an obelisk behind it."""
        s = self.s
        wide = length(word, self._size, BOLD)
        w = round(wide + (18 + (30 if icon else 0)) * s)
        h = round(32 * s)
        x, y = round(at[0] - w / 2), round(at[1] - h / 2)
        self.canvas.plate(x, y, w, h, h / 2, IVORY)
        self.canvas.text(x + 9 * s, at[1], word, self._size, INK, BOLD)
        if icon:
            self.canvas.put(icon, x + w - 20 * s, at[1])

    def _income(self, at: Point, text: str) -> None:
        s = self.s
        w, h = round(72 * s), round(32 * s)
        x, y = round(at[0] - w / 2), round(at[1] - h / 2)
        self.canvas.plate(x, y, w, h, h / 2, LAPIS)
        self.canvas.put(pieces.ankh(12 * s, LAPIS_GOLD), x + 18 * s, at[1])
        self.canvas.text(x + 33 * s, at[1], text, self._size, IVORY, BOLD)


class Table:
    """One scene on one board."""

    def __init__(self, canvas: Canvas, places: Places, scene: Scene, theme: Theme) -> None:
        self.canvas, self.places, self.scene, self.theme = canvas, places, scene, theme
        self.s = places.scale

    def paint(self) -> None:
        built = {piece.at for piece in self.scene.pieces if piece.kind == "pyramid"}
        for word, zone in self.places.zones.items():
            if zone.kind == "district" and word not in built:
                self.canvas.put(pieces.site(self.s, self.theme), *self.places.spots[word].icon)
        for piece in self.scene.pieces:
            if piece.kind == "pyramid":
                self._pyramid(piece)
        self._arrows()
        for piece in self.scene.pieces:
            if piece.kind != "pyramid":
                self._troop(piece)
        self._frames()

    # --- pieces ----------------------------------------------------------------------------------

    def _pyramid(self, piece: Piece) -> None:
        colour, word = piece.traits
        self.canvas.put(pieces.pyramid(colour, word, self.s, self.theme), *self.places.spots[piece.at].icon, piece.name)

    def _where(self, piece: Piece) -> Point:
        spot = self.places.spots[piece.at]
        return spot.attackers if piece.kind == "attack" else spot.troop

    def _troop(self, piece: Piece) -> None:
        if piece.at not in self.places.spots:
            return
        units, creature = piece.traits
        x, y = self._where(piece)
        seat = -1 if piece.seat is None else piece.seat
        self.canvas.put(pieces.troop(seat, int(units), pieces.codes(creature), self.s, self.theme), x, y, piece.name)
        if piece.kind == "attack":
            self.canvas.put(pieces.swords(self.s), x - 66 * self.s, y + 24 * self.s)

    # --- what changed ------------------------------------------------------------------------------

    def _arrows(self) -> None:
        known = self.places.spots
        for one in self.scene.changes.ghosts:
            if one.piece.at in known:
                seat = -1 if one.piece.seat is None else one.piece.seat
                self.canvas.put(ghost(seat, 17 * self.s, one.gone), *known[one.piece.at].troop)
        attacked = {piece.at for piece in self.scene.pieces if piece.kind == "attack"}
        for number, arrow in enumerate(self.scene.changes.arrows):
            if any(word not in known for word in arrow.way):
                continue
            stops = [known[word].troop for word in arrow.way]
            if arrow.way[-1] in attacked:
                stops[-1] = known[arrow.way[-1]].attackers
            way = self._way(stops)
            self.canvas.put(marks.arrow(tuple(way), self.theme, self.s), 0, 0)
            if len(self.scene.changes.arrows) > 1:
                self.canvas.put(marks.number(number + 1, self.theme), *way[len(way) // 3])

    def _way(self, stops: list[Point]) -> list[Point]:
        """From stop to stop in one line, ending before the troop that arrived."""
        line = shapes.curve(stops[0], stops[1], 0.12) if len(stops) == 2 else shapes.smooth(stops, 3, closed=False)
        return shapes.trim(line, 30 * self.s, 52 * self.s)

    def _frames(self) -> None:
        for word in self.scene.changes.focus:
            spot = self.places.spots.get(word)
            if spot is None:
                continue
            here = [piece for piece in self.scene.pieces if piece.at == word and piece.kind != "pyramid"]
            if here:
                x, y = self._where(here[-1])
                wide = pieces.troop_width(pieces.codes(here[-1].traits[1]))
                self.canvas.put(_frame(wide, pieces.TROOP_HIGH, self.s, self.theme), x, y)
            else:
                self.canvas.put(_frame(60, 56, self.s, self.theme), *spot.icon)


@lru_cache(maxsize=64)
def _frame(w: int, h: int, s: float, theme: Theme) -> Sprite:
    return marks.focus((w + 12) * s, (h + 12) * s, 28 * s, theme, 0.8 * s)
