"""Finds a message that was sent and could not be noted, by the number of its post."""

from __future__ import annotations

from typing import Any

import discord

from bot.ui.tags import tags

LOOK_BACK = 100
"""How many messages are searched: as many as one request gives."""


async def sent_for(client: discord.Client, channel: Any, post: int) -> int | None:
    """The newest message of ours in a channel that carries the number of that post."""
    async for message in channel.history(limit=LOOK_BACK):
        if message.author.id == getattr(client.user, "id", 0) and post in tags(message):
            return int(message.id)
    return None
