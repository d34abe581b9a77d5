"""Sizes, legibility, longer languages, bad input, and golden pictures."""

import io
import os
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from render import words
from render.canvas import Canvas
from render.karnag import overview as painting
from render.karnag.example import example
from render.karnag.overview import paint
from render.karnag.places import REGIONS, Places, regions, window
from render.pictures import check_focus, picture, png
from render.pictures import regions as region_names
from render.scene import Unknown
from render.shot import Shot
from render.theme import DARK, LIGHT, XS, Theme
from rules.core import Event
from rules.karnag import events as e
from rules.karnag.board import WORD
from rules.karnag.state import KarnagOptions
from rules.karnag.view import Asked, CreatureView, KarnagView, StoneView

Keen = Callable[..., tuple[KarnagView, list[list[Event]]]]
GOLDEN = Path(__file__).parents[1] / "golden"
CASES = [(seats, steps) for seats in (2, 3, 4, 5) for steps in (0, 60, 9999)]


def draw(view: KarnagView, theme: Theme = LIGHT, focus: str | None = None, lang: str = "en", **names: str) -> Canvas:
    called = words.for_picture({int(seat[1:]): name for seat, name in names.items()})
    return paint(view, Shot(view, lang, focus=focus, names=called), theme)


# --- sizes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "steps"), CASES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_width_and_weight(keen: Keen, seats: int, steps: int, theme: str) -> None:
    view, _ = keen(seats, seats, steps)
    data = png(Shot(view, theme=theme))
    image = Image.open(io.BytesIO(data))
    assert image.format == "PNG"
    assert image.width >= 1600
    assert len(data) < 400_000
    assert abs(image.height / image.width - 1.2) < 0.2


@pytest.mark.parametrize("focus", [None, *regions("six"), "E3", "NW", "S16", "gate2"])
def test_smallest_text(focus: str | None) -> None:
    canvas = draw(example(), focus=focus)
    assert canvas.printed
    smallest = min(printed.size for printed in canvas.printed)
    assert smallest >= XS
    assert smallest / canvas.width >= 1 / 75


@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_no_text_touches_another_or_leaves_the_picture(keen: Keen, seats: int, steps: int) -> None:
    check_texts(draw(keen(seats, seats, steps)[0]))
    check_texts(draw(example(seats, over=steps > 60, viewer=0)))


def check_texts(canvas: Canvas) -> None:
    for printed in canvas.printed:
        box = printed.box
        assert box.left >= 0, printed
        assert box.right <= canvas.width, printed
        assert box.top >= 0, printed
        assert box.bottom <= canvas.height, printed
    for a, b in combinations(canvas.printed, 2):
        assert not a.box.meets(b.box, slack=1), (a.text, b.text)


def test_every_path_square_and_cauldron_is_named_on_the_picture() -> None:
    printed = [one.text for one in draw(example()).printed]
    path = {word for word in WORD if word[0] in "NSWE" and word not in ("E" + str(n) for n in range(1, 17))}
    path -= {word for word in path if word[0] == "E" and word[1:].isdigit()}
    assert len(path) == 60
    for word in (*path, "P1", "P2", "P3", "P4", "P5", "P6"):
        assert printed.count(word) == 1, word


# --- regions ---------------------------------------------------------------------------------------


def test_a_zoom_names_every_square_it_shows() -> None:
    canvas = draw(example(), focus="gate")
    printed = {one.text for one in canvas.printed}
    shown = {f"{row}{column}" for row in "CDEFGHIJ" for column in range(4, 14)} - {"F8", "F9", "G8", "G9"}
    assert shown <= printed


@pytest.mark.parametrize("focus", [*REGIONS, "P1", "P6", "council", "f7", " n10 ", "SE", "gate3"])
def test_regions(focus: str) -> None:
    data = png(Shot(example(), focus=focus))
    image = Image.open(io.BytesIO(data))
    assert image.width == 1600
    assert 1000 < image.height < 1600
    assert len(data) < 400_000


def test_region_names_depend_on_the_layout() -> None:
    assert region_names(example())[-2:] == ("P6", "council")
    four = msgspec.structs.replace(example(), options=KarnagOptions(cauldron_layout="four"))
    assert "P5" not in region_names(four)
    assert window("P2", "four") != window("P2", "six")
    with pytest.raises(Unknown, match="no region is called 'P5'"):
        picture(Shot(four, focus="P5"))


def test_unknown_words() -> None:
    for focus in (*region_names(example()), "E3", "nw"):
        check_focus(example(), focus)
    with pytest.raises(Unknown):
        check_focus(example(), "M3")
    with pytest.raises(Unknown) as unknown:
        picture(Shot(example(), focus="atlantis"))
    assert "gate" in unknown.value.known
    with pytest.raises(Unknown, match="no theme is called 'pink'"):
        picture(Shot(example(), theme="pink"))


# --- longer languages ------------------------------------------------------------------------------


@pytest.fixture
def long_ground(long_words: None) -> Iterator[None]:
    """The ground of the board has words too, and is drawn once."""
    painting._ground.cache_clear()
    yield
    painting._ground.cache_clear()


@pytest.mark.usefixtures("long_ground")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("over", [False, True], ids=["playing", "over"])
def test_labels_half_as_long_again_fit(seats: int, over: bool) -> None:
    view = example(seats, over=over, viewer=2 if seats > 2 else 1)
    canvas = draw(view, lang="long")
    assert len(words.say("render.karnag", "council", "long")) >= 1.4 * len("council")
    assert [one.text for one in canvas.printed if one.cut] == []
    check_texts(canvas)


@pytest.mark.usefixtures("long_ground")
def test_long_words_at_a_full_council() -> None:
    check_texts(draw(crowded_council(), lang="long"))


# --- bad input -------------------------------------------------------------------------------------


def crowded_council() -> KarnagView:
    view = example()
    seats = [msgspec.structs.replace(seat, druids=["council"] * 3) for seat in view.seats]
    return msgspec.structs.replace(view, seats=seats)


def test_everybody_at_the_council() -> None:
    canvas = draw(crowded_council())
    check_texts(canvas)
    assert [one.text for one in canvas.printed].count("×3") == 5
    assert sum(placed.what.startswith("druid council") for placed in canvas.placed) == 15


ALONE = {"six": 7, "four": 5}
"""Druids that stand each on its own at the council before they are counted: as many as its free place takes."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", ["six", "four"])
def test_a_council_of_any_size_stays_in_its_place(layout: str, seats: int) -> None:
    view = example(seats)
    view = msgspec.structs.replace(view, options=msgspec.structs.replace(view.options, cauldron_layout=layout))
    everybody = [seat.seat for seat in view.seats for _ in seat.druids]
    for present in range(len(everybody) + 1):
        there = everybody[:present]
        outside = ["N1", "N2", "N16"]
        people = [
            msgspec.structs.replace(
                seat, druids=["council"] * there.count(seat.seat) + outside[there.count(seat.seat) :]
            )
            for seat in view.seats
        ]
        canvas = draw(msgspec.structs.replace(view, seats=people))
        check_texts(canvas)
        counted = any(one.text.startswith("×") for one in canvas.printed)
        assert counted == (present > ALONE[layout]), (present, layout)
        places = Places(seats, layout, 40, 128)
        druids = [placed.box for placed in canvas.placed if placed.what.startswith("druid council")]
        assert len(druids) == present
        for cauldron in places.cauldrons.values():
            assert not any(box.meets(cauldron.box) for box in druids), (cauldron.name, present)


def test_more_pieces_on_a_square_than_expected() -> None:
    view = example()
    crowd = [CreatureView("golem", "left", "A9", True) for _ in range(7)]
    stones = [StoneView(seat, seat % 2 == 0, "A10") for seat in range(3)]
    seats = [msgspec.structs.replace(seat, druids=["N9", "P3", "N9"]) for seat in view.seats]
    full = msgspec.structs.replace(view, creatures=crowd, stones=stones, seats=seats)
    for theme in (LIGHT, DARK):
        for focus in (None, "A9", "P3"):
            canvas = draw(full, theme, focus)
            printed = [one.text for one in canvas.printed]
            assert "+3" in printed or focus == "P3"  # seven creatures: four and three more
            assert focus != "A9" or "+6" in printed  # ten druids


def test_places_seats_and_numbers_nobody_expects() -> None:
    view = example()
    odd = [
        msgspec.structs.replace(seat, seat=seat.seat + 7, druids=["P9", "moon", "council"], vp=vp, mana=mana)
        for seat, vp, mana in zip(view.seats, (0, 999, -3, 12345, 7), (0, 99, 100, 1, 1), strict=True)
    ]
    strange = msgspec.structs.replace(
        view, seats=odd, order=[9], asked=Asked("over"), deck=0, bag=0, gone={}, ring=["A3"], line=9
    )
    check_texts(draw(strange))
    empty = msgspec.structs.replace(
        view, seats=[], order=[], tiles=[], obstacles={}, creatures=[], stones=[], asked=Asked("over")
    )
    check_texts(draw(empty))


@pytest.mark.parametrize("name", ["W" * 200, "漢字", "Red\nB\t\u202eob", "", "@everyone **bold**", "🦊" * 40])
def test_names(name: str) -> None:
    for view in (example(), example(2), example(over=True)):
        canvas = draw(view, s0=name, s1=name, s2=name, s3=name, s4=name)
        check_texts(canvas)


def test_scores_of_none_and_of_three_digits() -> None:
    view = example()
    for vp in (0, 100, 999):
        seats = [msgspec.structs.replace(seat, vp=vp) for seat in view.seats]
        canvas = draw(msgspec.structs.replace(view, seats=seats))
        check_texts(canvas)
        assert [one.text for one in canvas.printed if one.cut] == []
        assert sum(one.text == str(vp) and one.size >= 32 for one in canvas.printed) == 5


@pytest.mark.parametrize("layout", ["six", "four"])
@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_options(keen: Keen, layout: str, setup: str) -> None:
    for steps in (0, 5, 60):
        view, events = keen(4, 3, steps, cauldron_layout=layout, setup=setup)
        check_texts(draw(view))
        assert picture(Shot(view, events=events[-1], theme="dark")).width == 1600


# --- golden pictures -------------------------------------------------------------------------------

# MENHIR_GOLDEN=write draws them anew; look at them before you commit them.
MOVES: list[Event] = [
    e.DruidMoved(3, "N15", "EB", 4),
    e.DruidMoved(1, "S16", "P4", 3),
    e.CreatureMoved("golem", "gate2", ["F10", "F11"]),
    e.Captured(0, "WC", "ghoul", "C5", 5, 6),
]
PICTURES = {
    "changes-5-light": (example(), "light", None, MOVES),
    "over-4-dark": (example(4, over=True), "dark", None, []),
    "private-2-light": (example(2, viewer=1), "light", None, []),
    "gate-light": (example(), "light", "gate", MOVES),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden(name: str) -> None:
    """The same to the eye: small differences of rasterisers pass, a moved or recoloured piece does not."""
    view, theme, focus, events = PICTURES[name]
    image = Image.open(io.BytesIO(png(Shot(view, theme=theme, focus=focus, events=events)))).convert("RGB")
    small = image.resize((800, round(800 * image.height / image.width)), Image.Resampling.LANCZOS)
    path = GOLDEN / f"{name}.png"
    if os.environ.get("MENHIR_GOLDEN") == "write":
        small.quantize(200, dither=Image.Dither.NONE).save(path, optimize=True)
    golden = Image.open(path).convert("RGB")
    assert unlike(small, golden) < PLAIN


PLAIN = 0.0003


def unlike(image: Image.Image, golden: Image.Image) -> float:
    """The share of pixels that differ plainly."""
    if image.size != golden.size:
        return 1.0
    difference = ImageChops.difference(image, golden).convert("L").point(lambda value: 255 if value > 40 else 0)
    return float(ImageStat.Stat(difference).mean[0]) / 255


def test_golden_would_notice_a_moved_druid() -> None:
    view = example()
    red = msgspec.structs.replace(view.seats[0], druids=["N8", "P2", "council"])
    moved = msgspec.structs.replace(view, seats=[red, *view.seats[1:]])
    images = [picture(Shot(one)).resize((800, 979), Image.Resampling.LANCZOS) for one in (view, moved)]
    assert unlike(*images) > 2 * PLAIN
