"""When the bot was not there, or may not write: clocks stand, and the story says so once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.store import Session
from bot.tables.clock import Clock
from bot.tables.deadlines import span
from bot.tables.timers import TIMERS

if TYPE_CHECKING:
    from bot.tables.service import Tables

TABLES_AT_ONCE = 50
BACK = "back"


class Downtime(Clock):
    def writable(self, table_id: int, may: bool) -> None:
        """Whether posts reach the table's channel. Its clocks stand while they do not."""
        with self._transaction(None, table_id) as session:
            table = session.table(table_id)
            known = bool(session.setting("table", table_id, "unreachable"))
            if table is None or table.status != "running" or known is not may:
                return
            session.put_setting("table", table_id, "unreachable", not may)
            self.clock_changed(session, table, self.cache.get(session, table))

    def tell_back(self, session: Session, down: float, after: int) -> None:
        """A line in the open chapter of each running table, some tables at a time."""
        tables = session.running_tables(after, TABLES_AT_ONCE)
        for table in tables:
            teller = self.teller(session, table)
            teller.aside(teller.say("back-after", span=span(down, table.language)))
        if len(tables) == TABLES_AT_ONCE:
            session.add_timer(self.clock(), BACK, 0, {"down": down, "after": tables[-1].id})


def _back(tables: Tables, session: Session, table: int, data: dict[str, Any]) -> None:
    tables.tell_back(session, data["down"], data["after"])


TIMERS[BACK] = _back
