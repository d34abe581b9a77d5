"""Somebody shows no sign any more: one question for all tables that wait for the person, and the tables go on."""

from __future__ import annotations

from typing import Any

from bot.features.absence.service import Absence
from bot.store import Reading, TableRow, Writing
from bot.tables import bank
from bot.tables.pace import PATIENCE
from bot.tables.tables import Tables
from bot.tables.votes import DAY
from bot.tables.waiting import away_of, clock_of, downs_of, last_sign, waits_of

GOES_ON = PATIENCE + DAY
"""So long after the last sign a table goes on without somebody."""
LATE = ("silence", "clock")
"""Reasons that lie in time."""


class Vanished:
    def __init__(self, tables: Tables, absence: Absence) -> None:
        self.tables, self.absence = tables, absence

    def overdue(self, session: Writing, table: TableRow, seat: int, why: str) -> None:
        """Somebody has been awaited too long. Where there was no sign of the person anywhere, every table that waits is
        asked now; who sits at several of them is rung by the first, and an answer there counts at all."""
        person = session.seats(table.id)[seat].person
        if person is None or why not in LATE or not self._gone(session, person):
            if self.absence.ask_about(session, table, seat, why) and why in LATE:
                self._set_going_on(session, table, seat)
            return
        others = [
            (wait.table, wait.seat.seat)
            for wait in waits_of(session, person)
            if wait.table.id != table.id
            and self.absence.can_be_asked(session, wait.table, wait.seat.seat, vanished=True)
        ]
        asked: set[int] = set()
        for other, its_seat in [(table, seat), *others]:
            voters = self.absence.ask_about(session, other, its_seat, why, vanished=True, asked=asked)
            if voters:
                asked |= set(voters)
                self._set_going_on(session, other, its_seat)

    def _gone(self, session: Reading, person: int) -> bool:
        return self.tables.now() >= last_sign(session, person) + PATIENCE

    def _set_going_on(self, session: Writing, table: TableRow, seat: int) -> None:
        row = clock_of(session, table, seat)
        if row is not None and row.asked is not None:
            bank.settle(row, self.tables.now(), downs_of(session, [row]))  # at other tables nobody has looked for hours
            row.flagged = True  # also where the question comes from another table: it is not asked again for this wait
            session.put(row)
            silent = min(row.waited, self.tables.now() - last_sign(session, row.person))
            wait = max(DAY, GOES_ON - silent)
            data = {"seat": seat, "question": row.question, "asked": row.asked, "person": row.person}
            session.add_timer(self.tables.now() + wait, "goes on", table.id, data)

    def goes_on(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        """The others have had their day: if nothing has come of it, and there is still no sign, the computer
        player decides until the turn has passed on. The seat stays the person's."""
        table = session.table(table_id)
        if table is None or table.status != "running":
            return
        if table.paused is not None:
            session.add_timer(self.tables.now() + DAY, "goes on", table_id, data)
            return
        row, person = session.seats(table_id)[data["seat"]], data["person"]
        same = row.person == person and self.absence.still_owed(session, table, data)
        away = away_of(session, person, self.tables.now())[0]
        if same and not away and self._gone(session, person) and self._somebody_plays(session, table, row.seat):
            self.absence.decide_once(session, table, row.seat)

    @staticmethod
    def _somebody_plays(session: Reading, table: TableRow, seat: int) -> bool:
        """Whether anybody else was there since the day before the wait began: where all have gone, the table is left to
        fall asleep."""
        clock = clock_of(session, table, seat)
        since = (clock.asked if clock is not None else None) or 0.0
        others = [row.person for row in session.seats(table.id)[: table.seats] if row.seat != seat]
        return any(last_sign(session, person) >= since - DAY for person in others if person is not None)
