"""The first post of a local Discord: one press gives a running game against computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot import wire
from bot.opening import Wish
from bot.page import Button, Page, button_rows, custom_id
from bot.words import say
from rules import GAMES

if TYPE_CHECKING:
    from bot.client import Menhir

COMPUTERS = 2
LANGUAGE = "en"


def page() -> Page:
    lines = [say(LANGUAGE, f"welcome-{number}") for number in range(1, 4)]
    buttons = [Button(custom_id("quick", 0, game.name), game.title, "blue") for game in GAMES.values()]
    return Page(lines=lines, rows=button_rows(buttons))


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
    table = await bot.desk.do(_newest, bot, person)
    computers = max(COMPUTERS, game.seats.start - 1) if 1 not in game.seats else 0
    for number in range(min(computers, game.seats.stop - 2)):
        await bot.desk.do(tables.computer, f"{id}:{number}", table, person)
    await bot.desk.do(tables.start, f"{id}:start", table, person)


def _newest(bot: Menhir, person: int) -> int:
    with bot.tables.looking() as session:
        return max(row.id for row, _ in session.tables_of(person))
