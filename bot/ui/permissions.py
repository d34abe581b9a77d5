"""What the bot needs to be allowed to do, and what for. Names are Discord's own, as moderators see them."""

from __future__ import annotations

from typing import Any

import discord

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
HELPFUL = {"pin_messages": "Pin Messages", "manage_threads": "Manage Threads"}
TO_WRITE = ("view_channel", "send_messages", "send_messages_in_threads")
ALL = NEEDED | HELPFUL


def lacking(allowed: discord.Permissions, names: Any = tuple(NEEDED)) -> list[str]:
    """Which of these the bot lacks, by their keys."""
    return [name for name in names if not getattr(allowed, name, True)]


def missing(channel: Any, *, locked: bool = False) -> str:
    """What stands against writing in a channel, in Discord's words; all that matters, where we cannot see it."""
    if locked:
        return HELPFUL["manage_threads"]
    guild = getattr(channel, "guild", None)
    if channel is None or guild is None:
        return ", ".join(NEEDED[name] for name in TO_WRITE)
    names = ["view_channel", "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"]
    found = lacking(channel.permissions_for(guild.me), names) or list(TO_WRITE)
    return ", ".join(NEEDED[name] for name in found)
