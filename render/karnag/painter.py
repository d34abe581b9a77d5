"""Karnag as the renderer knows it."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.karnag.example import example
from render.karnag.paint import outline, paint
from render.karnag.places import regions, window
from render.karnag.text_board import lines, summary
from render.theme import Theme
from render.titles import Painter
from render.words import Names
from rules.core import Event, View
from rules.karnag.view import KarnagView


class KarnagPainter(Painter):
    name = "karnag"
    view = KarnagView

    def paint(
        self, view: View, lang: str, theme: Theme, focus: str | None, events: Sequence[Event], names: Names | None
    ) -> Canvas:
        assert isinstance(view, KarnagView)
        return paint(view, lang, theme, focus, events, names)

    def outline(self, view: View, lang: str, theme: Theme, places: Sequence[str], names: Names | None) -> Canvas:
        assert isinstance(view, KarnagView)
        return outline(view, lang, theme, places, names)

    def regions(self, view: View) -> tuple[str, ...]:
        assert isinstance(view, KarnagView)
        return regions(view.options.cauldron_layout)

    def check(self, view: View, focus: str) -> None:
        assert isinstance(view, KarnagView)
        window(focus, view.options.cauldron_layout)

    def lines(self, view: View, lang: str, names: Names | None) -> list[str]:
        assert isinstance(view, KarnagView)
        return lines(view, lang, names)

    def summary(self, view: View, lang: str, events: Sequence[Event], names: Names | None) -> str:
        assert isinstance(view, KarnagView)
        return summary(view, lang, events, names)

    def example(self) -> View:
        return example()


PAINTER = KarnagPainter()
