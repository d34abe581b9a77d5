"""The bot's process seen from outside: start it, kill it, fill its disk, lock its store, turn its clock, measure it."""

from __future__ import annotations

import asyncio
import contextlib
import mmap
import os
import re
import resource
import signal
import sqlite3
import struct
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec

from bot.cli.common import ROOT, Trouble

SOAKED = ("-m", "bot.cli.soaking.serving")
UNTOUCHED = {"PYTHONDONTWRITEBYTECODE": "1"}
"""Nothing is left in the folder of another bot."""
START = 90.0
"""Seconds after which a start has failed; a busy machine is slow."""
KEPT_LOG = 4000


RULER = "-" * 40
TRACE = 14
"""Lines of a traceback that are told; where it happened stands at its end."""
LOGGED = re.compile(r"\d{4}-\d\d-\d\d ")
"""A new entry of the log begins with its date."""


class Sample(msgspec.Struct, frozen=True):
    """What the bot holds at a moment."""

    memory: int
    """Bytes."""
    handles: int
    tasks: int


class BotProcess:
    """The real bot on a store of its own, in a process that comes and goes."""

    def __init__(self, folder: Path, served: Sequence[str] = SOAKED, tree: Path = ROOT) -> None:
        """`served`: how Python is told to serve it; `tree`: the folder whose bot it is."""
        self.folder, self.served, self.tree = folder, served, tree
        self.database = folder / "menhir.db"
        self.log: deque[str] = deque(maxlen=KEPT_LOG)
        """What the bot has said on standard error, the newest."""
        self.pid = 0
        """0: there is none."""
        self.tasks = 0
        self.starts: list[float] = []
        """How many seconds each start took."""
        self._nursery: asyncio.subprocess.Process | None = None
        self._warm, self._ready, self._dead = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._dead.set()
        self._reading: list[asyncio.Task[None]] = []

    async def open(self, base: str, token: str, *more: str) -> None:
        (self.folder / "clock").write_bytes(struct.pack("d", 0.0))
        with (self.folder / "clock").open("r+b") as opened:
            self._shift = mmap.mmap(opened.fileno(), 8)
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            *(*self.served, base, token, str(self.folder), *more),
            cwd=self.tree,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(self.tree), **({} if self.tree == ROOT else UNTOUCHED)},
            start_new_session=True,
        )
        self._reading = [asyncio.create_task(self._hear()), asyncio.create_task(self._keep_log())]
        if not await self._within(self._warm, START):
            raise Trouble(f"the bot could not be loaded: {self.last_words()}")

    async def _hear(self) -> None:
        assert self._nursery is not None
        assert self._nursery.stdout is not None
        while line := await self._nursery.stdout.readline():
            match line.decode().split():
                case ["warm"]:
                    self._warm.set()
                case ["born", pid]:
                    self.pid = int(pid)
                case ["ready"]:
                    self._ready.set()
                case ["tasks", count]:
                    self.tasks = int(count)
                case ["died", _]:
                    self.pid = 0
                    self._dead.set()

    async def _keep_log(self) -> None:
        assert self._nursery is not None
        assert self._nursery.stderr is not None
        while line := await self._nursery.stderr.readline():
            self.log.append(line.decode(errors="replace").rstrip())

    async def waiting_for(self) -> str:
        """What each task of the bot is waiting for, as it tells when it is asked."""
        if not self.pid or not self._ready.is_set():
            return "it is not there"
        self.log.append(RULER)
        os.kill(self.pid, signal.SIGUSR1)
        await asyncio.sleep(1.0)
        told = list(self.log)
        return "\n".join(told[len(told) - told[::-1].index(RULER) :])

    def told_of(self, reference: str) -> str:
        """What the bot has logged under a reference that somebody was shown: the end of its story."""
        lines = list(self.log)
        begin = next((n for n, line in enumerate(lines) if f"ref {reference}:" in line), None)
        if begin is None:
            return f"nothing is logged under {reference}"
        story = [lines[begin]]
        for line in lines[begin + 1 :]:
            if LOGGED.match(line):
                break
            story.append(line)
        return "\n".join([story[0], *story[1:][-TRACE:]])

    def last_words(self, lines: int = 12) -> str:
        return "\n".join(list(self.log)[-lines:])

    # --- coming and going ------------------------------------------------------------------------

    def begin(self) -> None:
        """Have a bot born; it is there once it is ready."""
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        assert self._dead.is_set()
        self._dead.clear()
        self._ready.clear()
        self._began = time.monotonic()
        self._nursery.stdin.write(b"go\n")

    async def ready(self) -> bool:
        """Wait for the start; False where the bot ended instead."""
        async with asyncio.timeout(START):
            waits = [asyncio.ensure_future(event.wait()) for event in (self._ready, self._dead)]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
        if self._ready.is_set() and not self._dead.is_set():
            self.starts.append(time.monotonic() - self._began)
        return not self._dead.is_set()

    @property
    def alive(self) -> bool:
        return not self._dead.is_set()

    async def kill(self) -> None:
        """At once, whatever it is doing; also one that is being born."""
        while self.alive:
            if self.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self.pid, signal.SIGKILL)
            await self._within(self._dead, 0.05)

    async def end(self) -> None:
        """As an operator ends it: it finishes what it is doing."""
        os.kill(self.pid, signal.SIGTERM)
        await self._dead.wait()

    def look_again(self) -> None:
        """The bot whose clock is turned by hand is told so."""
        os.kill(self.pid, signal.SIGUSR2)

    async def close(self) -> None:
        if self._nursery is None:
            return
        if self._nursery.returncode is None:
            assert self._nursery.stdin is not None
            await self.kill()
            self._nursery.stdin.close()
            await self._nursery.wait()
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)

    @staticmethod
    async def _within(event: asyncio.Event, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return False
        return True

    # --- trouble with its machine ----------------------------------------------------------------

    @contextmanager
    def full_disk(self, room: int) -> Iterator[None]:
        """No file of the bot can be written beyond that many bytes, as on a disk that is full: the system refuses it.
        Sockets are not touched."""
        pid, before = self.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        if pid:
            with contextlib.suppress(ProcessLookupError):
                before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, before[1]))
        try:
            yield
        finally:
            if pid:
                with contextlib.suppress(ProcessLookupError):
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    @asynccontextmanager
    async def locked_store(self) -> AsyncIterator[None]:
        """Another process, this one, holds the right to write. It is waited for in a thread: whoever answers the bot
        goes on meanwhile."""
        holder = sqlite3.connect(self.database, isolation_level=None, timeout=5.0, check_same_thread=False)
        try:
            with contextlib.suppress(sqlite3.OperationalError):
                await asyncio.to_thread(holder.execute, "BEGIN IMMEDIATE")
            yield
        finally:
            if holder.in_transaction:
                holder.execute("ROLLBACK")
            holder.close()

    def turn_clock(self, seconds: float) -> None:
        """The bot's clock jumps."""
        self._shift[:8] = struct.pack("d", self.shift + seconds)

    def set_clock(self, now: float) -> None:
        """For a bot whose clock shows what it is told."""
        self._shift[:8] = struct.pack("d", now)

    @property
    def shift(self) -> float:
        return float(struct.unpack("d", self._shift[:8])[0])

    def now(self) -> float:
        """What the bot's clock shows."""
        return time.time() + self.shift

    # --- measuring -------------------------------------------------------------------------------

    def worked(self) -> float:
        """Seconds of a processor that the bot has used."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> dict[str, float]:
        """Seconds for which each thread of the bot was ready to go on and got no processor."""
        found = {}
        for thread in Path(f"/proc/{self.pid}/task").glob("*/schedstat") if self.pid else ():
            with contextlib.suppress(OSError):
                found[thread.parent.name] = int(thread.read_text("ascii").split()[1]) / 1e9
        return found

    def sample(self) -> Sample | None:
        if not self.pid or not self._ready.is_set():
            return None
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1])
            handles = len(os.listdir(f"/proc/{self.pid}/fd"))
        except OSError:
            return None
        return Sample(pages * resource.getpagesize(), handles, self.tasks)
