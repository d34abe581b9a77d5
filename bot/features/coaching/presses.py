"""Letting somebody see one's hand."""

from __future__ import annotations

from bot.features.coaching.service import Coaching
from bot.store import Writing
from bot.tables.call import Call, Services
from bot.ui.ids import press
from bot.ui.page import Page
from bot.ui.text import say


@press("coach", writes=True)
def coach(services: Services, session: Writing, call: Call) -> Page:
    """Let one person see one's hand from now on, or nobody any more."""
    member = call.given.get("member")
    services[Coaching].coach(session, call.table, call.person, member)
    return Page(lines=[say(call.language, "coached" if member is not None else "coached-not")])
