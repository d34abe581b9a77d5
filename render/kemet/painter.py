"""Kemet as the renderer knows it."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.kemet.example import example
from render.kemet.paint import find, paint, regions
from render.kemet.text_board import lines, summary
from render.theme import Theme
from render.titles import Painter
from render.words import Names
from rules.core import Event, View
from rules.kemet.shown import KemetView


class KemetPainter(Painter):
    name = "kemet"
    view = KemetView

    def paint(
        self, view: View, lang: str, theme: Theme, focus: str | None, events: Sequence[Event], names: Names | None
    ) -> Canvas:
        assert isinstance(view, KemetView)
        return paint(view, lang, theme, focus, events, names)

    def regions(self, view: View) -> tuple[str, ...]:
        assert isinstance(view, KemetView)
        return regions(view)

    def check(self, view: View, focus: str) -> None:
        assert isinstance(view, KemetView)
        find(view, focus)

    def lines(self, view: View, lang: str, names: Names | None) -> list[str]:
        assert isinstance(view, KemetView)
        return lines(view, lang, names)

    def summary(self, view: View, lang: str, events: Sequence[Event], names: Names | None) -> str:
        assert isinstance(view, KemetView)
        return summary(view, lang, events, names)

    def example(self) -> View:
        return example()


PAINTER = KemetPainter()
