"""What Discord hands in, as the door takes it: presses are read from their ids, so that every one of them works after a
restart; verbs that have to talk to Discord get the way back to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot.features.absence import presses as absence  # noqa: F401  its functions make themselves known
from bot.features.coaching import presses as coaching  # noqa: F401  its functions make themselves known
from bot.features.following import presses as following  # noqa: F401  its functions make themselves known
from bot.features.help import presses as help  # noqa: F401  its functions make themselves known
from bot.features.lobby import presses as lobby  # noqa: F401  its functions make themselves known
from bot.features.local import presses as local  # noqa: F401  its functions make themselves known
from bot.features.looking import presses as looking  # noqa: F401  its functions make themselves known
from bot.features.pauses import presses as pauses  # noqa: F401  its functions make themselves known
from bot.features.plans import presses as plans  # noqa: F401  its functions make themselves known
from bot.features.play import presses as play  # noqa: F401  its functions make themselves known
from bot.features.recap import presses as recap  # noqa: F401  its functions make themselves known
from bot.features.server import presses as server  # noqa: F401  its functions make themselves known
from bot.features.settings import presses as settings  # noqa: F401  its functions make themselves known
from bot.features.time import presses as time  # noqa: F401  its functions make themselves known
from bot.features.tour import presses as tour  # noqa: F401  its functions make themselves known
from bot.features.undo import presses as undo  # noqa: F401  its functions make themselves known
from bot.store import Reading, Writing
from bot.tables.call import Call, Services
from bot.ui.ids import VERBS, read_id
from bot.ui.page import Page

if TYPE_CHECKING:
    from bot.app.client import Menhir

T = TypeVar("T")
SIGN_EVERY = 3600.0
"""Seconds between two notes that somebody is there."""
Interaction = discord.Interaction["Menhir"]


class Talking:
    """A verb that talks to Discord before it is done (see `bot.tables.call`)."""

    def __init__(self, bot: Menhir, interaction: Interaction, call: Call) -> None:
        self.client, self.interaction, self.call, self.local = bot, interaction, call, bot.local

    async def look(self, work: Callable[[Services, Reading], T]) -> T:
        return await self.client.worker.look(lambda session: work(self.client.services, session))

    async def change(self, work: Callable[[Services, Writing], T], *, claim: str | None = None) -> T:
        return await self.client.worker.change(lambda session: work(self.client.services, session), claim=claim)

    async def show(self, page: Page) -> None:
        await self.client.show(self.interaction, page, self.call.settings, fresh=page.fresh)


class Signs:
    """Who was there when: a sign of life is written down at most once an hour."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, int | None], float] = {}

    def new(self, call: Call, now: float) -> bool:
        """Somebody is there: whether that is to be written down."""
        due = now >= self.seen.get((call.person, call.guild), 0.0) + SIGN_EVERY
        if due:
            self.seen[call.person, call.guild] = now
        return due

    def forget(self, person: int) -> None:
        self.seen = {key: at for key, at in self.seen.items() if key[0] != person}


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
        **({"fields": dict(_form_values(data)), **given} if "components" in data else given),
    )


def _form_values(data: Any) -> Iterator[tuple[str, str]]:
    """The fields of a form, and what was written into them."""
    if isinstance(data, dict):
        if "custom_id" in data and "value" in data:
            yield str(data["custom_id"]), str(data["value"])
        for inner in data.values():
            yield from _form_values(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from _form_values(inner)


ANSWERED = {verb: one.handle for verb, one in VERBS.items()}
"""Every verb, and the function that answers it."""


async def pressed(bot: Menhir, interaction: Interaction) -> None:
    """Handle a component or form interaction if it is one of ours."""
    data: Any = interaction.data or {}
    found = read_id(str(data.get("custom_id", "")))
    if found is not None and found.verb in VERBS:
        await bot.reply(interaction, call_of(interaction, found.table, found.words), VERBS[found.verb])
