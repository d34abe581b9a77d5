"""One person against computer players: nobody else's peace is to be kept, so nothing waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

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
