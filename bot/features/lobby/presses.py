"""Buttons of the lobby: join, leave, colours, options, computers, start, rematch; opening a table, bringing it here."""

from __future__ import annotations

import discord

from bot.features.lobby import pages
from bot.features.lobby.levels import Levels, levels
from bot.features.lobby.opening import kept_wish, may_open
from bot.features.lobby.service import Lobby, open_table, opened_page
from bot.features.settings.service import People
from bot.store import Reading, Writing
from bot.store.notes import Wish
from bot.tables.call import Call, Services, Talk
from bot.tables.loaded import game_of
from bot.tables.places import Places
from bot.tables.play import Play
from bot.tables.refused import Refused
from bot.ui.ids import press, whole
from bot.ui.page import Page
from bot.ui.text import SEATS, safe, say
from rules import GAMES

# --- seats ---------------------------------------------------------------------------------------


@press("join", writes=True)
def join(services: Services, session: Writing, call: Call) -> Page:
    """Take a seat. A free one before the start; while the game runs, one's own again or a computer player's."""
    wanted = whole(call.said[0]) if call.said else None
    seat = services[Lobby].join(session, call.table, call.person, call.name, wanted)
    page = pages.seated(services, session, call.table, call.person, seat, call.language)
    return _with_hours(services, session, call, page)


def _with_hours(services: Services, session: Writing, call: Call, page: Page) -> Page:
    """Who sits down for the first time is asked when to be left in peace."""
    lines, rows = services[People].first_hours(session, call.person, call.locale, call.language)
    page.lines += lines
    page.rows += rows
    return page


@press("leave", writes=True)
def leave(services: Services, session: Writing, call: Call) -> Page:
    """Leave the table before its game starts."""
    services[Lobby].leave(session, call.table, call.person)
    return Page(lines=[say(call.language, "left")])


@press("colour", writes=True)
def colour(services: Services, session: Writing, call: Call) -> Page:
    """Choose another colour; without one, show those that are free."""
    if not call.said:
        return pages.colours(services, session, call.table, call.language)
    seat = whole(call.said[0])
    if seat is None:
        raise Refused("unknown-button")
    services[Lobby].take_seat(session, call.table, call.person, seat)
    return pages.seated(services, session, call.table, call.person, seat, call.language)


@press("computer", writes=True)
def computer(services: Services, session: Writing, call: Call) -> Page:
    """Seat a computer player; the card shows it, and how well it plays can be chosen."""
    seat = services[Lobby].computer(session, call.table, call.person, moderator=call.moderator)
    return _levels(services, session, call, "computer-added", seat=say(call.language, f"seat-{SEATS[seat]}"))


@press("levels")
def show_levels(services: Services, session: Reading, call: Call) -> Page:
    """Show how well the computer players play, for the host to change."""
    return levels(services, session, call.table, call.person, call.language, moderator=call.moderator)


@press("level", writes=True)
def level(services: Services, session: Writing, call: Call) -> Page:
    """Choose how well one computer player plays. `m:level:14:2` + a menu's choice."""
    chosen = call.said[1] if len(call.said) > 1 else ""
    services[Levels].set_level(session, call.table, call.person, call.number(0), chosen, moderator=call.moderator)
    return _levels(services, session, call, "changed", table=call.table)


@press("deep", writes=True)
def deep(services: Services, session: Writing, call: Call) -> Page:
    """Let strong computer players think long, or not."""
    on = bool(call.number(0))
    services[Levels].set_deep(session, call.table, call.person, on, moderator=call.moderator)
    return _levels(services, session, call, "changed", table=call.table)


@press("hints", writes=True)
def hints(services: Services, session: Writing, call: Call) -> Page:
    """Let people at the table be told what a strong player would do, or not."""
    on = bool(call.number(0))
    services[Levels].set_hints(session, call.table, call.person, on, moderator=call.moderator)
    return _levels(services, session, call, "changed", table=call.table)


def _levels(services: Services, session: Reading, call: Call, key: str, **facts: str | int) -> Page:
    note = say(call.language, key, **facts)
    return levels(services, session, call.table, call.person, call.language, moderator=call.moderator, note=note)


# --- options -------------------------------------------------------------------------------------


@press("options")
def options(services: Services, session: Reading, call: Call) -> Page:
    """Show the options of the game, for the host to change."""
    return pages.options(services, session, call.table, call.person, call.language, moderator=call.moderator)


@press("option", writes=True)
def option(services: Services, session: Writing, call: Call) -> Page:
    """Show or change one option. `m:option:14:0` + a menu's choice: the values; `m:option:14:setup:1`: the change."""
    words = call.said[1:] if call.said and whole(call.said[0]) is not None else call.said
    if len(words) < 2:
        return pages.option(services, session, call.table, "".join(words), call.language)
    table = session.table(call.table)
    if table is None:
        raise Refused("no-table")
    name, values, number = words[0], pages.values_of(game_of(table), words[0]), whole(words[1])
    if number is None or number >= len(values):
        raise Refused("unknown-button")
    value = values[number]
    services[Lobby].set_option(session, call.table, call.person, name, value, moderator=call.moderator)
    note = say(call.language, "changed", table=call.table)
    return pages.options(services, session, call.table, call.person, call.language, moderator=call.moderator, note=note)


# --- beginning -----------------------------------------------------------------------------------


@press("start", writes=True)
def start(services: Services, session: Writing, call: Call) -> None:
    """Start the game."""
    services[Play].start(session, call.table, call.person, moderator=call.moderator)


@press("rematch", talks=True)
async def rematch(talk: Talk, call: Call) -> Page:
    """Open a lobby of the same title with the same options."""
    await may_open(talk, call)
    table = await talk.change(
        lambda services, session: services[Lobby].rematch(session, call.table, call.person, call.name), claim=call.id
    )
    return opened_page(table, call.language)


@press("here", writes=True, fresh=True)
def here(services: Services, session: Writing, call: Call) -> Page:
    """Bring a table to this channel, within its server."""
    table = session.table(call.table)
    if table is None or table.guild != call.guild:
        raise Refused("no-table")
    moved = services[Places].move(session, call.table, call.person, call.channel, moderator=call.moderator)
    return Page(lines=[say(moved.language, "moved", table=moved.id)])


@press("open", talks=True)
async def open(talk: Talk, call: Call) -> Page | None:
    """Open a table of that title, as `/table open` does it."""
    return await opened(talk, call, Wish(call.word(0))) if call.word(0) in GAMES else None


@press("wish", talks=True)
async def wish(talk: Talk, call: Call) -> Page:
    """Open the table that was wished, now that it is known where."""
    wished = await talk.look(lambda services, session: kept_wish(session, call.person))
    wished.where = call.word(0)
    return await opened(talk, call, wished)


async def opened(talk: Talk, call: Call, wish: Wish) -> Page:
    page = opened_page(await open_table(talk, call, wish), call.language)
    return await talk.change(lambda services, session: _with_hours(services, session, call, page))


@press("needs", fresh=True)
def needs(services: Services, session: Reading, call: Call) -> Page:
    """Tell which permissions the bot lacks here."""
    return pages.needs_page(discord.Permissions(call.permissions), safe(call.channel_name or "?"), call.language)
