"""Creatures between supply and the own city (T-60, T-61)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.kemet.actions import Creature
from rules.kemet.events import CreatureCame
from rules.kemet.mechanics.zones import go_home
from rules.kemet.state import KemetState
from rules.kemet.words import BEAST, BEAST_WORDS, beast_words, beasts


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
    if swapped is not None:
        places = [
            zone
            for zone in state.board.districts[seat]
            if state.holder[zone] == seat and (not state.creature[zone] or zone not in swapped)
        ]
    words = state.board.words
    return [Creature(BEAST_WORDS[number], words[zone]) for number in beasts(stable) for zone in places]


def put(state: KemetState, seat: int, action: Creature, swapped: list[int], events: list[Event]) -> None:
    zone, creature = state.board.index[action.district], 1 << BEAST[action.creature]
    before = state.creature[zone]
    state.stable[seat] &= ~creature
    state.creature[zone] = creature
    events.append(CreatureCame(seat, action.creature, action.district, beast_words(before)))
    if before:
        swapped.append(zone)
        go_home(state, seat, before, events)
