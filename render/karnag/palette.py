"""The colours of Karnag's board."""

from __future__ import annotations

from dataclasses import dataclass, replace

from render.theme import BLACK, RGB, Theme, rgb


@dataclass(frozen=True)
class Ground:
    path: RGB
    path_ink: RGB
    entrance: RGB
    """The dark squares beside the cauldrons."""
    entrance_ink: RGB
    corner: RGB
    green: RGB
    green2: RGB
    light: RGB
    dark: RGB
    edge: RGB
    gate: RGB
    rock: RGB
    rock2: RGB
    swamp: RGB
    swamp2: RGB
    creature: RGB
    grid: RGB


LIGHT = Ground(
    path=rgb("#DCD2BD"),
    path_ink=rgb("#5F5543"),
    entrance=rgb("#6E665A"),
    entrance_ink=rgb("#FFFAEE"),
    corner=rgb("#E0C995"),
    green=rgb("#97AE72"),
    green2=rgb("#8CA466"),
    light=rgb("#E8D3A6"),
    dark=rgb("#B88C5C"),
    edge=rgb("#4C5A2E"),
    gate=rgb("#4A4238"),
    rock=rgb("#8B8578"),
    rock2=rgb("#A9A295"),
    swamp=rgb("#4F7770"),
    swamp2=rgb("#6E958B"),
    creature=rgb("#332C2A"),
    grid=rgb("#5A4A2C"),
)
DARK = Ground(
    path=rgb("#4A453C"),
    path_ink=rgb("#F3ECDC"),
    entrance=rgb("#8C8069"),
    entrance_ink=rgb("#17140F"),
    corner=rgb("#74602F"),
    green=rgb("#4A5A38"),
    green2=rgb("#435231"),
    light=rgb("#6E5A39"),
    dark=rgb("#8A643C"),
    edge=rgb("#12140C"),
    gate=rgb("#14120F"),
    rock=rgb("#7D776C"),
    rock2=rgb("#979082"),
    swamp=rgb("#2F5650"),
    swamp2=rgb("#4E7A70"),
    creature=rgb("#141110"),
    grid=rgb("#1A1710"),
)


CONTRAST = replace(LIGHT, path=rgb("#F7F2E6"), path_ink=BLACK, entrance=rgb("#3B352C"), edge=BLACK)


def ground(theme: Theme) -> Ground:
    if theme.name == "contrast":
        return CONTRAST
    return DARK if theme.dark else LIGHT
