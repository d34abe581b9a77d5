"""What a person has chosen for all tables: language, calls, quiet hours, pictures."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.store import PersonRow, Reading, Writing


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Every choice with the default a newcomer gets."""

    language: Literal["", "en", "fr", "de"] = ""
    """Empty: as Discord is set."""
    calls: Literal["channel", "dm", "digest"] = "channel"
    """Where a call reaches the person; `digest` is one private message a day."""
    remind: int = 24
    """Hours until the first reminder."""
    zone: str = ""
    """Time zone by its usual name, such as Europe/Paris; empty: not told, quiet hours are UTC."""
    quiet: str = ""
    """Quiet hours in that zone, such as 22:00-07:00."""
    palette: str = "standard"
    text: bool = False
    """Private answers without pictures, boards as text."""
    pictures: bool = True
    """A picture in the panel."""
    confirm: bool = True
    """Ask before a choice made in several taps hands the turn over."""


def settings_of(session: Reading, person: int) -> Settings:
    row = session.person(person)
    return msgspec.convert(row.settings, Settings) if row is not None else Settings()


def put_settings(session: Writing, person: int, name: str, settings: Settings) -> None:
    row = session.person(person) or PersonRow(id=person, name=name)
    row.settings = msgspec.to_builtins(settings)
    session.put_person(row)
