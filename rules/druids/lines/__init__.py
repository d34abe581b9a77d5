"""One typed line as a row of actions: `act scout new; draw`, `move M16-M17 L16xL17`, `move M16 L16 > 3`, `auto rest`.

Items are separated by `;` or `,`; after a comma the verb may be left out, and at the start too where the open decision
tells it. Everything is tried on an imagined position: the first item that cannot be played refuses the line, and its
Refusal carries `step`, `steps` and `typed` among the facts. Nothing is ever played here.

A drawn piece is not known before it is drawn. So a line ends with the first item that shows something new, and what is
to happen with pieces not drawn yet is an order (`Auto`), which is one action.
"""

from __future__ import annotations

from rules.core import Action, Imagined, Invalid, NotNow, Refusal
from rules.core.words import verb_of
from rules.druids.actions import Draw
from rules.druids.board import FIELD
from rules.druids.lines.attempt import Attempt
from rules.druids.lines.spelling import VERBS, items, strange, verb_meant
from rules.druids.lines.verbs import HANDLERS
from rules.druids.state import ACTION_WORDS, DruidsState

STOPS = ("done", "stop", "end")


def read(imagined: Imagined[DruidsState], line: str) -> list[Action]:
    """The actions of a line; Refusal if any cannot be played, or if words follow after something new is shown."""
    return attempted(imagined, line).actions


def attempted(imagined: Imagined[DruidsState], line: str) -> Attempt:
    """The line tried out."""
    found = items(line)
    attempt = Attempt(imagined)
    for step, (verb, words, text) in enumerate(found, start=1):
        try:
            if attempt.shown:
                before = found[step - 2]
                raise Invalid("line-reveals", Draw.clause, {"shown": before[2][:60], "rest": text[:60]})
            _go(attempt, verb, words, text)
        except Refusal as refusal:
            refusal.at_step(step, len(found), text)
            if attempt.shown:  # what would work then hangs on what is shown, which is imagined
                refusal.nearest = Attempt(imagined).examples(verb, words)
            else:
                refusal.nearest = refusal.nearest or attempt.examples(verb, words)
                refusal.seen = attempt.trial.view() if attempt.actions and refusal.nearest else None
            raise
    return attempt


def _go(attempt: Attempt, verb: str, words: list[str], text: str) -> None:
    """Take every action of an item, up to the first that shows something new."""
    if attempt.closed and verb in STOPS and (verb != "end" or not attempt.on_turn):
        return  # its action was used up and closed by itself: it has been done already
    if not attempt.on_turn:
        waiting = attempt.trial.waiting
        reason = "line-turn-over" if attempt.actions else "somebody-else" if waiting else "game-over"
        raise NotNow(reason, "D-37", {"seats": ", ".join(map(str, waiting))})
    if attempt.state.phase == "choosing" and verb in ACTION_WORDS and len(words) == 1 and words[0].upper() not in FIELD:
        verb, words = "act", [verb, *words]  # `new move` while two actions are chosen
    verb = verb or ("" if strange(words[:1]) else verb_meant(attempt.state))
    if not verb:
        now = {verb_of(type(action)) for action in attempt.legal()}
        verbs = ", ".join(verb for verb in VERBS if verb in now)
        raise Invalid("line-verb", "", {"word": (words[0] if words else text)[:40], "verbs": verbs})
    run = attempt.run
    for action in HANDLERS[verb](attempt, words):
        attempt.take(action)
        if attempt.shown:
            break
    attempt.closed = verb not in ("act", *STOPS) and attempt.run != run
