"""Help with a typed line: what may come next, what was probably meant, what was left out.

All of it works from legal actions and their words; a title with a notation of its own overrides `Game.complete_line`.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from rules.core.game import Action
from rules.core.imagined import Imagined
from rules.core.refusal import Refusal
from rules.core.words import NOTHING, fields_of, fold, verb_of

LIKE = 0.6
"""How much alike two words must be for one to be taken for the other."""
TRIES = 12
"""Readings that are tried when a word cannot be read."""
MOST_WORDS = 24
"""Words of one step: no action has more, names of fields included."""


class Mended(msgspec.Struct, frozen=True):
    """A line that can be read, one word away from the one typed."""

    word: str
    instead: str
    line: str


def complete_line(imagined: Imagined[Any], typed: str) -> list[str]:
    """Whole lines that go on from what is typed by one word; first the line itself, if it can be played as it is.
    Nothing goes on after a step that lets its seat know more."""
    before, step = _last_step(typed)
    trial = imagined.copy()
    if before.strip(" ,;"):
        try:
            actions = imagined.game.read_line(imagined, before)
        except Refusal:
            return []
        for action in actions:
            trial.play(action)
        if trial.told or not trial.awaited:
            return []
    words = step.split()
    if len(words) > MOST_WORDS:
        return []
    partial = "" if not step or step[-1].isspace() else words.pop()
    verb = _verb_before(before)
    found = list(dict.fromkeys(_next_words(trial.legal(), words, verb)))
    fitting = [word for word in found if fold(word).startswith(fold(partial))]
    head = typed[: len(typed) - len(partial)]
    lines = [head + word for word in fitting if fold(word) != fold(partial)]
    return [typed.strip(), *lines] if partial and _reads(imagined, typed) else lines


def mended(imagined: Imagined[Any], line: str) -> Mended | None:
    """The line with one word that names nothing replaced by the one most like it, if that can be played."""
    words = {fold(word): word for action in imagined.legal() for word in [verb_of(type(action)), *_said(action)]}
    tries = 0
    for found in re.finditer(r"[^\s,;>]+", line):
        word = found[0]
        if fold(word) in words:
            continue
        plain = fold(unicodedata.normalize("NFKC", word))  # digits of another script are no others
        for like in difflib.get_close_matches(plain, words, n=3, cutoff=LIKE):
            tries += 1
            other = line[: found.start()] + words[like] + line[found.end() :]
            if tries <= TRIES and _reads(imagined, other):
                return Mended(word, words[like], other)
    return None


def left_out(typed: str, actions: Iterable[Action]) -> bool:
    """Does a line leave out something that its actions say? What may always be left out does not count."""
    text = fold(typed)
    for action in actions:
        for field in fields_of(type(action)):
            value = getattr(action, field.name)
            if field.name in action.shortened or value == field.default or not str(value):
                continue
            if fold(str(value)) not in text:
                return True
    return False


def _last_step(typed: str) -> tuple[str, str]:
    """What stands before the step being typed, its separator included, and the step."""
    at = max(typed.rfind(","), typed.rfind(";")) + 1
    return typed[:at], typed[at:].lstrip() if at else typed.lstrip()


def _verb_before(before: str) -> str:
    """The verb that may be left out after a comma."""
    if not before.rstrip().endswith(","):
        return ""
    words = before.rsplit(";", 1)[-1].split()
    return words[0] if words else ""


def _next_words(legal: Sequence[Action], words: list[str], verb: str) -> Iterator[str]:
    """Words that may follow these in a step; the verb before a comma need not be repeated."""
    if not words and not verb:
        yield from dict.fromkeys(verb_of(type(action)) for action in legal)
        return
    for action in legal:
        named = bool(words) and verb_of(type(action)) == fold(words[0])
        if named:
            yield from _following(action, words[1:])
        elif verb and verb_of(type(action)) == fold(verb):
            yield from _following(action, words)


def _following(action: Action, words: list[str], at: int = 0) -> Iterator[str]:
    """What may come after these words of an action; values may be several words, a field's name may come first."""
    fields = action.__struct_fields__
    if not words:
        if at < len(fields):
            yield _value(action, fields[at])[0]
        return
    named = next((n for n, field in enumerate(fields) if fold(field) == fold(words[0])), None)
    if named is not None:
        yield from _following(action, words[1:], named)
    if at >= len(fields):
        return
    value, typed = _value(action, fields[at]), [fold(word) for word in words]
    folded = [fold(word) for word in value]
    if typed[: len(folded)] == folded:
        yield from _following(action, words[len(folded) :], at + 1)
    elif folded[: len(typed)] == typed:
        yield value[len(typed)]


def _value(action: Action, field: str) -> list[str]:
    words = str(getattr(action, field)).split() or [NOTHING]
    return [words[0].rstrip("0123456789") or words[0]] if field in action.shortened else words


def _said(action: Action) -> list[str]:
    """All words of an action, whole and shortened."""
    values = [(_value(action, field), str(getattr(action, field)).split()) for field in action.__struct_fields__]
    return [word for shortened, whole in values for word in (*shortened, *whole)]


def _reads(imagined: Imagined[Any], line: str) -> bool:
    try:
        return bool(imagined.game.read_line(imagined, line))
    except Refusal:
        return False
