"""`/settings`: what a person chooses for all tables."""

from __future__ import annotations

from discord import app_commands

from bot.features.settings import choices
from bot.features.settings import pages as settingspage
from bot.tables.base import Refused
from bot.ui import limits
from bot.ui.commanding import Choices, Interaction, command
from bot.ui.locales import told
from bot.ui.page import cut


@command("settings")
@app_commands.describe(what=told("option-what"), value=told("option-setting-value"))
@app_commands.choices(
    what=[app_commands.Choice(name=told(f"setting-{word}"), value=word) for word in choices.WHAT],
)
async def settings(
    interaction: Interaction, what: str | None = None, value: app_commands.Range[str, 1, 60] | None = None
) -> None:
    bot = interaction.client

    async def answer() -> None:
        if what is None and value is not None:
            raise Refused("setting-unknown", word=choices.typed_word(value), names=", ".join(choices.WHAT))
        if what is None or value is None:
            page = settingspage.page(bot.language(interaction), bot.settings(interaction), what)
        else:
            page = await bot.choose(interaction, what, value)
        await bot.show(interaction, page)

    await bot.guard(interaction, answer)


@settings.autocomplete("value")
async def _values(interaction: Interaction, current: str) -> Choices:
    what = getattr(interaction.namespace, "what", None) or ""
    found = choices.offered(interaction.client.language(interaction), what, current)
    return [
        app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=value)
        for label, value in found[: limits.CHOICES]
    ]


SETTINGS = (settings,)
