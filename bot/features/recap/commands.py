"""Commands for people who come back, look in, or are new: plan, recap, watch, tour."""

from __future__ import annotations

from discord import app_commands

from bot.features.following.presses import follow, show_following
from bot.features.following.service import HOW
from bot.features.plans import pages as plans
from bot.features.recap.pages import beginnings
from bot.features.recap.presses import show_recap
from bot.features.tour.pages import start_tour
from bot.store import StoreError
from bot.tables.base import Refused
from bot.ui.commanding import Choices, Interaction, command, fitting, table_here, titles
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


@command("watch")
@app_commands.describe(how=told("option-how"))
@app_commands.choices(how=[app_commands.Choice(name=told(f"how-{word}"), value=word) for word in (*HOW, "stop")])
async def watch(interaction: Interaction, how: str | None = None) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        if how is None:
            await show_following(interaction, table)
        else:
            await follow(interaction, table, how)

    await bot.guard(interaction, answer)


@command("tour")
@app_commands.describe(title=told("option-title"))
async def tour(interaction: Interaction, title: str | None = None) -> None:
    bot = interaction.client
    await bot.guard(interaction, lambda: start_tour(interaction, title))


tour.autocomplete("title")(titles)

BACK = (plan, recap, watch, tour)
