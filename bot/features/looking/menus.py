"""The menu of a message: the board as it was then, and the rules its decisions rest on."""

from __future__ import annotations

from bot.features.looking import boards, rulebook
from bot.features.looking.boards import Drawing
from bot.store import PostRow, Reading, TableRow
from bot.store.bodies import BeginBody, Body, ChapterBody, EndBody
from bot.tables.call import Call, Services, Talk
from bot.tables.counting import counted
from bot.tables.refused import Refused
from bot.ui.ids import Verb
from bot.ui.page import Page


async def _board_at(talk: Talk, call: Call) -> Page:
    def look(services: Services, session: Reading) -> Page | Drawing:
        table, _, lines, _ = _told_by(session, call)
        call.table = table.id
        return boards.board(services, session, call, lines=lines)

    return await boards.drawn(talk, look)


def _rules_in(services: Services, session: Reading, call: Call) -> Page:
    table, post, _, numbers = _told_by(session, call)
    if post.kind in ("call", "card"):  # they are about what is asked now, not about what was done
        numbers = []
    return rulebook.rules_in(services, session, table, numbers, call.language)


BOARD_AT = Verb(_board_at, talks=True)
RULES_IN = Verb(_rules_in)
"""Given a message's number and when it was sent."""


def _told_by(session: Reading, call: Call) -> tuple[TableRow, PostRow[Body], int, list[int]]:
    """The table and post of a message, after how many lines its story ends, and the lines it tells."""
    post = session.post_of(call.given["message"])
    table = session.table(post.table) if post is not None else None
    if post is None or table is None or table.status == "lobby":
        raise Refused("no-post-of-ours")
    body = post.body
    if isinstance(body, ChapterBody):
        numbers = [line.n for line in body.lines if line.n >= 0]
        ends = body.picture or (max(numbers) + 1 if numbers else body.n + 1)
        return table, post, ends, numbers
    if isinstance(body, BeginBody | EndBody):
        return table, post, body.picture, []
    count = counted(session, table, None)  # what somebody did in secret is no part of a post
    before = [n for n in count.known if count.rows[n].at <= call.given["sent"]]
    return table, post, before[-1] + 1, before[-1:]
