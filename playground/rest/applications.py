"""The application itself, its emoji, and where the gateway is."""

import base64
import binascii
import re
from typing import Any

from .. import forms, limits
from ..errors import ApiError
from ..state import wire
from .call import Call, Reply, route

JSON = dict[str, Any]
EMOJIS = "/applications/{application_id}/emojis"


def application(call: Call) -> JSON:
    world = call.world
    owner = next(user for user in world.users.values() if not user.get("bot"))
    return {
        "id": world.bot_id,
        "name": world.users[world.bot_id]["username"],
        "icon": None,
        "description": "",
        "type": None,
        "bot": wire(world.users[world.bot_id]),
        "owner": wire(owner),
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 1 << 19,
        "flags_new": str(1 << 19),
        "hook": True,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "summary": "",
        "max_participants": None,
        "is_monetized": False,
        "is_verified": False,
        "is_discoverable": False,
        "storefront_available": False,
        "explicit_content_filter": 0,
        "creator_monetization_state": 1,
        "integration_types_config": {"0": {}},
        "event_webhooks_status": 1,
        "eligible_oauth2_scopes": [],
    }


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def get_application(call: Call) -> JSON:
    return application(call)


@route("GET", "/gateway", open=True)
async def get_gateway(call: Call) -> JSON:
    return {"url": call.playground.gateway_url}


@route("GET", "/gateway/bot")
async def get_gateway_bot(call: Call) -> JSON:
    left = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.playground.gateway_url, "shards": 1, "session_start_limit": left}


@route("GET", EMOJIS)
async def list_emoji(call: Call) -> JSON:
    call.my_application()
    return {"items": [wire(emoji) for emoji in call.world.emoji.values()]}


@route("POST", EMOJIS)
async def create_emoji(call: Call) -> Reply:
    call.my_application()
    name = forms.check_emoji_name(call.form)
    kind, image = _image(call.form.get("image"))
    if len(call.world.emoji) >= limits.EMOJI:
        raise ApiError(30008)
    if any(emoji["name"] == name for emoji in call.world.emoji.values()):
        problem = {"code": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "message": "This name is already taken."}
        raise ApiError(50035, {"name": {"_errors": [problem]}})
    emoji: JSON = {
        "id": call.world.snowflake(),
        "name": name,
        "roles": [],
        "user": wire(call.world.users[call.me]),
        "require_colons": True,
        "managed": False,
        "animated": kind == "image/gif",
        "available": True,
    }
    call.world.store.put_file(emoji["id"], name, kind, image)
    call.world.emoji[emoji["id"]] = emoji
    call.world.keep("emoji", emoji)
    call.world.emit("EMOJI", {})  # ours: pages learn the new picture
    return Reply(201, wire(emoji))


def _image(given: Any) -> tuple[str, bytes]:
    """A picture as a `data:` address, of at most 256 KiB."""

    def bad(code: str, message: str) -> ApiError:
        return ApiError(50035, {"image": {"_errors": [{"code": code, "message": message}]}})

    if given is None:
        raise bad("BASE_TYPE_REQUIRED", "This field is required")
    match = re.fullmatch(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=\s]*)", str(given))
    if match is None:
        raise bad("IMAGE_INVALID", "Invalid image data")
    try:
        image = base64.b64decode(match[2], validate=False)
    except binascii.Error:
        raise bad("IMAGE_INVALID", "Invalid image data") from None
    if len(image) > limits.EMOJI_SIZE:
        raise bad("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return match[1], image


def _one(call: Call) -> JSON:
    call.my_application()
    emoji = call.world.emoji.get(call["emoji_id"])
    if emoji is None:
        raise ApiError(10014)
    return emoji


@route("GET", EMOJIS + "/{emoji_id}")
async def get_emoji(call: Call) -> JSON:
    return wire(_one(call))


@route("PATCH", EMOJIS + "/{emoji_id}")
async def rename_emoji(call: Call) -> JSON:
    emoji = _one(call)
    emoji["name"] = forms.check_emoji_name(call.form)
    call.world.keep("emoji", emoji)
    call.world.emit("EMOJI", {})
    return wire(emoji)


@route("DELETE", EMOJIS + "/{emoji_id}")
async def delete_emoji(call: Call) -> None:
    emoji = _one(call)
    del call.world.emoji[emoji["id"]]
    call.world.store.delete("emoji", emoji["id"])
    call.world.emit("EMOJI", {})
