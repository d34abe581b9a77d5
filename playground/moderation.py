"""What a server's moderators do: permissions, members, channels. The page's trouble menu and the tests use it."""

from typing import Any

from . import seed, threads
from .permissions import BITS
from .state import World, wire

JSON = dict[str, Any]


def allow(world: World, channel: JSON, user_id: str, name: str, on: bool) -> None:
    """Give somebody a permission in a channel (a thread: in its parent), or take it away."""
    parent = world.parent(channel)
    entries = {entry["id"]: entry for entry in parent["permission_overwrites"]}
    own = entries.setdefault(user_id, {"id": user_id, "type": 1, "allow": "0", "deny": "0"})
    given, taken = ("allow", "deny") if on else ("deny", "allow")
    own[given] = str(int(own[given]) | BITS[name])
    own[taken] = str(int(own[taken]) & ~BITS[name])
    parent["permission_overwrites"] = list(entries.values())
    world.keep("channel", parent)
    threads.tell(world, parent)


def remove_member(world: World, guild_id: str, user_id: str) -> None:
    """Somebody leaves a server, or is made to."""
    member = world.member(guild_id, user_id)
    del world.members[guild_id, user_id]
    world.store.delete("member", f"{guild_id}/{user_id}")
    for thread in [c for c in world.channels.values() if c.get("guild_id") == guild_id]:
        if user_id in world.thread_members.get(thread["id"], {}):
            threads.leave(world, thread, user_id)
    world.emit("GUILD_MEMBER_REMOVE", {"guild_id": guild_id, "user": member["user"]}, guild_id=guild_id)


def add_member(world: World, guild_id: str, user_id: str) -> None:
    member = seed.join(world, world.guild(guild_id), world.user(user_id))
    world.emit("GUILD_MEMBER_ADD", wire(member) | {"guild_id": guild_id}, guild_id=guild_id)


def invite_bot(world: World, guild_id: str) -> None:
    """The bot joins a server."""
    seed.join(world, world.guild(guild_id), world.users[world.bot_id])
    world.emit("GUILD_CREATE", {}, guild_id=guild_id)


def lock_thread(world: World, thread: JSON, locked: bool = True) -> None:
    thread["thread_metadata"]["locked"] = locked
    world.keep("channel", thread)
    threads.tell(world, thread)


def create_channel(world: World, guild_id: str, name: str, topic: str = "") -> JSON:
    made = seed.channel(world, world.guild(guild_id), name, topic)
    shown = world.show_channel(made, world.bot_id)
    world.emit("CHANNEL_CREATE", shown, guild_id=guild_id, channel_id=made["id"])
    return made


def close_dm(world: World, user_id: str, closed: bool = True) -> None:
    """Whether somebody takes direct messages; a closed DM answers 50007."""
    world.users[user_id]["_dm_open"] = not closed
    world.keep("user", world.users[user_id])
