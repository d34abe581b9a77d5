"""The printed board with example pieces, for two to five seats.

`python -m render.kemet.parts.nile_example FILE` draws a sheet of them. The engine does not play on this board yet: a
view of the wheel lends its seats, its zones are made from the data.
"""

from __future__ import annotations

import sys

import msgspec
from PIL import Image

from render import encode, frame
from render.canvas import Canvas, Shadow
from render.colour_vision import adapted
from render.kemet import panels
from render.kemet.example import LETTERS, example
from render.kemet.palette import tinted
from render.kemet.parts.nile import NilePlaces
from render.kemet.parts.nile_ground import furnish_nile, paint_nile
from render.kemet.parts.table import Table
from render.kemet.scene import scene
from render.kemet.words import KemetWords
from render.pictures import theme_named
from render.theme import HAIR, MARGIN, WIDTH, Theme
from rules.core import Event
from rules.kemet import events as e
from rules.kemet.material.board import BOARD, cities_in_play, for_the_engine
from rules.kemet.view import KemetView, TroopView, ZoneView
from rules.kemet.words import BEAST_WORDS

BED, BED_Y, GAP = 1100, frame.CONTENT, 18
BOARD_AT = (MARGIN + 14, BED_Y + 14, BED - 28)
"""Left, top and size of the board."""
MOVED = e.Moved(1, "O1", "F2", 2, "", "land", 0, 0)
"""What has just happened."""
SMALL = 400
"""Width of a picture in a list on a phone."""


def nile_view(seats: int) -> KemetView:
    """A stand-in: pyramids in most districts, troops in most zones, some with a creature, a battle."""
    parts = BOARD.in_play[seats][0]
    zones = for_the_engine(parts, cities_in_play(parts))
    shown = []
    for number, (word, zone) in enumerate(zones.items()):
        level = (number + 1) % 5 if zone.city else 0
        colour = list(LETTERS)[number % 4] if level else ""
        holder = (zone.city - 1 if zone.city else number % seats) if number % 4 != 3 else None
        if word == MOVED.to:
            holder = MOVED.seat
        shown.append(
            ZoneView(
                word=word,
                kind=zone.kind,
                x=zone.x,
                y=zone.y,
                city=zone.city - 1 if zone.city else None,
                harbor=zone.harbor,
                obelisk=zone.obelisk,
                pp=zone.pp,
                delta=zone.delta,
                holder=holder,
                units=MOVED.units if word == MOVED.to else 1 + number % 5 if holder is not None else 0,
                creature=BEAST_WORDS[number % 10] if holder is not None and number % 3 == 0 else "",
                colour=colour,
                level=level,
                pyramid=f"{level}{LETTERS[colour]}" if level else "",
                controller=holder,
                fame=None,
            )
        )
    held = next(zone for zone in shown if zone.word == "T1")
    attacker = TroopView(((held.holder or 0) + 1) % seats, "T1", 4, "mummy")
    return msgspec.structs.replace(example(seats), zones=shown, attackers=[attacker] if held.holder is not None else [])


def paint_board(view: KemetView, theme: Theme, events: list[Event] | None = None) -> Canvas:
    """The whole table with the printed board."""
    theme, words = tinted(theme), KemetWords("en", None)
    seen = scene(view, events or [], words)
    canvas = Canvas(WIDTH, BED_Y + BED + GAP + frame.CAPTION + 32, theme.page)
    canvas.plate(
        MARGIN, BED_Y, BED, BED, 26, theme.page2, theme.line, HAIR, Shadow(theme.shadow, 3, 7, theme.card_shadow)
    )
    places = NilePlaces(view, *BOARD_AT)
    canvas.put(paint_nile(places, theme, (MARGIN, BED_Y, MARGIN + BED, BED_Y + BED)), 0, 0)
    furnish_nile(canvas, places, theme)
    Table(canvas, places, seen, theme).paint()
    for top, high in panels.card_places(BED_Y, BED, len(view.seats)):
        canvas.card(panels.RAIL_X, top, panels.RAIL_W, high, theme)
    panels.paint_rail(canvas, BED_Y, BED, view, seen, theme, words)
    frame.heading(canvas, theme, words, "", words("sub", moment=words.moment(view)), [], [])
    frame.latest(canvas, theme, BED_Y + BED + GAP, words, seen.changes, 0, "")
    return canvas


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
