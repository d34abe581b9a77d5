"""`/table …`: opening, joining, starting, changing, ending."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.lobby import presses
from bot.features.lobby.pages import values_of
from bot.features.lobby.service import Lobby, own_tables
from bot.store import Reading, Writing
from bot.store.notes import Wish
from bot.tables.call import Call, Services, Talk
from bot.tables.loaded import game_of
from bot.tables.play import Play
from bot.tables.refused import Refused
from bot.tables.seats import COMPUTER as SEATED
from bot.ui import limits
from bot.ui.commanding import SEAT_CHOICES, Choices, Interaction, ask, complete, fitting, titles
from bot.ui.ids import Verb
from bot.ui.locales import told
from bot.ui.page import Page
from bot.ui.text import SEATS, cut, say
from rules.core import Game
from rules.core.thinking.levels import LEVELS

# --- what no button does -------------------------------------------------------------------------


async def _open(talk: Talk, call: Call) -> Page:
    return await presses.opened(talk, call, call.given["wish"])


def _start(services: Services, session: Writing, call: Call) -> Page:
    table = services[Play].start(session, call.table, call.person, moderator=call.moderator)
    return Page(lines=[say(table.language, "begun", table=table.id)])


def _computer(services: Services, session: Writing, call: Call) -> Page:
    level = call.given["level"]
    seat = services[Lobby].computer(session, call.table, call.person, level, moderator=call.moderator)
    return Page(lines=[say(call.language, "computer-added", seat=say(call.language, f"seat-{SEATS[seat]}"))])


def _seat(services: Services, session: Writing, call: Call) -> Page:
    services[Lobby].take_seat(session, call.table, call.person, call.given["colour"])
    return _changed(call)


def _remove(services: Services, session: Writing, call: Call) -> Page:
    services[Lobby].remove(session, call.table, call.person, call.given["colour"], moderator=call.moderator)
    return _changed(call)


def _hand_over(services: Services, session: Writing, call: Call) -> Page:
    services[Lobby].hand_over(session, call.table, call.person, call.given["member"], moderator=call.moderator)
    return _changed(call)


def _invite(services: Services, session: Writing, call: Call) -> Page:
    services[Lobby].invite(session, call.table, call.person, call.given["member"])
    return _changed(call)


def _option(services: Services, session: Writing, call: Call) -> Page:
    option, value = call.given["option"], call.given["value"]
    services[Lobby].set_option(session, call.table, call.person, option, value, moderator=call.moderator)
    return _changed(call)


def _changed(call: Call) -> Page:
    """The card shows everybody what was changed."""
    return Page(lines=[say(call.language, "changed", table=call.table)])


def _end(services: Services, session: Writing, call: Call) -> Page:
    services[Play].end(session, call.table, call.person, moderator=call.moderator)
    return Page(lines=[say(call.language, "table-closed", table=call.table)])


def _close(services: Services, session: Writing, call: Call) -> Page:
    services[Lobby].close(session, call.table, call.person, moderator=call.moderator)
    return Page(lines=[say(call.language, "table-closed", table=call.table)])


OPEN = Verb(_open, talks=True)
START = Verb(_start, writes=True)
COMPUTER = Verb(_computer, writes=True)
SEAT = Verb(_seat, writes=True)
REMOVE = Verb(_remove, writes=True)
HAND_OVER = Verb(_hand_over, writes=True)
INVITE = Verb(_invite, writes=True)
OPTION = Verb(_option, writes=True)
END = Verb(_end, writes=True)
CLOSE = Verb(_close, writes=True)


# --- what is offered while somebody types --------------------------------------------------------


def _options(services: Services, session: Reading, call: Call) -> list[str]:
    """The options of the title played here."""
    return list(_game_here(session, call).options.__struct_fields__)


def _game_here(session: Reading, call: Call) -> Game[Any, Any]:
    table = session.table(call.table)
    if table is None:
        raise Refused("no-table")
    return game_of(table)


LEVEL_CHOICES = [app_commands.Choice(name=told(f"level-{level}"), value=level) for level in LEVELS]


# --- the commands --------------------------------------------------------------------------------


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
        await ask(interaction, OPEN, table=0, given={"wish": Wish(title, seats, where, options, name)})

    @app_commands.command(name="join", description=told("command-table-join"))
    @app_commands.describe(seat=told("option-seat"))
    @app_commands.choices(seat=SEAT_CHOICES)
    async def join(self, interaction: Interaction, seat: int | None = None) -> None:
        await ask(interaction, "join", words=[] if seat is None else [str(seat)])

    @app_commands.command(name="leave", description=told("command-table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        await ask(interaction, "leave")

    @app_commands.command(name="computer", description=told("command-table-computer"))
    @app_commands.describe(level=told("option-level"))
    @app_commands.choices(level=LEVEL_CHOICES)
    async def computer(self, interaction: Interaction, level: str = SEATED) -> None:
        await ask(interaction, COMPUTER, given={"level": level})

    @app_commands.command(name="level", description=told("command-table-level"))
    @app_commands.describe(seat=told("option-seat"), level=told("option-level"))
    @app_commands.choices(seat=SEAT_CHOICES)
    @app_commands.choices(level=LEVEL_CHOICES)
    async def level(self, interaction: Interaction, seat: int | None = None, level: str | None = None) -> None:
        if seat is None or level is None:
            await ask(interaction, "levels")
        else:
            await ask(interaction, "level", words=[str(seat), level])

    @app_commands.command(name="start", description=told("command-table-start"))
    async def start(self, interaction: Interaction) -> None:
        await ask(interaction, START)

    @app_commands.command(name="seat", description=told("command-table-seat"))
    @app_commands.describe(colour=told("option-colour"))
    @app_commands.choices(colour=SEAT_CHOICES)
    async def seat(self, interaction: Interaction, colour: int) -> None:
        await ask(interaction, SEAT, given={"colour": colour})

    @app_commands.command(name="remove", description=told("command-table-remove"))
    @app_commands.describe(colour=told("option-colour"))
    @app_commands.choices(colour=SEAT_CHOICES)
    async def remove(self, interaction: Interaction, colour: int) -> None:
        await ask(interaction, REMOVE, given={"colour": colour})

    @app_commands.command(name="host", description=told("command-table-host"))
    @app_commands.describe(member=told("option-member"))
    async def host(self, interaction: Interaction, member: discord.Member) -> None:
        if member.id == interaction.user.id:
            await ask(interaction, "host")  # the host is gone
        else:
            await ask(interaction, HAND_OVER, given={"member": member.id})

    @app_commands.command(name="invite", description=told("command-table-invite"))
    @app_commands.describe(member=told("option-member"))
    async def invite(self, interaction: Interaction, member: discord.Member) -> None:
        await ask(interaction, INVITE, given={"member": member.id})

    @app_commands.command(name="options", description=told("command-table-options"))
    @app_commands.describe(option=told("option-option"), value=told("option-value"))
    async def options(
        self, interaction: Interaction, option: app_commands.Range[str, 1, 60], value: app_commands.Range[str, 1, 60]
    ) -> None:
        await ask(interaction, OPTION, given={"option": option, "value": value})

    @options.autocomplete("option")
    async def _option_names(self, interaction: Interaction, current: str) -> Choices:
        return fitting(await complete(interaction, _options), current)

    @options.autocomplete("value")
    async def _option_values(self, interaction: Interaction, current: str) -> Choices:
        chosen = getattr(interaction.namespace, "option", None) or ""
        values = await complete(interaction, lambda _, session, call: values_of(_game_here(session, call), chosen))
        return fitting(values, current)

    @app_commands.command(name="info", description=told("command-table-info"))
    async def info(self, interaction: Interaction) -> None:
        await ask(interaction, "info")

    @app_commands.command(name="coach", description=told("command-table-coach"))
    @app_commands.describe(member=told("option-member"))
    async def coach(self, interaction: Interaction, member: discord.Member | None = None) -> None:
        await ask(interaction, "coach", given={"member": member.id if member else None})

    @app_commands.command(name="resign", description=told("command-table-resign"))
    async def resign(self, interaction: Interaction) -> None:
        await ask(interaction, "resign")

    @app_commands.command(name="end", description=told("command-table-end"))
    async def end(self, interaction: Interaction) -> None:
        await ask(interaction, END)

    @app_commands.command(name="rematch", description=told("command-table-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        await ask(interaction, "rematch")

    @app_commands.command(name="move", description=told("command-table-move"))
    @app_commands.describe(table=told("option-table"))
    async def move(self, interaction: Interaction, table: int) -> None:
        await ask(interaction, "here", table=max(0, table))  # below nought stands the table of the channel

    @move.autocomplete("table")
    async def _own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        found = await complete(interaction, own_tables, table=0)
        return [
            app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=id)
            for id, label in found
            if str(current).casefold() in label.casefold()
        ][: limits.CHOICES]

    @app_commands.command(name="close", description=told("command-table-close"))
    async def close(self, interaction: Interaction) -> None:
        await ask(interaction, CLOSE)
