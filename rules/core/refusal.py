"""Why an action was not taken. Refusing never changes anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from rules.core.game import Action

MOST_TYPED = 60
"""Letters of a step that are said again."""


class Refusal(ValueError):
    """An action that was not taken.

    `reason` is a key of the title's text catalogue and `facts` its arguments; `clause` is the rule that stands against
    it; `nearest` are the legal actions closest to what was tried (empty when that seat may do nothing now).
    """

    kind: ClassVar[str] = "refused"

    def __init__(
        self,
        reason: str,
        clause: str,
        facts: Mapping[str, str | int] | None = None,
        nearest: Sequence[Action] = (),
    ) -> None:
        self.reason = reason
        self.clause = clause
        self.facts = dict(facts or {})
        self.nearest = tuple(nearest)
        self.typed = ""
        """The whole line it was read from, if it was typed."""
        self.seen: Any = None
        """The view in which `nearest` are told, where it is not the present one: a later step of a line was refused."""
        super().__init__(f"{self.kind}: {reason} ({clause}) {self.facts or ''}".rstrip())

    def at_step(self, step: int, steps: int, typed: str) -> None:
        """It is this step of so many of a line, typed so."""
        self.facts |= {"step": step, "steps": steps, "typed": typed[:MOST_TYPED]}


class Invalid(Refusal):
    """It cannot be read: no such kind of action, or a word that names nothing."""

    kind = "invalid"


class Illegal(Refusal):
    """It can be read, and a rule forbids it."""

    kind = "illegal"


class NotNow(Refusal):
    """It is somebody else's decision, or the game is over."""

    kind = "not now"
