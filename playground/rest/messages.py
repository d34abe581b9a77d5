"""`/channels/{id}/messages`: send, read, edit, delete; pins."""

from typing import Any

from .. import limits, messages, threads
from ..errors import ApiError
from ..state import DM
from .call import Call, route

JSON = dict[str, Any]

CHANNEL = "/channels/{channel_id}"
MESSAGE = CHANNEL + "/messages/{message_id}"


@route("POST", CHANNEL + "/messages")
async def create_message(call: Call) -> JSON:
    channel = call.channel()
    world = call.world
    if channel["type"] == 4:
        raise ApiError(50008)
    world.require(channel, call.me, "SEND_MESSAGES")
    if channel["type"] == DM:
        other = next(id for id in channel["_users"] if id != call.me)
        if not world.users[other]["_dm_open"]:
            raise ApiError(50007)
    if call.uploads:
        world.require(channel, call.me, "ATTACH_FILES")
    if call.form.get("embeds"):
        world.require(channel, call.me, "EMBED_LINKS")
    if call.form.get("message_reference"):
        world.require(channel, call.me, "READ_MESSAGE_HISTORY")
    threads.ready_to_write(world, channel, call.me)
    body = call.form | {"flags": int(call.form.get("flags") or 0) & ~(1 << 6)} if call.form.get("flags") else call.form
    return messages.show(world, messages.send(world, channel, call.me, body, call.uploads), call.me)


@route("GET", CHANNEL + "/messages")
async def list_messages(call: Call) -> list[JSON]:
    channel = call.channel()
    if not call.world.may(channel, call.me, "READ_MESSAGE_HISTORY"):
        return []
    limit = call.query_number("limit", 50, 1, limits.HISTORY)
    newest_first = call.world.messages_in(channel["id"])[::-1]
    query = call.request.query
    if "before" in query:
        chosen = [m for m in newest_first if int(m["id"]) < _id(query["before"])][:limit]
    elif "after" in query:
        chosen = [m for m in newest_first if int(m["id"]) > _id(query["after"])][-limit:]
    elif "around" in query:
        middle = _id(query["around"])
        half = limit // 2
        newer = [m for m in newest_first if int(m["id"]) > middle][-half:] if half else []
        older = [m for m in newest_first if int(m["id"]) <= middle][: limit - len(newer)]
        chosen = newer + older
    else:
        chosen = newest_first[:limit]
    return [messages.show(call.world, message, call.me) for message in chosen]


def _id(text: str) -> int:
    if not text.isdigit():
        message = f'Value "{text}" is not snowflake.'
        raise ApiError(50035, {"id": {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": message}]}})
    return int(text)


@route("GET", CHANNEL + "/messages/pins")
async def list_pins(call: Call) -> JSON:
    channel = call.channel()
    call.world.require(channel, call.me, "READ_MESSAGE_HISTORY")
    items = [
        {"pinned_at": message["_pinned_at"], "message": messages.show(call.world, message, call.me)}
        for message in _pinned(call, channel)
    ]
    return {"items": items, "has_more": False}


@route("GET", CHANNEL + "/pins")
async def list_pins_before(call: Call) -> list[JSON]:
    channel = call.channel()
    return [messages.show(call.world, message, call.me) for message in _pinned(call, channel)]


def _pinned(call: Call, channel: JSON) -> list[JSON]:
    pinned = [message for message in call.world.messages_in(channel["id"]) if message["pinned"]]
    return sorted(pinned, key=lambda message: str(message["_pinned_at"]), reverse=True)


@route("PUT", CHANNEL + "/messages/pins/{message_id}")
@route("PUT", CHANNEL + "/pins/{message_id}")
async def pin_message(call: Call) -> None:
    _pin(call, True)


@route("DELETE", CHANNEL + "/messages/pins/{message_id}")
@route("DELETE", CHANNEL + "/pins/{message_id}")
async def unpin_message(call: Call) -> None:
    _pin(call, False)


def _pin(call: Call, on: bool) -> None:
    channel = call.channel()
    call.world.require(channel, call.me, "PIN_MESSAGES")
    messages.pin(call.world, call.message(channel), call.me, on)


@route("POST", CHANNEL + "/messages/bulk-delete")
async def bulk_delete(call: Call) -> None:
    channel = call.channel()
    call.world.require(channel, call.me, "MANAGE_MESSAGES")
    ids = call.form.get("messages")
    if not isinstance(ids, list) or not 2 <= len(ids) <= 100:
        problem = {"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 2 and 100 in length."}
        raise ApiError(50035, {"messages": {"_errors": [problem]}})
    for id in map(str, ids):
        if message := call.world.messages.get(channel["id"], {}).get(id):
            messages.delete(call.world, message)


@route("GET", MESSAGE)
async def get_message(call: Call) -> JSON:
    channel = call.channel()
    call.world.require(channel, call.me, "READ_MESSAGE_HISTORY")
    return messages.show(call.world, call.message(channel), call.me)


@route("PATCH", MESSAGE)
async def edit_message(call: Call) -> JSON:
    channel = call.channel()
    message = call.message(channel)
    if message["author"]["id"] != call.me:
        raise ApiError(50005)
    if channel["type"] in (10, 11, 12) and channel["thread_metadata"]["archived"]:
        raise ApiError(50083)
    if call.uploads:
        call.world.require(channel, call.me, "ATTACH_FILES")
    return messages.show(call.world, messages.edit(call.world, message, call.form, call.uploads), call.me)


@route("DELETE", MESSAGE)
async def delete_message(call: Call) -> None:
    channel = call.channel()
    message = call.message(channel)
    if message["author"]["id"] != call.me:
        call.world.require(channel, call.me, "MANAGE_MESSAGES")
    messages.delete(call.world, message)
