"""Who may do what moderators do, and to which tables; each is one transaction."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.server import presses
from bot.ui.ids import Verb
from bot.ui.page import File
from tests.bot.app.test_door import Door, text
from tests.bot.tables.test_tables import GUILD

MODERATOR = 900
ABOUT_TABLES: dict[str, tuple[str | Verb, dict[str, Any]]] = {
    "rescue": (presses.RESCUE, {}),
    "remove": (presses.REMOVE, {"seat": 1}),
    "seat": (presses.SEAT, {"seat": 1, "member": 700, "is_bot": False}),
    "rename": (presses.RENAME, {"name": "Sunday"}),
    "pause": (presses.PAUSE, {"on": True}),
    "resume": (presses.PAUSE, {"on": False}),
    "end": (presses.END, {}),
    "keep": ("keep", {}),
}
ABOUT_SERVERS: dict[str, tuple[str | Verb, list[str], dict[str, Any]]] = {
    "tables": (presses.TABLES, [], {"show": "open"}),
    "export": (presses.DATA, [], {"what": "export"}),
    "delete": (presses.DATA, [], {"what": "delete"}),
    "wipe": ("wipe", ["yes"], {}),
}


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    made = Door(tmp_path / "menhir.db")
    yield made
    made.store.close()


def stored(door: Door) -> list[str]:
    return [line for line in door.store.db.conn.iterdump() if '"interactions"' not in line]


@pytest.mark.parametrize("what", ABOUT_TABLES)
@pytest.mark.parametrize(
    ("asker", "said"),
    [
        ({"moderator": False}, "only-moderators"),
        ({"moderator": True, "guild": None}, "no-table"),
        ({"moderator": True, "guild": GUILD + 1}, "no-table"),
    ],
    ids=["a player", "in private", "in another server"],
)
def test_only_moderators_and_only_tables_of_their_server(
    door: Door, what: str, asker: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.refusing.say", lambda language, key, **facts: key)
    table = door.started("pebbles", 3)
    before = stored(door)
    verb, given = ABOUT_TABLES[what]
    refused = door.call(verb, table, "", person=MODERATOR, given=given, **asker)
    assert text(refused) == said
    assert refused.fresh
    assert stored(door) == before


@pytest.mark.parametrize("what", ABOUT_SERVERS)
@pytest.mark.parametrize("asker", [{"moderator": False}, {"moderator": True, "guild": None}])
def test_only_moderators_ask_about_a_server(door: Door, what: str, asker: dict[str, Any]) -> None:
    door.started("pebbles", 2)
    before = stored(door)
    verb, words, given = ABOUT_SERVERS[what]
    refused = door.call(verb, 0, *words, person=MODERATOR, given=given, **asker)
    assert "Manage Server" in text(refused)
    assert stored(door) == before


def test_what_they_do_is_one_transaction(door: Door) -> None:
    table = door.started("pebbles", 3)
    asks: list[tuple[str, str]] = [
        ("rename", "changed"),
        ("pause", "is paused"),
        ("resume", "goes on"),
        ("end", "ends"),
        ("keep", "is not ended"),
        ("remove", "asked who plays on"),
        ("seat", "The table is asked."),
    ]
    for what, said in asks:
        verb, given = ABOUT_TABLES[what]
        reply = door.call(verb, table, "", person=MODERATOR, moderator=True, given=given)
        assert said in text(reply), what
        assert door.opened == ["write"], what
    with door.store.reading() as session:
        row = session.table(table)
    assert row is not None
    assert row.name == "Sunday"
    assert door.seated(table) == [100, 102]


def test_nobody_is_replaced_by_a_bot(door: Door) -> None:
    table = door.started("pebbles", 3)
    given = {"seat": 1, "member": 700, "is_bot": True}
    assert "bot" in text(door.call(presses.SEAT, table, person=MODERATOR, moderator=True, given=given))


def test_the_servers_data_is_a_file_and_only_read(door: Door) -> None:
    door.started("pebbles", 2)
    reply = door.call(presses.DATA, 0, person=MODERATOR, moderator=True, given={"what": "export"})
    assert isinstance(reply.page, File)
    assert reply.page.name == "server-data.json"
    assert b'"tables"' in reply.page.content
    assert door.opened == ["read"]
