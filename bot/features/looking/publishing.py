"""Private pages shown to everybody, with who asked. What is in them must be what a spectator may know."""

from __future__ import annotations

import msgspec

from bot.store import Reading
from bot.tables.call import Call
from bot.ui.page import Page
from bot.ui.text import safe, say


def public_language(session: Reading, call: Call) -> str:
    """What everybody here reads: the language of the table, else the asker's."""
    table = session.table_at(call.channel)
    return table.language if table is not None else call.language


def shown_by(session: Reading, call: Call) -> str:
    """The first line of such a page."""
    return say(public_language(session, call), "shown-by", who=safe(call.name))


def published(page: Page, shown_by: str) -> Page:
    return msgspec.structs.replace(page, lines=[shown_by, *page.lines], public=True)
