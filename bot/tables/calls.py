"""How a person is reached about a table: by mention in the channel, by private message, once a day, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.store import PersonNotes, Reading, TableRow
from bot.store.notes import MuteNotes
from bot.store.settings import settings_of
from bot.tables.hours import read_quiet

Way = Literal["mention", "dm", "digest", "none"]


def way_to(session: Reading, table: TableRow, person: int) -> Way:
    if muted(session, table.id, person):
        return "none"
    calls = settings_of(session, person).calls
    if calls == "channel" or session.note(PersonNotes, person).no_dm:
        return "mention"  # also where private messages were wished but could not be delivered
    return calls


def mentioned(session: Reading, table: TableRow, people: Sequence[int]) -> list[int]:
    """Those of the people whom a call in the channel mentions."""
    return [person for person in people if way_to(session, table, person) == "mention"]


def silent(session: Reading, people: Sequence[int], now: float) -> bool:
    """A call that only reaches people in their quiet hours or away makes no sound; it stands there all the same."""
    return bool(people) and all(resting(session, person, now) for person in people)


def resting(session: Reading, person: int, now: float) -> bool:
    settings = settings_of(session, person)
    quiet = read_quiet(settings.quiet, settings.zone)
    if quiet is not None and quiet.spans(now, now + 1):
        return True
    away = session.note(PersonNotes, person).away
    return away is not None and away.until > now


def muted(session: Reading, table: int, person: int) -> bool:
    return session.note(MuteNotes, table, person).muted
