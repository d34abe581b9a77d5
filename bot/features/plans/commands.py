"""/plan: a move prepared ahead, shown or dropped."""

from __future__ import annotations

from discord import app_commands

from bot.features.plans import pages as plans
from bot.ui.commanding import Interaction, command, table_here
from bot.ui.locales import told

LONGEST_PLAN = 1000


@command("plan")
@app_commands.describe(line=told("option-plan"), clear=told("option-clear"))
async def plan(
    interaction: Interaction, line: app_commands.Range[str, 1, LONGEST_PLAN] | None = None, clear: bool = False
) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        if clear:
            await bot.worker.do(bot.tables.clear_plan, str(interaction.id), table, interaction.user.id)
        if line is not None and not clear:
            await plans.keep(interaction, table, line)
        else:
            await plans.show(interaction, table)

    await bot.guard(interaction, answer)
