"""Buttons of the lobby: join, leave, computers, start, rematch."""

from __future__ import annotations

import discord

from bot.page import Page
from bot.presses.press import Handler, Press
from bot.words import SEATS, say


async def _join(press: Press) -> None:
    seat = int(press.words[0]) if press.words and press.words[0].isdigit() else None
    tables = press.bot.tables
    taken = await press.bot.desk.do(tables.join, press.id, press.table, press.person, press.name, seat)
    await press.show(
        await press.bot.desk.do(press.bot.answers.seated, press.table, press.person, taken, press.language)
    )


async def _leave(press: Press) -> None:
    await press.bot.desk.do(press.bot.tables.leave, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "left")]))


async def _computer(press: Press) -> None:

    moderator = press.interaction.permissions.manage_guild
    seat = await press.bot.desk.do(press.bot.tables.computer, press.id, press.table, press.person, moderator=moderator)
    if press.interaction.type is discord.InteractionType.component:
        await press.interaction.response.defer()  # the card shows it
        return
    colour = say(press.language, f"seat-{SEATS[seat]}")
    await press.show(Page(lines=[say(press.language, "computer-added", seat=colour)]))


async def _start(press: Press) -> None:
    moderator = press.interaction.permissions.manage_guild
    await press.interaction.response.defer()
    await press.bot.desk.do(press.bot.tables.start, press.id, press.table, press.person, moderator=moderator)


async def _rematch(press: Press) -> None:
    table = await press.bot.desk.do(press.bot.tables.rematch, press.id, press.table, press.person, press.name)
    await press.show(Page(lines=[say(press.language, "opened", table=table.id)]))


HANDLERS: dict[str, Handler] = {
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "start": _start,
    "rematch": _rematch,
}
