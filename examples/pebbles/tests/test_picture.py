"""The picture: everything that is known stands on it, in every language, and nothing that is not."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from examples.pebbles.render import PAINTER
from examples.pebbles.rules.actions import Choose
from examples.pebbles.tests.scene import Scene
from render.painter import painters
from render.pictures import palette, png
from render.shot import Shot
from render.text_board import alt_text, text_board
from render.theme import LIGHT


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    """The painter of a package outside of `render` is not found by itself."""
    found = PAINTER.name in painters()
    assert painters().setdefault(PAINTER.name, PAINTER) is PAINTER
    yield
    if not found:
        del painters()[PAINTER.name]
    palette.cache_clear()


def placed(scene: Scene, viewer: int | None) -> list[str]:
    view = scene.view(viewer)
    canvas = PAINTER.paint(view, Shot(view), LIGHT)
    return [one.what for one in canvas.placed if one.what]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_word_has_room(language: str) -> None:
    view = PAINTER.example()
    canvas = PAINTER.paint(view, Shot(view, language, names=dict.fromkeys(range(4), "W" * 14)), LIGHT)
    assert [one.text for one in canvas.printed if one.cut] == []


def test_a_seat_sees_its_own_pebbles_only() -> None:
    scene = Scene(die=2)
    scene.play(0, Choose(4))
    mine = ["pebble 1", "pebble 2", "pebble 3", "pebble 4 chosen", "pebble 5"]
    assert placed(scene, 0) == ["die 2", *mine]
    assert placed(scene, None) == ["die 2"]
    assert "You have chosen 4." in text_board(Shot(scene.view(0))).lines
    assert not [line for line in text_board(Shot(scene.view(1))).lines if line.startswith("You have chosen")]


def test_what_was_shown_lies_on_the_table() -> None:
    scene = Scene(die=1)
    scene.play(0, Choose(1))
    events = scene.play(1, Choose(5))
    assert placed(scene, None) == ["die 1", "pebble 1 shown", "pebble 5 shown"]
    told = alt_text(Shot(scene.view(None), events=events, names={0: "Ada", 1: "Bo"}))
    assert "Ada 1, Bo 0." in told
    assert "Shown: 1, 5. Ada scores 1." in told


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_it_can_be_sent(theme: str) -> None:
    image = Image.open(io.BytesIO(png(Shot(PAINTER.example(), theme=theme))))
    assert image.width == 1600
