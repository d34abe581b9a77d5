"""The words of a typed line: items, verbs, places, hours and actions in any spelling."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules.core import Action, Invalid
from rules.core.chat import NOTHING
from rules.core.words import number_of
from rules.druids.actions import ACTIONS, Act
from rules.druids.board import CORNER, CORNER_OF_FIELDS, CORNER_WORD, FIELD, HOURS
from rules.druids.mechanics.land import hand
from rules.druids.mechanics.pieces import PATTERNS
from rules.druids.mechanics.populations import CAPTURE, parts
from rules.druids.mechanics.suggest import NEAR, STYLES
from rules.druids.state import ACTION_WORDS, MOVE, NEW, NONE, DruidsState

VERBS = (*(kind.__name__.lower() for kind in ACTIONS), "pick", "wish", "stop", "end")
OPTION_WORDS = ("field", "fields", "hour", "then", "corner", "first", "second", "moves", "action")
"""Names of options; they may be typed and tell nothing more."""

THEN = ("draw", "stop", "wait")
"""What follows a laid piece: the next is drawn, scouting ends, or nothing yet (as usual)."""
LISTS = ("demon", "lift", "ward", "convert", "new", "move")
PAIRS = ("stone", "temple")
"""Verbs that take several places, each perhaps with where it is taken from."""

KNOWN = frozenset(
    word.lower()
    for word in (*VERBS, *OPTION_WORDS, *THEN, *ACTION_WORDS, *FIELD, *PATTERNS, *STYLES, NEAR, NOTHING, ">")
) | {"all", "rest", "auto", "best", "else", "from"}
"""Everything that may be typed beside numbers, corners, moves and sides."""
SIDE = re.compile(r"(\d+)([FWM])")
"""A side of a piece by its hour: 11W."""

_SIGNS = (
    (re.compile(r"\s*@\s*"), "@"),
    (re.compile(r"\s*\+\s*"), "+"),
    (re.compile(r"(?<=\d)\s*([-x])\s*(?=[A-Y]\d)", re.IGNORECASE), r"\1"),
    (re.compile(r">"), " > "),
    (re.compile(r"/"), " "),
)


def items(line: str) -> list[tuple[str, list[str], str]]:
    """(verb, words, text as typed) of each item; an empty verb where none is typed. A list is as many items, so that a
    refusal names the first of them that is bad."""
    found: list[tuple[str, list[str], str]] = []
    for clause in line.split(";"):
        verb = ""
        for text in clause.split(","):
            tidy = text.strip()
            for sign, plain in _SIGNS:
                tidy = sign.sub(plain, tidy)
            words = tidy.split()
            if not words:
                continue
            if words[0].lower() in VERBS:
                verb, words = words[0].lower(), words[1:]
            words = [word for word in words if word.lower() not in (*OPTION_WORDS, NOTHING)]
            each = _each(verb, words)
            found += [(verb, part, text.strip() if len(each) == 1 else " ".join(part)) for part in each]
    if not found:
        raise Invalid("empty-line", "", {})
    return found


def _each(verb: str, words: list[str]) -> list[list[str]]:
    """The words of a list one by one: `new M16 L17`, `stone M16@12 from L17@6 K16@4`."""
    if verb in PAIRS and words and words[-1].lower() != "from":
        return [[place, "from", start] if start else [place] for place, start in with_from(words)]
    if verb in LISTS and ">" not in words:
        return [[word] for word in words] or [[]]
    return [words]


def verb_meant(state: DruidsState) -> str:
    """The verb left out, where the open decision tells it; else an empty word."""
    if hand(state):
        return "lay"
    if state.phase == "choosing":
        return "act"
    if state.phase == "acting":
        return {NEW: "new", MOVE: "move"}.get(state.turn.runs[state.turn.at], "")
    return ""


def strange(words: Sequence[str]) -> str | None:
    """The first word that can never be read, whatever the position; None where all could be."""
    tidy = " ".join(words)
    for sign, plain in _SIGNS:
        tidy = sign.sub(plain, tidy)
    return next((word for word in tidy.split() if not _readable(word)), None)


def _readable(word: str) -> bool:
    name = word.upper()
    start, sign, to = parts(name.replace("X", CAPTURE))
    return (
        word.lower() in KNOWN
        or name in CORNER
        or number_of(word) is not None
        or SIDE.fullmatch(name) is not None
        or (bool(sign) and start in FIELD and to in FIELD)
        or frozenset(FIELD.get(part, NONE) for part in name.split("+")) in CORNER_OF_FIELDS
    )


def a_field(word: str, kind: type[Action]) -> str:
    field = word.upper()
    if field not in FIELD:
        raise Invalid("unknown-word", kind.clause, {"word": word[:40]})
    return field


def a_corner(word: str, kind: type[Action]) -> str:
    """A corner under any of its names, or as three fields joined by plus."""
    name = word.upper()
    if "+" in name:
        fields = frozenset(FIELD.get(part, NONE) for part in name.split("+"))
        corner = CORNER_OF_FIELDS.get(fields, NONE)
    else:
        corner = CORNER.get(name, NONE)
    if corner == NONE:
        raise Invalid("unknown-word", kind.clause, {"word": word[:40]})
    return CORNER_WORD[corner]


def a_number(word: str) -> int:
    """The number a word writes; NONE for any other word, or one with more digits than any game has."""
    found = number_of(word)
    return NONE if found is None else found


def an_hour(word: str) -> int:
    hour = a_number(word)
    if hour not in HOURS:
        raise Invalid("line-hour", "D-12", {"word": word[:40]})
    return hour


def an_action(word: str) -> str:
    if 1 <= a_number(word) <= len(ACTION_WORDS):
        return ACTION_WORDS[a_number(word) - 1]
    if word.lower() not in ACTION_WORDS:
        raise Invalid("unknown-word", Act.clause, {"word": word[:40]})
    return word.lower()


def too_few(verb: str, words: list[str]) -> Invalid:
    return Invalid("missing-word", "", {"typed": " ".join([verb, *words]).strip()[:60]})


def too_many(word: str) -> Invalid:
    return Invalid("word-too-many", "", {"word": word[:40]})


def with_from(words: list[str]) -> list[tuple[str, str]]:
    """`A from B C` as (A, B) and (C, "")."""
    pairs: list[tuple[str, str]] = []
    todo = list(words)
    while todo:
        place = todo.pop(0)
        if todo and todo[0].lower() == "from":
            if len(todo) < 2:
                raise too_few("", words)
            pairs.append((place, todo[1]))
            del todo[:2]
        else:
            pairs.append((place, ""))
    return pairs
