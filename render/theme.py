"""Colours, type sizes and measures, the same in every title. A title adds the grounds of its own board."""

from __future__ import annotations

from dataclasses import dataclass

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """`#C24E2A` -> (194, 78, 42)."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """`a` with that share of `b`."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


INK = rgb("#241F18")
"""Outlines of pieces and letters on light pieces, in both themes."""
IVORY = rgb("#FFFAEE")
"""Halos of pieces and letters on dark pieces, in both themes."""
WHITE, BLACK = (255, 255, 255), (0, 0, 0)
CROSSED = rgb("#8A1E1E")
"""The strokes over a piece that is gone."""


@dataclass(frozen=True)
class Theme:
    name: str
    page: RGB
    page2: RGB
    """Board bed, quiet boxes."""
    card: RGB
    line: RGB
    ink: RGB
    mute: RGB
    """The second voice."""
    gold: RGB
    """Attention: the last move, the awaited seat, a free choice. Never text on a light ground."""
    goldink: RGB
    """Gold as text."""
    shadow: RGB
    card_shadow: float
    """How dark a card's shadow is."""
    blue: RGB
    """Exact in every palette; what it means is the title's."""

    @property
    def dark(self) -> bool:
        return self.name == "dark"


LIGHT = Theme(
    name="light",
    page=rgb("#EFE7D6"),
    page2=rgb("#E6DCC6"),
    card=rgb("#FAF5E9"),
    line=rgb("#CDBF9F"),
    ink=INK,
    mute=rgb("#5F5543"),
    gold=rgb("#E9A91C"),
    goldink=rgb("#7A4E00"),
    shadow=rgb("#3A2C14"),
    card_shadow=0.16,
    blue=rgb("#3F7FB0"),
)
DARK = Theme(
    name="dark",
    page=rgb("#1F1D1A"),
    page2=rgb("#2A2722"),
    card=rgb("#2C2924"),
    line=rgb("#4B453B"),
    ink=rgb("#F3ECDC"),
    mute=rgb("#B9AE98"),
    gold=rgb("#F2B83A"),
    goldink=rgb("#F6CF7A"),
    shadow=BLACK,
    card_shadow=0.5,
    blue=rgb("#79B4DE"),
)
CONTRAST = Theme(
    name="contrast",
    page=WHITE,
    page2=rgb("#EDEDED"),
    card=WHITE,
    line=INK,
    ink=BLACK,
    mute=rgb("#2B2B2B"),
    gold=rgb("#FFB000"),
    goldink=rgb("#5C3A00"),
    shadow=BLACK,
    card_shadow=0.0,
    blue=rgb("#0B4A80"),
)
"""Black on white, strong lines, no shadow under cards."""
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}

# --- measures, for a picture 1600 px wide -----------------------------------------------------------

WIDTH = 1600
XS, SM, MD, LG, XL = 22, 26, 32, 44, 60
"""Type sizes. Nothing smaller than XS, ever."""
MARGIN, GUTTER, GAP, PAD = 40, 24, 16, 20
HAIR, FINE = 1.5, 2.0
