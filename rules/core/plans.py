"""Lines that wait: what is checked when a plan is given, and when its decision has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.game import Action, Game
from rules.core.imagined import Imagined
from rules.core.reader import split_line
from rules.core.refusal import Invalid, Refusal
from rules.core.words import fold, number_of, strange_word, verb_of


def check_line(game: Game[Any, Any], line: str) -> None:
    """Raise Invalid if a line can never be read, whatever happens before it is played."""
    steps = split_line(line)
    if not steps:
        raise Invalid("empty-line", "", {})
    kinds = {verb_of(kind): kind for kind in game.actions}
    known = game.vocabulary()
    for number, (verb, words) in enumerate(steps, start=1):
        kind = kinds.get(fold(verb))
        facts: dict[str, str | int] = {"step": number, "steps": len(steps), "typed": " ".join([verb, *words])[:60]}
        if kind is None:
            if _reads_otherwise(game, verb):
                continue
            raise Invalid("unknown-verb", "", {"word": verb[:40], **facts})
        strange = game.strange(kind, words) if _notes_otherwise(game) else strange_word(game.words, kind, words)
        if strange is None and known is not None:
            fields = {fold(field) for field in kind.__struct_fields__}
            strange = next((word for word in words if not _is_known(fold(word), known | fields)), None)
        if strange is not None:
            raise Invalid("unfitting-words", kind.clause, {"word": strange[:40], **facts})


def _reads_otherwise(game: Game[Any, Any], verb: str) -> bool:
    """A title has verbs of its own; one with a notation of its own takes forms as verbs, and may do without a verb
    before a place."""
    if fold(verb) in game.verbs:
        return True
    forms = {form.name for form in game.forms}
    return _notes_otherwise(game) and (fold(verb) in forms or any(c.isdigit() for c in verb))


def _notes_otherwise(game: Game[Any, Any]) -> bool:
    """The title reads lines itself: signs and beginnings of names may stand where the core's reader wants words."""
    return type(game).read_line is not Game.read_line


def _is_known(word: str, known: frozenset[str]) -> bool:
    return word in known or number_of(word, signed=True) is not None or word == "-"


def has_come(game: Game[Any, Any], legal: Sequence[Action], line: str) -> bool:
    """Is the decision that a line answers among those open now? Judged by its first verb."""
    verb = fold(split_line(line)[0][0])
    if verb not in {verb_of(kind) for kind in game.actions}:
        return bool(legal)
    return any(verb_of(type(action)) == verb for action in legal)


def first_legal(imagined: Imagined[Any], lines: Sequence[str]) -> tuple[str, list[Action]] | None:
    """The first line that can be played as a whole, and its actions."""
    for line in lines:
        try:
            return line, imagined.game.read_line(imagined, line)
        except Refusal:
            continue
    return None
