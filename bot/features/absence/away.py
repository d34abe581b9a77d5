"""Being away, told once for all tables: reminders wait for the return, clocks stand while the allowance lasts."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Any

import msgspec

from bot.features.time.service import Clock
from bot.store import PersonNotes, Reading, Writing
from bot.store.notes import AwayNote, settings_of
from bot.tables.bank import local_day, local_midnight
from bot.tables.pace import AWAY_DAYS as AWAY_DAYS
from bot.tables.pace import DAY, LONGEST_AWAY
from bot.tables.refused import Refused
from bot.tables.tables import Tables

AWAY = "away"
YEAR = 365 * DAY


class Absence(msgspec.Struct, frozen=True):
    """What a person has told about being away."""

    until: float
    """0: the person is here."""
    spared: float
    """Until when clocks stand for it."""
    days_left: int
    """Whole days of the allowance that are left after it."""


class Away:
    def __init__(self, tables: Tables, clocks: Clock) -> None:
        self.tables, self.clocks = tables, clocks

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

    def come_back(self, session: Writing, person: int) -> bool:
        """The person is here again; False if nobody thought otherwise."""
        was_away = self._absence(session, person).until > 0
        self._come_back(session, person, self.tables.now())
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
        for table, _ in session.tables_of(person):
            if table.status == "running":
                live = self.tables.kept_live(session, table)
                if live is not None:
                    self.tables.narrator(session, table).card(live)

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
