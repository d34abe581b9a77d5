"""Games that cannot go on: somebody is awaited and may do nothing, through a fault of the title.

`Match.play` rolls back a step that would lead there; the table is told, the operator gets the position, and there is a
way back. A game that was left like this by an older version gets the same.
"""

from __future__ import annotations

import logging

import msgspec

from bot.store import TableNotes, TableRow, Writing
from bot.tables.loaded import Loaded
from bot.tables.tables import Tables
from rules.core import DeadEnd
from rules.core.match import Match

log = logging.getLogger(__name__)


class StuckGames:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def dead_end(self, session: Writing, table_id: int, dead_end: DeadEnd) -> None:
        """A step was rolled back. Plans that would try it again and again are dropped."""
        table = session.table(table_id)
        if table is None:
            return
        for plan in session.plans(table_id):
            if plan.seat == dead_end.seat and plan.timed:
                session.drop_plan(plan)
        live = self.tables.cache.get(session, table)
        self._tell_stuck(session, table, live, _described(table, live.match, dead_end))

    def stuck(self, session: Writing, table_id: int) -> None:
        """A game stands where it cannot go on: say so at the table, once."""
        table = session.table(table_id)
        if table is None or table.status != "running":
            return
        live = self.tables.cache.get(session, table)
        if live.match.stuck is not None:
            self._tell_stuck(session, table, live, _described(table, live.match, None))

    def _tell_stuck(self, session: Writing, table: TableRow, live: Loaded, position: bytes) -> None:
        """The table and the operator, once per position."""
        if session.note(TableNotes, table.id).stuck_at == live.lines:
            return
        with session.changing(TableNotes, table.id) as notes:
            notes.stuck_at = live.lines
        name = f"table-{table.id}-line-{live.lines}.json"
        self.tables.report(name, position)
        narrator = self.tables.narrator(session, table)
        if live.match.stuck is not None:
            narrator.notice(narrator.say("stuck-told"), [["wayback"]])
        else:
            narrator.notice(narrator.say("dead-end-told"), [["turn"]])


def _described(table: TableRow, match: Match, dead_end: DeadEnd | None) -> bytes:
    """All an operator needs to find the fault: title, version, options, position, and the step that was rolled back."""
    found = {
        "title": table.title,
        "rules": table.rules_version,
        "seats": match.seats,
        "options": msgspec.to_builtins(match.options),
        "waiting": list(match.waiting),
        "position": msgspec.to_builtins(match.game.decode(dead_end.before) if dead_end else match.state),
        "step": {"seat": dead_end.seat, "action": msgspec.to_builtins(dead_end.action)} if dead_end else None,
        "stuck": dead_end.stuck if dead_end else match.stuck,
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1)
