"""A typed line, tried step by step on an imagined position: `move N10 P2, ED EF; done`.

`verb values[, values …][; verb values …]`. A verb is a kind of action, read by `rules.core.reader`, or one of the
title's own (`Game.verbs`), which may mean several actions. A line ends with the first step after which its seat would
know more: so whether a line is read depends on nothing that its seat does not know. The first step that does not fit
refuses the whole line; nothing is ever played here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from rules.core.game import Action, State
from rules.core.imagined import Imagined
from rules.core.reader import fold, read_step, split_line
from rules.core.refusal import Illegal, Invalid, NotNow, Refusal

S = TypeVar("S", bound=State)


class Attempt(Generic[S]):
    """What a line has come to so far."""

    def __init__(self, imagined: Imagined[S]) -> None:
        self.trial = imagined.copy()
        self.actions: list[Action] = []

    @property
    def state(self) -> S:
        return self.trial.state

    def legal(self) -> Sequence[Action]:
        return self.trial.legal()

    def ready(self) -> None:
        """Raise a Refusal unless another action may follow."""
        last = self.actions[-1].clause if self.actions else ""
        if self.trial.told:
            raise Illegal("reveal-ends-line", last, {})
        if not self.trial.awaited:
            raise NotNow("somebody-else", last, {})

    def take(self, action: Action) -> None:
        """Check an action and go on from it, with what is forced after it."""
        self.ready()
        self.trial.check(action)
        self.go_on(action)

    def go_on(self, action: Action) -> None:
        """The same with an action that is known to be legal."""
        self.actions.append(action)
        self.trial.play(action)


Verb = Callable[[Attempt[Any], list[str]], None]
"""Reads the words after a verb of a title's own and takes what they mean."""


def read_line(
    imagined: Imagined[Any],
    line: str,
    verbs: Mapping[str, Verb] | None = None,
    step: Callable[[Imagined[Any], str, list[str]], Action] = read_step,
) -> list[Action]:
    """The actions a line means now, tried one after the other; `step` reads one that has no verb of the title's own.
    Raises the refusal of the first bad step, with `step`, `steps` and `typed` among its facts."""
    steps = split_line(line)
    if not steps:
        raise Invalid("empty-line", "", {})
    attempt = Attempt(imagined)
    for number, (verb, words) in enumerate(steps, start=1):
        try:
            attempt.ready()
            own = (verbs or {}).get(fold(verb))
            if own is not None:
                own(attempt, words)
            else:
                attempt.go_on(step(attempt.trial, verb, words))
        except Refusal as refusal:
            refusal.at_step(number, len(steps), " ".join([verb, *words]))
            if attempt.actions and refusal.nearest:
                refusal.seen = attempt.trial.view()
            raise
    return attempt.actions
