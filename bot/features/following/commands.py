"""/watch: how somebody without a seat hears of a table."""

from __future__ import annotations

from discord import app_commands

from bot.features.following.service import HOW
from bot.ui.commanding import Interaction, ask, command
from bot.ui.locales import told


@command("watch")
@app_commands.describe(how=told("option-how"))
@app_commands.choices(how=[app_commands.Choice(name=told(f"how-{word}"), value=word) for word in (*HOW, "stop")])
async def watch(interaction: Interaction, how: str | None = None) -> None:
    await ask(interaction, "watch", words=[how] if how else [])
