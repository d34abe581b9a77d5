"""Notes: each field is the row of the settings table it has always been, and only what changes is written."""

from __future__ import annotations

import ast
import json
import lzma
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import BotNotes, GuildNotes, PersonNotes, SeatNotes, SqliteStore, TableNotes
from bot.store import notes as module
from bot.store.belongings import BELONGS
from bot.store.notes import (
    AwayNote,
    Coach,
    DmNotes,
    MuteNotes,
    Notes,
    Offer,
    PanelNotes,
    Sent,
    Setup,
    TourNote,
    Wish,
    keys_of,
)

OLDER = Path(__file__).parents[2] / "fixtures" / "older.db.xz"

ROWS: list[tuple[type[Notes], int | None, str, Any, str, str, str]] = [
    (TableNotes, None, "calls", 3, "table", "calls", "3"),
    (TableNotes, None, "reminders", 2, "table", "reminders", "2"),
    (TableNotes, None, "dms", 4, "table", "dms", "4"),
    (TableNotes, None, "buried", 5, "table", "buried", "5"),
    (TableNotes, None, "no_pictures", 9, "table", "no pictures", "9"),
    (TableNotes, None, "stuck_at", 17, "table", "dead-end", "17"),
    (TableNotes, None, "revealed", True, "table", "revealed", "true"),
    (TableNotes, None, "deep", True, "table", "deep", "true"),
    (TableNotes, None, "hints", True, "table", "hints", "true"),
    (TableNotes, None, "tour", TourNote(3, True), "table", "tour", '{"card":3,"undone":true}'),
    (TableNotes, None, "resting", {"asleep": 1.5}, "table", "resting", '{"asleep":1.5}'),
    (TableNotes, None, "paused_until", 8.5, "table", "paused until", "8.5"),
    (TableNotes, None, "woken", 7.5, "table", "woken", "7.5"),
    (TableNotes, None, "sleep_post", "6", "table", "sleep post", '"6"'),
    (TableNotes, None, "awaited", {2: 1.5}, "table", "awaited", '{"2":1.5}'),
    (TableNotes, None, "patience", {1: 2.5}, "table", "patience", '{"1":2.5}'),
    (TableNotes, None, "left", {100: 3.5}, "table", "left", '{"100":3.5}'),
    (TableNotes, None, "offers", {1: Offer(None, "4")}, "table", "offers", '{"1":{"until":null,"post":"4"}}'),
    (TableNotes, None, "homeless_post", "2", "table", "homeless post", '"2"'),
    (TableNotes, None, "homeless_told", True, "table", "homeless told", "true"),
    (TableNotes, None, "new_thread", True, "table", "new thread", "true"),
    (TableNotes, None, "mute_told", True, "table", "mute told", "true"),
    (TableNotes, None, "ends", 9.5, "table", "ends", "9.5"),
    (TableNotes, None, "end_post", "3", "table", "end post", '"3"'),
    (SeatNotes, 2, "coach", Coach(100, 103), "table", "coach2", '{"by":100,"to":103}'),
    (SeatNotes, 2, "hinted", 7, "table", "hinted2", "7"),
    (PanelNotes, 0, "meant", "move a1", "panel", "meant-0", '"move a1"'),
    (DmNotes, 100, "post", "5", "dm", "100", '"5"'),
    (MuteNotes, 100, "muted", True, "mute", "100", "true"),
    (PersonNotes, None, "seen", 1.5, "person", "seen", "1.5"),
    (PersonNotes, None, "decisions", 2, "person", "decisions", "2"),
    (
        *(PersonNotes, None, "wish", Wish("oak", where="thread"), "person", "wish"),
        '{"title":"oak","seats":null,"where":"thread","options":"","name":""}',
    ),
    (
        *(PersonNotes, None, "away", AwayNote(1.0, 3.0, 2.0), "person", "away"),
        '{"since":1.0,"until":3.0,"spared":2.0}',
    ),
    (PersonNotes, None, "away_past", [(1.0, 2.0)], "person", "away-past", "[[1.0,2.0]]"),
    (PersonNotes, None, "no_dm", True, "person", "no-dm", "true"),
    (PersonNotes, None, "told_no_dm", True, "person", "told-no-dm", "true"),
    (PersonNotes, None, "digest", 4.5, "person", "digest", "4.5"),
    (PersonNotes, None, "hours_asked", True, "person", "hours-asked", "true"),
    (PersonNotes, None, "held", [(3, "4")], "person", "held", '[[3,"4"]]'),
    (PersonNotes, None, "ring", 5.5, "person", "ring", "5.5"),
    (PersonNotes, None, "rung", 6.5, "person", "rung", "6.5"),
    (PersonNotes, None, "spent", {"open": [1.5]}, "person", "spent", '{"open":[1.5]}'),
    (
        *(PersonNotes, None, "notices", Sent(1.0, 3, 7, [(12, "x")]), "person", "notices"),
        '{"since":1.0,"count":3,"number":7,"held":[[12,"x"]],"closed":false}',
    ),
    (GuildNotes, None, "setup", Setup(pace="fast"), "guild", "setup", '{"pace":"fast"}'),
    (GuildNotes, None, "greeted", True, "guild", "greeted", "true"),
    (BotNotes, None, "alive", 6.5, "bot", "alive", "6.5"),
    (BotNotes, None, "commands", "ab", "bot", "commands", '"ab"'),
]
"""Notes, of which seat or person, field and value; scope, key and JSON as they are stored."""


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path_factory.mktemp("notes") / "menhir.db")
    yield made
    made.close()


@pytest.fixture
def store(opened: SqliteStore) -> SqliteStore:
    opened.db.execute("DELETE FROM settings")
    return opened


def rows(store: SqliteStore) -> list[tuple[str, int, str, str]]:
    found: list[tuple[str, int, str, str]] = store.db.execute("SELECT scope, id, key, value FROM settings").fetchall()
    return found


def test_every_field_stands_here() -> None:
    fields = {
        (kind, name) for kind in Notes.__subclasses__() if kind.scope != "test" for name in kind.__struct_fields__
    }
    assert {(kind, name) for kind, _, name, *_ in ROWS} == fields


@pytest.mark.parametrize(("kind", "of", "name", "value", "scope", "key", "stored"), ROWS)
def test_a_field_is_one_row(
    store: SqliteStore, kind: type[Notes], of: int | None, name: str, value: Any, scope: str, key: str, stored: str
) -> None:
    with store.writing() as session:
        with session.changing(kind, 12, of) as notes:
            setattr(notes, name, value)
        assert getattr(session.note(kind, 12, of), name) == value
        assert session.note(kind, 13, of) == kind()
        if of is not None:
            assert session.note(kind, 12, of + 1) == kind()
    assert rows(store) == [(scope, 12, key, stored)]


def test_what_is_gone_is_written_too(store: SqliteStore) -> None:
    with store.writing() as session:
        with session.changing(TableNotes, 1) as notes:
            notes.ends, notes.mute_told = 5.0, True
        with session.changing(TableNotes, 1) as notes:
            notes.ends, notes.mute_told = None, False
        assert session.note(TableNotes, 1) == TableNotes()
    assert rows(store) == [("table", 1, "ends", "null"), ("table", 1, "mute told", "false")]


def test_only_what_changed_is_written(store: SqliteStore) -> None:
    """What others changed meanwhile stays."""
    with store.writing() as session:
        with session.changing(TableNotes, 1) as outer:
            with session.changing(TableNotes, 1) as inner:
                inner.woken = 2.0
            outer.offers[0] = Offer(None, "1")
        assert session.note(TableNotes, 1) == TableNotes(woken=2.0, offers={0: Offer(None, "1")})
        with session.changing(TableNotes, 1):
            pass
    assert [row[2] for row in rows(store)] == ["offers", "woken"]


def test_nothing_is_written_where_something_goes_wrong(store: SqliteStore) -> None:
    with store.writing() as session:
        with pytest.raises(LookupError), session.changing(TableNotes, 1) as notes:
            notes.calls = 4
            raise LookupError
        assert session.note(TableNotes, 1) == TableNotes()
    assert rows(store) == []


def test_the_notes_of_the_older_store() -> None:
    """Each row is a field, and is written as it was read."""
    db = sqlite3.connect(":memory:")
    db.deserialize(lzma.decompress(OLDER.read_bytes()))
    found = db.execute("SELECT scope, key, value FROM settings").fetchall()
    db.close()
    assert len(found) > 50
    kinds = {(kind.scope, name): kind for kind in Notes.__subclasses__() for name in keys_of(kind, None).values()}
    for scope, key, value in found:
        kind = kinds[scope, key]
        assert json.loads(module.write_notes(module.read_notes(kind, {key: value}))[key]) == json.loads(value)


def test_forgetting_knows_every_scope() -> None:
    whose = BELONGS["settings"].own + BELONGS["settings"].guild
    scopes = {kind.scope for kind in Notes.__subclasses__()} - {"bot", "test"}
    assert [scope for scope in sorted(scopes) if f"'{scope}'" not in whose] == []


def test_every_field_says_what_it_is() -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    bare = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] == ["Notes"]:
            for field, after in zip(node.body, [*node.body[1:], None], strict=True):
                told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                if isinstance(field, ast.AnnAssign) and not told:
                    bare.append(f"{node.name}.{ast.unparse(field.target)}")
    assert bare == []
