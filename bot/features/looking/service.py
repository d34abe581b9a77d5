"""After the end: what was hidden is shown, once somebody of the table says so. And chatter that buries a chapter."""

from __future__ import annotations

from bot.store import TableNotes, Writing
from bot.tables.tables import Refused, Tables


class After:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def reveal(self, session: Writing, table_id: int, person: int) -> None:
        """Any player may open the hands of a finished game, once; from then on everybody may look."""
        table = self.tables.table(session, table_id)
        if table.status != "over":
            raise Refused("not-over")
        if session.note(TableNotes, table.id).revealed:
            return
        row = next((seat for seat in session.seats(table.id) if seat.person == person), None)
        if row is None:
            raise Refused("reveal-players")
        with session.changing(TableNotes, table.id) as notes:
            notes.revealed = True
        narrator = self.tables.narrator(session, table)
        narrator.notice(narrator.say("revealed", who=narrator.name(row.seat)))

    def bury(self, session: Writing, place: int) -> None:
        """Others have written below the open chapter: what happens next begins a new message."""
        table = session.table_at(place)
        if table is not None and table.status == "running" and table.place == place:
            with session.changing(TableNotes, table.id) as notes:
                notes.buried = table.chapter
