"""Karnag as it was: the same game, begun under an older number."""

from __future__ import annotations

from rules.karnag.game import Karnag
from rules.karnag.state import KarnagState


class Karnag1(Karnag):
    __module__ = Karnag.__module__  # the package whose texts are spoken
    version = 1

    def decode(self, data: bytes) -> KarnagState:
        state = super().decode(data)
        state.rules = self.version
        return state


BEFORE: dict[int, Karnag] = {1: Karnag1()}
