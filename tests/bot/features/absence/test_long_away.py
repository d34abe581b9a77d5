"""Somebody announces to be away for long: the person and each table are offered a pause or a stand-in at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.absence.commands import AWAY
from bot.store import PostRow
from bot.store.bodies import PostButton
from bot.tables.call import Call
from bot.tables.refused import Refused
from bot.ui.ids import VERBS, Verb
from tests.bot.features.absence.absent import DAY, Waiting
from tests.bot.tables.test_tables import GUILD


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Waiting]:
    made = Waiting(tmp_path / "menhir.db")
    made.now = 1_790_000_000.0
    yield made
    made.store.close()


def do(desk: Waiting, verb: str | Verb, person: int, table: int = 0, *words: str, **given: Any) -> Any:
    asked = VERBS[verb] if isinstance(verb, str) else verb
    call = Call(
        id=desk.id(), table=table, person=person, name="", locale="en", channel=0, guild=GUILD, moderator=False,
        words=list(words), given=given,
    )  # fmt: skip
    return desk.tables.change(lambda session: asked.handle(desk.tables.services, session, call))


def offers(desk: Waiting, table: int) -> list[PostRow[Any]]:
    return [post for post in desk.posts(table, "notice") if "can pause until then" in post.body.text]


def labels(page: Any) -> list[str]:
    return [button.label for row in page.rows for button in row]


@pytest.mark.parametrize(("days", "long"), [("3", False), ("4", True), ("14", True)])
def test_four_days_are_worth_a_question(desk: Waiting, days: str, long: bool) -> None:
    tables = [desk.started("karnag", 3, place=50), desk.started("pebbles", 2, place=51)]
    alone = desk.started("karnag", 1, computers=1, place=52)
    page = do(desk, AWAY, 100, until=days)
    assert ("Pause until then" in labels(page)) is long
    assert [len(offers(desk, table)) for table in tables] == ([1, 1] if long else [0, 0])
    assert offers(desk, alone) == [], "nobody else waits there"
    for table in tables if long else ():
        (offer,) = offers(desk, table)
        assert offer.mentions == []
        assert [(button.verb, button.words) for button in offer.body.buttons] == [("awaypause", [0]), ("awayfind", [0])]


def test_the_absent_ask_their_tables(desk: Waiting) -> None:
    tables = [desk.started("karnag", 3, place=50), desk.started("pebbles", 2, place=51)]
    do(desk, AWAY, 100, until="10")
    assert do(desk, "awaypause", 100).lines == ["✅ 2 tables are told."]
    assert do(desk, "awaypause", 100).lines == ["No table of yours needs that now."], "asked already"
    desk.choose(tables[1], 101, "agree")
    assert desk.row(tables[1]).paused is not None
    do(desk, "awayfind", 100)
    assert "looks for a stand-in" in desk.texts(tables[0])


def test_a_table_pauses_until_somebody_is_back(desk: Waiting) -> None:
    table = desk.started("karnag", 3)
    do(desk, AWAY, 100, until="10")
    until = desk.tables.absence(100).until
    do(desk, "awaypause", 101, table, "0")
    assert desk.row(table).paused is None, "the third is asked"
    desk.choose(table, 102, "agree")
    assert desk.row(table).paused is not None, "who is away counts as agreeing"
    desk.later(until - desk.now + 1)
    assert desk.row(table).paused is None


def test_a_table_looks_for_a_stand_in_at_once(desk: Waiting) -> None:
    table = desk.started("karnag", 3)
    do(desk, AWAY, 100, until="10")
    do(desk, "awayfind", 101, table, "0")
    desk.choose(table, 102, "agree")
    assert "looks for a stand-in" in desk.texts(table)


def test_the_offer_ends_with_the_absence(desk: Waiting) -> None:
    table = desk.started("karnag", 3)
    do(desk, AWAY, 100, until="10")
    do(desk, "away", 100, 0, "7")
    assert [bool(post.body.buttons) for post in offers(desk, table)] == [False, True], "the one that counts"
    page = do(desk, "returned", 100)
    assert "You are back" in page.lines[0]
    assert not any(isinstance(button, PostButton) for post in offers(desk, table) for button in post.body.buttons)
    with pytest.raises(Refused, match="away-not-any-more"):
        do(desk, "awaypause", 101, table, "0")
    do(desk, AWAY, 100, until="5")
    desk.later(7 * DAY)
    assert not any(post.body.buttons for post in offers(desk, table))


def test_who_is_back_is_shown_the_tables_that_wait(desk: Waiting) -> None:
    tables = [desk.started("pebbles", 2, place=50), desk.started("pebbles", 3, place=51)]
    do(desk, AWAY, 100, until="10")
    desk.later(DAY)
    page = do(desk, "returned", 100)
    assert labels(page) == [f"Pebbles {table}" for table in tables]
    assert len(page.lines) == 3
