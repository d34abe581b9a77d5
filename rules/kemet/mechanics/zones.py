"""Troops in zones: who stands and who controls where, coming and going, creatures tied to troops."""

from __future__ import annotations

from rules.core import Event
from rules.kemet.board import NOBODY
from rules.kemet.events import CreatureWentHome
from rules.kemet.mechanics.stock import beasts, effects
from rules.kemet.state import KemetState


def controller(state: KemetState, zone: int) -> int:
    """Who controls a zone: the only troop there; an empty district belongs to its city (T-151)."""
    holder = state.holder[zone]
    return holder if holder != NOBODY else state.board.city[zone]


def is_free(state: KemetState, seat: int, zone: int) -> bool:
    """No opposing troop in it (T-153): none that holds it, none that fights for it."""
    holder = state.holder[zone]
    if holder != NOBODY and holder != seat:
        return False
    battle = state.fighting
    fights = state.fights if battle is None else [*state.fights, battle.fight]
    return not any(fight.zone == zone and fight.attacker != seat and fight.units for fight in fights)


def limit(state: KemetState, seat: int) -> int:
    """Most units in one troop (T-154)."""
    return effects(state, seat).limit


def room(state: KemetState, seat: int, zone: int) -> int:
    """How many more units a troop of that seat can take there."""
    here = state.units[zone] if state.holder[zone] == seat else 0
    return limit(state, seat) - here


def come(state: KemetState, seat: int, zone: int, units: int, creature: int = 0) -> None:
    """Units join the troop of that seat in a zone nobody else holds."""
    state.holder[zone] = seat
    state.units[zone] += units
    state.creature[zone] |= creature


def leave(state: KemetState, zone: int, units: int, creature: int, events: list[Event]) -> None:
    """Units go away with these creatures; one left without a troop goes home (T-62)."""
    seat = state.holder[zone]
    state.units[zone] -= units
    state.creature[zone] &= ~creature
    if not state.units[zone]:
        state.holder[zone] = NOBODY
        if state.creature[zone]:
            go_home(state, seat, state.creature[zone], events)
            state.creature[zone] = 0


def remove(state: KemetState, zone: int, units: int, events: list[Event]) -> None:
    """Units leave the board for their owner's supply (T-136)."""
    state.supply[state.holder[zone]] += units
    leave(state, zone, units, 0, events)


def go_home(state: KemetState, seat: int, creatures: int, events: list[Event]) -> None:
    """Creatures return to their owner's supply (T-62)."""
    state.stable[seat] |= creatures
    for number in beasts(creatures):
        events.append(CreatureWentHome(seat, state.stock.beast_words[number]))
