"""The first post of a local Discord: one press gives a running game against computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.features.records.service import checked
from bot.store.notes import Wish
from bot.tables.base import Refused
from bot.tables.links import jump_url
from bot.ui import discord_view as wire
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say
from rules import GAMES

if TYPE_CHECKING:
    from bot.app.client import Menhir

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


async def welcome(bot: Menhir) -> None:
    """Say hello in the first channel of each local server, unless somebody has written there before."""
    for guild in bot.guilds:
        channel = next(iter(guild.text_channels), None)
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            continue
        if not [message async for message in channel.history(limit=1)]:
            await channel.send(**wire.sending(page(), bot.marks))


async def quick_game(bot: Menhir, interaction: discord.Interaction[Menhir], title: str) -> None:
    """A table in a thread of its own, one person and computer players, started at once."""
    game = GAMES[title]
    tables, id, person = bot.tables, str(interaction.id), interaction.user.id
    await bot.open_table(interaction, Wish(title, where="thread"))
    table = await bot.worker.do(_newest, bot, person)
    computers = max(COMPUTERS, game.seats.start - 1) if 1 not in game.seats else 0
    for number in range(min(computers, game.seats.stop - 2)):
        await bot.worker.do(tables.computer, f"{id}:{number}", table, person)
    await bot.worker.do(tables.start, f"{id}:start", table, person)


async def hot_seat(bot: Menhir, interaction: discord.Interaction[Menhir], title: str) -> None:
    """A table at which the people of the local server sit, so that whoever holds the mouse plays everybody."""
    game = GAMES[title]
    id, person = str(interaction.id), interaction.user.id
    await bot.open_table(interaction, Wish(title, where="thread"))
    table = await bot.worker.do(_newest, bot, person)
    members = await bot.http.get_members(interaction.guild_id or 0, PEOPLE + 2, None)
    others = [member["user"] for member in members if not member["user"].get("bot")]
    others = [user for user in others if int(user["id"]) != person]
    for user in others[: max(PEOPLE, game.seats.start) - 1]:
        other, name = int(user["id"]), user["global_name"] or user["username"]
        await bot.worker.do(bot.tables.join, f"{id}:{other}", table, other, name)
    await bot.worker.do(bot.tables.start, f"{id}:start", table, person)


class RecordForm(ui.Modal):
    """One file, read when it is sent in."""

    def __init__(self, language: str) -> None:
        title = say(language, "type-record-title")
        super().__init__(title=title, custom_id=custom_id("loaded", 0), timeout=None)
        self.add_item(ui.Label(text=say(language, "type-record-label"), component=ui.FileUpload(custom_id="file")))
        self.stop()


async def load_record(bot: Menhir, interaction: discord.Interaction[Menhir]) -> None:
    """The game of a record, in a thread of its own, to be looked at."""
    data: Any = interaction.data or {}
    sent = next(iter(data.get("resolved", {}).get("attachments", {}).values()), None)
    if sent is None or not isinstance(interaction.channel, discord.TextChannel):
        raise Refused("record-damaged", why="-")
    language = bot.language(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    raw = await discord.Attachment(data=sent, state=bot._connection).read()
    record = await bot.worker.do(checked, raw)
    name = say(language, "loaded-thread", title=GAMES[record.title].title)
    thread = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    row = await bot.worker.do(
        bot.tables.load_record,
        str(interaction.id),
        guild=interaction.guild_id,
        place=thread.id,
        person=interaction.user.id,
        language=language,
        raw=raw,
    )
    go = Button("", say(language, "button-go"), url=jump_url(row))
    await bot.show(interaction, Page(lines=[say(language, "loaded", table=row.id)], rows=[[go]]))


def _newest(bot: Menhir, person: int) -> int:
    with bot.tables.reading() as session:
        return max(row.id for row, _ in session.tables_of(person))
