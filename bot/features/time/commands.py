"""Commands about time: `/table clock`, `/table mute`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.tables.pace import MODES
from bot.ui.commanding import Interaction, ask
from bot.ui.locales import told


def table_commands() -> list[app_commands.Command[Any, Any, Any]]:
    """`/table clock` and `/table mute`."""

    @app_commands.command(name="clock", description=told("command-table-clock"))
    @app_commands.describe(mode=told("option-mode"))
    @app_commands.choices(mode=[app_commands.Choice(name=told(f"clock-{mode}"), value=mode) for mode in MODES])
    async def clock(interaction: Interaction, mode: str | None = None) -> None:
        await ask(interaction, "clock", words=[mode or ""])

    @app_commands.command(name="mute", description=told("command-table-mute"))
    async def mute(interaction: Interaction) -> None:
        await ask(interaction, "mute")

    return [clock, mute]
