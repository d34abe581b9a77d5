"""The words that fields of actions take: what is printed on the picture, typed in a line and read in a text.

A title says for each field which words name something. An action with any other word cannot be read, and a planned line
with a word that no field takes is refused at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import FieldInfo

if TYPE_CHECKING:
    from rules.core.game import Action

NOTHING = "-"
"""How a field without a value is written."""
MOST_DIGITS = 9

Words = Mapping[str, Callable[[str], bool]]
"""`field`, or `kind.field` where kinds differ -> whether a word names something there."""


def fold(word: str) -> str:
    """Case and surrounding signs do not matter."""
    return word.strip().casefold()


def verb_of(kind: type[Action]) -> str:
    """The word of a kind: its name in lower case."""
    return kind.__name__.lower()


@cache
def fields_of(kind: type[Action]) -> tuple[FieldInfo, ...]:
    """The fields of a kind. To find them takes longer than all the rest of reading a line."""
    return msgspec.structs.fields(kind)


def number_of(word: str, *, signed: bool = False) -> int | None:
    """The number that a word writes in plain digits; None for any other word, and for more digits than any game has."""
    digits = word[1:] if signed and word[:1] in ("+", "-") else word
    return int(word) if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS else None


def unknown_word(words: Words, action: Action) -> str | None:
    """The first word of an action that names nothing; a field at its default counts as left out."""
    for field in fields_of(type(action)):
        value = getattr(action, field.name)
        known = _known(words, type(action), field.name)
        if known is not None and value != field.default and not known(str(value)):
            return str(value)
    return None


def strange_word(words: Words, kind: type[Action], typed: Sequence[str]) -> str | None:
    """The first typed word that is no part of anything a field of this kind takes; None also where a field takes what
    it likes. A value may be several words."""
    fields = kind.__struct_fields__
    tests = [_known(words, kind, field, field in kind.shortened) for field in fields]
    if not words or None in tests:
        return None
    names = {fold(field) for field in kind.__struct_encode_fields__}
    for at, word in enumerate(typed):
        if fold(word) in names or word == NOTHING or number_of(word, signed=True) is not None:
            continue
        runs = [" ".join(typed[start:end]) for start in range(at + 1) for end in range(at + 1, len(typed) + 1)]
        if not any(test is not None and _in_any_case(test, run) for test in tests for run in runs):
            return word
    return None


def _known(words: Words, kind: type[Action], field: str, shortened: bool = False) -> Callable[[str], bool] | None:
    known = words.get(f"{verb_of(kind)}.{field}", words.get(field))
    if known is None or not shortened:
        return known
    return lambda word: known(word) or any(known(f"{word}{number}") for number in range(1, 10))


def _in_any_case(known: Callable[[str], bool], word: str) -> bool:
    return known(word) or known(word.casefold()) or known(word.upper())
