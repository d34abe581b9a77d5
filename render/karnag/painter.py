"""Karnag as the renderer knows it."""

from __future__ import annotations

from render.canvas import Canvas
from render.karnag.example import example
from render.karnag.overview import paint
from render.karnag.places import regions, window
from render.karnag.text_board import lines, summary
from render.painter import Painter
from render.shot import Shot
from render.theme import Theme
from rules.karnag.view import KarnagView


class KarnagPainter(Painter[KarnagView]):
    name = "karnag"
    view = KarnagView

    def paint(self, view: KarnagView, shot: Shot, theme: Theme) -> Canvas:
        return paint(view, shot, theme)

    def regions(self, view: KarnagView) -> tuple[str, ...]:
        return regions(view.options.cauldron_layout)

    def check(self, view: KarnagView, focus: str) -> None:
        window(focus, view.options.cauldron_layout)

    def lines(self, view: KarnagView, shot: Shot) -> list[str]:
        return lines(view, shot)

    def summary(self, view: KarnagView, shot: Shot) -> str:
        return summary(view, shot)

    def example(self) -> KarnagView:
        return example()


PAINTER = KarnagPainter()
