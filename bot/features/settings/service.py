"""What people choose for themselves, whatever table they sit at."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store import Reading, Writing
from bot.store.notes import Settings, settings_of
from bot.store.rows import put_settings
from bot.tables.tables import Tables

ABOUT_TIME = ("calls", "remind", "zone", "quiet")
"""Settings that change when somebody is called or reminded."""


class People:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def choose(self, session: Writing, person: int, name: str, what: str, value: Any) -> Settings:
        """Change one setting of a person."""
        settings = msgspec.structs.replace(settings_of(session, person), **{what: value})
        put_settings(session, person, name, settings)
        if what in ABOUT_TIME:
            for table, seat in session.tables_of(person):
                if table.status == "running" and seat.awaited:
                    self.tables.clock_changed(session, table, self.tables.kept_live(session, table))
        return settings

    def settings(self, session: Reading, person: int) -> Settings:
        return settings_of(session, person)
