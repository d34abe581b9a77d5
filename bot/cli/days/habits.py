"""Who plays in a simulation: when people look, where they live, when they sleep, and at which tables they sit."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec

ZONES = ("Europe/Paris", "America/New_York", "Asia/Tokyo", "Australia/Sydney")
"""The first of them leaves summer time in the middle of a simulation."""
SLEEP, MORNING = 23, 7
"""Hours of the own wall clock; everybody sleeps then, whether told or not."""
QUIET = f"{SLEEP}:00-0{MORNING}:00"
HOUR, DAY = 3600.0, 86400.0


class Habit(msgspec.Struct, frozen=True):
    """When somebody looks at the tables."""

    name: str
    hours: tuple[float, ...] = ()
    """Of the day, give or take half an hour."""
    watches: bool = False
    """Sees within minutes that a table waits, mostly, while awake."""
    rings: bool = False
    """Looks only when the phone rings."""
    weekends: bool = True
    gone: bool = False
    """Vanishes for good on the fifth day of fourteen."""
    away: bool = False
    """Tells four days of absence."""


QUICK = Habit("within minutes", watches=True)
SEVERAL = Habit("several times a day", (8.0, 12.5, 17.5, 21.0))
RUNG = Habit("when it rings", rings=True)
EVENING = Habit("in the evening", (19.5, 21.5))
DAILY = Habit("once a day", (18.0,))
WORKDAYS = Habit("on workdays", (9.0, 13.0, 17.0), weekends=False)
GONE = Habit("gone for good", (8.0, 12.5, 17.5, 21.0), gone=True)
AWAY = Habit("away for four days", (8.0, 12.5, 17.5, 21.0), away=True)


class Character(msgspec.Struct, frozen=True):
    name: str
    habit: Habit
    zone: str
    told: bool
    """Their quiet hours."""
    calls: str = "channel"

    def local(self, now: float) -> datetime:
        return datetime.fromtimestamp(now, ZoneInfo(self.zone))

    def awake(self, now: float) -> bool:
        return MORNING <= self.local(now).hour < SLEEP

    def rests(self, now: float) -> bool:
        """Wants silence, and has said so."""
        return self.told and not self.awake(now)

    def morning(self, now: float) -> float:
        """The end of this night, or now."""
        here = self.local(now)
        if self.awake(now):
            return now
        day = here + timedelta(days=1) if here.hour >= SLEEP else here
        return day.replace(hour=MORNING, minute=0, second=0, microsecond=0).timestamp()

    def weekend(self, now: float) -> bool:
        return not self.habit.weekends and self.local(now).weekday() >= 5

    def next_look(self, now: float, chooser: random.Random) -> float | None:
        """When somebody with fixed hours looks next."""
        if not self.habit.hours:
            return None
        midnight = self.local(now).replace(hour=0, minute=0, second=0, microsecond=0)
        for days in range(4):
            day = midnight + timedelta(days=days)
            looks = [
                (day + timedelta(hours=hour + chooser.uniform(-0.5, 0.5))).timestamp() for hour in self.habit.hours
            ]
            later = [look for look in looks if look > now + HOUR and not self.weekend(look)]
            if later:
                return min(later)
        return now + DAY


HABITS = (
    *(SEVERAL, QUICK, RUNG, EVENING, DAILY, GONE, RUNG, WORKDAYS, QUICK, AWAY, RUNG, SEVERAL),
    *(EVENING, RUNG, QUICK, DAILY, AWAY, SEVERAL, WORKDAYS, RUNG, EVENING, QUICK, DAILY, SEVERAL),
)
NAMES = (
    *("Alder", "Aspen", "Beech", "Birch", "Cedar", "Cherry", "Cypress", "Elder", "Elm", "Fir", "Hawthorn", "Hazel"),
    *("Holly", "Hornbeam", "Juniper", "Larch", "Linden", "Maple", "Pine", "Poplar", "Rowan", "Spruce", "Willow", "Yew"),
)
WAYS = {6: "dm", 11: "dm", 14: "dm", 4: "digest", 20: "digest"}
"""Of being called, where it is not the channel."""
UNTOLD = (2, 8, 12, 15, 19, 23)


def everybody(calls: str = "") -> list[Character]:
    """All 24; `calls`: everybody is called in that way."""
    return [
        Character(name, HABITS[n], ZONES[n % len(ZONES)], n not in UNTOLD, calls or WAYS.get(n, "channel"))
        for n, name in enumerate(NAMES)
    ]


class Setting(msgspec.Struct, frozen=True):
    """A table as it is opened, and again when its game is over."""

    title: str
    people: tuple[int, ...]
    computers: int = 0
    clock: str = "none"


class Settings(msgspec.Struct, frozen=True):
    fortnight: tuple[Setting, ...]
    """One person sits at six of them; at the eighth both answer within minutes."""
    games: tuple[Setting, ...]
    """A game of five and one of four, as people play them who look now and then."""


_settings = msgspec.json.decode(Path(__file__).with_name("tables.json").read_bytes(), type=Settings)
TABLES, LONG_TABLES = _settings.fortnight, _settings.games
