"""What is to be done on Discord beside posts: archive a thread, make a new one, look whether somebody is still there.

A deed is a row, written with the change that wants it, and goes when it is done; so a crash loses none. Each can be
done twice without harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.store import DeedRow, Reading, TableRow, Writing
from bot.store.bodies import NoticeBody
from bot.tables.loaded import game_of
from bot.tables.places import Places
from bot.tables.tables import Worker
from bot.ui.text import say

log = logging.getLogger(__name__)

RETRY = 300.0
"""Seconds until a deed that failed is tried again."""
SOON = 0.2
"""Seconds until a deed is looked at again that waits for a post."""
TRIES = 12
"""A deed that failed so often is given up; nothing of a game hangs on it."""
UNKNOWN_MEMBER = 10007


class Deeds:
    """The dispatcher. `wake` after every change; `run` until cancelled."""

    def __init__(self, client: discord.Client, worker: Worker) -> None:
        self.client, self.worker, self.places = client, worker, worker.services[Places]
        self._changed = asyncio.Event()
        self._doing: dict[str, Callable[[DeedRow, TableRow], Awaitable[bool | None]]] = {
            "archive": self._archive,
            "thread": self._thread,
            "look": self._look,
        }
        self.idle = asyncio.Event()

    def wake(self) -> None:
        self.idle.clear()
        self._changed.set()

    async def run(self) -> None:
        await self.client.wait_until_ready()
        while True:
            self._changed.clear()
            pause = await self._do_all()
            await asyncio.sleep(0)  # what it has changed itself is told first
            if not self._changed.is_set() and pause != SOON:
                self.idle.set()
            try:
                await asyncio.wait_for(self._changed.wait(), pause)
            except TimeoutError:
                continue

    async def _do_all(self) -> float | None:
        """Do what is due; seconds until something else is."""
        waits: list[float] = []
        for deed, table in await self._wanted():
            wait = deed.not_before - self.worker.tables.now()
            if wait > 0:
                waits.append(max(wait, 0.05))
                continue
            done: bool | None
            try:
                done = await self._doing[deed.kind](deed, table)
            except Exception as error:
                log.warning("deed %s (%s) of table %s waits", deed.id, deed.kind, deed.table, exc_info=error)
                done = False
            if done is None:
                waits.append(SOON)
            elif not await self.worker.change(partial(self._note, deed, done)):
                waits.append(RETRY)
        return min(waits) if waits else None

    async def _wanted(self) -> list[tuple[DeedRow, TableRow]]:
        found = await self.worker.look(lambda session: [(deed, session.table(deed.table)) for deed in session.deeds()])
        pointless = [deed.id for deed, table in found if table is None]
        if pointless:
            await self.worker.change(partial(_drop, pointless))
        return [(deed, table) for deed, table in found if table is not None]

    def _note(self, deed: DeedRow, done: bool, session: Writing) -> bool:
        """Done, given up, or to be tried again later."""
        deed.tries += 1
        over = done or deed.tries >= TRIES
        if over:
            session.drop_deed(deed.id)
        else:
            deed.not_before = self.worker.tables.now() + RETRY
            session.put(deed)
        return over

    async def _channel(self, id: int) -> Any:
        channel = self.client.get_channel(id)
        if channel is not None:
            return channel
        try:
            return await self.client.fetch_channel(id)
        except (discord.NotFound, discord.Forbidden):
            return None

    async def _archive(self, deed: DeedRow, table: TableRow) -> bool | None:
        """Archive the table's thread: after the post that says so, or once nobody has written there for a while."""
        thread = await self._channel(deed.target)
        if not isinstance(thread, discord.Thread) or thread.archived:
            return True
        if "after" in deed.data and not await self.worker.look(_stands, table.id, deed.data["after"]):
            return None
        quiet = deed.data.get("quiet")
        if quiet is not None and thread.last_message_id is not None:
            last = discord.utils.snowflake_time(thread.last_message_id).timestamp()
            if last + quiet > self.worker.tables.now():
                await self.worker.change(lambda session: session.add_timer(last + quiet, "archive", table.id, {}))
                return True
        await thread.edit(archived=True)
        return True

    async def _thread(self, deed: DeedRow, table: TableRow) -> bool:
        """A new thread in the home channel, and the table in it. One that was made before a crash is taken."""
        home = await self._channel(deed.target)
        if not isinstance(home, discord.TextChannel):
            await self.worker.change(lambda session: self.places.lost_place(session, table.id, home_too=True))
            return True
        name = say(table.language, "thread-again", title=game_of(table).title, table=table.id)
        made = next((thread for thread in home.threads if thread.name == name), None)
        if made is None:
            made = await home.create_thread(name=name, type=discord.ChannelType.public_thread)
        if table.place != made.id:
            place, person = made.id, int(deed.data["person"])
            await self.worker.change(
                lambda session: self.places.move(session, table.id, person, place, moderator=True),
                claim=f"deed{deed.id}:{place}",
            )
        return True

    async def _look(self, deed: DeedRow, table: TableRow) -> bool:
        """Is that person still in the server?"""
        guild = self.client.get_guild(int(deed.data["guild"]))
        if guild is None:
            return True
        try:
            await guild.fetch_member(deed.target)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MEMBER:
                await self._looked_for(deed, there=False)
            return True
        await self._looked_for(deed, there=True)
        return True

    async def _looked_for(self, deed: DeedRow, *, there: bool) -> None:
        told = self.worker.tables.changes.looked_for
        await self.worker.change(lambda session: told(session, deed.table, deed.target, there))


def _drop(deeds: list[int], session: Writing) -> None:
    for id in deeds:
        session.drop_deed(id)


def _stands(session: Reading, table: int, notice: str) -> bool:
    post = session.post(table, NoticeBody, notice)
    return post is None or post.message is not None
