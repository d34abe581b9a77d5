"""What a seat's clock row means: how long was waited, what is left, what is due next. Pure functions of rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.store import ClockRow
from bot.tables.hours import HOUR, Freezes, Span, after, read_quiet, running, when
from bot.tables.pace import CLOCK_MARKS, LONGEST_QUIET, PATIENCE, REMINDERS, Pace


class Due(msgspec.Struct, frozen=True):
    """What happens next about a wait: a reminder, or the others are asked."""

    at: float
    what: Literal["remind", "ask"]


Downs = Sequence[Span]


def clock_freezes(row: ClockRow, downs: Downs) -> Freezes:
    """What stops the seat's clock: quiet hours, away days within the allowance, the bot's downtime."""
    quiet = read_quiet(row.quiet, row.zone)
    spared = [(0.0, row.spared)] if row.spared else []
    return Freezes((*downs, *spared), quiet.shortened(LONGEST_QUIET) if quiet is not None else None)


def wait_freezes(row: ClockRow, downs: Downs) -> Freezes:
    """What does not count as waiting: away days, the bot's downtime."""
    return Freezes((*downs, *([(0.0, row.away)] if row.away else [])))


def rest_freezes(row: ClockRow) -> Freezes:
    """When the person is left in peace: quiet hours, away days."""
    return Freezes(((0.0, row.away),) if row.away else (), read_quiet(row.quiet, row.zone))


def settle(row: ClockRow, now: float, downs: Downs) -> None:
    """Bring a row forward to now."""
    if row.since is None:
        return
    if row.bank is not None:
        row.bank = max(0.0, row.bank - running(row.since, now, clock_freezes(row, downs)))
    row.waited += running(row.since, now, wait_freezes(row, downs))
    row.since = now


def begin(row: ClockRow, now: float, pace: Pace | None, *, credit: bool) -> None:
    """A wait begins. `credit`: the bank gets its increment."""
    row.asked, row.waited, row.reminded, row.hold, row.flagged = now, 0.0, 0, None, False
    if pace is None:
        row.bank = None
    elif row.bank is None:
        row.bank = pace.bank
    elif credit:
        row.bank = min(pace.most, row.bank + pace.more)
    row.whole = row.bank or 0.0


def stepped(row: ClockRow) -> None:
    """The seat took a step and is still awaited: the person is there, so reminders begin anew; the clock runs on."""
    row.waited, row.hold = 0.0, None
    if row.bank is None:
        row.reminded, row.flagged = 0, False


def deadline(row: ClockRow, downs: Downs) -> float | None:
    """When the bank will be empty if nothing changes; None: there is no clock, or it stands."""
    if row.since is None or row.bank is None:
        return None
    return when(row.since, row.bank, clock_freezes(row, downs))


def due(row: ClockRow, downs: Downs, hours: int) -> list[Due]:
    """What is to come about this wait, soonest first. `hours`: the person's interval, 0 for no reminders."""
    if row.since is None or row.asked is None:
        return []
    found: list[Due] = []
    reminder = row.hold if row.hold is not None else _reminder(row, downs, hours)
    if reminder is not None and (at := after(reminder, rest_freezes(row))) is not None:
        found.append(Due(at, "remind"))
    if not row.flagged:
        asking = deadline(row, downs) if row.bank is not None else _patience(row, downs, hours)
        if asking is not None:
            found.append(Due(asking, "ask"))
    return sorted(found, key=lambda one: (one.at, one.what == "ask"))


def reminded(row: ClockRow, now: float, downs: Downs, hours: int) -> None:
    """A reminder goes out: every one that is due by now counts, so that none is caught up on later."""
    row.hold = None
    while (next_one := _reminder(row, downs, hours)) is not None and next_one <= now:
        row.reminded += 1


def _reminder(row: ClockRow, downs: Downs, hours: int) -> float | None:
    assert row.since is not None
    if row.bank is not None:
        if row.reminded >= len(CLOCK_MARKS):
            return None
        return when(row.since, row.bank - CLOCK_MARKS[row.reminded] * row.whole, clock_freezes(row, downs))
    if hours <= 0 or row.reminded >= REMINDERS:
        return None
    return when(row.since, (row.reminded + 1) * hours * HOUR - row.waited, wait_freezes(row, downs))


def _patience(row: ClockRow, downs: Downs, hours: int) -> float | None:
    """When the others are asked, where there is no clock: with the last reminder, never before it."""
    assert row.since is not None
    most = REMINDERS * hours * HOUR if hours > 0 else PATIENCE
    at = when(row.since, most - row.waited, wait_freezes(row, downs))
    if at is None or hours <= 0:
        return at
    return after(max(at, row.hold or 0.0), rest_freezes(row))
