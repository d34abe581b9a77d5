"""A position with everything in it: colours are chosen and speed is measured on it."""

from __future__ import annotations

from examples.pebbles.rules.view import PebblesView
from rules.core import Asked


def example() -> PebblesView:
    return PebblesView(
        asked=Asked("choosing", (1, 2), {"die": 4}),
        viewer=0,
        round=3,
        rounds=3,
        die=4,
        scores=[6, 2, 0, 5],
        pebbles=[3, 3, 3, 3],
        shown=[[5, 2], [1, 2], [3, 4], [4, 7]],
        ready=[True, False, False, True],
        hand=[1, 3, 8],
        chosen=3,
        bag=2,
    )
