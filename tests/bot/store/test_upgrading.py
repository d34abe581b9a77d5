"""Stores of other versions: a newer one is refused and left alone, an older one is copied before it is changed."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlite_utils import Database

from bot.__main__ import main
from bot.store import SqliteStore, StoreError, TableRow
from bot.store.migrations import migrations
from rules.core.record import FORMAT

STEP = "format_of_records"
"""The first step that the older store has not gone through."""


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    path = tmp_path / "menhir.db"
    store = SqliteStore(path)
    migrations._record_applied(store.db, "wings_for_everybody")
    store.db.execute("PRAGMA journal_mode = DELETE")
    store.close()
    return path


def older(path: Path) -> Path:
    """A store from before that step, with a table in it."""
    db = Database(sqlite3.connect(path, isolation_level=None))
    migrations.apply(db, stop_before=STEP)
    names = [row[1] for row in db.execute("PRAGMA table_info(tables)").fetchall()]
    row = dict.fromkeys(names, 0) | {"status": "running", "secret": b"s", "options": "{}"}
    row |= dict.fromkeys(("title", "name", "language", "salt", "pace"), "")
    db.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))
    db.conn.close()
    return path


def test_a_newer_store_is_refused_and_left_as_it_is(newer: Path) -> None:
    before = newer.read_bytes()
    with pytest.raises(StoreError, match=r"written by a newer Menhir \(it has wings_for_everybody\)"):
        SqliteStore(newer)
    assert newer.read_bytes() == before
    assert [path.name for path in newer.parent.iterdir()] == ["menhir.db"]


@pytest.mark.parametrize("words", [["backup", "copy.db"], ["export", "1"], ["doctor"]])
def test_the_commands_say_so_in_one_line(newer: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    words = [str(newer.parent / word) if word.endswith(".db") else word for word in words]
    assert main([*words, "--data", str(newer.parent)]) == (1 if words == ["doctor"] else 2)
    told = capsys.readouterr()
    (line,) = [line for line in (told.out + told.err).splitlines() if "newer Menhir" in line]
    assert "Traceback" not in told.out + told.err
    assert line.startswith("BAD" if words == ["doctor"] else "menhir")
    assert [path.name for path in newer.parent.iterdir()] == ["menhir.db"]


def test_an_older_store_is_copied_before_it_is_changed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = older(tmp_path / "menhir.db")
    with caplog.at_level(logging.INFO):
        store = SqliteStore(path)
    copy = tmp_path / f"menhir.db.before-{STEP}"
    assert str(copy) in caplog.text
    assert copy.stat().st_mode & 0o777 == 0o600
    with store.writing() as session:
        (row,) = session.running_tables(-1, 5)
        assert row.format == 1, "games that were there keep the format they were begun in"
    store.close()
    kept = Database(sqlite3.connect(copy))
    assert kept.execute("SELECT count(*) FROM tables").fetchone()[0] == 1
    assert migrations.pending(kept)[0].name == STEP
    kept.conn.close()
    SqliteStore(path).close()
    assert [one.name for one in tmp_path.iterdir() if "before" in one.name] == [copy.name], "once"


def test_a_copy_that_is_there_is_never_overwritten(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = older(tmp_path / "menhir.db")
    copy = tmp_path / f"menhir.db.before-{STEP}"
    copy.write_bytes(b"mine")
    SqliteStore(path).close()
    assert copy.read_bytes() == b"mine"
    assert str(copy) in caplog.text


def test_without_a_copy_nothing_is_changed(tmp_path: Path) -> None:
    path = older(tmp_path / "menhir.db")
    (tmp_path / f"menhir.db.before-{STEP}.part").mkdir()
    with pytest.raises(StoreError, match="cannot copy the store"):
        SqliteStore(path)
    db = Database(sqlite3.connect(path))
    assert migrations.pending(db)[0].name == STEP
    db.conn.close()


def test_a_new_store_needs_no_copy_and_begins_with_the_newest_format(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "menhir.db")
    with store.writing() as session:
        words = {"guild": 1, "home": 1, "place": 1, "title": "pebbles", "host": 1, "seats": 2}
        id = session.put(TableRow(secret=b"s", created=0.0, **words))  # type: ignore[arg-type]
        row = session.table(id)
        assert row is not None
        assert row.format == FORMAT
    store.close()
    assert not [one.name for one in tmp_path.iterdir() if "before" in one.name]


def test_looking_a_second_time_lets_nobody_tidy_the_log_away(tmp_path: Path) -> None:
    """A process that opens the store twice keeps its locks: whoever ends elsewhere is not the last one."""
    path = tmp_path / "menhir.db"
    store = SqliteStore(path)
    store.db.execute("CREATE TABLE kept (word TEXT)")
    SqliteStore(path).close()
    look = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM kept').fetchall(); c.close()"
    )
    subprocess.run([sys.executable, "-c", look, str(path)], check=True)
    assert path.with_name("menhir.db-wal").exists()
    store.close()
