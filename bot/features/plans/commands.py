"""/plan: a move prepared ahead, shown or dropped."""

from __future__ import annotations

from discord import app_commands

from bot.features.plans.service import LONGEST_PLAN
from bot.ui.commanding import Interaction, ask, command
from bot.ui.locales import told


@command("plan")
@app_commands.describe(line=told("option-plan"), clear=told("option-clear"))
async def plan(
    interaction: Interaction, line: app_commands.Range[str, 1, LONGEST_PLAN] | None = None, clear: bool = False
) -> None:
    if clear:
        await ask(interaction, "unplan")
    elif line is not None:
        await ask(interaction, "planned", fields={"line": line})
    else:
        await ask(interaction, "plans")
