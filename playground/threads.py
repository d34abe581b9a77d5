"""Threads: started from a message or alone, joined, archived, woken by the next message."""

from datetime import datetime
from typing import Any

from . import forms, messages
from .errors import ApiError
from .state import DM, HAS_THREAD, NEWS, TEXT, THREADS, World, snowflake_time, wire

JSON = dict[str, Any]


def start(world: World, channel: JSON, user_id: str, body: JSON, message: JSON | None = None) -> JSON:
    """Open a thread; with a message the thread takes that message's id, as on Discord."""
    forms.check_thread(body)
    if channel["type"] not in (TEXT, NEWS):
        raise ApiError(50024)
    kind = int(body.get("type", 11 if message else 12))
    world.require(channel, user_id, "CREATE_PRIVATE_THREADS" if kind == 12 else "CREATE_PUBLIC_THREADS")
    if message is not None and message["id"] in world.channels:
        raise ApiError(160004)
    thread: JSON = {
        "id": message["id"] if message else world.snowflake(),
        "type": kind,
        "guild_id": channel["guild_id"],
        "parent_id": channel["id"],
        "owner_id": user_id,
        "name": body["name"],
        "last_message_id": None,
        "last_pin_timestamp": None,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
        "rate_limit_per_user": int(body.get("rate_limit_per_user") or 0),
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": int(body.get("auto_archive_duration") or 1440),
            "archive_timestamp": world.timestamp(),
            "locked": False,
            "create_timestamp": world.timestamp(),
        },
    }
    if kind == 12:
        thread["thread_metadata"]["invitable"] = body.get("invitable", True) is not False
    world.channels[thread["id"]] = thread
    world.keep("channel", thread)
    watch(world, thread)
    join(world, thread, user_id, quiet=True)
    if message is not None:
        message["flags"] |= HAS_THREAD
        world.keep("message", message)
    data = world.show_channel(thread, world.bot_id) | {"newly_created": True}
    world.emit("THREAD_CREATE", data, guild_id=channel["guild_id"], channel_id=thread["id"])
    where = {"type": 0, "channel_id": channel["id"], "guild_id": channel["guild_id"]}
    if message is not None:
        messages.tell(world, "MESSAGE_UPDATE", message)
        first = messages.system(world, thread, user_id, 21, message_reference=where | {"message_id": message["id"]})
        assert first["type"] == 21
    elif kind != 12:
        messages.system(
            world,
            channel,
            user_id,
            18,
            message_reference=where | {"channel_id": thread["id"]},
            body={"content": body["name"]},
        )
    return thread


def join(world: World, thread: JSON, user_id: str, quiet: bool = False) -> None:
    inside = world.thread_members.setdefault(thread["id"], {})
    if user_id in inside:
        return
    entry = {"id": thread["id"], "user_id": user_id, "join_timestamp": world.timestamp(), "flags": 0}
    inside[user_id] = entry
    world.keep("thread_member", entry)
    thread["member_count"] = min(len(inside), 50)
    world.keep("channel", thread)
    if not quiet:
        _tell_members(world, thread, added=[entry])


def leave(world: World, thread: JSON, user_id: str) -> None:
    inside = world.thread_members.get(thread["id"], {})
    if inside.pop(user_id, None) is not None:
        world.store.delete("thread_member", f"{thread['id']}/{user_id}")
        thread["member_count"] = len(inside)
        world.keep("channel", thread)
        _tell_members(world, thread, removed=[user_id])


def _tell_members(world: World, thread: JSON, added: list[JSON] = [], removed: list[str] = []) -> None:  # noqa: B006
    data: JSON = {
        "id": thread["id"],
        "guild_id": thread["guild_id"],
        "member_count": thread["member_count"],
        "added_members": [
            entry | {"member": wire(world.member(thread["guild_id"], entry["user_id"])), "presence": None}
            for entry in added
        ],
        "removed_member_ids": removed,
    }
    world.emit("THREAD_MEMBERS_UPDATE", data, guild_id=thread["guild_id"], channel_id=thread["id"])


def ready_to_write(world: World, channel: JSON, user_id: str) -> None:
    """Before a message: a sleeping thread wakes, a locked one refuses, the writer joins."""
    if channel["type"] not in THREADS:
        return
    state = channel["thread_metadata"]
    if state["locked"] and not world.may(channel, user_id, "MANAGE_THREADS"):
        raise ApiError(160005)
    if state["archived"]:
        set_archived(world, channel, False)
    join(world, channel, user_id)


def set_archived(world: World, thread: JSON, archived: bool) -> None:
    thread["thread_metadata"]["archived"] = archived
    thread["thread_metadata"]["archive_timestamp"] = world.timestamp()
    world.keep("channel", thread)
    watch(world, thread)
    tell(world, thread)


def watch(world: World, thread: JSON) -> None:
    """A thread is archived when nobody has written in it for as long as it says. Edits and reactions do not count."""
    if (alarm := world.quiet.pop(thread["id"], None)) is not None:
        alarm.cancel()
    if not thread["thread_metadata"]["archived"]:
        wait = max(0.0, _quiet_at(thread) - world.clock.now())
        world.quiet[thread["id"]] = world.clock.after(wait, lambda: _look(world, thread["id"]))


def _look(world: World, id: str) -> None:
    thread = world.channels.get(id)
    if thread is None or thread["thread_metadata"]["archived"]:
        return
    if _quiet_at(thread) <= world.clock.now():
        set_archived(world, thread, True)
    else:
        watch(world, thread)


def _quiet_at(thread: JSON) -> float:
    """The last message, or the moment it was opened or woken, and the time it stays open after that."""
    state = thread["thread_metadata"]
    woken = datetime.fromisoformat(state["archive_timestamp"]).timestamp()
    written = snowflake_time(thread["last_message_id"]) if thread["last_message_id"] else 0.0
    return float(max(woken, written) + 60 * int(state["auto_archive_duration"]))


def edit(world: World, thread: JSON, user_id: str, body: JSON) -> JSON:
    """Rename, archive, lock. An archived thread takes no other change than being woken."""
    forms.check_channel_edit(body)
    state = thread["thread_metadata"]
    manages = world.may(thread, user_id, "MANAGE_THREADS")
    only_waking = set(body) <= {"archived", "locked"} and body.get("archived") is False
    if state["archived"] and not only_waking and body.get("archived") is not False:
        raise ApiError(50083)
    if ("locked" in body or (state["locked"] and not manages)) and not manages:
        raise ApiError(50013)
    owner = thread["owner_id"] == user_id
    may_wake = only_waking and world.may(thread, user_id, "SEND_MESSAGES_IN_THREADS")
    if not (manages or owner or may_wake):
        raise ApiError(50013)
    for key in ("name", "rate_limit_per_user"):
        if body.get(key) is not None:
            thread[key] = body[key]
    for key in ("archived", "locked", "auto_archive_duration", "invitable"):
        if body.get(key) is not None:
            state[key] = body[key]
    if "archived" in body:
        state["archive_timestamp"] = world.timestamp()
    world.keep("channel", thread)
    watch(world, thread)
    tell(world, thread)
    return thread


def tell(world: World, channel: JSON) -> None:
    name = "THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE"
    world.emit(
        name, world.show_channel(channel, world.bot_id), guild_id=channel.get("guild_id"), channel_id=channel["id"]
    )


def delete_channel(world: World, channel: JSON) -> None:
    """Remove a channel or thread with everything in it, threads first."""
    for thread in [c for c in world.channels.values() if c.get("parent_id") == channel["id"]]:
        delete_channel(world, thread)
    guild_id = channel.get("guild_id")
    if channel["type"] == DM:
        return  # closing a DM only hides it
    data = world.show_channel(channel, world.bot_id)
    if channel["type"] in THREADS:
        name = "THREAD_DELETE"
        data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
    else:
        name = "CHANNEL_DELETE"
    seen_by = frozenset(id for id in world.users if world.may(channel, id, "VIEW_CHANNEL"))
    del world.channels[channel["id"]]
    world.store.delete("channel", channel["id"])
    for id in world.messages.pop(channel["id"], {}):
        world.store.delete("message", id)
    world.thread_members.pop(channel["id"], None)
    world.emit(name, data, guild_id=guild_id, channel_id=channel["id"], seen_by=seen_by)
