"""One person against computer players: nobody else's peace is to be kept, so nothing waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import PostRow
from bot.tables.tables import HERE
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


@pytest.mark.parametrize(("people", "computers", "delay"), [(1, 2, 0.0), (2, 1, 8.0), (3, 0, 8.0)])
def test_calls_wait_only_where_others_play(desk: Desk, people: int, computers: int, delay: float) -> None:
    table = desk.started("karnag", people, computers)
    desk.tables.run_computers(table)
    (call,) = (post for post in desk.posts(table, "call") if not post.gone)
    assert call.not_before == desk.now + delay


def test_people_see_who_thinks(desk: Desk) -> None:
    table = desk.started("karnag", 1, 2)
    while desk.awaited(table):
        desk.tables.play(desk.id(), table, 100, [desk.legal(table, 100)[0]])
    assert "is thinking" in desk.posts(table, "chapter")[-1].body.next
    assert "is thinking" in Answers(desk.tables).panel(table, 100).lines[0]
    desk.tables.run_computers(table)
    assert "is thinking" not in desk.posts(table, "chapter")[-1].body.next


def hand_over(desk: Desk, table: int) -> None:
    while desk.awaited(table):
        desk.tables.play(desk.id(), table, 100, [desk.legal(table, 100)[0]])


def calls(desk: Desk, table: int) -> list[PostRow[Any]]:
    return [post for post in desk.posts(table, "call") if not post.gone]


def test_who_has_just_moved_is_called_after_a_while(desk: Desk) -> None:
    """The panel shows what is asked. Whoever was away is called at once."""
    table = desk.started("karnag", 1, 2)
    desk.tables.run_computers(table)
    hand_over(desk, table)
    desk.tables.run_computers(table)
    (call,) = calls(desk, table)
    assert call.not_before == desk.now + 8.0
    hand_over(desk, table)
    assert calls(desk, table) == []
    assert call.id not in [post.id for post in desk.posts(table)], "whoever answers before that was never called"
    desk.now += HERE
    desk.tables.run_computers(table)
    (call,) = calls(desk, table)
    assert call.not_before == desk.now


def test_a_call_waits_for_a_person_alone_without_computer_players_no_longer_than_before(desk: Desk) -> None:
    table = desk.started("oak", 1)
    assert [post.not_before for post in calls(desk, table)] == [desk.now]
    desk.tables.play(desk.id(), table, 100, [desk.legal(table, 100)[0]])
    assert [post.not_before for post in calls(desk, table)] == [desk.now]
