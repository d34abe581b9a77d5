"""The title as the renderer knows it: one picture of the whole table, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from examples.pebbles.render.board import paint
from examples.pebbles.render.example import example
from examples.pebbles.render.text_board import lines, summary
from examples.pebbles.rules.view import PebblesView
from render.canvas import Canvas
from render.scene import Unknown
from render.theme import Theme
from render.titles import Painter
from render.words import Names
from rules.core import Event, View


class PebblesPainter(Painter):
    name = "pebbles"
    view = PebblesView

    def paint(
        self, view: View, lang: str, theme: Theme, focus: str | None, events: Sequence[Event], names: Names | None
    ) -> Canvas:
        assert isinstance(view, PebblesView)
        if focus is not None:
            self.check(view, focus)
        return paint(view, lang, theme, events, names)

    def regions(self, view: View) -> tuple[str, ...]:
        return ()  # the table is small: there is no part to look at

    def check(self, view: View, focus: str) -> None:
        raise Unknown("region", focus, self.regions(view))

    def lines(self, view: View, lang: str, names: Names | None) -> list[str]:
        assert isinstance(view, PebblesView)
        return lines(view, lang, names)

    def summary(self, view: View, lang: str, events: Sequence[Event], names: Names | None) -> str:
        assert isinstance(view, PebblesView)
        return summary(view, lang, events, names)

    def example(self) -> View:
        return example()


PAINTER = PebblesPainter()
