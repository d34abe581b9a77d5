"""Karnag as the engine knows it: asks the modules of this package, keeps nothing."""

from __future__ import annotations

from rules.core import Action, DecisionGame, Dice, Event, Seat, Standings
from rules.core.clauses import load_clauses
from rules.core.conditions import Facts
from rules.karnag import decisions, imagine
from rules.karnag import setup as beginning
from rules.karnag.actions import ACTIONS, Move
from rules.karnag.board import RING_LENGTH, SPOT, ring_distance
from rules.karnag.chat import KarnagChat
from rules.karnag.events import EVENTS
from rules.karnag.facts import facts
from rules.karnag.figures import RULES, SEATS
from rules.karnag.judge import JUDGE
from rules.karnag.mechanics.deck import shuffle_untouched
from rules.karnag.state import KarnagOptions, KarnagState
from rules.karnag.view import KarnagView, view
from rules.karnag.words import VOCABULARY, WORDS


class Karnag(DecisionGame[KarnagState, KarnagOptions]):
    name = "karnag"
    title = "Karnag"
    version = RULES
    seats = SEATS
    options = KarnagOptions
    state = KarnagState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses("rules.karnag")
    words = WORDS
    chat = KarnagChat()
    judge = JUDGE

    def setup(self, seats: int, options: KarnagOptions, dice: Dice) -> tuple[KarnagState, list[Event]]:
        return beginning.setup(seats, options, dice, self.version)

    open = staticmethod(decisions.opened)
    go_on = staticmethod(decisions.go_on)

    def view(self, state: KarnagState, seat: Seat | None) -> KarnagView:
        return view(state, seat)

    def facts(self, view: KarnagView, seat: Seat) -> Facts:
        return facts(view, seat)

    def standings(self, state: KarnagState) -> Standings | None:
        return state.final

    def vocabulary(self) -> frozenset[str]:
        return VOCABULARY

    def reseal(self, state: KarnagState, dice: Dice) -> None:
        """Shuffle the part of the deck that nobody has put there (K-167)."""
        shuffle_untouched(state, dice)

    def redraw(self, state: KarnagState, seat: Seat | None, dice: Dice) -> None:
        imagine.redraw(state, seat, dice)

    def remembers(self, state: KarnagState) -> bool:
        return state.learned is not None

    def unlikeness(self, tried: Action, other: Action) -> float:
        """Between druid moves also the way along the path counts: the nearest squares come first."""
        unlike = super().unlikeness(tried, other)
        if isinstance(tried, Move) and isinstance(other, Move):
            here, there = SPOT.get(tried.to, -1), SPOT.get(other.to, -1)
            if 0 <= here < RING_LENGTH and 0 <= there < RING_LENGTH:
                return unlike + ring_distance(here, there) / RING_LENGTH
        return unlike
