"""Buttons about time: the clock, snooze, mute, private messages again."""

from __future__ import annotations

from bot.features.time.paces import Paces
from bot.features.time.pages import clock_page
from bot.features.time.private import Private
from bot.features.time.service import Reminders
from bot.store import Writing
from bot.tables.call import Call, Services
from bot.ui.ids import press
from bot.ui.page import Page
from bot.ui.text import say, timestamp


@press("clock", writes=True)
def clock(services: Services, session: Writing, call: Call) -> Page:
    """Show the clock's page; with a mode, that clock is set or proposed."""
    note = ""
    if call.said:
        asked = services[Paces].choose_clock(session, call.table, call.person, call.said[0], moderator=call.moderator)
        note = say(call.language, "clock-set" if asked is None else "clock-proposed")
    return clock_page(services, session, call.table, call.person, call.language, note)


@press("snooze", writes=True)
def snooze(services: Services, session: Writing, call: Call) -> Page:
    """Be reminded later."""
    hold = services[Reminders].snooze(session, call.table, call.person)
    return Page(lines=[say(call.language, "snoozed", when=timestamp(hold))])


@press("mute", writes=True)
def mute(services: Services, session: Writing, call: Call) -> Page:
    """Have no calls, reminders and private messages about a table any more, or again."""
    muted = services[Private].mute(session, call.table, call.person)
    return Page(lines=[say(call.language, "muted" if muted else "unmuted", table=call.table)])


@press("trydm", writes=True)
def try_dm(services: Services, session: Writing, call: Call) -> Page:
    """Try private messages again."""
    services[Private].try_dm_again(session, call.person)
    return Page(lines=[say(call.language, "dm-again")])
