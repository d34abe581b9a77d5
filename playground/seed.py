"""The world at the very first start: two servers, seven people and the bot."""

from typing import Any

from . import permissions
from .state import TEXT, World

JSON = dict[str, Any]

SEATS = {"Red": 0xC24E2A, "Blue": 0x1D3FB0, "Yellow": 0xF3CF58, "Green": 0x27A59A, "Purple": 0x3A1228}
MODERATOR, PASSER_BY = "Moderator", "Passer-by"


def plant(world: World) -> None:
    """Fill an empty world; leave one that already lives alone."""
    if world.meta.get("application_id"):
        return
    world.make_application()
    bot = _user(world, "Menhir", world.bot_id, bot=True)
    seats = {name: _user(world, name) for name in SEATS}
    moderator, passer_by = _user(world, MODERATOR), _user(world, PASSER_BY)

    stones = guild(world, "Standing Stones", moderator["id"])
    for user in (bot, moderator, *seats.values(), passer_by):
        join(world, stones, user)
    channel(world, stones, "tables", "Open a table and play. Everything here stays on this machine.")
    channel(world, stones, "general", "Talk about anything.")
    private = channel(world, stones, "moderators", "Only moderators and the bot see this.")
    private["permission_overwrites"] = [
        {"id": stones["id"], "type": 0, "allow": "0", "deny": str(permissions.BITS["VIEW_CHANNEL"])},
        {"id": bot["id"], "type": 1, "allow": str(permissions.BITS["VIEW_CHANNEL"]), "deny": "0"},
    ]
    world.keep("channel", private)

    grove = guild(world, "Old Grove", seats["Red"]["id"])
    for user in (bot, seats["Red"], seats["Blue"], seats["Yellow"]):
        join(world, grove, user)
    channel(world, grove, "tables", "A second, smaller server.")
    world.keep_meta()


def person_id(world: World, name: str) -> str:
    """The id of a person by name."""
    for user in world.users.values():
        if user["username"] == _handle(name):
            return str(user["id"])
    raise LookupError(f"nobody here is called {name}")


def newcomer(world: World, guild_id: str, name: str) -> JSON:
    """Somebody new, who is a member of that server from now on."""
    user = _user(world, name)
    join(world, world.guild(guild_id), user)
    return user


def people(world: World) -> list[JSON]:
    return [user for user in world.users.values() if not user.get("bot")]


def _handle(name: str) -> str:
    return name.lower().replace(" ", "_")


def _user(world: World, name: str, id: str = "", bot: bool = False) -> JSON:
    user: JSON = {
        "id": id or world.snowflake(),
        "username": _handle(name),
        "global_name": None if bot else name,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "clan": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "display_name_styles": None,
        "banner_color": None,
        "_locale": "en-US",
        "_dm_open": True,
    }
    if bot:
        user.update(bot=True, username=name)
    world.users[user["id"]] = user
    world.keep("user", user)
    return user


def guild(world: World, name: str, owner_id: str) -> JSON:
    """A new server with its everyone role and a role for moderators."""
    id = world.snowflake()
    made: JSON = {
        "id": id,
        "name": name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "home_header": None,
        "banner": None,
        "description": None,
        "owner_id": owner_id,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [_role(id, "@everyone", permissions.EVERYONE, 0)],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "max_presences": None,
        "max_members": 500000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "nsfw": False,
        "nsfw_level": 0,
        "hub_type": None,
        "latest_onboarding_question_id": None,
        "incidents_data": None,
        "inventory_settings": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "owner_configured_content_level": 0,
        "_joined_at": world.timestamp(),
    }
    moderators = _role(world.snowflake(), "Moderator", permissions.MODERATOR, 1)
    moderators["color"] = 0x27A59A
    made["roles"].append(moderators)
    world.guilds[id] = made
    world.keep("guild", made)
    return made


def join(world: World, guild: JSON, user: JSON) -> JSON:
    """Make a user a member; the owner also gets the moderators' role, and the bot its own managed role."""
    roles = []
    if user["id"] == guild["owner_id"]:
        roles.append(next(role["id"] for role in guild["roles"] if role["name"] == "Moderator"))
    if user.get("bot"):
        managed = _role(world.snowflake(), user["username"], permissions.EVERYONE, len(guild["roles"]))
        managed.update(managed=True, tags={"bot_id": user["id"]})
        managed["permissions"] = str(int(managed["permissions"]) | permissions.BITS["PIN_MESSAGES"])
        guild["roles"].append(managed)
        world.keep("guild", guild)
        roles.append(managed["id"])
    member: JSON = {
        "user": {key: value for key, value in user.items() if not key.startswith("_")},
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": world.timestamp(),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "_guild": guild["id"],
    }
    world.members[guild["id"], user["id"]] = member
    world.keep("member", member)
    return member


def channel(world: World, guild: JSON, name: str, topic: str) -> JSON:
    made: JSON = {
        "id": world.snowflake(),
        "type": TEXT,
        "guild_id": guild["id"],
        "name": name,
        "topic": topic,
        "position": sum(other.get("guild_id") == guild["id"] for other in world.channels.values()),
        "permission_overwrites": [],
        "parent_id": None,
        "nsfw": False,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    world.channels[made["id"]] = made
    world.keep("channel", made)
    return made


def _role(id: str, name: str, bits: int, position: int) -> JSON:
    return {
        "id": id,
        "name": name,
        "description": None,
        "permissions": str(bits),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
