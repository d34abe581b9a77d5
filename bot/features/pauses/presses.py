"""Buttons below a game that sleeps, and below a lobby that waits in vain."""

from __future__ import annotations

from bot.features.pauses.service import Sleep
from bot.store import Writing
from bot.tables.call import Call, Services
from bot.ui.ids import press
from bot.ui.page import Page
from bot.ui.text import say


@press("wake", writes=True, fresh=True)
def wake(services: Services, session: Writing, call: Call) -> Page:
    """Wake a table that sleeps."""
    services[Sleep].wake(session, call.table, call.person)
    return Page(lines=[say(call.language, "wake-done", table=call.table)])


@press("sleepend", writes=True, fresh=True)
def sleep_end(services: Services, session: Writing, call: Call) -> Page:
    """Ask to end a table that sleeps; silence agrees."""
    services[Sleep].end_asleep(session, call.table, call.person)
    return Page(lines=[say(call.language, "undo-asked")])


@press("lobby", writes=True)
def lobby(services: Services, session: Writing, call: Call) -> None:
    """Keep a lobby that waits in vain, or close it."""
    services[Sleep].keep_lobby(session, call.table, call.person, call.word(0) == "keep")
