"""Pictures of views: pure functions, the same for every title."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import encode
from render.colour_vision import ADAPTED, recoloured, recoloured_palette
from render.scene import Unknown
from render.theme import LIGHT, THEMES, Theme
from render.titles import Painter, painter_for, painters
from render.words import Names, for_picture
from rules.core import Event, View


class NoPictures(LookupError):
    """The view's title has no pictures."""


def theme_named(name: str) -> Theme:
    """A theme; the adapted ones are painted as the light one and recoloured."""
    if name not in (*THEMES, *ADAPTED):
        raise Unknown("theme", name, (*THEMES, *ADAPTED))
    return THEMES.get(name, LIGHT)


def _painter(view: View) -> Painter:
    painter = painter_for(view)
    if painter is None:
        raise NoPictures(type(view).__name__)
    return painter


def picture(
    view: View,
    lang: str = "en",
    theme: str = "light",
    focus: str | None = None,
    events: Sequence[Event] = (),
    names: Names | None = None,
) -> Image.Image:
    """What `view` knows, drawn: the whole table, or the region `focus`; with `events`, what they changed is marked."""
    image = _painter(view).paint(view, lang, theme_named(theme), focus, events, for_picture(names)).image
    return recoloured(image, theme) if theme in ADAPTED else image


def png(
    view: View,
    lang: str = "en",
    theme: str = "light",
    focus: str | None = None,
    events: Sequence[Event] = (),
    names: Names | None = None,
) -> bytes:
    """The picture as a file."""
    painted = theme_named(theme).name
    colours = palette(_painter(view).name, painted)
    shown = recoloured_palette(colours, theme) if theme in ADAPTED else None
    return encode.png(picture(view, lang, painted, focus, events, names), colours, shown)


def outlined(view: View, lang: str, theme: str, places: Sequence[str], names: Names | None = None) -> bytes:
    """A picture to choose a place on: the part that matters, the places marked."""
    painter = _painter(view)
    canvas = painter.outline(view, lang, theme_named(theme), places, for_picture(names))
    return encode.png(canvas.image, palette(painter.name, theme))


@lru_cache(maxsize=16)
def palette(title: str, theme: str) -> Image.Image:
    """The colours of a title's pictures in a theme."""
    painter = painters()[title]
    chosen = theme_named(theme)
    return encode.palette(painter.paint(painter.example(), "en", chosen, None, (), None).image, chosen)


def regions(view: View) -> tuple[str, ...]:
    """Names that `focus` takes, for menus; single places (a square, a field) work besides."""
    return _painter(view).regions(view)


def check_focus(view: View, focus: str) -> None:
    """Raises Unknown (with the words that are known) unless `focus` names a region or a place; draws nothing."""
    _painter(view).check(view, focus)
