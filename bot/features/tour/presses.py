"""Buttons of the tour's cards."""

from __future__ import annotations

import logging

import discord

from bot.app.press import Handler, Press
from bot.features.tour.pages import open_real_table, start_tour
from bot.store import Writing
from bot.tables.call import Call
from bot.tables.services import Services
from bot.ui.ids import VERBS, press
from bot.ui.page import Page
from bot.ui.text import say

log = logging.getLogger(__name__)


async def _tour(press: Press) -> None:
    """Start a tour."""
    await start_tour(press.interaction, press.words[0] or None)


async def _skip(press: Press) -> None:
    """Go on to the next card of the tour."""
    await press.interaction.response.defer()
    await press.bot.worker.do(press.bot.tables.tour_on, press.id, press.table, press.person, press.question or 0)


@press("tourtext", writes=True, fresh=True)
def text(services: Services, session: Writing, call: Call) -> Page:
    """Show the board in words, and go on in the tour."""
    services.tables.tour_on(call.id, call.table, call.person, call.question or 0)
    page: Page = VERBS["text"].handle(services, session, call)
    return page


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
    "keepon": _keep_on,
    "real": _real,
    "tourclose": _close,
}
