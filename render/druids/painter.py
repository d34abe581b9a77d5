"""Druids and Demons as the renderer knows it."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.druids.example import example
from render.druids.paint import paint
from render.druids.places import REGIONS, region
from render.druids.text_board import lines, summary
from render.theme import Theme
from render.titles import Painter
from render.words import Names
from rules.core import Event, View
from rules.druids.view import DruidsView


class DruidsPainter(Painter):
    name = "druids"
    view = DruidsView

    def paint(
        self, view: View, lang: str, theme: Theme, focus: str | None, events: Sequence[Event], names: Names | None
    ) -> Canvas:
        assert isinstance(view, DruidsView)
        return paint(view, lang, theme, focus, events, names)

    def regions(self, view: View) -> tuple[str, ...]:
        return REGIONS

    def check(self, view: View, focus: str) -> None:
        assert isinstance(view, DruidsView)
        region(view, focus)

    def lines(self, view: View, lang: str, names: Names | None) -> list[str]:
        assert isinstance(view, DruidsView)
        return lines(view, lang, names)

    def summary(self, view: View, lang: str, events: Sequence[Event], names: Names | None) -> str:
        assert isinstance(view, DruidsView)
        return summary(view, lang, events, names)

    def example(self) -> View:
        return example()


PAINTER = DruidsPainter()
