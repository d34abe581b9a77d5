"""One typed line as a row of actions: `act scout new; draw`, `move M16-M17 L16xL17`, `move M16 L16 > 3`, `auto rest`.

Items are separated by `;` or `,`; after a comma the verb may be left out, and at the start too where the open decision
tells it. Everything is tried on an imagined position: the first item that cannot be played refuses the line, and its
Refusal carries `step`, `steps` and `typed` among the facts. Nothing is ever played here.

A drawn piece is not known before it is drawn. So `reading` goes as far as the first action that shows something new and
hands back the words that are left, to be read again afterwards; `read` takes whole lines only.
"""

from __future__ import annotations

import msgspec

from rules.core import Action, Imagined, Invalid, NotNow, Refusal
from rules.druids.attempt import Attempt
from rules.druids.board import FIELD
from rules.druids.lines import VERBS, items, verb_meant
from rules.druids.state import ACTION_WORDS, DruidsState
from rules.druids.verbs import HANDLERS

STOPS = ("done", "stop", "end")


class Reading(msgspec.Struct, frozen=True):
    """What a line means now."""

    actions: list[Action]
    """Legal one after the other; only the last may show something new."""
    rest: str = ""
    """The words to read again after it."""


def read(imagined: Imagined[DruidsState], line: str) -> list[Action]:
    """The actions of a line; Refusal if any cannot be played, or if words follow after something new is shown."""
    found = reading(imagined, line)
    if found.rest:
        last = found.actions[-1]
        facts: dict[str, str | int] = {"typed": type(last).__name__.lower(), "rest": found.rest}
        raise Invalid("line-reveals", last.clause, facts, [last])
    return found.actions


def reading(imagined: Imagined[DruidsState], line: str) -> Reading:
    """The actions of a line up to the first that shows something new, and the words after it."""
    attempt, rest = attempted(imagined, line)
    return Reading(attempt.actions, rest)


def attempted(imagined: Imagined[DruidsState], line: str) -> tuple[Attempt, str]:
    """The line tried out, and the words that are left after something new."""
    found = items(line)
    attempt = Attempt(imagined)
    for step, (verb, words, text) in enumerate(found, start=1):
        try:
            rest = _go(attempt, verb, words, text)
        except Refusal as refusal:
            refusal.facts |= {"step": step, "steps": len(found), "typed": text[:60]}
            if not refusal.nearest:
                refusal.nearest = attempt.examples(verb)
            raise
        if attempt.shown:
            later = "; ".join(" ".join([verb, *words]).strip() for verb, words, _ in found[step:])
            return attempt, "; ".join(part for part in (rest, later) if part)
    return attempt, ""


def _go(attempt: Attempt, verb: str, words: list[str], text: str) -> str:
    """Take every action of an item; the words of it that are left after something new."""
    if attempt.closed and verb in STOPS and (verb != "end" or not attempt.on_turn):
        return ""  # its action was used up and closed by itself: it has been done already
    if not attempt.on_turn:
        waiting = attempt.trial.waiting
        reason = "line-turn-over" if attempt.actions else "somebody-else" if waiting else "game-over"
        raise NotNow(reason, "D-37", {"seats": ", ".join(map(str, waiting))})
    if attempt.state.phase == "choosing" and verb in ACTION_WORDS and len(words) == 1 and words[0].upper() not in FIELD:
        verb, words = "act", [verb, *words]  # `new move` while two actions are chosen
    verb = verb or verb_meant(attempt.state)
    if not verb:
        raise Invalid("line-verb", "", {"word": (words[0] if words else text)[:40], "verbs": ", ".join(VERBS)})
    run = attempt.run
    rest = ""
    for action, left in HANDLERS[verb](attempt, words):
        attempt.take(action)
        if attempt.shown:
            rest = left
            break
    attempt.closed = verb not in ("act", *STOPS) and attempt.run != run
    return rest
