"""/recap: what happened since a moment of one's choice."""

from __future__ import annotations

from discord import app_commands

from bot.features.recap.pages import beginnings
from bot.features.recap.presses import show_recap
from bot.store import StoreError
from bot.tables.base import Refused
from bot.ui.commanding import Choices, Interaction, command, fitting, table_here
from bot.ui.locales import told


@command("recap")
@app_commands.describe(since=told("option-since"), public=told("option-public"))
async def recap(
    interaction: Interaction, since: app_commands.Range[str, 1, 40] | None = None, public: bool = False
) -> None:
    bot = interaction.client

    async def answer() -> None:
        await show_recap(interaction, await table_here(interaction), since, public=public)

    await bot.guard(interaction, answer)


@recap.autocomplete("since")
async def _since(interaction: Interaction, current: str) -> Choices:
    bot = interaction.client
    try:
        table = await table_here(interaction)
        known = await bot.worker.do(beginnings, bot.tables, table, interaction.user.id, bot.language(interaction))
    except (Refused, StoreError):
        return []
    return fitting(known, current)
