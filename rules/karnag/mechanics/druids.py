"""Druid moves: the path, jumps, cauldrons, the way back from the council (K-100 to K-108, K-95, K-163)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import itemgetter

from rules.karnag.actions import Move
from rules.karnag.board import CAULDRON, CORNERS, COUNCIL, LAYOUTS, RING_LENGTH, SPOT_WORD
from rules.karnag.figures import KNOWLEDGE
from rules.karnag.mechanics.triggers import DRUID_MOVE, pays
from rules.karnag.state import MOVE_TRACK, KarnagState, Walk


def _way(first: int, sense: int, length: int) -> tuple[int, tuple[int, ...]]:
    """A sense, and the spots of the path in it."""
    return sense, tuple((first + sense * step) % RING_LENGTH for step in range(length))


AROUND = tuple(tuple(_way(spot + sense, sense, RING_LENGTH - 1) for sense in (1, -1)) for spot in range(RING_LENGTH))
"""From a spot of the path around it, but not back to it."""
FROM_COUNCIL = tuple(_way(corner, sense, RING_LENGTH) for corner in CORNERS for sense in (1, -1))


@cache
def move_action(start: int, to: int, points: int) -> Move:
    return Move(SPOT_WORD[start], SPOT_WORD[to], points)


def full_cauldrons(state: KarnagState) -> set[int]:
    """Spots of cauldrons without a free place (K-106)."""
    places = LAYOUTS[state.options.cauldron_layout].places[state.seats]
    filled = [0] * len(places)
    for druids in state.druids:
        for spot in druids:
            if CAULDRON <= spot < COUNCIL:
                filled[spot - CAULDRON] += 1
    return {CAULDRON + i for i, count in enumerate(filled) if count >= places[i]}


def targets(state: KarnagState, spot: int, most: int) -> dict[tuple[int, int], int]:
    """Where a druid can go with at most that many points: (spot, points) -> sense, 1 clockwise, -1 the other way."""
    return _reached(Standing(state), spot, most)


class Standing:
    """Where druids stand in each other's way."""

    def __init__(self, state: KarnagState) -> None:
        self.taken = {spot for druids in state.druids for spot in druids if spot < RING_LENGTH}
        """Spots of the path."""
        self.full = full_cauldrons(state)
        self.entrance = LAYOUTS[state.options.cauldron_layout].entrance


def _reached(standing: Standing, spot: int, most: int) -> dict[tuple[int, int], int]:
    taken, full, entrance = standing.taken, standing.full, standing.entrance
    found: dict[tuple[int, int], int] = {}
    if spot == COUNCIL:
        ways = FROM_COUNCIL
    else:
        ways = AROUND[spot]
        cauldron = entrance[spot]
        if cauldron >= 0 and cauldron not in full and most >= 1:
            found[cauldron, 1] = 1  # the druid stands at the entrance
    for sense, way in ways:
        cost = 0
        for place in way:
            if place not in taken:
                cost += 1
                if cost > most:
                    break
                found.setdefault((place, cost), sense)
            if cost == most:
                break
            cauldron = entrance[place]
            if cauldron >= 0 and cauldron not in full:
                found.setdefault((cauldron, cost + 1), sense)
    return found


def movable(state: KarnagState, seat: int, walk: Walk) -> list[int]:
    """Own druids, by number, that may still move in this action."""
    return [
        number
        for number, spot in enumerate(state.druids[seat])
        if number not in walk.moved and (0 <= spot < RING_LENGTH or spot == COUNCIL)
    ]


def most_points(state: KarnagState, seat: int, walk: Walk) -> int:
    """The largest total allowed now: with the optional points of the move track (K-141)."""
    level = state.knowledge[seat][MOVE_TRACK] if walk.bonus and pays("move", DRUID_MOVE) else 0
    return walk.most + (KNOWLEDGE.move[level - 1] if level else 0)


def moves(state: KarnagState, seat: int, walk: Walk, under: Walk | None = None) -> list[Move]:
    """The druid moves open in a walk. No choice may leave obligatory points that nobody can spend (K-163).

    `under` is the walk of the cube during which a lone card is played; its rest must stay spendable too.
    """
    able = movable(state, seat, walk)
    most = most_points(state, seat, walk) - walk.spent
    if most < 1 or not able:
        return []
    must = walk.least - walk.spent
    least = must if len(able) == 1 else 1
    last_of_under = -1
    if under is not None and under.spent < under.least:
        waiting = movable(state, seat, under)
        if len(waiting) == 1:
            last_of_under = waiting[0]  # it may move, but not into a cauldron
    found: list[Move] = []
    council_done, standing = False, Standing(state)
    for number in able:
        spot = state.druids[seat][number]
        if spot == COUNCIL:
            if council_done:
                continue  # druids at the council are interchangeable
            council_done = True
        stay_out = number == last_of_under
        for to, points in sorted(_reached(standing, spot, most), key=itemgetter(1)):  # the cheapest way first
            if points >= least and not (stay_out and to >= CAULDRON):
                found.append(move_action(spot, to, points))
    return found


def druid_at(state: KarnagState, seat: int, spot: int, walk: Walk | None = None, captured: Sequence[int] = ()) -> int:
    """The number of the own druid there; with a walk, one that may still move. Of several at the council one that has
    captured in this action comes last: it could do less (K-123)."""
    there = [
        number
        for number, where in enumerate(state.druids[seat])
        if where == spot and (walk is None or number not in walk.moved)
    ]
    assert there, f"no druid of seat {seat} at {SPOT_WORD[spot]}"
    return there[0] if len(there) == 1 else min(there, key=lambda number: number in captured)
