"""SIGKILL at any moment: no move is lost or doubled, every wait is called once, no post is missing or doubled."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import PostRow, SqliteStore, TableNotes
from bot.store.bodies import CallBody
from playground import components
from playground.clock import Clock
from playground.people import Person
from playground.server import Playground
from rules.core import commitment, verify
from rules.core.players import random_choice
from tests.bot.facade import Tables
from tests.e2e.house import NAMES, PATIENCE

ROOT = Path(__file__).parents[2]
MOMENTS = ("at any moment", "before", "after")
"""When the bot dies: somewhere on the way, before it hears of a move, as soon as the move is written."""


class Killed:
    """A playground and a bot process that comes and goes."""

    def __init__(self, folder: Path) -> None:
        self.how = "random"
        """How computer players think."""
        self.database = folder / "menhir.db"
        self.playground = Playground(folder / "world", clock=Clock(frozen_at=1_790_000_000.0))
        self.process: asyncio.subprocess.Process | None = None
        self.pings: Counter[str] = Counter()
        """Custom id of the button of each call. (Nobody is rung who was just here, and here time stands still.)"""

    async def open(self) -> None:
        await self.playground.start()
        self.playground.world.listeners.add(self._heard)
        self.people = {name: Person(self.playground, name) for name in NAMES}

    def _heard(self, event: Any) -> None:
        if event.name == "MESSAGE_CREATE":
            message = self.playground.world.messages[event.data["channel_id"]][event.data["id"]]
            if "your move" in message["content"]:
                ids = [part["custom_id"] for part in components.walk(message["components"]) if part.get("custom_id")]
                self.pings[ids[0]] += 1

    async def start(self) -> None:
        self.process = await self.begin("ready")

    async def begin(self, says: str) -> asyncio.subprocess.Process:
        """A process of the bot, once it says so."""
        folder = str(self.database.parent)
        words = ["-m", "tests.e2e.bot_process", self.playground.base, self.playground.token, folder, self.how]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        await said(process, says)
        return process

    async def kill_on_the_way(self, person: Person, action: Any, moment: str, delay: float) -> None:
        """Somebody moves, and the bot dies."""
        assert self.process is not None
        before = self.lines()
        if moment == "before":
            self.process.send_signal(signal.SIGSTOP)
        await person.slash("do", line=line_of(action), wait=False)
        if moment == "after":
            await self._until(lambda: self.lines() > before)
        elif moment == "at any moment":
            await asyncio.sleep(delay)
        await self.kill()

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.playground.world.clock.advance(3)  # what was not answered has failed

    def tables(self) -> Tables:
        """A second look at the same file, as an operator would."""
        store = SqliteStore(self.database)
        return Tables(store, self.playground.world.clock.now)

    def lines(self) -> int:
        with closing(sqlite3.connect(self.database)) as connection:
            return int(connection.execute("SELECT count(*) FROM lines").fetchone()[0])

    def unsettled(self) -> int:
        with closing(sqlite3.connect(self.database)) as connection:
            return int(connection.execute("SELECT count(*) FROM posts WHERE sent < wanted OR gone").fetchone()[0])

    async def calm(self) -> None:
        await self._until(lambda: not self.unsettled())

    async def _until(self, ready: Callable[[], bool]) -> None:
        for _ in range(12_000):
            if ready():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("what was waited for did not happen")

    def turn(self, chooser: random.Random) -> tuple[Person, Any]:
        """Who decides, and a legal action at random."""
        tables = self.tables()
        with tables.reading() as session:
            table = session.table(1)
            assert table is not None
            live = tables.cache.get(session, table)
            seat = live.match.waiting[0]
            person = next(row.person for row in session.seats(1) if row.seat == seat)
            action = random_choice(live.match.legal(seat), chooser)
        tables.store.close()
        return next(p for p in self.people.values() if int(p.id) == person), action


async def said(process: asyncio.subprocess.Process, words: str) -> None:
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    assert words in line.decode(), line


def line_of(action: Any) -> str:
    words = [f"{field} {getattr(action, field) or '-'}" for field in action.__struct_fields__]
    return " ".join([type(action).__name__.lower(), *words])


@pytest.fixture
async def killed(tmp_path: Path) -> Any:
    made = Killed(tmp_path)
    await made.open()
    yield made
    if made.process is not None and made.process.returncode is None:
        await made.kill()
    await made.playground.stop()


async def open_for_two(killed: Killed) -> None:
    """Red opens, Blue joins, Red starts."""
    red, blue = killed.people["Red"], killed.people["Blue"]
    await (await red.slash("table open", title="karnag", where="here")).done()
    card = await red.waits_for("table 1")
    await blue.click(card, "Join")
    await killed.calm()
    await red.click(card, next(label for label in card.labels if label.startswith("Start")))
    await red.waits_for("begins")
    await killed.calm()


@pytest.mark.parametrize("kills", [1, pytest.param(21, marks=pytest.mark.long)])
async def test_killed_again_and_again(killed: Killed, kills: int) -> None:
    chooser = random.Random(99)
    await killed.start()
    await open_for_two(killed)
    done = 1
    for number in range(kills):
        for _ in range(chooser.randrange(1, 4)):
            person, action = killed.turn(chooser)
            await person.slash("do", line=line_of(action))
            done += 1
            await killed.calm()
            assert killed.lines() == done
        person, action = killed.turn(chooser)
        moment = MOMENTS[number % len(MOMENTS)]
        await killed.kill_on_the_way(person, action, moment, chooser.random() * 0.03)
        counted = killed.lines() - done
        assert counted in {"before": (0,), "at any moment": (0, 1), "after": (1,)}[moment], "once or not at all"
        done += counted
        await killed.start()
        await killed.calm()
        assert killed.lines() == done, "starting plays nothing"

    tables = killed.tables()
    with tables.reading() as session:
        posts = session.posts(1)
        waits = session.note(TableNotes, 1).calls
        table = session.table(1)
        assert table is not None
        awaited = [row.person for row in session.seats(1) if row.awaited]
    assert verify(tables.record(1)).steps == done - 1
    tables.store.close()
    check_channel(killed, posts)
    assert set(killed.pings.values()) == {1}, "no wait was called twice"
    assert sum(killed.pings.values()) == waits, "every wait was called"
    (called,) = [post for post in posts if post.kind == "call"]
    assert isinstance(called.body, CallBody)
    assert all(f"<@{person}>" in called.body.text for person in awaited)
    # Buttons of long ago still work.
    person = next(p for p in killed.people.values() if int(p.id) == awaited[0])
    begin = await person.waits_for("begins")
    seal = await person.click(begin, "Seal")
    assert commitment(table.secret) in seal.text
    call = await person.waits_for(lambda message: "Your move" in message.labels and person.mention in message.text)
    panel = await person.click(call, "Your move")
    assert "You have" in panel.text


@pytest.mark.parametrize("times", [pytest.param(4, marks=pytest.mark.long)])
async def test_handed_over_again_and_again(killed: Killed, times: int) -> None:
    """Two processes on one store: the second waits while the first plays on, and takes over when that is asked to end,
    whatever was going out. Nothing is doubled, nothing is missing."""
    chooser = random.Random(7)
    await killed.start()
    await open_for_two(killed)
    done = 1
    for number in range(times):
        second = await killed.begin("waiting up to 60 seconds for it to hand over")
        for _ in range(2):
            person, action = killed.turn(chooser)
            answer = await person.slash("do", line=line_of(action))
            assert answer.text.startswith("✅"), "the first goes on"
            done += 1
            await killed.calm()
        person, action = killed.turn(chooser)
        before = killed.lines()
        going = await person.slash("do", line=line_of(action), wait=False)
        if number % 2:
            await killed._until(lambda before=before: killed.lines() > before)  # type: ignore[misc]
        else:
            await asyncio.sleep(chooser.random() * 0.03)
        first, killed.process = killed.process, second
        assert first is not None
        first.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(first.wait(), PATIENCE) == 0
        await said(second, "handed over")
        await said(second, "ready")
        await killed.calm()
        counted = killed.lines() - done
        assert counted in ((1,) if number % 2 else (0, 1))
        if counted:
            await going.settled()
        done += counted
        killed.playground.world.clock.advance(3)  # what was not answered has failed

    tables = killed.tables()
    with tables.reading() as session:
        posts, waits = session.posts(1), session.note(TableNotes, 1).calls
    assert verify(tables.record(1)).steps == done - 1
    tables.store.close()
    check_channel(killed, posts)
    assert set(killed.pings.values()) == {1}, "no wait was called twice"
    assert sum(killed.pings.values()) == waits, "every wait was called"


def check_channel(killed: Killed, posts: list[PostRow[Any]]) -> None:
    """Every wanted post stands in the channel exactly once, and nothing else of ours does."""
    place = killed.people["Red"].place
    bot = killed.playground.world.bot_id
    messages = killed.playground.world.messages[place].values()
    standing = [message for message in messages if message["author"]["id"] == bot and not message["_for"]]
    assert sorted(int(message["id"]) for message in standing) == sorted(post.message for post in posts if post.message)
    assert all(post.message is not None and not post.gone for post in posts)
