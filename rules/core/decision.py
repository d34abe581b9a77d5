"""One kind of question is one class: who is asked, what is legal, what taking it does, why not, how it is asked.

A title on decisions gives `DecisionGame.open`, which finds the open one; who is waited for, what is legal, what an
action does, why it is refused and what decides itself follow from it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from rules.core.dice import Dice
from rules.core.explaining import Objection, explained
from rules.core.game import Action, Event, Game, Options, Seat, State
from rules.core.imagined import MOST_FORCED
from rules.core.refusal import Refusal
from rules.core.telling import Fact, Said

S = TypeVar("S", bound=State)
T = TypeVar("T")
Opt = TypeVar("Opt", bound=Options)


class Asked(msgspec.Struct, frozen=True):
    """What a view says of the open decision: everything a question may be made from."""

    word: str
    """`Decision.word`."""
    seats: tuple[Seat, ...] = ()
    """Who must decide."""
    facts: dict[str, Fact] = {}


class Decision(Generic[S, T]):
    """The rules of one kind of question. No memory: what is remembered lies in the position, as `task`."""

    word: ClassVar[str]
    """In views and catalogue keys: `question-<word>`, `asks-<word>`."""
    kinds: ClassVar[tuple[type[Action], ...]] = ()
    """What can answer it."""
    clause: ClassVar[str] = ""
    """The clause that asks; named when something else is tried."""

    # --- the rules -------------------------------------------------------------------------------

    def seats(self, state: S, task: T) -> tuple[Seat, ...]:
        """Who must decide; several where they decide at the same time."""
        return (task.seat,)  # type: ignore[attr-defined]

    def legal(self, state: S, task: T, seat: Seat) -> Sequence[Action]:
        """Everything that seat may answer, each once. Asked only of seats that must decide."""
        raise NotImplementedError

    def take(self, state: S, task: T, seat: Seat, action: Any, dice: Dice, events: list[Event]) -> None:
        """What a legal answer does. What happens by itself after it comes from `settle` and `DecisionGame.go_on`."""
        raise NotImplementedError

    def settle(self, state: S, task: T, dice: Dice, events: list[Event]) -> bool:
        """Go on without asking anybody where there is nothing (left) to ask; whether it did."""
        return False

    def always_asked(self, state: S, task: T) -> bool:
        """Asked even where one answer is left: that it answered itself would tell a secret."""
        return False

    # --- why not ---------------------------------------------------------------------------------

    def instead(self, state: S, task: T, action: Action) -> Objection | None:
        """What is asked instead, where the action is no answer to this."""
        return None if isinstance(action, self.kinds) else (f"asks-{self.word}", self.clause, {})

    def objections(self, state: S, task: T, seat: Seat, action: Any) -> Iterator[Objection]:
        """What stands against an answer, from the plainest to the finest; the first is told."""
        return iter(())

    # --- how it is asked -------------------------------------------------------------------------

    def asked(self, state: S, task: T, viewer: Seat | None) -> Asked:
        """What that viewer's view says of it (None: a spectator's)."""
        return Asked(self.word, self.seats(state, task))

    def question(self, view: Any, seat: Seat) -> Said:
        """What that seat is asked, in a few words, from the view alone; the same for every viewer."""
        return Said(f"question-{self.word}", view.asked.facts)


class Over(Decision[Any, Any]):
    """Nothing is asked any more."""

    word = "over"

    def seats(self, state: Any, task: Any) -> tuple[Seat, ...]:
        return ()

    def always_asked(self, state: Any, task: Any) -> bool:
        return True


OVER = Over()


class DecisionGame(Game[S, Opt]):
    """A title whose rules are decisions. It gives `open`, and beside it what every `Game` gives: `setup`, `view`,
    `standings`, `redraw`."""

    @abstractmethod
    def open(self, state: S) -> tuple[Decision[S, Any], Any]:
        """The open decision and its task; `OVER` when the game is over."""

    def go_on(self, state: S, dice: Dice, events: list[Event]) -> None:
        """What happens by itself until somebody must decide: open decisions settle as long as they can. `setup` ends
        with it where the first decision might."""
        for _ in range(MOST_FORCED):
            decision, task = self.open(state)
            if not decision.settle(state, task, dice, events):
                return
        raise RuntimeError(f"{self.name}: decisions settle without end, last {decision.word}")

    def waiting(self, state: S) -> tuple[Seat, ...]:
        decision, task = self.open(state)
        return decision.seats(state, task)

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        decision, task = self.open(state)
        return decision.legal(state, task, seat) if seat in decision.seats(state, task) else ()

    def apply(self, state: S, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        events: list[Event] = []
        decision, task = self.open(state)
        decision.take(state, task, seat, action, dice, events)
        self.go_on(state, dice, events)
        return events

    def explain(self, state: S, seat: Seat, action: Action) -> Refusal:
        return explained(self.words, *self.open(state), state, seat, action)

    def forced(self, state: S) -> tuple[Seat, Action] | None:
        decision, task = self.open(state)
        return None if decision.always_asked(state, task) else super().forced(state)
