"""When the bot was not there: clocks stood still. The story says so once, and calls tell their new deadlines."""

from __future__ import annotations

from typing import Any

from bot.store import Writing
from bot.tables.tables import Tables
from bot.tables.waiting import span

TABLES_AT_ONCE = 50
ARM, BACK, RENEW = "arm", "back", "renew"


class Downtime:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def tell_back(self, session: Writing, down: float, after: int) -> None:
        """A line in the open chapter of each running table, some tables at a time."""
        tables = session.running_tables(after, TABLES_AT_ONCE)
        for table in tables:
            narrator = self.tables.narrator(session, table)
            narrator.aside(narrator.say("back-after", span=span(down, table.language)))
        if len(tables) == TABLES_AT_ONCE:
            session.add_timer(self.tables.now(), BACK, 0, {"down": down, "after": tables[-1].id})

    def renew(self, session: Writing, after: int) -> None:
        """Clocks stood still: calls tell the deadlines of now, some tables at a time."""
        tables = session.running_tables(after, TABLES_AT_ONCE)
        for table in tables:
            if table.pace:
                self.tables.clock_changed(session, table, None)
        if len(tables) == TABLES_AT_ONCE:
            session.add_timer(self.tables.now(), RENEW, 0, {"after": tables[-1].id})

    def arm(self, session: Writing, after: int) -> None:
        """Look after the waits of games that are older than clocks, some tables at a time."""
        tables = session.running_tables(after, TABLES_AT_ONCE)
        for table in tables:
            self.tables.clock_changed(session, table, self.tables.kept_live(session, table))
        if len(tables) == TABLES_AT_ONCE:
            session.add_timer(self.tables.now(), ARM, 0, {"after": tables[-1].id})

    def arm_due(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        self.arm(session, data["after"])

    def renew_due(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        self.renew(session, data["after"])

    def back_due(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        self.tell_back(session, data["down"], data["after"])
