"""A player shows the hand to one person."""

from __future__ import annotations

from bot.store import Reading, SeatNotes, SeatRow, Writing
from bot.store.notes import Coach
from bot.tables.tables import Refused, Tables


class Coaching:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def coach(self, session: Writing, table_id: int, person: int, member: int | None) -> None:
        """Let one person see one's hand from now on, or nobody any more; the table is told that, not who."""
        table = self.tables.table(session, table_id)
        if table.status == "lobby":
            raise Refused("no-running-table")
        row = self.tables.my_seat(session, table, person)
        if member is not None and any(other.person == member for other in session.seats(table.id)):
            raise Refused("coach-sits")
        if member is None and _coach(session, row) is None:
            raise Refused("coach-none")
        with session.changing(SeatNotes, table.id, row.seat) as notes:
            notes.coach = Coach(by=person, to=member) if member is not None else None
        narrator = self.tables.narrator(session, table)
        key = "coach-begins" if member is not None else "coach-ends"
        narrator.notice(narrator.say(key, who=narrator.name(row.seat)))

    @staticmethod
    def shown_hands(session: Reading, table: int, person: int) -> list[int]:
        """Seats whose hands that person may see as somebody they were shown to. Sitting down ends it."""
        seats = session.seats(table)
        if any(row.person == person for row in seats):
            return []
        return [row.seat for row in seats if _coach(session, row) == person]


def _coach(session: Reading, row: SeatRow) -> int | None:
    """To whom the person who sits there now has shown the hand."""
    shown = session.note(SeatNotes, row.table, row.seat).coach
    return shown.to if shown is not None and shown.by == row.person else None
