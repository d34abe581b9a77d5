"""Reactions of the bot, and who reacted."""

from typing import Any
from urllib.parse import unquote

from .. import limits, messages
from ..errors import ApiError
from ..state import wire
from .call import Call, route

JSON = dict[str, Any]
REACTIONS = "/channels/{channel_id}/messages/{message_id}/reactions"


def _emoji(call: Call) -> str:
    key = unquote(call["emoji_name"])
    name, _, id = key.partition(":")
    # A word is neither a character nor `name:id`; Discord does not know it as an emoji.
    if (id and id not in call.world.emoji) or (not id and (not name or name.isascii())):
        raise ApiError(10014)
    return key


@route("PUT", REACTIONS + "/{emoji_name}/@me")
async def add_reaction(call: Call) -> None:
    channel = call.channel()
    call.world.require(channel, call.me, "READ_MESSAGE_HISTORY")
    message, emoji = call.message(channel), _emoji(call)
    if emoji not in message.get("_reactions", {}):
        call.world.require(channel, call.me, "ADD_REACTIONS")
    messages.react(call.world, message, call.me, emoji, True)


@route("DELETE", REACTIONS + "/{emoji_name}/@me")
async def remove_own_reaction(call: Call) -> None:
    messages.react(call.world, call.message(call.channel()), call.me, _emoji(call), False)


@route("DELETE", REACTIONS + "/{emoji_name}/{user_id}")
async def remove_reaction(call: Call) -> None:
    channel = call.channel()
    call.world.require(channel, call.me, "MANAGE_MESSAGES")
    messages.react(call.world, call.message(channel), call["user_id"], _emoji(call), False)


@route("GET", REACTIONS + "/{emoji_name}")
async def list_reactions(call: Call) -> list[JSON]:
    users = call.message(call.channel()).get("_reactions", {}).get(_emoji(call), [])
    limit = call.query_number("limit", 25, 1, limits.HISTORY)
    return [wire(call.world.users[id]) for id in users[:limit]]
