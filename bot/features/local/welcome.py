"""The first post of a local Discord: one press gives a running game against computer players."""

from __future__ import annotations

import string
from typing import Any

import discord

from bot.features.lobby.service import Lobby, open_table, opened_page
from bot.features.records.service import Records, checked
from bot.store import TableRow, Writing
from bot.store.notes import Wish
from bot.tables.call import Call, Services, Talk
from bot.tables.play import Play
from bot.tables.refused import Refused
from bot.ui import discord_view as wire
from bot.ui import limits
from bot.ui.ids import custom_id, place_url
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say
from rules import GAMES

COMPUTERS = 2
PEOPLE = 3
"""Who sit at a table that one person plays for everybody."""
LANGUAGE = "en"


def page() -> Page:
    lines = [say(LANGUAGE, f"welcome-{number}") for number in range(1, 4)]
    buttons = [Button(custom_id("quick", 0, game.name), game.title, "blue") for game in GAMES.values()]
    more = [Button(custom_id(verb, 0), say(LANGUAGE, f"button-{verb}")) for verb in ("hotseat", "tour", "load")]
    return Page(lines=lines, rows=[*button_rows(buttons), *button_rows(more)])


def hot_seat_page(language: str) -> Page:
    """Which game one person plays for everybody."""
    buttons = [Button(custom_id("hotseat", 0, game.name), game.title, "blue") for game in GAMES.values()]
    return Page(lines=[say(language, "hot-seat")], rows=button_rows(buttons))


async def welcome(client: Any) -> None:
    """Say hello in the first channel of each local server, unless somebody has written there before."""
    async with client.welcoming:  # whoever comes twice in a row looks twice, and says it once
        await client.servers_told()
        for guild in client.guilds:
            channel = next(iter(guild.text_channels), None)
            if channel is None or not channel.permissions_for(guild.me).send_messages:
                continue
            if not [message async for message in channel.history(limit=1)]:
                await channel.send(**wire.sending(page(), client.marks))


async def quick_game(talk: Talk, call: Call, title: str) -> None:
    """A table in a thread of its own, one person and computer players, started at once."""
    game = GAMES[title]
    table = await _open(talk, call, title)
    computers = max(COMPUTERS, game.seats.start - 1) if 1 not in game.seats else 0

    def begin(services: Services, session: Writing) -> None:
        for _ in range(min(computers, game.seats.stop - 2)):
            services[Lobby].computer(session, table, call.person)
        services[Play].start(session, table, call.person)

    await talk.change(begin, claim=f"{call.id}:start")


async def hot_seat(talk: Talk, call: Call, title: str) -> None:
    """A table at which the people of the local server sit, so that whoever holds the mouse plays everybody."""
    game = GAMES[title]
    table = await _open(talk, call, title)
    others = await _others(talk, call, max(PEOPLE, game.seats.start) - 1)

    def begin(services: Services, session: Writing) -> None:
        for other, name in others:
            services[Lobby].join(session, table, other, name)
        services[Play].start(session, table, call.person)

    await talk.change(begin, claim=f"{call.id}:start")


async def _others(talk: Talk, call: Call, count: int) -> list[tuple[int, str]]:
    """So many other people of the server. All of them at once are told only to bots with a privileged intent, so they
    are looked up by how their names begin."""
    guild = talk.client.get_guild(call.guild or 0)
    found: dict[int, str] = {}
    for letter in string.ascii_lowercase:
        for member in await guild.query_members(letter, limit=count + 1):
            if not member.bot and member.id != call.person:
                found[member.id] = member.display_name
        if len(found) >= count:
            break
    return list(found.items())[:count]


async def _open(talk: Talk, call: Call, title: str) -> int:
    """A lobby in a thread; said at once, whatever becomes of the rest."""
    table = await open_table(talk, call, Wish(title, where="thread"))
    await talk.show(opened_page(table, call.language))
    return table.id


async def load_record(talk: Talk, call: Call) -> Page:
    """The game of a record, in a thread of its own, to be looked at."""
    interaction, language = talk.interaction, call.language
    data: Any = interaction.data or {}
    sent = next(iter(data.get("resolved", {}).get("attachments", {}).values()), None)
    if sent is None or not isinstance(interaction.channel, discord.TextChannel):
        raise Refused("record-damaged", why="-")
    await talk.thinking()
    raw = await discord.Attachment(data=sent, state=talk.client._connection).read()
    record = await talk.look(lambda services, session: checked(raw))
    name = say(language, "loaded-thread", title=GAMES[record.title].title)
    thread = await interaction.channel.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=limits.THREAD_SHOWN
    )
    place = thread.id
    row: TableRow = await talk.change(
        lambda services, session: services[Records].load_record(
            session, guild=call.guild, place=place, person=call.person, language=language, raw=raw
        ),
        claim=call.id,
    )
    go = Button("", say(language, "button-go"), url=place_url(row.guild, row.place))
    return Page(lines=[say(language, "loaded", table=row.id)], rows=[[go]])
