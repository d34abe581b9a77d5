"""One step of a typed line becomes an action: `move N10 P2`. (`rules.core.lines` reads whole lines.)

Verbs are the kinds of actions; values are words of their fields in order, and a field's name may stand before its value
(`gem E3 leaves WE`). What is left out is filled in where only one legal action fits, or where the kind says that the
first listed one is meant (`Action.implied`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from rules.core.game import Action, Filled
from rules.core.imagined import Imagined
from rules.core.refusal import Invalid
from rules.core.words import NOTHING, fields_of, fold, number_of, verb_of

__all__ = ["NOTHING", "fold", "read_filled", "read_step", "split_line", "unknown_verb", "verb_of"]


def split_line(line: str) -> list[tuple[str, list[str]]]:
    """(verb, values) of each step; a verb left out after a comma is the one before."""
    steps: list[tuple[str, list[str]]] = []
    for part in line.split(";"):
        verb = ""
        for item in part.split(","):
            words = item.split()
            if not words:
                continue
            if not verb:
                verb, words = words[0], words[1:]
            elif fold(words[0]) == fold(verb):
                words = words[1:]
            steps.append((verb, words))
    return steps


def read_step(imagined: Imagined[Any], verb: str, words: list[str]) -> Action:
    """One step: the legal action that a verb and its words mean."""
    game = imagined.game
    kind = next((kind for kind in game.actions if verb_of(kind) == fold(verb)), None)
    legal = list(imagined.legal())
    if kind is None:
        raise unknown_verb(verb, legal, game.spread(legal))
    of_kind = [action for action in legal if type(action) is kind]
    fitting = [action for action in of_kind if _fits(action, words)]
    values = _assigned(kind, words) if not fitting else {}
    return _meant(imagined, kind, of_kind, fitting, values, words)


def unknown_verb(word: str, legal: Sequence[Action], nearest: Sequence[Action] = ()) -> Invalid:
    """No line begins with that word here; those that may stand in its place are named."""
    facts = {"word": word[:40], "verbs": _verbs(legal)}
    return Invalid("unknown-verb", legal[0].clause if legal else "", facts, nearest)


def _verbs(legal: Sequence[Action]) -> str:
    """With what a line may begin now."""
    return ", ".join(dict.fromkeys(verb_of(type(action)) for action in legal))


def read_filled(imagined: Imagined[Any], filled: Filled) -> Action:
    """The legal action that a form means; fields left out are filled in as in a typed line."""
    kind = next(kind for kind in imagined.game.actions if verb_of(kind) == filled.form)
    names = {field.encode_name: field.name for field in fields_of(kind)}
    values = {names[option]: word for option, word in filled.values.items()}
    of_kind = [action for action in imagined.legal() if type(action) is kind]
    wanted = {field: fold(value) for field, value in values.items()}
    fitting = [
        action
        for action in of_kind
        if all(_same(getattr(action, field), word, field, kind) for field, word in wanted.items())
    ]
    return _meant(imagined, kind, of_kind, fitting, values, " ".join(values.values()).split())


def _meant(
    imagined: Imagined[Any],
    kind: type[Action],
    of_kind: list[Action],
    fitting: list[Action],
    values: dict[str, str] | None,
    words: list[str],
) -> Action:
    """The one action that fits, or the refusal that says why there is none or more than one."""
    if len(fitting) > 1:
        fitting = _imply(fitting, kind)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Invalid("more-than-one", kind.clause, {"count": len(fitting)}, fitting[:5])
    tried = _build(kind, values, of_kind) if values is not None else None
    if tried is None:
        raise _unread(imagined, kind, of_kind, words)
    imagined.check(tried)
    return tried


def _unread(imagined: Imagined[Any], kind: type[Action], of_kind: list[Action], words: list[str]) -> Invalid:
    """The refusal that names the first word that goes with no legal action; those that go furthest with the words are
    offered."""
    legal = imagined.legal()
    if not of_kind:
        facts = {"word": verb_of(kind), "verbs": _verbs(legal)}
        return Invalid("verb-not-now", kind.clause, facts, imagined.game.spread(legal))
    said = {action: _said(action, words) for action in of_kind}
    likest = sorted(of_kind, key=lambda action: said[action][0], reverse=True)
    count, whole = said[likest[0]]
    if count == len(words):
        return Invalid("missing-word", kind.clause, {"typed": " ".join([verb_of(kind), *words])[:60]}, likest[:5])
    reason = "word-too-many" if whole else "unfitting-words"
    return Invalid(reason, kind.clause, {"word": words[count][:40]}, likest[:5])


def _said(action: Action, words: list[str], at: int = 0) -> tuple[int, bool]:
    """How many of the words, from the first on, say something of this action; and whether nothing is left to be said
    after them."""
    fields = action.__struct_fields__
    best = (0, at >= len(fields))
    if not words:
        return best
    named = next((n for n, field in enumerate(fields) if fold(field) == fold(words[0])), None)
    if named is not None and len(words) > 1:
        count, whole = _value_said(action, words[1:], named)
        best = max(best, (1 + count, whole))
    return max(best, _value_said(action, words, at)) if at < len(fields) else best


def _value_said(action: Action, words: list[str], at: int) -> tuple[int, bool]:
    """The same from a field on; a value of several words may be said in part."""
    field = action.__struct_fields__[at]
    value = fold(str(getattr(action, field))).split() or [NOTHING]
    if len(value) == 1 and _same(getattr(action, field), fold(words[0]), field, type(action)):
        count = 1
    else:
        same = (fold(word) == part for word, part in zip(words, value, strict=False))
        count = sum(takewhile(bool, same))
    if count < len(value):
        return count, False
    rest, whole = _said(action, words[count:], at + 1)
    return count + rest, whole


def _fits(action: Action, words: list[str], at: int = 0) -> bool:
    """Do the words name fields of this action, in order? A value may be several words, a field's name come first."""
    if not words:
        return True
    fields = action.__struct_fields__
    named = next((n for n, field in enumerate(fields) if fold(field) == fold(words[0])), None)
    if named is not None and len(words) > 1 and _fits_at(action, words[1:], named):
        return True
    return _fits_at(action, words, at)


def _fits_at(action: Action, words: list[str], at: int) -> bool:
    fields = action.__struct_fields__
    if at >= len(fields):
        return False
    value = getattr(action, fields[at])
    return any(
        _same(value, fold(" ".join(words[:count])), fields[at], type(action)) and _fits(action, words[count:], at + 1)
        for count in range(len(words), 0, -1)
    )


def _same(value: object, word: str, field: str, kind: type[Action]) -> bool:
    text = fold(str(value)) or NOTHING
    return text == word or (field in kind.shortened and text.rstrip("0123456789") == word)


def _imply(fitting: list[Action], kind: type[Action]) -> list[Action]:
    """Of actions that differ only in implied fields, the first listed one is meant."""
    if not kind.implied and not kind.shortened:
        return fitting
    stated = [field for field in kind.__struct_fields__ if field not in (*kind.implied, *kind.shortened)]
    different = {tuple(getattr(action, field) for field in stated) for action in fitting}
    return fitting[:1] if len(different) == 1 else fitting


def _assigned(kind: type[Action], words: list[str]) -> dict[str, str] | None:
    """Words given to fields one by one; None if there are too many."""
    fields = kind.__struct_fields__
    values: dict[str, str] = {}
    at = 0
    rest = list(words)
    while rest:
        word = rest.pop(0)
        named = next((n for n, field in enumerate(fields) if fold(field) == fold(word) and rest), None)
        if named is not None:
            at, word = named, rest.pop(0)
        if at >= len(fields):
            return None
        values[fields[at]] = word
        at += 1
    return values


def _build(kind: type[Action], given: dict[str, str], like: list[Action]) -> Action | None:
    """An action as typed, though not legal, so that the title can say why; None if it cannot even be written."""
    values: dict[str, object] = {field: "" if word == NOTHING else word for field, word in given.items()}
    for field in kind.__struct_fields__:
        if field not in values:
            closest = next((action for action in like if _shares(action, values)), like[0] if like else None)
            if closest is None:
                return None
            values[field] = getattr(closest, field)
    for about in fields_of(kind):
        value = values[about.name]
        if about.type is int and isinstance(value, str):
            read = number_of(value, signed=True)
            if read is None:
                return None
            values[about.name] = read
    return kind(**values)


def _shares(action: Action, values: dict[str, object]) -> bool:
    return any(fold(str(getattr(action, field))) == fold(str(value)) for field, value in values.items())
