"""`/help`, and what it can be asked about."""

from __future__ import annotations

from discord import app_commands

from bot.features.help.topics import TOPICS
from bot.ui import limits
from bot.ui.commanding import Choices, Interaction, ask, command
from bot.ui.locales import told
from rules import GAMES


@command("help")
@app_commands.describe(about=told("option-about"))
async def help_(interaction: Interaction, about: app_commands.Range[str, 1, 60] | None = None) -> None:
    await ask(interaction, "guide", table=0, words=[about or ""])


@help_.autocomplete("about")
async def _about(interaction: Interaction, current: str) -> Choices:
    found = [(game.title, game.name) for game in GAMES.values()] + [(topic, topic) for topic in TOPICS]
    wanted = current.casefold()
    return [
        app_commands.Choice(name=label, value=word) for label, word in found if wanted in f"{label} {word}".casefold()
    ][: limits.CHOICES]
