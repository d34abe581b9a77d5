"""The titles that have pictures. A title's pictures are the package `render/<title>`, which offers `PAINTER`."""

from __future__ import annotations

import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import ClassVar

import render
from render.canvas import Canvas
from render.theme import Theme
from render.words import Names
from rules.core import Event, View


class Painter(ABC):
    """What a title brings. Everything is a pure function of the view."""

    name: ClassVar[str]
    view: ClassVar[type[View]]

    @abstractmethod
    def paint(
        self, view: View, lang: str, theme: Theme, focus: str | None, events: Sequence[Event], names: Names | None
    ) -> Canvas:
        """The whole table, or the region `focus`; with `events`, what they changed is marked. Unknown for a region
        nobody knows."""

    def outline(self, view: View, lang: str, theme: Theme, places: Sequence[str], names: Names | None) -> Canvas:
        """The part of the table where these places are, each of them marked; the whole table by default."""
        return self.paint(view, lang, theme, None, (), names)

    @abstractmethod
    def regions(self, view: View) -> tuple[str, ...]:
        """Names that `focus` takes, for menus; single places work besides."""

    @abstractmethod
    def check(self, view: View, focus: str) -> None:
        """Raises Unknown unless `focus` names a region or a place; draws nothing."""

    @abstractmethod
    def lines(self, view: View, lang: str, names: Names | None) -> list[str]:
        """The text board: everything the view knows, one fact per line."""

    @abstractmethod
    def summary(self, view: View, lang: str, events: Sequence[Event], names: Names | None) -> str:
        """The text board in a few sentences: title, round, awaited, scores, what changed."""

    @abstractmethod
    def example(self) -> View:
        """A position with every kind of piece and every seat: colours are chosen and speed is measured on it."""


@lru_cache(maxsize=1)
def painters() -> dict[str, Painter]:
    """Title -> painter, of all packages of `render` that have one."""
    found: dict[str, Painter] = {}
    for module in pkgutil.iter_modules(render.__path__):
        if module.ispkg:
            painter = getattr(import_module(f"render.{module.name}"), "PAINTER", None)
            if painter is not None:
                found[painter.name] = painter
    return found


def register(painter: Painter) -> None:
    """Make a painter known that is no package of ours: tests bring their own."""
    known = painters().setdefault(painter.name, painter)
    if known is not painter:
        raise ValueError(f"two painters are called {painter.name}")


def painter_for(view: View) -> Painter | None:
    """The painter of a view's title; None for a title without pictures."""
    return next((painter for painter in painters().values() if isinstance(view, painter.view)), None)
