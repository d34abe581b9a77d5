"""What one seat, or a spectator, may know. Hidden things are absent."""

from __future__ import annotations

from examples.pebbles.rules.decisions import opened
from examples.pebbles.rules.state import PebblesState
from rules.core import Asked, Seat, View


class PebblesView(View, frozen=True):
    asked: Asked
    viewer: Seat | None
    round: int
    rounds: int
    die: int
    scores: list[int]
    pebbles: list[int]
    """How many each seat holds."""
    shown: list[list[int]]
    """What each seat has shown in the rounds before."""
    ready: list[bool]
    hand: list[int] | None
    """The viewer's own pebbles."""
    chosen: int
    """The viewer's own choice; 0: none yet."""
    bag: int


def view(state: PebblesState, seat: Seat | None) -> PebblesView:
    decision, task = opened(state)
    return PebblesView(
        asked=decision.asked(state, task, seat),
        viewer=seat,
        round=min(state.round, state.rounds),
        rounds=state.rounds,
        die=state.die,
        scores=list(state.scores),
        pebbles=[len(hand) for hand in state.hands],
        shown=[list(pebbles) for pebbles in state.shown or [[] for _ in state.hands]],
        ready=[bool(pebble) for pebble in state.chosen],
        hand=None if seat is None else list(state.hands[seat]),
        chosen=0 if seat is None else state.chosen[seat],
        bag=len(state.bag),
    )
