"""The story so far: shown to one person, or to the whole channel."""

from __future__ import annotations

from bot.app.press import Handler, Interaction, Press
from bot.features.recap import pages as recap
from bot.tables.counting import read_number
from bot.ui import discord_view as wire


async def show_recap(interaction: Interaction, table: int, since: str | int | None, *, public: bool = False) -> None:
    """Lines, the board now, and the board then. For everybody it is made from what everybody may know."""
    bot = interaction.client
    person = None if public else interaction.user.id
    page, row, start, news = await bot.worker.do(recap.page, bot.tables, table, person, since)
    await interaction.response.defer(ephemeral=not public, thinking=True)
    now = await bot.boards.picture_of(row, row.lines, None)
    if now is not None:
        page.picture, page.alt = now
        then = await bot.boards.picture_of(row, max(1, start), None) if news else None
        if then is not None:
            page.lines.append(recap.two_pictures(row))
            page.more_pictures = [then]
    if public:
        page.rows = []
    await interaction.followup.send(**wire.sending(page, bot.marks), ephemeral=not public)


async def _recap(press: Press) -> None:
    """Tell what happened since somebody looked last."""
    await show_recap(press.interaction, press.table, read_number("".join(press.words[:1])))


HANDLERS: dict[str, Handler] = {"recap": _recap}
