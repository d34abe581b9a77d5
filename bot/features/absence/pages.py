"""Private pages about being away, and about giving up a seat."""

from __future__ import annotations

from bot.features.absence.away import AWAY_DAYS, Absence
from bot.store import Reading
from bot.tables.call import Services
from bot.tables.loaded import game_of
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.waiting import table_label, wait_line, waits_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say

AWAY_CHOICES = (3, 7, 14)
"""Days offered as buttons."""
MOST_SHOWN = 12
"""Tables that wait for somebody who is back."""


def away_page(absence: Absence, language: str, note: str = "", *, long: bool = False) -> Page:
    """Whether somebody is away, what is left of the allowance, and the ways to go or come back. A `long` absence is not
    just waited for."""
    lines = [note] if note else []
    allowance = say(language, "away-allowance", days=absence.days_left, all=AWAY_DAYS)
    if absence.until:
        lines.append(say(language, "away-now", when=f"<t:{int(absence.until)}:f>"))
        if absence.spared < absence.until:
            lines.append(say(language, "away-spared", when=f"<t:{int(absence.spared)}:f>"))
        back = Button(custom_id("returned", 0), say(language, "button-returned"), "green")
        if not long:
            return Page(lines=[*lines, allowance], rows=[[back]])
        pause = Button(custom_id("awaypause", 0), say(language, "button-awaypause"), "blue")
        find = Button(custom_id("awayfind", 0), say(language, "button-find"), "blue")
        return Page(lines=[*lines, allowance, say(language, "away-long-you")], rows=button_rows([pause, find, back]))
    lines += [say(language, "away-how"), allowance]
    buttons = [Button(custom_id("away", 0, days), say(language, "away-days", days=days)) for days in AWAY_CHOICES]
    return Page(lines=lines, rows=button_rows(buttons))


def back_page(session: Reading, person: int, language: str, *, was_away: bool) -> Page:
    """Back again: the tables that wait, a button each."""
    waits = waits_of(session, person)[:MOST_SHOWN]
    lines = [say(language, "away-back" if was_away else "away-not")]
    lines += [wait_line(session, wait, language) for wait in waits]
    buttons = [Button(custom_id("turn", wait.table.id), table_label(wait.table), "blue") for wait in waits]
    return Page(lines=lines, rows=button_rows(buttons))


def resign_page(services: Services, session: Reading, table_id: int, person: int, language: str) -> Page:
    """What giving up one's seat means, before it is done."""
    table, _, _ = services[Tables].seated(session, table_id, person)
    if table.status != "running":
        raise Refused("not-now-over")
    title = game_of(table).title
    lines = [say(language, "resign-ask", title=title, table=table.id), say(language, "resign-what")]
    buttons = [
        Button(custom_id("resign", table.id, "yes"), say(language, "button-resign"), "red"),
        Button(custom_id("find", table.id), say(language, "button-find")),
        Button(custom_id("resign", table.id, "stay"), say(language, "button-stay")),
    ]
    return Page(lines=lines, rows=button_rows(buttons))
