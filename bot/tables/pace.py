"""How much time there is to decide. The figures are ours; `docs/clock.md` tells them to players."""

from __future__ import annotations

import msgspec

HOUR, DAY = 3600.0, 86400.0


class Pace(msgspec.Struct, frozen=True):
    """A time bank per seat."""

    bank: float
    """What a seat begins with."""
    more: float
    """What it gets whenever a wait for it begins."""
    most: float
    """What it can hold."""


PACES: dict[str, Pace] = {
    "fast": Pace(bank=24 * HOUR, more=4 * HOUR, most=48 * HOUR),
    "normal": Pace(bank=72 * HOUR, more=12 * HOUR, most=120 * HOUR),
    "relaxed": Pace(bank=7 * DAY, more=24 * HOUR, most=14 * DAY),
}
NONE = "none"
"""The word for a table without a clock, stored as an empty pace."""
MODES = (NONE, *PACES)

REMINDERS = 3
"""After one, two and three of the person's intervals."""
CLOCK_MARKS = (0.5, 0.25)
"""With a clock the first two come earlier, if by then no more than this part of the time of a wait is left."""
LEAST_MARKED = 2 * HOUR
"""Of less time than this no parts are told."""
PATIENCE = 72 * HOUR
"""Until the others are asked about somebody, whatever the clock."""
OUT_OF_TIME = 24 * HOUR
"""When the clock is out the others are asked, but never before that long without a sign."""
SNOOZE = 12 * HOUR
LONGEST_QUIET = 12 * 60
"""Minutes a day for which quiet hours stop a clock; for reminders all of them count."""
AWAY_DAYS = 28
"""Days a year for which clocks stand while a person is away."""
LONGEST_AWAY = 90
"""Days one can be away at once."""
DIGEST_HOUR = 9
"""When the daily message comes, in the person's zone."""
BEAT = 60.0
"""Seconds between two notes that the bot is alive."""
SHORT_BREAK = 600.0
"""A downtime up to this many seconds is not told."""
