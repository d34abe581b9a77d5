"""What is to be done on Discord beside posts: archive a thread, make a new one, take away a message that no post knows
of, look whether somebody is still there.

A deed is a row, written with the change that wants it, and goes when it is done; so a crash loses none. Each can be
done twice without harm. What concerns one channel or person is done in order, others beside it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import discord

from bot.outbox.finding import sent_for
from bot.outbox.lanes import Lanes
from bot.store import DeedRow, Reading, StoreError, TableRow, Writing
from bot.store.bodies import NoticeBody
from bot.tables.health import Health
from bot.tables.loaded import game_of
from bot.tables.places import Places
from bot.tables.tables import Worker
from bot.ui import limits
from bot.ui.text import say

RETRY = 300.0
"""Seconds until a deed that failed is tried again."""
AFTER_A_POST = 60.0
"""Seconds until a deed that waits for a post is looked at again, should nobody have told that it stands."""
TRIES = 12
"""A deed that failed so often is given up; nothing of a game hangs on it."""
UNKNOWN_MEMBER = 10007


class Deeds:
    """The dispatcher. `begin` once; `wake` with the channels and people that a change has touched."""

    def __init__(self, client: discord.Client, worker: Worker) -> None:
        self.client, self.worker, self.places = client, worker, worker.services[Places]
        self._doing: dict[str, Callable[[DeedRow, TableRow], Awaitable[bool | None]]] = {
            "archive": self._archive,
            "thread": self._thread,
            "look": self._look,
            "unsend": self._unsend,
        }
        self.health = worker.services[Health]
        self.lanes = Lanes("errands", self._do_all, self.health, rests=RETRY / 2)
        self.wake, self.idle = self.lanes.wake, self.lanes.idle
        self.after: set[int] = set()
        """Channels where something waits for a post."""

    async def begin(self) -> None:
        """What was left to do before the start."""
        await self.client.wait_until_ready()
        self.lanes.begin(await self.worker.look(lambda session: session.deed_targets()))

    def settled(self, channel: int) -> None:
        """All posts of a channel stand as they should."""
        self.wake([channel])

    async def _do_all(self, target: int) -> float | None:
        """Do what is due with one channel or person; seconds until something else is."""
        waits: list[float] = []
        for deed, table in await self._wanted(target):
            wait = deed.not_before - self.worker.tables.now()
            if 0 < wait <= RETRY:  # none waits longer: the clock was set back
                waits.append(max(wait, 0.05))
                continue
            done, name = await self._done(deed, table), f"{deed.kind} {deed.id} of table {deed.table}"
            if isinstance(done, Exception):
                self.health.failed("errand", done, name)
            elif done is None:
                self.after.add(target)
                waits.append(AFTER_A_POST)
                continue
            if await self.worker.change(partial(self._note, deed, done is True)):
                self.health.well("errand", name)
            else:
                waits.append(RETRY)
        return min(waits) if waits else None

    async def _done(self, deed: DeedRow, table: TableRow) -> bool | Exception | None:
        """Whether it is done, or what stands against it; None: it waits for a post."""
        try:
            return await self._doing[deed.kind](deed, table)
        except StoreError:
            raise  # no fault of the deed
        except Exception as error:  # noqa: BLE001  it is tried again, and others are not kept waiting
            return error

    async def _wanted(self, target: int) -> list[tuple[DeedRow, TableRow]]:
        def look(session: Reading) -> list[tuple[DeedRow, TableRow | None]]:
            return [(deed, session.table(deed.table)) for deed in session.deeds(target)]

        found = await self.worker.look(look)
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
            made = await home.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=limits.THREAD_SHOWN
            )
        if table.place != made.id:
            place, person = made.id, int(deed.data["person"])
            await self.worker.change(
                lambda session: self.places.move(session, table.id, person, place, moderator=True),
                claim=f"deed{deed.id}:{place}",
            )
        return True

    async def _unsend(self, deed: DeedRow, table: TableRow) -> bool:
        """Take away a message of ours that belongs to no post any more; one that was never noted is looked for."""
        channel = await self._channel(deed.target)
        if channel is None:
            return True
        message = deed.data["message"]
        if message is None and table.place != deed.target:  # brought back: what stands there may be the new one
            message = await sent_for(self.client, channel, int(deed.data["post"]))
        if message is not None:
            with suppress(discord.NotFound):
                await channel.get_partial_message(int(message)).delete()
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
