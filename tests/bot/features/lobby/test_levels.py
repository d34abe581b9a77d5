"""How well computer players play: chosen by the host, seat by seat, before the start and later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import TableNotes
from bot.tables.refused import Refused
from bot.ui.page import Menu
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def sits(desk: Desk, table: int) -> list[str | None]:
    with desk.tables.reading() as session:
        return [row.computer for row in session.seats(table)]


def card(desk: Desk, table: int) -> str:
    return "\n".join(desk.posts(table, "card")[0].body.lines)


def test_the_lobby_shows_levels_and_the_host_chooses_them(desk: Desk) -> None:
    table = desk.table("karnag", 2, 1)
    desk.tables.computer(desk.id(), table, 100, "strong")
    assert sits(desk, table)[2:4] == ["middle", "strong"]
    assert "middle" in card(desk, table)
    desk.tables.set_level(desk.id(), table, 100, 2, "easy")
    assert sits(desk, table)[2:4] == ["easy", "strong"]
    assert "easy" in card(desk, table)
    for person, seat, level, why in ((101, 2, "strong", "only-host"), (100, 0, "easy", ""), (100, 2, "random", "")):
        with pytest.raises(Refused, match=why or "no-computer-there"):
            desk.tables.set_level(desk.id(), table, person, seat, level)


def test_a_level_is_changed_while_the_game_runs_and_the_others_hear_of_it(desk: Desk) -> None:
    table = desk.started("karnag", 2, 1)
    desk.tables.set_level(desk.id(), table, 100, 2, "strong")
    desk.tables.set_level(desk.id(), table, 100, 2, "strong")
    assert sits(desk, table)[2] == "strong"
    told = [post.body.text for post in desk.posts(table, "notice")]
    assert len(told) == 1
    assert "strong" in told[0]
    desk.tables.set_deep(desk.id(), table, 100, True)
    with desk.tables.reading() as session:
        assert session.note(TableNotes, table).deep
    desk.tables.resign(desk.id(), table, 101)
    assert sits(desk, table)[1] == "middle", "whoever replaces a person"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_each_player_is_told_with_what_it_is_like(desk: Desk, language: str) -> None:
    table = desk.started("karnag", 2, 2)
    page = Answers(desk.tables).levels(table, 100, language)
    assert sum(isinstance(row, Menu) for row in page.rows) == 2
    assert len({option.note for row in page.rows if isinstance(row, Menu) for option in row.options}) == 3
    other = Answers(desk.tables).levels(table, 101, language)
    assert other.rows == []
