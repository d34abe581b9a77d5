"""Who and what is there: servers that invite us, channels and messages that go, signs of life."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import discord

from bot.features.server.servers import LANGUAGES
from bot.features.server.service import Moderation
from bot.outbox.lanes import Loop, Tasks
from bot.store import Writing
from bot.tables.call import Services
from bot.tables.health import Health
from bot.tables.places import Places
from bot.tables.tables import Tables
from bot.ui.text import say

if TYPE_CHECKING:
    from bot.outbox.posts import Posts
    from bot.tables.tables import Worker

log = logging.getLogger(__name__)


class Presence(discord.Client):
    """What the bot hears of, beside commands and presses. Only events that need no privileged intent."""

    services: Services
    tables: Tables
    worker: Worker
    posts: Posts
    background: Tasks

    # --- servers ---------------------------------------------------------------------------------

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """One short post, once, if there is a place for it."""
        channel = guild.system_channel
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            return
        if await self.worker.change(lambda session: self.services[Moderation].greet(session, guild.id)):
            language = str(guild.preferred_locale).split("-")[0]
            await channel.send(say(language if language in LANGUAGES else "en", "greeting"))

    # --- channels, threads, messages that go -----------------------------------------------------

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        await self._place_gone(event.guild_id, event.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._place_gone(channel.guild.id, channel.id)

    async def _place_gone(self, guild: int, channel: int) -> None:
        self._heard(channel, lambda session: self.services[Places].channel_gone(session, channel, guild))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        await self._gone([event.message_id])

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        await self._gone(event.message_ids)

    async def _gone(self, messages: Iterable[int]) -> None:
        messages = [message for message in messages if message not in self.posts.deleted]
        if messages:
            self.posts.vanished.extend(messages)
            self._heard(messages[0], lambda session: self.services[Places].messages_deleted(session, messages))

    def _heard(self, of: int, work: Callable[[Writing], None]) -> None:
        """What Discord tells once is noted, however long the store cannot work."""

        async def note() -> None:
            await self.worker.change(work)

        loop = Loop("heard", note, self.services[Health], where=str(of))
        self.background.start("heard", loop.run(until_settled=True))

    async def on_guild_channel_update(self, before: Any, after: Any) -> None:
        """Permissions may have changed: what waits is tried again."""
        if before.overwrites != after.overwrites:
            self.posts.hurry()
