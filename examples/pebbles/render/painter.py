"""The title as the renderer knows it: one picture of the whole table, and the same in words."""

from __future__ import annotations

from examples.pebbles.render.board import paint
from examples.pebbles.render.example import example
from examples.pebbles.render.text_board import lines, summary
from examples.pebbles.rules.view import PebblesView
from render.canvas import Canvas
from render.painter import Painter
from render.scene import Unknown
from render.shot import Shot
from render.theme import Theme


class PebblesPainter(Painter[PebblesView]):
    name = "pebbles"
    view = PebblesView

    def paint(self, view: PebblesView, shot: Shot, theme: Theme) -> Canvas:
        if shot.focus is not None:
            self.check(view, shot.focus)
        return paint(view, shot, theme)

    def regions(self, view: PebblesView) -> tuple[str, ...]:
        return ()  # the table is small: there is no part to look at

    def check(self, view: PebblesView, focus: str) -> None:
        raise Unknown("region", focus, self.regions(view))

    def lines(self, view: PebblesView, shot: Shot) -> list[str]:
        return lines(view, shot)

    def summary(self, view: PebblesView, shot: Shot) -> str:
        return summary(view, shot)

    def example(self) -> PebblesView:
        return example()


PAINTER = PebblesPainter()
