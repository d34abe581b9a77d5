"""Seats are told apart by colour, by shape and by letter, also without colour vision."""

import io
import itertools
import math

import pytest
from PIL import Image, ImageDraw

from render.karnag.pieces import gem
from render.seats import LOOKS, NOBODY, look, mark, marks, token
from render.stones import stone
from render.theme import DARK, LIGHT, RGB

Matrix = tuple[tuple[float, float, float], ...]
# Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB; grey keeps the luminance alone.
SIGHT: dict[str, Matrix | None] = {
    "normal": None,
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
FLOOR = {"normal": 25.0, "deuteranopia": 25.0, "protanopia": 25.0, "tritanopia": 25.0, "grey": 12.0}
Lab = tuple[float, float, float]


def linear(colour: RGB) -> list[float]:
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]


def seen(colour: RGB, sight: str) -> list[float]:
    """Linear RGB as somebody with that sight sees it."""
    rgb, matrix = linear(colour), SIGHT[sight]
    if matrix is None:
        return rgb
    return [min(1.0, max(0.0, sum(m * c for m, c in zip(row, rgb, strict=True)))) for row in matrix]


def lab(rgb: list[float]) -> Lab:
    white = (0.95047, 1.0, 1.08883)
    matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    xyz = [sum(m * c for m, c in zip(row, rgb, strict=True)) / w for row, w in zip(matrix, white, strict=True)]
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Lab, other: Lab) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    dh = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh) / 2)
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    turn = (
        -math.sin(2 * math.radians(30 * math.exp(-(((hm - 275) / 25) ** 2)))) * 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    dc, dhue = (c2 - c1) / (1 + 0.045 * cm), d_hue / (1 + 0.015 * cm * t)
    return math.sqrt(((l2 - l1) / sl) ** 2 + dc**2 + dhue**2 + turn * dc * dhue)


def test_ciede2000_against_published_pairs() -> None:
    """Sharma, Wu, Dalal 2005: the formula's own test data."""
    for one, other, expected in (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ):
        assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHT)
def test_colours_stay_apart(sight: str) -> None:
    distances = {
        a.letter + b.letter: ciede2000(lab(seen(a.fill, sight)), lab(seen(b.fill, sight)))
        for a, b in itertools.combinations(LOOKS, 2)
    }
    assert min(distances.values()) >= FLOOR[sight], distances


def test_shapes_and_letters_are_distinct() -> None:
    assert len({one.shape for one in LOOKS}) == len({one.letter for one in LOOKS}) == len(LOOKS) == 5
    masks = []
    for one in LOOKS:
        image = Image.new("1", (200, 200))
        ImageDraw.Draw(image).polygon(one.outline(100, 100, 60), fill=1)
        masks.append(image)
    for a, b in itertools.combinations(masks, 2):
        pairs = list(zip(a.get_flattened_data(), b.get_flattened_data(), strict=True))
        common = sum(bool(p and q) for p, q in pairs) / sum(bool(p or q) for p, q in pairs)
        assert common < 0.9  # circle and square are the nearest


def luminance(colour: RGB) -> float:
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def contrast(one: RGB, other: RGB) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_text_contrasts() -> None:
    for one in (*LOOKS, NOBODY):
        assert contrast(one.fill, one.ink) >= 4.5, one.letter
    for theme in (LIGHT, DARK):
        for ground in (theme.page, theme.page2, theme.card):
            for text in (theme.ink, theme.mute, theme.goldink):
                assert contrast(ground, text) >= 4.5, (theme.name, ground, text)


def test_chat_marks() -> None:
    files = marks()
    assert list(files) == ["seat_red", "seat_blue", "seat_yellow", "seat_green", "seat_purple"]
    for seat, data in enumerate(files.values()):
        image = Image.open(io.BytesIO(data))
        assert (image.size, image.mode, image.format) == ((128, 128), "RGBA", "PNG")
        assert len(data) < 256 * 1024  # Discord's limit for an emoji
        alpha = image.getchannel("A")
        assert alpha.getpixel((1, 1)) == 0  # the corner is transparent
        box = alpha.getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert min(left, top, 128 - right, 128 - bottom) >= 0
        assert right - left >= 100
        colours = {colour for _, colour in image.getcolors(1 << 16) or ()}
        assert (*LOOKS[seat].fill, 255) in colours
        assert mark(seat).tobytes() == mark(seat).tobytes()
    assert len(set(files.values())) == 5


def test_a_seat_nobody_has_looks_like_nobody() -> None:
    assert look(7) is look(-1) is NOBODY
    for piece in (token(9, 20.0, LIGHT), gem(9, 20.0, LIGHT), stone(9, 60.0, DARK)):
        assert piece.mask.getbbox()
