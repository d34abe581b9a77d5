"""What a house stands on: a store in memory that can forget, a desk without a thread, chance that repeats itself."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlite_utils import Database

from bot.store import SqliteStore
from bot.store.migrations import migrations
from bot.tables.call import Services
from bot.tables.tables import Tables, Worker
from bot.ui.page import Page


def done(work: Coroutine[Any, Any, Any]) -> Any:
    """The result of a coroutine that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as end:
        return end.value
    work.close()
    raise RuntimeError("a door waits for something outside")


class Rewound(SqliteStore):
    """In memory, and able to forget everything since a moment."""

    def __init__(self, content: bytes = b"") -> None:
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        connection.deserialize(content or _empty())
        self.db = self.reader = Database(connection)

    @contextmanager
    def _whole(self, db: Database, _: str) -> Iterator[None]:
        db.conn.execute("SAVEPOINT work")
        try:
            yield
        except BaseException:
            db.conn.execute("ROLLBACK TO work")
            db.conn.execute("RELEASE work")
            raise
        db.conn.execute("RELEASE work")

    @contextmanager
    def forgetting(self) -> Iterator[None]:
        self.db.conn.execute("BEGIN")
        try:
            yield
        finally:
            self.db.conn.execute("ROLLBACK")


_EMPTY: list[bytes] = []


def _empty() -> bytes:
    if not _EMPTY:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        migrations.apply(Database(connection))
        _EMPTY.append(connection.serialize())
        connection.close()
    return _EMPTY[0]


class Straight(Worker):
    """The desk, without a thread of its own."""

    def __init__(self, services: Services) -> None:
        self.services, self.tables = services, services[Tables]

    async def do(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return work(*args, **kwargs)

    async def soon(self, seconds: float, work: Callable[..., Any]) -> Any:
        return await self.look(work)


class Unhurried:
    """In the place of late pictures: what would be drawn is part of the page."""

    @asynccontextmanager
    async def showing(self, _: Any, __: Page) -> Any:
        yield


def chooser(*words: Any) -> random.Random:
    """Chance that is the same in every run."""
    return random.Random("/".join(str(word) for word in words))
