"""Dates people type: the last day of something."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.tables.base import Refused

LONGEST = 366
"""Days ahead that make sense for a pause or a stand-in."""


def last_moment(typed: str, now: float, zone: str = "") -> float:
    """The end of that day in that zone, as seconds since the epoch."""
    here = zone_of(zone)
    today = datetime.fromtimestamp(now, here).date()
    try:
        day = date.fromisoformat(typed.strip())
    except ValueError:
        raise Refused("bad-date", typed=typed[:20], example=(today + timedelta(days=7)).isoformat()) from None
    if not today <= day <= today + timedelta(days=LONGEST):
        raise Refused("date-out-of-range", days=LONGEST)
    return datetime.combine(day + timedelta(days=1), time(), here).timestamp()


def zone_of(name: str) -> tzinfo:
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError):
        return UTC
