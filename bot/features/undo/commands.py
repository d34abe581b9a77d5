"""/undo and /redo."""

from __future__ import annotations

from discord import app_commands

from bot.ui.commanding import Interaction, ask, command
from bot.ui.locales import told

BACK = {"step": "undo", "turn": "restart", "ask": "askundo"}
"""How far back, and the button that does the same."""


@command("undo")
@app_commands.describe(back=told("option-back"))
@app_commands.choices(back=[app_commands.Choice(name=told(f"back-{word}"), value=word) for word in BACK])
async def undo(interaction: Interaction, back: str = "step") -> None:
    await ask(interaction, BACK.get(back, "undo"))


@command("redo")
async def redo(interaction: Interaction) -> None:
    await ask(interaction, "redo")
