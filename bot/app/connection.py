"""The bot's connection to Discord, or to a local Discord: the same client, only the base address differs."""

import asyncio
import ipaddress
import logging
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
import yarl
from discord import app_commands

OVER, HAS_ANSWER = 10062, 40060
ANSWERED = (OVER, HAS_ANSWER)
"""Discord's codes for an interaction that is over or has its answer."""
LOST = (aiohttp.ClientError, OSError, TimeoutError)
"""Nobody knows whether what was sent has arrived."""
UNHEARD = (discord.DiscordServerError, *LOST)
"""It did not get through, and may do so later."""
UNSENT = (discord.HTTPException, *LOST)
"""What can happen to whatever is sent."""


class TooLate(logging.Filter):
    """What was offered to somebody who types faster than it came is no error: nothing is logged of it."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not (isinstance(error, discord.HTTPException) and error.code in ANSWERED)


logging.getLogger("discord.app_commands.tree").addFilter(TooLate())


def use_api_base(base: str) -> None:
    """Send everything to another base address. Only this machine will do: a token must never go elsewhere."""
    parts = urlsplit(base)
    try:
        loopback = parts.hostname == "localhost" or ipaddress.ip_address(parts.hostname or "").is_loopback
    except ValueError:
        loopback = False
    if parts.scheme != "http" or not loopback:
        raise ValueError(f"the API base must be http:// on this machine, not {base!r}")
    base = base.rstrip("/")
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway/")
    discord.asset.Asset.BASE = base


class Connection(discord.Client):
    """A client whose commands are registered on its `tree`, and told to Discord when it starts."""

    def __init__(self, api_base: str | None = None) -> None:
        ready_timeout = 2.0
        if api_base is not None:
            use_api_base(api_base)
            ready_timeout = 0.05  # a local Discord tells of all servers at once
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            # Nobody is ever mentioned by accident: each message names whom it may ping.
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=ready_timeout,
        )
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)
        self.local = api_base is not None
        self._told_of = asyncio.Event()
        """A server, since somebody looked."""

    async def on_guild_available(self, _: discord.Guild) -> None:
        self._told_of.set()

    async def servers_told(self) -> None:
        """Until Discord has told of every server that we are in. The library waits a while for that before it says that
        the bot is ready, and no longer: on a busy machine they come later."""
        while any(guild.unavailable for guild in self.guilds):
            self._told_of.clear()
            await self._told_of.wait()

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if not self.local:  # Discord wants 5 seconds between two identifies; a local one does not
            await super().before_identify_hook(shard_id, initial=initial)
