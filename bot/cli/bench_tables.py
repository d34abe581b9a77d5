"""Fifty tables with strong computer players, while others press: what people notice of it, in ratios of one run.

In turns of some seconds computer players think at all those tables or at none; the same people press at tables of their
own all the time. At the fifty tables whoever is asked decides after a second, without Discord, so that somebody always
thinks; what is told in their channels goes out over the wire as ever.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.app.client import Menhir
from bot.app.thinking import Job, Thinkers
from bot.cli.awaited import awaited
from bot.features.lobby.service import Lobby
from bot.store import Reading, SqliteStore, Writing
from bot.tables.deciding import LONG, QUICK
from bot.tables.play import Play
from bot.tables.tables import Tables
from playground import moderation
from playground.people import Person
from playground.running import running
from playground.server import Playground
from rules import GAMES
from rules.core.players import random_choice
from rules.core.thinking.levels import LEVELS

PRESSING = ("Red", "Blue", "Yellow", "Green")
COMPUTERS = 2
READS = 1.0
"""Seconds until whoever is asked at one of the tables decides."""
PRESSES = 0.15
"""Seconds between an answer and the next press of the same person."""
TICK = 0.01
"""Seconds between two looks at how late the event loop is."""
PATIENCE = 300.0
QUIET = 30.0
"""Seconds that are left to what the others tell before it is measured without them."""
BUDGETS = {"easy": QUICK, "middle": QUICK, "strong": LONG}


class Watched(Thinkers):
    """And for how long each table was thought about since it was last asked."""

    def __init__(self) -> None:
        super().__init__()
        self.spent: dict[int, float] = {}

    def next_job(self) -> Job | None:
        job = super().next_job()
        if job is not None:
            table, began = job.table, time.perf_counter()
            job.done.add_done_callback(lambda _: self._note(table, time.perf_counter() - began))
        return job

    def _note(self, table: int, seconds: float) -> None:
        self.spent[table] = self.spent.get(table, 0.0) + seconds


class Found:
    """What was seen."""

    def __init__(self) -> None:
        self.now: bool | None = None
        """Whether others think; None in between, where nothing counts."""
        self.answers: dict[bool, list[float]] = {False: [], True: []}
        """Seconds until the first answer to a press, without and with others thinking."""
        self.failed = 0
        """Presses that had no answer within Discord's three seconds."""
        self.lags: dict[bool, list[float]] = {False: [], True: []}
        self.waits: dict[str, list[float]] = {level: [] for level in BUDGETS}
        """Seconds until a person is asked again, by level."""
        self.thought: dict[str, list[float]] = {level: [] for level in BUDGETS}
        """Of that, what processes thought."""

    def saw(self, thinking: bool) -> bool:
        """An answer, and a hand-over where others think."""
        return bool(self.answers[thinking]) and (bool(self.waits["strong"]) or not thinking)


def measure(tables: int = 50, turns: int = 6, seconds: float = 10.0) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(_measured(Path(folder), tables, turns, seconds))
    without, among = _share(found.answers[False], 0.99), _share(found.answers[True], 0.99)
    told = {
        "tables": tables,
        "presses": sum(map(len, found.answers.values())),
        "failed": found.failed,
        "answer_p99": round(among / without, 2),
        "answer_p50": round(_share(found.answers[True], 0.5) / _share(found.answers[False], 0.5), 2),
        "answer_p99_without_ms": round(1000 * without, 1),
        "answer_p99_with_ms": round(1000 * among, 1),
        "lag_p99_without_ms": round(1000 * _share(found.lags[False], 0.99), 1),
        "lag_p99_with_ms": round(1000 * _share(found.lags[True], 0.99), 1),
    }
    for level, waits in found.waits.items():
        told[f"{level}_hand_overs"] = len(waits)
        if waits:
            told[f"{level}_wait_p95_s"] = round(_share(waits, 0.95), 2)
            told[f"{level}_wait_longest_s"] = round(max(waits), 2)
            told[f"{level}_thought_longest_s"] = round(max(found.thought[level]), 2)
            told[f"{level}_budget_s"] = BUDGETS[level]
    return told


def _share(values: list[float], share: float) -> float:
    """The value that so large a share of them stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def _measured(folder: Path, tables: int, turns: int, seconds: float) -> Found:
    playground = Playground()
    await playground.start()
    secrets = (number.to_bytes(32, "big") for number in itertools.count())
    thinkers = Watched()
    bot = Menhir(
        playground.base, store=SqliteStore(folder / "menhir.db"), secret=lambda: next(secrets), thinkers=thinkers
    )
    found, thinking = Found(), asyncio.Event()
    async with running(playground, bot):
        people = [Person(playground, name) for name in PRESSING]
        places = _places(playground, len(people) + tables + len(LEVELS) - 1)
        await people[0].slash("help")  # the bot has heard of them all
        for person, title, place in zip(people, itertools.cycle(GAMES), places, strict=False):
            person.go(str(place))
            await bot.worker.change(_begin(bot, person, title, "easy"))
        others = []
        levels = ["strong"] * (tables - 1) + list(LEVELS)
        host = Person(playground, "Purple")
        for level, title, place in zip(levels, itertools.cycle(GAMES), places[len(people) :], strict=False):
            host.go(str(place))
            others.append((await bot.worker.change(_begin(bot, host, title, level)), level))
        tasks = [
            *(asyncio.create_task(_plays(bot, found, thinkers, thinking, *other)) for other in others),
            asyncio.create_task(_lag(found)),
            *(asyncio.create_task(_presses(bot, found, person)) for person in people),
        ]
        for _ in range(turns):
            await _quiet(bot, len(people))
            await _counted(found, False, seconds)
            thinking.set()
            await _counted(found, True, seconds)
            thinking.clear()
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
    await playground.stop()
    return found


async def _counted(found: Found, thinking: bool, seconds: float) -> None:
    """For so long; on a slow machine until something was seen at all."""
    found.now = thinking
    until = time.perf_counter() + seconds
    async with asyncio.timeout(PATIENCE):
        while time.perf_counter() < until or not found.saw(thinking):  # noqa: ASYNC110  nobody tells of that
            await asyncio.sleep(TICK)
    found.now = None


async def _quiet(bot: Menhir, own: int) -> None:
    """Until nobody thinks at the others' tables and what they tell stands in their channels, or for a while."""

    def look(session: Reading) -> bool:
        if any(table > own for table in session.computers_awaited()):
            return False
        return not any(
            post.not_before < time.time()
            for channel in session.unsettled_channels()
            for post in session.unsettled_posts(channel)
        )

    with suppress(TimeoutError):
        async with asyncio.timeout(QUIET):
            while not await bot.worker.look(look):  # noqa: ASYNC110  nobody tells of that
                await asyncio.sleep(0.2)


# --- those who press -------------------------------------------------------------------------------


async def _presses(bot: Menhir, found: Found, person: Person) -> None:
    """Looks and decides in turn, all the time."""
    place = int(person.place)
    chooser = random.Random(place)
    for number in itertools.count():
        line = await bot.worker.do(_next_line, bot.tables, place, chooser) if number % 3 == 2 else None
        now, began = found.now, time.perf_counter()
        answer = await (person.slash("turn") if line is None else person.slash("do", line=line))
        if now is not None and now is found.now:
            found.answers[now].append(time.perf_counter() - began)
            found.failed += answer.failed
        await asyncio.sleep(PRESSES)


def _next_line(tables: Tables, place: int, chooser: random.Random) -> str | None:
    """What somebody plays at the table of that channel; None where nothing is asked."""

    def look(session: Reading) -> str | None:
        table = session.table_at(place)
        if table is None or not any(row.person is not None and row.awaited for row in session.seats(table.id)):
            return None
        match, seat, _ = awaited(session, tables, table.id)
        action: Any = random_choice(match.legal(seat), chooser)
        words = [str(getattr(action, field) or "-") for field in action.__struct_fields__]
        return " ".join([type(action).__name__.lower(), *words])

    return tables.look(look)


# --- those who think -------------------------------------------------------------------------------


def _places(playground: Playground, count: int) -> list[int]:
    """So many channels."""
    world = playground.world
    guild = world.channel(Person(playground, PRESSING[0]).place)["guild_id"]
    return [int(moderation.create_channel(world, guild, f"table-{number}")["id"]) for number in range(count)]


def _begin(bot: Menhir, person: Person, title: str, level: str) -> Callable[[Writing], int]:
    """A table of that person and computer players, where the person is."""
    lobby, seats = bot.services[Lobby], GAMES[title].seats
    guild = int(person.find_channel(None)["guild_id"])

    def begin(session: Writing) -> int:
        place: Any = {"guild": guild, "home": int(person.place), "place": int(person.place)}
        table = lobby.open(session, person=int(person.id), name=person.name, title=title, **place)
        for _ in range(min(COMPUTERS, seats.stop - 2)):
            lobby.computer(session, table.id, int(person.id), level=level)
        bot.services[Play].start(session, table.id, int(person.id))
        return table.id

    return begin


async def _plays(bot: Menhir, found: Found, thinkers: Watched, thinking: asyncio.Event, table: int, level: str) -> None:
    """Whoever is asked there decides, in its time; how long it takes until they are asked again."""
    chooser = random.Random(table)
    while await bot.worker.look(_goes_on, table):
        await thinking.wait()
        if await bot.worker.look(_person_asked, table):
            await asyncio.sleep(READS)
            thinkers.spent.pop(table, None)
            began = time.perf_counter()
            await bot.worker.change(lambda session: _decide(bot, session, table, chooser), table=table)
            if await bot.worker.look(_person_asked, table):
                continue  # the same person decides on
            await _until_asked(bot, table)
            found.waits[level].append(time.perf_counter() - began)
            found.thought[level].append(thinkers.spent.get(table, 0.0))
        else:
            await _until_asked(bot, table)


async def _until_asked(bot: Menhir, table: int) -> None:
    while True:
        decided = bot.computers.decided(table)
        if await bot.worker.look(_person_asked, table) or not await bot.worker.look(_goes_on, table):
            return
        await decided.wait()


def _decide(bot: Menhir, session: Writing, table: int, chooser: random.Random) -> None:
    row = next(row for row in session.seats(table) if row.person is not None)
    live = bot.tables.cache.get(session, bot.tables.table(session, table))
    action = random_choice(live.match.legal(row.seat), chooser)
    bot.services[Play].play(session, table, row.person or 0, [action])


def _person_asked(session: Reading, table: int) -> bool:
    return any(row.person is not None and row.awaited for row in session.seats(table))


def _goes_on(session: Reading, table: int) -> bool:
    row = session.table(table)
    return row is not None and row.status == "running"


async def _lag(found: Found) -> None:
    """How late the event loop goes on."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        if found.now is not None:
            found.lags[found.now].append(time.perf_counter() - began - TICK)
