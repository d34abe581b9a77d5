"""Work in the background that goes on whatever happens: done when woken, tried again with growing pauses when it fails,
side by side where one piece must not wait for another."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Any

from bot.tables.health import Health

log = logging.getLogger(__name__)

FIRST, LONGEST = 1.0, 30.0
"""Seconds until work that failed is tried again: at first, and at most."""
FINISHING = 5.0
"""Seconds that are left to what goes out at the end."""
AT_ONCE = 8
"""How many channels ask for their rows, or Discord, at the same time: who presses does not queue behind thousands."""


class Tasks:
    """What runs in the background. One that ends by an error, against all care, is told of."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def start(self, name: str, work: Coroutine[Any, Any, None], ended: Callable[[], None] = lambda: None) -> None:
        task = asyncio.create_task(work, name=name)
        self.running.add(task)
        task.add_done_callback(partial(self._ended, ended))

    def _ended(self, then: Callable[[], None], task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        then()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s ended by an error", task.get_name(), exc_info=error)

    async def stop(self) -> None:
        while running := list(self.running):
            for task in running:
                task.cancel()
            # Python 3.11's wait_for loses a cancellation that comes with its result: such a task is told again.
            await asyncio.wait(running, timeout=1.0)


class Loop:
    """One piece of work, again and again: after as many seconds as it says itself, or (None) when it is woken."""

    def __init__(
        self,
        kind: str,
        work: Callable[[], Awaitable[float | None]],
        health: Health,
        *,
        where: str = "",
        first: float = FIRST,
        longest: float = LONGEST,
        rests: float = math.inf,
        rested: Callable[[], None] = lambda: None,
    ) -> None:
        """`rests`: a pause of at least so many seconds is rest, as if there were nothing to do; `rested` is told."""
        self.kind, self.work, self.health, self.where = kind, work, health, where
        self.first, self.longest, self.rests, self.rested = first, longest, rests, rested
        self.idle = asyncio.Event()
        self._changed, self._ending = asyncio.Event(), asyncio.Event()

    def wake(self) -> None:
        self.idle.clear()
        self._changed.set()

    def end(self) -> None:
        """What is being done is finished; nothing more is begun."""
        self._ending.set()
        self._changed.set()

    async def run(self, *, until_settled: bool = False) -> None:
        while not self._ending.is_set():
            self._changed.clear()
            try:
                pause = await self.work()
            except Exception as error:  # noqa: BLE001  whatever it is, the next try may do better
                await self._put_off(error)
                continue
            if self.health.troubles:
                self.health.well(self.kind, self.where)
            await asyncio.sleep(0)  # what it has changed itself is told first
            if self._changed.is_set():
                continue
            if pause is None and until_settled:
                return
            if pause is None or pause >= self.rests:
                self.idle.set()
                self.rested()
            await wait(self._changed, pause)

    async def _put_off(self, error: Exception) -> None:
        """Nobody's wish shortens the pause: the more is to be done, the less it helps to hurry."""
        times = self.health.failed(self.kind, error, self.where)
        await wait(self._ending, min(self.first * 2 ** (min(times, 20) - 1), self.longest))


async def wait(event: asyncio.Event, pause: float | None) -> None:
    """For so many seconds at most."""
    try:
        async with asyncio.timeout(pause):  # unlike wait_for it never swallows being cancelled
            await event.wait()
    except TimeoutError:
        return


class Lanes:
    """Work by number (of a channel, a person): in order within a lane, lanes side by side, so that one that is slow
    delays nobody else. A lane is there while it has something to do."""

    def __init__(
        self,
        kind: str,
        work: Callable[[int], Awaitable[float | None]],
        health: Health,
        *,
        first: float = FIRST,
        rests: float = math.inf,
        ended: Callable[[int], None] = lambda number: None,
    ) -> None:
        """`ended` is told the number of a lane in which everything is done."""
        self.kind, self.work, self.health, self.first, self.rests, self.ended = kind, work, health, first, rests, ended
        self.idle = asyncio.Event()
        self.ending, self.finishing = False, FINISHING
        self.tasks = Tasks()
        self._lanes: dict[int, Loop] = {}
        self._early: set[int] | None = set()
        """Woken before the first look; None after it."""

    def wake(self, numbers: Iterable[int]) -> None:
        if self._early is not None:
            self._early.update(numbers)
            return
        for number in numbers:
            lane = self._lanes.get(number)
            if lane is not None:
                lane.wake()
            elif not self.ending:
                self._begin(number)
            self.idle.clear()

    def wake_all(self) -> None:
        self.wake(list(self._lanes))

    def begin(self, numbers: Iterable[int]) -> None:
        """After the first look: with what it found, and what came meanwhile."""
        early, self._early = self._early or set(), None
        self.wake({*numbers, *early})
        self._rested()

    def _begin(self, number: int) -> None:
        work, where = partial(self.work, number), str(number)
        lane = Loop(self.kind, work, self.health, where=where, first=self.first, rests=self.rests, rested=self._rested)
        self._lanes[number] = lane
        self.tasks.start(f"{self.kind} {number}", self._ran(number, lane))

    async def _ran(self, number: int, lane: Loop) -> None:
        try:
            await lane.run(until_settled=True)
        finally:
            del self._lanes[number]
            self._rested()
        if not self.ending:
            self.ended(number)

    def _rested(self) -> None:
        if all(lane.idle.is_set() for lane in self._lanes.values()):
            self.idle.set()

    async def stop(self) -> None:
        """What goes out is finished, for a while; nothing else is begun."""
        self.ending = True
        for lane in self._lanes.values():
            lane.end()
        if self.tasks.running:
            await asyncio.wait(self.tasks.running, timeout=self.finishing)
        await self.tasks.stop()


class Pace:
    """So many requests a second, all channels together, after a few at once."""

    def __init__(self, most: float) -> None:
        self.gap, self._next = 1 / most, 0.0

    async def turn(self) -> None:
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - AT_ONCE * self.gap) + self.gap
        if self._next > now:
            await asyncio.sleep(self._next - now)
