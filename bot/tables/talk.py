"""Verbs that have to talk to Discord before they are done: a thread is made, a file is read, a picture is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import discord

from bot.store import Reading, Writing
from bot.tables.services import Services
from bot.ui.page import Page

T = TypeVar("T")


class Talk(Protocol):
    """One interaction on the event loop. What concerns tables is handed to the worker, a job and a transaction each."""

    interaction: discord.Interaction[Any]
    client: Any
    """The bot, for what only Discord's library can do."""
    local: bool
    """The bot is connected to a local Discord."""

    async def look(self, work: Callable[[Services, Reading], T]) -> T:
        """Read something."""

    async def change(self, work: Callable[[Services, Writing], T], *, claim: str | None = None) -> T:
        """Change something, once for each claim (None: whenever it is asked)."""

    async def show(self, page: Page) -> None:
        """Answer already, where more is to be done after it."""
