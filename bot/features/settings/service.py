"""What people choose for themselves, whatever table they sit at."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.features.settings import choices
from bot.store import PersonNotes, Reading, Writing
from bot.store.notes import Settings, settings_of
from bot.store.rows import put_settings
from bot.tables.tables import Tables
from bot.ui import limits
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Option
from bot.ui.text import say

ABOUT_TIME = ("calls", "remind", "zone", "quiet")
"""Settings that change when somebody is called or reminded."""
SKIP = "skip"
Rows = list[list[Button] | Menu]


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
            self.tables.changes.hours_changed(session, person)
        return settings

    def first_hours(self, session: Writing, person: int, locale: str, language: str) -> tuple[list[str], Rows]:
        """The question when somebody sleeps, asked once, if nothing about it was told: a guess that takes one tap,
        other zones, and no."""
        notes, settings = session.note(PersonNotes, person), settings_of(session, person)
        if notes.hours_asked or settings.zone or settings.quiet:
            return [], []
        with session.changing(PersonNotes, person) as asked:
            asked.hours_asked = True
        zone = choices.guessed_zone(locale)
        near = [other for other in choices.ZONES if other != zone][: limits.SELECT_OPTIONS]
        night = Button(custom_id("hours", 0, zone), say(language, "hours-yes", hours=choices.NIGHT, zone=zone), "green")
        skip = Button(custom_id("hours", 0, SKIP), say(language, "hours-skip"))
        menu = Menu(custom_id("hours", 0), say(language, "hours-other"), [Option(other, other) for other in near])
        return [say(language, "hours-ask")], [[night, skip], menu]

    def settings(self, session: Reading, person: int) -> Settings:
        return settings_of(session, person)
