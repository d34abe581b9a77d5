"""The two-minute tour: where it takes place, and the way out of it."""

from __future__ import annotations

from typing import Any

import discord

from bot.features.lobby.service import Lobby, may_open
from bot.features.tour.service import Tour
from bot.store import TableRow
from bot.tables.call import Call, Talk
from bot.tables.refused import Refused
from bot.ui import limits, permissions
from bot.ui.ids import place_url
from bot.ui.page import Button, Page
from bot.ui.text import say
from rules import GAMES


async def start_tour(talk: Talk, call: Call, title: str) -> Page:
    """A private thread, or private messages where threads are not allowed, with a table for one."""
    language = call.language
    name = title or next(iter(GAMES))
    if name not in GAMES:
        raise Refused("no-such-title", title=name)
    await may_open(talk, call)
    await talk.thinking()
    place = await _private_place(talk.interaction, say(language, "tour-thread", title=GAMES[name].title))
    guild, channel = None if isinstance(place, discord.DMChannel) else call.guild, place.id
    row: TableRow = await talk.change(
        lambda services, session: services[Tour].open_tour(
            session,
            guild=guild,
            place=channel,
            person=call.person,
            name=call.name,
            title=name,
            language=language,
        ),
        claim=call.id,
    )
    go = Button("", say(language, "button-go"), url=place_url(row.guild, row.place))
    return Page(lines=[say(language, "tour-ready")], rows=[[go]])


async def _private_place(interaction: discord.Interaction[Any], name: str) -> discord.Thread | discord.DMChannel:
    channel = text_channel(interaction.channel)
    if channel is not None:
        try:
            thread = await channel.create_thread(
                name=name[:100],
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=limits.THREAD_SHOWN,
            )
            await thread.add_user(discord.Object(interaction.user.id))
        except discord.Forbidden:
            pass  # private messages stand in
        else:
            return thread
    try:
        private = await interaction.user.create_dm()
        await private.send(name)  # tells whether this person can be written to
    except discord.Forbidden:
        raise Refused("tour-no-place") from None
    return private


def text_channel(channel: object) -> discord.TextChannel | None:
    """The channel that a thread belongs to, or the channel itself."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


async def open_real_table(talk: Talk, call: Call, title: str) -> Page:
    """A lobby in the channel that the tour's thread belongs to."""
    language = call.language
    channel = text_channel(talk.interaction.channel)
    if channel is None:
        raise Refused("tour-elsewhere")
    await may_open(talk, call)
    await talk.thinking()
    try:
        thread = await channel.create_thread(
            name=say(language, "thread-name", title=GAMES[title].title, who=call.name[:40])[:100],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=limits.THREAD_SHOWN,
        )
    except discord.Forbidden:
        raise Refused("no-threads", missing=permissions.NEEDED["create_public_threads"]) from None
    home, place = channel.id, thread.id
    table: TableRow = await talk.change(
        lambda services, session: services[Lobby].open(
            session,
            guild=call.guild,
            home=home,
            place=place,
            person=call.person,
            name=call.name,
            title=title,
            language=language,
        ),
        claim=call.id,
    )
    return Page(lines=[say(language, "tour-real", table=table.id, channel=f"<#{home}>")])
