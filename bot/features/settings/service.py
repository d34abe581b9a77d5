"""What people choose for themselves, whatever table they sit at."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.settings import Settings, put_settings, settings_of
from bot.tables.base import Base

ABOUT_TIME = ("calls", "remind", "zone", "quiet")
"""Settings that change when somebody is called or reminded."""


class People(Base):
    def choose(self, interaction: str, person: int, name: str, what: str, value: Any) -> Settings:
        """Change one setting of a person."""
        with self.writing(interaction) as session:
            settings = msgspec.structs.replace(settings_of(session, person), **{what: value})
            put_settings(session, person, name, settings)
            if what in ABOUT_TIME:
                for table, seat in session.tables_of(person):
                    if table.status == "running" and seat.awaited:
                        self.clock_changed(session, table, self.kept_live(session, table))
        return settings

    def settings(self, person: int) -> Settings:
        with self.reading() as session:
            return settings_of(session, person)
