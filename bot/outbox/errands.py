"""What is to be done on Discord beside posts: archive a thread, make a new one, look whether somebody is still there.

A deed is a row, written with the change that wants it, and goes when it is done; so a crash loses none. Each can be
done twice without harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.store import DeedRow, TableRow
from bot.store.bodies import NoticeBody
from bot.tables.loaded import game_of
from bot.ui.text import say

if TYPE_CHECKING:
    from bot.app.client import Menhir

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

    def __init__(self, bot: Menhir) -> None:
        self.bot = bot
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
        await self.bot.wait_until_ready()
        while True:
            self._changed.clear()
            pause = await self._do_all()
            if not self._changed.is_set() and pause != SOON:
                self.idle.set()
            try:
                await asyncio.wait_for(self._changed.wait(), pause)
            except TimeoutError:
                continue

    async def _do_all(self) -> float | None:
        """Do what is due; seconds until something else is."""
        waits: list[float] = []
        for deed, table in await self.bot.worker.do(self._wanted):
            wait = deed.not_before - self.bot.tables.clock()
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
            elif not await self.bot.worker.do(self._note, deed, done):
                waits.append(RETRY)
        return min(waits) if waits else None

    def _wanted(self) -> list[tuple[DeedRow, TableRow]]:
        with self.bot.tables.reading() as session:
            found = [(deed, session.table(deed.table)) for deed in session.deeds()]
        if any(table is None for _, table in found):
            with self.bot.tables.writing() as session:
                for deed, table in found:
                    if table is None:
                        session.drop_deed(deed.id)
        return [(deed, table) for deed, table in found if table is not None]

    def _note(self, deed: DeedRow, done: bool) -> bool:
        """Done, given up, or to be tried again later."""
        with self.bot.tables.writing() as session:
            deed.tries += 1
            over = done or deed.tries >= TRIES
            if over:
                session.drop_deed(deed.id)
            else:
                deed.not_before = self.bot.tables.clock() + RETRY
                session.put_deed(deed)
            return over

    async def _channel(self, id: int) -> Any:
        channel = self.bot.get_channel(id)
        if channel is not None:
            return channel
        try:
            return await self.bot.fetch_channel(id)
        except (discord.NotFound, discord.Forbidden):
            return None

    async def _archive(self, deed: DeedRow, table: TableRow) -> bool | None:
        """Archive the table's thread: after the post that says so, or once nobody has written there for a while."""
        thread = await self._channel(deed.target)
        if not isinstance(thread, discord.Thread) or thread.archived:
            return True
        if "after" in deed.data and not await self.bot.worker.do(self._stands, table.id, deed.data["after"]):
            return None
        quiet = deed.data.get("quiet")
        if quiet is not None and thread.last_message_id is not None:
            last = discord.utils.snowflake_time(thread.last_message_id).timestamp()
            if last + quiet > self.bot.tables.clock():
                await self.bot.worker.do(self._archive_later, table.id, last + quiet)
                return True
        await thread.edit(archived=True)
        return True

    def _stands(self, table: int, notice: str) -> bool:
        with self.bot.tables.reading() as session:
            post = session.post(table, NoticeBody, notice)
            return post is None or post.message is not None

    def _archive_later(self, table: int, when: float) -> None:
        with self.bot.tables.writing() as session:
            session.add_timer(when, "archive", table, {})

    async def _thread(self, deed: DeedRow, table: TableRow) -> bool:
        """A new thread in the home channel, and the table in it. One that was made before a crash is taken."""
        home = await self._channel(deed.target)
        if not isinstance(home, discord.TextChannel):
            await self.bot.worker.do(self.bot.tables.lost_place, table.id, home_too=True)
            return True
        name = say(table.language, "thread-again", title=game_of(table).title, table=table.id)
        made = next((thread for thread in home.threads if thread.name == name), None)
        if made is None:
            made = await home.create_thread(name=name, type=discord.ChannelType.public_thread)
        if table.place != made.id:
            id = f"deed{deed.id}:{made.id}"
            await self.bot.worker.do(self.bot.tables.move, id, table.id, deed.data["person"], made.id, moderator=True)
        return True

    async def _look(self, deed: DeedRow, table: TableRow) -> bool:
        """Is that person still in the server?"""
        guild = self.bot.get_guild(int(deed.data["guild"]))
        if guild is None:
            return True
        try:
            await guild.fetch_member(deed.target)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MEMBER:
                await self.bot.worker.do(self.bot.tables.person_left, table.id, deed.target)
            return True
        await self.bot.worker.do(self.bot.tables.person_back, table.id, deed.target)
        return True
