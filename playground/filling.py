"""Filling things in as a person: a command's options, a menu's values, the fields of a form.

Refuses what Discord's own client refuses before anything is sent.
"""

import re
from typing import TYPE_CHECKING, Any

from . import commandforms, components, limits, messages, seed
from .messages import Upload
from .seen import Refused
from .state import wire

if TYPE_CHECKING:
    from .people import Person

JSON = dict[str, Any]

USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 6, 7, 8, 9, 11
MARKS = re.compile(r"<(?:@[!&]?|#)?(\d+)>|(\d+)")


def command_data(person: "Person", words: str, channel: JSON, given: JSON, focused: str | None = None) -> JSON:
    """The data of a command interaction: the command found by its words, its options checked and resolved."""
    path = words.removeprefix("/").split() or [""]
    command = next((c for c in person.commands(channel, named=path[0]) if c["type"] == commandforms.CHAT), None)
    if command is None:
        offered = sorted(c["name"] for c in person.commands(channel) if c["type"] == commandforms.CHAT)
        raise Refused(f"no command /{path[0]} here; there are: {offered}")
    data: JSON = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    holder, owner = data, command
    for word in path[1:]:
        inner = next((o for o in owner.get("options", []) if o["name"] == word and o["type"] in (1, 2)), None)
        if inner is None:
            raise Refused(f"/{words}: no {word!r} under /{owner['name']}")
        holder["options"] = [{"name": word, "type": inner["type"], "options": []}]
        holder, owner = holder["options"][0], inner
    known = {option["name"]: option for option in owner.get("options", [])}
    if any(option["type"] in (1, 2) for option in known.values()):
        raise Refused(f"/{words} needs one of {sorted(known)}")
    if unknown := set(given) - set(known):
        raise Refused(f"/{words} has no option {sorted(unknown)}; it has {sorted(known)}")
    resolved: JSON = {}
    # In the order they were typed: Discord's client lets people choose it.
    holder["options"] = [
        _option(person, known[name], value, resolved, name == focused)
        for name, value in given.items()
        if value is not None
    ]
    missing = [o["name"] for o in known.values() if o.get("required") and given.get(o["name"]) is None]
    if missing and focused is None:
        raise Refused(f"/{words}: {', '.join(missing)} is required")
    if resolved:
        data["resolved"] = resolved
    return data


def _option(person: "Person", option: JSON, value: Any, resolved: JSON, focused: bool) -> JSON:
    entry: JSON = {"name": option["name"], "type": option["type"]}
    if focused:
        return entry | {"value": str(value), "focused": True}
    kind = option["type"]
    if kind == commandforms.STRING:
        value = str(value)
        _between(option, "length", len(value))
    elif kind in (commandforms.INTEGER, commandforms.NUMBER):
        try:
            value = int(value) if kind == commandforms.INTEGER else float(value)
        except ValueError:
            raise Refused(f"{option['name']} must be a number") from None
        _between(option, "value", value)
    elif kind == commandforms.BOOLEAN:
        value = value if isinstance(value, bool) else str(value).lower() in ("true", "yes", "1")
    else:
        value = resolve(person, kind, value, resolved)
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        by_name = {choice["name"]: choice["value"] for choice in choices}
        if value not in by_name:
            raise Refused(f"{option['name']} must be one of {list(by_name)}")
        value = by_name[value]
    return entry | {"value": value}


def _between(option: JSON, what: str, amount: float) -> None:
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if (least is not None and amount < least) or (most is not None and amount > most):
        raise Refused(f"{option['name']}: {what} must be between {least} and {most}")


def resolve(person: "Person", kind: int, value: Any, resolved: JSON) -> str:
    """An id for a user, role, channel or file, and what Discord tells about it."""
    if kind == ATTACHMENT:
        if not isinstance(value, tuple):
            raise Refused("a file is needed: its name and its bytes")
        attachment = messages.store_file(person.world, person.world.channel(person.place), Upload("0", *value), {})
        resolved.setdefault("attachments", {})[attachment["id"]] = attachment | {"ephemeral": True}
        return str(attachment["id"])
    if hasattr(value, "mention"):  # a person
        id = str(value.id)
    elif isinstance(value, dict):
        id = str(value["id"])
    else:
        match = MARKS.fullmatch(str(value))
        id = (match[1] or match[2]) if match else _by_name(person, kind, str(value))
    where = person.world.channel(person.place)
    guild_id = where.get("guild_id")
    roles = {r["id"]: r for r in person.world.guilds[guild_id]["roles"]} if guild_id else {}
    if kind in (USER, MENTIONABLE) and id in person.world.users:
        resolved.setdefault("users", {})[id] = wire(person.world.users[id])
        if guild_id and (member := person.world.members.get((guild_id, id))):
            shown = {k: v for k, v in wire(member).items() if k not in ("user", "deaf", "mute")}
            shown["permissions"] = str(person.world.permissions(where, id))
            resolved.setdefault("members", {})[id] = shown
    elif kind in (ROLE, MENTIONABLE) and id in roles:
        resolved.setdefault("roles", {})[id] = roles[id]
    elif kind == CHANNEL and id in person.world.channels:
        shown = person.world.show_channel(person.world.channels[id], person.id)
        shown["permissions"] = str(person.world.permissions(person.world.channels[id], person.id))
        resolved.setdefault("channels", {})[id] = shown
    else:
        raise Refused(f"there is no {value!r} to choose")
    return str(id)


def _by_name(person: "Person", kind: int, name: str) -> str:
    name = name.lstrip("@#")
    if kind == CHANNEL:
        return str(person.find_channel(name)["id"])
    if kind == ROLE:
        guild = person.world.guilds[person.world.channel(person.place)["guild_id"]]
        return next((str(r["id"]) for r in guild["roles"] if r["name"] == name), "")
    try:
        return seed.person_id(person.world, name)
    except LookupError:
        raise Refused(f"nobody here is called {name!r}") from None


def menu_values(person: "Person", menu: JSON, values: tuple[Any, ...], resolved: JSON) -> list[str]:
    """The values a menu sends for what was chosen in it, by value or by label."""
    if not menu.get("min_values", 1) <= len(values) <= menu.get("max_values", 1):
        raise Refused(f"choose between {menu.get('min_values', 1)} and {menu.get('max_values', 1)}")
    if menu["type"] != components.STRING_SELECT:
        kinds = {
            components.USER_SELECT: USER,
            components.ROLE_SELECT: ROLE,
            components.MENTIONABLE_SELECT: MENTIONABLE,
            components.CHANNEL_SELECT: CHANNEL,
        }
        return [resolve(person, kinds[menu["type"]], value, resolved) for value in values]
    chosen = []
    for value in values:
        for option in menu["options"]:
            if value in (option["value"], option["label"]):
                chosen.append(str(option["value"]))
                break
        else:
            raise Refused(f"{value!r} is not among {[option['label'] for option in menu['options']]}")
    return chosen


def form_row(person: "Person", row: JSON, filled: JSON, resolved: JSON) -> JSON:
    """A row of a form as it is sent; takes what it used out of `filled`."""
    number = {"id": row.get("id", 0)}
    if row["type"] == components.TEXT:
        return number | {"type": components.TEXT}
    if row["type"] == components.LABEL:
        inner = _field(person, row["component"], str(row["label"]), filled, resolved)
        return number | {"type": components.LABEL, "component": inner}
    fields = [_field(person, c, str(c.get("label")), filled, resolved) for c in row["components"]]
    return number | {"type": components.ROW, "components": fields}


def _field(person: "Person", c: JSON, label: str, filled: JSON, resolved: JSON) -> JSON:
    value = filled.pop(c["custom_id"], None)
    if value is None:
        value = filled.pop(label, None)
    entry: JSON = {"type": c["type"], "custom_id": c["custom_id"], "id": c.get("id", 0)}
    required = c.get("required", True)
    if c["type"] == components.TEXT_INPUT:
        text = str(value if value is not None else c.get("value") or "")
        least = c.get("min_length") or (1 if required else 0)
        most = c.get("max_length") or limits.INPUT_VALUE
        if (text or required) and not least <= len(text) <= most:
            raise Refused(f"{label}: between {least} and {most} characters")
        return entry | {"value": text}
    if c["type"] == components.CHECKBOX:
        return entry | {"value": bool(value)}
    if value is None:
        value = [option["value"] for option in c.get("options") or [] if option.get("default")]
    chosen = value if isinstance(value, list) else [value]
    if required and not chosen:
        raise Refused(f"{label} is required")
    if c["type"] == components.FILE_UPLOAD:
        return entry | {"values": [resolve(person, ATTACHMENT, file, resolved) for file in chosen]}
    if c["type"] == components.RADIO_GROUP:
        return entry | {"value": chosen[0] if chosen else None}
    if c["type"] == components.CHECKBOX_GROUP:
        return entry | {"values": [str(v) for v in chosen]}
    return entry | {"values": menu_values(person, c, tuple(chosen), resolved) if chosen else []}
