"""Why an action is refused, in the same order for every title: a word that names nothing, another question that is
open, what stands against the answer; the last resort is the clause of the kind. `legal` decides; this only finds the
words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules.core.game import Action, Seat, State
from rules.core.refusal import Illegal, Invalid, Refusal
from rules.core.words import Words, unknown_word

if TYPE_CHECKING:
    from rules.core.decision import Decision

Objection = tuple[str, str, Mapping[str, str | int]]
"""Catalogue key, clause, facts."""


def explained(
    words: Words, decision: Decision[Any, Any], task: Any, state: State, seat: Seat, action: Action
) -> Refusal:
    """Why an action that is not legal cannot be taken while this decision is open."""
    unknown = unknown_word(words, action)
    if unknown is not None:
        return Invalid("unknown-word", action.clause, {"word": unknown[:40]})
    instead = decision.instead(state, task, action)
    if instead is not None:
        return Illegal(*instead)
    for objection in decision.objections(state, task, seat, action):
        return Illegal(*objection)
    return Illegal("not-possible", action.clause)
