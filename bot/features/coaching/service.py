"""A player shows the hand to one person."""

from __future__ import annotations

from typing import Any

from bot.store import Reading, SeatRow
from bot.tables.base import Base, Refused


class Coaching(Base):
    def coach(self, interaction: str, table_id: int, person: int, member: int | None) -> None:
        """Let one person see one's hand from now on, or nobody any more; the table is told that, not who."""
        with self.writing(interaction) as session:
            table = self._table(session, table_id)
            if table.status == "lobby":
                raise Refused("no-running-table")
            row = self._my_seat(session, table, person)
            if member is not None and any(other.person == member for other in session.seats(table.id)):
                raise Refused("coach-sits")
            now: Any = session.setting("table", table.id, f"coach{row.seat}")
            if member is None and not _valid(now, row):
                raise Refused("coach-none")
            shown = {"by": person, "to": member} if member is not None else None
            session.put_setting("table", table.id, f"coach{row.seat}", shown)
            teller = self.teller(session, table)
            key = "coach-begins" if member is not None else "coach-ends"
            teller.notice(teller.say(key, who=teller.name(row.seat)))

    @staticmethod
    def shown_hands(session: Reading, table: int, person: int) -> list[int]:
        """Seats whose hands that person may see as somebody they were shown to. Sitting down ends it."""
        seats = session.seats(table)
        if any(row.person == person for row in seats):
            return []
        found = []
        for row in seats:
            shown = session.setting("table", table, f"coach{row.seat}")
            if _valid(shown, row) and shown["to"] == person:
                found.append(row.seat)
        return found


def _valid(shown: Any, row: SeatRow) -> bool:
    """It was the person who sits there now who showed it."""
    return bool(shown) and shown["by"] == row.person
