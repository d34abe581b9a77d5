"""The story so far: shown to one person, or to the whole channel."""

from __future__ import annotations

from bot.features.recap import pages
from bot.tables.call import Call, Talk
from bot.tables.counting import read_number
from bot.ui.ids import Verb, press
from bot.ui.page import Page
from bot.ui.text import say


@press("recap", talks=True)
async def recap(talk: Talk, call: Call) -> Page:
    """Tell what happened since somebody looked last."""
    return await _tell(talk, call, read_number("".join(call.words[:1])))


async def _recap_since(talk: Talk, call: Call) -> Page:
    """The same since a moment of one's choice, or for everybody."""
    return await _tell(talk, call, call.given["since"], public=call.given["public"])


RECAP = Verb(_recap_since, talks=True)


async def _tell(talk: Talk, call: Call, since: str | int | None, *, public: bool = False) -> Page:
    """Lines, the board now, and the board then. For everybody it is made from what everybody may know."""
    person = None if public else call.person
    told = await talk.look(lambda services, session: pages.recap(services, session, call.table, person, since))
    await talk.thinking(public=public)
    page, boards = told.page, talk.client.boards
    now = await boards.picture_of(told.table, told.table.lines, None)
    if now is not None:
        page.picture, page.alt = now
        then = await boards.picture_of(told.table, max(1, told.start), None) if told.news else None
        if then is not None:
            page.lines.append(say(told.table.language, "recap-then"))
            page.more_pictures = [then]
    if public:
        page.rows, page.public = [], True
    return page
