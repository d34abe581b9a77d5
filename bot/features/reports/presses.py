"""Something is wrong here: a form with one sentence, and where it goes."""

from __future__ import annotations

import logging

import discord

from bot.features.reports.service import LONGEST, Reports
from bot.store import Reading, Writing
from bot.tables.call import Call, Services, Talk
from bot.ui import limits
from bot.ui.ids import LONGEST_NUMBER, custom_id, press
from bot.ui.page import Form, Page
from bot.ui.text import say

log = logging.getLogger(__name__)

LONGEST_PATH = limits.CUSTOM_ID - len("m:report:") - LONGEST_NUMBER
"""What fits into the id of the form beside any table's number."""


@press("wrong")
def wrong(services: Services, session: Reading, call: Call) -> Form:
    """Open the form for reporting that something is wrong."""
    words = call.words
    while len(":".join(words)) > LONGEST_PATH:
        words = words[:-1]
    return Form(
        id=custom_id("report", call.table, *words),
        title=say(call.language, "button-wrong"),
        field="words",
        label=say(call.language, "wrong-label"),
        example=say(call.language, "wrong-example"),
        most=LONGEST,
    )


@press("report", talks=True, fresh=True)
async def report(talk: Talk, call: Call) -> Page:
    """Keep what somebody says is wrong, and tell the operator."""

    def keep(services: Services, session: Writing) -> tuple[int, int, str]:
        reports = services[Reports]
        path = ":".join(call.words)
        row = reports.something_wrong(session, call.table, call.person, call.guild, call.fields.get("words", ""), path)
        return row.id, reports.operators_channel(session, call.guild), reports.told_report(session, row)

    number, channel, told = await talk.change(keep, claim=call.id)
    log.warning("%s", told)
    if channel:
        await _tell(talk, channel, told)
    return Page(lines=[say(call.language, "wrong-thanks", report=number)])


async def _tell(talk: Talk, channel: int, told: str) -> None:
    """In the channel that was chosen for it. Where that fails, the log has it."""
    place = talk.client.get_channel(channel)
    if place is None:
        log.warning("the channel %s for reports is gone", channel)
        return
    try:
        await place.send(told, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        log.warning("the channel %s for reports cannot be written to: %s", channel, error)
