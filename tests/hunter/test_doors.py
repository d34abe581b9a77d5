"""No door of the product is missing in the hunter, none of the hunter's leads nowhere."""

from __future__ import annotations

import pytest

from tests.hunter.doors import OPENERS, entries, known
from tests.hunter.house import House, undrawn


@pytest.mark.parametrize("source", list(OPENERS))
def test_every_entry_has_an_opener(source: str) -> None:
    with undrawn():
        house = House("pebbles", 2)
    found = set(entries(house.bot.tree)[source])
    assert found - known(source) == set(), "something can be seen or asked that the hunter does not open"
    assert known(source) - found == set(), "the hunter opens something that there is not any more"
