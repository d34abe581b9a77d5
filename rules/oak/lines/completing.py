"""What may stand in an option of a command, given the words in its other options."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core import Action, Invalid, Seat
from rules.core.chat import NOTHING, Choice
from rules.core.game import Filled
from rules.oak.chat.labels import choice
from rules.oak.lines import fits, form_values
from rules.oak.lines.spelling import folded
from rules.oak.view import OakView


def completions(
    view: OakView, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
) -> list[Choice]:
    """Values of legal actions, those that begin as typed first, then those with such words anywhere. A list (`druid
    bard`, `2F 1R`) is one value."""
    of_kind = [action for action in legal if type(action).__name__.lower() == filled.form]
    if not of_kind:
        return []
    kind = type(of_kind[0])
    try:
        given = form_values(kind, filled.values)
    except Invalid:
        return []
    field = next(field.name for field in msgspec.structs.fields(kind) if field.encode_name == option)
    wanted = folded(typed)
    found: dict[str, Choice] = {}
    for action in of_kind:
        word = str(getattr(action, field)) or NOTHING
        if word not in found and fits(action, given) and _begins(folded(word) or [NOTHING], wanted):
            found[word] = msgspec.structs.replace(choice(view, seat, action, field), word=word)
    start = " ".join(wanted)
    return sorted(found.values(), key=lambda one: not " ".join(folded(one.word)).startswith(start))


def _begins(words: list[str], wanted: list[str]) -> bool:
    """Each word typed begins a word of the value, no word of it twice."""
    left = list(words)
    for start in wanted:
        match = next((word for word in left if word.startswith(start)), None)
        if match is None:
            return False
        left.remove(match)
    return True
