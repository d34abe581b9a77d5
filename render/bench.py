"""How long a picture takes, against encoding alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import TypeVar

from render import encode
from render.pictures import palette, picture, png
from render.samples import sample
from render.titles import painters
from rules import GAMES
from rules.core import View

T = TypeVar("T")


def measure(repeat: int = 7, theme: str = "light") -> dict[str, dict[str, float]]:
    """Per title, with warm caches: milliseconds per finished picture, per encoding of the same image, their ratio,
    and the largest file in bytes. Medians over several positions for every number of seats."""
    return {title: _measure(title, painter.example(), repeat, theme) for title, painter in painters().items()}


def _measure(title: str, example: View, repeat: int, theme: str) -> dict[str, float]:
    game = GAMES[title]
    views = [example]
    for seats in (game.seats[0], game.seats[-1]):
        views += [sample(game, seats, seed, steps).view for seed, steps in ((1, 0), (2, 90), (3, 100_000))]
    colours = palette(title, theme)
    whole: list[float] = []
    alone: list[float] = []
    largest = 0
    for view in views:
        image = picture(view, theme=theme)
        largest = max(largest, len(png(view, theme=theme)))
        for _ in range(repeat):
            whole.append(_seconds(lambda view=view: png(view, theme=theme)))  # type: ignore[misc]
            alone.append(_seconds(lambda image=image: encode.png(image, colours)))  # type: ignore[misc]
    return {
        "picture_ms": round(1000 * median(whole), 1),
        "encode_ms": round(1000 * median(alone), 1),
        "ratio": round(median(whole) / median(alone), 2),
        "largest_bytes": largest,
    }


def _seconds(work: Callable[[], T]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
