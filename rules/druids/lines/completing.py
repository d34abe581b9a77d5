"""A line while it is typed: what may come next. Lists go on with the next place, rows of populations with an hour."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Imagined, Refusal
from rules.core.chat import NOTHING
from rules.core.completing import complete_line as complete_plain
from rules.core.reader import verb_of
from rules.druids.board import FIELD, HOURS
from rules.druids.decisions.running import END
from rules.druids.lines import attempted
from rules.druids.lines.attempt import Attempt
from rules.druids.lines.spelling import LISTS
from rules.druids.mechanics.land import hand
from rules.druids.mechanics.scouting import most_ordered
from rules.druids.mechanics.suggest import STYLES
from rules.druids.state import DruidsState


def complete_line(imagined: Imagined[DruidsState], typed: str) -> list[str]:
    """Lines that go on by one word; first the line itself, if it can be played as it is."""
    begun = "" if not typed or typed[-1].isspace() or typed[-1] in ",;" else typed.split()[-1]
    done = typed[: len(typed) - len(begun)]
    if ";" in done and _after(imagined, done.rsplit(";", 1)[0]) is None:
        return []
    verb, *words = done.rsplit(";", 1)[-1].replace(",", " ").lower().split() or [""]
    if verb in WORDS:
        following = [] if words else WORDS[verb](imagined, done)
        return [done + word for word in following if word.startswith(begun.lower())]
    if verb not in LISTS or not words:
        lines = complete_plain(imagined, typed)
        return [line for line in lines if not line.endswith(NOTHING)] if verb == "lay" else lines
    if verb == "move" and all(word.upper() in FIELD for word in words if word != ">"):
        return _directions(done, begun, ">" in words)
    following = _following(imagined, done, verb)
    fitting = [word for word in following if word.lower().startswith(begun.lower())]
    lines = [done + word for word in fitting if word.lower() != begun.lower()]
    return [typed.strip(), *lines] if len(lines) < len(fitting) else lines


def _after_done(imagined: Imagined[DruidsState], done: str) -> list[str]:
    """`done all`, where another action is to come."""
    then = _before(imagined, done)
    return ["all"] if then is not None and END in then.legal() else []


def _after_auto(imagined: Imagined[DruidsState], done: str) -> list[str]:
    """How many pieces, or all that are left."""
    then = _before(imagined, done)
    return ["rest", *STYLES] if then is not None and (hand(then.state) or most_ordered(then.state)) else []


def _before(imagined: Imagined[DruidsState], done: str) -> Attempt | None:
    """What stands before the item being typed, tried out."""
    return _after(imagined, done.rsplit(";", 1)[0]) if ";" in done else Attempt(imagined)


WORDS: dict[str, Callable[[Imagined[DruidsState], str], list[str]]] = {"done": _after_done, "auto": _after_auto}
"""Verbs whose words are not the fields of their action."""


def _directions(done: str, begun: str, signed: bool) -> list[str]:
    """`move M16 L16 > 3`; another field may be begun instead."""
    if begun.upper() in FIELD:
        done, begun = f"{done}{begun} ", ""
    head = done if signed else f"{done}> "
    hours = [str(hour) for hour in HOURS if str(hour).startswith(begun.strip(">"))]
    return [head + hour for hour in hours]


def _following(imagined: Imagined[DruidsState], done: str, verb: str) -> list[str]:
    """The next places of a list, after everything before them was tried; none if that cannot be."""
    then = _after(imagined, done)
    legal = then.legal() if then is not None else []
    words = [str(getattr(action, action.__struct_fields__[0])) for action in legal if verb_of(type(action)) == verb]
    return list(dict.fromkeys(words))


def _after(imagined: Imagined[DruidsState], line: str) -> Attempt | None:
    """The line tried out; None if it cannot be played, ends the turn, or shows something nobody knows yet."""
    try:
        attempt = attempted(imagined, line)
    except Refusal:
        return None
    return None if attempt.shown or not attempt.on_turn else attempt
