"""What may stand in an option of a command while it is typed. A list gets what is typed already, and the next item."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from rules.core import Action, Seat
from rules.core.chat import NOTHING, Choice, Said
from rules.core.game import Filled
from rules.druids.actions import Move, New
from rules.druids.board import CORNER, CORNER_WORD, FIELD, HOURS
from rules.druids.chat.labels import answer, choice, move_from
from rules.druids.chat.prices import after
from rules.druids.lines.spelling import THEN
from rules.druids.mechanics.populations import CAPTURE, move_actions, new_actions, parts
from rules.druids.view import DruidsView

LONGEST = 100
"""Characters of a value that a completion can carry."""
MANY = 25
"""Completions shown at once."""


def completions(
    view: DruidsView, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
) -> list[Choice]:
    actions = [action for action in legal if type(action).__name__.lower() == filled.form]
    if not actions:
        return []
    if option == "then":
        return [Choice(word, Said(f"then-{word}")) for word in THEN if word.startswith(typed.strip().lower())]
    if filled.form == "new":
        found = _new(view, seat, actions, typed)
    elif filled.form == "move":
        found = _moves(view, seat, actions, typed)
    else:
        found = _values(view, seat, actions, filled, option, typed.strip())
    return list(islice((choice for choice in found if len(choice.word) <= LONGEST), MANY))


# --- single values ------------------------------------------------------------------------------


def _values(
    view: DruidsView, seat: Seat, actions: Sequence[Action], filled: Filled, option: str, typed: str
) -> Iterator[Choice]:
    """Values of one field that fit the others."""
    kind = type(actions[0])
    fields = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    found: set[str] = set()
    for action in actions:
        others = [name for name in filled.values if name in fields and name != option]
        if all(same(_word(action, fields[name]), filled.values[name]) for name in others):
            word = _word(action, fields[option])
            if word not in found and begins(word, typed):
                found.add(word)
                offered = choice(view, seat, action, fields[option])
                yield Choice(word, offered.label, offered.note)


def _word(action: Action, field: str) -> str:
    return answer(action, field) or NOTHING


def same(word: str, given: str) -> bool:
    """A word as somebody typed it; a corner under any of its three names."""
    typed = given.strip().upper()
    return word.upper() == (CORNER_WORD[CORNER[typed]] if typed in CORNER else typed)


def begins(word: str, typed: str) -> bool:
    start = typed.upper()
    if start in CORNER and CORNER_WORD[CORNER[start]] == word:
        return True
    return word.upper().startswith(start)


# --- lists --------------------------------------------------------------------------------------


def split(typed: str) -> tuple[list[str], str]:
    """The words that are complete, and the one being typed."""
    words = typed.upper().replace(",", " ").split()
    if not words or typed[-1:] in (" ", ","):
        return words, ""
    return words[:-1], words[-1]


def _new(view: DruidsView, seat: Seat, actions: Sequence[Action], typed: str) -> Iterator[Choice]:
    words, begun = split(typed)
    steps: list[Action] = [New(word) for word in words]
    state = after(view, seat, steps)
    left = view.asked.left
    if len(steps) >= left or state.turn.left != left - len(steps):
        return
    for action in new_actions(state, seat) if steps else actions:
        if isinstance(action, New) and action.fields.startswith(begun):
            offered = choice(view, seat, action, "fields")
            yield Choice(" ".join([*words, action.fields]), offered.label, offered.note)


def _moves(view: DruidsView, seat: Seat, actions: Sequence[Action], typed: str) -> Iterator[Choice]:
    """`M16-M17 K17x…`, or `M16 L16 > …` towards an hour. Where there are very many, the beginnings come first."""
    words, begun = split(typed.replace(">", " > ").rstrip() if typed.endswith(">") else typed)
    if words and all(word in FIELD for word in words if word != ">"):
        yield from _directions([*words, *([begun] if begun in FIELD else [])], begun)
        return
    steps: list[Action] = [Move(word.replace("X", CAPTURE)) for word in words]
    state = after(view, seat, steps)
    left = view.asked.left
    if len(steps) >= left or state.turn.left != left - len(steps):
        return
    legal = move_actions(state, seat) if steps else actions
    fitting = [move for move in legal if isinstance(move, Move) and move.moves.upper().startswith(begun)]
    if len(fitting) > MANY:
        for start in dict.fromkeys(parts(move.moves)[0] for move in fitting):
            first = next(move for move in fitting if parts(move.moves)[0] == start)
            yield Choice(" ".join([*words, f"{start}-"]), move_from(view, seat, first)[0])
    for move in fitting:
        yield Choice(" ".join([*words, move.moves]), choice(view, seat, move, "moves").label)


def _directions(words: list[str], begun: str) -> Iterator[Choice]:
    fields = [word for word in words if word != ">"]
    for hour in HOURS:
        if begun in FIELD or str(hour).startswith(begun.strip(">")):
            yield Choice(f"{' '.join(fields)} > {hour}", Said("way-hour", {"hour": hour}))
