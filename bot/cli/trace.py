"""`menhir trace`: one walk through the bot on a local Discord; what it passes until the answer, and in all."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import logging
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.app.client import Menhir
from bot.app.thinking import AtOnce
from bot.cli.awaited import awaited
from bot.cli.tracing import ANSWERS, POSTS, Counts, OneThread, Trace, noticing
from bot.store import SqliteStore
from playground import components
from playground.clock import Clock
from playground.people import Person
from playground.running import running
from playground.seen import Seen
from playground.server import Playground
from rules import GAMES
from rules.core.reader import verb_of

TITLE = next(iter(GAMES))
"""The first of the menu."""
NEVER = 1e9
"""Seconds: no nap ends while a walk is on."""
LATER = 24.5
"""Hours after which somebody who is awaited is reminded."""


def arguments(parser: argparse.ArgumentParser) -> None:
    about = "; ".join(f"{name}: {walk.__doc__}" for name, walk in WALKS.items())
    parser.add_argument("walk", choices=list(WALKS), metavar="WALK", help=about)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    logging.getLogger("discord").setLevel(logging.ERROR)
    counts, modules = walked(args.walk)
    if args.json:
        print(json.dumps(counts))
        return 0
    print("\n".join(modules))
    for name, number in counts.items():
        print(f"{name.replace('_', ' '):28}{number:5}")
    return 0


def walked(name: str) -> tuple[Counts, list[str]]:
    """The numbers of a walk, and the files of the bot that it passes until the answer and after it."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=OneThread) as runner:
        return runner.run(_walked(name, Path(folder)))


async def _walked(name: str, folder: Path) -> tuple[Counts, list[str]]:
    playground = Playground(folder / "world", clock=Clock(frozen_at=1_790_000_000.0))
    await playground.start()
    store = SqliteStore(folder / "menhir.db")
    secrets = (bytes([number]) * 32 for number in itertools.count())
    now = playground.world.clock.now
    at_once: dict[str, Any] = {"call_delay": 0.0, "edit_gap": 0.0, "card_gap": 0.0, "acknowledged": NEVER}
    at_once["thinkers"] = AtOnce()
    bot = Menhir(playground.base, store=store, clock=now, secret=lambda: next(secrets), **at_once)
    bot.timekeeper.nap = NEVER
    try:
        async with running(playground, bot):
            house = House(playground, bot)
            await bot.greeted.wait()
            await house.calm()
            await WALKS[name](house)
            return house.trace.end(), house.trace.modules()
    finally:
        await playground.stop()


class House:
    """A local Discord with the bot and two people on it, and a trace that is begun when the walk begins."""

    def __init__(self, playground: Playground, bot: Menhir) -> None:
        self.playground, self.bot = playground, bot
        self.red, self.blue = Person(playground, "Red"), Person(playground, "Blue")
        loop = asyncio.get_running_loop()
        assert isinstance(loop, OneThread)
        self.loop, self.trace = loop, Trace(loop)
        self.trace.watch(bot.tables.store)

    async def passes(self, work: Callable[[], Awaitable[Any]], calls: Any = ANSWERS) -> Any:
        """Do the work, traced, until everything stands. What was traced before is forgotten."""
        with noticing(calls, self.trace.answered):
            self.trace.begin()
            found = await work()
            await self.calm()
        return found

    async def start(self) -> None:
        """Red opens a table in a thread, Blue joins, Red starts; both go there."""
        await (await self.red.slash("table open", title=TITLE, where="thread")).done()
        card = await self.red.waits_for("table 1")
        await self.blue.click(card, "Join")
        await self.calm()
        await self.red.click(card, next(label for label in card.labels if label.startswith("Start")))
        await self.calm()
        place = str(self.bot.tables.look(lambda session: session.tables_of(int(self.red.id))[0][0].place))
        for person in (self.red, self.blue):
            person.go(place)

    def asked(self) -> tuple[Person, list[Any]]:
        """Who is awaited, and what they may do."""
        match, seat, person = self.bot.tables.look(awaited, self.bot.tables, 1)
        return next(one for one in (self.red, self.blue) if int(one.id) == person), list(match.legal(seat))

    def lines(self) -> int:
        return len(self.bot.tables.look(lambda session: session.lines(1)))

    async def calm(self) -> None:
        """Until everything is told, drawn, posted and heard of, and stays so for a while."""
        quiet = 0
        while quiet < 5:
            await asyncio.sleep(0.005)
            quiet = 0 if self._busy() else quiet + 1

    def _busy(self) -> bool:
        idle = (self.bot.posts.idle, self.bot.deeds.idle, self.bot.timekeeper.idle)
        heard = self.playground.gateway.sessions
        behind = any(session.seq > (self.bot.ws.sequence or 0) for session in heard.values())
        return bool(self.loop.waiting) or behind or not all(one.is_set() for one in idle) or _at_work()


def _at_work() -> bool:
    """Does anything of the bot still answer or draw? Its loops and the local Discord's own tasks never end."""
    names = ("discord.py: on_", "CommandTree-invoker")
    coros = {task.get_name(): task.get_coro() for task in asyncio.all_tasks()}
    late = "LatePages"
    return any(name.startswith(names) or late in str(getattr(coro, "__qualname__", "")) for name, coro in coros.items())


# --- walks ---------------------------------------------------------------------------------------


async def _open(house: House) -> None:
    """a table is opened in a thread"""

    async def work() -> None:
        await (await house.red.slash("table open", title=TITLE, where="thread")).done()

    await house.passes(work)


async def _panel(house: House) -> None:
    """somebody opens their panel"""
    await house.start()
    person, _ = house.asked()
    call = await person.waits_for("your move")
    await house.passes(lambda: person.click(call, "Your move"))


async def _press(house: House) -> None:
    """a press in the panel plays a move"""
    await house.start()
    person, _ = house.asked()
    call = await person.waits_for("your move")
    panel = (await person.click(call, "Your move")).message
    await house.calm()
    lines = house.lines()
    while house.lines() == lines:  # only the last press plays, and only its trace is kept
        panel = (await house.passes(_next_press(person, panel))).message


def _next_press(person: Person, panel: Seen) -> Callable[[], Awaitable[Any]]:
    """The first choice of the page that leads on."""
    for part in components.walk(panel.json["components"]):
        id = str(part.get("custom_id") or "")
        if id.startswith("m:menu:"):
            value = part["options"][0]["value"]
            return lambda: person.select(panel, id, value)
        if id.startswith(("m:pick:", "m:confirm:")) and not part.get("disabled"):
            return lambda: person.click(panel, id)
    raise AssertionError("the panel offers nothing")


async def _do(house: House) -> None:
    """a typed line plays a move"""
    await house.start()
    person, legal = house.asked()
    words = [str(getattr(legal[0], field)) for field in legal[0].__struct_fields__]
    await house.passes(lambda: person.slash("do", line=" ".join([verb_of(type(legal[0])), *words])))


async def _timer(house: House) -> None:
    """a timer falls due and reminds somebody; its answer is the first post"""
    await house.start()

    async def work() -> None:
        house.playground.world.clock.advance(LATER * 3600)
        house.bot.timekeeper.wake()

    await house.passes(work, POSTS)


async def _board(house: House) -> None:
    """somebody looks at the board"""
    await house.start()
    await house.passes(lambda: house.red.slash("board"))


WALKS: dict[str, Callable[[House], Awaitable[None]]] = {
    "press": _press,
    "do": _do,
    "timer": _timer,
    "board": _board,
    "panel": _panel,
    "open": _open,
}
