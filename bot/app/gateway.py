"""Who and what is there: servers that invite us, channels and messages that go, signs of life."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.features.server.servers import LANGUAGES
from bot.ui.text import say

if TYPE_CHECKING:
    from bot.app.services import Tables
    from bot.app.worker import Worker
    from bot.outbox.posts import Posts

log = logging.getLogger(__name__)

SIGN_EVERY = 3600.0
"""Seconds between two notes that somebody is there."""


class Presence(discord.Client):
    """What the bot hears of, beside commands and presses. Only events that need no privileged intent."""

    tables: Tables
    worker: Worker
    posts: Posts
    _sights: dict[tuple[int, int | None], float]
    """When a person was last noted in a server."""

    # --- servers ---------------------------------------------------------------------------------

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """One short post, once, if there is a place for it."""
        channel = guild.system_channel
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            return
        if await self.worker.do(self.tables.greet, guild.id):
            language = str(guild.preferred_locale).split("-")[0]
            await channel.send(say(language if language in LANGUAGES else "en", "greeting"))

    # --- channels, threads, messages that go -----------------------------------------------------

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        await self._place_gone(event.guild_id, event.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._place_gone(channel.guild.id, channel.id)

    async def _place_gone(self, guild: int, channel: int) -> None:
        for table, home_too in await self.worker.do(self.tables.tables_at, channel, guild):
            await self.worker.do(self.tables.lost_place, table, home_too=home_too)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        await self.worker.do(self.tables.message_deleted, event.message_id)

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        for message in event.message_ids:
            await self.worker.do(self.tables.message_deleted, message)

    async def on_guild_channel_update(self, before: Any, after: Any) -> None:
        """Permissions may have changed: what waits is tried again."""
        if before.overwrites != after.overwrites:
            self.posts.hurry()

    # --- signs of life ---------------------------------------------------------------------------

    def unseen(self, interaction: discord.Interaction[Any]) -> bool:
        """Somebody is there; to be written down at most once an hour."""
        person, now = interaction.user.id, self.tables.clock()
        unseen = now >= self._sights.get((person, interaction.guild_id), 0.0) + SIGN_EVERY
        if unseen:
            self._sights[person, interaction.guild_id] = now
        return unseen

    async def note_sight(self, interaction: discord.Interaction[Any]) -> None:
        if self.unseen(interaction):
            await self.worker.do(self.tables.saw, interaction.user.id, interaction.guild_id)

    def forget_sight(self, person: int) -> None:
        for key in [key for key in self._sights if key[0] == person]:
            del self._sights[key]
