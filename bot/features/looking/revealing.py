"""What was hidden, told after the end: hands, and everything that only one seat was told, in order."""

from __future__ import annotations

from bot.store import Reading, TableNotes
from bot.tables.call import Services
from bot.tables.loaded import read_events, read_line
from bot.tables.refused import Refused
from bot.tables.tables import opened
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page
from bot.ui.text import say, shown_length
from rules.core.record import Step

PAGE = 3000


def hidden(services: Services, session: Reading, table_id: int, person: int, number: int = 1) -> Page:
    """A page of it; only for a finished game that a player has opened."""
    table, narrator, live = opened(services, session, table_id, person)
    if table.status == "running":
        raise Refused("not-over")
    if not session.note(TableNotes, table.id).revealed:
        raise Refused("reveal-players")
    language = table.language
    lines = []
    for seat in range(table.seats):
        told = [narrator.speak(said) for said in narrator.chat.hand(live.match.view(seat), seat)]
        what = " ".join(told) or say(language, "hand-nothing")
        lines.append(say(language, "reveal-hand", who=narrator.name(seat), what=what))
    lines.append(f"**{say(language, 'reveal-told')}**")
    for row in session.lines(table.id):
        line = read_line(row)
        struck = isinstance(line, Step) and line.undone
        for event in read_events(table, row):
            said = narrator.chat.story(event) if event.only is not None else None
            if said is None or event.only is None:
                continue
            facts: dict[str, str | int] = {"who": narrator.name(event.only), "what": narrator.speak(said)}
            text = say(language, "reveal-line", number=row.n, **facts)
            lines.append(say(language, "struck", line=text) if struck else text)
    pages = _pages(lines)
    number = min(max(1, number), len(pages))
    heading = f"**{say(language, 'reveal-heading', title=narrator.game.title, table=table.id)}**"
    page = Page(lines=[heading, *pages[number - 1]])
    if len(pages) > 1:
        page.lines.append(say(language, "text-page", page=number, pages=len(pages)))
        id = custom_id("reveal", table.id, number % len(pages) + 1)
        page.rows = [[Button(id, say(language, "button-next-page"))]]
    return page


def _pages(lines: list[str]) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    length = 0
    for line in lines:
        if pages[-1] and length + shown_length(line) > PAGE:
            pages.append([])
            length = 0
        pages[-1].append(line)
        length += shown_length(line) + 1
    return pages
