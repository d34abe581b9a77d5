"""Pictures that are added to private pages after they were shown, so that nobody waits for one."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.ui import discord_view as wire
from bot.ui import pictures
from bot.ui.page import Page
from render.shot import Shot

log = logging.getLogger(__name__)

PAUSE = 0.3
"""Seconds on a page before its picture is made: who taps on at once does not need it."""


class LatePictures:
    """One page per person is waited for: the newest. An older one never replaces it."""

    def __init__(self, marks: wire.Marks, pause: float = PAUSE) -> None:
        self.marks, self.pause = marks, pause
        self._pages: defaultdict[int, int] = defaultdict(int)
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def showing(self, interaction: discord.Interaction[Any], page: Page) -> AsyncIterator[None]:
        """Around showing a page: what is on its way for an older one is stopped, the picture of this one follows."""
        person = interaction.user.id
        self._pages[person] += 1
        number = self._pages[person]
        async with self._locks[person]:
            yield
        if page.shot is not None:
            task = asyncio.create_task(self._add(interaction, page, page.shot, number))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _add(self, interaction: discord.Interaction[Any], page: Page, shot: Shot, number: int) -> None:
        person = interaction.user.id
        await asyncio.sleep(self.pause)
        if self._pages[person] != number:
            return
        made = await pictures.illustrate(shot)
        if made.png is None:
            return
        page.picture, page.alt = made.png, made.alt
        async with self._locks[person]:
            if self._pages[person] == number:
                try:
                    await interaction.edit_original_response(**wire.editing(page, self.marks))
                except discord.HTTPException as error:
                    log.info("a panel went on without its picture: %s", error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
