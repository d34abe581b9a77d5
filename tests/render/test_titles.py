"""The renderer knows no title: a title brings a package with a painter, and that is all."""

import ast
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

import render
from render import frame, worker
from render.canvas import Canvas
from render.painter import Painter, painter_for, painters, register
from render.pictures import palette, picture, png, regions
from render.scene import Unknown
from render.shot import Shot
from render.text_board import alt_text, text_board
from render.theme import Theme
from render.words import who
from rules.core import View

ROOT = Path(render.__path__[0])


class TinyView(View, frozen=True):
    turn: int
    score: int


class TinyPainter(Painter[TinyView]):
    name = "tiny-sketch"
    view = TinyView

    def paint(self, view: TinyView, shot: Shot, theme: Theme) -> Canvas:
        if shot.focus is not None:
            self.check(view, shot.focus)
        canvas = Canvas(1600, 400, theme.page)
        called = who(view.turn, shot.lang, shot.names)
        frame.header(canvas, theme, "Tiny", "a race", [frame.Awaited(view.turn, called, "adds")])
        canvas.card(40, 136, 400, 120, theme)
        frame.card_head(canvas, theme, 40, 136, 400, view.turn, "1", called, view.score, "VP", 2)
        frame.caption(canvas, theme, 300, view.turn, ["It begins."])
        return canvas

    def regions(self, view: TinyView) -> tuple[str, ...]:
        return ("left",)

    def check(self, view: TinyView, focus: str) -> None:
        if focus != "left":
            raise Unknown("region", focus, self.regions(view))

    def lines(self, view: TinyView, shot: Shot) -> list[str]:
        return [f"{who(view.turn, shot.lang, shot.names)}: {view.score}"]

    def summary(self, view: TinyView, shot: Shot) -> str:
        return "A race."

    def example(self) -> TinyView:
        return TinyView(1, 7)


@pytest.fixture
def tiny() -> Iterator[TinyPainter]:
    painter = TinyPainter()
    register(painter)
    yield painter
    del painters()[painter.name]
    palette.cache_clear()


def test_another_title_gets_everything(tiny: TinyPainter) -> None:
    view = TinyView(0, 12)
    assert painter_for(view) is tiny
    image = Image.open(io.BytesIO(png(Shot(view, theme="dark", focus="left", names={0: "Ada"}))))
    assert image.size == (1600, 400)
    assert picture(Shot(view)).getpixel((5, 5)) == picture(Shot(TinyView(1, 3))).getpixel((5, 5))
    assert regions(view) == ("left",)
    assert text_board(Shot(view, names={0: "Ada"})).text == "Ada: 12"
    assert alt_text(Shot(view)) == "A race."
    made = worker.illustrate(Shot(view))
    assert made.png is not None
    with pytest.raises(ValueError, match="two painters"):
        register(TinyPainter())


def test_painters_are_found_by_their_package() -> None:
    assert {"karnag", "kemet"} <= set(painters())
    assert painters()["karnag"].example() is not None


def imports(path: Path) -> list[tuple[str, str]]:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found += [(node.module or "", alias.name) for alias in node.names]
        elif isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names]
    return found


def test_the_general_part_knows_no_title() -> None:
    modules = list(ROOT.glob("*.py"))
    assert len(modules) > 10
    for path in modules:
        for module, _ in imports(path):
            assert "karnag" not in module, path.name
            assert module.split(".")[0] != "bot", path.name


def test_pictures_are_made_from_views_alone() -> None:
    """A title's pictures may know its words, board, figures, events and views; not its state nor its rules."""
    words = {"KINDS", "TILES", "TRACKS", "KarnagOptions"}
    for path in (ROOT / "karnag").rglob("*.py"):
        for module, name in imports(path):
            if module.startswith("rules.karnag"):
                known = module.rsplit(".", 1)[-1] in ("view", "board", "figures", "events") or name == "events"
                assert known or (module.endswith(".state") and name in words), (path.name, module, name)
            assert not module.startswith(("bot", "discord", "sqlite")), (path.name, module)
