"""Following a table from outside: how much one is told."""

from __future__ import annotations

import discord

from bot.app.press import Handler, Interaction, Press
from bot.features.following.service import HOW
from bot.store import TableRow
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say


def choices(table: int, language: str, how: str) -> Page:
    """How somebody follows, and the other ways."""
    line = say(language, f"watching-{how}" if how else "watching-not", table=table)
    buttons = [
        Button(custom_id("watch", table, word), say(language, f"watch-{word}"), disabled=word == how)
        for word in (*HOW, "stop")
        if word != "stop" or how
    ]
    return Page(lines=[line, say(language, "watching-how")], rows=button_rows(buttons))


async def show_following(interaction: Interaction, table: int) -> None:
    bot = interaction.client
    how = await bot.worker.do(bot.tables.following, table, interaction.user.id)
    await bot.show(interaction, choices(table, bot.language(interaction), how), fresh=True)


async def follow(interaction: Interaction, table: int, how: str) -> None:
    """Follow in this way; in a thread of its own the table then stands among the person's threads."""
    bot = interaction.client
    row = await bot.worker.do(bot.tables.follow, str(interaction.id), table, interaction.user.id, how)
    page = choices(table, bot.language(interaction), "" if how == "stop" else how)
    if not await _in_thread(interaction, row, how != "stop"):
        page.lines.append(say(bot.language(interaction), "watch-yourself"))
    await bot.show(interaction, page)


async def _in_thread(interaction: Interaction, table: TableRow, wanted: bool) -> bool:
    """Put the person into the table's thread, or take them out; False where we may not."""
    thread = interaction.client.get_channel(table.place)
    if not isinstance(thread, discord.Thread):
        return True
    try:
        await (thread.add_user if wanted else thread.remove_user)(discord.Object(interaction.user.id))
    except discord.HTTPException:
        return False
    return True


async def _watch(press: Press) -> None:
    """Follow a table. With a way, follow so; without one, show the ways."""
    if press.words and press.words[0]:
        await follow(press.interaction, press.table, press.words[0])
    else:
        await show_following(press.interaction, press.table)


HANDLERS: dict[str, Handler] = {"follow": _watch, "watch": _watch}
