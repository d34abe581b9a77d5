"""Pictures of views: pure functions, the same for every title."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from PIL import Image

from render import encode
from render.colour_vision import ADAPTED, adapted
from render.painter import Painter, painter_for, painters
from render.scene import Unknown
from render.shot import Shot
from render.theme import LIGHT, THEMES, Theme
from render.words import for_picture
from rules.core import View


class NoPictures(LookupError):
    """The view's title has no pictures."""


def theme_named(name: str) -> Theme:
    """A theme; the adapted ones are painted as the light one and recoloured."""
    if name not in (*THEMES, *ADAPTED):
        raise Unknown("theme", name, (*THEMES, *ADAPTED))
    return THEMES.get(name, LIGHT)


def _painter(view: View) -> Painter[Any]:
    painter = painter_for(view)
    if painter is None:
        raise NoPictures(type(view).__name__)
    return painter


def _painted(shot: Shot) -> Image.Image:
    """As the title paints it, in one of our themes."""
    printable = msgspec.structs.replace(shot, names=for_picture(shot.names))
    return _painter(shot.view).paint(shot.view, printable, theme_named(shot.theme)).image


def picture(shot: Shot) -> Image.Image:
    """What the shot's view knows, drawn."""
    return adapted(_painted(shot), shot.theme)


def png(shot: Shot) -> bytes:
    """The picture as a file."""
    colours = palette(_painter(shot.view).name, theme_named(shot.theme).name)
    return encode.png(adapted(encode.reduced(_painted(shot), colours), shot.theme))


@lru_cache(maxsize=16)
def palette(title: str, theme: str) -> Image.Image:
    """The colours of a title's pictures in a theme."""
    painter, chosen = painters()[title], theme_named(theme)
    example = painter.example()
    return encode.palette(painter.paint(example, Shot(example), chosen).image, chosen)


def regions(view: View) -> tuple[str, ...]:
    """Names that `focus` takes, for menus; single places (a square, a field) work besides."""
    return _painter(view).regions(view)


def check_focus(view: View, focus: str) -> None:
    """Raises Unknown (with the words that are known) unless `focus` names a region or a place; draws nothing."""
    _painter(view).check(view, focus)
