"""What computer players did while one who plays alone against them looked at the panel, and what is asked next."""

from __future__ import annotations

from bot.features.play.panel import Panel, answered
from bot.store import PersonNotes, Reading
from bot.store.bodies import ChapterLine, joined
from bot.store.notes import settings_of
from bot.tables.call import Services
from bot.tables.loaded import Loaded, read_events, read_line
from bot.tables.narrator import Speaker
from bot.tables.refused import Refused
from bot.tables.tables import opened, seat_of
from bot.ui.page import Later, Page
from rules.core.record import Step

SHOWN = 12
"""Lines of the story above the next question; the channel has all of it."""


def next_page(services: Services, session: Reading, later: Later, person: int) -> Page | None:
    """The page that takes the place of one; None as long as computer players decide."""
    try:
        table, narrator, live = opened(services, session, later.table, person)
    except Refused:  # the table is gone
        return None
    row = seat_of(narrator, person)
    if row is None or table.status == "closed" or computers_decide(narrator, live):
        return None
    note = "\n".join([*([later.note] if later.note else []), *story(session, narrator, row.seat, row.looked)])
    if row.seat in live.match.waiting and live.match.legal(row.seat):
        decisions = session.note(PersonNotes, person).decisions
        panel = Panel(narrator, live, row, settings=settings_of(session, person), decisions=decisions)
        return panel.page(note=note)
    return answered(narrator, live, row, note)


def computers_decide(narrator: Speaker, live: Loaded) -> bool:
    """Computer players are awaited, and nobody else, by one person."""
    waiting = live.match.waiting
    return bool(waiting) and narrator.automatic.issuperset(waiting) and narrator.practice


def story(session: Reading, narrator: Speaker, seat: int, since: int) -> list[str]:
    """What happened after that many lines of the log, as that seat may hear it: the end of it, where it is long."""
    table = narrator.table
    lines: list[ChapterLine] = []
    for row in session.lines(table.id, max(1, since)):
        line = read_line(row)
        told = narrator.told(read_events(table, row), seat)
        if isinstance(line, Step) and not line.undone and told:
            lines.append(narrator.line(row.n, told))
    found = [f"> {line}" for line in joined(lines)]
    left_out = len(found) - SHOWN
    if left_out > 0:
        found = [f"> -# {narrator.say('panel-earlier', count=left_out)}", *found[-SHOWN:]]
    return found
