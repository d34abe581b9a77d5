"""The printed board with example pieces, for two to five seats, as one sheet.

`python -m render.kemet.parts.nile_example FILE` draws it: each picture as a table gets it, at the width of a phone.
"""

from __future__ import annotations

import sys

from PIL import Image

from render import encode, frame
from render.canvas import Canvas
from render.colour_vision import adapted
from render.kemet.example import example
from render.kemet.overview import BED, paint
from render.kemet.parts.layers import EDGE
from render.pictures import theme_named
from render.shot import Shot
from render.theme import MARGIN, Theme
from rules.core import Event
from rules.kemet import events as e
from rules.kemet.view import KemetView

BOARD_AT = (MARGIN + EDGE * BED, frame.CONTENT + EDGE * BED, BED - 2 * EDGE * BED)
"""Left, top and size of the board."""
MOVED = e.Moved(1, "WB", "O1", 2, "", "land", 0, 0)
"""What has just happened."""
SMALL = 400
"""Width of a picture in a list on a phone."""


def nile_view(seats: int) -> KemetView:
    return example(seats, layout="printed")


def paint_board(view: KemetView, theme: Theme, events: list[Event] | None = None) -> Canvas:
    """The whole table."""
    return paint(view, Shot(view, events=events or []), theme)


def drawn(seats: int, theme: str = "light") -> Image.Image:
    return adapted(paint_board(nile_view(seats), theme_named(theme), [MOVED]).image, theme)


def sheet() -> Image.Image:
    """All of them at a quarter of their size: two to five seats; dark, for an eye without the second kind of cone."""
    shots = [(2, "light"), (3, "light"), (4, "light"), (5, "light"), (5, "dark"), (5, "deutan")]
    small = [_small(drawn(seats, theme)) for seats, theme in shots]
    high = max(one.height for one in small)
    page = Image.new("RGB", (3 * SMALL + 40, 2 * high + 30), theme_named("light").page)
    for number, one in enumerate(small):
        page.paste(one, (10 + number % 3 * (SMALL + 10), 10 + number // 3 * (high + 10)))
    return encode.reduced(page, encode.palette(page, theme_named("light")))


def _small(image: Image.Image) -> Image.Image:
    return image.resize((SMALL, round(SMALL * image.height / image.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    sheet().save(sys.argv[1], optimize=True)
