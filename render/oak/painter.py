"""Oak as the renderer knows it."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.oak.example import example
from render.oak.paint import paint, region, regions
from render.oak.text_board import lines, summary
from render.theme import Theme
from render.titles import Painter
from render.words import Names
from rules.core import Event, View
from rules.oak.view import OakView


class OakPainter(Painter):
    name = "oak"
    view = OakView

    def paint(
        self, view: View, lang: str, theme: Theme, focus: str | None, events: Sequence[Event], names: Names | None
    ) -> Canvas:
        assert isinstance(view, OakView)
        return paint(view, lang, theme, focus, events, names)

    def regions(self, view: View) -> tuple[str, ...]:
        assert isinstance(view, OakView)
        return regions(view)

    def check(self, view: View, focus: str) -> None:
        assert isinstance(view, OakView)
        region(view, focus)

    def lines(self, view: View, lang: str, names: Names | None) -> list[str]:
        assert isinstance(view, OakView)
        return lines(view, lang, names)

    def summary(self, view: View, lang: str, events: Sequence[Event], names: Names | None) -> str:
        assert isinstance(view, OakView)
        return summary(view, lang, events, names)

    def example(self) -> View:
        return example()


PAINTER = OakPainter()
