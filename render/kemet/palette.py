"""The colours of Kemet: sand and lapis by day, the same muted by night."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from render.theme import INK, IVORY, RGB, Theme, mix, rgb

PYRAMIDS = {"ruby": rgb("#B3243B"), "sapphire": rgb("#2B62C4"), "diamond": rgb("#F7F3EA"), "onyx": rgb("#2E2A2C")}
PYRAMID_LETTERS = {"ruby": IVORY, "sapphire": IVORY, "diamond": INK, "onyx": IVORY}
LAPIS, LAPIS_GOLD = rgb("#264E86"), rgb("#F5D98A")
STONE, BRONZE = rgb("#F7EEDB"), rgb("#5A3A16")


@dataclass(frozen=True)
class Ground:
    """What the land is painted with."""

    desert: RGB
    front: RGB
    bank: RGB
    temple: RGB
    delta: RGB
    nile: RGB
    wave: RGB
    city: RGB
    border: RGB
    edge: RGB


DAY = Ground(
    desert=rgb("#E9CF98"),
    front=rgb("#EDD9AC"),
    bank=rgb("#D8C98E"),
    temple=rgb("#DDAE77"),
    delta=rgb("#B9C48A"),
    nile=rgb("#3A6CA8"),
    wave=rgb("#7FA3CE"),
    city=rgb("#F3E8CF"),
    border=rgb("#B98F4C"),
    edge=rgb("#8A6530"),
)
NIGHT = Ground(**{name: mix(getattr(DAY, name), rgb("#2A2722"), 0.42) for name in DAY.__dataclass_fields__})


def ground(theme: Theme) -> Ground:
    return NIGHT if theme.dark else DAY


@lru_cache(maxsize=4)
def tinted(theme: Theme) -> Theme:
    """The theme with the page of this title."""
    if theme.name != "light":
        return theme
    return replace(theme, page=rgb("#F1E5CB"), page2=rgb("#E9D9B6"), card=rgb("#FBF5E6"), line=rgb("#D3BD8E"))
