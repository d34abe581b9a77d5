"""How long somebody has waited and what is left: spans in which time stands (quiet hours, downtimes, being away), and
the arithmetic on them. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date, datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec

from bot.store import ClockRow
from bot.tables.pace import (
    CLOCK_MARKS,
    DAY,
    HOUR,
    LEAST_MARKED,
    LONGEST_QUIET,
    OUT_OF_TIME,
    PATIENCE,
    REMINDERS,
    Pace,
)

FOR_EVER = float("inf")
FURTHEST = 800 * DAY
"""A deadline further away than this is none."""

Span = tuple[float, float]


class Quiet(msgspec.Struct, frozen=True):
    """Quiet hours: from a minute of the day, for so many minutes, in a zone."""

    start: int
    length: int
    zone: str = ""

    def shortened(self, most: int) -> Quiet:
        return msgspec.structs.replace(self, length=min(self.length, most))

    def spans(self, since: float, until: float) -> list[Span]:
        """The quiet hours that touch the time between two instants, in order."""
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(since, zone).date() - timedelta(days=2)
        found: list[Span] = []
        while True:
            begin = _instant(day, self.start, zone, last=False)
            if begin >= until:
                return found
            end = _instant(day, self.start + self.length, zone, last=True)
            if end > max(begin, since):
                found.append((max(begin, since), min(end, until)))
            day += timedelta(days=1)


class Freezes(msgspec.Struct, frozen=True):
    """Everything that stops the time."""

    spans: tuple[Span, ...] = ()
    quiet: Quiet | None = None

    def between(self, since: float, until: float) -> list[Span]:
        """When the time stands between two instants: in order, without overlaps."""
        clipped = [(max(a, since), min(b, until)) for a, b in self.spans if a < until and b > since]
        return merged([*clipped, *(self.quiet.spans(since, until) if self.quiet is not None else ())])


def running(since: float, until: float, freezes: Freezes) -> float:
    """Seconds that ran between two instants."""
    if until <= since:
        return 0.0
    return until - since - sum(b - a for a, b in freezes.between(since, until))


def when(since: float, seconds: float, freezes: Freezes) -> float | None:
    """The first instant, while the time runs, at which so many seconds have run; None: never, or too far to tell."""
    left, now = max(0.0, seconds), since
    while now < since + FURTHEST:
        horizon = now + left + 3 * DAY
        for begin, end in freezes.between(now, horizon):
            if now + left < begin:
                return now + left
            left -= max(0.0, begin - now)
            now = end
        if now + left < horizon:
            return now + left
        left -= horizon - now
        now = horizon
    return None


def after(instant: float, freezes: Freezes) -> float | None:
    """The instant itself, or the end of what it falls into."""
    return when(instant, 0.0, freezes)


def merged(spans: Iterable[Span]) -> list[Span]:
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        elif end > begin:
            found.append((begin, end))
    return found


def read_quiet(text: str, zone: str) -> Quiet | None:
    """Quiet hours as a person writes them, such as 22:00-07:00; None if there are none or they cannot be read."""
    found = re.fullmatch(r"\s*(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})\s*", text)
    if found is None:
        return None
    hour, minute, to_hour, to_minute = (int(part) for part in found.groups())
    if max(hour, to_hour) > 23 or max(minute, to_minute) > 59:
        return None
    start = 60 * hour + minute
    length = (60 * to_hour + to_minute - start) % (24 * 60)
    return Quiet(start, length, zone) if length else None


def zone_of(name: str) -> ZoneInfo:
    """A zone by its usual name; UTC where the name is empty or unknown."""
    try:
        return ZoneInfo(name or "UTC")
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def local_midnight(day: date, zone: str) -> float:
    """The instant a day begins in a zone."""
    return _instant(day, 0, zone_of(zone), last=False)


def local_day(instant: float, zone: str) -> date:
    return datetime.fromtimestamp(instant, zone_of(zone)).date()


def next_at(instant: float, hour: int, zone: str) -> float:
    """The next time after an instant that clocks in a zone show that hour."""
    day = local_day(instant, zone)
    while (found := _instant(day, 60 * hour, zone_of(zone), last=False)) <= instant:
        day += timedelta(days=1)
    return found


def _instant(day: date, minute: int, zone: ZoneInfo, *, last: bool) -> float:
    """When the clocks of a zone show that minute of a day. They show some minutes twice a year: the first or the last
    of the two; and skip some: the moment of the jump."""
    day += timedelta(days=minute // (24 * 60))
    minute %= 24 * 60
    wall = datetime.combine(day, time(minute // 60, minute % 60), zone)
    early, late = wall.timestamp(), wall.replace(fold=1).timestamp()
    if late >= early:
        return late if last else early
    before = datetime.fromtimestamp(late - 1, zone).utcoffset()
    low, high = late - 1, early + 1
    while high - low > 0.5:
        middle = (low + high) / 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == before:
            low = middle
        else:
            high = middle
    return float(round(high))


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
    row.waited, row.hold, row.reminded, row.flagged = 0.0, None, 0, False
    row.whole = row.bank or 0.0


def deadline(row: ClockRow, downs: Downs) -> float | None:
    """When the bank will be empty if nothing changes; None: there is no clock, or it stands."""
    if row.since is None or row.bank is None:
        return None
    return when(row.since, row.bank, clock_freezes(row, downs))


def due(row: ClockRow, downs: Downs, hours: int, sign: float = 0.0) -> list[Due]:
    """What is to come about this wait, soonest first. `hours`: the person's interval, 0 for no reminders; `sign`: when
    the person was last seen anywhere."""
    if row.since is None or row.asked is None:
        return []
    found: list[Due] = []
    reminder = row.hold if row.hold is not None else _reminder(row, downs, hours)
    if reminder is not None and (at := after(reminder, rest_freezes(row))) is not None:
        found.append(Due(at, "remind"))
    if not row.flagged and (asking := _asking(row, downs, sign)) is not None:
        found.append(Due(asking, "ask"))
    return sorted(found, key=lambda one: (one.at, one.what == "ask"))


def soonest(row: ClockRow, hours: int) -> float | None:
    """Before this instant nothing is due about a wait that has just been settled; None: it stands, or nothing will be.
    What makes it later (quiet hours, being away, signs) is looked at when it comes."""
    if row.since is None or row.asked is None:
        return None
    left = [row.bank - mark * row.whole for mark in _marks(row)] if row.bank is not None else []
    if hours > 0 and row.reminded < REMINDERS:
        left.append((row.reminded + 1) * hours * HOUR - row.waited)
    if not row.flagged:
        left.append(PATIENCE - row.waited)
        left += [max(row.bank, OUT_OF_TIME - row.waited)] if row.bank is not None else []
    coming = [row.since + max(0.0, one) for one in left] + ([] if row.hold is None else [row.hold])
    return min(coming, default=None)


def reminded(row: ClockRow, now: float, downs: Downs, hours: int) -> None:
    """A reminder goes out: every one that is due by now counts, so that none is caught up on later."""
    row.hold = None
    while (next_one := _reminder(row, downs, hours)) is not None and next_one <= now:
        row.reminded += 1


def _reminder(row: ClockRow, downs: Downs, hours: int) -> float | None:
    """After so many of the person's intervals; with a clock earlier, when little time is left."""
    assert row.since is not None
    found = []
    if hours > 0 and row.reminded < REMINDERS:
        found.append(when(row.since, (row.reminded + 1) * hours * HOUR - row.waited, wait_freezes(row, downs)))
    if row.bank is not None:
        freezes = clock_freezes(row, downs)
        found += [when(row.since, row.bank - mark * row.whole, freezes) for mark in _marks(row)[:1]]
    return min((one for one in found if one is not None), default=None)


def _marks(row: ClockRow) -> tuple[float, ...]:
    """Parts of the time of a wait that are still to be told."""
    return CLOCK_MARKS[row.reminded :] if row.whole >= LEAST_MARKED else ()


def _asking(row: ClockRow, downs: Downs, sign: float) -> float | None:
    """When the others are asked: three days into a wait; with a clock when it is out, if there was no sign for a day.
    Somebody who asked for a reminder gets it first."""
    assert row.since is not None
    freezes = wait_freezes(row, downs)
    at = when(row.since, PATIENCE - row.waited, freezes)
    out = deadline(row, downs)
    silent = when(row.since, OUT_OF_TIME - row.waited, freezes) if not row.away else row.since
    if out is not None and silent is not None:  # who is away beyond the allowance is not waited for any longer
        out = max(out, silent, sign + OUT_OF_TIME)
        at = out if at is None else min(at, out)
    return None if at is None else max(at, row.hold or 0.0)
