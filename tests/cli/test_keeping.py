"""The operator's commands on a folder of games: backup, export, doctor."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import SqliteStore
from tests.bot.facade import Tables
from tests.bot.tables.test_tables import Desk

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Table 1 is over, table 2 runs."""
    desk = Desk(tmp_path / "menhir.db")
    for place in (11, 12):
        table = desk.table("pebbles", people=1, computers=1, place=place)
        desk.tables.start(desk.id(), table, 100)
        for _ in range(200 if place == 11 else 2):
            desk.tables.run_computers(table)
            if 100 not in desk.awaited(table):
                break
            desk.tables.play(desk.id(), table, 100, [desk.legal(table, 100)[0]])
    desk.store.close()
    return tmp_path


def test_a_backup_is_a_whole_store_and_never_overwrites(folder: Path, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--data", str(folder)]) == 0
    assert "2 tables" in capsys.readouterr().out
    tables = Tables(SqliteStore(copy), lambda: 0.0)
    assert tables.record(1).standings is not None
    tables.store.close()
    assert main(["backup", str(copy), "--data", str(folder)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "x.db"), "--data", str(tmp_path / "nowhere")]) == 2
    assert "no games" in capsys.readouterr().err


def test_an_exported_record_verifies_and_running_games_keep_their_secrets(folder: Path, capsys: Capture) -> None:
    out = folder / "one.json"
    assert main(["export", "1", "--out", str(out), "--data", str(folder)]) == 0
    assert main(["verify", str(out)]) == 0
    capsys.readouterr()
    assert main(["export", "2", "--data", str(folder)]) == 2
    assert "still runs" in capsys.readouterr().err
    assert main(["export", "2", "--running", "--data", str(folder)]) == 0
    assert json.loads(capsys.readouterr().out)["secret"] is None
    assert main(["export", "3", "--data", str(folder)]) == 2


def test_the_doctor_finds_a_changed_game(folder: Path, capsys: Capture) -> None:
    assert main(["doctor", "--data", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "2 games replayed, 0 of them do not hold" in told
    assert "BAD" not in told
    store = SqliteStore(folder / "menhir.db")
    with store.writing() as session:
        line = session.lines(1)[2].line.replace(b'"hash":"', b'"hash":"0')
        session.put_line(1, 2, line)
    store.close()
    assert main(["doctor", "--data", str(folder)]) == 1
    told = capsys.readouterr().out
    assert "1 of them do not hold" in told
    assert "BAD  table 1" in told
    assert main(["doctor", "--quick", "--data", str(folder)]) == 0


def test_the_doctor_counts_games_by_version_and_misses_a_retired_one(folder: Path, capsys: Capture) -> None:
    assert main(["doctor", "--quick", "--data", str(folder)]) == 0
    assert "ok   pebbles, version 1 of the rules: 1 running, 1 ended\n" in capsys.readouterr().out
    store = SqliteStore(folder / "menhir.db")
    with store.writing() as session:
        table = session.table(2)
        assert table is not None
        table.rules_version = 7
        session.put(table)
    store.close()
    assert main(["doctor", "--quick", "--data", str(folder)]) == 1
    told = capsys.readouterr().out
    assert "ok   pebbles, version 1 of the rules: 0 running, 1 ended\n" in told
    assert "BAD  pebbles, version 7 of the rules: 1 running, 0 ended\n" in told


def _mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_nobody_else_reads_what_is_kept(folder: Path, tmp_path: Path, capsys: Capture) -> None:
    """The store, what SQLite puts beside it, copies, and positions for the operator: dice hang on what is in them."""
    from bot.cli.play import open_store
    from bot.tables.tables import report_to

    (folder / "menhir.db").chmod(0o644)
    copy = folder / "copy.db"
    assert main(["backup", str(copy), "--data", str(folder)]) == 0
    store = open_store(tmp_path / "new" / "data")
    with store.writing() as session:
        session.claim("1")
    report_to(tmp_path / "new" / "stuck")("table-1", b"secret")
    made = [folder / "menhir.db", copy, *(tmp_path / "new").rglob("*")]
    store_files = {path.name for path in made}
    store.close()
    assert {"menhir.db", "menhir.db-wal", "menhir.db-shm", "table-1", "stuck", "data", "copy.db"} <= store_files
    assert [path.name for path in made if path.exists() and _mode(path) & 0o077] == []


@pytest.mark.parametrize("damage", ["empty", "cut short", "cut", "no database", "something else", "another page"])
def test_the_doctor_calls_a_broken_file_broken(folder: Path, damage: str, capsys: Capture) -> None:
    file = folder / "menhir.db"
    whole = file.read_bytes()
    if damage == "empty":
        file.write_bytes(b"")
    elif damage == "cut short":
        file.write_bytes(whole[:50])
    elif damage == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "no database":
        file.write_bytes(b"once upon a time " * 1000)
    elif damage == "another page":
        file.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[4096 + 8192 :])
    else:
        file.unlink()
        other = sqlite3.connect(file)
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.commit()
        other.close()
        before = file.read_bytes()
    assert main(["doctor", "--data", str(folder)]) == 1
    told = capsys.readouterr().out
    assert "BAD  the file of games" in told
    assert "Traceback" not in told
    if damage == "something else":
        assert file.read_bytes() == before, "it is left alone"


@pytest.mark.parametrize("name", ["not utf-8", "deep", "endless"])
def test_a_file_that_is_no_record_is_one_clear_line(tmp_path: Path, name: str, capsys: Capture) -> None:
    file = tmp_path / "record.json"
    if name == "not utf-8":
        file.write_bytes(b'{"format": 2, "title": "\xff\xfe"}')
    elif name == "deep":
        file.write_bytes(b'{"format": 2, "options": ' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}")
    else:
        file = Path("/dev/zero")
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr()
    assert f"{file}: does not hold. not a record:" in told.out
    assert len(told.out.splitlines()) == 1
    assert told.err == ""
