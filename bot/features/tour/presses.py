"""Buttons of the tour's cards."""

from __future__ import annotations

import logging

import discord

from bot.app.press import Handler, Press
from bot.features.tour.pages import open_real_table, start_tour
from bot.ui.page import Page
from bot.ui.text import say

log = logging.getLogger(__name__)


async def _tour(press: Press) -> None:
    """Start a tour."""
    await start_tour(press.interaction, press.words[0] or None)


async def _next(press: Press) -> None:
    await press.bot.worker.do(press.bot.tables.tour_on, press.id, press.table, press.person, press.question or 0)


async def _skip(press: Press) -> None:
    """Go on to the next card of the tour."""
    await press.interaction.response.defer()
    await _next(press)


async def _text(press: Press) -> None:
    """Show the board in words, and go on in the tour."""
    await _next(press)
    await press.bot.boards.text(press.interaction, press.table)


async def _rules(press: Press) -> None:
    """Show the rules of the tour's title."""
    title = await press.bot.title_here(press.interaction)
    await press.show(await press.bot.worker.do(press.bot.answers.rules, title, "", press.language), fresh=True)


async def _keep_on(press: Press) -> None:
    """Play on at the tour's table after its end."""
    await press.bot.worker.do(press.bot.tables.end_tour, press.id, press.table, press.person, close=False)
    await press.show(Page(lines=[say(press.language, "tour-on")]))


async def _real(press: Press) -> None:
    """Open a real table after the tour."""
    await open_real_table(press.interaction, await press.bot.title_here(press.interaction))


async def _close(press: Press) -> None:
    """Close the tour's table."""
    await press.bot.worker.do(press.bot.tables.end_tour, press.id, press.table, press.person, close=True)
    await press.show(Page(lines=[say(press.language, "tour-closed")]))
    thread = press.interaction.channel
    if isinstance(thread, discord.Thread):
        try:
            await thread.edit(archived=True)
        except discord.HTTPException as error:
            log.info("the thread of a tour stays open: %s", error)


HANDLERS: dict[str, Handler] = {
    "tour": _tour,
    "skip": _skip,
    "tourtext": _text,
    "tourrules": _rules,
    "keepon": _keep_on,
    "real": _real,
    "tourclose": _close,
}
