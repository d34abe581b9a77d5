"""What a recap is made of: a title's table of events with what each weighs, and everything else weighs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core import Event, Game


def weighs(game: Game[Any, Any], table: Sequence[tuple[Event, int]]) -> None:
    """Each event of the table weighs what stands beside it; events of other kinds weigh nothing, whatever they say."""
    assert game.chat is not None
    for event, weight in table:
        assert game.chat.weight(event) == weight, event
    heavy = {type(event) for event, _ in table}
    for kind in game.events:
        if kind not in heavy:
            assert game.chat.weight(_any(kind)) == 0, kind


def _any(kind: type[Event]) -> Event:
    """An event of that kind with some value in each field."""
    required = [field for field in msgspec.structs.fields(kind) if field.required]
    values: dict[str, Any] = {field.name: _value(field.type) for field in required}
    return kind(**values)


def _value(hint: Any) -> object:
    some: tuple[object, ...] = (7, "word", [], {})
    return next((value for value in some if _is(value, hint)), None)


def _is(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True
