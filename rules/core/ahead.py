"""What may be asked later: an imagined position is played on until a seat's next decision, and the one after it.

Others, and what a seat has not planned, do something or other, always the same for the same knowledge. So a plan can be
made by choosing from what would be legal then; whether it is legal when its time comes is decided then.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from rules.core.game import Action
from rules.core.imagined import Imagined
from rules.core.plans import first_legal, goes_on, has_come
from rules.core.players import random_choice
from rules.core.refusal import Refusal
from rules.core.words import NOTHING, verb_of

MOST_STEPS = 300
"""So far is looked ahead."""


def foresee(
    imagined: Imagined[Any], plan: Sequence[Sequence[str]], asked: Callable[[Imagined[Any]], None] | None = None
) -> Imagined[Any] | None:
    """Where the first decision after those of a plan may be asked; what the seat has to decide now is taken as decided.
    None where it cannot be told: the game would be over, or a planned line does not work in what is imagined. `asked`
    is shown where each planned decision may be asked, as far as that can be told."""
    here, steps = imagined.copy(), _Steps()
    while here.awaited and _step(here, steps):
        pass
    coming = [list(lines) for lines in plan]
    while coming:
        if not _reach(here, steps, coming[0]):
            return None
        if asked is not None:
            asked(here)
        found = first_legal(here, coming[0])
        if found is None:
            return None
        for action in found[1]:
            here.play(action)
        coming = goes_on(coming, found[0])
    return here if _reach(here, steps) else None


class _Steps:
    """Who chooses for everybody, and how often still."""

    def __init__(self) -> None:
        self.chooser, self.left = random.Random(0), MOST_STEPS


def _step(here: Imagined[Any], steps: _Steps) -> bool:
    """Somebody decides; False where nobody does, or it has been far enough."""
    waiting = here.waiting
    if not waiting or not steps.left:
        return False
    seat = here.me if here.awaited else waiting[0]
    steps.left -= 1
    here.play(random_choice(list(here.legal(seat)), steps.chooser), seat)
    return True


def _reach(here: Imagined[Any], steps: _Steps, lines: Sequence[str] = ()) -> bool:
    """Go on until the seat is asked, and for one of these lines if there are any."""
    while not (here.awaited and _asks(here, lines)):
        if not _step(here, steps):
            return False
    here.told = False  # what was learned on the way lies behind: lines are read from here on
    return True


def _asks(here: Imagined[Any], lines: Sequence[str]) -> bool:
    legal = here.legal()
    return not lines or any(has_come(here.game, legal, line) for line in lines)


def line_for(imagined: Imagined[Any], action: Action, *, exact: bool = False) -> str | None:
    """An action as it is typed, without what is usually left out unless it was chosen exactly; None where no line means
    it."""
    kind = type(action)
    fields = kind.__struct_fields__
    short = [
        _word(action, field).rstrip("0123456789") if field in kind.shortened else _word(action, field)
        for field in fields
        if field not in kind.implied
    ]
    whole = [_word(action, field) for field in fields]
    named = [part for field in fields for part in (field, _word(action, field))]
    for words in (whole, named) if exact else (short, whole, named):
        line = " ".join([verb_of(kind), *words]).strip()
        try:
            found = imagined.game.read_line(imagined, line)
        except Refusal:
            continue
        if len(found) == 1 and (found[0] == action or (words is short and type(found[0]) is kind)):
            return line
    return None


def _word(action: Action, field: str) -> str:
    return str(getattr(action, field)) or NOTHING
