"""A person at the local Discord: types, clicks, chooses, fills in forms, and sees what that person sees.

The page and the tests act through this one class, so both can do what a person can do and nothing else.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import commandforms, components, filling, limits, messages, moderation, seed, threads
from .errors import ApiError
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, may_use
from .messages import Upload
from .seen import Answer, Refused, Seen
from .state import DM, World

if TYPE_CHECKING:
    from .server import Playground

JSON = dict[str, Any]
Channel = JSON | str | None


class Person:
    """One person in one place. Actions wait for the bot's answer unless told not to."""

    def __init__(self, playground: "Playground", name: str, channel: str = "tables") -> None:
        self.playground, self.name = playground, name
        self.id = seed.person_id(self.world, name)
        self.place = self.find_channel(channel)["id"]

    @property
    def world(self) -> World:
        return self.playground.world

    # Where, who -------------------------------------------------------------------------------------------------

    def find_channel(self, channel: Channel) -> JSON:
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
        self.place = self.find_channel(channel)["id"]
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
        where = self.find_channel(channel)
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
        where = self.find_channel(channel)["id"]

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
        where = self.find_channel(channel)
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
        """Type a line as it stands: `/title verb option:value` is a command, anything else a message."""
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
        where = self.find_channel(channel)
        return threads.start(self.world, where, self.id, {"name": name, "type": 11})

    # Commands ---------------------------------------------------------------------------------------------------

    def commands(self, channel: Channel = None, *, named: str | None = None) -> list[JSON]:
        """The commands this person is offered in a channel: all of them, or those of one name."""
        where = self.find_channel(channel)
        found = [command for command in self.world.commands.values() if named in (None, command["name"])]
        return [command for command in found if may_use(self.world, command, where, self.id)]

    async def slash(
        self, command: str, channel: Channel = None, *, wait: bool = True, options: JSON | None = None, **more: Any
    ) -> Answer:
        """Run `title verb` with its options; refused as the client refuses what is missing or unfit.

        Options whose names are not Python words, or are words of this method, go into `options`.
        """
        where = self.find_channel(channel)
        data = filling.command_data(self, command, where, {**(options or {}), **more})
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
            filling.resolve(self, filling.USER, target, resolved)
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
        where = self.find_channel(channel)
        data = filling.command_data(self, command, where, {**(options or {}), **more, focused: text}, focused)
        answer = await self._open(AUTOCOMPLETE, where, data, True)
        return answer.choices

    async def _open(self, kind: int, channel: JSON, data: JSON, wait: bool, **more: Any) -> Answer:
        if not self.world.may(channel, self.id, "VIEW_CHANNEL"):
            raise Refused(f"{self.name} does not see this channel")
        answer = Answer(self.playground, self.playground.desk.open(kind, self.id, channel, data, **more))
        return await answer.settled() if wait else answer

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
        chosen = filling.menu_values(self, menu, values, resolved)
        data: JSON = {"custom_id": menu["custom_id"], "component_type": menu["type"], "id": menu["id"]}
        data["values"] = chosen
        if resolved:
            data["resolved"] = resolved
        return await self._component(message, data, wait)

    async def _component(self, message: Seen, data: JSON, wait: bool) -> Answer:
        channel = self.world.channel(message.channel_id)
        return await self._open(COMPONENT, channel, data, wait, message_id=message.id)

    # Forms ------------------------------------------------------------------------------------------------------

    async def submit(self, form: Answer, values: JSON | None = None, *, wait: bool = True, **more: Any) -> Answer:
        """Send a form the bot opened. Fields are named by custom id or label; untouched ones keep their value."""
        filled = dict(values or {}) | more
        modal = form.modal
        resolved: JSON = {}
        rows = [filling.form_row(self, row, filled, resolved) for row in modal["components"]]
        if filled:
            raise Refused(f"the form {modal['title']!r} has no {sorted(filled)}")
        data: JSON = {"custom_id": modal["custom_id"], "components": rows}
        if resolved:
            data["resolved"] = resolved
        origin = form.interaction
        channel = self.world.channel(origin.channel_id)
        return await self._open(MODAL_SUBMIT, channel, data, wait, message_id=origin.message_id, origin=origin.id)


def dm_partner(channel: JSON, viewer: str) -> str | None:
    """The other side of a DM."""
    return next((id for id in channel["_users"] if id != viewer), None) if channel["type"] == DM else None


__all__ = ["Answer", "Person", "Refused", "Seen", "dm_partner"]
