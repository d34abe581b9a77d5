"""Seats: colour and shape and letter, always all three, in every title. Tokens, ghosts and chat marks."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.canvas import Brush, Sprite
from render.shapes import OUTLINES, Points
from render.theme import CROSSED, INK, IVORY, RGB, XS, Theme, mix, rgb


@dataclass(frozen=True)
class Look:
    letter: str
    word: str
    """The key of its word in the catalogue."""
    emoji: str
    """The application emoji's name."""
    fallback: str
    """What stands for the mark where it cannot be shown."""
    shape: str
    fill: RGB
    ink: RGB
    """The letter's colour."""

    def outline(self, x: float, y: float, r: float) -> Points:
        return OUTLINES[self.shape](x, y, r)

    def letter_y(self, r: float) -> float:
        """How far below the middle the letter stands."""
        return 0.30 * r if self.shape == "triangle" else 0.0


LOOKS = (
    Look("R", "seat-red", "seat_red", "🔴", "circle", rgb("#C24E2A"), IVORY),
    Look("B", "seat-blue", "seat_blue", "🟦", "square", rgb("#1D3FB0"), IVORY),
    Look("Y", "seat-yellow", "seat_yellow", "🟨", "triangle", rgb("#F3CF58"), INK),
    Look("G", "seat-green", "seat_green", "🟩", "diamond", rgb("#27A59A"), INK),
    Look("P", "seat-purple", "seat_purple", "🟪", "cross", rgb("#3A1228"), IVORY),
)
STRANGER = len(LOOKS)
"""The number behind the last seat: an opponent who has none, such as a solo game's."""
STRANGERS_LOOK = Look("X", "seat-nobody", "", "🤖", "hexagon", rgb("#4E5A52"), IVORY)
NOBODY = Look("–", "seat-nobody", "", "⚪", "circle", rgb("#8E877B"), INK)


def look(seat: int) -> Look:
    """A seat the table cannot have looks like nobody's: a picture never fails over it."""
    if seat == STRANGER:
        return STRANGERS_LOOK
    return LOOKS[seat] if 0 <= seat < len(LOOKS) else NOBODY


@lru_cache(maxsize=512)
def token(seat: int, r: float, theme: Theme, shadow: bool = True, faded: bool = False) -> Sprite:
    """Halo, ink, fill, letter, from the outside in: readable on every ground."""
    own = look(seat)
    brush = Brush.around(1.5 * r + 14, theme.shadow)
    if shadow:
        brush.shadow(own.outline(0, 0, r + 3.2), theme.shadow, 2.5, 3, 0.38)
    ground = theme.page2
    fill, ink, edge = own.fill, own.ink, INK
    if faded:
        fill, edge = mix(fill, ground, 0.62), mix(INK, ground, 0.55)
        ink = INK if sum(fill) > 300 else IVORY
    else:
        brush.fill(own.outline(0, 0, r + 3.2), IVORY)
    brush.fill(own.outline(0, 0, r + 1.2), edge)
    brush.fill(own.outline(0, 0, r - 1.2), fill)
    brush.letter(0, own.letter_y(r), own.letter, max(XS, round(1.12 * r)), ink)
    return brush.done()


@lru_cache(maxsize=256)
def ghost(seat: int, r: float, gone: bool = False) -> Sprite:
    """Where a piece came from, or (crossed) was."""
    own = look(seat)
    brush = Brush.around(1.5 * r + 8, own.fill)
    outline = own.outline(0, 0, r)
    brush.fill(outline, (*own.fill, 56))
    closed = [*outline, outline[0]]
    brush.dashes(closed, IVORY, 5)
    brush.dashes(closed, own.fill, 2.6)
    if gone:
        strike(brush, 0.8 * r)
    return brush.done()


def strike(brush: Brush, reach: float) -> None:
    """Two crossed strokes: this piece is gone."""
    for points in ([(-reach, -reach), (reach, reach)], [(-reach, reach), (reach, -reach)]):
        brush.line(points, IVORY, 8, caps=True)
    for points in ([(-reach, -reach), (reach, reach)], [(-reach, reach), (reach, -reach)]):
        brush.line(points, CROSSED, 4.5, caps=True)


# --- chat marks ------------------------------------------------------------------------------------

MARK_SIZE = 128
_MARK_RADIUS = {"circle": 54, "square": 55, "triangle": 46, "diamond": 46, "cross": 51}


def mark(seat: int) -> Image.Image:
    """The seat's application emoji: its token alone, transparent around it."""
    own = look(seat)
    r = _MARK_RADIUS[own.shape]
    y = 4 if own.shape == "triangle" else 0
    brush = Brush.around(MARK_SIZE / 2, IVORY)
    brush.fill(own.outline(0, y, r + 6), IVORY)
    brush.fill(own.outline(0, y, r + 1.5), INK)
    brush.fill(own.outline(0, y, r - 3), own.fill)
    brush.letter(0, y + own.letter_y(r), own.letter, 56 if own.shape == "triangle" else 64, own.ink)
    sprite = brush.done()
    at = (MARK_SIZE // 2 + sprite.left, MARK_SIZE // 2 + sprite.top)
    image, alpha = Image.new("RGB", (MARK_SIZE, MARK_SIZE), IVORY), Image.new("L", (MARK_SIZE, MARK_SIZE), 0)
    image.paste(sprite.image, at)
    alpha.paste(sprite.mask, at)
    image.putalpha(alpha)
    return image


def mark_png(seat: int) -> bytes:
    out = io.BytesIO()
    mark(seat).save(out, "PNG", optimize=True)
    return out.getvalue()


def marks() -> dict[str, bytes]:
    """Name of the application emoji -> its PNG, for all five seats."""
    return {own.emoji: mark_png(seat) for seat, own in enumerate(LOOKS)}
