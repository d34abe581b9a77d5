"""Help: its pages, how to play a title, how to check that chance was fair."""

from __future__ import annotations

from bot.features.help import pages
from bot.store import Reading
from bot.tables.call import Call, Services
from bot.ui.ids import press
from bot.ui.page import Page


@press("guide")
def guide(services: Services, session: Reading, call: Call) -> Page:
    """Show a page of `/help`."""
    about = call.words[0] if call.words else ""
    return pages.help(services, session, call.person, call.language, call.channel, about or None, call.guild)


@press("how", fresh=True)
def how(services: Services, session: Reading, call: Call) -> Page:
    """Tell how to play the title of this table."""
    return pages.primer_here(services, session, call.table, call.language)


@press("seal", "check", fresh=True)
def seal(services: Services, session: Reading, call: Call) -> Page:
    """Show the seal of the dice and how to check it."""
    return pages.seal(services, session, call.table, call.person)
