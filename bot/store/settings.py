"""What a person has chosen for all tables: language, calls, quiet hours, pictures."""

from __future__ import annotations

from bot.store import PersonRow, Reading, Writing
from bot.store.notes import Settings

__all__ = ["Settings", "put_settings", "settings_of"]


def settings_of(session: Reading, person: int) -> Settings:
    row = session.person(person)
    return row.settings if row is not None else Settings()


def put_settings(session: Writing, person: int, name: str, settings: Settings) -> None:
    row = session.person(person) or PersonRow(id=person, name=name)
    row.settings = settings
    session.put_person(row)
