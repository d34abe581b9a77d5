"""Tables with a clock that is turned: what tests about time share."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from bot.store import ClockRow, PostRow, TableRow, Writing
from bot.store.bodies import BODIES
from bot.store.notes import Notes, settings_of
from bot.store.rows import put_settings
from bot.tables.pace import HOUR
from tests.bot.tables.test_tables import PEOPLE, Desk

START = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()


class AskedNotes(Notes):
    """What the others were asked, under the number 0."""

    scope = "test"
    asked: list[tuple[int, int, str]] = []


def note_asked(session: Writing, table: TableRow, seat: int, why: str) -> None:
    """In the place of the vote: the question is part of the transaction, as the vote is."""
    with session.changing(AskedNotes, 0) as notes:
        notes.asked.append((table.id, seat, why))


class Days(Desk):
    """A desk whose bot sleeps and wakes; what the others were asked is noted."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.now = START
        self.tables.wake_up()

    def open_store(self) -> None:
        super().open_store()
        self.tables.changes = msgspec.structs.replace(self.tables.changes, seat_overdue=note_asked)

    @property
    def asked(self) -> list[tuple[int, int, str]]:
        """(table, seat, why) of each time the others were asked about somebody."""
        with self.store.writing() as session:
            return session.note(AskedNotes, 0).asked

    def later(self, hours: float) -> None:
        self.now += hours * HOUR
        self.tables.run_due()

    def sleep(self, hours: float) -> None:
        """The bot is down for a while."""
        self.tables.beat()
        self.now += hours * HOUR
        self.restart()
        self.tables.wake_up()
        self.tables.run_due()

    def set(self, person: int, **settings: Any) -> None:
        with self.store.writing() as session:
            put_settings(
                session,
                person,
                PEOPLE[person],
                msgspec.structs.replace(settings_of(session, person), **settings),
            )
            self.tables.person_changed(session, person)

    def pause(self, table: int, since: float | None) -> None:
        """What an agreed pause does."""
        with self.store.writing() as session:
            row = session.table(table)
            assert row is not None
            row.paused = since
            session.put(row)
            self.tables.clock_changed(session, row, None)

    def row(self, table: int, seat: int) -> ClockRow:
        with self.store.writing() as session:
            return next(row for row in session.clocks(table) if row.seat == seat)

    def call(self, table: int) -> PostRow[Any]:
        (post,) = [post for post in self.posts(table, "call") if not post.gone]
        return post

    def sent(self, table: int, kind: Any = None) -> list[PostRow[Any]]:
        """Posts as if the dispatcher had just sent, edited and deleted all that was wanted."""
        with self.store.writing() as session:
            for post in session.posts(table):
                if post.gone:
                    session.drop_post(post.id)
                elif post.not_before <= self.now:
                    post.message, post.sent = post.message or 1000 + post.id, post.wanted
                    session.put(post)
            return session.posts(table) if kind is None else session.posts(table, BODIES[kind])

    def bank(self, table: int, seat: int) -> float:
        """Hours left on a seat's clock now."""
        with self.store.writing() as session:
            row = session.table(table)
            assert row is not None
            self.tables.clock_changed(session, row, None)
        left = self.row(table, seat).bank
        assert left is not None
        return left / HOUR
