"""The colours of the map."""

from __future__ import annotations

from dataclasses import dataclass

from render.theme import RGB, Theme, rgb


@dataclass(frozen=True)
class Ground:
    forest: RGB
    forest2: RGB
    water: RGB
    water2: RGB
    mountain: RGB
    mountain2: RGB
    peak: RGB
    edge: RGB
    """Between the tiles."""
    demon: RGB
    mask: RGB
    """The face of a demon."""
    big: RGB
    rays: RGB
    eye: RGB
    portal: RGB
    rings: tuple[RGB, RGB, RGB]
    pill: RGB
    """Behind a name."""
    pill_ink: RGB


LIGHT = Ground(
    forest=rgb("#6E9155"),
    forest2=rgb("#4F7240"),
    water=rgb("#79AEC6"),
    water2=rgb("#C3DDE7"),
    mountain=rgb("#CDBBA3"),
    mountain2=rgb("#8C7863"),
    peak=rgb("#FFFAEE"),
    edge=rgb("#F3ECDB"),
    demon=rgb("#6B1F2A"),
    mask=rgb("#F0D9C8"),
    big=rgb("#3C141C"),
    rays=rgb("#A3352F"),
    eye=rgb("#E9A91C"),
    portal=rgb("#6C5B93"),
    rings=(rgb("#8A79B3"), rgb("#B3A5D3"), rgb("#E9E2F6")),
    pill=rgb("#F8F2E4"),
    pill_ink=rgb("#241F18"),
)
DARK = Ground(
    forest=rgb("#4C6B3A"),
    forest2=rgb("#35502A"),
    water=rgb("#3F7391"),
    water2=rgb("#85B2C9"),
    mountain=rgb("#8A7A66"),
    mountain2=rgb("#574A3D"),
    peak=rgb("#E5DDCC"),
    edge=rgb("#15130F"),
    demon=rgb("#7A2430"),
    mask=rgb("#F0D9C8"),
    big=rgb("#2B0C13"),
    rays=rgb("#A3352F"),
    eye=rgb("#F2B83A"),
    portal=rgb("#5A4A80"),
    rings=(rgb("#7C6BA6"), rgb("#A698C9"), rgb("#E9E2F6")),
    pill=rgb("#221F1B"),
    pill_ink=rgb("#F3ECDC"),
)


def ground(theme: Theme) -> Ground:
    return DARK if theme.dark else LIGHT
