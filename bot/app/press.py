"""An interaction as the door takes it: what it asks, and the way back to Discord for those who have to talk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot.store import Reading, Writing
from bot.tables.call import Call
from bot.tables.services import Services
from bot.ui.page import Page

if TYPE_CHECKING:
    from bot.app.client import Menhir

T = TypeVar("T")
Interaction = discord.Interaction["Menhir"]


class Talking:
    """A verb that talks to Discord before it is done (see `bot.tables.talk`)."""

    def __init__(self, bot: Menhir, interaction: Interaction) -> None:
        self.client, self.interaction, self.local = bot, interaction, bot.local

    async def look(self, work: Callable[[Services, Reading], T]) -> T:
        return await self.client.worker.look(lambda session: work(self.client.answers, session))

    async def change(self, work: Callable[[Services, Writing], T], *, claim: str | None = None) -> T:
        return await self.client.worker.change(lambda session: work(self.client.answers, session), claim=claim)

    async def show(self, page: Page) -> None:
        await self.client.show(self.interaction, page, fresh=page.fresh)


def call_of(interaction: Interaction, table: int, words: list[str], **given: Any) -> Call:
    """What an interaction asks, for the door."""
    data: Any = interaction.data or {}
    return Call(
        id=str(interaction.id),
        table=table,
        person=interaction.user.id,
        name=interaction.user.display_name,
        locale=str(interaction.locale),
        channel=interaction.channel_id or 0,
        guild=interaction.guild_id,
        moderator=interaction.permissions.manage_guild,
        channel_name=getattr(interaction.channel, "name", "") or "",
        permissions=interaction.app_permissions.value,
        words=words,
        values=[str(value) for value in data.get("values", [])],
        **{"fields": dict(form_values(data)), **given},
    )


def form_value(data: Any, name: str) -> str:
    """The value of a form's field, wherever Discord put it."""
    return dict(form_values(data)).get(name, "")


def form_values(data: Any) -> Iterator[tuple[str, str]]:
    """The fields of a form, and what was written into them."""
    if isinstance(data, dict):
        if "custom_id" in data and "value" in data:
            yield str(data["custom_id"]), str(data["value"])
        for inner in data.values():
            yield from form_values(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from form_values(inner)
