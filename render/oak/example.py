"""A position with every kind of piece and every seat: colours are chosen and speed is measured on it."""

from __future__ import annotations

from functools import lru_cache

from render.samples import sample
from rules.oak import OAK
from rules.oak.view import OakView

SEED, STEPS = 7, 120


@lru_cache(maxsize=8)
def example(seats: int = 4, steps: int = STEPS, seed: int = SEED) -> OakView:
    view = sample(OAK, seats, seed, steps).view
    assert isinstance(view, OakView)
    return view
