"""Marches: where the moving troop can go in more than one step, with how many units, all of its creatures along.

A march is no action of its own but a row of steps; panels and typed lines offer it as one thing.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.kemet.actions import Step
from rules.kemet.board import NO_ZONE, NOBODY
from rules.kemet.mechanics.moving import LAND, Way, creature_word, exits, span, way_of, way_on
from rules.kemet.mechanics.prayer import teleport_price, toll
from rules.kemet.state import KemetState, MoveTask

Leg = tuple[int, str]
"""A zone, and how it is entered."""
Legs = tuple[Leg, ...]


class March(msgspec.Struct, frozen=True):
    legs: Legs
    units: tuple[int, ...]
    """How many can go all the way, the others staying where they are."""
    onward: tuple[int, ...]
    """How many can go the last step when the whole troop has come as far as the zone before."""


def marches(state: KemetState, task: MoveTask) -> list[March]:
    """For each zone the best way of two steps or more: fewest teleports, then fewest steps; none where one step does
    as well."""
    if task.zone == NO_ZONE or task.portal != NO_ZONE:
        return []
    pool = state.units[task.zone]
    whole: dict[Legs, list[int]] = {}
    split: dict[Legs, list[int]] = {}
    for units in range(1, pool + 1):
        for legs in _Walk(state, task, units, units).ways():
            whole.setdefault(legs, []).append(units)
        if units < pool:
            for legs in _Walk(state, task, pool, units).ways():
                split.setdefault(legs, []).append(units)
    best: dict[int, Legs] = {}
    for legs in sorted({**split, **whole}, key=_merit):
        best.setdefault(legs[-1][0], legs)
    along = state.creature[task.zone]
    near = {
        to: int(how != LAND) for to, how in reversed(list(exits(state, task.seat, way_of(state, task, along), along)))
    }
    return [
        March(legs, tuple(whole.get(legs, ())), tuple(split.get(legs, ())))
        for to, legs in best.items()
        if to not in near or near[to] > _merit(legs)[0]
    ]


def _merit(legs: Legs) -> tuple[int, int]:
    return sum(how != LAND for _, how in legs), len(legs)


class _Walk:
    """Ways from here of two steps or more: `going` units at each step, `arriving` at the last."""

    def __init__(self, state: KemetState, task: MoveTask, going: int, arriving: int) -> None:
        self.state, self.task, self.going, self.arriving = state, task, going, arriving
        self.along = state.creature[task.zone]
        self.reached: dict[int, tuple[int, int]] = {}
        """How well a zone has been reached so far; a worse way is not followed."""

    def ways(self) -> Iterator[Legs]:
        way = way_of(self.state, self.task, self.along)
        yield from self._on(way, (), self.state.units[self.task.zone], self.along)

    def _on(self, way: Way, legs: Legs, pool: int, here: int) -> Iterator[Legs]:
        state, seat = self.state, self.task.seat
        for to, how in exits(state, seat, way, self.along):
            longer = (*legs, (to, how))
            if to in (way.start, self.task.zone) or self.reached.get(to, (9, 9)) < _merit(longer):
                continue
            least, most = span(state, seat, way, to, how, pool, here, self.along)
            free = state.holder[to] in (NOBODY, seat)
            if legs and least <= self.arriving <= most:
                yield longer
            if free and least <= self.going <= most:
                self.reached[to] = _merit(longer)
                there, creatures = state.units[to] + self.going, state.creature[to] | self.along
                yield from self._on(way_on(state, seat, way, to, how, self.along), longer, there, creatures)


def price(state: KemetState, seat: int, legs: Legs, along: int) -> int:
    """What teleports and an enemy creature's toll cost on the way of a troop with these creatures."""
    last = legs[-1][0]
    entry = toll(state, seat, last) if state.holder[last] not in (NOBODY, seat) else 0
    return entry + sum(teleport_price(state, seat, along) for _, how in legs if how != LAND)


def steps_of(state: KemetState, task: MoveTask, legs: Legs, going: int, arriving: int) -> list[Step]:
    """The steps of a march, to be taken one after the other."""
    words, along = state.board.words, state.creature[task.zone]
    here, found = along, []
    for number, (to, how) in enumerate(legs, start=1):
        units = arriving if number == len(legs) else going
        found.append(Step(words[to], units, creature_word(state, along, here), how))
        here = state.creature[to] | along
    return found
