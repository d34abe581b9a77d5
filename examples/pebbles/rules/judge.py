"""What a position is worth to each player: points, and the pebbles that may still win some.

A computer player goes by it, a hint names its terms. The weights lie beside it in `judge.json`.
"""

from __future__ import annotations

from examples.pebbles.rules.state import PebblesState
from rules.core.thinking.judge import Judge, Terms, load


class PebblesJudge(Judge[PebblesState]):
    term_names = ("points", "pebbles")

    def terms(self, state: PebblesState) -> list[Terms]:
        left = max(0, state.rounds - state.round + 1)
        return [
            {
                "points": float(state.scores[seat]),
                "pebbles": self.weights["pebble"] * min(left, len(set(state.hands[seat]))),
            }
            for seat in range(state.seats)
        ]


JUDGE = PebblesJudge(load(__package__))
