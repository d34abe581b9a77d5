"""The colours of Oak's board."""

from __future__ import annotations

from dataclasses import dataclass

from render.theme import RGB, Theme, rgb


@dataclass(frozen=True)
class Ground:
    sky: RGB
    canopy: RGB
    leaf: RGB
    bark: RGB
    bark_edge: RGB
    soil: RGB
    soil_ink: RGB
    node_edge: RGB
    end: RGB
    """Last spaces."""
    end_edge: RGB
    solstice: RGB
    solstice_edge: RGB
    ring: RGB
    """Around rest spaces that take Elders."""


LIGHT = Ground(
    sky=rgb("#E3E4CC"),
    canopy=rgb("#CBD6A8"),
    leaf=rgb("#BBCB92"),
    bark=rgb("#7A5C3E"),
    bark_edge=rgb("#644A31"),
    soil=rgb("#6B4F35"),
    soil_ink=rgb("#FFFAEE"),
    node_edge=rgb("#5C432B"),
    end=rgb("#FFF6DC"),
    end_edge=rgb("#8A6200"),
    solstice=rgb("#F6E3AE"),
    solstice_edge=rgb("#8A6200"),
    ring=rgb("#6B5B3A"),
)
DARK = Ground(
    sky=rgb("#2B2F26"),
    canopy=rgb("#3B4630"),
    leaf=rgb("#46543A"),
    bark=rgb("#6B5138"),
    bark_edge=rgb("#8A6C4C"),
    soil=rgb("#4A3727"),
    soil_ink=rgb("#FFFAEE"),
    node_edge=rgb("#A98A66"),
    end=rgb("#4A3F24"),
    end_edge=rgb("#D9A93A"),
    solstice=rgb("#5C4A1E"),
    solstice_edge=rgb("#F2B83A"),
    ring=rgb("#B79C68"),
)


def ground(theme: Theme) -> Ground:
    return DARK if theme.dark else LIGHT
