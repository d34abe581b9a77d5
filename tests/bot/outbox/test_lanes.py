"""Work in the background: what fails is tried again, and keeps nobody else waiting. No second passes here."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable

import pytest

from bot.outbox import lanes
from bot.outbox.lanes import Lanes, Loop, Tasks
from bot.store import StoreError
from bot.tables.health import Health
from bot.tables.refused import RulesRetired

Capture = pytest.LogCaptureFixture


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses that were asked for; none is waited for."""
    asked: list[float] = []

    async def wait(event: asyncio.Event, pause: float | None) -> None:
        if pause is None:
            await event.wait()
        else:
            asked.append(pause)
            await asyncio.sleep(0)

    monkeypatch.setattr(lanes, "wait", wait)
    return asked


@pytest.fixture
def health() -> Health:
    return Health(lambda: 100.0)


def failing(times: int, error: Exception, done: list[int]) -> Callable[[], Awaitable[float | None]]:
    async def work() -> None:
        done.append(len(done))
        if len(done) <= times:
            raise error

    return work


def told(caplog: Capture) -> list[tuple[str, bool]]:
    """What was logged, and whether with a traceback."""
    return [(record.message, bool(record.exc_info)) for record in caplog.records]


async def test_what_fails_is_tried_again_with_growing_pauses_and_told_once(
    pauses: list[float], health: Health, caplog: Capture
) -> None:
    done: list[int] = []
    loop = Loop("timers", failing(7, StoreError("disk is full"), done), health)
    task = asyncio.create_task(loop.run())
    await asyncio.wait_for(loop.idle.wait(), 60)
    task.cancel()
    assert pauses[:7] == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
    assert len(done) == 8
    assert told(caplog) == [
        ("timers failed and is tried again: StoreError: disk is full", True),
        ("timers: works again after 7 that failed", False),
    ]
    assert health.lasting() == []


async def test_health_tells_what_fails_as_long_as_it_does(health: Health) -> None:
    health.failed("timers", StoreError("database is locked"))
    health.failed("computers", KeyError("a card in hand"), "table 7")
    health.failed("post", OSError("gone"), "3 of table 1")
    assert [(kind, trouble.since, trouble.reason) for kind, trouble in health.lasting()] == [
        ("computers", 100.0, "KeyError"),
        ("timers", 100.0, "database is locked"),
    ], "the words of our own faults could tell what somebody hides"
    health.well("computers", "table 8")
    assert len(health.lasting()) == 2
    health.well("computers", "table 7")
    assert [kind for kind, _ in health.lasting()] == ["timers"]


def test_what_is_logged(health: Health, caplog: Capture) -> None:
    """The store once for all, everything else once for each, with a traceback where it says something new."""
    full, refused = StoreError("full"), ValueError("no")
    for _ in range(3):
        for channel in ("1", "2", "3"):
            health.failed("posts", full, channel)
    assert told(caplog) == [("posts (1) failed and is tried again: StoreError: full", True)]
    for channel in ("1", "2", "3"):
        health.well("posts", channel)
    assert told(caplog)[1:] == [("posts (3): works again after 3 that failed", False)]
    caplog.clear()
    for _ in range(3):
        health.failed("post", refused, "1 of table 1")
        health.failed("post", refused, "2 of table 1")
        health.failed("computers", RulesRetired("rules-retired"), "table 5")
    assert [traceback for _, traceback in told(caplog)] == [True, False, False]
    health.failed("post", OSError("another"), "1 of table 1")
    assert told(caplog)[-1] == ("post (1 of table 1) failed and is tried again: OSError: another", False)


class Channels:
    """Three pieces of work in each lane, done one at a time, each when the test lets it."""

    def __init__(self, health: Health) -> None:
        self.done: list[tuple[int, int]] = []
        self.left: defaultdict[int, int] = defaultdict(lambda: 3)
        self.gates: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self.ended: list[int] = []
        self.lanes = Lanes("posts", self.work, health, ended=self.ended.append)

    async def work(self, number: int) -> float | None:
        while self.left[number]:
            if self.lanes.ending:
                return 1.0
            await self.gates[number].wait()
            self.left[number] -= 1
            self.done.append((number, self.left[number]))
        return None


async def test_lanes_go_side_by_side_and_end(health: Health) -> None:
    channels = Channels(health)
    channels.lanes.wake([1])
    assert channels.lanes.tasks.running == set(), "not before the first look"
    channels.lanes.begin([2, 3])
    for number in (2, 3):
        channels.gates[number].set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert sorted(channels.done) == [(2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2)]
    assert [left for number, left in channels.done if number == 3] == [2, 1, 0], "in order"
    assert not channels.lanes.idle.is_set()
    channels.gates[1].set()
    await asyncio.wait_for(channels.lanes.idle.wait(), 60)
    assert channels.ended[2:] == [1]
    assert channels.lanes._lanes == {}
    assert channels.lanes.tasks.running == set()


async def test_what_is_woken_while_it_ends_is_done(health: Health) -> None:
    channels = Channels(health)
    channels.lanes.begin([])
    assert channels.lanes.idle.is_set()
    channels.gates[1].set()
    for _ in range(50):
        channels.left[1] += 1
        channels.lanes.wake([1])
        await asyncio.sleep(0)
    await asyncio.wait_for(channels.lanes.idle.wait(), 60)
    assert channels.left[1] == 0


async def test_at_the_end_what_goes_out_is_finished_and_nothing_begun(health: Health) -> None:
    channels = Channels(health)
    channels.lanes.begin([1])
    await asyncio.sleep(0)
    stopping = asyncio.create_task(channels.lanes.stop())
    await asyncio.sleep(0)
    channels.lanes.wake([2])
    channels.gates[1].set()
    channels.gates[2].set()
    await asyncio.wait_for(stopping, 60)
    assert channels.done == [(1, 2)]
    assert channels.ended == []
    held = Channels(health)
    held.lanes.finishing = 0.0
    held.lanes.begin([1])
    await asyncio.sleep(0)
    await asyncio.wait_for(held.lanes.stop(), 60)
    assert held.done == [], "what hangs is cut off"


async def test_a_task_that_ends_by_an_error_is_told_of(caplog: Capture) -> None:
    async def broken() -> None:
        raise ValueError("a fault of ours")

    tasks, ended = Tasks(), asyncio.Event()
    tasks.start("late picture", broken(), ended.set)
    await asyncio.wait_for(ended.wait(), 60)
    await asyncio.sleep(0)
    assert [(record.levelno, record.message) for record in caplog.records] == [
        (logging.ERROR, "late picture ended by an error")
    ]
    assert tasks.running == set()
