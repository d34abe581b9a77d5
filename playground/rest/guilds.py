"""Servers: their data, channels, roles, members and running threads."""

from typing import Any

from .. import limits, moderation
from ..errors import ApiError, Form
from ..permissions import has, in_guild
from ..state import THREADS, wire
from .call import Call, Reply, route

JSON = dict[str, Any]
GUILD = "/guilds/{guild_id}"


def _guild(call: Call) -> JSON:
    guild = call.world.guild(call["guild_id"])
    if (guild["id"], call.me) not in call.world.members:
        raise ApiError(50001)
    return guild


@route("GET", GUILD)
async def get_guild(call: Call) -> JSON:
    guild = wire(_guild(call))
    if call.request.query.get("with_counts") in ("true", "1"):
        count = sum(guild_id == guild["id"] for guild_id, _ in call.world.members)
        guild |= {"approximate_member_count": count, "approximate_presence_count": count}
    return guild


@route("GET", GUILD + "/channels")
async def list_channels(call: Call) -> list[JSON]:
    guild = _guild(call)
    return [
        call.world.show_channel(channel, call.me)
        for channel in call.world.channels.values()
        if channel.get("guild_id") == guild["id"] and channel["type"] not in THREADS
    ]


@route("POST", GUILD + "/channels")
async def create_channel(call: Call) -> Reply:
    guild = _guild(call)
    form = Form()
    name = form.text(call.form, "name", (), limits.CHANNEL_NAME, 1, need=True)
    form.check()
    if not _may(call, guild, "MANAGE_CHANNELS"):
        raise ApiError(50013)
    made = moderation.create_channel(call.world, guild["id"], str(name), call.form.get("topic") or "")
    return Reply(201, call.world.show_channel(made, call.me))


def _may(call: Call, guild: JSON, name: str) -> bool:
    return has(in_guild(guild, call.world.member(guild["id"], call.me)), name)


@route("GET", GUILD + "/roles")
async def list_roles(call: Call) -> list[JSON]:
    return list(_guild(call)["roles"])


@route("GET", GUILD + "/members")
async def list_members(call: Call) -> list[JSON]:
    """All members are told only to applications with the privileged intent for them, which none has here."""
    _guild(call)
    raise ApiError(50001)


@route("GET", GUILD + "/members/{user_id}")
async def get_member(call: Call) -> JSON:
    guild = _guild(call)
    call.world.user(call["user_id"])
    return wire(call.world.member(guild["id"], call["user_id"]))


@route("GET", GUILD + "/threads/active")
async def active_threads(call: Call) -> JSON:
    guild = _guild(call)
    shown = [
        call.world.show_channel(channel, call.me)
        for channel in call.world.channels_of(call.me)
        if channel.get("guild_id") == guild["id"]
        and channel["type"] in THREADS
        and not channel["thread_metadata"]["archived"]
    ]
    return {"threads": shown, "members": [t["member"] for t in shown if "member" in t], "has_more": False}
