"""What may stand in each field of an action, and how places are written in any spelling."""

from __future__ import annotations

import msgspec

from rules.core import Action
from rules.core.words import Words, number_of
from rules.druids.actions import Convert, Stone
from rules.druids.board import CORNER, CORNER_FIELDS, CORNER_WORD, FIELD, HOURS, distance
from rules.druids.mechanics.pieces import PATTERNS
from rules.druids.mechanics.populations import CAPTURE, parts
from rules.druids.mechanics.scouting import ORDERS
from rules.druids.state import ACTION_WORDS


def _is_move(word: str) -> bool:
    start, sign, to = parts(word)
    return bool(sign) and start in FIELD and to in FIELD


WORDS: Words = {
    "field": FIELD.__contains__,
    "fields": FIELD.__contains__,
    "corner": CORNER.__contains__,
    "moves": _is_move,
    "hour": lambda word: number_of(word) in HOURS,
    "first": ACTION_WORDS.__contains__,
    "second": ACTION_WORDS.__contains__,
    "action": ACTION_WORDS.__contains__,
    "piece": PATTERNS.__contains__,
    "stone.from_": CORNER.__contains__,
    "temple.from_": FIELD.__contains__,
    "auto.style": ORDERS.__contains__,
    "auto.fields": lambda words: all(word in FIELD for word in words.split()),
}
"""An optional field may also be left empty."""


def spelt(action: Action) -> Action:
    """Words of places in any case; a corner under any of its three names, kept under the stored one (D-26)."""
    words = {field: value.upper() for field, value in _places(action) if value}
    for field, word in words.items():
        if word in CORNER and isinstance(action, (Stone, Convert)):
            words[field] = CORNER_WORD[CORNER[word]]
    if "moves" in words:
        words["moves"] = words["moves"].replace("X", CAPTURE)
    return msgspec.structs.replace(action, **words) if words else action


def _places(action: Action) -> list[tuple[str, str]]:
    """The fields of an action that name places, with their words."""
    return [
        (field, getattr(action, field))
        for field in ("field", "fields", "corner", "from_", "moves")
        if field in action.__struct_fields__
    ]


def apart(a: object, b: object) -> int:
    """Steps between two places; 0 where the values are no places."""
    if not isinstance(a, str) or not isinstance(b, str):
        return 0
    return sum(distance(x, y) for x, y in zip(_fields(a), _fields(b), strict=False))


def _fields(word: str) -> list[int]:
    if word in FIELD:
        return [FIELD[word]]
    if word in CORNER:
        return [CORNER_FIELDS[CORNER[word]][0]]
    start, _, to = parts(word)
    return [FIELD[start], FIELD[to]] if start in FIELD and to in FIELD else []
