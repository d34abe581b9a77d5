"""Why time stands: the bot was down, the table rests or cannot be reached, somebody is away."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store import ClockRow, PersonNotes, Reading, TableNotes, TableRow
from bot.tables.loaded import retired


def downs_of(session: Reading, rows: Iterable[ClockRow]) -> list[tuple[float, float]]:
    """The bot's downtimes that matter to these rows."""
    since = [row.since for row in rows if row.since is not None]
    return session.downs(min(since)) if since else []


def stands(session: Reading, table: TableRow) -> str:
    """Why all clocks of a table stand, or nothing: `paused`, `homeless`, `unreachable`, `retired`."""
    if retired(table):
        return "retired"
    if table.paused is None:
        return ""
    reasons = session.note(TableNotes, table.id).resting
    return next((why for why in ("homeless", "unreachable") if why in reasons), "paused")


def away_of(session: Reading, person: int, now: float) -> tuple[float, float]:
    """Until when a person is away, and until when clocks stand for that; zeros if the person is here."""
    told = session.note(PersonNotes, person).away
    if told is None or told.until <= now:
        return 0.0, 0.0
    return told.until, told.spared
