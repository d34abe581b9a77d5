"""How long one person waits for computer players: from a choice until the next own question stands in the channel."""

from __future__ import annotations

import asyncio
import itertools
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.app.client import CALL_DELAY, Menhir
from bot.cli.awaited import awaited
from bot.outbox.posts import EDIT_GAP
from bot.store import Reading, SqliteStore
from bot.tables.tables import Tables
from playground.people import Person
from playground.running import running
from playground.server import Playground
from rules import GAMES
from rules.core.players import random_choice

COMPUTERS = 3
PATIENCE = 60.0
READS = 1.0
"""Seconds that the person reads before the next choice."""


def measure(level: str, title: str, choices: int = 25) -> dict[str, float]:
    """Seconds, with Discord's limits and the delays that people have: median, 95th percentile, longest."""
    with tempfile.TemporaryDirectory() as folder:
        waits = sorted(asyncio.run(_waits(Path(folder), level, title, choices)))
    return {
        "choices": len(waits),
        "median_s": round(waits[len(waits) // 2], 3),
        "p95_s": round(waits[min(len(waits) - 1, int(0.95 * len(waits)))], 3),
        "longest_s": round(waits[-1], 3),
    }


async def _waits(folder: Path, level: str, title: str, choices: int) -> list[float]:
    playground = Playground()
    await playground.start()
    playground.faults.rate_limits = True
    secrets = (bytes([number]) * 32 for number in itertools.count())
    bot = Menhir(
        playground.base,
        store=SqliteStore(folder / "menhir.db"),
        call_delay=CALL_DELAY,
        edit_gap=EDIT_GAP,
        secret=lambda: next(secrets),
    )
    waits: list[float] = []
    chooser = random.Random(1)
    async with running(playground, bot):
        red = Person(playground, "Red")
        await (await red.slash("table open", title=title, where="here")).done()
        for _ in range(min(COMPUTERS, GAMES[title].seats.stop - 2)):
            await red.slash("table computer", level=level)
        await red.slash("table start")
        await _asked(bot)
        while len(waits) < choices:
            line = await bot.worker.do(_next_line, bot.tables, chooser)
            if line is None:
                break
            await asyncio.sleep(READS)
            before = await bot.worker.look(_lines)
            await red.slash("do", line=line)
            began = time.perf_counter()
            handed_over = await bot.worker.look(_handed_over, before)
            if handed_over:
                await _asked(bot)
                waits.append(time.perf_counter() - began)
    await playground.stop()
    return waits


def _lines(session: Reading) -> int:
    table = session.table(1)
    assert table is not None
    return table.lines


def _handed_over(session: Reading, before: int) -> bool:
    """A computer player decides now, or has decided since."""
    if any(row.computer is not None and row.awaited for row in session.seats(1)):
        return True
    return any(line.person is None for line in session.lines(1, before))


async def _asked(bot: Menhir) -> None:
    """Until the person is asked and everything stands in the channel."""
    async with asyncio.timeout(PATIENCE):
        while not await bot.worker.look(_stands):  # noqa: ASYNC110  nobody tells of that
            await asyncio.sleep(0.005)


def _stands(session: Reading) -> bool:
    table = session.table(1)
    assert table is not None
    if table.status != "running":
        return True
    asked = any(row.person is not None and row.awaited for row in session.seats(1))
    return asked and not session.unsettled_posts(table.place)


def _next_line(tables: Tables, chooser: random.Random) -> str | None:
    """What the person plays next, as it is typed; None after the end."""

    def look(session: Reading) -> str | None:
        table = session.table(1)
        assert table is not None
        if table.status != "running":
            return None
        match, seat, _ = awaited(session, tables, 1)
        action: Any = random_choice(match.legal(seat), chooser)
        words = [str(getattr(action, field) or "-") for field in action.__struct_fields__]
        return " ".join([type(action).__name__.lower(), *words])

    return tables.look(look)
