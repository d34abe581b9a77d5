"""A picture to choose a place on: the part that matters, every choice framed."""

from __future__ import annotations

import pytest

from render.karnag.overview import paint
from render.karnag.places import LAST_COLUMN, LAST_ROW, holding
from render.shot import Shot
from render.theme import THEMES
from rules.karnag import KARNAG
from tests.rules.karnag.scene import Scene

LIGHT = THEMES["light"]
NORTH = ["N11", "N9", "N12", "P2", "N13"]


def view() -> object:
    return KARNAG.view(Scene(4).druids(0, "N10", "ED", "WH").acting(0, "capture").state, 0)


def test_only_the_part_with_the_choices_is_shown() -> None:
    whole = paint(view(), Shot(view()), LIGHT)  # type: ignore[arg-type]
    part = paint(view(), Shot(view(), places=NORTH), LIGHT)  # type: ignore[arg-type]
    assert part.height < 0.6 * whole.height
    printed = {one.text for one in part.printed}
    assert {"N11", "N9", "N12", "N13"} <= printed


def test_every_choice_is_framed() -> None:
    plain = paint(view(), Shot(view(), places=[]), LIGHT)  # type: ignore[arg-type]
    framed = paint(view(), Shot(view(), places=["N10", "ED", "WH"]), LIGHT)  # type: ignore[arg-type]
    assert plain.image.size == framed.image.size, "they lie far apart: the whole table"
    assert plain.image.tobytes() != framed.image.tobytes()
    one = paint(view(), Shot(view(), places=NORTH[:-1]), LIGHT)  # type: ignore[arg-type]
    two = paint(view(), Shot(view(), places=NORTH), LIGHT)  # type: ignore[arg-type]
    assert one.image.size != two.image.size or one.image.tobytes() != two.image.tobytes()


@pytest.mark.parametrize("layout", ["six", "four"])
@pytest.mark.parametrize("words", [["N1"], ["SE", "S16"], ["P1"], ["E3", "C3"], ["council"], ["NW", "NE"]])
def test_the_part_holds_its_places_and_stays_on_the_board(layout: str, words: list[str]) -> None:
    part = holding(words, layout)
    assert part is not None
    assert -1 <= part.top < part.bottom <= LAST_ROW
    assert -1 <= part.left < part.right <= LAST_COLUMN
    assert part.rows >= 5
    assert part.columns >= 9


def test_words_that_are_no_places_do_no_harm() -> None:
    assert holding(["nowhere"], "six") is None
    assert paint(view(), Shot(view(), places=["nowhere"]), LIGHT).width == 1600  # type: ignore[arg-type]
