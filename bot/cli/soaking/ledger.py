"""The bot's store read from another process: rows as they are, of one moment, and nothing can be written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlite_utils import Database

from bot.store import SeatRow, TableRow
from bot.store.sqlite import SqliteReading
from bot.ui.ids import read_id

LATER = 2.0
"""Seconds; a call that is held back for longer than that is not waited for. What else seems to be wanted so late was
written before the bot's clock was set back."""


class Ledger:
    def __init__(self, path: Path) -> None:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=5.0)
        self._db = Database(connection)

    @contextmanager
    def moment(self) -> Iterator[SqliteReading]:
        """Everything that is read inside is of one moment."""
        self._db.conn.execute("BEGIN")
        try:
            yield SqliteReading(self._db)
        finally:
            self._db.conn.execute("COMMIT")

    def close(self) -> None:
        self._db.conn.close()

    # --- for whoever plays -----------------------------------------------------------------------

    def running(self) -> list[TableRow]:
        with self.moment() as session:
            return session.running_tables(0, 10_000)

    def lobbies_of(self, person: int) -> list[int]:
        sql = "SELECT id FROM tables WHERE status = 'lobby' AND host = ? ORDER BY id"
        return [int(row[0]) for row in self._db.conn.execute(sql, [person]).fetchall()]

    def waiting_for(self, person: int) -> list[tuple[TableRow, SeatRow]]:
        """Running tables where that person is to decide."""
        with self.moment() as session:
            found = session.tables_of(person)
        return [(table, seat) for table, seat in found if table.status == "running" and seat.awaited]

    def sitting_at(self, person: int) -> list[TableRow]:
        with self.moment() as session:
            return [table for table, _ in session.tables_of(person) if table.status == "running"]

    def has_line(self, interaction: str) -> bool:
        return self._db.conn.execute("SELECT 1 FROM lines WHERE interaction = ?", [interaction]).fetchone() is not None

    def still_asked(self, press: str, person: int) -> bool:
        """Is the question that a button answers still open? An old button repeats what was done."""
        id = read_id(press)
        if id is None or not id.words:
            return False
        with self.moment() as session:
            table, seats = session.table(id.table), session.seats(id.table)
        seat = next((row for row in seats if row.person == person), None)
        if table is None or seat is None or not seat.awaited:
            return False
        number = id.words[0].removeprefix("k")
        if not number.isdecimal():
            return False
        return table.lines <= int(number) if id.verb == "answer" else seat.question == int(number)

    # --- for whoever waits -----------------------------------------------------------------------

    def unsettled(self, now: float) -> list[tuple[int, str, int, str]]:
        """(channel, kind, table, why) of every post that is not as it should be and could be by now."""
        sql = (
            'SELECT channel, kind, "table", failed FROM posts WHERE (sent < wanted OR gone) '
            "AND (message IS NOT NULL OR gone OR not_before < ? OR json_extract(body, '$.usual') IS NULL)"
        )
        return [
            (int(row[0]), str(row[1]), int(row[2]), str(row[3])) for row in self._db.conn.execute(sql, [now + LATER])
        ]

    def computers_to_decide(self) -> int:
        sql = (
            'SELECT count(*) FROM seats JOIN tables ON tables.id = seats."table" '
            "WHERE computer IS NOT NULL AND awaited AND status = 'running' AND paused IS NULL"
        )
        return int(self._db.conn.execute(sql).fetchone()[0])

    def taken_back(self) -> set[tuple[int, int]]:
        """(table, line) of every step that was taken back."""
        sql = """SELECT "table", n FROM lines WHERE json_extract(CAST(line AS TEXT), '$.undone')"""
        return {(int(table), int(n)) for table, n in self._db.conn.execute(sql)}

    def lines_by_interaction(self) -> dict[str, list[tuple[int, int]]]:
        """(table, line) of every line that an interaction has led to."""
        found: dict[str, list[tuple[int, int]]] = {}
        sql = 'SELECT interaction, "table", n FROM lines WHERE interaction IS NOT NULL ORDER BY "table", n'
        for interaction, table, n in self._db.conn.execute(sql):
            found.setdefault(str(interaction), []).append((int(table), int(n)))
        return found
