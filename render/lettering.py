"""Type: fonts, how long a text is, making it fit, and its picture as a mask.

The layout engine is BASIC on purpose: the other one depends on a library of the system, and pixels must not.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.theme import LG, MD, SM, XL, XS

SUPER = 3
"""Everything is drawn three times as large and reduced once."""

REGULAR, STRONG, BOLD, SERIF, SERIF_BOLD = "regular", "strong", "bold", "serif", "serif-bold"
_FILES = {
    REGULAR: ("font_hanken_grotesk", "HankenGrotesk-Medium.otf"),
    STRONG: ("font_hanken_grotesk", "HankenGrotesk-SemiBold.otf"),
    BOLD: ("font_hanken_grotesk", "HankenGrotesk-Bold.otf"),
    SERIF: ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    SERIF_BOLD: ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}
SIZES = (XL, LG, MD, SM, XS)
ELLIPSIS = "…"


@lru_cache(maxsize=128)
def font(weight: str, pixels: int) -> ImageFont.FreeTypeFont:
    package, name = _FILES[weight]
    path = files(package).joinpath("files", name)
    return ImageFont.truetype(str(path), pixels, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def length(text: str, size: int, weight: str) -> float:
    """Width in pixels of the picture: that of its words and the spaces between them."""
    if " " in text:
        return sum(length(word, size, weight) for word in text.split(" ")) + text.count(" ") * space(size, weight)
    return float(font(weight, size * SUPER).getlength(text)) / SUPER


@lru_cache(maxsize=256)
def space(size: int, weight: str) -> float:
    return float(font(weight, size * SUPER).getlength(" ")) / SUPER


@lru_cache(maxsize=256)
def cap_height(size: int, weight: str) -> float:
    """Height of a capital: what the eye takes for the middle of a line."""
    _, top, _, bottom = font(weight, size * SUPER).getbbox("H", anchor="ls")
    return float(bottom - top) / SUPER


class Mask(NamedTuple):
    image: Image.Image
    left: int
    """From where the text begins to the mask's left edge."""
    top: int
    """From the baseline to the mask's upper edge."""


@lru_cache(maxsize=4096)
def mask(word: str, size: int, weight: str) -> Mask:
    """Words are kept, sentences are not: nearly every sentence is new, hardly any of its words."""
    face = font(weight, size * SUPER)
    left, top, right, bottom = (round(v) for v in face.getbbox(word, anchor="ls"))
    x0, y0 = left // SUPER - 1, top // SUPER - 1
    w, h = max(1, right // SUPER + 2 - x0), max(1, bottom // SUPER + 2 - y0)
    large = Image.new("L", (w * SUPER, h * SUPER), 0)
    ImageDraw.Draw(large).text((-x0 * SUPER, -y0 * SUPER), word, font=face, fill=255, anchor="ls")
    return Mask(large.resize((w, h), Image.Resampling.LANCZOS), x0, y0)


class Fitted(NamedTuple):
    text: str
    size: int
    cut: bool
    """Something had to be left out."""


@lru_cache(maxsize=4096)
def fit(text: str, width: float, size: int, weight: str, least: int = XS) -> Fitted:
    """The text as large as it fits: the size given or the next smaller ones of the scale, else cut with an ellipsis."""
    for smaller in (size, *(step for step in SIZES if least <= step < size)):
        if length(text, smaller, weight) <= width:
            return Fitted(text, smaller, False)
    least = min(size, max(least, XS))
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if length(text[:middle].rstrip() + ELLIPSIS, least, weight) <= width:
            low = middle
        else:
            high = middle - 1
    return Fitted(text[:low].rstrip() + ELLIPSIS, least, True)


@lru_cache(maxsize=8)
def _missing_glyph(weight: str) -> bytes:
    return bytes(font(weight, 32).getmask("\U0010fffd"))


@lru_cache(maxsize=4096)
def has_glyph(character: str, weight: str = REGULAR) -> bool:
    if character.isspace():
        return True
    glyph = font(weight, 32).getmask(character)
    return bool(glyph.size[0]) and bytes(glyph) != _missing_glyph(weight)


def printable(text: str) -> str:
    """A person's text as this type can print it: one line, without characters it has no glyph for."""
    kept = "".join(character if has_glyph(character) else " " for character in text)
    return " ".join(kept.split())
