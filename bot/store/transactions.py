"""The store in one SQLite file: write-ahead log, every commit on disk before it counts."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlite_utils import Database

from bot.store.migrations import migrations
from bot.store.port import Repeated, StoreError, Touched
from bot.store.privacy import make_private
from bot.store.sqlite import SqliteReading, SqliteWriting
from bot.store.upgrading import refuse_others, upgrade

log = logging.getLogger(__name__)

LOCKED = 1.0
"""Seconds for which a lock of somebody else is waited for. Discord waits for 3, and whatever comes next waits too."""


def _nobody(_: Touched) -> None:
    """Nobody waits for a change."""


class SqliteStore:
    """Used by one thread at a time; `bot.tables.tables` gives it a thread of its own.

    Two connections: the one that is read from cannot write, whatever it is asked."""

    committed: Callable[[Touched], None] = staticmethod(_nobody)
    _open = False
    """A transaction is open: what is done in it is handed it, and opens none."""

    def __init__(self, path: str | Path) -> None:
        try:
            make_private(Path(path))
            connection = _connect(str(path))
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{path}: {error}") from error
        try:
            self.db = Database(connection)
            refuse_others(self.db, migrations, path)
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")
            self.db.execute("PRAGMA foreign_keys = ON")
            upgrade(self.db, migrations, path)
            self.reader = Database(_connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True))
        except (sqlite3.Error, UnicodeDecodeError) as error:  # the latter where names in a damaged file are none
            connection.close()
            raise StoreError(f"{path}: {error}") from error
        except StoreError:
            connection.close()
            raise

    @contextmanager
    def reading(self) -> Iterator[SqliteReading]:
        with self._whole(self.reader, "BEGIN"):
            yield SqliteReading(self.reader)

    @contextmanager
    def writing(self, claim: str | None = None) -> Iterator[SqliteWriting]:
        touched = Touched()
        with self._whole(self.db, "BEGIN IMMEDIATE"):
            session = SqliteWriting(self.db, touched, claim)
            if claim is not None and not session.claim(claim):
                raise Repeated
            yield session
        try:
            self.committed(touched)
        except Exception:  # what was written counts, whoever could not be woken
            log.exception("after a change nobody was woken")

    @contextmanager
    def _whole(self, db: Database, begin: str) -> Iterator[None]:
        """All of it, or nothing."""
        if self._open:
            raise RuntimeError("a transaction is open already")
        try:
            db.conn.execute(begin)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        self._open = True
        try:
            yield
            db.conn.execute("COMMIT")
        except BaseException as error:
            if db.conn.in_transaction:
                db.conn.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise
            if isinstance(error, sqlite3.Error):
                raise StoreError(str(error)) from error
            raise
        finally:
            self._open = False

    def backup(self, target: str) -> None:
        make_private(Path(target))
        copy = sqlite3.connect(target)
        with copy:
            self.db.conn.backup(copy)
        copy.close()

    def close(self) -> None:
        self.reader.conn.close()
        self.db.conn.close()  # the last one, which can write, tidies the log away


def _connect(path: str, *, uri: bool = False) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=LOCKED, uri=uri)
