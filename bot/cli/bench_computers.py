"""How long one person waits for computer players: from a choice until the panel shows the next own question, step by
step, and what of it the channel is told when."""

from __future__ import annotations

import asyncio
import itertools
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.app.client import CALL_DELAY, Menhir
from bot.app.thinking import Thinkers
from bot.cli.awaited import awaited
from bot.outbox.posts import EDIT_GAP
from bot.store import Reading, SqliteStore
from bot.tables.tables import Tables
from bot.ui.ids import read_id
from playground import components
from playground.people import Person
from playground.running import running
from playground.seen import Answer
from playground.server import Playground
from rules import GAMES
from rules.core.players import random_choice
from rules.core.thinking.levels import Question, Thought

COMPUTERS = 3
PATIENCE = 120.0
READS = 1.0
"""Seconds that the person reads before the next choice."""
LOOKS = 0.005
"""Seconds between two looks at what stands."""
MESSAGES = "/channels/{channel_id}/messages"


class Timed(Thinkers):
    """And how long was thought since it was last asked, waiting included."""

    spent = 0.0

    async def think(self, table: int, question: Question, seconds: float) -> Thought:
        began = time.perf_counter()
        try:
            return await super().think(table, question, seconds)
        finally:
            self.spent += time.perf_counter() - began

    def taken(self) -> float:
        spent, self.spent = self.spent, 0.0
        return spent


def measure(level: str, title: str, choices: int = 25) -> dict[str, float]:
    """Seconds, with Discord's limits and the delays that people have, from a choice that hands over until: the first
    answer says who thinks; the last computer player has decided; the panel shows the next question; the channel tells
    the story. `thinking`: of that, waiting for the thinking processes. And messages in the channel per hand-over."""
    with tempfile.TemporaryDirectory() as folder:
        waits, sent = asyncio.run(_waits(Path(folder), level, title, choices))
    return {"choices": len(waits["panel"]), **dict(_figures(waits)), **{name: round(sent[name], 2) for name in sent}}


def _figures(waits: dict[str, list[float]]) -> Iterator[tuple[str, float]]:
    for name, found in waits.items():
        ordered = sorted(found)
        if ordered:
            yield f"{name}_median_s", round(ordered[len(ordered) // 2], 3)
            yield f"{name}_p95_s", round(ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))], 3)
            yield f"{name}_longest_s", round(ordered[-1], 3)


async def _waits(folder: Path, level: str, title: str, choices: int) -> tuple[dict[str, list[float]], dict[str, float]]:
    playground = Playground()
    await playground.start()
    playground.faults.rate_limits = True
    secrets = (bytes([number]) * 32 for number in itertools.count())
    thinkers = Timed()
    bot = Menhir(
        playground.base,
        store=SqliteStore(folder / "menhir.db"),
        call_delay=CALL_DELAY,
        edit_gap=EDIT_GAP,
        secret=lambda: next(secrets),
        thinkers=thinkers,
    )
    waits: dict[str, list[float]] = {name: [] for name in ("answer", "thinking", "decided", "panel", "channel")}
    chooser = random.Random(1)
    told: list[asyncio.Task[None]] = []
    async with running(playground, bot):
        red = Person(playground, "Red")
        await (await red.slash("table open", title=title, where="here")).done()
        for _ in range(min(COMPUTERS, GAMES[title].seats.stop - 2)):
            await red.slash("table computer", level=level)
        await red.slash("table start")
        await _until(bot, _asked)
        await _until(bot, _stands)
        before = _requests(playground)
        while len(waits["panel"]) < choices:
            line = await bot.worker.do(_next_line, bot.tables, chooser)
            if line is None:
                break
            thinkers.taken()
            began = time.perf_counter()
            answer = await red.slash("do", line=line)
            answered = time.perf_counter() - began
            if await bot.worker.look(_handed_over):
                deciding = asyncio.create_task(_noted(waits["decided"], began, bot, _asked))
                async with asyncio.timeout(PATIENCE):
                    while not _shows_what_is_next(answer):  # noqa: ASYNC110  nobody tells of that
                        await asyncio.sleep(LOOKS)
                waits["panel"].append(time.perf_counter() - began)
                waits["answer"].append(answered)
                await deciding
                waits["thinking"].append(thinkers.taken())
                told.append(asyncio.create_task(_noted(waits["channel"], began, bot, _stands)))
            await asyncio.sleep(READS)
        await asyncio.gather(*told)
        sent = _requests(playground)
    await playground.stop()
    handed_over = max(1, len(waits["panel"]))
    return waits, {name: (sent[name] - before[name]) / handed_over for name in ("sent", "edited", "deleted")}


async def _noted(where: list[float], began: float, bot: Menhir, true: Any) -> None:
    await _until(bot, true)
    where.append(time.perf_counter() - began)


async def _until(bot: Menhir, true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await bot.worker.look(true):  # noqa: ASYNC110  nobody tells of that
            await asyncio.sleep(LOOKS)


def _requests(playground: Playground) -> Counter[str]:
    """What was done with messages in channels so far."""
    kinds = {"POST": "sent", "PATCH": "edited", "DELETE": "deleted"}
    return Counter(
        kinds[exchange.method]
        for exchange in playground.rest.exchanges
        if exchange.method in kinds and (exchange.template or "").startswith(MESSAGES)
    )


def _shows_what_is_next(answer: Answer) -> bool:
    """The panel stands there: its last row offers more. Or there is nothing to decide any more."""
    parts = components.walk(answer.message.json["components"])
    found = (read_id(str(part.get("custom_id", ""))) for part in parts)
    return any(one is not None and one.verb == "more" for one in found) or "🏁" in answer.text


def _handed_over(session: Reading) -> bool:
    """The newest line but the person's own, or a computer player decides now."""
    if any(row.computer is not None and row.awaited for row in session.seats(1)):
        return True
    table = session.table(1)
    assert table is not None
    return session.lines(1, table.lines - 1)[0].person is None


def _asked(session: Reading) -> bool:
    """The person is asked, or nobody any more."""
    table = session.table(1)
    assert table is not None
    return table.status != "running" or any(row.person is not None and row.awaited for row in session.seats(1))


def _stands(session: Reading) -> bool:
    """Everything in the channel that is not held back."""
    table = session.table(1)
    assert table is not None
    now = time.time()
    return all(post.not_before > now for post in session.unsettled_posts(table.place))


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
