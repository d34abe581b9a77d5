"""Who is really awaited, and what the bot has still to do: read from its store, as any commit's store tells it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec


class Table(msgspec.Struct, frozen=True):
    id: int
    title: str
    place: str
    home: str
    pace: str
    paused: bool
    lines: int


class Awaited(msgspec.Struct, frozen=True):
    """Somebody for whom a running table waits."""

    table: int
    seat: int
    person: str


DUE = (
    "SELECT 'post ' || id || ' ' || kind || ' ' || failed FROM posts "
    "WHERE (sent < wanted OR gone) AND (gone OR not_before <= :now)",
    "SELECT 'deed ' || id || ' ' || kind FROM deeds WHERE not_before <= :now",
    "SELECT 'timer ' || id || ' ' || kind FROM timers WHERE due <= :now",
    "SELECT 'computer' FROM seats JOIN tables ON tables.id = seats.\"table\" "
    "WHERE computer IS NOT NULL AND awaited AND status = 'running' AND paused IS NULL",
)
"""What is to be done now."""
NEXT = (
    "SELECT min(at) FROM (SELECT min(due) AS at FROM timers WHERE due > :now UNION ALL "
    "SELECT min(not_before) FROM deeds WHERE not_before > :now UNION ALL "
    "SELECT min(not_before) FROM posts WHERE sent < wanted AND NOT gone AND not_before > :now)"
)


class Ledger:
    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=30.0)

    def close(self) -> None:
        self._db.close()

    def to_do(self, now: float) -> set[str]:
        """What the bot could do now and has not done."""
        return {str(row[0]) for sql in DUE for row in self._db.execute(sql, {"now": now})}

    def next_due(self, now: float) -> float | None:
        """When it has something to do again."""
        found = self._db.execute(NEXT, {"now": now}).fetchone()[0]
        return None if found is None else float(found)

    def running(self) -> dict[int, Table]:
        sql = "SELECT id, title, place, home, pace, paused, lines FROM tables WHERE status = 'running'"
        return {
            int(id): Table(int(id), title, str(place), str(home), pace, paused is not None, int(lines))
            for id, title, place, home, pace, paused, lines in self._db.execute(sql)
        }

    def place_of_lobby(self, host: str) -> str | None:
        """Of the newest table that somebody has opened and not started."""
        sql = "SELECT place FROM tables WHERE status = 'lobby' AND host = ? ORDER BY id DESC"
        found = self._db.execute(sql, [int(host)]).fetchone()
        return None if found is None else str(found[0])

    def newest(self) -> int:
        return int(self._db.execute("SELECT max(id) FROM tables").fetchone()[0] or 0)

    def awaited(self) -> set[Awaited]:
        sql = (
            'SELECT "table", seat, person FROM seats JOIN tables ON tables.id = seats."table" '
            "WHERE person IS NOT NULL AND awaited AND status = 'running'"
        )
        return {Awaited(int(table), int(seat), str(person)) for table, seat, person in self._db.execute(sql)}

    def seated(self, table: int) -> list[str]:
        """The people at a table."""
        sql = 'SELECT person FROM seats WHERE "table" = ? AND person IS NOT NULL ORDER BY seat'
        return [str(row[0]) for row in self._db.execute(sql, [table])]
