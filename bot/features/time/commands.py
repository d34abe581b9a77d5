"""Commands about time: `/away`, `/table clock`, `/table mute`."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.features.time.hours import local_day
from bot.features.time.pace import MODES
from bot.features.time.presses import show_away, show_clock
from bot.ui.commanding import Choices, Interaction, command, fitting, table_here
from bot.ui.locales import told


@command("away")
@app_commands.describe(until=told("option-until"), standin=told("option-standin"))
async def away(
    interaction: Interaction,
    until: app_commands.Range[str, 1, 20] | None = None,
    standin: discord.Member | None = None,
) -> None:
    bot = interaction.client
    await bot.guard(interaction, lambda: show_away(bot, interaction, until, standin))


@away.autocomplete("until")
async def _days(interaction: Interaction, current: str) -> Choices:
    today = local_day(interaction.client.tables.clock(), "")
    return fitting([(today + timedelta(days=days)).isoformat() for days in (1, 2, 3, 5, 7, 10, 14, 21, 28)], current)


def table_commands() -> list[app_commands.Command[Any, Any, Any]]:
    """`/table clock` and `/table mute`."""

    @app_commands.command(name="clock", description=told("command-table-clock"))
    @app_commands.describe(mode=told("option-mode"))
    @app_commands.choices(mode=[app_commands.Choice(name=told(f"clock-{mode}"), value=mode) for mode in MODES])
    async def clock(interaction: Interaction, mode: str | None = None) -> None:
        bot = interaction.client

        async def answer() -> None:
            await show_clock(bot, interaction, await table_here(interaction), mode)

        await bot.guard(interaction, answer)

    @app_commands.command(name="mute", description=told("command-table-mute"))
    async def mute(interaction: Interaction) -> None:
        await interaction.client.press(interaction, "mute")

    return [clock, mute]


TIMELY = (away,)
