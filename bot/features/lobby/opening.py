"""Opening a table: where the server wants it, as far as we may, else with a way on."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from bot.store import GuildNotes, PersonNotes, Reading, Writing
from bot.store.notes import Setup, Wish
from bot.tables.call import Call, Services, Talk
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.ui import limits, permissions
from rules.core import Game

# --- where ---------------------------------------------------------------------------------------


async def may_open(talk: Talk, call: Call) -> Setup:
    """What the moderators have chosen for tables. Refuses where this person may not open one in this channel, however
    it is asked for: as a table, as a rematch, as a tour."""

    def look(services: Services, session: Reading) -> Setup:
        services[Tables].rates.check(session, call.person, "open")
        return session.note(GuildNotes, call.guild or 0).setup

    setup: Setup = await talk.look(look)
    if call.moderator:
        return setup
    if setup.who == "moderators":
        raise Refused("open-moderators")
    here = getattr(talk.interaction.channel, "parent_id", None) or call.channel
    if setup.channel and here != setup.channel and talk.client.get_channel(setup.channel) is not None:
        raise Refused("open-elsewhere", channel=str(setup.channel))
    return setup


async def place_for(talk: Talk, call: Call, where: str, name: str) -> int:
    """A new thread of that name, or the channel itself, if we may write there."""
    if where == "thread" and isinstance(talk.interaction.channel, discord.TextChannel):
        return await _new_thread(talk, call, talk.interaction.channel, name)
    thread = isinstance(talk.interaction.channel, discord.Thread)
    missing = _missing(call, "view_channel", "send_messages_in_threads" if thread else "send_messages")
    if missing:
        raise Refused("no-writing", missing=missing).offering("needs", 0)
    return call.channel


async def _new_thread(talk: Talk, call: Call, channel: discord.TextChannel, name: str) -> int:
    missing = _missing(call, "view_channel", "create_public_threads", "send_messages_in_threads")
    if missing:
        raise Refused("no-threads", missing=missing).offering("wish", 0, "here").offering("needs", 0)
    await talk.thinking()
    thread = await channel.create_thread(
        name=name[:100], type=discord.ChannelType.public_thread, auto_archive_duration=limits.THREAD_SHOWN
    )
    return thread.id


def _missing(call: Call, *needed: str) -> str:
    """Which of these the bot lacks in the channel, in Discord's words."""
    lacking = permissions.lacking(discord.Permissions(call.permissions), needed)
    return ", ".join(permissions.NEEDED[one] for one in lacking)


# --- a wish that could not be granted as it was --------------------------------------------------


def keep_wish(session: Writing, person: int, wish: Wish) -> None:
    with session.changing(PersonNotes, person) as notes:
        notes.wish = wish


def kept_wish(session: Reading, person: int) -> Wish:
    wish = session.note(PersonNotes, person).wish
    if wish is None:
        raise Refused("nothing-asked")
    return wish


# --- options -------------------------------------------------------------------------------------


def read_options(game: Game[Any, Any], words: str) -> dict[str, Any]:
    """Options typed as `name=value name=value`, kept only where they differ from the default."""
    given: dict[str, str] = {}
    for word in words.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals or name not in game.options.__struct_fields__:
            names = ", ".join(game.options.__struct_fields__)
            raise Refused("option-names", names=names)
        given[name] = value
    try:
        chosen = msgspec.to_builtins(msgspec.convert(given, game.options, strict=False))
    except msgspec.ValidationError as error:
        raise Refused("bad-option", why=str(error)) from None
    usual = msgspec.to_builtins(game.options())
    return {name: value for name, value in chosen.items() if value != usual[name]}
