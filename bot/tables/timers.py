"""What is to happen at an instant: rows with a kind, each handled in the transaction that takes it away.

A timer is only an alarm: its handler looks at what is true now, does what is due, and sets the next one. So it does no
harm when it comes too early (somebody went away, the bot was down), and nothing is lost or doubled by a crash.
"""

from __future__ import annotations

import logging
from typing import Any

from bot.store import BotNotes, StoreError, Writing
from bot.tables.health import Health
from bot.tables.pace import BEAT, SHORT_BREAK
from bot.tables.refused import RulesRetired
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

LATER = 600.0
"""Seconds until a timer whose handler failed is tried again."""


class Timers:
    beaten = 0.0
    """When the bot last noted that it is alive."""

    def __init__(self, tables: Tables, health: Health) -> None:
        self.tables, self.health = tables, health

    def run_due(self) -> float | None:
        """Handle all timers that are due, each in a transaction of its own; the instant of the next one."""
        now = self.tables.now()
        if abs(now - self.beaten) >= BEAT:
            self.beat()
        while due := self.tables.look(lambda session: session.due_timers(now)):
            for id, kind, table, data in due:
                self._run(id, kind, table, data)
        return self.tables.look(lambda session: session.next_due())

    def _run(self, id: int, kind: str, table: int, data: dict[str, Any]) -> None:
        def later(session: Writing) -> None:
            session.drop_timer(id)
            session.add_timer(self.tables.now() + LATER, kind, table, data)

        try:
            self.tables.change(lambda session: self._handle(session, id, kind, table, data), table=table or None)
        except RulesRetired as gone:
            log.warning("timer %s of table %s (%s) is dropped: %s", id, table, kind, gone)
            self.tables.change(lambda session: session.drop_timer(id))
        except StoreError:
            raise  # no fault of the timer
        except Exception as error:  # noqa: BLE001  no timer keeps the others waiting
            self.health.failed("timer", error, f"{kind} of table {table}")
            self.tables.change(later)
        else:
            self.health.well("timer", f"{kind} of table {table}")

    def _handle(self, session: Writing, id: int, kind: str, table: int, data: dict[str, Any]) -> None:
        handler = self.tables.changes.timers.get(kind)
        if not session.drop_timer(id):
            return  # one that was handled before it took it away
        if handler is None:
            log.warning("a timer of an unknown kind %r is dropped", kind)
        else:
            handler(session, table, data)

    # --- being there -----------------------------------------------------------------------------

    def beat(self) -> None:
        """Note that the bot is alive; what lies between the last note and a start is its downtime."""
        self.beaten = self.tables.now()
        self.tables.change(lambda session: _seen_alive(session, self.beaten))

    def wake_up(self) -> float:
        """The bot starts: for how many seconds it was down. All clocks stood still meanwhile."""
        self.beaten = self.tables.now()
        return self.tables.change(lambda session: _woken(session, self.beaten))


def _woken(session: Writing, now: float) -> float:
    alive = session.note(BotNotes, 0).alive
    down = 0.0 if alive is None else max(0.0, now - alive)
    if down:
        session.add_down(now - down, now)
        session.add_timer(now, "renew", 0, {"after": 0})
    if down > SHORT_BREAK:
        session.add_timer(now, "back", 0, {"down": down, "after": 0})
    _seen_alive(session, now)
    return down


def _seen_alive(session: Writing, now: float) -> None:
    with session.changing(BotNotes, 0) as notes:
        notes.alive = now
