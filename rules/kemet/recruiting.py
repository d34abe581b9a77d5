"""Bringing units in: the Recruit action, and effects that place units (T-72 to T-76, T-165)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.kemet.actions import Recruit
from rules.kemet.board import NOBODY
from rules.kemet.events import Recruited, UnitsPlaced, VeteransSpent
from rules.kemet.prayer import pay, recruit_price
from rules.kemet.state import Fight, KemetState, PlaceTask, RecruitTask
from rules.kemet.zones import come, is_free, limit, room

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


# --- the Recruit action --------------------------------------------------------------------------


def recruit_actions(state: KemetState, task: RecruitTask) -> list[Action]:
    """Each own district once, with as many units as supply, prayer points and room allow (T-72, R-25)."""
    seat, words = task.seat, state.board.words
    before = sum(task.placed.values())
    most = min(state.supply[seat], limit(state, seat))
    while most and recruit_price(state, seat, before + most) - task.paid > state.pp[seat]:
        most -= 1
    return [
        into(words[zone], units)
        for zone in state.board.districts[seat]
        if zone not in task.placed
        for units in range(1, min(most, room(state, seat, zone)) + 1)
    ]


def recruit(state: KemetState, task: RecruitTask, action: Recruit, events: list[Event]) -> None:
    zone, units = where(state, action)
    seat = task.seat
    price = recruit_price(state, seat, sum(task.placed.values()) + units) - task.paid
    pay(state, seat, price)
    task.paid += price
    task.placed[zone] = units
    state.supply[seat] -= units
    if state.holder[zone] in (NOBODY, seat):
        come(state, seat, zone, units)
    events.append(Recruited(seat, state.board.words[zone], units, price))


def close_recruit(state: KemetState, task: RecruitTask) -> None:
    """All are placed; districts held by others are fought for (T-74, T-75)."""
    state.tasks.pop()
    for zone in sorted(task.placed):
        if state.holder[zone] != task.seat:
            state.fights.append(Fight(zone, task.seat, task.placed[zone]))


# --- effects that place units --------------------------------------------------------------------


def place_zones(state: KemetState, task: PlaceTask) -> list[int]:
    """Own free districts and, where the effect says so, own troops anywhere, as far as there is room (T-165)."""
    seat = task.seat
    zones = list(state.board.districts[seat])
    if task.anywhere:
        zones += [zone for zone, holder in enumerate(state.holder) if holder == seat and zone not in zones]
    return [
        zone for zone in zones if zone not in task.placed and is_free(state, seat, zone) and room(state, seat, zone) > 0
    ]


def place_actions(state: KemetState, task: PlaceTask) -> list[Action]:
    most, words = min(task.left, state.supply[task.seat]), state.board.words
    return [
        into(words[zone], units)
        for zone in place_zones(state, task)
        for units in range(1, min(most, room(state, task.seat, zone)) + 1)
    ]


def place_units(state: KemetState, task: PlaceTask, action: Recruit, events: list[Event]) -> None:
    zone, units = where(state, action)
    seat = task.seat
    state.supply[seat] -= units
    come(state, seat, zone, units)
    task.left -= units
    task.least = 0
    task.placed.append(zone)
    if task.why == CONSCRIPTION:  # each veteran is one unit (T-129)
        state.veterans[seat] -= units
        events.append(VeteransSpent(seat, units, "units"))
    events.append(UnitsPlaced(seat, state.board.words[zone], units, task.why))
