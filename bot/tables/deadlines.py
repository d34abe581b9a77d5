"""Until when there is time, and why a clock stands, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.store import ClockRow, Reading, SeatRow, TableRow
from bot.tables import bank
from bot.tables.hours import DAY, HOUR, after
from bot.tables.pace import PACES
from bot.tables.stopped import away_of, downs_of, stands
from bot.ui.text import say, timestamp


def deadline_line(session: Reading, table: TableRow, seat: int) -> str:
    """Until when a seat has time to decide, for the heading of its panel; empty without a clock or a wait."""
    row = next((row for row in session.clocks(table.id) if row.seat == seat), None)
    if row is None or row.bank is None or row.asked is None or table.status != "running":
        return ""
    why = stands(session, table)
    if why:
        return say(table.language, f"stands-{why}")
    end = bank.deadline(row, downs_of(session, [row]))
    return say(table.language, "until", when=timestamp(end)) if end is not None else ""


def call_line(session: Reading, table: TableRow, seats: Sequence[int], name: Callable[[int], str]) -> str:
    """What a call says about time: the pause, deadlines, who is away. Empty where nothing is to be said."""
    why = stands(session, table)
    if why:
        return say(table.language, f"stands-{why}")
    rows = [row for row in session.clocks(table.id) if row.seat in seats and row.asked is not None]
    downs = downs_of(session, rows)
    told = []
    for row in rows:
        who = "" if len(rows) == 1 else f"{name(row.seat)}: "
        if row.away:
            told.append(say(table.language, "away-line", who=name(row.seat), when=f"<t:{int(row.away)}:D>"))
        end = bank.deadline(row, downs)
        if end is not None:
            told.append(who + say(table.language, "until", when=timestamp(end)))
    return "\n".join(told)


def away_lines(
    session: Reading, table: TableRow, seats: Sequence[SeatRow], now: float, name: Callable[[int], str]
) -> list[str]:
    """Who of a table is away, for its card."""
    told = []
    for seat in seats:
        away = away_of(session, seat.person, now)[0] if seat.person is not None else 0.0
        if away:
            told.append(say(table.language, "away-line", who=name(seat.seat), when=f"<t:{int(away)}:D>"))
    return told


def pace_line(table: TableRow, language: str | None = None) -> str:
    """The clock of a table in one line."""
    language = language or table.language
    pace = PACES.get(table.pace)
    if pace is None:
        return say(language, "pace-none")
    hours = {"bank": pace.bank, "more": pace.more, "most": pace.most}
    facts: dict[str, str | int] = {key: int(value // HOUR) for key, value in hours.items()}
    return say(language, "pace-line", pace=say(language, f"pace-{table.pace}"), **facts)


def seat_line(session: Reading, table: TableRow, row: ClockRow | None, now: float, language: str) -> str:
    """What a seat has left, and whether it runs or why it stands; empty without a clock."""
    pace = PACES.get(table.pace)
    if pace is None:
        return ""
    if row is None or row.bank is None or row.asked is None:
        left = pace.bank if row is None or row.bank is None else row.bank
        return say(language, "bank-idle", left=span(left, language))
    bank.settle(row, now, downs_of(session, [row]))
    return say(language, "bank-time", left=span(row.bank, language), state=_state(session, table, row, now, language))


def _state(session: Reading, table: TableRow, row: ClockRow, now: float, language: str) -> str:
    why = stands(session, table)
    if why:
        return say(language, f"stands-{why}")
    if row.spared > now:
        return say(language, "stands-away", when=f"<t:{int(row.spared)}:f>")
    downs = downs_of(session, [row])
    again = after(now, bank.clock_freezes(row, downs))
    if again is not None and again > now:
        return say(language, "stands-quiet", when=f"<t:{int(again)}:t>")
    end = bank.deadline(row, downs)
    return say(language, "until", when=timestamp(end)) if end is not None else ""


def span(seconds: float, language: str) -> str:
    """A length of time in its two largest units."""
    minutes = round(seconds / 60)
    if minutes >= 2 * DAY / 60:
        return say(language, "span-days", days=minutes // (24 * 60), hours=minutes % (24 * 60) // 60)
    if minutes >= 60:
        return say(language, "span-hours", hours=minutes // 60, minutes=minutes % 60)
    return say(language, "span-minutes", minutes=minutes)
