"""`menhir play`: the bot. With a token it serves Discord; without one it opens a local Discord with a page."""

import argparse
import asyncio
import contextlib
import ipaddress
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
from dotenv import dotenv_values

from bot.app.client import Menhir
from bot.cli.common import INSTALLED, ROOT, Trouble, settle
from bot.store import Lease, SqliteStore, StoreError
from bot.store.privacy import private_folder
from playground.server import Playground
from playground.store import InUse

Begin = Callable[[Menhir, Playground], Awaitable[None]]
PORT = 8765
STORE = "menhir.db"
HAND_OVER, LOOK_AGAIN = 60.0, 0.1
"""Seconds for which another process that serves the same games is waited for, and between two looks."""
REPORTS = "stuck"
"""The folder beside the games for positions in which one cannot go on."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, help=f"port of the playground's page (default {PORT}, or the next free)")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--expose", action="store_true", help="allow a --host that other machines can reach")
    parser.add_argument("--data", type=Path, help="folder that keeps everything (default: MENHIR_DATA/playground)")
    parser.add_argument("--verbose", action="store_true", help="tell more on standard error")


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(
        level=logging.INFO if args.verbose else logging.WARNING, format="%(asctime)s %(name)s: %(message)s"
    )
    logging.getLogger("discord.client").setLevel(logging.INFO if args.verbose else logging.ERROR)
    token = setting("DISCORD_TOKEN")
    if token:
        asyncio.run(until_stopped(_serve_discord(token)))
        return 0
    _check_host(args.host, args.expose)
    folder = args.data or Path(setting("MENHIR_DATA") or "data") / "playground"
    asyncio.run(until_stopped(serve_playground(args.host, args.port, folder)))
    return 0


def setting(name: str) -> str:
    """A setting from the environment, else from `.env`: that of the project, or of the folder one is in."""
    folder = Path.cwd() if INSTALLED else ROOT
    return os.environ.get(name) or dotenv_values(folder / ".env").get(name) or ""


def open_store(folder: Path) -> SqliteStore:
    """The games of this folder."""
    try:
        private_folder(folder)
        return SqliteStore(folder / STORE)
    except (OSError, StoreError) as error:
        raise Trouble(f"cannot open the games in {folder}: {error}") from None


@asynccontextmanager
async def served_by_us(folder: Path, patience: float = HAND_OVER) -> AsyncIterator[SqliteStore]:
    """The games of this folder, as long as no other process serves them. One that ends is waited for, a while."""
    lease = await _lease(folder, patience)
    try:
        yield open_store(folder)
    finally:
        lease.release()


async def _lease(folder: Path, patience: float) -> Lease:
    lease = Lease(folder / STORE)
    try:
        if lease.take():
            return lease
        who = f"the games in {folder} are served by another process ({lease.holder()})"
        print(f"menhir: {who}; waiting up to {patience:.0f} seconds for it to hand over", flush=True)
        for _ in range(int(patience / LOOK_AGAIN)):
            await asyncio.sleep(LOOK_AGAIN)
            if lease.take():
                print("menhir: handed over", flush=True)
                return lease
    except OSError as error:
        raise Trouble(f"cannot open the games in {folder}: {error}") from None
    raise Trouble(f"{who}, and it goes on; stop it first")


def _check_host(host: str, expose: bool) -> None:
    try:
        loopback = ipaddress.ip_address(host).is_loopback
    except ValueError:
        raise Trouble(f"--host wants an address such as 127.0.0.1, not {host!r}") from None
    if not loopback and not expose:
        raise Trouble(
            f"{host} can be reached by other machines, and whoever opens the page can act as anybody; "
            "add --expose if you mean it"
        )


async def until_stopped(serving: Coroutine[Any, Any, None]) -> None:
    """Run until Ctrl-C or a polite kill, then end cleanly."""
    task = asyncio.ensure_future(serving)
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def _serve_discord(token: str) -> None:
    folder = Path(setting("MENHIR_DATA") or "data")
    async with served_by_us(folder) as store, Menhir(store=store, reports=folder / REPORTS) as bot:
        print("menhir: serving Discord; Ctrl-C ends", flush=True)
        settle()
        try:
            await bot.start(token)
        except discord.LoginFailure:
            raise Trouble("Discord refused DISCORD_TOKEN; copy it again from the developer portal") from None
        except aiohttp.ClientConnectionError as error:
            raise Trouble(f"Discord cannot be reached: {error}") from None
        except StoreError as error:
            raise Trouble(f"the games in {folder} cannot be used: {error}") from None


async def serve_playground(host: str, port: int | None, folder: Path, begin: Begin | None = None) -> None:
    """The local Discord and the bot on it; `begin` is done once, as soon as the bot is there."""
    playground = Playground(folder)
    try:
        await _listen(playground, host, port)
    except InUse as error:
        raise Trouble(str(error)) from None
    loopback = ipaddress.ip_address(host).is_loopback
    reach = "only this machine can reach it" if loopback else f"EXPOSED on {host}: whoever reaches it can be anybody"
    print(f"menhir: the playground is at {playground.base}/ ({reach})", flush=True)
    print(f"menhir: everything is kept in {folder}; Ctrl-C ends, and the same command comes back with it", flush=True)
    runner = BotRunner(playground, folder, begin)
    playground.restart_bot = runner.restart
    try:
        await runner.run()
    finally:
        await runner.stop()
        await playground.stop()
        print("menhir: stopped", flush=True)


async def _listen(playground: Playground, host: str, port: int | None) -> None:
    """Listen on the port asked for, which must be free; without one, on the first free from the default on."""
    if port is not None:
        try:
            await playground.start(host, port)
        except (OSError, OverflowError) as error:
            raise Trouble(f"cannot listen on {host} port {port}: {error}") from None
        return
    for number in range(PORT, PORT + 20):
        if _free(host, number):
            with contextlib.suppress(OSError):
                await playground.start(host, number)
                return
    raise Trouble(f"ports {PORT} to {PORT + 19} are all taken; choose one with --port")


def _free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


class BotRunner:
    """Runs the bot beside the playground, and starts it again when the page asks for that."""

    def __init__(self, playground: Playground, folder: Path, begin: Begin | None = None) -> None:
        self.playground, self.folder, self.begin = playground, folder, begin
        self.bot: Menhir | None = None
        self._again = False

    async def run(self) -> None:
        while True:
            self._again = False
            base = f"http://127.0.0.1:{self.playground.port}" if self._everywhere else self.playground.base
            clock, reports = self.playground.world.clock.now, self.folder / REPORTS
            async with (
                served_by_us(self.folder) as store,
                Menhir(base, store=store, clock=clock, reports=reports) as bot,
            ):
                self.bot = bot
                settle()
                first = asyncio.ensure_future(self._first(bot))
                await bot.start(self.playground.token)
                first.cancel()
            if not self._again:
                return

    async def _first(self, bot: Menhir) -> None:
        await bot.wait_until_ready()
        await bot.servers_told()
        begin, self.begin = self.begin, None
        if begin is not None:
            await begin(bot, self.playground)

    @property
    def _everywhere(self) -> bool:
        """An exposed playground is still used by the bot over loopback."""
        return not self.playground.base.startswith(("http://127.", "http://[::1]"))

    async def restart(self) -> None:
        if self.bot is not None:
            self._again = True
            await self.bot.close()

    async def stop(self) -> None:
        if self.bot is not None and not self.bot.is_closed():
            await self.bot.close()
