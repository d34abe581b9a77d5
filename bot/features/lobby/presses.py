"""Buttons of the lobby: join, watch, leave, colours, options, computers, start, rematch."""

from __future__ import annotations

from typing import Any

import discord

from bot.app.press import Handler, Press
from bot.features.lobby.pages import values_of
from bot.store.notes import Wish
from bot.tables.loaded import game_of
from bot.ui.page import Page
from bot.ui.text import SEATS, say
from rules import GAMES


def _moderator(press: Press) -> bool:
    return press.interaction.permissions.manage_guild


def _words(press: Press) -> list[str]:
    """Words of the id, then what was chosen in a menu."""
    data: Any = press.interaction.data or {}
    return [word for word in (*press.words, *(str(value) for value in data.get("values", []))) if word]


async def _join(press: Press) -> None:
    """Take a seat. A free one before the start; while the game runs, one's own again or a computer player's."""
    words = _words(press)
    wanted = int(words[0]) if words and words[0].isdigit() else None
    tables = press.bot.tables
    seat = await press.bot.worker.do(tables.join, press.id, press.table, press.person, press.name, wanted)
    page = await press.bot.worker.do(press.bot.answers.seated, press.table, press.person, seat, press.language)
    await press.show(page)


async def _leave(press: Press) -> None:
    """Leave the table before its game starts."""
    await press.bot.worker.do(press.bot.tables.leave, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "left")]))


async def _colour(press: Press) -> None:
    """Choose another colour; without one, show those that are free."""
    words = _words(press)
    if not words:
        await press.show(await press.bot.worker.do(press.bot.answers.colours, press.table, press.language))
        return
    seat = int(words[0])
    await press.bot.worker.do(press.bot.tables.take_seat, press.id, press.table, press.person, seat)
    page = await press.bot.worker.do(press.bot.answers.seated, press.table, press.person, seat, press.language)
    await press.show(page)


async def _options(press: Press) -> None:
    """Show the options of the game, for the host to change."""
    page = await press.bot.worker.do(
        press.bot.answers.options, press.table, press.person, press.language, moderator=_moderator(press)
    )
    await press.show(page)


async def _option(press: Press) -> None:
    """Show or change one option. `m:option:14:0` + a menu's choice: the values; `m:option:14:setup:1`: the change."""
    words = [word for word in _words(press) if word]
    if words and words[0].isdigit():
        words = words[1:]
    if len(words) == 1:
        await press.show(await press.bot.worker.do(press.bot.answers.option, press.table, words[0], press.language))
        return
    option, number = words[:2]
    table = await press.bot.worker.do(press.bot._table, press.table)
    value = values_of(game_of(table), option)[int(number)]
    moderator = _moderator(press)
    await press.bot.worker.do(
        press.bot.tables.set_option, press.id, press.table, press.person, option, value, moderator=moderator
    )
    note = say(press.language, "changed", table=table.id)
    page = await press.bot.worker.do(
        press.bot.answers.options, press.table, press.person, press.language, moderator=moderator, note=note
    )
    await press.show(page)


async def _computer(press: Press) -> None:
    """Seat a computer player."""
    seat = await press.bot.worker.do(
        press.bot.tables.computer, press.id, press.table, press.person, moderator=_moderator(press)
    )
    if press.interaction.type is discord.InteractionType.component:
        await press.interaction.response.defer()  # the card shows it
        return
    colour = say(press.language, f"seat-{SEATS[seat]}")
    await press.show(Page(lines=[say(press.language, "computer-added", seat=colour)]))


async def _start(press: Press) -> None:
    """Start the game."""
    await press.interaction.response.defer()
    await press.bot.worker.do(press.bot.tables.start, press.id, press.table, press.person, moderator=_moderator(press))


async def _rematch(press: Press) -> None:
    """Open a lobby of the same title with the same options."""
    table = await press.bot.worker.do(press.bot.tables.rematch, press.id, press.table, press.person, press.name)
    await press.show(Page(lines=[say(press.language, "opened", table=table.id)]))


async def _open(press: Press) -> None:
    """Open a table of that title, as `/table open` does it."""
    if press.words[0] in GAMES:
        await press.bot.open_table(press.interaction, Wish(press.words[0]))


async def _here(press: Press) -> None:
    """Bring a table to this channel."""
    await press.bot.move_table(press.interaction, press.table)


HANDLERS: dict[str, Handler] = {
    "here": _here,
    "join": _join,
    "leave": _leave,
    "colour": _colour,
    "options": _options,
    "option": _option,
    "computer": _computer,
    "start": _start,
    "rematch": _rematch,
    "open": _open,
}
