"""Tables with a clock that is turned: what tests about time share."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.store import ClockRow, PostRow, TableRow, Writing
from bot.store.bodies import BODIES
from bot.store.notes import Notes, settings_of
from bot.store.rows import put_settings
from bot.tables.pace import HOUR
from bot.tables.tables import Tables as Real
from tests.bot.tables.test_tables import PEOPLE, Desk

START = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()


class Ring(NamedTuple):
    """Somebody's phone makes a sound."""

    at: float
    person: int
    table: int
    kind: str


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
        self.rings: list[Ring] = []
        self.stands: set[int] = set()
        """Posts that stand in their channels, whatever was noted."""
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
        """Posts after the dispatcher has sent, edited and deleted all that was wanted."""
        self.deliver()
        with self.store.writing() as session:
            return session.posts(table) if kind is None else session.posts(table, BODIES[kind])

    def deliver(self) -> None:
        """What the dispatcher does, at all tables: a transaction before and one after each message."""
        for post in self.tables.look(lambda session: session.unsettled_posts()):
            if post.gone:
                self.tables.change(lambda session, id=post.id: session.drop_post(id))
                self.stands.discard(post.id)
                continue
            row: PostRow[Any] | None = post
            if (
                post.message is None and post.id not in self.stands
            ):  # else it was sent and not noted, and is found again
                if post.not_before > self.now:
                    continue
                if post.kind in ("call", "request", "dm"):
                    row = self.tables.change(lambda session, post=post: self.changes.before_sending(session, post))
                if row is None:
                    continue
                self.heard(row)
            self.tables.change(lambda session, row=row: self._note(session, row))

    def heard(self, post: PostRow[Any]) -> None:
        """A message is sent: whom it rings."""
        self.stands.add(post.id)
        people = [post.channel] if post.kind == "dm" else post.mentions
        if not getattr(post.body, "silent", False):
            self.rings += [Ring(self.now, person, post.table, post.kind) for person in people]

    def _note(self, session: Writing, post: PostRow[Any]) -> None:
        row = session.post(post.table, type(post.body), post.key)
        if row is not None:
            row.message, row.sent = row.message or 1000 + row.id, post.wanted
            session.put(row)
            self.changes.after_sending(session, row)

    @property
    def changes(self) -> Any:
        return self.tables.services[Real].changes

    def live(self, hours: float, step: float = 0.25) -> None:
        """Time passes with everything running."""
        end = self.now + hours * HOUR
        while self.now < end - 1:
            self.later(min(step, (end - self.now) / HOUR))
            self.deliver()

    def take_rings(self) -> list[Ring]:
        found, self.rings = self.rings, []
        return found

    def bank(self, table: int, seat: int) -> float:
        """Hours left on a seat's clock now."""
        with self.store.writing() as session:
            row = session.table(table)
            assert row is not None
            self.tables.clock_changed(session, row, None)
        left = self.row(table, seat).bank
        assert left is not None
        return left / HOUR
