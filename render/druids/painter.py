"""Druids and Demons as the renderer knows it."""

from __future__ import annotations

from render.canvas import Canvas
from render.druids.example import example
from render.druids.overview import paint
from render.druids.places import REGIONS, region
from render.druids.text_board import lines, summary
from render.painter import Painter
from render.shot import Shot
from render.theme import Theme
from rules.druids.view import DruidsView


class DruidsPainter(Painter[DruidsView]):
    name = "druids"
    view = DruidsView

    def paint(self, view: DruidsView, shot: Shot, theme: Theme) -> Canvas:
        return paint(view, shot, theme)

    def regions(self, view: DruidsView) -> tuple[str, ...]:
        return REGIONS

    def check(self, view: DruidsView, focus: str) -> None:
        region(view, focus)

    def lines(self, view: DruidsView, shot: Shot) -> list[str]:
        return lines(view, shot)

    def summary(self, view: DruidsView, shot: Shot) -> str:
        return summary(view, shot)

    def example(self) -> DruidsView:
        return example()


PAINTER = DruidsPainter()
