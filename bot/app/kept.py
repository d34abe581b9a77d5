"""Answers that were announced and did not get through: kept, and sent again with growing pauses for as long as Discord
takes them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.app.connection import HAS_ANSWER, UNHEARD, UNSENT
from bot.outbox.lanes import Loop, Tasks
from bot.tables.health import Health

log = logging.getLogger(__name__)

TAKEN = 14 * 60.0
"""Seconds for which an answer is sent again; Discord takes one for 15 minutes after the interaction."""


Showing = Callable[[], Coroutine[Any, Any, None]]
"""Sends an answer."""


def _announced_unheard(interaction: discord.Interaction[Any], error: Exception) -> bool:
    """Discord has an answer already: it was announced, though we did not hear that it was."""
    code = error.code if isinstance(error, discord.HTTPException) else None
    if code != HAS_ANSWER or not interaction.extras.pop("unheard", False):
        return False
    later = discord.InteractionResponseType
    thinking = "thinking" in interaction.extras
    interaction.response._response_type = later.deferred_channel_message if thinking else later.deferred_message_update
    return True


class Kept:
    """At most one for each private page, which shows the newest answer alone."""

    def __init__(self, background: Tasks, health: Health, first: float) -> None:
        """`first`: the first pause, in seconds."""
        self.background, self.health, self.first = background, health, first
        self.answers: dict[int, discord.Interaction[Any]] = {}
        """By the private page they belong to, or by themselves."""

    async def showing(self, interaction: discord.Interaction[Any], showing: Showing) -> None:
        """Send an answer."""
        try:
            await showing()
        except UNSENT as error:
            await self.failed(interaction, showing, error)

    async def failed(self, interaction: discord.Interaction[Any], showing: Showing, error: Exception) -> None:
        """An answer could not be sent: one that was announced and does not get through comes later."""
        try:
            if not _announced_unheard(interaction, error):
                raise error
            await showing()
        except UNHEARD as error:
            if not interaction.response.is_done():
                raise
            log.warning("interaction %s: its answer is kept and sent again: %r", interaction.id, error)
            self._keep(interaction, showing)

    def _keep(self, interaction: discord.Interaction[Any], showing: Showing) -> None:
        place, until = _place(interaction), asyncio.get_running_loop().time() + TAKEN
        self.answers[place] = interaction

        async def again() -> None:
            if self.answers.get(place) is not interaction:
                return  # somebody has pressed on
            try:
                await showing()
            except UNSENT as error:
                if isinstance(error, UNHEARD) and asyncio.get_running_loop().time() < until:
                    raise
                log.warning("interaction %s could not be answered: %r", interaction.id, error)
            if self.answers.get(place) is interaction:  # else there is a newer one, which goes on
                del self.answers[place]

        loop = Loop("answers", again, self.health, where=str(interaction.id), first=self.first)
        self.background.start("kept answer", loop.run(until_settled=True))

    def pressed_on(self, interaction: discord.Interaction[Any]) -> None:
        """What is shown next on that page says more than what is kept for it."""
        if interaction.message is not None:
            self.answers.pop(interaction.message.id, None)


def _place(interaction: discord.Interaction[Any]) -> int:
    message = interaction.message
    private = message is not None and message.flags.ephemeral and not interaction.extras.get("apart")
    return message.id if private and message is not None else interaction.id
