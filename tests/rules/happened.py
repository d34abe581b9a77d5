"""What happened is what its fields say: every event of a play is read back from its own bytes and told.

Structs do not look at what they are made with: an event with its fields exchanged plays on until somebody tells it,
draws it or loads it. So whatever plays in a test hands its events through here.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache
from typing import Any, TypeVar

import msgspec

from rules.core import Event, Game
from rules.core.chat import plain
from tests.titles import properties

E = TypeVar("E", bound=Event)
PEOPLE = ("seat", "owner", "attacker", "defender", "loser", "order", "winners")
"""Fields that are seats, or lists of them, in every title."""


def true(game: Game[Any, Any], seats: int, events: Iterable[E]) -> list[E]:
    """These events, once all of them are known to be of the title, to survive their bytes, and to be tellable."""
    found = list(events)
    for event in found:
        assert type(event) in game.events, event
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
        _people(game, seats, event)
        _worded(game, event)
        _told(game, seats, event)
    return found


def _people(game: Game[Any, Any], seats: int, event: Event) -> None:
    for field in PEOPLE:
        value = getattr(event, field, None)
        for who in value if isinstance(value, list) else [value]:
            assert who is None or isinstance(who, str) or _somebody(game, seats, who), event
    assert event.only is None or event.only in range(seats), event


@cache
def _words(title: str) -> dict[str, Container[object]]:
    return dict(getattr(properties(title), "EVENT_WORDS", {}))


def _worded(game: Game[Any, Any], event: Event) -> None:
    """Words stand where such words belong: a title's `EVENT_WORDS` names them by field, or by event and field."""
    known = _words(game.name)
    for field in event.__struct_fields__:
        words = known.get(f"{type(event).__name__}.{field}", known.get(field))
        value = getattr(event, field)
        for word in value if isinstance(value, list) else [value]:
            assert words is None or not isinstance(word, str) or word in words, (event, field)


def _told(game: Game[Any, Any], seats: int, event: Event) -> None:
    chat = game.chat
    if chat is None:
        return
    assert 0 <= chat.weight(event) <= 10
    for said in (chat.story(event), chat.chapter(event)):
        if said is not None:
            assert all(_somebody(game, seats, who) for who in said.seats.values()), (event, said)
            assert plain(chat, said, "en", lambda seat: f"seat {seat}")


def _somebody(game: Game[Any, Any], seats: int, who: object) -> bool:
    """A seat, or who plays without one."""
    return type(who) is int and (who in range(seats) or (game.chat is not None and game.chat.stranger(who) is not None))
