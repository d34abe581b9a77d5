"""The bot as a process whose clock stands until it is turned: `python serving.py BASE TOKEN FOLDER SEED`.

It runs from its file and imports the bot that stands first on the path, so that an earlier commit can be served too. It
speaks as `bot.cli.soaking.serving` does: a line on standard input starts a bot, standard output tells of it. SIGUSR2
says that the clock was turned, SIGTERM ends the bot cleanly.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import mmap
import os
import random
import secrets
import select
import signal
import struct
import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

try:
    from bot.app.client import Menhir
except ImportError:  # the bot of an earlier commit
    Menhir = import_module("bot.client").Menhir  # type: ignore[misc]
from bot.store import SqliteStore

CALL_DELAY = 8.0
"""Seconds by the turned clock, as people have it."""
STATUS = 1
"""The file number of standard output: one short write is one line, whichever process writes it."""


def tell(line: str) -> None:
    os.write(STATUS, f"{line}\n".encode())


def turned_clock(file: Path) -> Callable[[], float]:
    """Seconds since 1970, as the file says."""
    with file.open("rb") as opened:
        seconds = mmap.mmap(opened.fileno(), 8, prot=mmap.PROT_READ)
    return lambda: float(struct.unpack("d", seconds[:8])[0])


def wake(bot: Any) -> None:
    """The clock was turned: whoever sleeps until some time looks again."""
    if hasattr(bot, "computers"):
        bot.posts.lanes.wake_all()
        bot.deeds.lanes.wake_all()
        bot.timekeeper.wake()
        bot.computers.wake()
    else:
        bot._wake()


async def serve(base: str, token: str, folder: Path) -> None:
    store = SqliteStore(folder / "menhir.db")
    store.db.execute("PRAGMA synchronous = OFF")
    settings: dict[str, Any] = {"call_delay": CALL_DELAY, "edit_gap": 0.0, "retry": 0.05}
    settings["acknowledged"] = 1e9  # on a busy machine answers take long, and yet come at once
    with contextlib.suppress(ImportError):  # the clock stands while they think
        settings["thinkers"] = import_module("bot.app.thinking").AtOnce()
    known = signature(Menhir.__init__).parameters
    clock = turned_clock(folder / "clock")
    bot = Menhir(base, store=store, clock=clock, **{name: value for name, value in settings.items() if name in known})

    async def announce() -> None:
        await asyncio.sleep(0)
        await bot.wait_until_ready()
        tell("ready")
        while os.getppid() != 1:  # noqa: ASYNC110  nobody tells of that
            await asyncio.sleep(1.0)
        os._exit(1)

    loop, ending = asyncio.get_running_loop(), asyncio.Event()
    loop.add_signal_handler(signal.SIGUSR2, wake, bot)
    loop.add_signal_handler(signal.SIGTERM, ending.set)
    async with bot:
        telling = asyncio.create_task(announce())
        serving = asyncio.create_task(bot.start(token))
        asked = asyncio.create_task(ending.wait())
        await asyncio.wait([serving, asked], return_when=asyncio.FIRST_COMPLETED)
        await bot.close()
        for task in (telling, asked):
            task.cancel()
        await serving


def main(base: str, token: str, folder: str, seed: str) -> None:
    chance = random.Random(f"secrets {seed}")
    tell("warm")
    for number in itertools.count():
        if not sys.stdin.readline():
            return
        chance.seed(f"secrets {seed} {number}")
        secrets.token_bytes = lambda nbytes=None: chance.randbytes(nbytes or 32)  # the same dice in each run
        child = os.fork()
        if child == 0:
            logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
            try:
                asyncio.run(serve(base, token, Path(folder)))
            finally:
                os._exit(0)
        tell(f"born {child}")
        while os.waitpid(child, os.WNOHANG) == (0, 0):
            readable, _, _ = select.select([sys.stdin], [], [], 0.02)
            if readable:  # nothing is asked while a bot lives: whoever simulates is gone
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return
        tell(f"died {child}")


if __name__ == "__main__":
    main(*sys.argv[1:])
