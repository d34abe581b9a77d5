"""What is to happen at an instant: rows with a kind, each handled in the transaction that takes it away.

A timer is only an alarm: its handler looks at what is true now, does what is due, and sets the next one. So it does no
harm when it comes too early (somebody went away, the bot was down), and nothing is lost or doubled by a crash.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.features.time.pace import BEAT, SHORT_BREAK
from bot.store import BotNotes, Writing
from bot.tables.base import Base
from bot.tables.refused import RulesRetired

if TYPE_CHECKING:
    from bot.app.services import Tables

log = logging.getLogger(__name__)

Handler = Callable[["Tables", Writing, int, dict[str, Any]], None]
TIMERS: dict[str, Handler] = {}
"""Kind -> handler(tables, session, table, data). A module of tables adds its kinds here."""

LATER = 600.0
"""Seconds until a timer whose handler failed is tried again."""


class Timers(Base):
    beaten = 0.0
    """When the bot last noted that it is alive."""

    def run_due(self) -> float | None:
        """Handle all timers that are due; the instant of the next one."""
        now = self.clock()
        if abs(now - self.beaten) >= BEAT:
            self.beat()
        while True:
            with self.reading() as session:
                due = session.due_timers(now)
                if not due:
                    return session.next_due()
            for id, kind, table, data in due:
                self._run(id, kind, table, data)

    def _run(self, id: int, kind: str, table: int, data: dict[str, Any]) -> None:
        handler = TIMERS.get(kind)
        try:
            with self.writing(None, table or None) as session:
                if not session.drop_timer(id):
                    return  # one that was handled before it took it away
                if handler is None:
                    log.warning("a timer of an unknown kind %r is dropped", kind)
                else:
                    handler(self, session, table, data)  # type: ignore[arg-type]
        except RulesRetired as gone:
            log.warning("timer %s of table %s (%s) is dropped: %s", id, table, kind, gone)
            with self.writing() as session:
                session.drop_timer(id)
        except Exception:
            log.exception("timer %s of table %s (%s) waits", id, table, kind)
            with self.writing() as session:
                session.drop_timer(id)
                session.add_timer(self.clock() + LATER, kind, table, data)

    # --- being there -----------------------------------------------------------------------------

    def beat(self) -> None:
        """Note that the bot is alive; what lies between the last note and a start is its downtime."""
        self.beaten = self.clock()
        with self.writing() as session:
            _seen_alive(session, self.beaten)

    def wake_up(self) -> float:
        """The bot starts: for how many seconds it was down. All clocks stood still meanwhile."""
        now = self.clock()
        with self.writing() as session:
            alive = session.note(BotNotes, 0).alive
            down = 0.0 if alive is None else max(0.0, now - alive)
            if down:
                session.add_down(now - down, now)
            if down > SHORT_BREAK:
                session.add_timer(now, "back", 0, {"down": down, "after": 0})
            _seen_alive(session, now)
        self.beaten = now
        return down


def _seen_alive(session: Writing, now: float) -> None:
    with session.changing(BotNotes, 0) as notes:
        notes.alive = now
