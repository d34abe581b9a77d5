"""Taking back, taking again, asking for it, and answers to those who ask."""

from __future__ import annotations

from bot.features.play import service as play
from bot.features.undo import pages
from bot.features.undo.service import Undo
from bot.store import PostRow, Writing
from bot.store.bodies import RequestBody
from bot.tables.call import Call, Services, Then
from bot.ui.ids import press
from bot.ui.page import Page
from bot.ui.text import say


@press("undo", writes=True)
def undo(services: Services, session: Writing, call: Call) -> Page:
    """Take back one's last step; where that is not free, tell what stands against it."""
    return pages.undo(services, session, call.table, call.person)


@press("restart", writes=True)
def restart(services: Services, session: Writing, call: Call) -> Page:
    """Take back one's whole turn."""
    return pages.undo(services, session, call.table, call.person, whole_turn=True)


@press("redo", writes=True)
def redo(services: Services, session: Writing, call: Call) -> Then:
    """Take again what was taken back."""
    outcome = services[Undo].redo(session, call.table, call.person)
    play.count(session, call.person)
    return lambda later: play.after(services, later, outcome, call.person)


@press("askundo", writes=True)
def ask_undo(services: Services, session: Writing, call: Call) -> Page:
    """Ask the table to let one take back."""
    return _asked(call, services[Undo].ask_undo(session, call.table, call.person))


@press("wayback", writes=True, fresh=True)
def way_back(services: Services, session: Writing, call: Call) -> Page:
    """Ask to take back the last step of a game that cannot go on."""
    return _asked(call, services[Undo].ask_way_back(session, call.table, call.person))


def _asked(call: Call, request: PostRow[RequestBody] | None) -> Page:
    """Without a request nobody had to be asked."""
    return Page(lines=[say(call.language, "undo-asked" if request is not None else "undo-granted")])


@press("agree", writes=True)
def agree(services: Services, session: Writing, call: Call) -> None:
    """Agree to a request to take back. What it leads to is seen in the channel; who may not answer is told why."""
    services[Undo].answer_undo(session, call.table, call.person, call.word(0), True)


@press("refuse", writes=True)
def refuse(services: Services, session: Writing, call: Call) -> None:
    """Refuse a request to take back."""
    services[Undo].answer_undo(session, call.table, call.person, call.word(0), False)
