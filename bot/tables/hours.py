"""Arithmetic of time that sometimes stands still. Pure: instants are seconds since the epoch, spans are half open.

What stops the time is given as `Freezes`: spans known in advance (away days, the bot's downtime) and quiet hours, which
come back every day at the same wall time of a zone, summer time or not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

HOUR, DAY = 3600.0, 86400.0
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
