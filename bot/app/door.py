"""One interaction is one job on the worker, one transaction, one page."""

from __future__ import annotations

import logging

import msgspec

from bot.app.answers import Answers
from bot.features.play import refusing
from bot.store import Reading, Repeated
from bot.store.settings import Settings, settings_of
from bot.tables.base import Refused
from bot.tables.call import HERE, HERE_IF_ANY, Call, Then
from bot.tables.refusing import refused_page
from bot.ui.ids import Verb
from bot.ui.page import File, Form, Page
from bot.ui.text import say
from rules.core import DeadEnd, Refusal

log = logging.getLogger(__name__)


class Reply(msgspec.Struct):
    """What the person gets."""

    page: Page | Form | File | None
    """None: what was done is seen in the channel."""
    fresh: bool
    settings: Settings
    news: bool
    """There is something else that the person has to be told."""


def answer(answers: Answers, call: Call, verb: Verb) -> Reply:
    """Do what is asked; what people may not do, and what the rules refuse, is an answer too. Nothing is ever half done:
    whatever is raised here, nothing was changed."""
    try:
        return _done(answers, call, verb)
    except Refused as refused:
        return Reply(refused_page(refused, call.language), True, call.settings, _news(answers, call))
    except Refusal as refusal:
        page = refusal_page(answers, call.table, call.person, refusal)
        return Reply(page, False, call.settings, _news(answers, call))


def _done(answers: Answers, call: Call, verb: Verb) -> Reply:
    tables = answers.tables
    try:
        with tables.writing(call.id) if verb.writes else tables.reading() as session:
            if call.sign and verb.writes:
                tables.saw(call.person, call.guild)
            learn(session, call)
            found: Page | Form | File | Then | None = verb.handle(answers, session, call)
            news = _news(answers, call)
    except DeadEnd as dead_end:
        tables.cache.drop(call.table)
        with tables.writing() as told:
            tables.changes.dead_end(told, call.table, dead_end)
        raise Refused("dead-end") from dead_end
    except (Refused, Refusal, Repeated):
        raise  # the game in memory stays (see `Base.writing`)
    except BaseException:
        tables.cache.drop(call.table)
        raise
    page = _after(answers, call, found) if callable(found) else found
    return Reply(page, verb.fresh, call.settings, news)


def learn(session: Reading, call: Call) -> None:
    """What the person has chosen, and which table is meant."""
    call.settings = settings_of(session, call.person)
    if call.table in (HERE, HERE_IF_ANY):
        table = session.table_at(call.channel)
        if table is None and call.table == HERE:
            raise Refused("no-table")
        call.table = 0 if table is None else table.id


def _after(answers: Answers, call: Call, then: Then) -> Page:
    """What the change led to. It counts, whatever happens to the answer."""
    try:
        with answers.tables.reading() as session:
            return then(session)
    except Exception:
        log.exception("interaction %s: the move counts, its answer failed", call.id)
        return Page(lines=[say(call.language, "move-counts")])


def _news(answers: Answers, call: Call) -> bool:
    try:
        with answers.tables.reading() as session:
            return answers.tables.has_news(session, call.person)
    except Exception as error:  # noqa: BLE001  news never spoil the answer
        log.warning("interaction %s: news could not be read: %s", call.id, error)
        return False


# --- what was refused ----------------------------------------------------------------------------


def refusal_page(answers: Answers, table: int, person: int, refusal: Refusal) -> Page:
    """What the rules refuse. On a tour it may be what the card asked for."""
    with answers.tables.writing() as session:
        page = refusing.refusal(answers, session, table, person, refusal)
    answers.tables.tour_refused(table, person)
    return page
