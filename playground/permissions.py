"""What a member may do where: Discord's permission bits and its rule for combining roles and overwrites."""

from typing import Any

JSON = dict[str, Any]

BITS = {
    "ADD_REACTIONS": 1 << 6,
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "MANAGE_ROLES": 1 << 28,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "PIN_MESSAGES": 1 << 51,
}
ALL = (1 << 53) - 1

# What everybody may do in a new server here; close to Discord's own default.
EVERYONE = sum(
    BITS[name]
    for name in [
        "ADD_REACTIONS",
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "USE_EXTERNAL_EMOJIS",
        "USE_APPLICATION_COMMANDS",
        "CREATE_PUBLIC_THREADS",
        "CREATE_PRIVATE_THREADS",
        "SEND_MESSAGES_IN_THREADS",
    ]
)
MODERATOR = EVERYONE | sum(
    BITS[name]
    for name in [
        "MANAGE_GUILD",
        "MANAGE_CHANNELS",
        "MANAGE_MESSAGES",
        "MANAGE_ROLES",
        "MANAGE_THREADS",
        "MENTION_EVERYONE",
        "PIN_MESSAGES",
    ]
)
# In a DM both sides may do all of this and there are no roles.
DIRECT = EVERYONE | BITS["PIN_MESSAGES"]


def in_guild(guild: JSON, member: JSON) -> int:
    """The permissions of a member before any channel is looked at."""
    if guild["owner_id"] == member["user"]["id"]:
        return ALL
    held = {guild["id"], *member["roles"]}
    bits = 0
    for role in guild["roles"]:
        if role["id"] in held:
            bits |= int(role["permissions"])
    return ALL if bits & BITS["ADMINISTRATOR"] else bits


def in_channel(guild: JSON, channel: JSON, member: JSON) -> int:
    """What a member may do in a channel: everyone's overwrite, then the roles' together, then the member's own."""
    bits = in_guild(guild, member)
    if bits == ALL:
        return ALL
    overwrites = {entry["id"]: entry for entry in channel.get("permission_overwrites", [])}
    if everyone := overwrites.get(guild["id"]):
        bits = bits & ~int(everyone["deny"]) | int(everyone["allow"])
    deny = allow = 0
    for role in member["roles"]:
        if entry := overwrites.get(role):
            deny |= int(entry["deny"])
            allow |= int(entry["allow"])
    bits = bits & ~deny | allow
    if own := overwrites.get(member["user"]["id"]):
        bits = bits & ~int(own["deny"]) | int(own["allow"])
    # Without seeing the channel nothing else counts; without sending, nothing that rides on a message does.
    if not bits & BITS["VIEW_CHANNEL"]:
        return 0
    if not bits & BITS["SEND_MESSAGES"] and channel["type"] not in (10, 11, 12):
        bits &= ~(BITS["MENTION_EVERYONE"] | BITS["ATTACH_FILES"] | BITS["EMBED_LINKS"])
    return bits


def has(bits: int, name: str) -> bool:
    return bool(bits & BITS[name])
