"""What every private answer begins with: the table, who speaks for it, the game, in the reader's language."""

from __future__ import annotations

import msgspec

from bot.app.services import Tables
from bot.store import Reading, SeatRow, TableRow
from bot.store.settings import settings_of
from bot.tables.base import Refused
from bot.tables.loaded import Loaded
from bot.tables.narrator import Speaker
from bot.tables.services import Services


class TableReader(Services):
    """Reads the store, makes pages, sends nothing. Every method runs inside the worker's thread."""

    tables: Tables

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def _open(self, session: Reading, table_id: int, person: int | None = None) -> tuple[TableRow, Speaker, Loaded]:
        """A game that has begun; the table speaks the language the person has chosen, if any (a copy: never stored)."""
        table = session.table(table_id)
        if table is None:
            raise Refused("no-table")
        if table.status == "lobby":
            raise Refused("no-running-table")
        live = self.tables.live(session, table)
        chosen = settings_of(session, person).language if person is not None else ""
        if chosen:
            table = msgspec.structs.replace(table, language=chosen)
        return table, self.tables.speaker(session, table), live

    @staticmethod
    def _seat(narrator: Speaker, person: int) -> SeatRow | None:
        return next((row for row in narrator.seats if row.person == person), None)


def opened(
    services: Services, session: Reading, table_id: int, person: int | None = None
) -> tuple[TableRow, Speaker, Loaded]:
    """A game that has begun; the table speaks the language the person has chosen, if any (a copy: never stored)."""
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    if table.status == "lobby":
        raise Refused("no-running-table")
    live = services.tables.live(session, table)
    chosen = settings_of(session, person).language if person is not None else ""
    if chosen:
        table = msgspec.structs.replace(table, language=chosen)
    return table, services.tables.speaker(session, table), live


def seat_of(narrator: Speaker, person: int) -> SeatRow | None:
    return next((row for row in narrator.seats if row.person == person), None)
