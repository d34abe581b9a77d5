"""Boards shown to people: pictures and text boards, of now and of the past, for one person or for the channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.features.looking import logs
from bot.features.looking.publishing import published, shown_by
from bot.features.looking.sights import Sight, sight
from bot.store import LineRow, Reading, TableRow
from bot.tables.call import Call, Services, Talk
from bot.tables.loaded import read_events, read_line
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.ui import limits, pictures
from bot.ui.ids import custom_id
from bot.ui.page import Button, File, Menu, Option, Page, button_rows
from bot.ui.text import safe, say
from render.shot import Shot
from render.text_board import TextBoard
from rules.core import Event, View
from rules.core.record import TakenBack, write

WHOLE, CHANGES, TEXT = "whole", "changes", "text"
MENUS = 4
"""Menus of regions on one page."""


# --- pictures ------------------------------------------------------------------------------------


class Drawing(NamedTuple):
    """A picture that is to be drawn, and what stands around it."""

    sight: Sight
    shot: Shot
    shown_by: str
    """Who shows it to everybody; empty where one person looks."""


def board(
    services: Services,
    session: Reading,
    call: Call,
    show: str | None = None,
    *,
    at: str | None = None,
    lines: int | None = None,
    public: bool = False,
) -> Page | Drawing:
    """The whole board, what changed, one region, or the text; at any moment."""
    in_words = call.settings.text and not public
    if show == CHANGES and in_words:
        return logs.log(services, session, call.table, call.person)
    if show == TEXT or in_words:
        page = board_in_words(services, session, call.table, call.person, at=at, lines=lines, public=public)
        return published(page, shown_by(session, call)) if public else msgspec.structs.replace(page, fresh=True)
    found = sight(
        services, session, call.table, call.person, at=at, lines=lines, changes=show == CHANGES, public=public
    )
    focus = None if show in (None, WHOLE, CHANGES) else show
    if focus is not None and not pictures.knows(found.view, focus):
        known = ", ".join([WHOLE, CHANGES, TEXT, *pictures.regions(found.view)])
        raise Refused("no-region", region=focus, regions=known)
    return _drawing(call, found, focus, shown_by(session, call) if public else "")


def _drawing(call: Call, found: Sight, focus: str | None = None, shown_by: str = "") -> Drawing:
    theme = pictures.THEME if shown_by else pictures.theme_of(call.settings.palette)
    shot = Shot(found.view, found.table.language, theme, focus, found.events, found.names)
    return Drawing(found, shot, shown_by)


async def drawn(talk: Talk, look: Callable[[Services, Reading], Page | Drawing]) -> Page:
    """What the look led to, with its picture."""
    found = await talk.look(look)
    if isinstance(found, Page):
        return found
    await talk.thinking(public=bool(found.shown_by))
    return await _pictured(found)


async def _pictured(drawing: Drawing) -> Page:
    """The picture with its heading; the text where there is no picture."""
    found = drawing.sight
    made = await pictures.illustrate(drawing.shot)
    if made.png is None:
        page = _text_page(found, made.text_board, 1)
    else:
        rows: list[list[Button] | Menu] = [] if drawing.shown_by else [_row(found)]
        page = Page(lines=found.heading.splitlines(), picture=made.png, alt=made.alt, rows=rows)
    return published(page, drawing.shown_by) if drawing.shown_by else page


def _row(found: Sight) -> list[Button]:
    language, id = found.table.language, found.table.id
    buttons = [Button(custom_id("text", id, 1, found.lines), say(language, "button-text"))]
    if pictures.regions(found.view):
        buttons.insert(0, Button(custom_id("zoom", id, found.lines), say(language, "button-zoom")))
    return buttons


def regions(services: Services, session: Reading, table_id: int, person: int, lines: int | None = None) -> Page:
    """The regions to choose from."""
    found = sight(services, session, table_id, person, lines=lines)
    words = pictures.regions(found.view)
    if not words:
        raise Refused("no-regions")
    rows: list[list[Button] | Menu] = []
    most = limits.SELECT_OPTIONS
    for start in range(0, min(len(words), MENUS * most), most):
        part = words[start : start + most]
        id = custom_id("zoomed", table_id, found.lines, start)
        rows.append(Menu(id, say(found.table.language, "zoom-which"), [Option(word, word) for word in part]))
    return Page(lines=[found.heading], rows=rows)


async def then_and_now(talk: Talk, call: Call, since: int) -> Page:
    """Two boards: after so many lines, and as it is."""

    def look(services: Services, session: Reading) -> list[Page | Drawing]:
        both = [sight(services, session, call.table, call.person, lines=lines) for lines in (max(1, since), None)]
        if call.settings.text:
            return [_text_page(found, _in_words(found), 1) for found in both]
        return [_drawing(call, found) for found in both]

    then, now = await talk.look(look)
    await talk.thinking()
    await talk.show(then if isinstance(then, Page) else await _pictured(then))
    return now if isinstance(now, Page) else await _pictured(now)


# --- texts ---------------------------------------------------------------------------------------


def board_in_words(
    services: Services,
    session: Reading,
    table_id: int,
    person: int,
    number: int = 1,
    *,
    at: str | None = None,
    lines: int | None = None,
    public: bool = False,
) -> Page:
    """The text board, one page at a time."""
    found = sight(services, session, table_id, person, at=at, lines=lines, public=public)
    return _text_page(found, _in_words(found), number, public=public)


def _in_words(found: Sight) -> TextBoard:
    names = {seat: safe(name) for seat, name in found.names.items()}
    return pictures.in_words(Shot(found.view, found.table.language, names=names))


def _text_page(found: Sight, board: TextBoard, number: int, *, public: bool = False) -> Page:
    pages = _told(found, board).pages()
    number = min(max(1, number), len(pages))
    language, id = found.table.language, found.table.id
    lines = pages[number - 1].splitlines()
    if len(pages) == 1:
        return Page(lines=lines)
    lines.append(say(language, "text-page", page=number, pages=len(pages)))
    if public:
        return Page(lines=lines)
    after = number % len(pages) + 1
    key = "button-next-page" if after > 1 else "button-first-page"
    buttons = [
        Button(custom_id("textpage", id, after, found.lines), say(language, key), "blue"),
        Button(custom_id("textfile", id, found.lines), say(language, "button-file")),
    ]
    return Page(lines=lines, rows=button_rows(buttons))


def _told(found: Sight, board: TextBoard) -> TextBoard:
    """A title without a text of its own is told in the bare facts of its view."""
    if board.lines:
        return board
    return TextBoard(tuple(f"{name}: {value}" for name, value in msgspec.to_builtins(found.view).items()))


def text_file(services: Services, session: Reading, table_id: int, person: int, lines: int | None = None) -> File:
    """The whole text board to take away."""
    found = sight(services, session, table_id, person, lines=lines)
    told = "\n".join(_told(found, _in_words(found)).lines) + "\n"
    name = f"{found.table.title}-{found.table.id}.txt"
    return File(name, told.encode(), say(found.table.language, "text-file"))


# --- exports -------------------------------------------------------------------------------------


def finished(session: Reading, table_id: int) -> TableRow:
    """What can be taken home when a game is over: a running game's record holds what others may not know."""
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    if table.status == "lobby":
        raise Refused("no-running-table")
    if table.status == "running":
        raise Refused("not-over")
    return table


def record_file(services: Services, session: Reading, table_id: int, language: str) -> File:
    table = finished(session, table_id)
    content = write(services[Tables].record(session, table_id))
    return File(f"{table.title}-{table.id}.json", content, say(language, "record-here", table=table.id))


async def picture_file(talk: Talk, call: Call) -> File:
    def look(services: Services, session: Reading) -> tuple[TableRow, Sight]:
        table = finished(session, call.table)
        return table, sight(services, session, table.id, call.person, public=True)

    table, found = await talk.look(look)
    await talk.thinking()
    made = await pictures.illustrate(Shot(found.view, call.language, names=found.names))
    if made.png is None:
        raise Refused("no-picture")
    text = say(call.language, "picture-here", table=table.id)
    return File(f"{table.title}-{table.id}.png", made.png, text, alt=made.alt[: limits.ALT_TEXT])


# --- for posts -----------------------------------------------------------------------------------


class Boards:
    """Pictures for the outbox, which has a table and no person."""

    def __init__(self, services: Services, look: Callable[..., Awaitable[Any]]) -> None:
        """`look`: the worker's."""
        self.services, self.look = services, look

    async def picture_of(self, table: TableRow, lines: int, since: int | None) -> tuple[bytes, str] | None:
        """A public picture of a past moment: the spectator's view, with what changed since an earlier line."""
        shot = await self.look(_spectators, self.services, table, lines, since)
        if shot is None:
            return None
        made = await pictures.illustrate(shot)
        return None if made.png is None else (made.png, made.alt)


def _spectators(session: Reading, services: Services, table: TableRow, lines: int, since: int | None) -> Shot | None:
    match = services[Tables].moment(session, table.id, lines)
    if match is None:
        return None
    view: View = match.view(None)
    rows = session.lines(table.id, since) if since is not None else []
    events = _stood(table, [row for row in rows if row.n < lines])
    seats = session.seats(table.id)[: table.seats]
    names = {row.seat: row.name for row in seats if row.person is not None and row.name}
    return Shot(view, table.language, events=[event for event in events if event.only is None], names=names)


def _stood(table: TableRow, rows: Sequence[LineRow]) -> list[Event]:
    """What happened in these lines, without what was taken back within them."""
    told: list[list[Event]] = []
    for row in rows:
        line = read_line(row)
        if isinstance(line, TakenBack):
            del told[max(0, len(told) - line.steps) :]
        else:
            told.append(read_events(table, row))
    return [event for events in told for event in events]
