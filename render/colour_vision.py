"""Pictures for eyes that tell colours apart in another way: the light theme, recoloured as a whole.

Each matrix moves what such an eye confuses into what it sees, greys stay grey. They were searched for by machine: every
group of colours that has to be told apart (seats, terrains, regions, pyramids) is at least as far apart for that eye as
in the light theme, measured by CIEDE2000 on Machado's simulation (`tests/render/test_colour_vision.py`).
"""

from __future__ import annotations

from PIL import Image

Matrix = tuple[tuple[float, float, float], ...]
ADAPTED: dict[str, Matrix] = {
    "deutan": ((0.96, 0.05, -0.01), (-0.11, 1.14, -0.03), (-0.94, 1.21, 0.73)),
    "protan": ((1.01, -0.08, 0.07), (-0.02, 0.96, 0.06), (-0.96, 1.21, 0.75)),
    "tritan": ((1.01, 0.29, -0.30), (-0.14, 1.26, -0.12), (-0.35, 0.12, 1.23)),
}
"""Seeing without the second, the first, the third kind of cone."""


def adapted(image: Image.Image, theme: str) -> Image.Image:
    """A painted picture, whole or reduced to a palette, as the eyes of that theme need it; other themes stay as they
    are. The one place where this is done: whatever is shown passes here after painting."""
    if theme not in ADAPTED:
        return image
    if image.mode == "P":
        shown = image.copy()
        shown.putpalette(_recoloured(image.getpalette() or [], ADAPTED[theme]))
        return shown
    return image.convert("RGB", [part for row in ADAPTED[theme] for part in (*row, 0.0)])


def _recoloured(flat: list[int], matrix: Matrix) -> list[int]:
    """The colours of a palette, flat, in the same order."""
    return [
        min(255, max(0, round(sum(share * part for share, part in zip(row, flat[i : i + 3], strict=True)))))
        for i in range(0, len(flat) - 2, 3)
        for row in matrix
    ]
