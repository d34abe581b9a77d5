"""The way back: what was taken back, or what stands against it and whom to ask."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.undo.service import Undo
from bot.store import Reading, SeatRow, Writing
from bot.tables.call import Services
from bot.tables.loaded import Loaded
from bot.tables.narrator import Speaker, seat_name
from bot.tables.refused import Refused
from bot.tables.tables import opened, seat_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page
from bot.ui.text import cut, say
from rules.core.match import Played

LONGEST = 200


def undo(services: Services, session: Writing, table_id: int, person: int, *, whole_turn: bool = False) -> Page:
    """Take back the last step or the turn; where that is not free, what stands against it and whom to ask."""
    try:
        _, what = services[Undo].undo(session, table_id, person, whole_turn=whole_turn)
    except Refused as refused:
        if refused.key != "undo-not-free":
            raise
        return _barrier(services, session, table_id, person)
    _, narrator, live = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    assert seat is not None
    return _undone_page(narrator, live, seat, what)


def _undone_page(narrator: Speaker, live: Loaded, seat: SeatRow, what: str) -> Page:
    """A free step was taken back: play it again, take back the rest of the turn, or go on."""
    table = narrator.table
    lines = [say(table.language, "panel-undone", what=what)]
    if seat.seat not in live.match.waiting:
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


def _barrier(services: Services, session: Reading, table_id: int, person: int) -> Page:
    table, narrator, _ = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    assert seat is not None
    live, gone, asked = services[Undo].behind_barrier(session, table, seat.seat)
    if not gone:
        raise Refused("undo-too-far")
    return _barrier_page(session, narrator, live, seat, gone, asked)


def _barrier_page(
    session: Reading, narrator: Speaker, live: Loaded, seat: SeatRow, gone: Sequence[Played], asked: Sequence[int]
) -> Page:
    """Taking back is not free any more: what came since, and whom to ask. `gone` are the steps that would go, the
    seat's own first."""
    table = narrator.table
    since = next((step for step in gone if step.seat != seat.seat), None)
    if since is not None:
        what = cut(narrator.told(since.events), LONGEST)
        (row,) = session.lines(table.id, live.before + since.line)[:1]
        lines = [say(table.language, "undo-since", what=what, at=f"<t:{int(row.at)}:t>")]
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
