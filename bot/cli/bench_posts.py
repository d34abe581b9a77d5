"""How soon calls stand, in ratios of one run: beside slow channels against without, among many posts against few."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from bot.app.client import Menhir
from bot.cli.bench_bot import FEW, MANY, TITLE, _filled, _per_call
from bot.cli.kept import look
from bot.features.lobby.service import Lobby
from bot.store import PostRow, Reading, SqliteStore, Writing
from bot.store.bodies import CallBody
from bot.tables.play import Play
from bot.tables.tables import Tables
from playground import moderation
from playground.faults import Trouble
from playground.people import Person
from playground.running import running
from playground.server import Playground

LIMITED = 2.0
"""Seconds for which a channel at its limit refuses."""


def measure(tables: int = 20, slow: float = 10.0, rounds: int = 3) -> dict[str, float]:
    """`slow_channels`: until the calls of twenty tables stand while one more channel is at its limit and one answers
    after ten seconds, over the time without these two. `finding`: what is left to do in one channel, found among the
    posts of ten thousand tables over ten; `starting`: the same for all channels, after a start."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(_beside(Path(folder), tables, slow, rounds))
        return found | _among(Path(folder))


# --- beside slow channels --------------------------------------------------------------------------


async def _beside(folder: Path, tables: int, slow: float, rounds: int) -> dict[str, float]:
    times: dict[bool, list[float]] = {False: [], True: []}
    async with _bench(folder, tables + 2) as bench:
        await bench.calls("warm", bench.channels)
        for number in range(rounds):
            for trouble in (False, True):
                if trouble:
                    bench.make_slow(slow)
                times[trouble].append(await bench.calls(f"{number}{trouble}", bench.channels[2:]))
                await bench.bot.posts.idle.wait()
    with_them, without = median(times[True]), median(times[False])
    return {
        "calls_ms": round(1000 * without, 1),
        "calls_beside_slow_channels_ms": round(1000 * with_them, 1),
        "slow_channels": round(median(s / q for s, q in zip(times[True], times[False], strict=True)), 3),
    }


class Bench:
    """A bot with a table in each of these channels."""

    def __init__(self, playground: Playground, bot: Menhir, channels: list[int]) -> None:
        self.playground, self.bot, self.channels = playground, bot, channels

    def make_slow(self, seconds: float) -> None:
        """The first channel is at its limit, the second answers late."""
        limited, silent = (str(channel) for channel in self.channels[:2])
        faults = self.playground.faults
        faults.next(Trouble(1, "POST", "/messages", limited, status=429, retry_after=LIMITED))
        gate = faults.hold("/messages", "POST", silent)
        asyncio.get_running_loop().call_later(seconds, gate.set)

    async def calls(self, key: str, awaited: list[int]) -> float:
        """Call somebody at every table; seconds until the calls stand in the channels that are waited for."""
        before = {channel: self._standing(channel) for channel in awaited}
        started = time.perf_counter()
        for table in range(1, len(self.channels) + 1):
            await self.bot.worker.change(lambda session, table=table: self._call(session, table, key))  # type: ignore[misc]
        await self.playground.world.until(lambda: self._stand(before) or None)
        return time.perf_counter() - started

    def _call(self, session: Writing, table: int, key: str) -> None:
        body = CallBody(text="Your move.", buttons=[["turn"]], asked=[0])
        channel = self.channels[table - 1]
        session.put(PostRow(table=table, key=key, channel=channel, body=body, mentions=[self.person]))

    @property
    def person(self) -> int:
        return int(Person(self.playground, "Red").id)

    def _standing(self, channel: int) -> int:
        return len(self.playground.world.messages.get(str(channel), {}))

    def _stand(self, before: dict[int, int]) -> bool:
        return all(self._standing(channel) > count for channel, count in before.items())


@asynccontextmanager
async def _bench(folder: Path, count: int) -> AsyncIterator[Bench]:
    playground = Playground()
    await playground.start()
    store = SqliteStore(folder / "posts.db")
    store.db.execute("PRAGMA synchronous = OFF")  # the disk is not what is measured
    bot = Menhir(playground.base, store=store, call_delay=0.0, edit_gap=0.0, card_gap=0.0)
    async with running(playground, bot):
        world, red = playground.world, Person(playground, "Red")
        guild = world.channel(red.place)["guild_id"]
        channels = [int(moderation.create_channel(world, guild, f"table-{number}")["id"]) for number in range(count)]
        await red.slash("help")  # the bot has heard of them all
        for channel in channels:
            await bot.worker.change(lambda session, at=channel: _begin(bot, session, int(guild), at))  # type: ignore[misc]
        await bot.posts.idle.wait()
        yield Bench(playground, bot, channels)
    await playground.stop()


def _begin(bot: Menhir, session: Writing, guild: int, channel: int) -> None:
    lobby = bot.services[Lobby]
    facts: dict[str, Any] = {"guild": guild, "home": channel, "place": channel, "title": TITLE}
    table = lobby.open(session, person=1, name="Red", **facts)
    lobby.join(session, table.id, 2, "Blue")
    bot.services[Play].start(session, table.id, 1)


# --- among many posts ------------------------------------------------------------------------------


def _among(folder: Path, rounds: int = 7, posts: int = 3) -> dict[str, float]:
    stores: dict[int, SqliteStore] = {}
    for count in (FEW, MANY):
        services, _ = _filled(folder / f"posts{count}.db", count)
        store = services[Tables].store
        assert isinstance(store, SqliteStore)
        services[Tables].change(lambda session, count=count: _settled(session, count, posts))  # type: ignore[misc]
        stores[count] = store
    found: dict[str, float] = {}
    asked = {"finding": _find_in_one, "starting": _find_all}
    for name, ask in asked.items():
        times: dict[int, list[float]] = {FEW: [], MANY: []}
        for _ in range(rounds):
            for count, store in stores.items():
                times[count].append(look(store, partial(_timed, ask)))
        found[f"{name}_few_ms"] = round(1000 * median(times[FEW]), 4)
        found[f"{name}_many_ms"] = round(1000 * median(times[MANY]), 4)
        found[name] = round(median(m / f for m, f in zip(times[MANY], times[FEW], strict=True)), 3)
    for store in stores.values():
        store.close()
    return found


def _find_in_one(session: Reading) -> object:
    return session.unsettled_posts(1)


def _find_all(session: Reading) -> object:
    return session.unsettled_channels()


def _timed(ask: Callable[[Reading], object], session: Reading) -> float:
    return _per_call(lambda: ask(session), 200)


def _settled(session: Writing, tables: int, posts: int) -> None:
    """So many posts that stand as they should, at every table but the first."""
    for table in range(2, tables + 1):
        for number in range(posts):
            body = CallBody(text="Your move.", buttons=[["turn"]], asked=[0])
            row = PostRow(table=table, key=f"b{number}", channel=table, body=body)
            row.message, row.sent = 1000 * table + number, row.wanted
            session.put(row)
