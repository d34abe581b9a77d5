"""A playground, the bot on it, five people, and what tests need to look behind the scenes."""

from __future__ import annotations

import asyncio
import itertools
import time
from pathlib import Path
from typing import Any

import msgspec

from bot.app.client import ANSWERING, Menhir
from bot.app.thinking import AtOnce
from bot.store import PostRow, SqliteStore, TableRow
from bot.store.bodies import BODIES
from bot.store.notes import settings_of
from bot.store.rows import put_settings
from playground.clock import Clock
from playground.people import Person
from playground.server import Playground
from tests.bot.facade import Tables
from tests.playground import fits

NAMES = ("Red", "Blue", "Yellow", "Green", "Purple")
NEVER = 1e9
"""Seconds: on a busy machine answers take long, and yet come at once."""
WINDOW = 0.05
"""Seconds in which a bucket takes five requests, as Discord's does in five: nobody waits long, and nobody is spared."""
PATIENCE = 120.0
"""Seconds after which a wait has failed; on a busy machine things take long."""


class House:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.playground = Playground(folder / "world", clock=Clock(frozen_at=1_790_000_000.0))
        self.secrets = (bytes([number]) * 32 for number in itertools.count())
        """Of the tables, one after the other. With the ids of interactions, which the playground counts from the
        standing clock, every die is the same in each run."""
        self.bot: Menhir
        self.people: dict[str, Person] = {}
        self.moderator: Person
        self.card_gap = 0.0

    async def open(self) -> None:
        await self.playground.start()
        self.playground.faults.rate_limits = True
        self.playground.rest.buckets.now, self.playground.rest.buckets.window = time.monotonic, WINDOW
        await self.start_bot()
        self.people = {name: Person(self.playground, name) for name in NAMES}
        self.moderator = Person(self.playground, "Moderator")

    async def start_bot(self) -> None:
        store = SqliteStore(self.folder / "menhir.db")
        store.db.execute("PRAGMA synchronous = OFF")
        clock = self.playground.world.clock.now
        self.bot = Menhir(
            self.playground.base,
            store=store,
            clock=clock,
            call_delay=0.0,
            edit_gap=0.0,
            card_gap=self.card_gap,
            retry=0.02,
            acknowledged=NEVER,
            secret=lambda: next(self.secrets),
            thinkers=AtOnce("random"),
        )
        self.bot.tables.here = 0.0  # the clock stands: whoever has moved would be there for ever
        self.task = asyncio.create_task(self.bot.start(self.playground.token))
        await asyncio.sleep(0)
        ready = asyncio.ensure_future(self.bot.greeted.wait())  # later it would meet the faults of a test
        await asyncio.wait([self.task, ready], return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        if not ready.done():
            ready.cancel()
            if self.task.done():
                await self.task
            raise TimeoutError("the bot has not come")

    async def stop_bot(self) -> None:
        await self.bot.close()
        await asyncio.gather(self.task, return_exceptions=True)

    async def restart_bot(self) -> None:
        await self.stop_bot()
        await self.start_bot()

    async def close(self) -> None:
        await self.stop_bot()
        await self.playground.stop()
        assert self.playground.failures == []
        assert self.playground.rest.unknown == []
        if fits.PRESENT:  # everything the bot sent and got fits Discord's own description of its API
            found = sorted(set(fits.misfits(self.playground)) | set(fits.event_misfits(self.playground)))
            assert not found, "\n".join(found[:20])

    # --- looking behind the scenes ---------------------------------------------------------------

    @property
    def tables(self) -> Tables:
        """All services of the bot, each call in a transaction of its own."""
        return Tables.of(self.bot.services)

    def person_id(self, name: str) -> int:
        return int(self.people[name].id)

    def by_id(self, id: int) -> Person:
        return next(person for person in self.people.values() if int(person.id) == id)

    async def table(self, id: int = 1) -> TableRow:
        row = await self.bot.worker.look(lambda session: session.table(id))
        assert row is not None
        return row

    async def posts(self, kind: Any = None, table: int = 1) -> list[PostRow[Any]]:
        def look() -> list[PostRow[Any]]:
            with self.tables.reading() as session:
                return session.posts(table) if kind is None else session.posts(table, BODIES[kind])

        return await self.bot.worker.do(look)

    async def awaited(self, table: int = 1) -> list[Person]:
        def look() -> list[int]:
            with self.tables.reading() as session:
                return [row.person for row in session.seats(table) if row.awaited and row.person is not None]

        return [self.by_id(id) for id in await self.bot.worker.do(look)]

    async def legal(self, person: Person, table: int = 1) -> list[Any]:
        def look() -> list[Any]:
            with self.tables.reading() as session:
                row = session.table(table)
                assert row is not None
                live = self.tables.cache.get(session, row)
                seat = next(s.seat for s in session.seats(table) if s.person == int(person.id))
                return list(live.match.legal(seat))

        return await self.bot.worker.do(look)

    async def seen_by(self, person: Person, table: int = 1) -> tuple[Any, int]:
        """What a person at the table may know, and on which seat."""

        def look() -> tuple[Any, int]:
            with self.tables.reading() as session:
                row = session.table(table)
                assert row is not None
                seat = next(s.seat for s in session.seats(table) if s.person == int(person.id))
                return self.tables.cache.get(session, row).match.view(seat), seat

        return await self.bot.worker.do(look)

    async def calm(self) -> None:
        """Until every post stands as it should, every deed is done, and nothing follows an answer any more."""
        async with asyncio.timeout(PATIENCE):
            answering = [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]
            await asyncio.gather(*answering, return_exceptions=True)
            for _ in range(3):  # whoever was given work hears of it once the others have gone on
                await asyncio.sleep(0)
            await self.bot.deeds.idle.wait()
            await self.bot.posts.idle.wait()

    async def heard(self) -> None:
        """Until the bot has heard of all that has happened: it hears things in their order, and answers this last."""
        await self.moderator.slash("help")

    async def computers_played(self) -> None:
        """Until no computer player is to decide, and that is told."""
        async with asyncio.timeout(PATIENCE):
            while await self.bot.worker.look(lambda session: session.computers_awaited()):
                pass
        await self.calm()

    async def later(self, hours: float) -> None:
        """Turn the clock, and wait until everything that fell due is done and told."""
        self.playground.world.clock.advance(hours * 3600)
        self.bot.timekeeper.wake()
        await asyncio.wait_for(self.bot.timekeeper.idle.wait(), PATIENCE)
        await self.calm()

    async def settle(self, name: str, **settings: Any) -> None:
        """Somebody's settings."""

        def put() -> None:
            with self.tables.writing() as session:
                person = self.person_id(name)
                put_settings(session, person, name, msgspec.structs.replace(settings_of(session, person), **settings))
                self.tables.person_changed(session, person)

        await self.bot.worker.do(put)

    async def standing(self) -> tuple[str, list[Any]]:
        """Where the table is played, and the bot's public messages there."""
        place = str((await self.table()).place)
        messages = self.playground.world.messages[place].values()
        return place, [m for m in messages if m["author"]["id"] == self.playground.world.bot_id and not m["_for"]]

    async def open_table(
        self, title: str = "karnag", people: int = 2, computers: int = 0, where: str = "thread"
    ) -> None:
        """Red opens, the others join by button, Red starts by button; everybody goes to the thread."""
        red = self.people["Red"]
        answer = await red.slash("table open", title=title, where=where)
        await answer.done()
        card = await red.waits_for("table 1")
        for name in NAMES[1:people]:
            joined = await self.people[name].click(card, "Join")
            assert "You are" in joined.text
        for _ in range(computers):
            await red.click(card, "Add computer")
        await self.calm()
        start = next(label for label in card.labels if label.startswith("Start"))
        await red.click(card, start)
        place = str((await self.table()).place)
        await red.waits_for("begins", place)
        for person in self.people.values():
            person.go(place)
        await self.computers_played()
