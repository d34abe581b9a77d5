"""Points, and the end of the game (D-1 to D-5)."""

from __future__ import annotations

from rules.core import Event, Placing, Standings
from rules.druids.board import CORNERS_OF
from rules.druids.events import Ended
from rules.druids.figures import POINTS
from rules.druids.mechanics.stones import MAJORITY, temples_of
from rules.druids.state import DruidsState


def points(state: DruidsState, seat: int) -> int:
    """Only what stands on the board counts (D-1, D-5)."""
    stones = list(state.stones.values()).count(seat)
    score = POINTS.population * len(state.populations[seat]) + POINTS.stone * stones
    if stones >= MAJORITY and state.temples:
        score += POINTS.temple * len(temples_of(state, seat))
    return score


def sources(state: DruidsState, seat: int) -> dict[str, int]:
    return {
        "populations": POINTS.population * len(state.populations[seat]),
        "stones": POINTS.stone * list(state.stones.values()).count(seat),
        "temples": POINTS.temple * len(temples_of(state, seat)),
    }


def finish(state: DruidsState, reason: str, events: list[Event]) -> None:
    """Most points win; then more temples, then more stones, else the victory is shared (D-3, D-4)."""
    lines = []
    for seat in range(state.seats):
        parts = sources(state, seat)
        temples, stones = parts["temples"] // POINTS.temple, parts["stones"] // POINTS.stone
        lines.append((sum(parts.values()), temples * len(CORNERS_OF) + stones, seat, parts))
    lines.sort(key=lambda line: (-line[0], -line[1], line[2]))
    placings: list[Placing] = []
    for place, (score, tiebreak, seat, parts) in enumerate(lines, start=1):
        if placings and (placings[-1].score, placings[-1].tiebreak) == (score, tiebreak):
            place = placings[-1].place
        placings.append(Placing(seat, place, score, tiebreak, parts))
    state.final = Standings(placings, {f"ended-{reason}": 1, "turns": state.turns})
    state.phase = "over"
    events.append(Ended(reason, [placing.seat for placing in placings if placing.place == 1]))
