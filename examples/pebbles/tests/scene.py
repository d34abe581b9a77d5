"""A game for tests, begun as wanted and played in a few words."""

from __future__ import annotations

from typing import Any

import pytest

from examples.pebbles.rules import PEBBLES
from examples.pebbles.rules.view import PebblesView
from rules.core import Action, Event, FastDice, Match, Refusal
from rules.core.text import text

PACKAGE = "examples.pebbles.rules"


class Scene:
    """A match, with the die lying as the test wants it."""

    def __init__(self, seats: int = 2, die: int = 3, **options: Any) -> None:
        self.match = Match(PEBBLES, seats, PEBBLES.read_options(options), FastDice(1))
        self.state.die = die

    @property
    def state(self) -> Any:
        return self.match.state

    def view(self, seat: int | None) -> PebblesView:
        view = self.match.view(seat)
        assert isinstance(view, PebblesView)
        return view

    def play(self, seat: int, action: Action) -> list[Event]:
        return self.match.play(seat, action)

    def refused(self, seat: int, action: Action, clause: str, reason: str) -> Refusal:
        """The action is refused for that reason, which can be said, and nothing has changed."""
        before = self.match.saved()
        with pytest.raises(Refusal) as caught:
            self.match.play(seat, action)
        refusal = caught.value
        assert (refusal.clause, refusal.reason) == (clause, reason)
        assert self.match.saved() == before
        own = reason not in ("unknown-word", "not-possible")
        for language in ("en", "fr", "de"):
            assert text(PACKAGE if own else "rules.core", reason, language, refusal.facts)
        return refusal
