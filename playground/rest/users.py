"""Users: the bot itself, others by id, its servers, and opening a DM."""

from typing import Any

from ..errors import ApiError, Form
from ..permissions import in_guild
from ..state import wire
from .call import Call, route

JSON = dict[str, Any]


@route("GET", "/users/@me")
async def get_me(call: Call) -> JSON:
    me = {"mfa_enabled": False, "verified": True, "email": None, "locale": "en-US", "premium_type": 0, "bio": ""}
    return wire(call.world.users[call.me]) | me


@route("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> list[JSON]:
    world = call.world
    return [
        {
            "id": guild["id"],
            "name": guild["name"],
            "icon": guild["icon"],
            "banner": guild["banner"],
            "owner": guild["owner_id"] == call.me,
            "permissions": str(in_guild(guild, world.member(guild["id"], call.me))),
            "features": guild["features"],
        }
        for guild in world.guilds.values()
        if (guild["id"], call.me) in world.members
    ]


@route("GET", "/users/{user_id}")
async def get_user(call: Call) -> JSON:
    return wire(call.world.user(call["user_id"]))


@route("POST", "/users/@me/channels")
async def open_dm(call: Call) -> JSON:
    form = Form()
    recipient = form.text(call.form, "recipient_id", (), 25, 1, need=True)
    form.check()
    user = call.world.users.get(str(recipient))
    if user is None:
        raise ApiError(10013)
    if user["id"] == call.me:
        raise ApiError(50007)
    return call.world.show_channel(call.world.direct_channel(call.me, user["id"]), call.me)
