"""Draws the contact sheet of the map, `docs/pictures/kemet-maps.png`: `python -m tests.render.kemet.sheet`.

A column for each number of seats, a row for the light and the dark theme and for one palette for other eyes, each at
full size with the same picture at 400 px below it, as on a phone.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from render.samples import sample
from render.shot import Shot
from render.worker import illustrate
from rules.kemet import KEMET

PLACE = Path(__file__).parents[3] / "docs" / "pictures" / "kemet-maps.png"
THEMES = ("light", "dark", "deutan")
PHONE = 400
STEPS, SEED, GAP = 300, 3, 24


def board(seats: int, theme: str) -> Image.Image:
    view = sample(KEMET, seats, SEED, STEPS).view
    png = illustrate(Shot(view, "en", theme)).png
    assert png is not None
    return Image.open(io.BytesIO(png)).convert("RGB")


def sheet() -> Image.Image:
    rows = [[board(seats, theme) for seats in KEMET.seats] for theme in THEMES]
    wide, high = rows[0][0].width, max(one.height for row in rows for one in row)
    small = round(high * PHONE / wide)
    whole = Image.new("RGB", (len(KEMET.seats) * (wide + GAP), len(rows) * (high + small + 2 * GAP)), (128, 128, 128))
    for down, row in enumerate(rows):
        y = down * (high + small + 2 * GAP)
        for across, one in enumerate(row):
            x = across * (wide + GAP)
            whole.paste(one, (x, y))
            phone = one.resize((PHONE, round(one.height * PHONE / wide)), Image.Resampling.LANCZOS)
            whole.paste(phone, (x, y + high + GAP))
    return whole


if __name__ == "__main__":
    sheet().quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(PLACE, optimize=True)
