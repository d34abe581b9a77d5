"""What a step brings with it: lost stones, fallen temples, ended wards, vanished markers, and the 36 points (D-74)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Event
from rules.druids.board import CORNER_FIELDS, CORNER_WORD, WORD
from rules.druids.events import DemonVanished, StoneLost, TempleFell, WardEnded
from rules.druids.figures import LOSSES, POINTS
from rules.druids.mechanics.demons import connected, linked, put_back_marker, remove_demon
from rules.druids.mechanics.stones import TRIO, stones_on
from rules.druids.scoring import finish, points
from rules.druids.state import DruidsState

LETHAL = 2
"""Demon fields round a stone that remove it (D-31)."""


def _lose_stones(state: DruidsState, events: list[Event]) -> bool:
    """Those with two open demon markers around them leave the game (D-31)."""
    demons = state.demons
    if len(demons) < LETHAL:
        return False
    lost = [
        corner for corner in sorted(state.stones) if sum(field in demons for field in CORNER_FIELDS[corner]) >= LETHAL
    ]
    for corner in lost:
        owner = state.stones.pop(corner)
        state.stones_lost[owner] += 1  # D-69
        events.append(StoneLost(owner, CORNER_WORD[corner]))
    return bool(lost)


def _fell_temples(state: DruidsState, events: list[Event]) -> bool:
    """Those that have lost one of their three stones (D-35)."""
    fallen = [field for field in sorted(state.temples) if stones_on(state, field) < TRIO]
    for field in fallen:
        state.temples.remove(field)
        if state.options.reuse:  # D-35
            state.temples_left += 1
        else:
            state.temples_lost += 1
        events.append(TempleFell(WORD[field]))
    return bool(fallen)


def end_wards(state: DruidsState, events: list[Event]) -> bool:
    """Remove the markers below populations that have lost their link (D-53); whether there were any."""
    if not state.warded:
        return False
    owners = sorted({state.ground[field] for field in state.warded})
    held = {field for owner in owners for field in linked(state, owner)}
    ended = [field for field in sorted(state.warded) if field not in held]
    for field in ended:
        state.warded.remove(field)
        put_back_marker(state)
        events.append(WardEnded(state.ground[field], WORD[field]))
    return bool(ended)


def _cut_off(state: DruidsState, events: list[Event]) -> bool:
    """Open markers that nothing joins to the middle any more (D-47, D-54)."""
    if not state.demons:
        return False
    held = connected(state, state.warded)
    cut = [field for field in sorted(state.demons) if field not in held]
    for field in cut:
        remove_demon(state, field)
        events.append(DemonVanished(WORD[field]))
    return bool(cut)


FALLS: dict[tuple[str, str], Callable[[DruidsState, list[Event]], bool]] = {
    ("stone", "two-demons"): _lose_stones,
    ("temple", "stone-gone"): _fell_temples,
    ("ward", "link-broken"): end_wards,
    ("demon", "cut-off"): _cut_off,
}
"""What leaves the board by itself, and when: the keys of `data.json`, which the sentences name too."""
IN_TURN = tuple(FALLS[what, getattr(LOSSES, what)] for what in ("stone", "temple", "ward", "demon"))
"""Stones are checked before temples (D-46)."""


def settle(state: DruidsState, events: list[Event]) -> None:
    """Repeat until nothing changes: each loss can cause the next (D-31, D-35, D-53, D-54)."""
    changed = True
    while changed:
        changed = False
        for fall in IN_TURN:
            changed |= fall(state, events)


def count_points(state: DruidsState, seat: int, events: list[Event]) -> None:
    """After a step of that seat: only it can have gained. 36 points end the game at once (D-2)."""
    score = points(state, seat)
    if score > state.best[seat]:
        state.best[seat] = score
        state.turn.progress = True
    if score >= POINTS.goal:
        finish(state, "points", events)
