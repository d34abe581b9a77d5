"""Kemet as the renderer knows it."""

from __future__ import annotations

from render.canvas import Canvas
from render.kemet.example import example
from render.kemet.overview import find, paint, regions
from render.kemet.text_board import lines, summary
from render.painter import Painter
from render.shot import Shot
from render.theme import Theme
from rules.kemet.view import KemetView


class KemetPainter(Painter[KemetView]):
    name = "kemet"
    view = KemetView

    def paint(self, view: KemetView, shot: Shot, theme: Theme) -> Canvas:
        return paint(view, shot, theme)

    def regions(self, view: KemetView) -> tuple[str, ...]:
        return regions(view)

    def check(self, view: KemetView, focus: str) -> None:
        find(view, focus)

    def lines(self, view: KemetView, shot: Shot) -> list[str]:
        return lines(view, shot)

    def summary(self, view: KemetView, shot: Shot) -> str:
        return summary(view, shot)

    def example(self) -> KemetView:
        return example()


PAINTER = KemetPainter()
