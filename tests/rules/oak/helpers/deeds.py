"""What several cards, tiles and spaces do: each checks the decision, takes it and looks at the outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.text import text
from rules.oak.actions import (
    Brew,
    Limit,
    Promote,
    Shrine,
    Step,
    Take,
)
from rules.oak.board import (
    ARTEFACT,
    CREATURE,
    CREATURE_VP,
    KIND,
)
from rules.oak.chat import prices
from tests.rules.oak.scene import Table


def says(key: str, facts: Callable[[str], prices.Facts]) -> Callable[[str], str]:
    return lambda word: text("rules.oak", key, "en", facts(word))


def laid(*orders: str, **options: Any) -> Table:
    return Table(*(orders or ("fox", "bee")), **options).empty_temples()


def over(table: Table) -> None:
    assert table.waiting == (1,)


def takes_a_creature(table: Table) -> None:
    assert {one.what for one in table.legal(Take)} == {"puca", "fuath"}
    table.play(Take("fuath"))
    assert table[0].creatures == [CREATURE["fuath"]]
    assert table[0].vp == CREATURE_VP[CREATURE["fuath"]]
    over(table)


def builds_a_shrine(table: Table) -> None:
    assert set(table.legal()) == {Shrine("elder"), Shrine("plain")}
    table.play(Shrine("elder"))
    assert table[0].shrines == [1, 0]
    over(table)


def climbs_anywhere(table: Table, resources: list[int]) -> None:
    assert {one.branch for one in table.legal(Step)} == {"feather", "mistletoe", "runes"}
    table.play(Step("runes", "", "druid"))
    assert (table[0].branch, table[0].resources) == ([0, 0, 1], resources)
    over(table)


def promotes(table: Table) -> None:
    assert {one.elder for one in table.legal(Promote)} == {"arch", "bard", "ovate", "talon", "recluse"}
    table.play(Promote("roots", "ovate"))
    assert table[0].roots[KIND["ovate"]] == 1
    over(table)


def raises_a_limit(table: Table) -> None:
    table.play(Limit("creatures"))
    assert table[0].limits == [1, 2]
    over(table)


def takes_an_artefact(table: Table) -> None:
    assert {one.what for one in table.legal(Take)} == {"carnyx", "golden sickle"}
    table.play(Take("carnyx"))
    assert ([one.tile for one in table[0].artefacts], table[0].vp) == ([ARTEFACT["carnyx"]], 4)
    over(table)


def brews(table: Table) -> None:
    table.play(Brew("dark woods 3", "bark root acorn"))
    assert table[0].vp == 3
    over(table)
