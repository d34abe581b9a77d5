"""Time that sometimes stands: checked against counting minutes by the wall clock, days of summer time included."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.tables.bank import (
    Freezes,
    Quiet,
    after,
    local_midnight,
    merged,
    next_at,
    read_quiet,
    running,
    when,
)
from bot.tables.pace import DAY, HOUR

ZONES = (
    "UTC",
    "Europe/Paris",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Africa/Cairo",
)
CHANGES = (datetime(2026, 3, 29, tzinfo=UTC), datetime(2026, 10, 25, tzinfo=UTC), datetime(2026, 3, 8, tzinfo=UTC))
"""Around these days clocks are changed somewhere; Lord Howe moves by half an hour only."""


def wall_minutes(quiet: Quiet, since: float, until: float) -> tuple[float, float]:
    """Seconds that are quiet by the wall clock, and seconds the wall clock shows twice, five minutes at a time."""
    zone = ZoneInfo(quiet.zone)
    quiet_for = twice = 0.0
    at = since
    while at < until:
        local = datetime.fromtimestamp(at, zone)
        minute = 60 * local.hour + local.minute
        quiet_for += 300 * ((minute - quiet.start) % 1440 < quiet.length)
        twice += 300 * (local.replace(fold=0).timestamp() != local.replace(fold=1).timestamp())
        at += 300
    return quiet_for, twice


def random_quiet(chooser: random.Random, zone: str) -> Quiet:
    return Quiet(chooser.randrange(0, 1440, 15), chooser.randrange(15, 1440, 15), zone)


@pytest.mark.parametrize("zone", ZONES)
def test_quiet_hours_follow_the_wall_clock(zone: str) -> None:
    chooser = random.Random(zone)
    for change in CHANGES:
        since = (change - timedelta(days=2)).timestamp()
        until = since + 4 * DAY
        for _ in range(4):
            quiet = random_quiet(chooser, zone)
            stood = until - since - running(since, until, Freezes((), quiet))
            by_wall, twice = wall_minutes(quiet, since, until)
            # An hour that is shown twice may be quiet for longer than the wall clock says, never for less.
            assert by_wall <= stood <= by_wall + twice, (change, quiet)


def random_freezes(chooser: random.Random, since: float) -> Freezes:
    spans = []
    for _ in range(chooser.randrange(4)):
        begin = since + chooser.uniform(-5, 30) * DAY
        spans.append((begin, begin + chooser.uniform(0, 6) * DAY))
    quiet = random_quiet(chooser, chooser.choice(ZONES)).shortened(720) if chooser.random() < 0.8 else None
    return Freezes(tuple(spans), quiet)


def test_time_adds_up_and_deadlines_are_met() -> None:
    chooser = random.Random(7)
    for _ in range(300):
        since = chooser.choice(CHANGES).timestamp() + chooser.uniform(-6, 2) * DAY
        freezes = random_freezes(chooser, since)
        middle, until = sorted(since + chooser.uniform(0, 20) * DAY for _ in range(2))
        whole = running(since, until, freezes)
        assert 0 <= whole <= until - since
        parts = running(since, middle, freezes) + running(middle, until, freezes)
        assert whole == pytest.approx(parts, abs=1e-3)
        seconds = chooser.uniform(0, 10) * DAY
        at = when(since, seconds, freezes)
        assert at is not None
        assert running(since, at, freezes) == pytest.approx(seconds, abs=1e-3)
        assert freezes.between(at, at + 1e-3) == [], "a deadline falls into no freeze"


def test_the_days_clocks_change() -> None:
    night = read_quiet("22:00-07:00", "Europe/Paris")
    assert night is not None
    paris = ZoneInfo("Europe/Paris")
    for day, length in ((28, 9), (29, 8), (30, 9)):  # in the night to the 29th of March an hour is skipped
        noon_before = datetime(2026, 3, day, 12, tzinfo=paris) - timedelta(days=1)
        spans = night.spans(noon_before.timestamp(), noon_before.timestamp() + DAY)
        assert [end - begin for begin, end in spans] == [length * HOUR]
    noon = datetime(2026, 10, 24, 12, tzinfo=paris).timestamp()
    assert [end - begin for begin, end in night.spans(noon, noon + DAY)] == [10 * HOUR]
    skipped = read_quiet("02:10-02:50", "Europe/Paris")
    assert skipped is not None
    noon = datetime(2026, 3, 28, 12, tzinfo=paris).timestamp()
    assert skipped.spans(noon, noon + DAY) == [], "these minutes did not exist"
    into = read_quiet("23:00-02:30", "Europe/Paris")
    assert into is not None
    ((begin, end),) = into.spans(noon, noon + DAY)
    assert datetime.fromtimestamp(end, UTC).hour == 1, "quiet until the jump, no longer"
    assert end - begin == 3 * HOUR


def test_what_stands_for_ever_has_no_deadline() -> None:
    assert when(0.0, HOUR, Freezes(((0.0, float("inf")),))) is None
    assert after(10.0, Freezes(((5.0, 20.0), (20.0, 30.0)))) == 30.0
    assert after(10.0, Freezes(((11.0, 20.0),))) == 10.0
    assert merged([(5, 9), (1, 2), (2, 4), (8, 12), (3, 3)]) == [(1, 4), (5, 12)]


@pytest.mark.parametrize("text", ["", "night", "22-7", "25:00-07:00", "22:00-07:61", "07:00-07:00", "22:00"])
def test_quiet_hours_that_are_none(text: str) -> None:
    assert read_quiet(text, "Europe/Paris") is None


def test_an_unknown_zone_is_utc() -> None:
    odd = read_quiet("22:00-07:00", "Mars/Olympus")
    plain = read_quiet("22:00-07:00", "")
    assert odd is not None
    assert plain is not None
    assert odd.spans(0, 3 * DAY) == plain.spans(0, 3 * DAY)


def test_days_and_hours_of_a_zone() -> None:
    at = datetime(2026, 3, 29, 3, tzinfo=UTC).timestamp()
    nine = next_at(at, 9, "Europe/Paris")
    assert datetime.fromtimestamp(nine, UTC).hour == 7, "summer time by then"
    assert next_at(nine, 9, "Europe/Paris") == nine + DAY
    day = datetime(2026, 3, 29).date()
    assert local_midnight(day + timedelta(days=1), "Europe/Paris") - local_midnight(day, "Europe/Paris") == 23 * HOUR
