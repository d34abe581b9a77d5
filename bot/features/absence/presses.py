"""Votes, stand-ins, resigning, pauses, sleeping tables, lost places."""

from __future__ import annotations

from typing import Any

import discord

from bot.app.press import Handler, Press
from bot.features.lobby.opening import kept_wish, needs_page, open_table
from bot.tables.base import Refused
from bot.tables.loaded import game_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Option, Page, button_rows
from bot.ui.text import safe, say

# --- votes ---------------------------------------------------------------------------------------


async def _vote(press: Press) -> None:
    """Cast a vote, or change it, while it is open."""
    key, choice = press.words[0], press.words[-1]
    await press.bot.worker.do(press.bot.tables.vote, press.id, press.table, press.person, key, choice)
    await press.interaction.response.defer()  # the vote itself shows it


async def _ask_end(press: Press) -> None:
    """Ask the table whether to end the game as it stands."""
    await press.bot.worker.do(press.bot.tables.ask_vote, press.id, press.table, press.person, "end")
    await press.show(Page(lines=[say(press.language, "undo-asked")]), fresh=True)


# --- seats ---------------------------------------------------------------------------------------


async def _standin(press: Press) -> None:
    """Answer the question whether to sit in for somebody."""
    accept = press.words[-1] == "yes"
    tables = press.bot.tables
    await press.bot.worker.do(
        tables.answer_standin, press.id, press.table, press.person, press.name, press.words[0], accept
    )
    await press.interaction.response.defer()


async def _resign(press: Press) -> None:
    """Give up one's seat. Asks first: that is nothing to do by accident."""
    if press.words[0] == "yes":
        await press.bot.worker.do(press.bot.tables.resign, press.id, press.table, press.person)
        await press.show(Page(lines=[say(press.language, "left")]))
        return
    if press.words[0] == "stay":
        await press.show(Page(lines=[say(press.language, "stays")]))
        return
    await press.show(await press.bot.worker.do(_resign_page, press))


def _resign_page(press: Press) -> Page:
    with press.bot.tables.reading() as session:
        table, _, _ = press.bot.tables._seated(session, press.table, press.person)
        if table.status != "running":
            raise Refused("not-now-over")
        title = game_of(table).title
    language = press.language
    lines = [say(language, "resign-ask", title=title, table=press.table), say(language, "resign-what")]
    buttons = [
        Button(custom_id("resign", press.table, "yes"), say(language, "button-resign"), "red"),
        Button(custom_id("find", press.table), say(language, "button-find")),
        Button(custom_id("resign", press.table, "stay"), say(language, "button-stay")),
    ]
    return Page(lines=lines, rows=button_rows(buttons))


async def _find(press: Press) -> None:
    """Look for a stand-in: for one's own seat; on a reminder the button says whose."""
    seat = int(press.words[0]) if press.words and press.words[0].isdigit() else None
    await press.bot.worker.do(press.bot.tables.find_standin, press.id, press.table, press.person, seat)
    await press.show(Page(lines=[say(press.language, "standin-sought")]))


async def _host(press: Press) -> None:
    """Become the host of a table whose host is gone."""
    await press.bot.worker.do(press.bot.tables.take_over_host, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "you-host", table=press.table)]), fresh=True)


# --- resting -------------------------------------------------------------------------------------


async def _resume(press: Press) -> None:
    """Let a paused game go on."""
    await press.bot.worker.do(press.bot.tables.resume, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "resume-done", table=press.table)]), fresh=True)


async def _wake(press: Press) -> None:
    """Wake a table that sleeps."""
    await press.bot.worker.do(press.bot.tables.wake, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "wake-done", table=press.table)]), fresh=True)


async def _sleep_end(press: Press) -> None:
    """Ask to end a table that sleeps; silence agrees."""
    await press.bot.worker.do(press.bot.tables.end_asleep, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "undo-asked")]), fresh=True)


async def _lobby(press: Press) -> None:
    """Keep a lobby that waits in vain, or close it."""
    keep = press.words[0] == "keep"
    await press.bot.worker.do(press.bot.tables.keep_lobby, press.id, press.table, press.person, keep)
    await press.interaction.response.defer()


# --- places --------------------------------------------------------------------------------------


async def _thread(press: Press) -> None:
    """Make a new thread for a table whose thread is gone."""
    moderator = press.interaction.permissions.manage_guild
    await press.bot.worker.do(press.bot.tables.new_thread, press.id, press.table, press.person, moderator=moderator)
    await press.show(Page(lines=[say(press.language, "thread-coming", table=press.table)]), fresh=True)


async def _retry(press: Press) -> None:
    """Try at once again to post what could not be posted."""
    press.bot.posts.hurry()
    await press.show(Page(lines=[say(press.language, "trying-again", table=press.table)]), fresh=True)


async def _move(press: Press) -> None:
    """Move a table whose channel is gone, from a private message: first asks where to."""
    data: Any = press.interaction.data or {}
    values = data.get("values", [])
    table = await press.bot.worker.do(press.bot._table, press.table)
    channels = await _channels_for(press, table.guild)
    if not values:
        options = [Option(str(channel.id), f"#{channel.name}") for channel in channels[:25]]
        if not options:
            raise Refused("nowhere-to-move")
        menu = Menu(custom_id("move", press.table), say(press.language, "move-where"), options)
        await press.show(Page(lines=[say(press.language, "move-ask", table=press.table)], rows=[menu]), fresh=True)
        return
    place = next((channel.id for channel in channels if str(channel.id) == str(values[0])), None)
    if place is None:
        raise Refused("nowhere-to-move")
    await press.bot.worker.do(press.bot.tables.move, press.id, press.table, press.person, place)
    await press.show(Page(lines=[say(press.language, "moved-to", table=press.table, channel=f"<#{place}>")]))


async def _channels_for(press: Press, guild_id: int | None) -> list[discord.TextChannel]:
    """Channels of the server where both we and that person can write."""
    guild = press.bot.get_guild(guild_id or 0)
    if guild is None:
        raise Refused("nowhere-to-move")
    try:
        member = await guild.fetch_member(press.person)
    except discord.NotFound:
        raise Refused("not-at-table") from None
    return [
        channel
        for channel in guild.text_channels
        if all(
            allowed.view_channel and allowed.send_messages
            for allowed in (channel.permissions_for(guild.me), channel.permissions_for(member))
        )
    ]


async def _wish(press: Press) -> None:
    """Open the table that was wished, now that it is known where."""
    wish = await press.bot.worker.do(kept_wish, press.bot, press.person)
    wish.where = press.words[0]
    await open_table(press.bot, press.interaction, wish)


async def _needs(press: Press) -> None:
    """Tell which permissions the bot lacks here."""
    channel = safe(getattr(press.interaction.channel, "name", "") or "?")
    await press.show(needs_page(press.interaction.app_permissions, channel, press.language), fresh=True)


HANDLERS: dict[str, Handler] = {
    "vote": _vote,
    "askend": _ask_end,
    "standin": _standin,
    "resign": _resign,
    "find": _find,
    "host": _host,
    "resume": _resume,
    "wake": _wake,
    "sleepend": _sleep_end,
    "lobby": _lobby,
    "thread": _thread,
    "retry": _retry,
    "move": _move,
    "wish": _wish,
    "needs": _needs,
}
