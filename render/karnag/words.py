"""Words of Karnag's pictures and text boards."""

from __future__ import annotations

from render.words import Words

PACKAGE = "render.karnag"


class KarnagWords(Words):
    package = PACKAGE

    def word(self, kind: str, word: str) -> str:
        """A track, tile, card or creature by name."""
        return self(f"{kind}-{word}")
