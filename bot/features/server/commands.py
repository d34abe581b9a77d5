"""`/server …`: what moderators need. Discord hides it from people without Manage Server; we ask again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.features.server.pages import SHOWS
from bot.features.server.presses import send_file, setup_page, wipe_page
from bot.features.server.servers import LANGUAGES
from bot.features.time.pace import MODES
from bot.tables.base import Refused
from bot.ui import limits
from bot.ui.commanding import SEAT_CHOICES, Interaction
from bot.ui.ids import custom_id
from bot.ui.locales import told
from bot.ui.page import Button, Page
from bot.ui.text import say, timestamp


class ServerGroup(app_commands.Group):
    """`/server …`"""

    def __init__(self) -> None:
        super().__init__(
            name="server",
            description=told("command-server"),
            guild_only=True,
            default_permissions=discord.Permissions(manage_guild=True),
        )

    async def _work(self, interaction: Interaction, work: Callable[[discord.Guild], Awaitable[None]]) -> None:
        async def answer() -> None:
            if interaction.guild is None or not interaction.permissions.manage_guild:
                raise Refused("only-moderators")
            await work(interaction.guild)

        await interaction.client.guard(interaction, answer)

    @staticmethod
    async def _say(interaction: Interaction, key: str, **facts: str | int) -> None:
        await interaction.client.show(
            interaction, Page(lines=[say(interaction.client.language(interaction), key, **facts)])
        )

    @app_commands.command(name="setup", description=told("command-server-setup"))
    @app_commands.describe(
        channel=told("option-channel"),
        threads=told("option-threads"),
        language=told("option-table-language"),
        pace=told("option-pace"),
        who=told("option-who"),
    )
    @app_commands.choices(
        language=[app_commands.Choice(name=told(f"language-of-{word}"), value=word) for word in ("own", *LANGUAGES)],
        pace=[app_commands.Choice(name=told(f"clock-{word}"), value=word) for word in MODES],
        who=[app_commands.Choice(name=told(f"who-{word}"), value=word) for word in ("everyone", "moderators")],
    )
    async def setup(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        threads: bool | None = None,
        language: str | None = None,
        pace: str | None = None,
        who: str | None = None,
    ) -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            changes: dict[str, Any] = {"threads": threads, "language": language, "pace": pace, "who": who}
            changes = {key: "" if value in ("own", "none") else value for key, value in changes.items()}
            changes = {key: value for key, value in changes.items() if value is not None}
            if channel is not None:
                changes["channel"] = channel.id
            if changes:
                await bot.worker.do(bot.tables.set_up, str(interaction.id), guild.id, **changes)
            await bot.show(interaction, await setup_page(interaction))

        await self._work(interaction, work)

    @app_commands.command(name="status", description=told("command-server-status"))
    async def status(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            here = interaction.channel if isinstance(interaction.channel, discord.abc.GuildChannel) else None
            await bot.show(
                interaction, await bot.worker.do(bot.server_pages.status, guild, here, bot.language(interaction))
            )

        await self._work(interaction, work)

    @app_commands.command(name="tables", description=told("command-server-tables"))
    @app_commands.describe(show=told("option-show"))
    @app_commands.choices(show=[app_commands.Choice(name=told(f"show-{word}"), value=word) for word in SHOWS])
    async def tables(self, interaction: Interaction, show: str = "open") -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            await bot.show(
                interaction,
                await bot.worker.do(bot.server_pages.tables_page, guild.id, show, bot.language(interaction)),
            )

        await self._work(interaction, work)

    @app_commands.command(name="rescue", description=told("command-server-rescue"))
    @app_commands.describe(table=told("option-table"))
    async def rescue(self, interaction: Interaction, table: int) -> None:
        async def work(guild: discord.Guild) -> None:
            await interaction.client.move_table(interaction, table)

        await self._work(interaction, work)

    @app_commands.command(name="remove", description=told("command-server-remove"))
    @app_commands.describe(table=told("option-table"), seat=told("option-seat"))
    @app_commands.choices(seat=SEAT_CHOICES)
    async def remove(self, interaction: Interaction, table: int, seat: int) -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            await self._ours(interaction, guild, table)
            await bot.worker.do(bot.tables.remove_person, str(interaction.id), table, seat)
            await self._say(interaction, "removed-done", table=table)

        await self._work(interaction, work)

    @app_commands.command(name="seat", description=told("command-server-seat"))
    @app_commands.describe(table=told("option-table"), seat=told("option-seat"), member=told("option-member"))
    @app_commands.choices(seat=SEAT_CHOICES)
    async def seat(self, interaction: Interaction, table: int, seat: int, member: discord.Member) -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            if member.bot:
                raise Refused("no-bots")
            await self._ours(interaction, guild, table)
            person = interaction.user.id
            await bot.worker.do(
                bot.tables.replace, str(interaction.id), table, person, seat, member.id, None, moderator=True
            )
            await self._say(interaction, "undo-asked")

        await self._work(interaction, work)

    @app_commands.command(name="rename", description=told("command-server-rename"))
    @app_commands.describe(table=told("option-table"), name=told("option-name"))
    async def rename(self, interaction: Interaction, table: int, name: app_commands.Range[str, 0, 60] = "") -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            await self._ours(interaction, guild, table)
            await bot.worker.do(bot.tables.rename, str(interaction.id), table, name)
            await self._say(interaction, "changed", table=table)

        await self._work(interaction, work)

    @app_commands.command(name="pause", description=told("command-server-pause"))
    @app_commands.describe(table=told("option-table"), on=told("option-on"))
    async def pause(self, interaction: Interaction, table: int, on: bool = True) -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            await self._ours(interaction, guild, table)
            if on:
                await bot.worker.do(bot.tables.pause_by_moderator, str(interaction.id), table)
                await self._say(interaction, "pause-done", table=table)
            else:
                await bot.worker.do(bot.tables.resume, str(interaction.id), table, interaction.user.id, moderator=True)
                await self._say(interaction, "resume-done", table=table)

        await self._work(interaction, work)

    @app_commands.command(name="end", description=told("command-server-end"))
    @app_commands.describe(table=told("option-table"))
    async def end(self, interaction: Interaction, table: int) -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            await self._ours(interaction, guild, table)
            when = await bot.worker.do(bot.tables.end_soon, str(interaction.id), table)
            language = bot.language(interaction)
            lines = [say(language, "ends-soon", table=table, when=timestamp(when))]
            button = Button(custom_id("keep", table), say(language, "button-keeptable"))
            await bot.show(interaction, Page(lines=lines, rows=[[button]]))

        await self._work(interaction, work)

    @app_commands.command(name="data", description=told("command-server-data"))
    @app_commands.describe(what=told("option-data"))
    @app_commands.choices(
        what=[app_commands.Choice(name=told(f"data-{word}"), value=word) for word in ("export", "delete")]
    )
    async def data(self, interaction: Interaction, what: str) -> None:
        bot = interaction.client

        async def work(guild: discord.Guild) -> None:
            language = bot.language(interaction)
            if what == "delete":
                await bot.show(interaction, wipe_page(language))
                return
            found = await bot.worker.do(bot.tables.data_of_guild, guild.id)
            await send_file(interaction, found, "server-data.json", say(language, "data-here"))

        await self._work(interaction, work)

    @staticmethod
    async def _ours(interaction: Interaction, guild: discord.Guild, table: int) -> None:
        """Only tables of this server can be meant."""
        if (await interaction.client.worker.do(interaction.client._table, table)).guild != guild.id:
            raise Refused("no-table")

    @rescue.autocomplete("table")
    @remove.autocomplete("table")
    @seat.autocomplete("table")
    @rename.autocomplete("table")
    @pause.autocomplete("table")
    @end.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        bot = interaction.client
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            return []
        found = await bot.worker.do(bot.server_pages.choices, interaction.guild_id)
        fitting = [one for one in found if str(current).casefold() in one[1].casefold()]
        return [app_commands.Choice(name=label, value=id) for id, label in fitting[: limits.CHOICES]]
