"""Buttons of the tour's cards."""

from __future__ import annotations

import logging

import discord

from bot.features.tour.pages import open_real_table, start_tour
from bot.features.tour.service import Tour
from bot.store import Reading, Writing
from bot.tables.call import Call, Services, Talk
from bot.tables.refused import Refused
from bot.ui.ids import VERBS, press
from bot.ui.page import Page
from bot.ui.text import say

log = logging.getLogger(__name__)


@press("tour", talks=True)
async def tour(talk: Talk, call: Call) -> Page:
    """Start a tour."""
    return await start_tour(talk, call, call.word(0))


@press("skip", writes=True)
def skip(services: Services, session: Writing, call: Call) -> None:
    """Go on to the next card of the tour."""
    services[Tour].tour_on(session, call.table, call.person, call.question or 0)


@press("tourtext", writes=True, fresh=True)
def text(services: Services, session: Writing, call: Call) -> Page:
    """Show the board in words, and go on in the tour."""
    services[Tour].tour_on(session, call.table, call.person, call.question or 0)
    page: Page = VERBS["text"].handle(services, session, call)
    return page


@press("keepon", writes=True)
def keep_on(services: Services, session: Writing, call: Call) -> Page:
    """Play on at the tour's table after its end."""
    services[Tour].end_tour(session, call.table, call.person, close=False)
    return Page(lines=[say(call.language, "tour-on")])


@press("real", talks=True)
async def real(talk: Talk, call: Call) -> Page:
    """Open a real table after the tour."""
    return await open_real_table(talk, call, await talk.look(lambda services, session: _title_here(session, call)))


@press("tourclose", talks=True)
async def close(talk: Talk, call: Call) -> None:
    """Close the tour's table."""
    await talk.change(
        lambda services, session: services[Tour].end_tour(session, call.table, call.person, close=True), claim=call.id
    )
    await talk.show(Page(lines=[say(call.language, "tour-closed")]))
    thread = talk.interaction.channel
    if isinstance(thread, discord.Thread):
        try:
            await thread.edit(archived=True)
        except discord.HTTPException as error:
            log.info("the thread of a tour stays open: %s", error)


def _title_here(session: Reading, call: Call) -> str:
    """What is played in the channel; a tour that is closed is not there any more."""
    table = session.table_at(call.channel)
    if table is None:
        raise Refused("no-table")
    return table.title
