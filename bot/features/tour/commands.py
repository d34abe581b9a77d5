"""/tour: the first table of a newcomer."""

from __future__ import annotations

from discord import app_commands

from bot.features.tour.pages import start_tour
from bot.ui.commanding import Interaction, command, titles
from bot.ui.locales import told


@command("tour")
@app_commands.describe(title=told("option-title"))
async def tour(interaction: Interaction, title: str | None = None) -> None:
    bot = interaction.client
    await bot.guard(interaction, lambda: start_tour(interaction, title))


tour.autocomplete("title")(titles)
