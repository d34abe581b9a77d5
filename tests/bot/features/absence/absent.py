"""A desk whose timers run, for tests about people who are away."""

from __future__ import annotations

from typing import Any

from bot.store import PostRow, SeatRow, SittingRow, TableRow
from tests.bot.tables.test_tables import Desk

HOUR = 3600.0
DAY = 24 * HOUR


class Waiting(Desk):
    """Time passes in it: timers fall due in their order."""

    def later(self, seconds: float) -> None:
        end = self.now + seconds
        while True:
            with self.store.writing() as session:
                due = session.next_due()
            if due is None or due > end:
                break
            self.now = max(self.now, due)
            self.tables.run_due()
            self.deputies_decide()
        self.now = end

    def deputies_decide(self) -> None:
        """Where a computer player is to decide for a person, it does."""
        with self.store.reading() as session:
            waiting = session.computers_awaited()
            there = [table for table in waiting if any(row.deputy for row in session.seats(table))]
        for table in there:
            self.tables.run_computers(table)

    def row(self, table: int) -> TableRow:
        with self.store.writing() as session:
            found = session.table(table)
            assert found is not None
            return found

    def speaks(self, table: int, language: str) -> None:
        with self.store.writing() as session:
            row = session.table(table)
            assert row is not None
            row.language = language
            session.put(row)

    def seat(self, table: int, seat: int) -> SeatRow:
        with self.store.writing() as session:
            return session.seats(table)[seat]

    def seat_of(self, table: int, person: int) -> int:
        with self.store.writing() as session:
            return next(row.seat for row in session.seats(table) if row.person == person)

    def history(self, table: int) -> list[SittingRow]:
        with self.store.writing() as session:
            return session.sittings(table)

    def calls(self, table: int) -> list[PostRow[Any]]:
        return [post for post in self.posts(table, "call") if not post.gone]

    def votes(self, table: int) -> list[PostRow[Any]]:
        return [post for post in self.posts(table, "request") if post.key.startswith("vote")]

    def texts(self, table: int) -> str:
        return "\n".join(post.body.text for post in self.posts(table, "notice"))

    def choose(self, table: int, person: int, choice: str, which: int = -1) -> PostRow[Any]:
        post: PostRow[Any] = self.tables.vote(self.id(), table, person, self.votes(table)[which].key, choice)
        self.deputies_decide()
        return post

    def ask_about(self, table: int, seat: int, why: str = "left") -> None:
        with self.tables.writing(None, table) as session:
            row = session.table(table)
            assert row is not None
            self.tables.ask_about(session, row, seat, why)
