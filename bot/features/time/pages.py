"""Private pages about time: a table's clock, private messages that fail."""

from __future__ import annotations

from bot.store import Reading, TableRow
from bot.store.notes import MuteNotes
from bot.tables.call import Services
from bot.tables.narrator import seat_name
from bot.tables.pace import MODES, NONE
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.waiting import pace_line, seat_line, stands
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import mark, say


def clock_page(services: Services, session: Reading, table_id: int, person: int, language: str, note: str = "") -> Page:
    """What clock a table has, what each seat has left, why it stands; and the other clocks as buttons."""
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    lines = [*([note] if note else []), f"⏳ {pace_line(table, language)}"]
    if table.status == "running":
        why = stands(session, table)
        lines += [say(language, f"stands-{why}")] if why and not table.pace else []
        lines += _seats(session, table, services[Tables].now(), language)
    buttons = []
    seated = any(row.person == person for row in session.seats(table.id))
    if table.status in ("lobby", "running") and seated:
        chosen = [mode for mode in MODES if mode != (table.pace or NONE)]
        buttons += [
            Button(custom_id("clock", table.id, mode), say(language, f"clock-{mode}"), "blue") for mode in chosen
        ]
        if table.status == "running":
            lines.append(say(language, "clock-all-agree"))
            key = "button-unmute" if session.note(MuteNotes, table.id, person).muted else "button-mute"
            buttons += [
                Button(custom_id("away", table.id), say(language, "button-away")),
                Button(custom_id("mute", table.id), say(language, key)),
            ]
    return Page(lines=lines, rows=button_rows(buttons))


def _seats(session: Reading, table: TableRow, now: float, language: str) -> list[str]:
    rows = {row.seat: row for row in session.clocks(table.id)}
    told = []
    for seat in session.seats(table.id)[: table.seats]:
        state = seat_line(session, table, rows.get(seat.seat), now, language) if seat.person is not None else ""
        if state:
            told.append(f"{mark(seat.seat)} {seat_name(seat, language)}: {state}")
    return told


def no_dm_page(language: str) -> Page:
    again = Button(custom_id("trydm", 0), say(language, "button-trydm"))
    return Page(lines=[say(language, "no-dm")], rows=[[again]])
