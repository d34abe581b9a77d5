"""What stands in the channels: messages of the bot that everybody sees, and what they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.cli.soaking.journal import words
from bot.ui.ids import Id, read_id
from playground import components
from playground.state import DM, V2, World

ORDINARY = 0
"""Discord's type of a message that somebody sent; others are its own lines, or answers."""


class Standing(msgspec.Struct, frozen=True):
    """One message."""

    id: str
    channel: str
    text: str
    layout: bool
    """Made of components: a chapter, a card, a first or last post. Others are plain text."""
    ids: tuple[Id, ...]
    """What its buttons carry."""
    names: tuple[str, ...]
    """The same as text."""

    @property
    def heading(self) -> str:
        return self.text.partition("\n")[0].strip("*")

    @property
    def calls(self) -> int | None:
        """The table that it calls people to, if it does."""
        if self.layout:
            return None
        return next((id.table for id in self.ids if id.verb == "turn"), None)

    @property
    def table(self) -> int | None:
        """The table that its buttons are about."""
        return next((id.table for id in self.ids if id.table), None)

    def button(self, verb: str) -> str | None:
        return next((name for name, id in zip(self.names, self.ids, strict=True) if id.verb == verb), None)

    def where(self, world: World) -> str:
        name = world.channels.get(self.channel, {}).get("name", "a deleted channel")
        return f"channel {self.channel} (#{name}), message {self.id}: {self.text[:160]!r}"


def standing(world: World, *places: str) -> Iterator[Standing]:
    """Every public message of the bot that is no answer to somebody, in these places or anywhere, oldest first."""
    for channel in places or tuple(world.messages):
        shelf = world.messages.get(channel, {})
        if world.channels.get(channel, {}).get("type") == DM:
            continue
        for message in shelf.values():
            ours = message["author"]["id"] == world.bot_id and message["type"] == ORDINARY
            if ours and message["_for"] is None and "interaction_metadata" not in message:
                yield read(message)


def read(message: dict[str, Any]) -> Standing:
    names = [str(part["custom_id"]) for part in components.walk(message["components"]) if part.get("custom_id")]
    ours = [(name, id) for name in names if (id := read_id(name)) is not None]
    return Standing(
        id=message["id"],
        channel=message["channel_id"],
        text=words(message),
        layout=bool(message["flags"] & V2),
        ids=tuple(id for _, id in ours),
        names=tuple(name for name, _ in ours),
    )
