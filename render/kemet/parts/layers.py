"""What stays the same from picture to picture, painted once and kept: land, names, icons, empty cards."""

from __future__ import annotations

from functools import lru_cache

from render.canvas import Canvas, Shadow
from render.kemet import panels
from render.kemet.board import paint_ground
from render.kemet.parts.table import furnish
from render.kemet.places import Places
from render.theme import HAIR, MARGIN, WIDTH, Theme
from rules.kemet.view import KemetView

KEPT = 6
"""A layer has some 6 MB; six are a board, its zooms and a second theme."""


class Board:
    """A view as far as its land depends on it."""

    def __init__(self, view: KemetView) -> None:
        self.view = view
        self.key = (view.options.layout, len(view.seats), tuple(zone.word for zone in view.zones))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=64)
def places_of(board: Board, x: float, y: float, size: float) -> Places:
    """Where everything is. What stands there is another view's: only the land itself may be asked of its zones."""
    return Places(board.view, x, y, size)


@lru_cache(maxsize=KEPT)
def overview(board: Board, y: int, size: int, height: int, cards: int, theme: Theme) -> Canvas:
    """The page with an empty board and empty cards."""
    canvas = Canvas(WIDTH, height, theme.page)
    shadow = Shadow(theme.shadow, 3, 7, theme.card_shadow)
    canvas.plate(MARGIN, y, size, size, 26, theme.page2, theme.line, HAIR, shadow)
    places = places_of(board, MARGIN, y, size)
    canvas.put(paint_ground(places, theme, (MARGIN, y, MARGIN + size, y + size)), 0, 0)
    furnish(canvas, places, theme)
    for top, high in panels.card_places(y, size, cards):
        canvas.card(panels.RAIL_X, top, panels.RAIL_W, high, theme)
    return canvas


@lru_cache(maxsize=KEPT)
def window(board: Board, x: int, y: int, size: int, wide: int, high: int, theme: Theme) -> Canvas:
    """A part of a larger board."""
    canvas = Canvas(wide, high, theme.page2)
    places = places_of(board, x, y, size)
    canvas.put(paint_ground(places, theme, (0, 0, wide, high)), 0, 0)
    furnish(canvas, places, theme)
    return canvas
