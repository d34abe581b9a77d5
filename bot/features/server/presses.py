"""What moderators choose and do, by buttons and by `/server …`; and what people do about their own data."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from bot.features.server import pages
from bot.features.server.data import Data
from bot.features.server.pages import Here
from bot.features.server.service import Moderation
from bot.store import Reading, Writing
from bot.tables.call import Call, Services, Talk
from bot.tables.pauses import Pauses
from bot.tables.places import Places
from bot.tables.refused import Refused
from bot.tables.seats import Seats
from bot.ui import permissions
from bot.ui.ids import Verb, press, whole
from bot.ui.page import File, Page
from bot.ui.text import say

# --- who may, and what is meant ------------------------------------------------------------------


def moderated(call: Call) -> int:
    """The server, for a moderator. Discord hides the command from people without Manage Server; we ask again."""
    if call.guild is None or not call.moderator:
        raise Refused("only-moderators")
    return call.guild


def _ours(session: Reading, call: Call) -> None:
    """For moderators; and only tables of this server can be meant."""
    guild = moderated(call)
    table = session.table(call.table)
    if table is None or table.guild != guild:
        raise Refused("no-table")


def _here(interaction: discord.Interaction[Any]) -> Here:
    guild, channel = interaction.guild, interaction.channel
    if guild is None:
        raise Refused("only-moderators")
    allowed = guild.me.guild_permissions
    if isinstance(channel, discord.abc.GuildChannel):
        allowed = channel.permissions_for(guild.me)
    channels = [(one.id, one.name) for one in guild.text_channels]
    return Here(guild.id, channels, permissions.lacking(allowed, permissions.ALL))


# --- setup and health ----------------------------------------------------------------------------


@press("setup", talks=True)
async def setup(talk: Talk, call: Call) -> Page:
    """Change one setting of the server; moderators only."""
    field = call.word(0)
    value = call.values[0] if call.values else call.word(-1)
    change: dict[str, Any] = {field: value}
    if field in ("channel", "reports"):
        change = {field: whole(value)}
    elif field == "threads":
        change = {"threads": value == "yes"}
    elif value in ("own", "none"):
        change = {field: ""}
    return await _set_up(talk, call, change)


async def _setup_command(talk: Talk, call: Call) -> Page:
    """All settings of the server, and those that are given changed."""
    changes = {key: "" if value in ("own", "none") else value for key, value in call.given.items()}
    return await _set_up(talk, call, {key: value for key, value in changes.items() if value is not None})


async def _set_up(talk: Talk, call: Call, changes: dict[str, Any]) -> Page:
    guild, here = moderated(call), _here(talk.interaction)

    def show(services: Services, session: Reading) -> Page:
        return pages.setup(services, session, here, call.language)

    def change(services: Services, session: Writing) -> Page:
        services[Moderation].set_up(session, guild, **changes)
        return show(services, session)

    return await talk.change(change, claim=call.id) if changes else await talk.look(show)


async def _status(talk: Talk, call: Call) -> Page:
    moderated(call)
    here = _here(talk.interaction)
    return await talk.look(lambda services, session: pages.status(services, session, here, call.language))


SETUP = Verb(_setup_command, talks=True)
STATUS = Verb(_status, talks=True)


# --- tables --------------------------------------------------------------------------------------


def _tables(services: Services, session: Reading, call: Call) -> Page:
    return pages.tables_page(services, session, moderated(call), call.given["show"], call.language)


def _rescue(services: Services, session: Writing, call: Call) -> Page:
    """Bring a table to the channel in which it is asked for."""
    _ours(session, call)
    row = services[Places].move(session, call.table, call.person, call.channel, moderator=True)
    return Page(lines=[say(row.language, "moved", table=row.id)])


def _remove(services: Services, session: Writing, call: Call) -> Page:
    _ours(session, call)
    services[Moderation].remove_person(session, call.table, call.given["seat"])
    return Page(lines=[say(call.language, "removed-done", table=call.table)])


def _seat(services: Services, session: Writing, call: Call) -> Page:
    """Ask somebody to play on for a seat."""
    moderated(call)
    if call.given["is_bot"]:
        raise Refused("no-bots")
    _ours(session, call)
    seat, member = call.given["seat"], call.given["member"]
    services[Seats].replace(session, call.table, call.person, seat, member, None, moderator=True)
    return Page(lines=[say(call.language, "undo-asked")])


def _rename(services: Services, session: Writing, call: Call) -> Page:
    _ours(session, call)
    services[Moderation].rename(session, call.table, call.given["name"])
    return Page(lines=[say(call.language, "changed", table=call.table)])


def _pause(services: Services, session: Writing, call: Call) -> Page:
    _ours(session, call)
    if call.given["on"]:
        services[Pauses].pause_by_moderator(session, call.table)
        return Page(lines=[say(call.language, "pause-done", table=call.table)])
    services[Pauses].resume(session, call.table, call.person, moderator=True)
    return Page(lines=[say(call.language, "resume-done", table=call.table)])


def _end(services: Services, session: Writing, call: Call) -> Page:
    """End a table with a day's notice."""
    _ours(session, call)
    when = services[Moderation].end_soon(session, call.table)
    return pages.ends_page(call.table, when, call.language)


TABLES = Verb(_tables)
RESCUE = Verb(_rescue, writes=True)
REMOVE = Verb(_remove, writes=True)
SEAT = Verb(_seat, writes=True)
RENAME = Verb(_rename, writes=True)
PAUSE = Verb(_pause, writes=True)
END = Verb(_end, writes=True)


@press("keep", writes=True)
def keep(services: Services, session: Writing, call: Call) -> Page:
    """Let a table that was to end go on; moderators only."""
    _ours(session, call)
    services[Moderation].end_never(session, call.table)
    return Page(lines=[say(call.language, "ends-not", table=call.table)])


# --- the server's data ---------------------------------------------------------------------------


def _data(services: Services, session: Reading, call: Call) -> Page | File:
    """All that is stored about the server; or whether it shall be forgotten."""
    guild = moderated(call)
    if call.given["what"] == "delete":
        return pages.wipe_page(call.language)
    return _file("server-data.json", services[Data].data_of_guild(session, guild), call.language)


DATA = Verb(_data)


@press("wipe", writes=True)
def wipe(services: Services, session: Writing, call: Call) -> Page:
    """Forget everything about this server, after a second press; moderators only."""
    guild = moderated(call)
    if call.word(0) != "yes":
        return Page(lines=[say(call.language, "stays-stored")])
    count = services[Data].forget_guild(session, guild)
    return Page(lines=[say(call.language, "server-forgotten", count=count)])


# --- one's own data ------------------------------------------------------------------------------


def _privacy(services: Services, session: Reading, call: Call) -> Page:
    return pages.privacy_page(call.language)


PRIVACY = Verb(_privacy)


@press("mydata")
def my_data(services: Services, session: Reading, call: Call) -> File:
    """Send somebody all that is stored about them."""
    return _file("my-data.json", services[Data].data_of(session, call.person), call.language)


def _file(name: str, data: dict[str, Any], language: str) -> File:
    return File(name, msgspec.json.format(msgspec.json.encode(data), indent=1), say(language, "data-here"))


@press("forget", talks=True)
async def forget(talk: Talk, call: Call) -> Page:
    """Forget a person, after a second press."""
    if call.word(0) == "yes":
        await talk.change(lambda services, session: services[Data].forget(session, call.person), claim=call.id)
        talk.client.signs.forget(call.person)
        call.sign = False  # nor is it noted that the person was there to ask for it
        return Page(lines=[say(call.language, "forgotten")])
    if call.word(0) == "no":
        return Page(lines=[say(call.language, "stays-stored")])
    return pages.forget_page(call.language)
