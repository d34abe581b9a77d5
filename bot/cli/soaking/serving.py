"""The bot as a process that is killed and quickly there again: everything is imported once, and each bot is a fork.

`python -m bot.cli.soaking.serving BASE TOKEN FOLDER`; a line on standard input starts a bot, standard output tells of
it: `warm`, `born PID`, `ready`, `tasks N`, `died PID`. It ends, with its bot, when standard input does.
"""

from __future__ import annotations

import asyncio
import logging
import mmap
import os
import select
import signal
import struct
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bot.app.client import Menhir
from bot.cli.common import settle
from bot.store import SqliteStore, StoreError
from rules import GAMES
from rules.core.plainchat import chat_of
from rules.core.text import catalogue

CALL_DELAY, EDIT_GAP, RETRY = 0.1, 0.1, 0.4
"""Seconds; the bot's own pauses are made for people, and a soak has thousands of them to wait for."""
LANGUAGES = ("en", "fr", "de")
STATUS = 1
"""The file number of standard output: one short write is one line, whichever process writes it."""


def tell(line: str) -> None:
    os.write(STATUS, f"{line}\n".encode())


def warm_up() -> None:
    """Have everything read that each start would read again: modules, commands, all sentences."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "menhir.db")
        Menhir("http://127.0.0.1:1", store=store)
        store.close()
    for package in ("bot", *(chat_of(game).package for game in GAMES.values())):
        for language in LANGUAGES:
            catalogue(package, language)
    settle()


def shifted_clock(file: Path) -> Callable[[], float]:
    """The wall clock, moved by as many seconds as the file says; whoever soaks may change them at any moment."""
    with file.open("rb") as opened:
        seconds = mmap.mmap(opened.fileno(), 8, prot=mmap.PROT_READ)
    return lambda: time.time() + float(struct.unpack("d", seconds[:8])[0])


async def serve(base: str, token: str, folder: Path) -> None:
    store = SqliteStore(folder / "menhir.db")
    clock = shifted_clock(folder / "clock")
    bot = Menhir(
        base,
        store=store,
        clock=clock,
        call_delay=CALL_DELAY,
        edit_gap=EDIT_GAP,
        card_gap=EDIT_GAP,
        retry=RETRY,
        steady=time.monotonic,
        reports=folder / "stuck",
    )

    async def announce() -> None:
        await asyncio.sleep(0)
        await bot.wait_until_ready()
        tell("ready")
        while os.getppid() != 1:
            tell(f"tasks {len(asyncio.all_tasks())}")
            await asyncio.sleep(1.0)
        os._exit(1)

    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, tell_tasks)
    async with bot:
        telling = asyncio.create_task(announce())
        await bot.start(token)
        telling.cancel()


def tell_tasks() -> None:
    """What everything in the bot is waiting for, on standard error."""
    for task in asyncio.all_tasks():
        task.print_stack(limit=4)


def one_bot(base: str, token: str, folder: Path) -> None:
    """In the fork: serve until killed."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    try:
        asyncio.run(serve(base, token, folder))
    except StoreError as error:
        logging.getLogger(__name__).error("the games cannot be opened: %s", error)
    finally:
        os._exit(1)


def main(base: str, token: str, folder: str) -> None:
    warm_up()
    tell("warm")
    while sys.stdin.readline():
        child = os.fork()
        if child == 0:
            one_bot(base, token, Path(folder))
        tell(f"born {child}")
        while os.waitpid(child, os.WNOHANG) == (0, 0):
            readable, _, _ = select.select([sys.stdin], [], [], 0.02)
            if readable:  # nothing is asked while a bot lives: whoever soaks is gone
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return
        tell(f"died {child}")


if __name__ == "__main__":
    main(*sys.argv[1:])
