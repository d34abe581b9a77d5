"""The panel goes on by itself: one who plays alone against computer players gets the next question, with what they did,
in the place of the page that said that they think.

It is an edit of a private answer, so neither the channel's limits nor its other messages are in its way. What the
channel says comes beside it and needs no panel: a crash in between costs nothing but this edit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.app.computers import Computers
from bot.features.play.meanwhile import next_page
from bot.outbox.pages import LatePages
from bot.store import Reading, StoreError
from bot.store.notes import settings_of
from bot.tables.call import Services
from bot.tables.tables import Worker
from bot.ui import discord_view as wire
from bot.ui.page import Later, Page

log = logging.getLogger(__name__)

LONGEST = 14 * 60.0
"""Seconds: Discord lets us change an answer for 15 minutes."""


class NextPages:
    def __init__(self, services: Services, worker: Worker, computers: Computers, pages: LatePages) -> None:
        self.services, self.worker, self.computers, self.pages = services, worker, computers, pages

    async def follow(self, interaction: discord.Interaction[Any], later: Later, newest: Callable[[], bool]) -> None:
        """Wait for the next page, and show it if the person has not turned to another since."""
        try:
            async with asyncio.timeout(LONGEST):
                page, words = await self._next(later, interaction.user.id)
            if newest():
                await self._show(interaction, wire.in_words(page) if words else page, words)
        except (TimeoutError, StoreError, discord.HTTPException) as error:
            log.info("interaction %s: the panel did not go on: %s", interaction.id, error)

    async def _next(self, later: Later, person: int) -> tuple[Page, bool]:
        """And whether the person reads without pictures."""

        def look(session: Reading) -> tuple[Page | None, bool]:
            return next_page(self.services, session, later, person), settings_of(session, person).text

        while True:
            decided = self.computers.decided(later.table)
            page, words = await self.worker.look(look)
            if page is not None:
                return page, words
            await decided.wait()

    async def _show(self, interaction: discord.Interaction[Any], page: Page, words: bool) -> None:
        async with self.pages.showing(interaction, page):
            await interaction.edit_original_response(**wire.editing(page, wire.LETTERS if words else self.pages.marks))
