"""How well computer players play, seat by seat: told with what each is like, and chosen before the start or later."""

from __future__ import annotations

from bot.store import Reading, SeatRow, TableNotes, TableRow, Writing
from bot.tables.call import Services
from bot.tables.levels import level_of
from bot.tables.narrator import seat_name
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Option, Page
from bot.ui.text import mark, say
from rules.core.thinking.levels import LEVELS


class Levels:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def set_level(
        self, session: Writing, table_id: int, person: int, seat: int, level: str, *, moderator: bool = False
    ) -> None:
        """For one computer player, at once; the others at the table are told."""
        table = self._changeable(session, table_id, person, moderator)
        rows = session.seats(table.id)[: table.seats]
        if level not in LEVELS or not 0 <= seat < len(rows) or rows[seat].computer is None:
            raise Refused("no-computer-there")
        if rows[seat].computer == level:
            return
        rows[seat].computer = level
        session.put(rows[seat])
        for sitting in session.sittings(table.id):
            if sitting.seat == seat and sitting.until is None and sitting.computer is not None:
                sitting.computer = level
                session.put(sitting)
        who, language = f"{mark(seat)} {seat_name(rows[seat], table.language)}", table.language
        self._told(
            session, table, person, say(language, "level-changed", who=who, level=say(language, f"level-{level}"))
        )

    def set_deep(self, session: Writing, table_id: int, person: int, deep: bool, *, moderator: bool = False) -> None:
        table = self._changeable(session, table_id, person, moderator)
        with session.changing(TableNotes, table.id) as notes:
            notes.deep = deep
        self._told(session, table, person, say(table.language, "deep-on" if deep else "deep-off"))

    def set_hints(self, session: Writing, table_id: int, person: int, hints: bool, *, moderator: bool = False) -> None:
        """Whether people at the table may be told what a strong player would do."""
        table = self._changeable(session, table_id, person, moderator)
        with session.changing(TableNotes, table.id) as notes:
            notes.hints = hints
        self._told(session, table, person, say(table.language, "hints-on" if hints else "hints-off"))

    def _changeable(self, session: Writing, table_id: int, person: int, moderator: bool) -> TableRow:
        table = self.tables.table(session, table_id)
        if table.status not in ("lobby", "running"):
            raise Refused("not-now-over")
        self.tables.host_only(session, table, person, moderator)
        return table

    def _told(self, session: Writing, table: TableRow, person: int, text: str) -> None:
        narrator = self.tables.narrator(session, table)
        if table.status == "lobby":
            narrator.card()
        elif any(row.person not in (None, person) for row in narrator.seats):
            narrator.notice(text)


def levels(
    services: Services,
    session: Reading,
    table_id: int,
    person: int,
    language: str,
    *,
    moderator: bool = False,
    note: str = "",
) -> Page:
    """All computer players of a table; whoever may change them gets menus."""
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    rows = [row for row in session.seats(table.id)[: table.seats] if row.computer is not None]
    lines = [*([note] if note else []), f"**{say(language, 'levels-heading')}**"]
    lines += [_line(row, language) for row in rows] or [say(language, "levels-none")]
    notes = session.note(TableNotes, table.id)
    deep, hints = notes.deep, notes.hints
    lines += [say(language, "deep-on" if deep else "deep-off"), say(language, "hints-on" if hints else "hints-off")]
    controls: list[list[Button] | Menu] = []
    if table.status in ("lobby", "running") and (moderator or person == table.host):
        for row in rows:
            found = [
                Option(level, say(language, f"level-{level}"), say(language, f"character-{level}")) for level in LEVELS
            ]
            asked = say(language, "levels-which", who=seat_name(row, language))
            controls.append(Menu(custom_id("level", table.id, row.seat), asked, found))
        label = say(language, "button-shallow" if deep else "button-deep")
        allow = say(language, "button-nohints" if hints else "button-hints")
        controls.append(
            [
                Button(custom_id("deep", table.id, int(not deep)), label),
                Button(custom_id("hints", table.id, int(not hints)), allow),
            ]
        )
    else:
        lines.append(say(language, "levels-host"))
    return Page(lines=lines, rows=controls)


def _line(row: SeatRow, language: str) -> str:
    level = level_of(row)
    told = say(language, "levels-line", who=seat_name(row, language), level=say(language, f"level-{level}"))
    return f"{mark(row.seat)} {told} {say(language, f'character-{level}')}"
