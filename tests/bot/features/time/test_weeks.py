"""Six weeks of a game of five, hour by hour, beside a model that counts by the wall clock.

Holidays, quiet hours in several zones over the changes to and from summer time, pauses, downtimes of the bot, undo, and
a person who vanishes. Every wait is called once, no reminder comes at a bad moment or stays when it is untrue, and no
clock runs while it should stand.
"""

from __future__ import annotations

import random
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.store import PostRow
from bot.tables.pace import DAY, HOUR, PACES, REMINDERS
from rules.core.players import random_choice
from tests.bot.features.time.timing import Days

TICK = 1.0
"""Hours between two looks."""
WEEKS = 6
NIGHTS = {
    100: ("22:00-07:00", "Europe/Paris"),
    101: ("23:00-06:00", "America/New_York"),
    102: ("", ""),
    103: ("21:00-08:00", "Australia/Sydney"),
    104: ("00:00-09:00", "America/Santiago"),
}
NEWCOMER = 105


class Model:
    """What must be true, counted in the simplest way."""

    def __init__(self, days: Days, table: int, pace: str) -> None:
        self.days, self.table, self.pace = days, table, PACES.get(pace)
        self.bank: dict[int, float] = {}
        self.waiting: dict[int, float] = {}
        """Seat -> since when."""
        self.away: dict[int, float] = {}
        self.paused = False
        self.waits = 0
        self.seen: set[str] = set()
        self.calls = self.reminders = 0
        self.called: set[tuple[int, float]] = set()
        self.made_up: set[tuple[int, float]] = set()
        self.reminded: dict[tuple[int, int], int] = {}
        self.stood = dict.fromkeys(("paused", "quiet", "away"), 0)

    def quiet(self, person: int) -> bool:
        hours, zone = NIGHTS.get(person, ("", ""))
        if not hours:
            return False
        local = datetime.fromtimestamp(self.days.now, ZoneInfo(zone))
        begin, end = ((60 * int(part[:2]) + int(part[3:])) for part in hours.split("-"))
        return (60 * local.hour + local.minute - begin) % 1440 < (end - begin) % 1440

    def people(self) -> dict[int, int]:
        with self.days.store.writing() as session:
            return {row.seat: row.person or 0 for row in session.seats(self.table) if row.awaited}

    def tick(self) -> None:
        """An hour is about to pass."""
        for seat, person in self.people().items():
            if self.paused:
                self.stood["paused"] += 1
            elif self.away.get(person, 0) > self.days.now:
                self.stood["away"] += 1
            elif self.quiet(person):
                self.stood["quiet"] += 1
            elif self.pace is not None:
                self.bank[seat] = max(0.0, self.bank[seat] - TICK * HOUR)

    def moved(self, *, undone: bool = False) -> None:
        """Waits that began or ended just now."""
        now = self.people()
        for seat in list(self.waiting):
            if seat not in now:
                del self.waiting[seat]
        for seat in now.keys() - self.waiting.keys():
            self.waiting[seat] = self.days.now
            self.waits += 1
            if self.pace is None:
                continue
            if seat not in self.bank:
                self.bank[seat] = self.pace.bank
            elif not undone:
                self.bank[seat] = min(self.pace.most, self.bank[seat] + self.pace.more)

    def look(self) -> None:
        """Posts that are new, and the call that stands."""
        people = self.people()
        posts = self.days.posts(self.table, "call")
        for post in posts:
            if post.key not in self.seen:
                self.seen.add(post.key)
                self._new(post, people)
        standing = [post for post in posts if not post.gone]
        assert len(standing) == (1 if people else 0)
        for post in standing:
            late = post.body.remind
            if late is not None:
                assert late in people, "a reminder that is untrue"
                assert not self.paused
                assert not self.away.get(people[late], 0) > self.days.now
                assert f"<t:{int(self.waiting[late])}:R>" in post.body.text

    def _new(self, post: PostRow[Any], people: dict[int, int]) -> None:
        seats = [seat for seat, person in people.items() if person in post.mentions]
        assert len(seats) == len(post.mentions), "only people who are awaited are mentioned"
        for seat in seats:
            wait = (seat, self.waiting[seat])
            if post.body.remind is not None:
                self.reminders += 1
                asked = (seat, self.days.row(self.table, seat).question)  # with an own step reminders begin anew
                self.reminded[asked] = self.reminded.get(asked, 0) + 1
                assert not self.quiet(people[seat])
                assert not self.paused
                assert not self.away.get(people[seat], 0) > self.days.now
            elif post.key.startswith("r"):
                assert wait in self.called, "what did not ring is made up for"
                assert wait not in self.made_up, "rung twice"
                self.made_up.add(wait)
                assert not self.quiet(people[seat])
                assert not self.away.get(people[seat], 0) > self.days.now
            else:
                self.calls += 1
                assert wait not in self.called, "called twice"
                self.called.add(wait)


@pytest.mark.parametrize(("pace", "seed"), [("none", 1), ("fast", 2)])
def test_six_weeks(days: Days, pace: str, seed: int) -> None:
    chooser = random.Random(seed)
    for person, (quiet, zone) in NIGHTS.items():
        days.set(person, quiet=quiet, zone=zone)
    table = days.table("karnag", 5)
    if pace != "none":
        days.tables.choose_clock(days.id(), table, 100, pace)
    days.tables.start(days.id(), table, 100)
    model = Model(days, table, pace)
    model.moved()
    vanishes = days.now + 20 * DAY
    replaced = False
    downs = undone = 0
    for _ in range(int(WEEKS * 7 * 24 / TICK)):
        model.look()
        days.sent(table)
        for ring in days.take_rings():
            assert not model.quiet(ring.person)
            assert not model.away.get(ring.person, 0) > days.now
        roll = chooser.random()
        awaited = days.awaited(table)
        if not awaited:
            break
        person = chooser.choice(awaited)
        gone = person == 103 and days.now > vanishes
        if roll < 0.08 and not gone:
            days.tables.play(days.id(), table, person, [random_choice(days.legal(table, person), chooser)])
            model.moved()
            if chooser.random() < 0.1 and days.awaited(table) != [person]:
                model.look()
                days.tables.undo(days.id(), table, person)
                undone += 1
                model.moved(undone=True)
        elif roll < 0.085:
            days.pause(table, None if model.paused else days.now)
            model.paused = not model.paused
        elif roll < 0.1:
            someone = chooser.choice(list(NIGHTS))
            if model.away.get(someone, 0) > days.now:
                days.tables.come_back(days.id(), someone)
                model.away[someone] = 0
            elif days.tables.absence(someone).days_left > 4:
                model.away[someone] = days.tables.go_away(days.id(), someone, "3").until
        elif roll < 0.105 and not model.paused:
            downs += 1
            for one, until in model.away.items():  # so that the model need not know of downtimes while away
                if until > days.now:
                    days.tables.come_back(days.id(), one)
                    model.away[one] = 0
            days.sleep(chooser.randrange(1, 12))
        if not replaced and any(seat == 3 for _, seat, _ in days.asked) and gone:
            replaced = True
            replace(days, table, 3)
            model.waiting[3] = days.now
            if model.pace is not None:
                model.bank[3] = model.pace.bank
            model.called.add((3, days.now))  # the stand-in was asked by an invitation
        model.look()
        model.tick()
        days.later(TICK)
        if model.pace is not None:
            for seat in model.waiting:
                assert days.bank(table, seat) * HOUR == pytest.approx(model.bank[seat], abs=1)
    model.look()
    assert model.waits == model.calls > 40
    assert model.reminders > 5
    assert max(model.reminded.values()) <= REMINDERS
    assert downs > 2
    assert undone > 2
    assert replaced
    assert min(model.stood.values()) > 10, model.stood


def replace(days: Days, table: int, seat: int) -> None:
    """A stand-in takes the seat."""
    with days.store.writing() as session:
        row = session.table(table)
        assert row is not None
        sitting = session.seats(table)[seat]
        sitting.person, sitting.name = NEWCOMER, "Newcomer"
        session.put(sitting)
        days.tables.clock_changed(session, row, None)
