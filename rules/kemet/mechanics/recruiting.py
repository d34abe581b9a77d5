"""Bringing units in: words for it, and effects that place units (T-72, T-165)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.kemet.actions import Recruit
from rules.kemet.mechanics.stock import effects
from rules.kemet.mechanics.zones import is_free, room
from rules.kemet.state import KemetState, PlaceTask

CONSCRIPTION = "conscription"
_WHERE: dict[tuple[str, int], Recruit] = {}


def into(word: str, units: int) -> Recruit:
    """`1a 3`: the one object for it."""
    action = _WHERE.get((word, units))
    if action is None:
        action = _WHERE[word, units] = Recruit(f"{word} {units}")
    return action


def where(state: KemetState, action: Recruit) -> tuple[int, int]:
    """Zone and units of `1a 3`."""
    word, units = action.where.rsplit(" ", 1)
    return state.board.index[word], int(units)


def bring(
    state: KemetState,
    seat: int,
    units: int,
    why: str,
    *,
    anywhere: bool = False,
    least: int = 0,
    fights: bool = False,
) -> None:
    """An effect lets a seat place units; where is asked."""
    state.tasks.append(PlaceTask(seat, units, why, anywhere, least, fights=fights))


def own_zones(state: KemetState, seat: int, anywhere: bool) -> list[int]:
    """The districts of the own city, then own troops outside of it."""
    zones = list(state.board.districts[seat])
    if anywhere:
        zones += [zone for zone, holder in enumerate(state.holder) if holder == seat and zone not in zones]
    return zones


def recruit_zones(state: KemetState, seat: int) -> list[int]:
    """Where recruits may come (T-72): with Local Recruit also to own troops anywhere."""
    return own_zones(state, seat, effects(state, seat).onto_troops)


def place_zones(
    state: KemetState, seat: int, anywhere: bool, placed: Sequence[int] = (), *, fights: bool = False
) -> list[int]:
    """Own districts and, where the effect says so, own troops anywhere, as far as there is room; those with an enemy
    only where they may fight (T-165)."""
    return [
        zone
        for zone in own_zones(state, seat, anywhere)
        if zone not in placed and (fights or is_free(state, seat, zone)) and room(state, seat, zone) > 0
    ]
