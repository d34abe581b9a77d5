"""What an interaction asks, and its answer: one job on the worker, one transaction, one page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import msgspec
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app.connection import HAS_ANSWER, LOST, UNHEARD, UNSENT
from bot.features.absence.service import Absence
from bot.features.play import refusing
from bot.features.reports.service import Reports
from bot.features.tour.service import Tour
from bot.outbox.posts import UNKNOWN_MESSAGE
from bot.store import Reading, TableRow, Writing
from bot.store.notes import Settings, settings_of
from bot.tables.call import HERE, HERE_IF_ANY, Call, Services, Then
from bot.tables.refused import Refused
from bot.tables.refusing import refused_page
from bot.tables.tables import Tables
from bot.tables.waiting import has_news
from bot.ui.ids import Verb
from bot.ui.page import File, Form, Page
from bot.ui.text import say
from rules.core import Refusal

log = logging.getLogger(__name__)

SIGN_EVERY = 3600.0
"""Seconds between two notes that somebody is there."""


# --- what is asked -------------------------------------------------------------------------------


class Signs:
    """Who was there when: a sign of life is written down at most once an hour."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, int | None], float] = {}

    def new(self, call: Call, now: float) -> bool:
        """Somebody is there: whether that is to be written down."""
        due = now >= self.seen.get((call.person, call.guild), 0.0) + SIGN_EVERY
        if due:
            self.seen[call.person, call.guild] = now
        return due

    def forget(self, person: int) -> None:
        self.seen = {key: at for key, at in self.seen.items() if key[0] != person}


def call_of(interaction: discord.Interaction[Any], table: int, words: list[str], **given: Any) -> Call:
    """What an interaction asks, for the door."""
    data: Any = interaction.data or {}
    return Call(
        id=str(interaction.id),
        table=table,
        person=interaction.user.id,
        name=interaction.user.display_name,
        locale=str(interaction.locale),
        channel=interaction.channel_id or 0,
        guild=interaction.guild_id,
        moderator=interaction.permissions.manage_guild,
        channel_name=getattr(interaction.channel, "name", "") or "",
        permissions=interaction.app_permissions.value,
        words=words,
        values=[str(value) for value in data.get("values", [])],
        **({"fields": dict(_form_values(data)), **given} if "components" in data else given),
    )


def _form_values(data: Any) -> Iterator[tuple[str, str]]:
    """The fields of a form, and what was written into them."""
    if isinstance(data, dict):
        if "custom_id" in data and "value" in data:
            yield str(data["custom_id"]), str(data["value"])
        for inner in data.values():
            yield from _form_values(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from _form_values(inner)


# --- the answer ----------------------------------------------------------------------------------


class Reply(msgspec.Struct):
    """What the person gets."""

    page: Page | Form | File | None
    """None: what was done is seen in the channel."""
    fresh: bool
    settings: Settings
    news: bool
    """There is something else that the person has to be told."""
    counts: str = ""
    """A move, or something else; empty where nothing was changed. What is true if the answer does not arrive."""


def answer(services: Services, call: Call, verb: Verb) -> Reply:
    """Do what is asked; what people may not do, and what the rules refuse, is an answer too. Nothing is ever half done:
    whatever is raised here, nothing was changed."""

    def work(session: Any) -> tuple[Page | Form | File | Then | None, bool]:
        if verb.writes and call.sign:
            services[Absence].saw(session, call.person, call.guild)
        learn(session, call)
        return verb.handle(services, session, call), has_news(session, call.person)

    tables = services[Tables]
    try:
        found, news = tables.change(work, claim=call.id) if verb.writes else tables.look(work)
    except Refused as refused:
        page = not_allowed(services, call, refused)
        return Reply(page, True, call.settings, tables.look(lambda session: _news(services, session, call)))
    except Refusal as refusal:
        page = refusal_page(services, call, refusal)
        return Reply(page, False, call.settings, tables.look(lambda session: _news(services, session, call)))
    call.sign = call.sign and not verb.writes
    if not callable(found):
        return Reply(found, verb.fresh, call.settings, news, "change" if verb.writes else "")
    try:
        page = tables.look(found)
    except Exception:  # what was changed counts, whatever happens to the answer
        log.exception("interaction %s: the move counts, its answer failed", call.id)
        page = Page(lines=[say(call.language, "move-counts")])
    return Reply(page, verb.fresh, call.settings, news, "move")


def learn(session: Reading, call: Call) -> None:
    """What the person has chosen, and which table is meant."""
    call.settings = settings_of(session, call.person)
    if call.table in (HERE, HERE_IF_ANY):
        table = session.table_at(call.channel)
        if table is None and call.table == HERE:
            raise Refused("no-table")
        call.table = 0 if table is None else table.id
    elif call.table and (table := session.table(call.table)) is not None:
        # A number in an id proves nothing: who acts from another place than the table's server must have to do with it.
        if (call.guild is None or call.guild != table.guild) and not _concerned(session, call.person, table):
            raise Refused("no-table")
        call.moderator = call.moderator and call.guild == table.guild
    session.about = call.table or None


def _concerned(session: Reading, person: int, table: TableRow) -> bool:
    """Sits or sat there, is its host, or follows it."""
    if person == table.host or table.id in session.sat_at(person):
        return True
    return any(one.person == person for one in session.followers(table.id))


def _news(services: Services, session: Reading, call: Call) -> bool:
    try:
        return has_news(session, call.person)
    except Exception as error:  # noqa: BLE001  news never spoil the answer
        log.warning("interaction %s: news could not be read: %s", call.id, error)
        return False


def not_allowed(services: Services, call: Call, refused: Refused) -> Page:
    """What somebody may not do."""
    page = refused_page(refused, call.language, call.table)
    services[Reports].was_refused(call.person, call.table, page.lines)
    return page


def refusal_page(services: Services, call: Call, refusal: Refusal) -> Page:
    """What the rules refuse. On a tour it may be what the card asked for."""

    def change(session: Writing) -> Page:
        page = refusing.refusal(services, session, call.table, call.person, refusal)
        services[Tour].tour_refused(session, call.table, call.person)
        return page

    page = services[Tables].change(change)
    services[Reports].was_refused(call.person, call.table, page.lines)
    return page


# --- on its way ----------------------------------------------------------------------------------

AGAIN = (0.0, 0.2, 0.5)
"""Seconds until an answer that was lost on its way is sent again; Discord waits 3 for the first one."""


class Line:
    """Requests of one answer, and whether one of them may have been carried out though we did not hear so."""

    def __init__(self, session: Any) -> None:
        self.session, self.unsure = session, False

    @asynccontextmanager
    async def request(self, *wanted: Any, **given: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        try:
            async with self.session.request(*wanted, **given) as response:
                self.unsure = self.unsure or response.status >= 500
                yield response
        except LOST:
            self.unsure = True
            raise


class Answers(AsyncWebhookAdapter):
    """Whatever answers an interaction is sent again where it was lost on its way. An interaction has one first answer:
    one that Discord has already, after ours was lost, is ours."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    async def request(self, route: Route, session: Any, **given: Any) -> Any:
        line: Any = Line(session)
        for pause in (*AGAIN, None):
            try:
                return await super().request(route, line, **given)
            except LOST as error:
                if pause is None:
                    raise
                log.info("%s %s is sent again: %r", route.method, route.path, error)
                await asyncio.sleep(pause)
                for file in given.get("files") or ():
                    file.reset(seek=True)
            except discord.HTTPException as error:
                if error.code == HAS_ANSWER and line.unsure:
                    return {"interaction": {"id": route.webhook_id}}
                raise
        raise AssertionError("the last try ends either way")


async def announced(interaction: discord.Interaction[Any]) -> None:
    """Tell Discord that an answer will come: in place of the private page in which was pressed, or as a message of its
    own; so too where the person has put that page away meanwhile."""
    response, thinking = interaction.response, interaction.message is None
    try:
        try:
            await response.defer(ephemeral=True, thinking=thinking)
        except discord.NotFound as error:
            if thinking or error.code != UNKNOWN_MESSAGE:
                raise
            thinking = True
            await response.defer(ephemeral=True, thinking=thinking)
    except UNSENT as error:
        interaction.extras["unheard"] = isinstance(error, UNHEARD)
        log.warning("interaction %s could not be acknowledged: %s", interaction.id, error)
    if thinking:
        interaction.extras["thinking"] = True
