"""Draws contact sheets of pictures to choose on and of what advice would do: `python -m tests.render.sheets`.

Each picture stands at full size with itself at 400 px below it, as on a phone; `docs/look.md` shows the sheets.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from render.colour_vision import ADAPTED
from render.samples import sample
from render.shot import Shot
from render.worker import illustrate
from rules.druids.actions import Draw, Drawall, Lay
from rules.karnag import KARNAG
from rules.oak import OAK
from tests.render.druids.test_proposal import drawn as after
from tests.render.druids.test_proposal import proposal

PLACE = Path(__file__).parents[2] / "docs" / "pictures"
PHONE, GAP = 400, 24
GREY = (128, 128, 128)


def drawn(shot: Shot) -> Image.Image:
    png = illustrate(shot).png
    assert png is not None
    return Image.open(io.BytesIO(png)).convert("RGB")


def sheet(shots: Sequence[Shot]) -> Image.Image:
    """One column for each picture."""
    pictures = [drawn(shot) for shot in shots]
    phones = [one.resize((PHONE, round(one.height * PHONE / one.width)), Image.Resampling.LANCZOS) for one in pictures]
    wide, high = sum(one.width + GAP for one in pictures), max(one.height for one in pictures)
    whole = Image.new("RGB", (wide, high + GAP + max(one.height for one in phones)), GREY)
    x = 0
    for one, phone in zip(pictures, phones, strict=True):
        whole.paste(one, (x, 0))
        whole.paste(phone, (x, high + GAP))
        x += one.width + GAP
    return whole


def panels() -> list[Shot]:
    """Squares to choose in Karnag, in the light theme and in each palette for other eyes."""
    view = sample(KARNAG, 4, 10, 180).view
    places = ["C5", "C7", "D8", "E10", "H5", "I6"]
    return [Shot(view, "en", theme, places=places) for theme in ("light", *ADAPTED)]


def proposals() -> list[Shot]:
    """Where *Lay it for me* would lay the one piece that is drawn, and all of a doubled scouting."""
    return [proposal(after(action), Lay) for action in (Draw(), Drawall())]


def open_numbers() -> list[Shot]:
    """Creatures and artefacts on offer with their numbers; alone against Broichan, in play and at the end."""
    return [Shot(sample(OAK, seats, 3, steps).view) for seats, steps in ((4, 120), (1, 25), (1, 5000))]


SHEETS = {"panels-colours": panels, "druids-proposals": proposals, "oak-numbers": open_numbers}

if __name__ == "__main__":
    for name, shots in SHEETS.items():
        made = sheet(shots())
        made.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
            PLACE / f"{name}.png", optimize=True
        )
