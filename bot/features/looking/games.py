"""One's own tables: those that wait first, by urgency."""

from __future__ import annotations

from bot.store import Reading, TableRow
from bot.tables.call import Services
from bot.tables.loaded import game_of
from bot.tables.narrator import seat_name
from bot.tables.pauses import HOMELESS, Pauses
from bot.tables.tables import Tables
from bot.tables.waiting import Wait, is_asked, plan_line, table_label, waits_of
from bot.ui.ids import custom_id, place_url
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say, timestamp

PER_PAGE = 12
OVER = "over"
"""The word for the page of finished tables."""


def games(services: Services, session: Reading, person: int, language: str, which: str = "", first: int = 0) -> Page:
    """The person's tables with a button each, those that wait for the person first; finished ones on pages of their
    own."""
    waits = {wait.table.id: wait for wait in waits_of(session, person)}
    tables = {table.id: (table, seat) for table, seat in session.tables_of(person)}
    over = [id for id, (table, _) in sorted(tables.items(), reverse=True) if table.status == "over"]
    others = [id for id, (table, _) in tables.items() if table.status != "over" and id not in waits]
    asked = {id for id in tables if id not in over and is_asked(session, id, person)}
    others.sort(key=lambda id: (id not in asked, tables[id][0].status == "lobby", id))
    listed = over if which == OVER else [*waits, *others]
    lines = [f"**{say(language, 'games-heading' if which != OVER else 'games-heading-over')}**"]
    buttons: list[Button] = []
    for id in listed[first : first + PER_PAGE]:
        table = tables[id][0]
        line = _line(services, session, table, person, waits.get(id), language)
        lines.append(f"{line} {say(language, 'games-asked')}" if id in asked else line)
        buttons += _button(services, session, table, waits.get(id), language)
    if len(lines) == 1:
        lines.append(say(language, "games-none"))
    last = []
    if first + PER_PAGE < len(listed):
        last.append(Button(custom_id("games", 0, which or "open", first + PER_PAGE), say(language, "button-further")))
    if which != OVER and over:
        last.append(Button(custom_id("games", 0, OVER), say(language, "button-over", count=len(over))))
    if which == OVER or first:
        last.append(Button(custom_id("games", 0), say(language, "button-games")))
    return Page(lines=lines, rows=[*button_rows(buttons), *button_rows(last)])


def _line(services: Services, session: Reading, table: TableRow, person: int, wait: Wait | None, language: str) -> str:
    resting = services[Pauses].resting(session, table) if table.status == "running" else {}
    if resting:
        state = say(language, f"state-{min(resting, key=lambda why: resting[why])}")
    elif wait is not None:
        state = say(language, "games-waiting", since=f"<t:{int(wait.since)}:R>")
        if wait.until is not None:
            state += " " + say(language, "until", when=timestamp(wait.until))
    elif table.status == "running":
        live = services[Tables].cache.get(session, table)
        names = [seat_name(row, language) for row in session.seats(table.id)]
        state = say(language, "games-running", who=", ".join(names[seat] for seat in live.match.waiting))
    else:
        state = say(language, f"games-{table.status}")
    facts: dict[str, str | int] = {
        "title": game_of(table).title,
        "table": table.id,
        "link": place_url(table.guild, table.place),
    }
    line = say(language, "games-line", mark="▶️" if wait is not None else "·", state=state, **facts)
    planned = plan_line(session, table, person, language) if table.status == "running" else []
    return " ".join([line, *planned])


def _button(services: Services, session: Reading, table: TableRow, wait: Wait | None, language: str) -> list[Button]:
    """To one's panel, or what there is instead."""
    if table.status == "over":
        return []
    if table.status == "running" and HOMELESS in services[Pauses].resting(session, table):
        return [Button(custom_id("here", table.id), say(language, "bring-here", table=table.id))]
    verb = "info" if table.status == "lobby" else "turn"
    return [Button(custom_id(verb, table.id), table_label(table), "blue" if wait is not None else "grey")]
