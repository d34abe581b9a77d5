"""How long a picture takes, against encoding alone: plain pictures, and those of posts, with what has just changed."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median

from PIL import Image

from render import encode
from render.painter import painters
from render.pictures import palette, picture, png
from render.samples import sample
from render.shot import Shot
from rules import GAMES
from rules.core import Event, View


def measure(repeat: int = 5, theme: str = "light") -> dict[str, dict[str, float]]:
    """Per title, with warm caches: milliseconds per finished picture, per encoding of the same image, their ratio,
    the ratio for pictures with changes (each the first of its kind: new arrows, new sentences), and the largest
    file in bytes. Medians over several positions for the fewest and the most seats."""
    return {title: _measure(title, painter.example(), repeat, theme) for title, painter in painters().items()}


def _measure(title: str, example: View, repeat: int, theme: str) -> dict[str, float]:
    colours = palette(title, theme)
    for view, events in _positions(title, 100):  # other games: what is kept is warm, these arrows never recur
        png(Shot(view, theme=theme, events=events))
    positions = [(example, []), *_positions(title, 1)]
    whole: list[float] = []
    alone: list[float] = []
    changed: list[float] = []
    largest = 0
    for view, events in positions:
        plain, told = Shot(view, theme=theme), Shot(view, theme=theme, events=events)
        image = picture(plain)
        changed.append(_seconds(partial(png, told)))
        largest = max(largest, len(png(plain)), len(png(told)))
        for _ in range(repeat):
            whole.append(_seconds(partial(png, plain)))
            alone.append(_seconds(partial(_encoded, image, colours)))
    return {
        "picture_ms": round(1000 * median(whole), 1),
        "encode_ms": round(1000 * median(alone), 1),
        "ratio": round(median(whole) / median(alone), 2),
        "changes_ms": round(1000 * median(changed), 1),
        "changes_ratio": round(median(changed) / median(alone), 2),
        "largest_bytes": largest,
    }


def _encoded(image: Image.Image, colours: Image.Image) -> bytes:
    return encode.png(encode.reduced(image, colours))


def _positions(title: str, seed: int) -> list[tuple[View, list[Event]]]:
    """Positions from the first to the last, each with what its last three steps changed."""
    game = GAMES[title]
    found = []
    for seats in (game.seats[0], game.seats[-1]):
        for further, steps in enumerate((0, 40, 60, 75, 90, 110, 130, 100_000)):
            position = sample(game, seats, seed + further, steps)
            found.append((position.view, [event for step in position.events[-3:] for event in step]))
    return found


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
