"""Plates, sprites and texts land where they should."""

import pytest
from PIL import ImageChops

from render.canvas import Box, Brush, Canvas, Shadow, _plate
from render.icons import bag, cards, cauldron, die, druid, play, points, tick, track
from render.karnag.parts.icons import council, gem, mana
from render.marks import arrow, focus, number
from render.stones import stone_icon as menhir
from render.theme import DARK, INK, IVORY, LIGHT


def near(one: object, other: tuple[int, int, int]) -> bool:
    """The same but for the reduction's ringing."""
    assert isinstance(one, tuple)
    return all(abs(a - b) <= 6 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("shadow", [None, Shadow(INK, 3, 7, 0.3)], ids=["flat", "shadow"])
@pytest.mark.parametrize("fill", [IVORY, None], ids=["filled", "frame"])
def test_a_stretched_plate_is_the_plate_drawn_whole(shadow: Shadow | None, fill: tuple[int, int, int] | None) -> None:
    w, h = 330, 260
    stretched, whole = (Canvas(420, 360, LIGHT.page) for _ in range(2))
    stretched.plate(40, 40, w, h, 16, fill, LIGHT.gold, 4, shadow)
    whole.put(_plate(w, h, 16, fill, LIGHT.gold, 4, shadow), 40, 40)
    assert near(stretched.image.getpixel((41, 200)), LIGHT.gold)
    assert near(stretched.image.getpixel((200, 200)), fill or LIGHT.page)
    if fill is not None or shadow is None:  # a frame's shadow would show inside it; nothing draws one
        channels = ImageChops.difference(stretched.image, whole.image).split()
        assert max(max(channel.tobytes()) for channel in channels) <= 6


def test_text_anchors_and_memory() -> None:
    canvas = Canvas(400, 100, LIGHT.page)
    wide = canvas.text(200, 50, "Menhir", 32, INK, anchor="m")
    canvas.text(390, 20, "right", 22, INK, anchor="r")
    middle, right = canvas.printed
    assert middle.box.left == pytest.approx(200 - wide / 2)
    assert right.box.right == pytest.approx(390)
    assert (middle.box.top + middle.box.bottom) / 2 == pytest.approx(50)
    drawn = ImageChops.difference(canvas.image, Canvas(400, 100, LIGHT.page).image).getbbox()
    assert drawn is not None
    assert abs(drawn[2] - 390) <= 2


def test_a_sprite_is_cropped_and_keeps_its_place() -> None:
    brush = Brush.around(50)
    brush.disc(10, -5, 8, INK)
    sprite = brush.done()
    assert sprite.image.size[0] <= 24
    canvas = Canvas(100, 100, LIGHT.page)
    canvas.put(sprite, 50, 50, "disc")
    assert near(canvas.image.getpixel((60, 45)), INK)
    assert canvas.image.getpixel((50, 55)) == LIGHT.page
    assert Box(59, 44, 61, 46).inside(canvas.placed[0].box)


def test_an_empty_sprite() -> None:
    Canvas(10, 10, IVORY).put(Brush.around(5).done(), 5, 5)


def test_a_copied_layer_leaves_the_layer_alone() -> None:
    layer = Canvas(50, 50, LIGHT.page)
    copy = layer.copy()
    copy.text(25, 25, "x", 22, INK)
    assert layer.printed == []
    assert layer.image.getcolors() == [(2500, LIGHT.page)]


def test_boxes() -> None:
    box = Box(0, 0, 10, 10)
    assert box.meets(Box(9, 9, 20, 20))
    assert not box.meets(Box(9, 9, 20, 20), slack=1)
    assert not box.meets(Box(10, 0, 20, 10))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_icons_read_at_24_pixels(theme) -> None:  # type: ignore[no-untyped-def]
    """Each fills its square and is like no other."""
    drawn = [
        mana(12, theme), points(12, theme), gem(12, theme), menhir(12, theme), cards(12, theme), bag(12, theme),
        die(12, 4, theme), druid(12, theme), cauldron(11, theme), council(7, theme.goldink), tick(12, theme),
        play(10, theme), track(3, 5, IVORY, theme), number(2, theme), focus(24, 24, 4, theme),
        arrow(((0.0, 0.0), (40.0, 0.0), (80.0, 0.0)), theme),
    ]  # fmt: skip
    for sprite in drawn:
        assert min(sprite.image.size) >= 12
        assert max(sprite.mask.tobytes()) >= 250
    assert len({sprite.mask.tobytes() for sprite in drawn}) == len(drawn)
    assert die(12, 2, theme).image.tobytes() != die(12, 3, theme).image.tobytes()
