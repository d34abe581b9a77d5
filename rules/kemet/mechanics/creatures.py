"""Creatures between supply and the own city (T-60, T-61)."""

from __future__ import annotations

from functools import cache

from rules.core import Action, Event
from rules.kemet.actions import Creature
from rules.kemet.events import CreatureCame
from rules.kemet.mechanics.printing import creatures_any_time
from rules.kemet.mechanics.stock import beasts
from rules.kemet.mechanics.tokens import turn_of
from rules.kemet.mechanics.zones import go_home
from rules.kemet.state import KemetState


@cache
def creature_at(creature: str, district: str) -> Creature:
    return Creature(creature, district)


def open_places(state: KemetState, seat: int) -> list[int]:
    """Own districts with an own troop that has no creature."""
    if not state.stable[seat]:
        return []
    holder, creature = state.holder, state.creature
    return [zone for zone in state.board.districts[seat] if holder[zone] == seat and not creature[zone]]


def creature_actions(state: KemetState, seat: int, swapped: list[int] | None = None) -> list[Action]:
    """Placing, and before the token also swapping, once per district: those `swapped` already (T-61, R-44)."""
    stable = state.stable[seat]
    if not stable:
        return []
    places = open_places(state, seat)
    if swapped is None and not creatures_any_time(state):
        return _joining(state, seat, places)
    if swapped is not None:
        places = [
            zone
            for zone in state.board.districts[seat]
            if state.holder[zone] == seat and (not state.creature[zone] or zone not in swapped)
        ]
    words = state.board.words
    return [creature_at(state.stock.beast_words[number], words[zone]) for number in beasts(stable) for zone in places]


def _joining(state: KemetState, seat: int, places: list[int]) -> list[Action]:
    """One bought just now, or any to units that came just now (T-60, printing 2024)."""
    turn, words, names = turn_of(state), state.board.words, state.stock.beast_words
    return [
        creature_at(names[number], words[zone])
        for number in beasts(state.stable[seat])
        for zone in places
        if turn.bought >> number & 1 or zone in turn.welcome
    ]


def put(state: KemetState, seat: int, action: Creature, swapped: list[int], events: list[Event]) -> None:
    zone, creature = state.board.index[action.district], 1 << state.stock.beast[action.creature]
    before = state.creature[zone]
    state.stable[seat] &= ~creature
    state.creature[zone] = creature
    events.append(CreatureCame(seat, action.creature, action.district, state.stock.creatures(before)))
    if before:
        swapped.append(zone)
        go_home(state, seat, before, events)
