"""Whether time runs at a table and why it stands, how its people are reached, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from bot.store import ClockRow, LineRow, PersonNotes, PostRow, Reading, SeatRow, TableNotes, TableRow
from bot.store.bodies import CallBody, RequestBody
from bot.store.notes import MuteNotes, settings_of
from bot.tables import bank
from bot.tables.bank import Freezes, after, next_at, read_quiet
from bot.tables.loaded import game_of, read_line, retired
from bot.tables.pace import DAY, DIGEST_HOUR, HOUR, PACES
from bot.ui.text import say, timestamp
from rules.core.record import Step

LOOKED_BACK = 100
"""Lines of the log in which is looked for what a plan did."""


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


def last_sign(session: Reading, person: int) -> float:
    """When somebody was last seen, whatever they did."""
    seen = session.note(PersonNotes, person).seen
    return -bank.FOR_EVER if seen is None else seen


def clock_of(session: Reading, table: TableRow, seat: int) -> ClockRow | None:
    return next((row for row in session.clocks(table.id) if row.seat == seat), None)


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


def rests_until(session: Reading, person: int, now: float) -> float:
    """Until when somebody is left in peace: quiet hours, an absence and the night after it; 0: the person is awake.
    Who has told no quiet hours is back in the morning after an absence."""
    settings = settings_of(session, person)
    quiet = read_quiet(settings.quiet, settings.zone) if settings.quiet else None
    end = now
    if away := away_of(session, person, now)[0]:
        end = away if quiet is not None else next_at(away - 1, DIGEST_HOUR, settings.zone)
    if quiet is not None:
        end = after(end, Freezes((), quiet)) or end
    return end if end > now else 0.0


class Wait(NamedTuple):
    """A table that waits for somebody."""

    table: TableRow
    seat: SeatRow
    since: float
    until: float | None
    """When the time is out; None: there is no clock."""


def waits_of(session: Reading, person: int) -> list[Wait]:
    """The tables that wait for somebody, the most urgent first: by deadline, then by how long they have waited."""
    found = []
    for table, seat in session.tables_awaiting(person):
        if not stands(session, table):
            row = next((row for row in session.clocks(table.id) if row.seat == seat.seat), None)
            since = row.asked if row is not None and row.asked is not None else table.started or table.created
            until = bank.deadline(row, downs_of(session, [row])) if row is not None else None
            found.append(Wait(table, seat, since, until))
    return sorted(found, key=lambda one: (one.until or bank.FOR_EVER, one.since, one.table.id))


def wait_line(session: Reading, wait: Wait, language: str) -> str:
    """A table that waits, since when and until when, and that a plan was played there."""
    facts: dict[str, str | int] = {"title": game_of(wait.table).title, "table": wait.table.id}
    line = say(language, "digest-line", link=f"<#{wait.table.place}>", since=f"<t:{int(wait.since)}:R>", **facts)
    until = [say(language, "until", when=timestamp(wait.until))] if wait.until is not None else []
    return " ".join([line, *until, *plan_line(session, wait.table, wait.seat.person or 0, language)])


def plan_line(session: Reading, table: TableRow, person: int, language: str) -> list[str]:
    """How often a person's plan has decided at a table since the person last did; nothing where it has not."""
    count = len(by_plan(session, table, person))
    return [say(language, "plan-decided", count=count)] if count else []


def by_plan(session: Reading, table: TableRow, person: int) -> list[LineRow]:
    """What a person's plan has decided since the person last did, as far as it still counts: steps that no press and no
    command of the person brought."""
    found: list[LineRow] = []
    for row in reversed(session.lines(table.id, max(0, table.lines - LOOKED_BACK))):
        if row.person != person:
            continue
        if row.interaction is not None:
            break
        line = read_line(row)
        if isinstance(line, Step) and not line.undone:
            found.append(row)
    return found[::-1]


def table_label(table: TableRow) -> str:
    """A table on a button."""
    return f"{game_of(table).title} {table.id}"


def standing_call(session: Reading, table: TableRow) -> PostRow[CallBody] | None:
    """The message that calls those who are awaited."""
    calls = [post for post in session.posts(table.id, CallBody) if not post.gone]
    return calls[-1] if calls else None


def is_asked(session: Reading, table: int, person: int) -> bool:
    """Whether a vote or a request at a table still waits for somebody's answer."""
    seats = {row.seat for row in session.seats(table) if row.person == person}
    for post in session.posts(table, RequestBody):
        body = post.body
        if post.gone or not body.buttons:
            continue
        if body.vote is not None:
            if person in body.vote.voters and str(person) not in body.vote.votes:
                return True
        elif seats & set(body.asked or ()) - set(body.agreed or ()):
            return True
    return False


def has_news(session: Reading, person: int) -> bool:
    """Whether a person has to be told that private messages fail."""
    notes = session.note(PersonNotes, person)
    return notes.no_dm and not notes.told_no_dm


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
    if not row.bank:
        return say(language, "bank-out")  # what is counted from now would be out now, for ever
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
