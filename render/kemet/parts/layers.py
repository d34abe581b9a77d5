"""What stays the same from picture to picture, painted once and kept: land, names, icons, empty cards."""

from __future__ import annotations

from functools import lru_cache

from render.canvas import Canvas, Shadow
from render.kemet import panels
from render.kemet.board import paint_ground
from render.kemet.parts.nile import NilePlaces
from render.kemet.parts.nile_ground import furnish_nile, paint_nile
from render.kemet.parts.table import furnish
from render.kemet.places import Places
from render.theme import HAIR, MARGIN, WIDTH, Theme
from rules.kemet.view import KemetView

KEPT = 6
"""A layer has some 6 MB; six are a board, its zooms and a second theme."""


EDGE = 14 / 1100
"""Of the printed board inside its bed, as a share of it."""


class Board:
    """A view as far as its land depends on it."""

    def __init__(self, view: KemetView) -> None:
        self.view = view
        self.key = (view.options.layout, len(view.seats), tuple((zone.word, zone.city) for zone in view.zones))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=64)
def places_of(board: Board, x: float, y: float, size: float) -> Places:
    """Where everything is. What stands there is another view's: only the land itself may be asked of its zones."""
    if board.view.options.layout != "printed":
        return Places(board.view, x, y, size)
    edge = EDGE * size
    return NilePlaces(board.view, x + edge, y + edge, size - 2 * edge)


def _land(canvas: Canvas, places: Places, theme: Theme, window: tuple[float, float, float, float]) -> None:
    """The ground, and the names and icons of its zones."""
    if isinstance(places, NilePlaces):
        canvas.put(paint_nile(places, theme, window), 0, 0)
        furnish_nile(canvas, places, theme)
    else:
        canvas.put(paint_ground(places, theme, window), 0, 0)
        furnish(canvas, places, theme)


@lru_cache(maxsize=KEPT)
def overview(board: Board, y: int, size: int, height: int, cards: int, theme: Theme) -> Canvas:
    """The page with an empty board and empty cards."""
    canvas = Canvas(WIDTH, height, theme.page)
    shadow = Shadow(theme.shadow, 3, 7, theme.card_shadow)
    canvas.plate(MARGIN, y, size, size, 26, theme.page2, theme.line, HAIR, shadow)
    places = places_of(board, MARGIN, y, size)
    _land(canvas, places, theme, (MARGIN, y, MARGIN + size, y + size))
    for top, high in panels.card_places(y, size, cards):
        canvas.card(panels.RAIL_X, top, panels.RAIL_W, high, theme)
    return canvas


@lru_cache(maxsize=KEPT)
def window(board: Board, x: int, y: int, size: int, wide: int, high: int, theme: Theme) -> Canvas:
    """A part of a larger board."""
    canvas = Canvas(wide, high, theme.page2)
    places = places_of(board, x, y, size)
    _land(canvas, places, theme, (0, 0, wide, high))
    return canvas
