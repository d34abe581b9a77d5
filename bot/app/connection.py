"""The bot's connection to Discord, or to a local Discord: the same client, only the base address differs."""

import asyncio
import ipaddress
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

OVER, HAS_ANSWER = 10062, 40060
ANSWERED = (OVER, HAS_ANSWER)
"""Discord's codes for an interaction that is over or has its answer."""
LOST = (aiohttp.ClientError, OSError, TimeoutError)
"""Nobody knows whether what was sent has arrived."""
UNSENT = (discord.HTTPException, *LOST)
"""What can happen to whatever is sent."""
AGAIN = (0.0, 0.2, 0.5)
"""Seconds until an answer that was lost on its way is sent again; Discord waits 3 for the first one."""


class TooLate(logging.Filter):
    """What was offered to somebody who types faster than it came is no error: nothing is logged of it."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not (isinstance(error, discord.HTTPException) and error.code in ANSWERED)


logging.getLogger("discord.app_commands.tree").addFilter(TooLate())


class Line:
    """Requests of one answer, and whether one of them may have been carried out though we did not hear so."""

    def __init__(self, session: Any) -> None:
        self.session, self.unsure = session, False

    @asynccontextmanager
    async def request(self, *wanted: Any, **given: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        try:
            async with self.session.request(*wanted, **given) as response:
                self.unsure = self.unsure or response.status >= 500
                yield response
        except LOST:
            self.unsure = True
            raise


class Answers(AsyncWebhookAdapter):
    """Whatever answers an interaction is sent again where it was lost on its way. An interaction has one first answer:
    one that Discord has already, after ours was lost, is ours."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    async def request(self, route: Route, session: Any, **given: Any) -> Any:
        line: Any = Line(session)
        for pause in (*AGAIN, None):
            try:
                return await super().request(route, line, **given)
            except LOST as error:
                if pause is None:
                    raise
                logging.getLogger(__name__).info("%s %s is sent again: %r", route.method, route.path, error)
                await asyncio.sleep(pause)
                for file in given.get("files") or ():
                    file.reset(seek=True)
            except discord.HTTPException as error:
                if error.code == HAS_ANSWER and line.unsure:
                    return {"interaction": {"id": route.webhook_id}}
                raise
        raise AssertionError("the last try ends either way")


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

    async def login(self, token: str) -> None:
        async_context.set(Answers())  # every task that answers is begun from the one that logs in
        await super().login(token)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if not self.local:  # Discord wants 5 seconds between two identifies; a local one does not
            await super().before_identify_hook(shard_id, initial=initial)
