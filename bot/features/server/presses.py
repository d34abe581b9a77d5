"""Buttons of moderators, and of people who look after their own data."""

from __future__ import annotations

import io
from typing import Any

import discord
import msgspec

from bot.app.press import Handler, Press
from bot.tables.base import Refused
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say


def _moderator(press: Press) -> int:
    guild = press.interaction.guild_id
    if guild is None or not press.interaction.permissions.manage_guild:
        raise Refused("only-moderators")
    return guild


async def _setup(press: Press) -> None:
    """Change one setting of the server; moderators only."""
    guild = _moderator(press)
    field = press.words[0]
    data: Any = press.interaction.data or {}
    values = data.get("values", [])
    value = str(values[0]) if values else press.words[-1]
    change: dict[str, Any] = {field: value}
    if field == "channel":
        change = {"channel": int(value)}
    elif field == "threads":
        change = {"threads": value == "yes"}
    elif value in ("own", "none"):
        change = {field: ""}
    await press.bot.worker.do(press.bot.tables.set_up, press.id, guild, **change)
    await press.show(await setup_page(press.interaction))


async def setup_page(interaction: discord.Interaction[Any]) -> Page:
    bot, guild = interaction.client, interaction.guild
    assert guild is not None
    here = interaction.channel if isinstance(interaction.channel, discord.abc.GuildChannel) else None
    page: Page = await bot.worker.do(bot.server_pages.setup, guild, here, bot.language(interaction))
    return page


async def _keep(press: Press) -> None:
    """Let a table that was to end go on; moderators only."""
    _moderator(press)
    await press.bot.worker.do(press.bot.tables.end_never, press.id, press.table)
    await press.show(Page(lines=[say(press.language, "ends-not", table=press.table)]))


async def _wipe(press: Press) -> None:
    """Forget everything about this server, after a second press; moderators only."""
    guild = _moderator(press)
    if press.words[0] != "yes":
        await press.show(Page(lines=[say(press.language, "stays-stored")]))
        return
    count = await press.bot.worker.do(press.bot.tables.forget_guild, press.id, guild)
    await press.show(Page(lines=[say(press.language, "server-forgotten", count=count)]))


def wipe_page(language: str) -> Page:
    buttons = [
        Button(custom_id("wipe", 0, "yes"), say(language, "button-wipe"), "red"),
        Button(custom_id("wipe", 0, "no"), say(language, "button-keepdata")),
    ]
    return Page(lines=[say(language, "wipe-ask")], rows=button_rows(buttons))


# --- one's own data ------------------------------------------------------------------------------


def privacy_page(language: str) -> Page:
    buttons = [
        Button(custom_id("mydata", 0), say(language, "button-mydata")),
        Button(custom_id("forget", 0, "ask"), say(language, "button-forget"), "red"),
    ]
    return Page(lines=[say(language, f"privacy-{number}") for number in range(1, 4)], rows=button_rows(buttons))


async def _my_data(press: Press) -> None:
    """Send somebody all that is stored about them."""
    data = await press.bot.worker.do(press.bot.tables.data_of, press.person)
    await send_file(press.interaction, data, "my-data.json", say(press.language, "data-here"))


async def send_file(interaction: discord.Interaction[Any], data: Any, name: str, text: str) -> None:
    raw = msgspec.json.format(msgspec.json.encode(data), indent=1)
    await interaction.response.send_message(text, file=discord.File(io.BytesIO(raw), name), ephemeral=True)


async def _forget(press: Press) -> None:
    """Forget a person, after a second press."""
    if press.words[0] == "yes":
        await press.bot.worker.do(press.bot.tables.forget, press.id, press.person)
        press.bot.forget_sight(press.person)
        await press.show(Page(lines=[say(press.language, "forgotten")]))
    elif press.words[0] == "no":
        await press.show(Page(lines=[say(press.language, "stays-stored")]))
    else:
        buttons = [
            Button(custom_id("forget", 0, "yes"), say(press.language, "button-forgetyes"), "red"),
            Button(custom_id("forget", 0, "no"), say(press.language, "button-keepdata")),
        ]
        await press.show(Page(lines=[say(press.language, "forget-ask")], rows=button_rows(buttons)))


HANDLERS: dict[str, Handler] = {
    "setup": _setup,
    "keep": _keep,
    "wipe": _wipe,
    "mydata": _my_data,
    "forget": _forget,
}
