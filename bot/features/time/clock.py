"""The clock of a table: what each seat has left, when it stands, and the alarm for what is due next."""

from __future__ import annotations

import msgspec

from bot.features.time import bank
from bot.features.time.pace import PACES
from bot.features.time.stopped import away_of, downs_of, stands
from bot.store import ClockRow, SeatRow, TableRow, Writing
from bot.store.settings import Settings, settings_of
from bot.tables.base import Base
from bot.tables.changes import Change
from bot.tables.loaded import Loaded
from rules.core.record import TakenBack

WAIT = "wait"
"""The kind of timer that looks after one awaited seat."""


class Clock(Base):
    def run_on(self, change: Change) -> tuple[list[SeatRow], list[ClockRow]]:
        """All clocks of a table: waits that begin or end (which are told), freezes, the next alarm."""
        session, table, live = change.session, change.table, change.live
        now, standing = self.clock(), stands(session, table)
        rows = {row.seat: row for row in session.clocks(table.id)}
        downs = downs_of(session, rows.values())
        session.drop_timers(table.id, WAIT)
        begun: list[SeatRow] = []
        ended: list[ClockRow] = []
        for seat in session.seats(table.id)[: table.seats]:
            row = rows.get(seat.seat)
            awaited = table.status == "running" and seat.awaited and seat.person is not None
            if not awaited and (row is None or row.asked is None):
                continue
            before = msgspec.structs.replace(row) if row is not None else None
            if row is None or row.person != seat.person:
                ended += [row] if row is not None and row.asked is not None else []
                row = ClockRow(table=table.id, seat=seat.seat, person=seat.person or 0)
            bank.settle(row, now, downs)
            if not awaited:
                ended += [row] if row.asked is not None else []
                row.since = row.asked = None
            elif row.asked is None:
                bank.begin(row, now, PACES.get(table.pace), credit=not taken_back(live))
                begun.append(seat)
            elif row.question != seat.question:
                bank.stepped(row)
            if awaited:
                settings = settings_of(session, row.person)
                row.question = seat.question
                row.since = now if not standing else None
                row.quiet, row.zone = settings.quiet, settings.zone
                row.away, row.spared = away_of(session, row.person, now)
                self.set_alarm(session, table, row, settings)
            if row != before:
                session.put_clock(row)
        return begun, ended

    def set_alarm(self, session: Writing, table: TableRow, row: ClockRow, settings: Settings) -> None:
        """One timer per awaited seat: for whatever comes first."""
        coming = bank.due(row, downs_of(session, [row]), settings.remind)
        if coming:
            session.add_timer(coming[0].at, WAIT, table.id, {"seat": row.seat})

    def person_changed(self, session: Writing, person: int) -> None:
        """Somebody's quiet hours, interval or absence changed: all clocks that wait for the person follow."""
        for table, seat in session.tables_of(person):
            if table.status == "running" and seat.awaited:
                self.clock_changed(session, table, self.kept_live(session, table))


def taken_back(live: Loaded | None) -> bool:
    """The wait comes from an undo, which gives no extra time."""
    return live is not None and bool(live.match.lines) and isinstance(live.match.lines[-1], TakenBack)
