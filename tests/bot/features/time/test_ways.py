"""The same habits with every way of being called: mention, private message, daily list. No choice loses anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.store.notes import settings_of
from bot.tables.pace import DAY, HOUR
from bot.tables.waiting import waits_of
from rules.core.players import random_choice
from tests.bot.features.plans.test_plans import words
from tests.bot.features.time.timing import Days
from tests.bot.tables.test_tables import GUILD, Desk

WAYS = ("channel", "dm", "digest")
ZONES = {100: "Europe/Paris", 101: "America/New_York", 102: "Asia/Tokyo", 103: "Europe/Berlin"}
NIGHT = "23:00-07:00"
GONE, GOES = 103, 3 * DAY
"""Who shows no sign any more, and from when on."""


class Fortnight(Days):
    """A desk where the others are really asked."""

    def open_store(self) -> None:
        Desk.open_store(self)


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Fortnight]:
    made = Fortnight(tmp_path / "menhir.db")
    yield made
    made.store.close()


def hour(days: Days, person: int) -> float:
    local = datetime.fromtimestamp(days.now, ZoneInfo(ZONES[person]))
    return local.hour + local.minute / 60


def asleep(days: Days, person: int) -> bool:
    return not 7 <= hour(days, person) < 23


class Life:
    """Four people with habits: one answers within the hour, one when the phone rings, one in the evening, one goes."""

    def __init__(self, days: Fortnight, way: str, *, step: float, duel: bool) -> None:
        self.days, self.chooser, self.begun = days, random.Random(way), days.now
        self.step = step
        """Hours between two looks."""
        for person, zone in ZONES.items():
            days.set(person, calls=way, quiet=NIGHT, zone=zone)
        self.tables = [days.table("karnag", 4, place=51), days.table("pebbles", 4, place=52)]
        days.tables.choose_clock(days.id(), self.tables[1], 100, "fast")
        if duel:
            self.tables.append(days.table("druids", 2, place=53))
        for table in self.tables:
            days.tables.start(days.id(), table, 100)
        self.rung: dict[int, float] = {}
        self.waits: dict[tuple[int, int, float], float] = {}
        """Table, person and when it began; the first moment at which the person was awake."""
        self.planned = self.made_up = 0
        self.asked: dict[int, float] = {}
        """When a table was asked about the one who is gone."""

    def looks(self, person: int) -> bool:
        if asleep(self.days, person) or (person == GONE and self.days.now > self.begun + GOES):
            return False
        if person == 101:
            return self.rung.get(person, 0.0) > self.days.now - 3 * HOUR
        if person == 102:
            return 20 <= hour(self.days, person) < 20 + self.step
        return True

    def act(self, person: int) -> None:
        days = self.days
        days.tables.saw(person, GUILD)
        for table in self.tables:
            for _ in range(6):
                if person not in days.awaited(table):
                    break
                action = random_choice(days.legal(table, person), self.chooser)
                days.tables.play(days.id(), table, person, [action])
            if self.chooser.random() < 0.3 and person in days.seated(table):
                self.plan(table, person)
            for vote in days.posts(table, "request"):
                ballot = vote.body.vote
                if (
                    vote.body.buttons
                    and ballot is not None
                    and person in ballot.voters
                    and str(person) not in ballot.votes
                ):
                    days.tables.vote(days.id(), table, person, vote.key, "day" if "day" in ballot.choices else "wait")

    def plan(self, table: int, person: int) -> None:
        awaited = self.days.awaited(table)
        if awaited and person not in awaited:
            line = words(self.days.legal(table, awaited[0])[-1])
            self.days.tables.plan(self.days.id(), table, person, line)
            self.planned += 1

    def tick(self, limit: float) -> None:
        """Time passes; then everybody who waits without having been rung is looked for."""
        days = self.days
        days.now += self.step * HOUR
        days.tables.run_due()
        for table in self.tables:  # where one of them decides for somebody this once
            days.tables.run_computers(table)
        days.deliver()
        days.now += 20
        days.tables.run_due()
        days.deliver()
        for ring in days.take_rings():
            assert not asleep(days, ring.person), ring
            self.rung[ring.person] = ring.at
        with days.store.reading() as session:
            standing = {(wait.table.id, person, wait.since) for person in ZONES for wait in waits_of(session, person)}
        self.waits = {wait: awake for wait, awake in self.waits.items() if wait in standing}
        for wait in standing:
            table, person, begun = wait
            if not asleep(days, person):
                awake = self.waits.setdefault(wait, days.now)
                if days.now - awake > limit:
                    assert self.rung.get(person, 0.0) >= begun, f"{person} was forgotten at {table}"
        for table in self.tables:
            if any(post.body.vote is not None and post.body.vote.seat == 3 for post in days.posts(table, "request")):
                self.asked.setdefault(table, days.now)


@pytest.mark.parametrize("way", WAYS)
def test_habits_over_days(days: Fortnight, way: str) -> None:
    lived(days, way, 7, step=1.0, duel=False)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
def test_habits_over_a_fortnight(days: Fortnight, way: str) -> None:
    lived(days, way, 14, step=0.5, duel=True)


def lived(days: Fortnight, way: str, length: int, *, step: float, duel: bool) -> None:
    """Nobody is rung asleep or forgotten, plans work, somebody who is gone is asked about and stops no table."""
    life = Life(days, way, step=step, duel=duel)
    limit = (2 * step if way != "digest" else 25) * HOUR
    waited: dict[tuple[int, int], float] = {}
    while days.now < life.begun + length * DAY:
        life.tick(limit)
        for person in life.chooser.sample(sorted(ZONES), len(ZONES)):
            if life.looks(person):
                life.act(person)
        for table in life.tables[:2]:
            if GONE in days.awaited(table) and days.now > life.begun + GOES:
                row = days.row(table, 3)
                waited[table, row.question] = days.now - max(row.asked or 0.0, life.begun + GOES)
    assert life.planned > 5
    assert life.asked, "the others were asked"
    assert max(waited.values()) <= 4 * DAY + HOUR
    assert max(life.asked.values()) <= life.begun + GOES + 3 * DAY + 24 * HOUR
    lines = [row.lines for row in (days.tables.look(lambda session, t=t: session.table(t)) for t in life.tables)]
    assert min(lines) > 12, lines
    with days.store.reading() as session:
        assert {settings_of(session, person).calls for person in ZONES} == {way}


@pytest.mark.parametrize("way", WAYS)
def test_reminders_snooze_and_mute(days: Fortnight, way: str) -> None:
    """Whoever does not answer is rung again every day, until the table is muted."""
    table = days.table("karnag", 2)
    for person in (100, 101):
        days.set(person, calls=way)
    days.tables.start(days.id(), table, 100)
    (person,) = days.awaited(table)
    days.live(49, step=0.5)
    rings = [ring for ring in days.take_rings() if ring.person == person]
    assert len(rings) == (3 if way != "digest" else 2), "the call and two reminders, or two lists"
    days.tables.snooze(days.id(), table, person)
    if way != "digest":  # the list comes every day
        days.live(11, step=0.5)
        assert [ring for ring in days.take_rings() if ring.person == person] == []
        days.live(2, step=0.5)
        assert len([ring for ring in days.take_rings() if ring.person == person]) == 1
    days.tables.mute(days.id(), table, person)
    days.live(30, step=0.5)
    assert [ring for ring in days.take_rings() if ring.person == person and ring.kind != "request"] == []


@pytest.mark.parametrize("way", WAYS)
def test_private_buttons_do_what_those_in_the_channel_do(days: Fortnight, way: str) -> None:
    table = days.table("karnag", 2)
    for person in (100, 101):
        days.set(person, calls=way)
    days.tables.choose_clock(days.id(), table, 100, "normal")
    days.tables.start(days.id(), table, 100)
    (person,) = days.awaited(table)
    days.live(25, step=0.5)
    kind = "call" if way == "channel" else "dm"
    posts = [post for post in days.posts(table, kind) if not post.gone and not post.key.startswith("digest")]
    verbs = {button[0] for post in posts for button in post.body.buttons if isinstance(button, list)}
    assert {"turn", "snooze", "away", "mute", "find"} <= verbs
