"""What a page shows one person: channels with their marks, people, commands in their language, messages."""

from typing import TYPE_CHECKING, Any

from . import commandforms, messages, seed
from .people import Person, dm_partner
from .permissions import has
from .state import DM, THREADS, World

if TYPE_CHECKING:
    from .server import Playground

JSON = dict[str, Any]

# What the page may take from the bot, to see what it says then.
TAKEABLE = ("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "ATTACH_FILES", "CREATE_PUBLIC_THREADS", "VIEW_CHANNEL")


def state(playground: "Playground", person: Person) -> JSON:
    """Everything around the messages."""
    world = playground.world
    return {
        "me": {"id": person.id, "name": person.name, "locale": person.locale},
        "bot": {"id": world.bot_id, "name": world.users[world.bot_id]["username"], "online": playground.gateway.online},
        "people": [_person(world, user) for user in seed.people(world)],
        "users": {id: {"name": user["global_name"] or user["username"]} for id, user in world.users.items()},
        "roles": {role["id"]: role["name"] for guild in world.guilds.values() for role in guild["roles"]},
        "guilds": [
            {"id": guild["id"], "name": guild["name"]}
            for guild in world.guilds.values()
            if (guild["id"], person.id) in world.members
        ],
        "channels": [_channel(world, channel, person.id) for channel in world.channels_of(person.id)],
        "emoji": [{"id": emoji["id"], "name": emoji["name"]} for emoji in world.emoji.values()],
        "commands": max((command["version"] for command in world.commands.values()), key=int, default="0"),
        "can_restart": playground.restart_bot is not None,
        "now": world.clock.now(),
    }


def _person(world: World, user: JSON) -> JSON:
    unread = pings = 0
    called = None  # where the newest ping came from
    for channel in world.channels_of(user["id"]):
        more, loud = world.unread(user["id"], channel["id"])
        unread, pings = unread + more, pings + loud
        if loud:
            called = channel["id"]
    return {"id": user["id"], "name": user["global_name"], "unread": unread, "pings": pings, "called": called}


def _channel(world: World, channel: JSON, viewer: str) -> JSON:
    unread, pings = world.unread(viewer, channel["id"])
    bits = world.permissions(channel, viewer)
    write = "SEND_MESSAGES_IN_THREADS" if channel["type"] in THREADS else "SEND_MESSAGES"
    shown: JSON = {
        "id": channel["id"],
        "type": channel["type"],
        "guild": channel.get("guild_id"),
        "parent": channel.get("parent_id") if channel["type"] in THREADS else None,
        "unread": unread,
        "pings": pings,
        "may_write": has(bits, write),
        "archived": channel["type"] in THREADS and channel["thread_metadata"]["archived"],
        "locked": channel["type"] in THREADS and channel["thread_metadata"]["locked"],
    }
    if channel["type"] == DM:
        other = dm_partner(channel, viewer)
        shown |= {"name": world.users[other]["username"] if other else "", "topic": "A direct message"}
    else:
        shown |= {"name": channel["name"], "topic": channel.get("topic") or ""}
        bot = world.permissions(channel, world.bot_id)
        shown["bot_may"] = {name: has(bot, name) for name in TAKEABLE}
    return shown


def message(world: World, message: JSON, viewer: str) -> JSON:
    shown = messages.show(world, message, viewer)
    shown["pinged"] = viewer in message["_pings"]
    return shown


def commands(person: Person, channel: JSON) -> list[JSON]:
    """The chat commands as flat lines (`title verb`), in the person's language, with their options."""
    lines: list[JSON] = []
    for command in person.commands(channel):
        if command["type"] == commandforms.CHAT:
            _flatten(command, [], [], person.locale, lines)
    return sorted(lines, key=lambda line: str(line["name"]))


def _flatten(node: JSON, names: list[str], shown: list[str], locale: str, lines: list[JSON]) -> None:
    names, shown = [*names, node["name"]], [*shown, _local(node, "name", locale)]
    inner = [option for option in node.get("options") or [] if option["type"] in (commandforms.SUB, commandforms.GROUP)]
    if inner:
        for option in inner:
            _flatten(option, names, shown, locale, lines)
        return
    lines.append(
        {
            "name": " ".join(names),
            "shown": " ".join(shown),
            "description": _local(node, "description", locale),
            "options": [_option(option, locale) for option in node.get("options") or []],
        }
    )


def _option(option: JSON, locale: str) -> JSON:
    kept = {key: option.get(key) for key in ("name", "type", "required", "autocomplete")}
    kept |= {
        "shown": _local(option, "name", locale),
        "description": _local(option, "description", locale),
        "choices": [
            {"name": _local(choice, "name", locale), "value": choice["value"]} for choice in option.get("choices") or []
        ],
    }
    return kept


def _local(thing: JSON, key: str, locale: str) -> str:
    return str((thing.get(f"{key}_localizations") or {}).get(locale) or thing[key])
