"""Final standings: points, then spaces travelled, then a shared place (O-131, O-132)."""

from __future__ import annotations

from rules.core import Placing, Standings
from rules.oak.mechanics.climbing import travelled
from rules.oak.state import OakState, Player

SOURCES = ("oak", "last spaces", "shrines", "menhirs", "creatures", "artefacts", "potions")
"""Where points come from, in the order of the table."""


def _rank(player: Player) -> tuple[int, int]:
    return player.vp, travelled(player)


def finish(state: OakState) -> None:
    """Seats, best first. Broichan has no seat: a solo player beaten by him is second, and the facts tell his score."""
    ranks = [_rank(player) for player in state.players]
    seats = sorted(range(state.seats), key=lambda seat: ranks[seat], reverse=True)
    placings = [
        Placing(
            seat=seat,
            place=1 + sum(rank > ranks[seat] for rank in ranks),
            score=ranks[seat][0],
            tiebreak=ranks[seat][1],
            sources={source: state.players[seat].sources.get(source, 0) for source in SOURCES},
        )
        for seat in seats
    ]
    facts = {}
    if state.solo:
        facts = {"broichan": ranks[state.seats][0], "broichan-spaces": ranks[state.seats][1]}
    state.final = Standings(placings, facts)


def broichan_place(standings: Standings) -> int:
    """His place beside the one player's; equal in points and spaces they share the first (O-131, O-212)."""
    best = standings.placings[0]
    his = standings.facts["broichan"], standings.facts["broichan-spaces"]
    return 1 + ((best.score, best.tiebreak) > his)
