"""What every private answer begins with: the table, who speaks for it, the game, in the reader's language."""

from __future__ import annotations

import msgspec

from bot.store import Reading, SeatRow, TableRow
from bot.store.settings import settings_of
from bot.tables.loaded import Loaded
from bot.tables.narrator import Speaker
from bot.tables.refused import Refused
from bot.tables.services import Services
from bot.tables.tables import Tables


def opened(
    services: Services, session: Reading, table_id: int, person: int | None = None
) -> tuple[TableRow, Speaker, Loaded]:
    """A game that has begun; the table speaks the language the person has chosen, if any (a copy: never stored)."""
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    if table.status == "lobby":
        raise Refused("no-running-table")
    live = services[Tables].live(session, table)
    chosen = settings_of(session, person).language if person is not None else ""
    if chosen:
        table = msgspec.structs.replace(table, language=chosen)
    return table, services[Tables].speaker(session, table), live


def seat_of(narrator: Speaker, person: int) -> SeatRow | None:
    return next((row for row in narrator.seats if row.person == person), None)
