"""Who is awaited at a table, for tools that play at it."""

from __future__ import annotations

from bot.store import Reading
from bot.tables.tables import Tables
from rules.core.match import Match


def awaited(session: Reading, tables: Tables, table: int) -> tuple[Match, int, int]:
    """The game, the first seat that is awaited, and who sits there."""
    row = session.table(table)
    assert row is not None
    match = tables.cache.get(session, row).match
    person = session.seats(table)[match.waiting[0]].person
    assert person is not None
    return match, match.waiting[0], person
