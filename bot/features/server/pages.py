"""Pages for moderators: setup, health, tables. Reads the store and what Discord allows us; changes nothing."""

from __future__ import annotations

import discord

from bot.app.services import Tables
from bot.features.server.servers import LANGUAGES
from bot.features.time.pace import MODES, NONE
from bot.store import Reading, TableRow
from bot.store.bodies import CallBody
from bot.store.notes import Setup
from bot.tables.links import jump_url
from bot.tables.loaded import game_of
from bot.tables.narrator import seat_name
from bot.tables.pauses import ASLEEP, HOMELESS
from bot.ui import limits, permissions
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Option, Page, cut
from bot.ui.text import safe, say, timestamp

SHOWN = 20
SHOWS = ("open", "running", "sleeping", "homeless", "all")


class ServerPages:
    """Every method runs inside the worker's thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # --- setup -----------------------------------------------------------------------------------

    def setup(self, guild: discord.Guild, here: discord.abc.GuildChannel | None, language: str) -> Page:
        """Permissions found and missing, and five choices that all work as they are."""
        setup = self.tables.setup(guild.id)
        lines = [f"**{say(language, 'setup-heading')}**"]
        lines += self.permission_lines(guild, here, language)
        where = f"<#{setup.channel}>" if setup.channel else say(language, "setup-anywhere")
        lines.append(say(language, "setup-channel", channel=where))
        lines.append(say(language, "setup-threads-on" if setup.threads else "setup-threads-off"))
        lines.append(say(language, "setup-language", which=say(language, f"language-of-{setup.language or 'own'}")))
        lines.append(say(language, "setup-pace", pace=say(language, f"clock-{setup.pace or NONE}")))
        lines.append(say(language, "setup-who", who=say(language, f"who-{setup.who}")))
        return Page(lines=lines, rows=[*self._menus(guild, setup, language)])

    def _menus(self, guild: discord.Guild, setup: Setup, language: str) -> list[list[Button] | Menu]:
        def menu(field: str, placeholder: str, options: list[Option]) -> Menu:
            return Menu(custom_id("setup", 0, field), placeholder, options[: limits.SELECT_OPTIONS])

        channels = [Option("0", say(language, "setup-anywhere"))]
        channels += [Option(str(channel.id), f"#{channel.name}") for channel in guild.text_channels]
        languages = [Option(word, say(language, f"language-of-{word}")) for word in ("own", *LANGUAGES)]
        paces = [Option(word, say(language, f"clock-{word}")) for word in MODES]
        who = [Option(word, say(language, f"who-{word}")) for word in ("everyone", "moderators")]
        switch = "no" if setup.threads else "yes"
        label = say(language, "setup-threads-no" if setup.threads else "setup-threads-yes")
        return [
            menu("channel", say(language, "menu-channel"), channels),
            menu("language", say(language, "menu-language"), languages),
            menu("pace", say(language, "menu-pace"), paces),
            menu("who", say(language, "menu-who"), who),
            [Button(custom_id("setup", 0, "threads", switch), label)],
        ]

    @staticmethod
    def permission_lines(guild: discord.Guild, here: discord.abc.GuildChannel | None, language: str) -> list[str]:
        """What we may and may not do, here or in the server as a whole, and what each is for."""
        allowed = here.permissions_for(guild.me) if here is not None else guild.me.guild_permissions
        lines = []
        for name, shown in permissions.ALL.items():
            what = say(language, f"permission-{name}")
            if getattr(allowed, name, True):
                lines.append(f"✅ {shown}: {what}")
            else:
                key = "setup-missing" if name in permissions.NEEDED else "setup-helpful"
                lines.append(say(language, key, name=shown, what=what))
        return lines

    # --- health ----------------------------------------------------------------------------------

    def status(self, guild: discord.Guild, here: discord.abc.GuildChannel | None, language: str) -> Page:
        with self.tables.reading() as session:
            tables = {table.id: table for table in session.tables_in(guild.id, open_only=False)}
            waiting = [post for post in session.unsettled_posts() if post.table in tables]
            called = [
                post.not_before for id in tables for post in session.posts(id, CallBody) if post.message is not None
            ]
            running = sum(table.status == "running" for table in tables.values())
        failed = [post for post in waiting if post.failed]
        lines = [
            f"**{say(language, 'status-heading')}**",
            say(language, "status-tables", running=running, all=len(tables)),
            say(language, "status-queue", count=len(waiting)),
            say(language, "status-call", when=timestamp(max(called))) if called else say(language, "status-no-call"),
        ]
        lines += [
            say(language, "status-failed", table=post.table, why=safe(post.failed, 100)) for post in failed[:5]
        ] or [say(language, "status-fine")]
        lacking = [line for line in self.permission_lines(guild, here, language) if not line.startswith("✅")]
        return Page(lines=lines + lacking)

    # --- tables ----------------------------------------------------------------------------------

    def tables_page(self, guild: int, show: str, language: str) -> Page:
        with self.tables.reading() as session:
            found = session.all_tables_in(guild) if show == "all" else session.tables_in(guild)
            told = [
                (table, self._state(session, table, language)) for table in found if self._shown(session, table, show)
            ]
        lines = [f"**{say(language, 'tables-heading')}**"]
        for table, state in told[:SHOWN]:
            facts: dict[str, str | int] = {"title": game_of(table).title, "table": table.id, "state": state}
            lines.append(say(language, "tables-line", link=jump_url(table), **facts))
        if len(told) > SHOWN:
            lines.append(say(language, "tables-more", count=len(told) - SHOWN))
        return Page(lines=lines if told else [*lines, say(language, "tables-none")])

    def _shown(self, session: Reading, table: TableRow, show: str) -> bool:
        resting = self.tables.resting(session, table)
        if show == "sleeping":
            return ASLEEP in resting
        if show == "homeless":
            return HOMELESS in resting
        return show != "running" or table.status == "running"

    def _state(self, session: Reading, table: TableRow, language: str) -> str:
        resting = self.tables.resting(session, table)
        if table.status != "running":
            return say(language, f"state-{table.status}")
        if resting:
            first = min(resting, key=lambda why: resting[why])
            return say(language, f"state-{first}")
        live = self.tables.live(session, table)
        names = [seat_name(row, language) for row in session.seats(table.id)]
        return say(language, "games-running", who=", ".join(names[seat] for seat in live.match.waiting))

    def choices(self, guild: int) -> list[tuple[int, str]]:
        """Tables a moderator can mean, for completion."""
        with self.tables.reading() as session:
            return [
                (table.id, cut(f"{table.id} · {game_of(table).title}", limits.CHOICE_NAME))
                for table in session.tables_in(guild)
            ]
