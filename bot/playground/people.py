"""A person at the local Discord: types, clicks, chooses, fills in forms, and sees what that person sees.

The page and the tests act through this one class, so both can do what a person can do and nothing else.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import commandforms, components, limits, messages, moderation, seed, threads
from .errors import ApiError
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, may_use
from .messages import Upload
from .state import DM, LOADING, World, wire

if TYPE_CHECKING:
    from .server import Playground

JSON = dict[str, Any]
Channel = JSON | str | None

USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 6, 7, 8, 9, 11
MARKS = re.compile(r"<(?:@[!&]?|#)?(\d+)>|(\d+)")


class Refused(Exception):
    """The client itself would not let the person do this: nothing was sent to the bot."""


class Seen:
    """A message as a person sees it, always as it is now."""

    def __init__(self, playground: "Playground", channel_id: str, id: str) -> None:
        self._playground, self.channel_id, self.id = playground, channel_id, id

    @property
    def exists(self) -> bool:
        return self.id in self._playground.world.messages.get(self.channel_id, {})

    @property
    def json(self) -> JSON:
        return self._playground.world.message(self.channel_id, self.id)

    @property
    def content(self) -> str:
        return str(self.json["content"])

    @property
    def text(self) -> str:
        """All words of the message: content, text displays, embeds."""
        parts = [self.content, *components.texts(self.json["components"])]
        for embed in self.json["embeds"]:
            parts += [str(embed.get("title") or ""), str(embed.get("description") or "")]
        return "\n".join(part for part in parts if part)

    @property
    def ephemeral(self) -> bool:
        return self.json["_for"] is not None

    @property
    def thinking(self) -> bool:
        return bool(self.json["flags"] & LOADING)

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons, in reading order."""
        found = components.walk(self.json["components"])
        return [str(c.get("label") or "") for c in found if c["type"] == components.BUTTON]

    @property
    def alt_texts(self) -> list[str]:
        return [str(a.get("description") or "") for a in self.json["attachments"]]

    @property
    def author_id(self) -> str:
        return str(self.json["author"]["id"])

    @property
    def pinged(self) -> list[str]:
        """The names of the people this message really notified."""
        users = self._playground.world.users
        return [users[id]["global_name"] or users[id]["username"] for id in self.json["_pings"]]

    def picture(self, number: int = 0) -> bytes:
        """The bytes of an attachment."""
        found = self._playground.world.store.file(self.json["attachments"][number]["id"])
        assert found is not None
        return found[2]

    def find(self, what: str, kinds: tuple[int, ...]) -> JSON:
        """The component with this label, placeholder or custom id."""
        for c in components.walk(self.json["components"]):
            if c["type"] in kinds and what in (c.get("custom_id"), c.get("label"), c.get("placeholder")):
                return c
        raise Refused(f"there is no {what!r} on this message: {self.labels}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<Seen {self.id} {self.text[:60]!r} {self.labels}>" if self.exists else f"<Seen {self.id}, deleted>"


class Answer:
    """What the bot made of an interaction."""

    def __init__(self, playground: "Playground", interaction: Interaction) -> None:
        self._playground, self.id = playground, interaction.id

    @property
    def interaction(self) -> Interaction:
        """Looked up by id, so that it is found after a restart of the playground too."""
        return self._playground.desk.by_id[self.id]

    @property
    def failed(self) -> bool:
        """The bot did not answer in time."""
        return self.interaction.failed

    @property
    def message(self) -> Seen:
        """The reply, or the message that was updated."""
        id = self.interaction.original_id
        if id is None:
            raise Refused("the bot answered without a message")
        return Seen(self._playground, self.interaction.channel_id, id)

    @property
    def text(self) -> str:
        return self.message.text

    @property
    def modal(self) -> JSON:
        if self.interaction.modal is None:
            raise Refused("the bot did not open a form")
        return self.interaction.modal

    @property
    def choices(self) -> list[JSON]:
        return self.interaction.choices

    @property
    def followups(self) -> list[Seen]:
        return [Seen(self._playground, self.interaction.channel_id, id) for id in self.interaction.followups]

    async def settled(self) -> "Answer":
        """Wait for the bot's first answer, or for its 3 seconds to end."""
        await self._playground.world.until(lambda: True if self.interaction.settled else None)
        return self

    async def done(self) -> "Answer":
        """Wait until a deferred reply has its text."""
        await self.settled()
        await self._playground.world.until(
            lambda: True if self.interaction.original_id is None or not self._loading() else None
        )
        return self

    def _loading(self) -> bool:
        return self.message.exists and self.message.thinking


class Person:
    """One person in one place. Actions wait for the bot's answer unless told not to."""

    def __init__(self, playground: "Playground", name: str, channel: str = "tables") -> None:
        self.playground, self.name = playground, name
        self.id = seed.person_id(self.world, name)
        self.place = self._channel(channel)["id"]

    @property
    def world(self) -> World:
        return self.playground.world

    # Where, who -------------------------------------------------------------------------------------------------

    def _channel(self, channel: Channel) -> JSON:
        """A channel by object, id, name, or None for where the person is."""
        if channel is None:
            return self.world.channel(self.place)
        if isinstance(channel, dict):
            return channel
        if channel in self.world.channels:
            return self.world.channels[channel]
        for found in self.world.channels_of(self.id):
            if found.get("name") == channel.removeprefix("#"):
                return found
        raise Refused(f"{self.name} sees no channel {channel!r}")

    def go(self, channel: Channel) -> "Person":
        """Look at another channel, thread or DM from now on."""
        self.place = self._channel(channel)["id"]
        self.world.mark_read(self.id, self.place)
        return self

    def open_dm(self) -> JSON:
        """The DM with the bot."""
        return self.world.direct_channel(self.id, self.world.bot_id)

    @property
    def locale(self) -> str:
        return str(self.world.users[self.id]["_locale"])

    @locale.setter
    def locale(self, locale: str) -> None:
        if locale not in limits.LOCALES:
            raise Refused(f"Discord has no locale {locale!r}")
        self.world.users[self.id]["_locale"] = locale
        self.world.keep("user", self.world.users[self.id])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # Seeing -----------------------------------------------------------------------------------------------------

    def sees(self, channel: Channel = None) -> list[Seen]:
        """The messages this person sees there, oldest first; own ephemeral ones too, those of others never."""
        where = self._channel(channel)
        if not self.world.may(where, self.id, "VIEW_CHANNEL"):
            return []
        return [self._seen(message) for message in self.world.messages_in(where["id"], self.id)]

    def last(self, channel: Channel = None) -> Seen:
        return self.sees(channel)[-1]

    def pings(self) -> list[Seen]:
        """Every message that notified this person, oldest first."""
        found = []
        for channel in self.world.channels_of(self.id):
            for message in self.world.messages_in(channel["id"], self.id):
                if self.id in message["_pings"]:
                    found.append(message)
        return [self._seen(message) for message in sorted(found, key=lambda message: int(message["id"]))]

    def _seen(self, message: JSON) -> Seen:
        return Seen(self.playground, message["channel_id"], message["id"])

    async def waits_for(self, words: str | Callable[[Seen], bool], channel: Channel = None) -> Seen:
        """Wait until a message with these words (or that fits) is to be seen; the newest one counts."""
        fits = (lambda seen: words in seen.text) if isinstance(words, str) else words
        where = self._channel(channel)["id"]

        def look() -> Seen | None:
            return next((seen for seen in reversed(self.sees(where)) if fits(seen)), None)

        return await self.world.until(look)

    async def waits_until(self, ready: Callable[[], bool]) -> None:
        await self.world.until(lambda: True if ready() else None)

    # Writing ----------------------------------------------------------------------------------------------------

    def say(
        self,
        text: str,
        channel: Channel = None,
        *,
        reply_to: Seen | None = None,
        files: list[tuple[str, bytes]] | None = None,
    ) -> Seen:
        """Write a plain message."""
        where = self._channel(channel)
        self._require(where, "SEND_MESSAGES")
        body: JSON = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": reply_to.id}
        uploads = [Upload(str(n), name, raw) for n, (name, raw) in enumerate(files or [])]
        if uploads:
            self._require(where, "ATTACH_FILES")
        threads.ready_to_write(self.world, where, self.id)
        message = messages.send(self.world, where, self.id, body, uploads)
        self.world.mark_read(self.id, where["id"])
        return self._seen(message)

    def _require(self, channel: JSON, name: str) -> None:
        try:
            self.world.require(channel, self.id, name)
        except ApiError as error:
            raise Refused(error.message) from None

    async def type(self, text: str, channel: Channel = None) -> "Seen | Answer":
        """Type a line as it stands: `/karnag move druid:N10` is a command, anything else a message."""
        if not text.startswith("/"):
            return self.say(text, channel)
        words = re.split(r"\s+(?=[\w-]+:)", text[1:].strip())
        pairs = [word.split(":", 1) for word in words[1:]]
        return await self.slash(words[0], channel, options={key.strip(): value.strip() for key, value in pairs})

    def react(self, message: Seen, emoji: str, add: bool = True) -> None:
        messages.react(self.world, self.world.message(message.channel_id, message.id), self.id, emoji, add)

    def delete(self, message: Seen) -> None:
        """Delete a message: one's own, or with the permission anybody's."""
        found = self._visible(message)
        if found["author"]["id"] != self.id:
            self._require(self.world.channel(message.channel_id), "MANAGE_MESSAGES")
        messages.delete(self.world, found)

    def dismiss(self, message: Seen) -> None:
        """Put an ephemeral message away."""
        found = self._visible(message)
        if found["_for"] != self.id:
            raise Refused("only a private message can be dismissed")
        messages.delete(self.world, found)

    def leave_server(self, guild_id: str | None = None) -> None:
        moderation.remove_member(self.world, guild_id or self.world.channel(self.place)["guild_id"], self.id)

    def join_server(self, guild_id: str | None = None) -> None:
        moderation.add_member(self.world, guild_id or self.world.channel(self.place)["guild_id"], self.id)

    def start_thread(self, name: str, channel: Channel = None) -> JSON:
        where = self._channel(channel)
        return threads.start(self.world, where, self.id, {"name": name, "type": 11})

    # Commands ---------------------------------------------------------------------------------------------------

    def commands(self, channel: Channel = None) -> list[JSON]:
        """The commands this person is offered in a channel."""
        where = self._channel(channel)
        return [command for command in self.world.commands.values() if may_use(self.world, command, where, self.id)]

    async def slash(
        self, command: str, channel: Channel = None, *, wait: bool = True, options: JSON | None = None, **more: Any
    ) -> Answer:
        """Run `karnag move` with its options; refused as the client refuses what is missing or unfit.

        Options whose names are not Python words, or are words of this method, go into `options`.
        """
        where = self._channel(channel)
        data = self._command_data(command, where, {**(options or {}), **more})
        return await self._open(COMMAND, where, data, wait)

    async def context(self, command: str, target: "Person | Seen", *, wait: bool = True) -> Answer:
        """Use a command of the menu of a person or a message ("Apps")."""
        kind = commandforms.USER if isinstance(target, Person) else commandforms.MESSAGE
        where = self.world.channel(self.place)
        found = next((c for c in self.commands() if (c["type"], c["name"]) == (kind, command)), None)
        if found is None:
            raise Refused(f"no command {command!r} in that menu")
        resolved: JSON = {}
        if isinstance(target, Person):
            self._resolve(USER, target, resolved)
        else:
            resolved["messages"] = {target.id: messages.show(self.world, self._visible(target), self.id)}
        data = {"id": found["id"], "name": command, "type": kind, "target_id": target.id, "resolved": resolved}
        return await self._open(COMMAND, where, data, wait)

    async def autocomplete(
        self,
        command: str,
        focused: str,
        text: str = "",
        channel: Channel = None,
        *,
        options: JSON | None = None,
        **more: Any,
    ) -> list[JSON]:
        """What the bot offers while `focused` is being typed; `[{"name": …, "value": …}]`."""
        where = self._channel(channel)
        data = self._command_data(command, where, {**(options or {}), **more, focused: text}, focused)
        answer = await self._open(AUTOCOMPLETE, where, data, True)
        return answer.choices

    async def _open(self, kind: int, channel: JSON, data: JSON, wait: bool, **more: Any) -> Answer:
        if not self.world.may(channel, self.id, "VIEW_CHANNEL"):
            raise Refused(f"{self.name} does not see this channel")
        answer = Answer(self.playground, self.playground.desk.open(kind, self.id, channel, data, **more))
        return await answer.settled() if wait else answer

    def _command_data(self, words: str, channel: JSON, given: JSON, focused: str | None = None) -> JSON:
        path = words.removeprefix("/").split()
        offered = [command for command in self.commands(channel) if command["type"] == commandforms.CHAT]
        command = next((c for c in offered if c["name"] == path[0]), None)
        if command is None:
            raise Refused(f"no command /{path[0]} here; there are: {sorted(c['name'] for c in offered)}")
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
        # Discord sends options in the order of the definition's typing, which the client lets people choose.
        holder["options"] = [
            self._option(known[name], value, resolved, name == focused)
            for name, value in given.items()
            if value is not None
        ]
        missing = [o["name"] for o in known.values() if o.get("required") and given.get(o["name"]) is None]
        if missing and focused is None:
            raise Refused(f"/{words}: {', '.join(missing)} is required")
        if resolved:
            data["resolved"] = resolved
        return data

    def _option(self, option: JSON, value: Any, resolved: JSON, focused: bool) -> JSON:
        entry: JSON = {"name": option["name"], "type": option["type"]}
        if focused:
            return entry | {"value": str(value), "focused": True}
        kind = option["type"]
        if kind == commandforms.STRING:
            value = str(value)
            self._between(option, "length", len(value))
        elif kind in (commandforms.INTEGER, commandforms.NUMBER):
            try:
                value = int(value) if kind == commandforms.INTEGER else float(value)
            except ValueError:
                raise Refused(f"{option['name']} must be a number") from None
            self._between(option, "value", value)
        elif kind == commandforms.BOOLEAN:
            value = value if isinstance(value, bool) else str(value).lower() in ("true", "yes", "1")
        else:
            value = self._resolve(kind, value, resolved)
        choices = option.get("choices") or []
        if choices and value not in [choice["value"] for choice in choices]:
            by_name = {choice["name"]: choice["value"] for choice in choices}
            if value not in by_name:
                raise Refused(f"{option['name']} must be one of {list(by_name)}")
            value = by_name[value]
        return entry | {"value": value}

    def _between(self, option: JSON, what: str, amount: float) -> None:
        least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
        if (least is not None and amount < least) or (most is not None and amount > most):
            raise Refused(f"{option['name']}: {what} must be between {least} and {most}")

    def _resolve(self, kind: int, value: Any, resolved: JSON) -> str:
        """An id for a user, role, channel or file, and what Discord tells about it."""
        if kind == ATTACHMENT:
            if not isinstance(value, tuple):
                raise Refused("a file is needed: its name and its bytes")
            attachment = messages.store_file(self.world, self.world.channel(self.place), Upload("0", *value), {})
            resolved.setdefault("attachments", {})[attachment["id"]] = attachment | {"ephemeral": True}
            return str(attachment["id"])
        if isinstance(value, Person):
            id = value.id
        elif isinstance(value, dict):
            id = str(value["id"])
        else:
            match = MARKS.fullmatch(str(value))
            id = (match[1] or match[2]) if match else self._by_name(kind, str(value))
        where = self.world.channel(self.place)
        guild_id = where.get("guild_id")
        roles = {r["id"]: r for r in self.world.guilds[guild_id]["roles"]} if guild_id else {}
        if kind in (USER, MENTIONABLE) and id in self.world.users:
            resolved.setdefault("users", {})[id] = wire(self.world.users[id])
            if guild_id and (member := self.world.members.get((guild_id, id))):
                shown = {k: v for k, v in wire(member).items() if k not in ("user", "deaf", "mute")}
                shown["permissions"] = str(self.world.permissions(where, id))
                resolved.setdefault("members", {})[id] = shown
        elif kind in (ROLE, MENTIONABLE) and id in roles:
            resolved.setdefault("roles", {})[id] = roles[id]
        elif kind == CHANNEL and id in self.world.channels:
            shown = self.world.show_channel(self.world.channels[id], self.id)
            shown["permissions"] = str(self.world.permissions(self.world.channels[id], self.id))
            resolved.setdefault("channels", {})[id] = shown
        else:
            raise Refused(f"there is no {value!r} to choose")
        return str(id)

    def _by_name(self, kind: int, name: str) -> str:
        name = name.lstrip("@#")
        if kind == CHANNEL:
            return str(self._channel(name)["id"])
        if kind == ROLE:
            guild = self.world.guilds[self.world.channel(self.place)["guild_id"]]
            return next((str(r["id"]) for r in guild["roles"] if r["name"] == name), "")
        try:
            return seed.person_id(self.world, name)
        except LookupError:
            raise Refused(f"nobody here is called {name!r}") from None

    # Components -------------------------------------------------------------------------------------------------

    def _visible(self, message: Seen) -> JSON:
        found = self.world.messages.get(message.channel_id, {}).get(message.id)
        channel = self.world.channels.get(message.channel_id)
        if found is None or channel is None or found["_for"] not in (None, self.id):
            raise Refused("this person does not see that message")
        if not self.world.may(channel, self.id, "VIEW_CHANNEL"):
            raise Refused("this person does not see that channel")
        return found

    async def click(self, message: Seen, what: str, *, wait: bool = True) -> Answer:
        """Press a button, named by its label or its custom id."""
        self._visible(message)
        button = message.find(what, (components.BUTTON,))
        if button.get("disabled"):
            raise Refused(f"{what!r} is greyed out")
        if "custom_id" not in button:
            raise Refused(f"{what!r} is a link to {button.get('url')}")
        data = {"custom_id": button["custom_id"], "component_type": components.BUTTON, "id": button["id"]}
        return await self._component(message, data, wait)

    async def select(self, message: Seen, what: str, *values: Any, wait: bool = True) -> Answer:
        """Choose in a menu, named by its placeholder or custom id. A value may also be an option's label."""
        self._visible(message)
        menu = message.find(what, components.SELECTS)
        if menu.get("disabled"):
            raise Refused(f"{what!r} is greyed out")
        resolved: JSON = {}
        chosen = self._chosen(menu, values, resolved)
        data: JSON = {"custom_id": menu["custom_id"], "component_type": menu["type"], "id": menu["id"]}
        data["values"] = chosen
        if resolved:
            data["resolved"] = resolved
        return await self._component(message, data, wait)

    def _chosen(self, menu: JSON, values: tuple[Any, ...], resolved: JSON) -> list[str]:
        if not menu.get("min_values", 1) <= len(values) <= menu.get("max_values", 1):
            raise Refused(f"choose between {menu.get('min_values', 1)} and {menu.get('max_values', 1)}")
        if menu["type"] != components.STRING_SELECT:
            kinds = {
                components.USER_SELECT: USER,
                components.ROLE_SELECT: ROLE,
                components.MENTIONABLE_SELECT: MENTIONABLE,
                components.CHANNEL_SELECT: CHANNEL,
            }
            return [self._resolve(kinds[menu["type"]], value, resolved) for value in values]
        chosen = []
        for value in values:
            for option in menu["options"]:
                if value in (option["value"], option["label"]):
                    chosen.append(str(option["value"]))
                    break
            else:
                raise Refused(f"{value!r} is not among {[option['label'] for option in menu['options']]}")
        return chosen

    async def _component(self, message: Seen, data: JSON, wait: bool) -> Answer:
        channel = self.world.channel(message.channel_id)
        return await self._open(COMPONENT, channel, data, wait, message_id=message.id)

    # Forms ------------------------------------------------------------------------------------------------------

    async def submit(self, form: Answer, values: JSON | None = None, *, wait: bool = True, **more: Any) -> Answer:
        """Send a form the bot opened. Fields are named by custom id or label; untouched ones keep their value."""
        filled = dict(values or {}) | more
        modal = form.modal
        resolved: JSON = {}
        rows = [self._row(row, filled, resolved) for row in modal["components"]]
        if filled:
            raise Refused(f"the form {modal['title']!r} has no {sorted(filled)}")
        data: JSON = {"custom_id": modal["custom_id"], "components": rows}
        if resolved:
            data["resolved"] = resolved
        origin = form.interaction
        channel = self.world.channel(origin.channel_id)
        return await self._open(MODAL_SUBMIT, channel, data, wait, message_id=origin.message_id, origin=origin.id)

    def _row(self, row: JSON, filled: JSON, resolved: JSON) -> JSON:
        number = {"id": row.get("id", 0)}
        if row["type"] == components.TEXT:
            return number | {"type": components.TEXT}
        if row["type"] == components.LABEL:
            inner = self._field(row["component"], str(row["label"]), filled, resolved)
            return number | {"type": components.LABEL, "component": inner}
        fields = [self._field(c, str(c.get("label")), filled, resolved) for c in row["components"]]
        return number | {"type": components.ROW, "components": fields}

    def _field(self, c: JSON, label: str, filled: JSON, resolved: JSON) -> JSON:
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
        chosen = value if isinstance(value, list) else [] if value is None else [value]
        if required and not chosen:
            raise Refused(f"{label} is required")
        if c["type"] == components.FILE_UPLOAD:
            return entry | {"values": [self._resolve(ATTACHMENT, file, resolved) for file in chosen]}
        if c["type"] == components.RADIO_GROUP:
            return entry | {"value": chosen[0] if chosen else None}
        if c["type"] == components.CHECKBOX_GROUP:
            return entry | {"values": [str(v) for v in chosen]}
        return entry | {"values": self._chosen(c, tuple(chosen), resolved) if chosen else []}


def dm_partner(channel: JSON, viewer: str) -> str | None:
    """The other side of a DM."""
    return next((id for id in channel["_users"] if id != viewer), None) if channel["type"] == DM else None
