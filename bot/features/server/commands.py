"""`/server …`: what moderators need; and `/privacy`, one's own data."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.server import presses
from bot.features.server.pages import SHOWS
from bot.features.server.servers import LANGUAGES
from bot.store import Reading
from bot.tables.call import Call, Services
from bot.tables.loaded import game_of
from bot.tables.pace import MODES
from bot.ui import limits
from bot.ui.commanding import SEAT_CHOICES, Interaction, ask, command, complete
from bot.ui.ids import Verb
from bot.ui.locales import told
from bot.ui.text import cut


class ServerGroup(app_commands.Group):
    """`/server …`"""

    def __init__(self) -> None:
        super().__init__(
            name="server",
            description=told("command-server"),
            guild_only=True,
            default_permissions=discord.Permissions(manage_guild=True),
        )

    @app_commands.command(name="setup", description=told("command-server-setup"))
    @app_commands.describe(
        channel=told("option-channel"),
        threads=told("option-threads"),
        language=told("option-table-language"),
        pace=told("option-pace"),
        who=told("option-who"),
        reports=told("option-reports"),
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
        reports: discord.TextChannel | None = None,
    ) -> None:
        given: dict[str, object] = {"threads": threads, "language": language, "pace": pace, "who": who}
        given |= {name: one and one.id for name, one in (("channel", channel), ("reports", reports))}
        await ask(interaction, presses.SETUP, table=0, given=given)

    @app_commands.command(name="status", description=told("command-server-status"))
    async def status(self, interaction: Interaction) -> None:
        await ask(interaction, presses.STATUS, table=0)

    @app_commands.command(name="tables", description=told("command-server-tables"))
    @app_commands.describe(show=told("option-show"))
    @app_commands.choices(show=[app_commands.Choice(name=told(f"show-{word}"), value=word) for word in SHOWS])
    async def tables(self, interaction: Interaction, show: str = "open") -> None:
        await ask(interaction, presses.TABLES, table=0, given={"show": show})

    @app_commands.command(name="rescue", description=told("command-server-rescue"))
    @app_commands.describe(table=told("option-table"))
    async def rescue(self, interaction: Interaction, table: int) -> None:
        await _ask_about(interaction, presses.RESCUE, table)

    @app_commands.command(name="remove", description=told("command-server-remove"))
    @app_commands.describe(table=told("option-table"), seat=told("option-seat"))
    @app_commands.choices(seat=SEAT_CHOICES)
    async def remove(self, interaction: Interaction, table: int, seat: int) -> None:
        await _ask_about(interaction, presses.REMOVE, table, seat=seat)

    @app_commands.command(name="seat", description=told("command-server-seat"))
    @app_commands.describe(table=told("option-table"), seat=told("option-seat"), member=told("option-member"))
    @app_commands.choices(seat=SEAT_CHOICES)
    async def seat(self, interaction: Interaction, table: int, seat: int, member: discord.Member) -> None:
        await _ask_about(interaction, presses.SEAT, table, seat=seat, member=member.id, is_bot=member.bot)

    @app_commands.command(name="rename", description=told("command-server-rename"))
    @app_commands.describe(table=told("option-table"), name=told("option-name"))
    async def rename(self, interaction: Interaction, table: int, name: app_commands.Range[str, 0, 60] = "") -> None:
        await _ask_about(interaction, presses.RENAME, table, name=name)

    @app_commands.command(name="pause", description=told("command-server-pause"))
    @app_commands.describe(table=told("option-table"), on=told("option-on"))
    async def pause(self, interaction: Interaction, table: int, on: bool = True) -> None:
        await _ask_about(interaction, presses.PAUSE, table, on=on)

    @app_commands.command(name="end", description=told("command-server-end"))
    @app_commands.describe(table=told("option-table"))
    async def end(self, interaction: Interaction, table: int) -> None:
        await _ask_about(interaction, presses.END, table)

    @app_commands.command(name="data", description=told("command-server-data"))
    @app_commands.describe(what=told("option-data"))
    @app_commands.choices(
        what=[app_commands.Choice(name=told(f"data-{word}"), value=word) for word in ("export", "delete")]
    )
    async def data(self, interaction: Interaction, what: str) -> None:
        await ask(interaction, presses.DATA, table=0, given={"what": what})

    @rescue.autocomplete("table")
    @remove.autocomplete("table")
    @seat.autocomplete("table")
    @rename.autocomplete("table")
    @pause.autocomplete("table")
    @end.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        found = await complete(interaction, _known_tables, table=0)
        fitting = [one for one in found if str(current).casefold() in one[1].casefold()]
        return [app_commands.Choice(name=label, value=id) for id, label in fitting[: limits.CHOICES]]


async def _ask_about(interaction: Interaction, verb: Verb, table: int, **given: str | int) -> None:
    """A table by the number that was typed; below zero there are none, but marks (`HERE`)."""
    await ask(interaction, verb, table=max(0, table), given=given)


def _known_tables(services: Services, session: Reading, call: Call) -> list[tuple[int, str]]:
    """Tables a moderator can mean."""
    return [
        (table.id, cut(f"{table.id} · {game_of(table).title}", limits.CHOICE_NAME))
        for table in session.tables_in(presses.moderated(call))
    ]


@command("privacy")
async def privacy(interaction: Interaction) -> None:
    await ask(interaction, presses.PRIVACY, table=0)
