"""What Discord hands in, as the door takes it: presses are read from their ids, so that every one of them works after a
restart; verbs that have to talk to Discord get the way back to it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import discord
from discord import app_commands

from bot.app.thinking import NoThought
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
from bot.features.reports import presses as reports  # noqa: F401  its functions make themselves known
from bot.features.server import presses as server  # noqa: F401  its functions make themselves known
from bot.features.settings import presses as settings  # noqa: F401  its functions make themselves known
from bot.features.time import presses as time  # noqa: F401  its functions make themselves known
from bot.features.tour import presses as tour  # noqa: F401  its functions make themselves known
from bot.features.undo import presses as undo  # noqa: F401  its functions make themselves known
from bot.store import Reading, Writing
from bot.tables.call import Call, Services
from bot.tables.refused import Refused
from bot.ui.ids import VERBS, Verb
from bot.ui.page import Page
from rules.core.thinking.levels import Question, Thought

if TYPE_CHECKING:
    from bot.app.client import Menhir

log = logging.getLogger(__name__)
T = TypeVar("T")
LONGEST_WORD = 40
"""Characters of somebody's word that are said again."""
Interaction = discord.Interaction["Menhir"]


class Talking:
    """A verb that talks to Discord before it is done (see `bot.tables.call`)."""

    def __init__(self, bot: Menhir, interaction: Interaction, call: Call) -> None:
        self.client, self.interaction, self.call, self.local = bot, interaction, call, bot.local

    async def look(self, work: Callable[[Services, Reading], T]) -> T:
        return await self.client.worker.look(lambda session: work(self.client.services, session))

    async def change(self, work: Callable[[Services, Writing], T], *, claim: str | None = None) -> T:
        made = await self.client.worker.change(lambda session: work(self.client.services, session), claim=claim)
        self.interaction.extras["counts"] = "change"
        return made

    async def thinking(self, *, public: bool = False) -> None:
        await self.client.in_time(self.interaction)
        self.interaction.extras["apart"] = True
        if not self.interaction.response.is_done():
            self.interaction.extras["thinking"] = not public
            await self.interaction.response.defer(ephemeral=not public, thinking=True)

    async def thought(self, table: int, question: Question, seconds: float) -> Thought | None:
        try:
            return await self.client.thinkers.think(table, question, seconds)
        except NoThought as why:
            log.warning("interaction %s: nobody could think about it: %s", self.interaction.id, why)
            return None

    async def show(self, page: Page) -> None:
        await self.client.show(self.interaction, page, self.call.settings)


ANSWERED = {verb: one.handle for verb, one in VERBS.items()}
"""Every verb, and the function that answers it."""


def _unknown(services: Services, session: Reading, call: Call) -> Page:
    raise Refused("unknown-button")


UNKNOWN = Verb(_unknown, fresh=True)


def before_the_door(interaction: Interaction, error: app_commands.AppCommandError) -> Refused:
    """Why a command did not come to the door, as a sentence."""
    if isinstance(error, app_commands.TransformerError):
        if error.type is discord.AppCommandOptionType.user:  # Discord lets people name anybody
            if interaction.guild_id is None:
                return Refused("no-member-in-private")
            return Refused("no-member", who=str(getattr(error.value, "display_name", error.value)))
        return Refused("option-unreadable", word=str(error.value)[:LONGEST_WORD])
    if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
        return Refused("old-command")
    reference = secrets.token_hex(2).upper()
    log.error("ref %s: interaction %s failed before the door", reference, interaction.id, exc_info=error)
    return Refused("failure", ref=reference)
