"""`/table …`: opening, joining, starting, changing, ending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.store.notes import Wish
from bot.ui import limits
from bot.ui.commanding import Choices, Interaction, ask, fitting, table_here, titles
from bot.ui.locales import told
from bot.ui.page import Page, cut
from bot.ui.text import SEATS, say

SEAT_CHOICES = [app_commands.Choice(name=told(f"seat-{word}"), value=seat) for seat, word in enumerate(SEATS)]


class TableGroup(app_commands.Group):
    """`/table …`"""

    def __init__(self) -> None:
        super().__init__(name="table", description=told("command-table"), guild_only=True)

    @app_commands.command(name="open", description=told("command-table-open"))
    @app_commands.describe(
        title=told("option-title"),
        seats=told("option-seats"),
        where=told("option-where"),
        options=told("option-options"),
        name=told("option-name"),
    )
    @app_commands.choices(
        where=[app_commands.Choice(name=told(f"where-{word}"), value=word) for word in ("thread", "here")]
    )
    @app_commands.autocomplete(title=titles)
    async def open(
        self,
        interaction: Interaction,
        title: str,
        seats: app_commands.Range[int, 1, 5] | None = None,
        where: str | None = None,
        options: str = "",
        name: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        bot, wish = interaction.client, Wish(title, seats, where, options, name)
        await bot.guard(interaction, lambda: bot.open_table(interaction, wish))

    @app_commands.command(name="join", description=told("command-table-join"))
    @app_commands.describe(seat=told("option-seat"))
    @app_commands.choices(seat=SEAT_CHOICES)
    async def join(self, interaction: Interaction, seat: int | None = None) -> None:
        await interaction.client.press(interaction, "join", *([] if seat is None else [seat]))

    @app_commands.command(name="leave", description=told("command-table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        await interaction.client.press(interaction, "leave")

    @app_commands.command(name="computer", description=told("command-table-computer"))
    async def computer(self, interaction: Interaction) -> None:
        await interaction.client.press(interaction, "computer")

    @app_commands.command(name="start", description=told("command-table-start"))
    async def start(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def answer() -> None:
            moderator = interaction.permissions.manage_guild
            table = await table_here(interaction)
            row = await bot.worker.do(
                bot.tables.start, str(interaction.id), table, interaction.user.id, moderator=moderator
            )
            await bot.show(interaction, Page(lines=[say(row.language, "begun", table=row.id)]))

        await bot.guard(interaction, answer)

    @app_commands.command(name="seat", description=told("command-table-seat"))
    @app_commands.describe(colour=told("option-colour"))
    @app_commands.choices(colour=SEAT_CHOICES)
    async def seat(self, interaction: Interaction, colour: int) -> None:
        await self._change(interaction, interaction.client.tables.take_seat, colour)

    @app_commands.command(name="remove", description=told("command-table-remove"))
    @app_commands.describe(colour=told("option-colour"))
    @app_commands.choices(colour=SEAT_CHOICES)
    async def remove(self, interaction: Interaction, colour: int) -> None:
        moderator = interaction.permissions.manage_guild
        await self._change(interaction, interaction.client.tables.remove, colour, moderator=moderator)

    @app_commands.command(name="host", description=told("command-table-host"))
    @app_commands.describe(member=told("option-member"))
    async def host(self, interaction: Interaction, member: discord.Member) -> None:
        if member.id == interaction.user.id:
            await interaction.client.press(interaction, "host")  # the host is gone
            return
        moderator = interaction.permissions.manage_guild
        await self._change(interaction, interaction.client.tables.hand_over, member.id, moderator=moderator)

    @app_commands.command(name="invite", description=told("command-table-invite"))
    @app_commands.describe(member=told("option-member"))
    async def invite(self, interaction: Interaction, member: discord.Member) -> None:
        await self._change(interaction, interaction.client.tables.invite, member.id)

    @app_commands.command(name="options", description=told("command-table-options"))
    @app_commands.describe(option=told("option-option"), value=told("option-value"))
    async def options(
        self, interaction: Interaction, option: app_commands.Range[str, 1, 60], value: app_commands.Range[str, 1, 60]
    ) -> None:
        moderator = interaction.permissions.manage_guild
        await self._change(interaction, interaction.client.tables.set_option, option, value, moderator=moderator)

    @options.autocomplete("option")
    async def _option_names(self, interaction: Interaction, current: str) -> Choices:
        names = await interaction.client.option_values(interaction, None)
        return fitting(names, current)

    @options.autocomplete("value")
    async def _option_values(self, interaction: Interaction, current: str) -> Choices:
        chosen = getattr(interaction.namespace, "option", None) or ""
        return fitting(await interaction.client.option_values(interaction, chosen), current)

    async def _change(self, interaction: Interaction, change: Callable[..., object], *words: Any, **more: Any) -> None:
        """A change of the lobby that the card shows to everybody."""
        bot = interaction.client

        async def answer() -> None:
            table = await table_here(interaction)
            await bot.worker.do(change, str(interaction.id), table, interaction.user.id, *words, **more)
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), "changed", table=table)]))

        await bot.guard(interaction, answer)

    @app_commands.command(name="info", description=told("command-table-info"))
    async def info(self, interaction: Interaction) -> None:
        await ask(interaction, "info")

    @app_commands.command(name="coach", description=told("command-table-coach"))
    @app_commands.describe(member=told("option-member"))
    async def coach(self, interaction: Interaction, member: discord.Member | None = None) -> None:
        bot = interaction.client

        async def answer() -> None:
            table, person = await table_here(interaction), interaction.user.id
            await bot.worker.do(bot.tables.coach, str(interaction.id), table, person, member.id if member else None)
            key = "coached" if member is not None else "coached-not"
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), key)]))

        await bot.guard(interaction, answer)

    @app_commands.command(name="resign", description=told("command-table-resign"))
    async def resign(self, interaction: Interaction) -> None:
        await interaction.client.press(interaction, "resign")

    @app_commands.command(name="end", description=told("command-table-end"))
    async def end(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def answer() -> None:
            moderator = interaction.permissions.manage_guild
            table = await table_here(interaction)
            await bot.worker.do(bot.tables.end, str(interaction.id), table, interaction.user.id, moderator=moderator)
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), "table-closed", table=table)]))

        await bot.guard(interaction, answer)

    @app_commands.command(name="rematch", description=told("command-table-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        await interaction.client.press(interaction, "rematch")

    @app_commands.command(name="move", description=told("command-table-move"))
    @app_commands.describe(table=told("option-table"))
    async def move(self, interaction: Interaction, table: int) -> None:
        bot = interaction.client
        await bot.guard(interaction, lambda: bot.move_table(interaction, table))

    @move.autocomplete("table")
    async def _own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        found = await interaction.client.own_tables(interaction)
        return [
            app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=id)
            for id, label in found
            if current.casefold() in label.casefold()
        ][: limits.CHOICES]

    @app_commands.command(name="close", description=told("command-table-close"))
    async def close(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def answer() -> None:
            table = await table_here(interaction)
            moderator = interaction.permissions.manage_guild
            await bot.worker.do(bot.tables.close, str(interaction.id), table, interaction.user.id, moderator=moderator)
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), "table-closed", table=table)]))

        await bot.guard(interaction, answer)
