"""Variants and rulings of a table, each with the default a newcomer should get."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.core import Options


class PebblesOptions(Options, frozen=True):
    decides: ClassVar[dict[str, tuple[str, ...]]] = {"rounds": ("P-1",)}
    rounds: Literal[1, 2, 3] = 3
