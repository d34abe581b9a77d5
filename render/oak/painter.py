"""Oak as the renderer knows it."""

from __future__ import annotations

from render.canvas import Canvas
from render.oak.example import example
from render.oak.overview import paint, region, regions
from render.oak.text_board import lines, summary
from render.painter import Painter
from render.shot import Shot
from render.theme import Theme
from rules.oak.view import OakView


class OakPainter(Painter[OakView]):
    name = "oak"
    view = OakView

    def paint(self, view: OakView, shot: Shot, theme: Theme) -> Canvas:
        return paint(view, shot, theme)

    def regions(self, view: OakView) -> tuple[str, ...]:
        return regions(view)

    def check(self, view: OakView, focus: str) -> None:
        region(view, focus)

    def lines(self, view: OakView, shot: Shot) -> list[str]:
        return lines(view, shot)

    def summary(self, view: OakView, shot: Shot) -> str:
        return summary(view, shot)

    def example(self) -> OakView:
        return example()


PAINTER = OakPainter()
