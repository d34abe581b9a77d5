"""/tour: the first table of a newcomer."""

from __future__ import annotations

from discord import app_commands

from bot.ui.commanding import Interaction, ask, command, titles
from bot.ui.locales import told


@command("tour")
@app_commands.describe(title=told("option-title"))
async def tour(interaction: Interaction, title: str | None = None) -> None:
    await ask(interaction, "tour", table=0, words=[title or ""])


tour.autocomplete("title")(titles)
