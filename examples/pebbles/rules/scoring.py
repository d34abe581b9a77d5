"""Who has won, and where the points came from."""

from __future__ import annotations

from examples.pebbles.rules.state import PebblesState
from rules.core import Placing, Standings


def standings(state: PebblesState) -> Standings:
    """The places at the end; equal scores share one."""
    return Standings(
        [
            Placing(
                seat=seat,
                place=1 + sum(score > state.scores[seat] for score in state.scores),
                score=state.scores[seat],
                tiebreak=0,
                sources={"rounds": state.scores[seat]},
            )
            for seat in sorted(range(state.seats), key=lambda seat: -state.scores[seat])
        ]
    )
