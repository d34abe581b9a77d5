"""What one viewer gets in two games that the viewer cannot tell apart: which doors are opened, and the comparison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from tests.hunter.commanding import published
from tests.hunter.doors import OPENERS, entries
from tests.hunter.house import Got
from tests.hunter.posted import history, standing, waiting
from tests.hunter.scene import Opened, Scene
from tests.hunter.thought import only_asked
from tests.hunter.typed import completions, lines


class Difference(AssertionError):
    """A viewer could tell two games apart."""


class Counts(Counter[str]):
    """pairs, doors, outputs, learned (a step told something in both, so the rest was not compared)."""

    def __add__(self, other: Counter[str]) -> Counts:  # type: ignore[override]
        return Counts(super().__add__(other))

    def told(self, title: str) -> str:
        return f"{title}: " + ", ".join(f"{self[key]} {key}" for key in ("pairs", "positions", "outputs", "learned"))


def every_door(scene: Scene) -> Iterator[Opened]:
    """All there are."""
    for source, names in entries(scene.house.bot.tree).items():
        for name in names:
            yield from OPENERS[source](scene, name)
    yield from (opened for _, opened in completions(scene, ways=3))
    yield from published(scene)
    yield from waiting(scene)


def some_doors(share: float) -> Callable[[Scene], Iterator[Opened]]:
    """Those that every position is looked at through, and a share of the others."""

    def doors(scene: Scene) -> Iterator[Opened]:
        yield from cheap_doors(scene)
        for source, names in entries(scene.house.bot.tree).items():
            for name in names:
                if scene.chance("door", source, name).random() < share:
                    yield from OPENERS[source](scene, name)
        if scene.chance("published").random() < 2 * share:
            yield from published(scene)
        if scene.chance("waiting").random() < share:
            yield from waiting(scene)

    return doors


def cheap_doors(scene: Scene) -> Iterator[Opened]:
    """The panel, what completion offers, a refusal, the way back, what stands in the channel."""
    yield scene.press("turn")
    yield scene.press(scene.chance("back").choice(["undo", "askundo", "redo", "restart"]))
    if scene.legal:
        yield from (opened for _, opened in scene.typed)
        line = scene.chance("cheap").choice(lines(scene))
        yield scene.press("typed", scene.question, form={"line": line})
    for kind in ("call", "chapter"):
        yield from _last(scene, kind)
    yield from only_asked(scene)


def _last(scene: Scene, kind: str) -> Iterator[Opened]:
    yield next(iter(standing(scene, kind)))
    yield from history(scene, kind)


Doors = Callable[[Scene], Iterator[Opened]]


def compare(first: Sequence[Opened], second: Sequence[Opened], counts: Counts, what: str) -> None:
    """Raises Difference with the first thing that was not the same."""
    for one, other in zip_longest(first, second):
        if one is None or other is None or one[0] != other[0]:
            raise Difference(f"{what}: asked differently: {one and one[0]!r} / {other and other[0]!r}")
        counts["outputs"] += 1
        (name, got), (_, twin) = one, other
        if _learned(got, twin):
            counts["learned"] += 1
        elif got != twin:
            raise Difference(f"{what}: {name}\n{_apart(got, twin)}")


def _learned(got: Got, twin: Got) -> bool:
    """Did a step of the viewer's own tell different things, as it may?"""
    if got.revealed is None or twin.revealed is None:
        return False
    return bool(got.told != twin.told or got.revealed != twin.revealed)


def _apart(one: Any, other: Any, path: str = "") -> str:
    """Where two things first differ."""
    if type(one) is type(other):
        if isinstance(one, msgspec.Struct):
            for field in one.__struct_fields__:
                if getattr(one, field) != getattr(other, field):
                    return _apart(getattr(one, field), getattr(other, field), f"{path}.{field}")
        if isinstance(one, (list, tuple)) and len(one) == len(other):
            for n, (a, b) in enumerate(zip(one, other, strict=True)):
                if a != b:
                    return _apart(a, b, f"{path}[{n}]")
        if isinstance(one, dict) and one.keys() == other.keys():
            for key in one:
                if one[key] != other[key]:
                    return _apart(one[key], other[key], f"{path}[{key!r}]")
    if isinstance(one, (str, bytes)) and isinstance(other, type(one)) and len(one) > 600:
        at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        one, other, path = one[max(0, at - 200) : at + 200], other[max(0, at - 200) : at + 200], f"{path}[{at}]"
    return f"  at {path}:\n  {str(one)[:600]}\n  {str(other)[:600]}"
