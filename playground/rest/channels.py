"""`/channels/{id}`: read, change, delete; typing; threads and who is in them."""

from typing import Any

from .. import forms, threads
from ..errors import ApiError
from ..state import DM, THREADS, wire
from .call import Call, Reply, route

JSON = dict[str, Any]
CHANNEL = "/channels/{channel_id}"


@route("GET", CHANNEL)
async def get_channel(call: Call) -> JSON:
    return call.world.show_channel(call.channel(), call.me)


@route("PATCH", CHANNEL)
async def edit_channel(call: Call) -> JSON:
    channel = call.channel()
    if channel["type"] == DM:
        raise ApiError(50003)
    if channel["type"] in THREADS:
        threads.edit(call.world, channel, call.me, call.form)
        return call.world.show_channel(channel, call.me)
    forms.check_channel_edit(call.form)
    call.world.require(channel, call.me, "MANAGE_CHANNELS")
    for key in ("name", "topic", "nsfw", "rate_limit_per_user", "position", "permission_overwrites"):
        if key in call.form:
            channel[key] = call.form[key]
    call.world.keep("channel", channel)
    threads.tell(call.world, channel)
    return call.world.show_channel(channel, call.me)


@route("DELETE", CHANNEL)
async def delete_channel(call: Call) -> JSON:
    channel = call.channel()
    if channel["type"] != DM:
        call.world.require(channel, call.me, "MANAGE_THREADS" if channel["type"] in THREADS else "MANAGE_CHANNELS")
    shown = call.world.show_channel(channel, call.me)
    threads.delete_channel(call.world, channel)
    return shown


@route("POST", CHANNEL + "/typing")
async def start_typing(call: Call) -> None:
    channel = call.channel()
    call.world.require(channel, call.me, "SEND_MESSAGES")
    data = {"channel_id": channel["id"], "user_id": call.me, "timestamp": int(call.world.clock.now())}
    if channel["type"] != DM:
        data["guild_id"] = channel["guild_id"]
        data["member"] = wire(call.world.member(channel["guild_id"], call.me))
    call.world.emit("TYPING_START", data, channel_id=channel["id"], guild_id=channel.get("guild_id"))


@route("POST", CHANNEL + "/messages/{message_id}/threads")
async def start_thread_from_message(call: Call) -> Reply:
    channel = call.channel()
    thread = threads.start(call.world, channel, call.me, call.form, call.message(channel))
    return Reply(201, call.world.show_channel(thread, call.me))


@route("POST", CHANNEL + "/threads")
async def start_thread(call: Call) -> Reply:
    thread = threads.start(call.world, call.channel(), call.me, call.form)
    return Reply(201, call.world.show_channel(thread, call.me))


def _thread(call: Call) -> JSON:
    channel = call.channel()
    if channel["type"] not in THREADS:
        raise ApiError(50024)
    return channel


@route("PUT", CHANNEL + "/thread-members/@me")
async def join_thread(call: Call) -> None:
    threads.join(call.world, _thread(call), call.me)


@route("DELETE", CHANNEL + "/thread-members/@me")
async def leave_thread(call: Call) -> None:
    threads.leave(call.world, _thread(call), call.me)


@route("PUT", CHANNEL + "/thread-members/{user_id}")
async def add_thread_member(call: Call) -> None:
    thread = _thread(call)
    call.world.require(thread, call.me, "SEND_MESSAGES")
    call.world.member(thread["guild_id"], call["user_id"])
    if thread["thread_metadata"]["archived"]:
        raise ApiError(50083)
    threads.join(call.world, thread, call["user_id"])


@route("DELETE", CHANNEL + "/thread-members/{user_id}")
async def remove_thread_member(call: Call) -> None:
    thread = _thread(call)
    call.world.require(thread, call.me, "MANAGE_THREADS")
    threads.leave(call.world, thread, call["user_id"])


@route("GET", CHANNEL + "/thread-members")
async def list_thread_members(call: Call) -> list[JSON]:
    thread = _thread(call)
    return list(call.world.thread_members.get(thread["id"], {}).values())


@route("GET", CHANNEL + "/thread-members/{user_id}")
async def get_thread_member(call: Call) -> JSON:
    entry = call.world.thread_members.get(_thread(call)["id"], {}).get(call["user_id"])
    if entry is None:
        raise ApiError(10007)
    return entry


@route("GET", CHANNEL + "/threads/archived/public")
async def archived_threads(call: Call) -> JSON:
    channel = call.channel()
    call.world.require(channel, call.me, "READ_MESSAGE_HISTORY")
    found = [
        thread
        for thread in call.world.channels.values()
        if thread.get("parent_id") == channel["id"] and thread["type"] == 11 and thread["thread_metadata"]["archived"]
    ]
    shown = [call.world.show_channel(thread, call.me) for thread in found]
    return {"threads": shown, "members": [t["member"] for t in shown if "member" in t], "has_more": False}
