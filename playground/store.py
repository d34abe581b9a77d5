"""Where the playground keeps its things: one SQLite file of Discord objects and uploaded bytes, or memory."""

import fcntl
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

JSON = dict[str, Any]


class InUse(Exception):
    """Somebody else works in this folder; two worlds in one file would lose each other's changes."""


class Store:
    """Objects by kind and id, in the order they were first put; bytes by id. Every put is kept at once."""

    def __init__(self, folder: Path | None) -> None:
        self._lock: IO[str] | None = None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = (folder / "lock").open("w")
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self._lock.close()
                raise InUse(f"{folder} is in use by another playground") from None
        self._db = sqlite3.connect(":memory:" if folder is None else folder / "playground.sqlite", isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.execute("CREATE TABLE IF NOT EXISTS objects (kind TEXT, id TEXT, body TEXT, PRIMARY KEY (kind, id))")
        self._db.execute("CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, name TEXT, type TEXT, body BLOB)")

    def put(self, kind: str, id: str, body: JSON) -> None:
        self._db.execute(
            "INSERT INTO objects VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
            (kind, id, json.dumps(body)),
        )

    def delete(self, kind: str, id: str) -> None:
        self._db.execute("DELETE FROM objects WHERE kind = ? AND id = ?", (kind, id))

    def all(self, kind: str) -> Iterator[JSON]:
        rows = self._db.execute("SELECT body FROM objects WHERE kind = ? ORDER BY rowid", (kind,)).fetchall()
        return (json.loads(body) for (body,) in rows)

    def put_file(self, id: str, name: str, type: str, body: bytes) -> None:
        self._db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)", (id, name, type, body))

    def file(self, id: str) -> tuple[str, str, bytes] | None:
        row = self._db.execute("SELECT name, type, body FROM files WHERE id = ?", (id,)).fetchone()
        return (str(row[0]), str(row[1]), bytes(row[2])) if row else None

    def close(self) -> None:
        self._db.close()
        if self._lock is not None:
            self._lock.close()
