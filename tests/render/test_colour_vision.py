"""The palettes people can choose: high contrast is one, and the adapted ones help the eyes they are for."""

from __future__ import annotations

import io
import itertools

import msgspec
import pytest
from PIL import Image

from render.colour_vision import ADAPTED
from render.colour_vision import adapted as for_eyes
from render.painter import painters
from render.pictures import picture, png
from render.seats import LOOKS
from render.shot import Shot
from render.theme import CONTRAST, LIGHT, RGB, rgb
from tests.render.test_seats import ciede2000, contrast, lab, seen

SIGHT = {"deutan": "deuteranopia", "protan": "protanopia", "tritan": "tritanopia"}
TOGETHER = {
    "seats": [look.fill for look in LOOKS],
    "terrains": [rgb(code) for code in ("#6E9155", "#79AEC6", "#CDBBA3", "#6B1F2A", "#6C5B93")],
    "regions": [rgb(code) for code in ("#97AE72", "#E8D3A6", "#B88C5C", "#DCD2BD")],
    "pyramids": [rgb(code) for code in ("#B3243B", "#2B62C4", "#F7F3EA", "#2E2A2C")],
    "lands": [rgb(code) for code in ("#E9CF98", "#DDAE77", "#B9C48A", "#3A6CA8")],
}
"""Colours that have to be told apart."""


def adapted(colour: RGB, sight: str) -> RGB:
    found = for_eyes(Image.new("RGB", (1, 1), colour), sight).getpixel((0, 0))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def nearest(colours: list[RGB], sight: str) -> float:
    return min(
        ciede2000(lab(seen(one, sight)), lab(seen(other, sight))) for one, other in itertools.combinations(colours, 2)
    )


@pytest.mark.parametrize("sight", ADAPTED)
def test_an_adapted_palette_helps_the_eye_it_is_for(sight: str) -> None:
    better = 0.0
    for colours in TOGETHER.values():
        before = nearest(colours, SIGHT[sight])
        after = nearest([adapted(colour, sight) for colour in colours], SIGHT[sight])
        assert after >= before - 0.1
        better += after / before
    assert better / len(TOGETHER) > 1.05
    for look in LOOKS:
        assert contrast(adapted(look.fill, sight), adapted(look.ink, sight)) >= 4.5
    for grey in (0, 90, 200, 255):
        assert max(abs(part - grey) for part in adapted((grey, grey, grey), sight)) <= 2, "greys stay grey"


def test_high_contrast_is_higher() -> None:
    for ground in (CONTRAST.page, CONTRAST.page2, CONTRAST.card):
        for text in (CONTRAST.ink, CONTRAST.mute, CONTRAST.goldink):
            assert contrast(ground, text) >= 7.0
    assert contrast(CONTRAST.line, CONTRAST.card) > 3 * contrast(LIGHT.line, LIGHT.card)


@pytest.mark.parametrize("title", sorted(painters()))
def test_every_palette_draws_every_title(title: str) -> None:
    view = painters()[title].example()
    files = {name: png(Shot(view, theme=name)) for name in ("light", "contrast", "deutan")}
    assert len(set(files.values())) == 3
    shown = Image.open(io.BytesIO(files["deutan"])).convert("RGB")
    whole = picture(Shot(view, theme="deutan"))
    for spot in ((20, 20), (800, 60)):
        one, other = shown.getpixel(spot), whole.getpixel(spot)
        assert isinstance(one, tuple)
        assert isinstance(other, tuple)
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) < 24


@pytest.mark.parametrize("theme", ADAPTED)
@pytest.mark.parametrize(("title", "places"), [("karnag", ["N11", "N9", "P2"]), ("druids", ["H13", "K9"])])
def test_a_picture_to_choose_on_is_adapted_too(title: str, places: list[str], theme: str) -> None:
    """The same picture as in the light theme, in other colours: those that the whole picture has."""
    view = painters()[title].example()
    chosen = Shot(view, places=places)
    light, other = (png(msgspec.structs.replace(chosen, theme=name)) for name in ("light", theme))
    assert light != other
    one, two = (Image.open(io.BytesIO(file)) for file in (light, other))
    assert one.size == two.size
    assert light != png(Shot(view)), "not the whole picture"
    assert one.tobytes() == two.tobytes(), "the same places in the palette"
    assert two.getpalette() == Image.open(io.BytesIO(png(Shot(view, theme=theme)))).getpalette()
