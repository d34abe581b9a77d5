"""The titles that have pictures. A title's pictures are the package `render/<title>`, which offers `PAINTER`."""

from __future__ import annotations

import pkgutil
from abc import ABC, abstractmethod
from functools import lru_cache
from importlib import import_module
from typing import Any, Generic, TypeVar

import render
from render.canvas import Canvas
from render.shot import Shot
from render.theme import Theme
from rules.core import View

V = TypeVar("V", bound=View)


class Painter(ABC, Generic[V]):
    """What a title brings. Everything is a pure function of the view."""

    name: str
    view: type[V]

    @abstractmethod
    def paint(self, view: V, shot: Shot, theme: Theme) -> Canvas:
        """The shot of this view: the whole table, the region in focus, or the part with the places to choose from;
        what the events changed is marked. Unknown for a region nobody knows. The theme is one of ours: palettes for
        other eyes come after it."""

    @abstractmethod
    def regions(self, view: V) -> tuple[str, ...]:
        """Names that `focus` takes, for menus; single places work besides."""

    @abstractmethod
    def check(self, view: V, focus: str) -> None:
        """Raises Unknown unless `focus` names a region or a place; draws nothing."""

    @abstractmethod
    def lines(self, view: V, shot: Shot) -> list[str]:
        """The text board: everything the view knows, one fact per line."""

    @abstractmethod
    def summary(self, view: V, shot: Shot) -> str:
        """The text board in a few sentences: title, round, awaited, scores, what changed."""

    @abstractmethod
    def example(self) -> V:
        """A position with every kind of piece and every seat: colours are chosen and speed is measured on it."""


@lru_cache(maxsize=1)
def painters() -> dict[str, Painter[Any]]:
    """Title -> painter, of all packages of `render` that have one."""
    found: dict[str, Painter[Any]] = {}
    for module in pkgutil.iter_modules(render.__path__):
        if module.ispkg:
            painter = getattr(import_module(f"render.{module.name}"), "PAINTER", None)
            if painter is not None:
                found[painter.name] = painter
    return found


def register(painter: Painter[Any]) -> None:
    """Make a painter known that is no package of ours: tests bring their own."""
    known = painters().setdefault(painter.name, painter)
    if known is not painter:
        raise ValueError(f"two painters are called {painter.name}")


def painter_for(view: View) -> Painter[Any] | None:
    """The painter of a view's title; None for a title without pictures."""
    return next((painter for painter in painters().values() if isinstance(view, painter.view)), None)
