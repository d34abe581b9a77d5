"""Pictures and text boards of views, made off the event loop. A title without a painter simply has none."""

from __future__ import annotations

import asyncio
import io
from functools import lru_cache

from PIL import Image

from render import pictures as painting
from render import seats
from render.painter import painter_for
from render.scene import Unknown
from render.shot import Shot
from render.text_board import TextBoard, text_board
from render.worker import Illustration, illustrated
from rules.core import View

THEME = "light"
SMALL = 640
"""How wide a picture is that goes along with a notice."""


def theme_of(palette: str) -> str:
    """The theme of a palette that a person has chosen."""
    return THEME if palette == "standard" else palette


async def illustrate(shot: Shot) -> Illustration:
    """Picture, alternative text and text board; whatever could not be made is missing, nothing is raised."""
    if painter_for(shot.view) is None:
        return Illustration(None, "", TextBoard(()))
    return await illustrated(shot)


def in_words(shot: Shot) -> TextBoard:
    """The text board alone, which takes no time."""
    return text_board(shot) if painter_for(shot.view) is not None else TextBoard(())


def regions(view: View) -> list[str]:
    return list(painting.regions(view)) if painter_for(view) is not None else []


def knows(view: View, focus: str) -> bool:
    """Is there such a region or place?"""
    try:
        painting.check_focus(view, focus)
    except (Unknown, painting.NoPictures):
        return False
    return True


async def small(png: bytes) -> bytes:
    """A picture for a notice: the same, smaller."""
    return await asyncio.to_thread(_shrunk, png)


def _shrunk(png: bytes) -> bytes:
    with Image.open(io.BytesIO(png)) as image:
        made = image.resize((SMALL, round(image.height * SMALL / image.width)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    made.save(out, "PNG", optimize=True)
    return out.getvalue()


@lru_cache(maxsize=1)
def seat_marks() -> dict[str, bytes]:
    """The marks of the seats, by the name of their emoji."""
    return seats.marks()
