"""`/table` for people who are away or gone: pausing, stand-ins, votes."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.absence.away import last_moment
from bot.store.settings import settings_of
from bot.tables.base import Refused
from bot.ui.commanding import Interaction, table_here
from bot.ui.locales import told
from bot.ui.page import Page
from bot.ui.text import SEATS, say

SEAT_CHOICES = [app_commands.Choice(name=told(f"seat-{word}"), value=seat) for seat, word in enumerate(SEATS)]
LONGEST = 366
"""Days a pause or a stand-in may last."""
ASKED = ("skip", "replace", "pause", "end", "undo")


async def moment_of(interaction: Interaction, typed: str | None) -> float | None:
    """The end of the day somebody typed, in that person's own zone."""
    if typed is None:
        return None
    bot = interaction.client

    def zone() -> str:
        with bot.tables.reading() as session:
            return settings_of(session, interaction.user.id).zone

    return last_moment(typed, bot.tables.clock(), await bot.worker.do(zone), LONGEST)


async def _asked(interaction: Interaction) -> None:
    await interaction.client.show(
        interaction, Page(lines=[say(interaction.client.language(interaction), "undo-asked")])
    )


def table_commands() -> list[app_commands.Command[Any, Any, Any]]:
    """`/table pause`, `resume`, `replace` and `vote`."""

    @app_commands.command(name="pause", description=told("command-table-pause"))
    @app_commands.describe(until=told("option-until"))
    async def pause(interaction: Interaction, until: app_commands.Range[str, 1, 20] | None = None) -> None:
        bot = interaction.client

        async def answer() -> None:
            table, when = await table_here(interaction), await moment_of(interaction, until)
            await bot.worker.do(bot.tables.pause, str(interaction.id), table, interaction.user.id, when)
            await _asked(interaction)

        await bot.guard(interaction, answer)

    @app_commands.command(name="resume", description=told("command-table-resume"))
    async def resume(interaction: Interaction) -> None:
        await interaction.client.press(interaction, "resume")

    @app_commands.command(name="replace", description=told("command-table-replace"))
    @app_commands.describe(seat=told("option-seat"), member=told("option-member"), until=told("option-until"))
    @app_commands.choices(seat=SEAT_CHOICES)
    async def replace(
        interaction: Interaction,
        seat: int,
        member: discord.Member | None = None,
        until: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        bot = interaction.client

        async def answer() -> None:
            if member is not None and member.bot:
                raise Refused("no-bots")
            table, when = await table_here(interaction), await moment_of(interaction, until)
            person = None if member is None else member.id
            await bot.worker.do(bot.tables.replace, str(interaction.id), table, interaction.user.id, seat, person, when)
            await _asked(interaction)

        await bot.guard(interaction, answer)

    @app_commands.command(name="vote", description=told("command-table-vote"))
    @app_commands.describe(what=told("option-asked"), seat=told("option-seat"))
    @app_commands.choices(what=[app_commands.Choice(name=told(f"what-{word}"), value=word) for word in ASKED])
    @app_commands.choices(seat=SEAT_CHOICES)
    async def vote(interaction: Interaction, what: str, seat: int | None = None) -> None:
        bot = interaction.client

        async def answer() -> None:
            table, person, id = await table_here(interaction), interaction.user.id, str(interaction.id)
            if what == "pause":
                await bot.worker.do(bot.tables.pause, id, table, person)
            elif what == "undo" and await bot.worker.do(bot.tables.ask_undo, id, table, person) is None:
                await bot.show(interaction, Page(lines=[say(bot.language(interaction), "undo-granted")]))
                return
            elif what != "undo":
                await bot.worker.do(bot.tables.ask_vote, id, table, person, what, seat)
            await _asked(interaction)

        await bot.guard(interaction, answer)

    return [pause, resume, replace, vote]
