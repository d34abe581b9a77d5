"""How plans are shown to the one who made them: lines, buttons, the page of all of them."""

from __future__ import annotations

from bot.features.plans.service import Plans
from bot.store import Reading, SeatRow, TableRow
from bot.tables.call import Services
from bot.tables.refused import Refused
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import safe, say

SEPARATOR = " | "
LONGEST = 200
"""Characters of a line as it is shown."""


def shown(services: Services, session: Reading, table: TableRow, seat: SeatRow) -> tuple[list[str], list[Button]]:
    """A person's plans in lines, and what can be done about them; nothing where there are none."""
    found = services[Plans].plans_of(session, table, seat) if table.status == "running" else []
    lines: list[str] = []
    for plan in found:
        told = SEPARATOR.join(safe(line, LONGEST) for line in plan.ranked)
        if plan.spent:
            lines.append(say(table.language, "plan-spent", lines=told))
        elif plan.key:
            lines.append(say(table.language, "plan-standing", form=plan.key, line=told))
        else:
            lines.append(say(table.language, "plan-yours", lines=told))
    buttons: list[Button] = []
    if found:
        buttons.append(Button(custom_id("plan", table.id), say(table.language, "button-replan")))
        buttons.append(Button(custom_id("unplan", table.id), say(table.language, "button-unplan")))
    return lines, buttons


def plans(services: Services, session: Reading, table_id: int, person: int) -> Page:
    """What is planned, and how long it holds."""
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    seat = next((row for row in session.seats(table_id) if row.person == person), None)
    if seat is None:
        raise Refused("not-at-table")
    lines, buttons = shown(services, session, table, seat)
    if not lines:
        button = Button(custom_id("plan", table.id), say(table.language, "button-plan"))
        return Page(lines=[say(table.language, "plan-none"), say(table.language, "plan-how")], rows=[[button]])
    ordinary = [plan for plan in services[Plans].plans_of(session, table, seat) if not plan.key and not plan.spent]
    for plan in ordinary:
        lines.append(say(table.language, "plan-next" if seat.awaited else "plan-when"))
        lines.append(say(table.language, "plan-until", round=plan.round))
    return Page(lines=[*lines, say(table.language, "plan-private")], rows=button_rows(buttons))


def planned_line(services: Services, session: Reading, table_id: int, person: int) -> str:
    """The plan as it was typed, to be changed."""
    table = session.table(table_id)
    seat = next((row for row in session.seats(table_id) if row.person == person), None)
    if table is None or seat is None or table.status != "running":
        return ""
    mine = [plan for plan in services[Plans].plans_of(session, table, seat) if not plan.key]
    return SEPARATOR.join(line for plan in mine for line in plan.ranked)
