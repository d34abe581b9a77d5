"""What happened meanwhile: old buttons, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.play.panel import Panel, answered
from bot.store import LineRow, Reading, SeatRow, TableRow
from bot.tables.loaded import Loaded, read_events, read_line
from bot.tables.narrator import Speaker, seat_name
from bot.tables.path import Path
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, cut
from bot.ui.text import say
from rules.core.match import Played
from rules.core.record import Step

TOLD = 3
"""Changes that are told one by one."""
LONGEST = 200
AT_ONCE = 3.0
"""Seconds in which a second press is a double click."""


def stale_page(
    session: Reading, panel: Panel | None, narrator: Speaker, live: Loaded, seat: SeatRow, path: Path
) -> Page:
    """An old button: what the person did then, what is asked now, what changed since. A double click just sees how
    things stand now."""
    table = narrator.table
    rows = session.lines(table.id, max(0, seat.looked - 1))
    own = rows[0] if rows and rows[0].person == seat.person and seat.looked else None
    if own is not None and _taken_back(own):
        own = None
    if own is not None and narrator.now - own.at <= AT_ONCE:
        note = say(table.language, "panel-done", what=_told(narrator, own, seat.seat))
        return panel.page(note=note) if panel is not None else answered(narrator, live, seat, note)
    first = say(table.language, "stale")
    if own is not None:
        first = say(table.language, "stale-done", what=_told(narrator, own, seat.seat), at=_at(own))
    if panel is None:
        return answered(narrator, live, seat, first)
    lines = [first, say(table.language, "stale-now", what=narrator.question(live, seat.seat))]
    since = [told for row in rows[1:] if (told := _told(narrator, row)) and not _taken_back(row)]
    if since:
        what = " ".join(since[-TOLD:])
        if len(since) > TOLD:
            what = say(table.language, "and-more", what=what, count=len(since) - TOLD)
        lines.append(say(table.language, "stale-since", what=what))
    fresh = panel.id("look", panel.choosing.fitting(path))
    return Page(lines=lines, rows=[[Button(fresh, say(table.language, "button-fresh"), "blue")]])


def undone_page(panel: Panel | None, narrator: Speaker, live: Loaded, seat: SeatRow, what: str) -> Page:
    """A free step was taken back: play it again, take back the rest of the turn, or go on."""
    table = narrator.table
    lines = [say(table.language, "panel-undone", what=what)]
    if panel is None:
        return Page(lines=lines)
    lines.append(say(table.language, "panel-asked", what=narrator.question(live, seat.seat)))
    redo = live.match.redoable(seat.seat) is not None
    free = live.match.undoable(seat.seat) > 0
    row = [
        Button(custom_id("redo", table.id), say(table.language, "button-redo"), disabled=not redo),
        Button(custom_id("restart", table.id), say(table.language, "button-restart"), disabled=not free),
        Button(custom_id("turn", table.id), say(table.language, "button-go-on"), "blue"),
    ]
    return Page(lines=lines, rows=[row])


def barrier_page(
    session: Reading, narrator: Speaker, live: Loaded, seat: SeatRow, gone: Sequence[Played], asked: Sequence[int]
) -> Page:
    """Taking back is not free any more: what came since, and whom to ask. `gone` are the steps that would go, the
    seat's own first."""
    table = narrator.table
    since = next((step for step in gone if step.seat != seat.seat), None)
    if since is not None:
        what = cut(narrator.told(since.events), LONGEST)
        (row,) = session.lines(table.id, live.before + since.line)[:1]
        lines = [say(table.language, "undo-since", what=what, at=_at(row))]
    else:
        lines = [say(table.language, "undo-seen")]
    lines.append(say(table.language, "undo-free"))
    people = [seat_name(narrator.seats[other], table.language) for other in asked]
    label = (
        say(table.language, "button-ask", who=people[0]) if len(people) == 1 else say(table.language, "button-askall")
    )
    buttons = [
        Button(custom_id("askundo", table.id), label, "blue"),
        Button(custom_id("turn", table.id), say(table.language, "button-leave-it")),
    ]
    return Page(lines=lines, rows=[buttons])


def stuck_page(table: TableRow) -> Page:
    """Somebody is awaited and may do nothing, through a fault of ours: the way back."""
    button = Button(custom_id("wayback", table.id), say(table.language, "button-wayback"), "blue")
    return Page(lines=[say(table.language, "stuck")], rows=[[button]])


def _told(narrator: Speaker, row: LineRow, seat: int | None = None) -> str:
    return cut(narrator.told(read_events(narrator.table, row), seat), LONGEST)


def _taken_back(row: LineRow) -> bool:
    line = read_line(row)
    return isinstance(line, Step) and line.undone


def _at(row: LineRow) -> str:
    return f"<t:{int(row.at)}:t>"
