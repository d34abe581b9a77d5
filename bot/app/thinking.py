"""Thinking processes for all tables: one queue with fair shares, limits in time, and what dies or hangs is replaced.

A process is given a question, which holds an imagined position (`rules.core.thinking.levels`), and nothing else.
Nothing is kept: what was being thought when the bot ends is asked again by the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import deque
from pathlib import Path
from typing import Protocol

import msgspec

from bot.app.thinker import LENGTH, frame
from rules import GAMES
from rules.core.thinking.levels import Level, Question, Thought, encode, read_thought, think

log = logging.getLogger(__name__)

LEAST = 0.02
"""Seconds that everybody may think, however many wait."""
GRACE = 15.0
"""Seconds after its limit until a process that does not answer is ended: one step ahead cannot be shortened."""
STARTING = 60.0
"""Seconds that a process may take to be there."""
TRIES = 3
"""How often a question is asked until it counts as one that cannot be answered; the last time in an easier way."""
ROOT = Path(__file__).parents[2]
"""Where `bot` and `rules` are found."""
PAUSE = 1.0
"""Seconds until a process that could not be started is tried again."""
COMMAND = (sys.executable, "-P", "-m", "bot.app.thinker")
PASSED_ON = ("PATH", "LANG", "LC_ALL", "PYTHONHASHSEED", "SYSTEMROOT")
"""What of the bot's surroundings a process hears of: nothing that is a secret."""


class NoThought(Exception):
    """A question that no process could answer."""


class Thinks(Protocol):
    """Answers questions of computer players."""

    def begin(self) -> None:
        """There will be questions soon."""

    async def think(self, table: int, question: Question, seconds: float) -> Thought:
        """What comes of thinking for so many seconds at most, or less where others wait. Cancelled: nobody wants to
        know any more."""

    async def close(self) -> None: ...


class AtOnce:
    """Thinks in this process, so many descents and no clock: for tests and for tools that turn the clock."""

    def __init__(self, level: Level | None = None, descents: int = 50) -> None:
        self.level, self.descents = level, descents

    def begin(self) -> None:
        pass

    async def think(self, table: int, question: Question, seconds: float) -> Thought:
        level = self.level or question.level
        asked = msgspec.structs.replace(question, level=level, descents=self.descents)
        return think(GAMES[asked.title].at(asked.version), asked)

    async def close(self) -> None:
        pass


class Job:
    """One question on its way."""

    def __init__(self, table: int, question: Question, seconds: float) -> None:
        self.table, self.question, self.seconds = table, question, seconds
        self.done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.tries = 0

    def failed(self, why: str) -> bool:
        """It was asked in vain; whether it is worth another try."""
        self.tries += 1
        if self.tries == TRIES - 1 and self.question.level == "strong":
            self.question = msgspec.structs.replace(self.question, level="middle")
        if self.tries >= TRIES and not self.done.done():
            self.done.set_exception(NoThought(why))
        return not self.done.done()


class Thinkers:
    """So many processes (default: one less than there are cores), started when they are needed."""

    def __init__(self, count: int | None = None, *, grace: float = GRACE, command: tuple[str, ...] = COMMAND) -> None:
        self.count = max(1, (os.cpu_count() or 2) - 1 if count is None else count)
        self.grace, self.command = grace, command
        self.processes: list[Process] = []
        self.queued: dict[int, deque[Job]] = {}
        """What waits, by table; the table whose turn comes next first."""
        self.closed = False

    def begin(self) -> None:
        if not self.processes and not self.closed:
            self.processes.append(Process(self))

    async def think(self, table: int, question: Question, seconds: float) -> Thought:
        job = Job(table, question, seconds)
        self.queued.setdefault(table, deque()).append(job)
        self.spread()
        try:
            return await job.done
        finally:
            self._drop(job)

    def _drop(self, job: Job) -> None:
        """Nobody waits for it any more: it leaves the queue, or who thinks about it goes on to the next."""
        waiting = self.queued.get(job.table)
        if waiting is not None and job in waiting:
            waiting.remove(job)
            if not waiting:
                del self.queued[job.table]
        for process in self.processes:
            if process.job is job:
                process.enough()

    # --- fair shares -----------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """How many tables wait or are thought about."""
        busy = {process.job.table for process in self.processes if process.job is not None}
        return len(busy | self.queued.keys())

    def share(self, seconds: float) -> float:
        """What of a limit is left where others wait too."""
        return max(LEAST, seconds * min(1.0, self.count / max(1, self.waiting)))

    def next_job(self) -> Job | None:
        """Of the table that had its turn longest ago; its next question queues behind all others."""
        if self.closed or not self.queued:
            return None
        table = next(iter(self.queued))
        waiting = self.queued.pop(table)
        job = waiting.popleft()
        if waiting:
            self.queued[table] = waiting
        return job

    def again(self, job: Job, why: str) -> None:
        """A process could not answer: the question comes before all others."""
        log.warning("a computer player's question had no answer: %s", why)
        if job.failed(why):
            waiting = self.queued.pop(job.table, deque())
            waiting.appendleft(job)
            self.queued = {job.table: waiting, **self.queued}

    def spread(self) -> None:
        """Give work to those who have none; whoever is at it may have to be shorter now."""
        for process in self.processes:
            process.go_on()
        if self.queued and len(self.processes) < self.count and not any(one.free for one in self.processes):
            self.processes.append(Process(self))
        for process in self.processes:
            process.limit()

    async def close(self) -> None:
        self.closed = True
        running = list(self.processes)
        for waiting in self.queued.values():
            for job in waiting:
                job.done.cancel()
        for process in running:
            process.end()
        await asyncio.gather(*(process.task for process in running), return_exceptions=True)


class Process:
    """One thinking process, replaced by another whenever it is gone."""

    def __init__(self, pool: Thinkers) -> None:
        self.pool = pool
        self.job: Job | None = None
        self.free = True
        """Thinks about nothing, or is only being started."""
        self.pid: int | None = None
        self._running: asyncio.subprocess.Process | None = None
        self._number, self._began = 0, 0.0
        self._timers: list[asyncio.TimerHandle] = []
        self.task = asyncio.create_task(self._serve(), name="thinking")

    # --- one process after the other -------------------------------------------------------------

    async def _serve(self) -> None:
        """As long as there is something to think about."""
        while not self.pool.closed:
            try:
                why = await self._one()
            except OSError as error:
                why = str(error) or "it could not be started"
            finally:
                self._quiet()
                there, job = self.pid is not None, self.job
                self.job, self.free, self.pid, self._running = None, True, None, None
            if not there:
                await asyncio.sleep(PAUSE)
                job = self.pool.next_job()
            if job is not None:
                self.pool.again(job, why)
            if not self.pool.queued:
                break  # the next one is started when there is something to think about
        self.pool.processes.remove(self)

    async def _one(self) -> str:
        """Start one and hand on what it answers, until it is gone; why it is."""
        pipe = asyncio.subprocess.PIPE
        known = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        running = await asyncio.create_subprocess_exec(
            *self.pool.command,
            stdin=pipe,
            stdout=pipe,
            env={**known, "PYTHONPATH": str(ROOT)},
            start_new_session=True,  # Ctrl-C is for the bot, which ends it then
        )
        assert running.stdout is not None
        try:
            async with asyncio.timeout(STARTING):
                await _read(running.stdout)
            self._running, self.pid = running, running.pid
            self.pool.spread()
            while True:
                number, data, wrong = await _read(running.stdout)
                self._answered(number, data, wrong)
        except (asyncio.IncompleteReadError, msgspec.MsgspecError):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.pool.grace):
                    await running.wait()
            return f"the process {running.pid} is gone"
        finally:
            if running.returncode is None:
                running.kill()
            await running.wait()

    def end(self) -> None:
        """By its number; whoever waits for it starts the next, if there is to be one."""
        self._quiet()
        if self._running is not None and self._running.returncode is None:
            self._running.kill()
        if self.pool.closed:
            if self.job is not None:
                self.job.done.cancel()
            self.task.cancel()

    # --- one question ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Take the next question, if this process has nothing to do."""
        if self.job is not None or self._running is None or not self.free:
            return
        job = self.pool.next_job()
        if job is None:
            return
        self.job, self.free = job, False
        self._number += 1
        self._began = asyncio.get_running_loop().time()
        self._write([self._number, encode(job.question)])
        self.limit()

    def limit(self) -> None:
        """When it is told that it is enough, as many as wait now; and when it is ended."""
        if self.job is None:
            return
        self._quiet()
        until = self._began + self.pool.share(self.job.seconds)
        loop = asyncio.get_running_loop()
        self._timers = [loop.call_at(until, self.enough), loop.call_at(until + self.pool.grace, self.end)]

    def enough(self) -> None:
        self._write([self._number])

    def _answered(self, number: int, data: bytes, wrong: str) -> None:
        self._quiet()
        job, self.job, self.free = self.job, None, True
        if job is not None and number == self._number and not job.done.done():
            if wrong:
                self.pool.again(job, wrong)
            else:
                job.done.set_result(read_thought(data))
        self.pool.spread()

    def _write(self, what: list[object]) -> None:
        if self._running is not None and self._running.stdin is not None and not self._running.stdin.is_closing():
            self._running.stdin.write(frame(what))

    def _quiet(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers = []


async def _read(source: asyncio.StreamReader) -> tuple[int, bytes, str]:
    size = int.from_bytes(await source.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await source.readexactly(size), type=tuple[int, bytes, str])
