"""One interaction is one job on the worker, one transaction, one page."""

from __future__ import annotations

import logging

import msgspec

from bot.features.absence.service import Absence
from bot.features.play import refusing
from bot.features.time.service import Private
from bot.features.tour.service import Tour
from bot.store import Reading, Writing
from bot.store.notes import Settings, settings_of
from bot.tables.call import HERE, HERE_IF_ANY, Call, Services, Then
from bot.tables.refused import Refused
from bot.tables.refusing import refused_page
from bot.tables.tables import Tables
from bot.ui.ids import Verb
from bot.ui.page import File, Form, Page
from bot.ui.text import say
from rules.core import Refusal

log = logging.getLogger(__name__)


class Reply(msgspec.Struct):
    """What the person gets."""

    page: Page | Form | File | None
    """None: what was done is seen in the channel."""
    fresh: bool
    settings: Settings
    news: bool
    """There is something else that the person has to be told."""


def answer(services: Services, call: Call, verb: Verb) -> Reply:
    """Do what is asked; what people may not do, and what the rules refuse, is an answer too. Nothing is ever half done:
    whatever is raised here, nothing was changed."""
    try:
        return _done(services, call, verb)
    except Refused as refused:
        page, fresh = refused_page(refused, call.language), True
    except Refusal as refusal:
        page, fresh = refusal_page(services, call, refusal), False
    return Reply(page, fresh, call.settings, services[Tables].look(lambda session: _news(services, session, call)))


def _done(services: Services, call: Call, verb: Verb) -> Reply:
    def work(session: Reading) -> tuple[Page | Form | File | Then | None, bool]:
        learn(session, call)
        return verb.handle(services, session, call), services[Private].has_news(session, call.person)

    def change(session: Writing) -> tuple[Page | Form | File | Then | None, bool]:
        if call.sign:
            services[Absence].saw(session, call.person, call.guild)
        return work(session)

    tables = services[Tables]
    found, news = tables.change(change, claim=call.id) if verb.writes else tables.look(work)
    call.sign = call.sign and not verb.writes
    page = _after(services, call, found) if callable(found) else found
    return Reply(page, verb.fresh, call.settings, news)


def learn(session: Reading, call: Call) -> None:
    """What the person has chosen, and which table is meant."""
    call.settings = settings_of(session, call.person)
    if call.table in (HERE, HERE_IF_ANY):
        table = session.table_at(call.channel)
        if table is None and call.table == HERE:
            raise Refused("no-table")
        call.table = 0 if table is None else table.id
    session.about = call.table or None


def _after(services: Services, call: Call, then: Then) -> Page:
    """What the change led to. It counts, whatever happens to the answer."""
    try:
        return services[Tables].look(then)
    except Exception:
        log.exception("interaction %s: the move counts, its answer failed", call.id)
        return Page(lines=[say(call.language, "move-counts")])


def _news(services: Services, session: Reading, call: Call) -> bool:
    try:
        return services[Private].has_news(session, call.person)
    except Exception as error:  # noqa: BLE001  news never spoil the answer
        log.warning("interaction %s: news could not be read: %s", call.id, error)
        return False


def refusal_page(services: Services, call: Call, refusal: Refusal) -> Page:
    """What the rules refuse. On a tour it may be what the card asked for."""

    def change(session: Writing) -> Page:
        page = refusing.refusal(services, session, call.table, call.person, refusal)
        services[Tour].tour_refused(session, call.table, call.person)
        return page

    return services[Tables].change(change)
