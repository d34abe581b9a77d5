"""What `menhir fortnight` counts proves itself: a bot that rings at night, forgets or is late is found out."""

from __future__ import annotations

from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast
from zoneinfo import ZoneInfo

import pytest

from bot.cli.days import figures
from bot.cli.days.counting import SEAT_OF, Counting, Ring, Told, Wait, deadline
from bot.cli.days.habits import HABITS, HOUR, NAMES, TABLES, Character, everybody
from bot.cli.days.house import House, Plan
from bot.cli.days.telling import AT_MOST, judged, shorter, told
from bot.ui.text import say

PARIS = "Europe/Paris"
DAY = 24 * HOUR


def paris(day: int, hour: int, minute: int = 0) -> float:
    """Of October 2026; summer time ends in the night to the 25th."""
    return datetime(2026, 10, day, hour, minute, tzinfo=ZoneInfo(PARIS)).timestamp()


class Life:
    """A simulation whose events are made up."""

    def __init__(self) -> None:
        world = SimpleNamespace(listeners=set(), bot_id="0")
        characters = [one for one in everybody() if one.zone == PARIS]
        self.people = [
            SimpleNamespace(id=str(n), character=one, gone=False, last_sign=0.0) for n, one in enumerate(characters, 1)
        ]
        self.by_id = {one.id: one for one in self.people}
        self.began, self.now, self.day = paris(18, 7), paris(30, 12), 12.0
        house = SimpleNamespace(
            world=world, people=self.people, by_id=self.by_id, now=self.now, began=self.began, day=self.day
        )
        self.house: Any = house
        self.house.plan, self.house.clocked = Plan(1, tables=TABLES[:2]), {1: "", 2: "fast"}
        self.counting = Counting(cast(House, house))
        self.house.counting = self.counting

    def somebody(self, *, told: bool, calls: str = "channel") -> str:
        return next(one.id for one in self.people if (one.character.told, one.character.calls) == (told, calls))

    def waits(self, person: str, begun: float, over: float | None, table: int = 1) -> None:
        self.counting.waits.append(Wait(table, 0, person, begun, over))

    def rings(self, person: str, at: float, kind: str = "call", table: int = 1) -> None:
        self.counting.rings.append(Ring(person, at, kind, table))


@pytest.fixture
def life() -> Life:
    return Life()


# --- who takes part ------------------------------------------------------------------------------


def test_everybody_sits_somewhere_and_is_as_told() -> None:
    people = everybody()
    assert len(people) == len(NAMES) == len(HABITS) == 24
    assert len({one.zone for one in people}) == 4
    assert sum(one.told for one in people) == 18
    assert [one.calls for one in people].count("dm") == 3
    assert [one.calls for one in people].count("digest") == 2
    seats = [number for table in TABLES for number in table.people]
    assert set(seats) == set(range(24))
    assert seats.count(0) == 6
    assert {table.title for table in TABLES} == {"karnag", "oak", "kemet", "druids"}
    assert {one.calls for one in everybody("digest")} == {"digest"}


@pytest.mark.parametrize(("day", "hours"), [(20, 8.0), (24, 9.0)], ids=["a night", "the night that has an hour more"])
def test_a_night_ends_at_seven_by_the_own_clock(day: int, hours: float) -> None:
    somebody = Character("Alder", HABITS[0], PARIS, told=True)
    evening = paris(day, 23)
    assert not somebody.awake(evening)
    assert somebody.rests(evening)
    assert somebody.morning(evening) - evening == hours * HOUR
    assert somebody.morning(evening) == paris(day + 1, 7) == somebody.morning(paris(day + 1, 3))
    assert somebody.awake(somebody.morning(evening))


# --- what is counted -----------------------------------------------------------------------------


def test_rings_in_told_quiet_hours(life: Life) -> None:
    told_, untold = life.somebody(told=True), life.somebody(told=False)
    life.rings(told_, paris(20, 22, 59))
    life.rings(told_, paris(20, 7))
    life.rings(untold, paris(20, 23, 30))
    found = figures.rings(life.house)
    assert found["rings in told quiet hours"] == 0
    assert found["rings in untold sleep"] > 0
    life.rings(told_, paris(20, 6, 59), "asked")
    assert figures.rings(life.house)["rings in told quiet hours, by kind"] == {"asked": 1}


def test_a_night_call_rings_in_the_morning_once(life: Life) -> None:
    person = life.somebody(told=True)
    life.waits(person, paris(20, 23, 30), paris(21, 12))
    assert figures.nights(life.house)["night calls not rung in the morning"] == 1
    life.rings(person, paris(21, 7, 20))
    assert figures.nights(life.house)["night calls not rung in the morning"] == 1, "too late"
    life.rings(person, paris(21, 7))
    found = figures.nights(life.house)
    assert found["night calls not rung in the morning"] == 0
    assert found["mornings with two rings"] == 0
    life.rings(person, paris(21, 7), table=2)
    assert figures.nights(life.house)["mornings with two rings"] == 1


def test_reminders_due_and_sent(life: Life) -> None:
    person, other = life.somebody(told=True), life.somebody(told=False)
    life.waits(person, paris(20, 23, 30), paris(22, 12))  # due in quiet hours: at their end
    life.waits(other, paris(20, 12), paris(21, 12, 5))  # answered just then
    life.waits(other, paris(20, 12), None, table=2)  # with a clock: not counted
    assert figures.reminders(life.house) == {"reminders due": 1, "reminders sent": 0}
    life.counting.told.append(Told(paris(22, 7), 1, [other], reminder=True))
    assert figures.reminders(life.house)["reminders sent"] == 0, "of two who are late only one is named"
    life.counting.told.append(Told(paris(22, 7), 1, [person], reminder=True))
    assert figures.reminders(life.house)["reminders sent"] == 1


def test_an_outage_puts_reminders_off(life: Life) -> None:
    person = life.somebody(told=False)
    life.waits(person, paris(20, 12), paris(22, 12))
    life.counting.down(paris(20, 13), paris(20, 15))
    life.counting.told.append(Told(paris(21, 14), 1, [person], reminder=True))
    assert figures.reminders(life.house) == {"reminders due": 1, "reminders sent": 1}
    # Another outage that the reminder only falls into because of the first.
    life.counting.down(paris(21, 13), paris(21, 16))
    life.counting.told[-1] = Told(paris(21, 17), 1, [person], reminder=True)
    assert figures.reminders(life.house) == {"reminders due": 1, "reminders sent": 1}


def test_the_call_after_a_plan(life: Life) -> None:
    person, at = life.somebody(told=True), paris(20, 12)
    life.waits(person, at - 4, at + 3600)
    life.counting.planned.append((at, 1))
    assert figures.plans(life.counting)["call after a plan, seconds at most"] > 900
    life.counting.told.append(Told(at + 4, 1, [person], reminder=False))
    assert figures.plans(life.counting)["call after a plan, seconds at most"] == 4


def test_somebody_vanishes(life: Life) -> None:
    gone = life.people[0]
    gone.gone, gone.last_sign = True, paris(20, 12)
    life.waits(gone.id, paris(20, 18), paris(25, 12))
    life.counting.asked.append((paris(22, 12), 1, life.people[1].id))  # about somebody else
    life.counting.asked.append((paris(22, 13), 2, gone.id))  # at another table
    life.counting.asked.append((paris(23, 12), 1, gone.id))
    life.counting.down(paris(21, 12), paris(21, 18))
    found = figures.vanished(life.house)
    assert found["vanished, no clock: hours until asked"] == [60.0]
    assert found["vanished, no clock: hours until on"] == [109.0], "the night of the 25th has an hour more"
    assert found["vanished, clock: hours until on"] == []


@pytest.mark.parametrize("key", ["ask-seat", "ask-seat-awaited", "ask-seat-by"])
def test_whom_a_vote_is_about_is_read_from_what_it_asks(key: str) -> None:
    asked = say("en", key, who="🟦 Alder", by="🟥 Birch", since="<t:1:R>")
    about = SEAT_OF.search(f"{asked}\n<@1> Cedar: 2 of 3 decide.")
    assert about is not None
    assert about[1] == "🟦 Alder"
    assert SEAT_OF.search(say("en", "ask-end", who="Birch")) is None


def test_a_wait_that_nobody_was_told_of(life: Life) -> None:
    person = life.somebody(told=True)
    life.waits(person, paris(20, 12), paris(20, 13))
    assert figures.never_called(life.house) == 1
    life.counting.told.append(Told(paris(20, 12), 1, [person], reminder=False))
    assert figures.never_called(life.house) == 0


def test_deadlines_are_read_by_name() -> None:
    call = "<@1> your move · Oak, table 4: choose.\n⏳ until <t:100:f> (<t:100:R>)"
    joint = "<@1> <@2> Kemet.\n<:seat_blue:9> Cherry: ⏳ until <t:200:f>\n<:seat_green:8> Maple: ⏳ until <t:300:f>"
    page = "⏳ Clock fast\n<:seat:7> Cherry: 3 h 0 min, ⏳ until <t:400:f>\nMaple: 3 h, stands until <t:500:t>, quiet"
    assert deadline("Alder", call) == 100
    assert deadline("Maple", joint) == 300
    assert deadline("Alder", joint) is None
    assert deadline("Cherry", page) == 400
    assert deadline("Maple", page) is None


# --- what is told --------------------------------------------------------------------------------


def good() -> dict[str, Any]:
    run: dict[str, Any] = {"seed": 3, **dict.fromkeys(AT_MOST, 0), "reminders due": 4, "reminders sent": 4}
    run |= {"card and since right, %": 99.5, "rings": 2.0, "kept": 3.0, "vanished, clock: hours until on": [60.0, 90.0]}
    return run | {"finished": [{"title": "oak", "people": 4, "days": 12.0}]}


def test_targets_are_judged() -> None:
    assert judged([good()]) == []
    for name in AT_MOST:
        assert name in judged([good() | {name: 1000}])[0]
    assert judged([good() | {"vanished, clock: hours until on": [10.0, 97.0]}]) == [
        "seed 3: vanished, clock: hours until on: 97, at most 96"
    ]
    assert judged([good() | {"reminders sent": 3}])
    assert judged([good() | {"card and since right, %": 98.9}])
    assert judged([good()], [good() | {"rings": 1.8}]) == []
    assert judged([good()], [good() | {"rings": 1.7, "kept": 2.9}]) == [
        "rings: 2.00, at most 1.15 times 1.70",
        "kept: 3.00, at most 1.0 times 2.90",
    ]


def test_words_stand_in_the_table_beside_figures() -> None:
    """How the people of a simulation plan is a word."""
    runs = [good() | {"plans": "one"}, good() | {"plans": "one"}, good() | {"plans": "several"}]
    assert "| plans | one, several |" in told(runs)


def test_the_table_has_before_and_after() -> None:
    lines = told([good(), good() | {"rings": 2.25}], [good() | {"rings": 1.5}])
    assert "| rings | 1.5 | 2-2.25 |" in lines
    assert "| finished | 1 oak of 4 in 12 days | 2 oak of 4 in 12 days |" in lines


def test_games_are_short_enough_when_all_are_over() -> None:
    def took(days: float, plans: str = "one") -> dict[str, Any]:
        return good() | {"plans": plans, "finished": [{"title": "oak", "people": 4, "days": days}]}

    halves = [took(14.0, "several 0"), took(10.0, "several 1")]
    found, lines = shorter([took(16.0)], halves)
    assert found["enough"]
    assert "| oak | 16 | 14 | 10 | 0.75 | 0.88, 0.62 |" in lines, "neither half alone decides"
    assert not shorter([took(15.9)], halves)[0]["enough"]
    assert shorter([took(15.0), took(17.0)], [*halves, *halves])[0]["days"]["oak"]["share"] == 0.75, "of the means"
    over = good() | {"plans": "several 0", "finished": []}
    assert not shorter([took(16.0), took(16.0)], [*halves, over])[0]["enough"]
    assert not shorter([over], [over])[0]["enough"]
