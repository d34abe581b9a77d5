"""Lines that wait: how several are typed, what is checked when a plan is given, when its decision has come.

`cube gems+ | cube mind- >> rest >> if mana 5: cube capture+`: one decision after the other, in each the best line
first, before a line the condition under which it is meant. `rest` stands for the lines before it that were not played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.conditions import guarded, holds
from rules.core.game import Action, Game
from rules.core.imagined import Imagined
from rules.core.reader import split_line
from rules.core.refusal import Invalid, Refusal
from rules.core.words import fold, number_of, strange_word, verb_of

NEXT = ">>"
"""Between decisions; the end of a written line does the same."""
ELSE = "|"
"""Between lines for the same decision, best first."""
REST = ("rest", "reste")
"""In the place of a line: those of the decision before that were not played."""


def decisions(typed: str) -> list[list[str]]:
    """The lines of each decision that a plan is for."""
    parts = typed.replace("\n", NEXT).split(NEXT)
    found = [[line.strip() for line in part.split(ELSE) if line.strip()] for part in parts]
    return [lines for lines in found if lines]


def is_rest(line: str) -> bool:
    return fold(line) in REST


def goes_on(plan: Sequence[Sequence[str]], played: str | None) -> list[list[str]]:
    """What is planned after the first decision, for which that line was played; None: it was decided otherwise."""
    left = [line for line in plan[0] if line != played]
    for number, lines in enumerate(plan[1:], start=1):
        full = [one for line in lines for one in (left if is_rest(line) else [line])]
        if full:
            return [list(dict.fromkeys(full)), *map(list, plan[number + 1 :])]
    return []


def left_at_least(plan: Sequence[Sequence[str]]) -> int:
    """How many lines REST would mean after all of a plan."""
    left = 0
    for lines in plan:
        bare = [line for line in lines if not is_rest(line)]
        left = max(0, len(bare) + (left if len(bare) < len(lines) else 0) - 1)
    return left


def brought_forward(game: Game[Any, Any], legal: Sequence[Action], plan: Sequence[Sequence[str]]) -> list[list[str]]:
    """The plan with the first decision in front that answers what is asked now; the others keep their order and wait.
    What only ends or declines something is never taken before its time. Empty where nothing is planned for this."""
    for number, lines in enumerate(plan):
        bare = [line for line in lines if not is_rest(line)]
        if any(has_come(game, legal, line) and not (number and _ends(game, line)) for line in bare):
            end = number + 1
            while end < len(plan) and any(is_rest(line) for line in plan[end]):
                end += 1
            return [list(one) for one in (*plan[number:end], *plan[:number], *plan[end:])]
    return []


def _ends(game: Game[Any, Any], line: str) -> bool:
    """Told by the first verb; a notation of its own may mean anything."""
    kinds = {verb_of(kind): kind for kind in game.actions}
    kind = kinds.get(_verb(line))
    return kind is None or kind.ends


def _verb(line: str) -> str:
    return fold(split_line(guarded(line)[1])[0][0])


def written(plan: Sequence[Sequence[str]]) -> str:
    """A plan as it is typed: a line for each decision."""
    return "\n".join(f" {ELSE} ".join(lines) for lines in plan)


def check_planned(imagined: Imagined[Any], line: str) -> None:
    """Raise Invalid if a line, or the condition before it, can never be read."""
    condition, bare = guarded(line)
    check_line(imagined.game, bare)
    if condition:
        holds(imagined.game.facts(imagined.view(), imagined.me), condition)


def check_line(game: Game[Any, Any], line: str) -> None:
    """Raise Invalid if a line can never be read, whatever happens before it is played."""
    steps = split_line(line)
    if not steps:
        raise Invalid("empty-line", "", {})
    kinds = {verb_of(kind): kind for kind in game.actions}
    for number, (verb, words) in enumerate(steps, start=1):
        kind = kinds.get(fold(verb))
        facts: dict[str, str | int] = {"step": number, "steps": len(steps), "typed": " ".join([verb, *words])[:60]}
        if kind is None and not _reads_otherwise(game, verb):
            verbs = ", ".join(dict.fromkeys([*kinds, *game.verbs]))
            raise Invalid("unknown-verb", "", {"word": verb[:40], "verbs": verbs, **facts})
        strange = _strange(game, kind, verb, words)
        if strange is not None:
            raise Invalid("unfitting-words", kind.clause if kind else "", {"word": strange[:40], **facts})


def _strange(game: Game[Any, Any], kind: type[Action] | None, verb: str, words: list[str]) -> str | None:
    """The first word that can never be read there."""
    if kind is None:
        return game.strange(None, [verb, *words])
    strange = game.strange(kind, words) if _notes_otherwise(game) else strange_word(game.words, kind, words)
    known = game.vocabulary()
    if strange is not None or known is None:
        return strange
    fields = {fold(field) for field in kind.__struct_fields__}
    return next((word for word in words if not _is_known(fold(word), known | fields)), None)


def _reads_otherwise(game: Game[Any, Any], verb: str) -> bool:
    """A title has verbs of its own; one with a notation of its own takes forms as verbs, and may do without a verb
    before a place."""
    if fold(verb) in game.verbs or fold(verb) in game.openings:
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
    verb = _verb(line)
    if verb not in {verb_of(kind) for kind in game.actions}:
        return bool(legal)
    return any(verb_of(type(action)) == verb for action in legal)


def first_legal(imagined: Imagined[Any], lines: Sequence[str]) -> tuple[str, list[Action]] | None:
    """The first line whose condition is true and that can be played as a whole, and its actions."""
    for line in lines:
        try:
            condition, bare = guarded(line)
            if not condition or holds(imagined.game.facts(imagined.view(), imagined.me), condition):
                return line, imagined.game.read_line(imagined, bare)
        except Refusal:
            continue
    return None
