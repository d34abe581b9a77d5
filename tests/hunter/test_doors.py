"""No door of the product is missing in the hunter, none of the hunter's leads nowhere."""

from __future__ import annotations

import pytest

from tests.hunter.doors import OPENERS, entries, known
from tests.hunter.house import FIRST, House, Viewer, undrawn
from tests.hunter.scene import Scene, pages


@pytest.mark.parametrize("source", list(OPENERS))
def test_every_entry_has_an_opener(source: str) -> None:
    with undrawn():
        house = House("pebbles", 2)
    found = set(entries(house.bot.tree)[source])
    assert found - known(source) == set(), "something can be seen or asked that the hunter does not open"
    assert known(source) - found == set(), "the hunter opens something that there is not any more"


def test_a_hint_is_really_told() -> None:
    """Hints are allowed at the hunter's tables, so that what they tell is compared."""
    with undrawn():
        house = House("karnag", 2)
        seat = house.match.waiting[0]
        scene = Scene(house, Viewer(FIRST + seat, seat))
        got = scene.press("hint", scene.question)[1]
    told = [line for page in pages(got) for line in page.lines]
    assert "**What would a strong player do?**" in told
    assert any("took a hint" in str(one) for one in got.answer), "everybody sees that"
