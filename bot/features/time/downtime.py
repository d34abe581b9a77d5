"""When the bot was not there: the story says so once. Clocks stood still meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.features.time.clock import Clock
from bot.features.time.deadlines import span
from bot.store import Writing
from bot.tables.timers import TIMERS

if TYPE_CHECKING:
    from bot.app.services import Tables

TABLES_AT_ONCE = 50
ARM, BACK = "arm", "back"


class Downtime(Clock):
    def tell_back(self, session: Writing, down: float, after: int) -> None:
        """A line in the open chapter of each running table, some tables at a time."""
        tables = session.running_tables(after, TABLES_AT_ONCE)
        for table in tables:
            narrator = self.narrator(session, table)
            narrator.aside(narrator.say("back-after", span=span(down, table.language)))
        if len(tables) == TABLES_AT_ONCE:
            session.add_timer(self.clock(), BACK, 0, {"down": down, "after": tables[-1].id})

    def arm(self, session: Writing, after: int) -> None:
        """Look after the waits of games that are older than clocks, some tables at a time."""
        tables = session.running_tables(after, TABLES_AT_ONCE)
        for table in tables:
            self.clock_changed(session, table, self.kept_live(session, table))
        if len(tables) == TABLES_AT_ONCE:
            session.add_timer(self.clock(), ARM, 0, {"after": tables[-1].id})


def _arm(tables: Tables, session: Writing, table: int, data: dict[str, Any]) -> None:
    tables.arm(session, data["after"])


def _back(tables: Tables, session: Writing, table: int, data: dict[str, Any]) -> None:
    tables.tell_back(session, data["down"], data["after"])


TIMERS[ARM] = _arm
TIMERS[BACK] = _back
