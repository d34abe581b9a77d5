"""One press of a button, read from its id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.tables.path import JOIN
from bot.ui.ids import Id
from bot.ui.page import Page

if TYPE_CHECKING:
    from bot.app.client import Menhir

Interaction = discord.Interaction["Menhir"]


class Press:
    """One press of a button, choice of a menu, or form sent in."""

    def __init__(self, bot: Menhir, interaction: Interaction, id: Id) -> None:
        self.bot, self.interaction = bot, interaction
        self.verb, self.table, self.words, _ = id
        self.person = interaction.user.id
        self.name = interaction.user.display_name
        self.language = bot.language(interaction)

    @property
    def question(self) -> int | None:
        return int(self.words[0]) if self.words and self.words[0].isdigit() else None

    @property
    def chosen(self) -> list[str]:
        """The choices that the id carries."""
        return [word for word in self.words[1].split(JOIN) if word] if len(self.words) > 1 else []

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu."""
        data: Any = self.interaction.data or {}
        return [str(value) for value in data.get("values", [])]

    @property
    def path(self) -> list[str]:
        """The choices that the id carries, and the one just made in a menu."""
        return [*self.chosen, *self.values]

    @property
    def id(self) -> str:
        return str(self.interaction.id)

    async def show(self, page: Page, *, fresh: bool = False) -> None:
        await self.bot.show(self.interaction, page, fresh=fresh)


Handler = Callable[[Press], Awaitable[None]]


def form_value(data: Any, name: str) -> str:
    """The value of a form's field, wherever Discord put it."""
    if isinstance(data, dict):
        if data.get("custom_id") == name and "value" in data:
            return str(data["value"])
        return next((found for inner in data.values() if (found := form_value(inner, name))), "")
    if isinstance(data, list):
        return next((found for inner in data if (found := form_value(inner, name))), "")
    return ""
