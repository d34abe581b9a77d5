"""PNG: one palette per title and theme, chosen once from an example with every colour, then only looked up.

Choosing anew for each picture would cost more than drawing it, and colours would waver between two pictures of a game.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import cast

from PIL import Image

from render.seats import LOOKS, NOBODY
from render.theme import CROSSED, INK, IVORY, RGB, Theme

COLOURS = 256
EXACT = 150
"""At most so many colours are taken as they are; the rest stands for the blends between them."""
APART = 6
"""Exact colours differ by at least this, summed over red, green and blue."""
LEVEL = 3
"""zlib's effort: the next level takes half as long again for files a twentieth smaller."""


def palette(sample: Image.Image, theme: Theme) -> Image.Image:
    """The colours for a title in a theme: those that mean something, the most frequent ones, then median cut."""
    fixed = [look.fill for look in (*LOOKS, NOBODY)]
    fixed += [INK, IVORY, CROSSED, theme.page, theme.page2, theme.card, theme.line, theme.ink, theme.mute]
    fixed += [theme.gold, theme.goldink, theme.blue]
    found = cast(list[tuple[int, RGB]], sample.convert("RGB").getcolors(1 << 24) or [])
    counted = sorted(found, reverse=True)
    colours: list[RGB] = []
    for colour in (*fixed, *(colour for count, colour in counted if count >= 60)):
        if len(colours) >= EXACT:
            break
        if _far(colour, colours):
            colours.append(colour)
    rest = [(count, colour) for count, colour in counted[:20_000] if count < 60 or _far(colour, colours)]
    colours += _blends(rest, COLOURS - len(colours))
    chosen = Image.new("P", (1, 1))
    flat = [part for colour in colours for part in colour]
    chosen.putpalette(flat + flat[:3] * (256 - len(colours)))
    return chosen


def _far(colour: RGB, others: Iterable[RGB]) -> bool:
    r, g, b = colour
    return all(abs(r - x) + abs(g - y) + abs(b - z) >= APART for x, y, z in others)


def _blends(counted: list[tuple[int, RGB]], many: int) -> list[RGB]:
    """Median cut, each colour weighing the square root of its frequency, so that small icons keep theirs."""
    points = [colour for count, colour in counted for _ in range(min(40, 1 + int(count**0.5)))]
    if not points:
        return []
    strip = Image.new("RGB", (len(points), 1))
    strip.putdata(points)
    flat = strip.quantize(many, method=Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, min(len(flat), 3 * many), 3)]


def reduced(image: Image.Image, colours: Image.Image) -> Image.Image:
    """The picture in the colours of a palette."""
    return image.quantize(palette=colours, dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """The file of a reduced picture."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()
