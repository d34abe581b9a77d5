"""Being away, told once for all tables: reminders wait for the return, clocks stand while the allowance lasts."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Any

import msgspec

from bot.features.time.service import Clock, Ringing
from bot.store import PersonNotes, Reading, SeatRow, TableRow, Writing
from bot.store.bodies import NoticeBody, PostButton
from bot.store.notes import AwayNote, settings_of
from bot.tables.bank import local_day, local_midnight
from bot.tables.pace import AWAY_DAYS as AWAY_DAYS
from bot.tables.pace import DAY, LONGEST_AWAY
from bot.tables.pauses import Pauses
from bot.tables.refused import Refused
from bot.tables.seats import Seats
from bot.tables.tables import Tables
from bot.ui.text import timestamp

AWAY = "away"
YEAR = 365 * DAY
LONG = 4 * DAY
"""An absence of this length is not just waited for."""


class Absence(msgspec.Struct, frozen=True):
    """What a person has told about being away."""

    until: float
    """0: the person is here."""
    spared: float
    """Until when clocks stand for it."""
    days_left: int
    """Whole days of the allowance that are left after it."""


class Away:
    def __init__(self, tables: Tables, clocks: Clock, ringing: Ringing, pauses: Pauses, seats: Seats) -> None:
        self.tables, self.clocks, self.ringing = tables, clocks, ringing
        self.pauses, self.seats = pauses, seats

    def go_away(self, session: Writing, person: int, until: str) -> Absence:
        """Tell all tables that a person is away up to a last day, or for a number of days."""
        now, zone = self.tables.now(), settings_of(session, person).zone
        end = last_moment(until, now, zone)
        self._come_back(session, person, now)
        spared = min(end, now + max(0.0, AWAY_DAYS * DAY - _used(session, person, now)))
        with session.changing(PersonNotes, person) as notes:
            notes.away = AwayNote(now, end, spared)
        session.add_timer(end, AWAY, 0, {"person": person})
        self._tell_tables(session, person)
        return self._absence(session, person)

    def offer(self, session: Writing, person: int) -> bool:
        """Somebody who is away for long is worth a question: each table can pause, or look for a stand-in, at once."""
        until = self._absence(session, person).until
        if until < self.tables.now() + LONG:
            return False
        for table, seat in self._tables(session, person):
            narrator = self.tables.narrator(session, table)
            text = narrator.say("away-long-told", who=narrator.name(seat.seat), when=timestamp(until))
            narrator.notice(
                text,
                [
                    PostButton("awaypause", [seat.seat], narrator.say("button-awaypause"), "grey"),
                    PostButton("awayfind", [seat.seat], narrator.say("button-find"), "grey"),
                ],
            )
        return True

    @staticmethod
    def _tables(session: Reading, person: int) -> list[tuple[TableRow, SeatRow]]:
        """Running tables where the person plays with others."""
        found = []
        for table, seat in session.tables_of(person):
            others = [row.person for row in session.seats(table.id)[: table.seats] if row.seat != seat.seat]
            if table.status == "running" and any(other is not None for other in others):
                found.append((table, seat))
        return found

    def pause_all(self, session: Writing, person: int) -> int:
        """Each table of somebody who is away is asked to pause; how many are."""
        until, count = self._until(session, person), 0
        for table, _ in self._tables(session, person):
            try:
                self.pauses.pause(session, table.id, person, until)
            except Refused:  # asked already, or paused: nothing was written yet
                continue
            count += 1
        return count

    def find_all(self, session: Writing, person: int) -> int:
        """Each table of somebody who is away looks for a stand-in; how many do."""
        until, tables = self._until(session, person), self._tables(session, person)
        for table, seat in tables:
            self.seats.seek_standin(session, table, seat, None, until)
        return len(tables)

    def pause_for(self, session: Writing, table_id: int, person: int, seat: int) -> None:
        """Somebody of a table asks to pause until another is back; who is away agrees."""
        absent = self._absent(session, table_id, seat)
        self.pauses.pause(session, table_id, person, self._until(session, absent), agreed=[absent])

    def find_for(self, session: Writing, table_id: int, person: int, seat: int) -> None:
        """Somebody of a table asks to look for a stand-in for another who is away."""
        until = self._until(session, self._absent(session, table_id, seat))
        self.seats.replace(session, table_id, person, seat, None, until, announced=True)

    def _absent(self, session: Reading, table_id: int, seat: int) -> int:
        rows = session.seats(table_id)
        person = rows[seat].person if 0 <= seat < len(rows) else None
        if person is None:
            raise Refused("away-not-any-more")
        return person

    def _until(self, session: Reading, person: int) -> float:
        until = self._absence(session, person).until
        if not until:
            raise Refused("away-not-any-more")
        return until

    def come_back(self, session: Writing, person: int) -> bool:
        """The person is here again, and is shown what waits; False if nobody thought otherwise."""
        was_away = self._absence(session, person).until > 0
        self._come_back(session, person, self.tables.now())
        self.ringing.met(session, person)
        self._tell_tables(session, person)
        return was_away

    def absence(self, session: Reading, person: int) -> Absence:
        return self._absence(session, person)

    def _absence(self, session: Reading, person: int) -> Absence:
        now, told = self.tables.now(), session.note(PersonNotes, person).away
        used = _used(session, person, now)
        if told is None or told.until <= now:
            return Absence(0.0, 0.0, int((AWAY_DAYS * DAY - used) // DAY))
        used += max(0.0, told.spared - now)
        return Absence(told.until, told.spared, max(0, int((AWAY_DAYS * DAY - used) // DAY)))

    @staticmethod
    def _come_back(session: Writing, person: int, now: float) -> None:
        """What of the allowance was used is kept for a year."""
        with session.changing(PersonNotes, person) as notes:
            if notes.away is not None:
                past = [span for span in notes.away_past if span[1] > now - YEAR]
                notes.away_past = [*past, (notes.away.since, min(notes.away.spared, now))]
                notes.away = None

    def _tell_tables(self, session: Writing, person: int) -> None:
        """The call of each table that waits for the person, and the card of each, say it."""
        self.clocks.person_changed(session, person)
        for table, seat in session.tables_of(person):
            if table.status == "running":
                self._withdraw(session, table, seat)
                live = self.tables.kept_live(session, table)
                if live is not None:
                    self.tables.narrator(session, table).card(live)

    @staticmethod
    def _withdraw(session: Writing, table: TableRow, seat: SeatRow) -> None:
        """What was offered for an absence that has changed or is over: its buttons go."""
        for post in session.posts(table.id, NoticeBody):
            offered = [button.words for button in post.body.buttons if isinstance(button, PostButton)]
            verbs = [button.verb for button in post.body.buttons if isinstance(button, PostButton)]
            if "awaypause" in verbs and offered[0] == [seat.seat]:
                post.body.buttons = []
                post.wanted += 1
                session.put(post)

    def absence_over(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        told = session.note(PersonNotes, data["person"]).away
        if told is not None and told.until <= self.tables.now():
            self._come_back(session, data["person"], told.until)
            self._tell_tables(session, data["person"])


def _used(session: Reading, person: int, now: float) -> float:
    """Seconds of the allowance used within the last year, up to now."""
    notes = session.note(PersonNotes, person)
    spans = list(notes.away_past)
    if notes.away is not None:
        spans.append((notes.away.since, min(notes.away.spared, now)))
    return sum((max(0.0, end - max(begin, now - YEAR)) for begin, end in spans), 0.0)


def last_moment(typed: str, now: float, zone: str, most: int = LONGEST_AWAY) -> float:
    """The end of the last day somebody typed, or so many days from now."""
    today = local_day(now, zone)
    word = typed.strip()
    days = re.fullmatch(r"(\d{1,3})", word)
    if days is not None:
        day = today + timedelta(days=int(days[1]))
    else:
        try:
            day = date.fromisoformat(word)
        except ValueError:
            raise Refused("away-unread", typed=word, example=(today + timedelta(days=7)).isoformat()) from None
    if day < today:
        raise Refused("away-past", typed=word)
    if day > today + timedelta(days=most):
        raise Refused("away-long", days=most)
    return local_midnight(day + timedelta(days=1), zone)
