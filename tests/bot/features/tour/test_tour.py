"""The tour's cards without Discord: what brings one further, and what does not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.app.computers import Computers
from bot.app.thinking import AtOnce
from bot.features.tour.service import BACK, END, MOVE, REFUSAL, TEXT
from bot.store import TableNotes, TableRow
from bot.tables.refused import Refused
from bot.tables.tables import Worker
from rules import GAMES
from tests.bot.tables.test_tables import GUILD, PLACE, Desk
from tests.bot.test_walk import fits, posts_of


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def tour(desk: Desk, title: str = "karnag", language: str = "en", place: int = PLACE) -> TableRow:
    words: dict[str, Any] = {"guild": GUILD, "place": place, "person": 100, "name": "Red"}
    return desk.tables.open_tour(desk.id(), title=title, language=language, **words)


def card(desk: Desk, table: int) -> int:
    with desk.store.writing() as session:
        tour = session.note(TableNotes, table).tour
    assert tour is not None
    return tour.card


def run(desk: Desk, table: int) -> None:
    while desk.tables.run_computers(table):
        pass


def test_each_card_waits_for_what_it_asks(desk: Desk) -> None:
    table = tour(desk).id
    first, second = desk.legal(table, 100)[:2]
    assert card(desk, table) == TEXT
    desk.tables.tour_on(desk.id(), table, 100, TEXT)
    for stale in (TEXT, BACK, END, 0):
        with pytest.raises(Refused, match="stale"):
            desk.tables.tour_on(desk.id(), table, 100, stale)
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.tour_on(desk.id(), table, 101, MOVE)
    desk.tables.tour_refused(table, 100)
    assert card(desk, table) == MOVE, "a refusal is not asked for here"
    desk.tables.play(desk.id(), table, 100, [first])
    assert card(desk, table) == BACK
    desk.tables.undo(desk.id(), table, 100)
    assert card(desk, table) == BACK
    desk.tables.play(desk.id(), table, 100, [second])
    assert card(desk, table) == REFUSAL
    run(desk, table)
    desk.tables.tour_refused(table, 100)
    while desk.awaited(table) and card(desk, table) < END:
        legal = desk.legal(table, 100)
        desk.tables.play(desk.id(), table, 100, [next((one for one in legal if one.ends), legal[0])])
        run(desk, table)
    assert card(desk, table) == END
    assert [post.key for post in desk.posts(table, "tour")] == ["1", "2", "3", "4", "5", "6"]
    assert [bool(post.body.buttons) for post in desk.posts(table, "tour")] == [False] * 5 + [True]


def test_the_computer_waits_until_it_is_asked(desk: Desk) -> None:
    table = tour(desk, "karnag").id
    while desk.awaited(table):
        legal = desk.legal(table, 100)
        desk.tables.play(desk.id(), table, 100, [next((one for one in legal if one.ends), legal[0])])
    assert not desk.tables.run_computers(table)
    assert desk.awaited(table) == []
    for number in range(card(desk, table), REFUSAL + 1):
        desk.tables.tour_on(desk.id(), table, 100, number)
    run(desk, table)
    assert desk.awaited(table) == [100]
    assert card(desk, table) == END, "it answered while the fifth card stood there"


async def test_nobody_looks_again_and_again_whether_the_computer_may_decide(desk: Desk) -> None:
    """However long somebody reads a card; the next card is noticed."""
    table = tour(desk, "karnag").id
    while desk.awaited(table):
        legal = desk.legal(table, 100)
        desk.tables.play(desk.id(), table, 100, [next((one for one in legal if one.ends), legal[0])])
    worker = Worker(desk.tables.services)
    computers = Computers(worker, AtOnce("random"))
    worker.touched = lambda touched: computers.wake(touched.computers)
    running = asyncio.create_task(computers.run())
    async with asyncio.timeout(60):
        await computers.idle.wait()
        for number in range(card(desk, table), REFUSAL + 1):
            await worker.do(lambda number=number: desk.tables.tour_on(desk.id(), table, 100, number))  # type: ignore[misc]
        while await worker.do(desk.awaited, table) != [100]:
            pass
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_ending_a_tour(desk: Desk) -> None:
    table = tour(desk).id
    desk.tables.end_tour(desk.id(), table, 100, close=False)
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.end_tour(desk.id(), table, 101, close=True)
    desk.tables.end_tour(desk.id(), table, 100, close=True)
    with pytest.raises(Refused, match="no-table"):
        desk.tables.end_tour(desk.id(), table, 100, close=True)
    assert all(post.gone for post in desk.posts(table, "call"))
    with pytest.raises(Refused, match="no-such-title"):
        tour(desk, "chess")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("title", sorted(GAMES))
async def test_cards_fit_discord(desk: Desk, title: str, language: str) -> None:
    row = tour(desk, title, language)
    for number in range(TEXT, END):
        desk.tables.tour_on(desk.id(), row.id, 100, number)
    pages = await posts_of(desk, row.id)
    assert len(pages) >= 6
    for page in pages:
        fits(page)
