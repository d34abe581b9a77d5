"""The two-minute tour: where it takes place, and the way out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.base import Refused
from bot.tables.links import jump_url
from bot.ui import permissions
from bot.ui.page import Button, Page
from bot.ui.text import say
from rules import GAMES

if TYPE_CHECKING:
    from bot.app.client import Menhir  # noqa: F401  the name stands in a string below

Interaction = discord.Interaction["Menhir"]


async def start_tour(interaction: Interaction, title: str | None) -> None:
    """A private thread, or private messages where threads are not allowed, with a table for one."""
    bot, language = interaction.client, interaction.client.language(interaction)
    name = title or next(iter(GAMES))
    if name not in GAMES:
        raise Refused("no-such-title", title=name)
    await interaction.response.defer(ephemeral=True, thinking=True)
    place = await _private_place(interaction, say(language, "tour-thread", title=GAMES[name].title))
    row = await bot.worker.do(
        bot.tables.open_tour,
        str(interaction.id),
        guild=None if isinstance(place, discord.DMChannel) else interaction.guild_id,
        place=place.id,
        person=interaction.user.id,
        name=interaction.user.display_name,
        title=name,
        language=language,
    )
    go = Button("", say(language, "button-go"), url=jump_url(row))
    await bot.show(interaction, Page(lines=[say(language, "tour-ready")], rows=[[go]]))


async def _private_place(interaction: Interaction, name: str) -> discord.Thread | discord.DMChannel:
    channel = text_channel(interaction.channel)
    if channel is not None:
        try:
            thread = await channel.create_thread(
                name=name[:100], type=discord.ChannelType.private_thread, invitable=False
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


async def open_real_table(interaction: Interaction, title: str) -> None:
    """A lobby in the channel that the tour's thread belongs to."""
    bot, language = interaction.client, interaction.client.language(interaction)
    channel = text_channel(interaction.channel)
    if channel is None:
        raise Refused("tour-elsewhere")
    await interaction.response.defer(ephemeral=True, thinking=True)
    who = interaction.user.display_name[:40]
    try:
        thread = await channel.create_thread(
            name=say(language, "thread-name", title=GAMES[title].title, who=who)[:100],
            type=discord.ChannelType.public_thread,
        )
    except discord.Forbidden:
        raise Refused("no-threads", missing=permissions.NEEDED["create_public_threads"]) from None
    table = await bot.worker.do(
        bot.tables.open,
        str(interaction.id),
        guild=interaction.guild_id,
        home=channel.id,
        place=thread.id,
        person=interaction.user.id,
        name=interaction.user.display_name,
        title=title,
        language=language,
    )
    await bot.show(interaction, Page(lines=[say(language, "tour-real", table=table.id, channel=f"<#{channel.id}>")]))
