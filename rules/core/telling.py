"""Sentences whose facts are the fields of what they tell: an event, an action, an open decision."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from rules.core.text import named, says

Fact = str | int
SEATS = {"seat": "who", "whom": "whom"}
"""Fields that are seats, and what a sentence calls the person there."""


class Said(msgspec.Struct, frozen=True):
    """A sentence to be spoken: catalogue key, facts, and facts that are seats."""

    key: str
    facts: dict[str, Fact] = {}
    seats: dict[str, int] = {}


def key_of(kind: type[msgspec.Struct]) -> str:
    """`DruidMoved` -> `druid-moved`, as catalogue keys name it."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def told(package: str, key: str, thing: msgspec.Struct) -> Said:
    """The sentence of that key with the fields of a thing as facts: numbers and words as they are, lists with commas.
    `from_` is the fact `from`; fields that are seats are called as `SEATS` says."""
    facts: dict[str, Fact] = {}
    seats: dict[str, int] = {}
    for field, name in zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True):
        value = getattr(thing, field)
        if field in SEATS and isinstance(value, int):
            seats[SEATS[field]] = value
        elif value is not None:
            facts[name] = _fact(value)
    return fitting(package, Said(key, facts, seats))


def told_if_said(package: str, key: str, thing: msgspec.Struct) -> Said | None:
    """The same where the package has such a sentence."""
    return told(package, key, thing) if says(package, key) else None


def fitting(package: str, said: Said) -> Said:
    """The same with no more facts than its sentence names."""
    wanted = named(package, said.key)
    facts = {name: fact for name, fact in said.facts.items() if name in wanted}
    return Said(said.key, facts, {name: seat for name, seat in said.seats.items() if name in wanted})


def _fact(value: Any) -> Fact:
    if isinstance(value, (list, tuple)):
        return ", ".join(str(item) for item in value)
    return int(value) if isinstance(value, int) else str(value)
