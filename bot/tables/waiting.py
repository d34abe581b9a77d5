"""Whether time runs at a table and why it stands, how its people are reached, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from bot.store import ClockRow, PersonNotes, Reading, SeatRow, TableNotes, TableRow
from bot.store.notes import MuteNotes, settings_of
from bot.tables import bank
from bot.tables.bank import after, read_quiet
from bot.tables.loaded import retired
from bot.tables.pace import DAY, HOUR, PACES
from bot.ui.text import say, timestamp


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


Way = Literal["mention", "dm", "digest", "none"]


def way_to(session: Reading, table: TableRow, person: int) -> Way:
    if session.note(MuteNotes, table.id, person).muted:
        return "none"
    calls = settings_of(session, person).calls
    if calls == "channel" or session.note(PersonNotes, person).no_dm:
        return "mention"  # also where private messages were wished but could not be delivered
    return calls


def mentioned(session: Reading, table: TableRow, people: Sequence[int]) -> list[int]:
    """Those of the people whom a call in the channel mentions."""
    return [person for person in people if way_to(session, table, person) == "mention"]


def silent(session: Reading, people: Sequence[int], now: float) -> bool:
    """A call that only reaches people in their quiet hours or away makes no sound; it stands there all the same."""
    return bool(people) and all(resting(session, person, now) for person in people)


def resting(session: Reading, person: int, now: float) -> bool:
    settings = settings_of(session, person)
    quiet = read_quiet(settings.quiet, settings.zone) if settings.quiet else None
    if quiet is not None and quiet.spans(now, now + 1):
        return True
    away = session.note(PersonNotes, person).away
    return away is not None and away.until > now


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
    told = []
    for row in rows:
        who = "" if len(rows) == 1 else f"{name(row.seat)}: "
        if row.away:
            told.append(say(table.language, "away-line", who=name(row.seat), when=f"<t:{int(row.away)}:D>"))
        end = bank.deadline(row, downs_of(session, [row])) if row.bank is not None else None
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
