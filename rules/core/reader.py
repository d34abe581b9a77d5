"""One step of a typed line becomes an action: `move N10 P2`. (`rules.core.lines` reads whole lines.)

Verbs are the kinds of actions; values are words of their fields in order, and a field's name may stand before its value
(`gem E3 leaves WE`). What is left out is filled in where only one legal action fits, or where the kind says that the
first listed one is meant (`Action.implied`).
"""

from __future__ import annotations

from typing import Any

from rules.core.game import Action, Filled
from rules.core.imagined import Imagined
from rules.core.refusal import Invalid
from rules.core.words import NOTHING, fields_of, fold, number_of, verb_of

__all__ = ["NOTHING", "fold", "read_filled", "read_step", "split_line", "verb_of"]


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
        raise Invalid("unknown-verb", legal[0].clause if legal else "", {"word": verb[:40]}, game.spread(legal))
    of_kind = [action for action in legal if type(action) is kind]
    fitting = [action for action in of_kind if _fits(action, words)]
    values = _assigned(kind, words) if not fitting else {}
    return _meant(imagined, kind, of_kind, fitting, values, " ".join(words))


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
    return _meant(imagined, kind, of_kind, fitting, values, " ".join(values.values()))


def _meant(
    imagined: Imagined[Any],
    kind: type[Action],
    of_kind: list[Action],
    fitting: list[Action],
    values: dict[str, str] | None,
    typed: str,
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
        nearest = of_kind[:5] or imagined.game.spread(imagined.legal())
        if not typed.strip():
            raise Invalid("missing-word", kind.clause, nearest=nearest)
        raise Invalid("unfitting-words", kind.clause, {"word": _strange(of_kind, typed)[:40]}, nearest)
    imagined.check(tried)
    return tried


def _strange(of_kind: list[Action], typed: str) -> str:
    """The first word that none of these actions has; all of them where each means something by itself."""
    fields = [(action, field) for action in of_kind for field in action.__struct_fields__]
    known = {fold(word) for action, field in fields for word in (field, *str(getattr(action, field)).split())}
    return next((word for word in typed.split() if known and fold(word) not in known), typed)


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
