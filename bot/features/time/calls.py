"""How a person is reached about a table: by mention in the channel, by private message, once a day, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from bot.features.time.hours import read_quiet
from bot.store import Reading, TableRow
from bot.store.settings import settings_of

Way = Literal["mention", "dm", "digest", "none"]


def way_to(session: Reading, table: TableRow, person: int) -> Way:
    if muted(session, table.id, person):
        return "none"
    calls = settings_of(session, person).calls
    if calls == "channel" or session.setting("person", person, "no-dm"):
        return "mention"  # also where private messages were wished but could not be delivered
    return calls


def mentioned(session: Reading, table: TableRow, people: Sequence[int]) -> list[int]:
    """Those of the people whom a call in the channel mentions."""
    return [person for person in people if way_to(session, table, person) == "mention"]


def silence(session: Reading, people: Sequence[int], now: float) -> dict[str, Any]:
    """A call that only reaches people in their quiet hours or away makes no sound; it stands there all the same."""
    return {"silent": True} if people and all(resting(session, person, now) for person in people) else {}


def resting(session: Reading, person: int, now: float) -> bool:
    settings = settings_of(session, person)
    quiet = read_quiet(settings.quiet, settings.zone)
    if quiet is not None and quiet.spans(now, now + 1):
        return True
    away = session.setting("person", person, "away")
    return bool(away) and away["until"] > now


def muted(session: Reading, table: int, person: int) -> bool:
    return bool(session.setting("mute", table, str(person)))
