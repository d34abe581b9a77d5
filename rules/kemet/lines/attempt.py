"""A typed line tried action by action on an imagined position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import Action, Illegal, NotNow, Seat
from rules.core.imagined import Imagined
from rules.kemet.actions import Order
from rules.kemet.decisions import opened
from rules.kemet.events import CardPlayed
from rules.kemet.mechanics.tokens import DONE
from rules.kemet.state import KemetState
from rules.kemet.words import SPACES


class Attempt:
    """Nothing of it is played for good. It ends where the seat learns something new: what comes after is imagined only,
    and whether it can be done is not known yet."""

    def __init__(self, imagined: Imagined[KemetState]) -> None:
        self.trial, self.seat = imagined.copy(), imagined.me
        self.actions: list[Action] = []
        self.learned = imagined.told
        self.laid: dict[int, int] = {}
        """Spaces of tokens that were laid for later items of the line, by the item's number."""
        self.opened = False
        """The line has laid the token of this turn."""
        self.recruiting = False
        """The line has begun a Recruit, to be finished with its last district."""
        self.closed = False
        """The last action ended by itself, or was finished as part of an item."""

    def copy(self) -> Attempt:
        other = Attempt(self.trial)
        other.learned, other.laid = self.learned, dict(self.laid)
        return other

    # --- looking ---------------------------------------------------------------------------------

    @property
    def state(self) -> KemetState:
        return self.trial.state

    @property
    def asked(self) -> str:
        """The word of the open decision, if it is this seat's."""
        return opened(self.state)[0].word if self.awaited else ""

    @property
    def task(self) -> Any:
        """What the open decision is about."""
        return opened(self.state)[1]

    @property
    def awaited(self) -> bool:
        return self.trial.awaited

    def legal(self, kind: type[Action] = Action) -> list[Action]:
        return [action for action in self.trial.legal() if isinstance(action, kind)]

    def examples(self, kind: type[Action] | None) -> Sequence[Action]:
        """A few things that work: of that kind if there are any."""
        legal = self.legal()
        found = [action for action in legal if kind is not None and type(action) is kind]
        return found[:5] or self.trial.game.spread(legal)

    # --- doing -----------------------------------------------------------------------------------

    def take(self, action: Action) -> None:
        """Take one action. What decides itself is left open until `settle`, so that a refusal says why it does."""
        self.ready(action.clause)
        if self._forced() == (self.seat, action):
            self.settle()
            return
        self.trial.check(action)
        self._play(self.seat, action)
        self.actions.append(action)
        self.closed = False

    def ready(self, clause: str) -> None:
        """Raise unless this seat may go on."""
        if self.learned:
            raise Illegal("reveal-ends-line", clause)
        if not self.awaited:
            waited = self.trial.waiting
            facts = {"seats": ", ".join(map(str, waited))}
            raise NotNow("somebody-else" if waited else "game-over", clause, facts)

    def settle(self) -> None:
        """Let everything happen that decides itself, as it will when the line is played."""
        while (forced := self._forced()) is not None:
            self.closed |= forced == (self.seat, DONE)
            self._play(*forced)

    def _forced(self) -> tuple[Seat, Action] | None:
        return self.trial.game.forced(self.trial.state)

    def _play(self, seat: Seat, action: Action) -> None:
        """A card one plays oneself is no news to oneself."""
        numbers = len(self.trial.dice.drawn)
        events = self.trial.play(action, seat, forced=False)
        heard = [event for event in events if event.reveals and event.only in (None, self.seat)]
        news = any(not isinstance(event, CardPlayed) or event.seat != self.seat for event in heard)
        self.learned = self.learned or news or len(self.trial.dice.drawn) > numbers

    def lay(self, placement: Action) -> int:
        """Put a token down; its space."""
        before = list(self.state.tokens[self.seat])
        self.take(placement)
        now = self.state.tokens[self.seat]
        return next(space for space, token in enumerate(before) if now[space] != token)

    def begin(self, space: int) -> None:
        """All tokens lie: begin the action of that space, unless it has begun by itself."""
        if self.asked == "bonus":
            self.take(DONE)
        if self.asked == "acting" and space in self.task.open:
            self.take(Order(SPACES[space]))

    def finish(self, word: str) -> None:
        """End what is still open of that decision."""
        self.settle()
        if self.asked == word:
            self.take(DONE)
        self.closed = True

    def end_turn(self) -> None:
        """The action is done: the turn that was opened by this line ends, without a question about cards (R-43)."""
        self.settle()
        if self.opened and not self.learned and self.asked == "end":
            self.take(DONE)
