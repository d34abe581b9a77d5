"""The Move action: land moves, ships, walls, teleports, splitting and joining (T-77 to T-93).

Units left behind in a zone must be within the limits at once; the moving group may exceed them on the way as long as a
legal ending is within reach (T-90, R-11).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from rules.core import Action, Event
from rules.kemet.actions import Move, Step
from rules.kemet.before import acts_waited_for_actions, attacks_were_paid_by_moving
from rules.kemet.board import NO_ZONE, NOBODY
from rules.kemet.events import Moved
from rules.kemet.mechanics.prayer import gain, pay, teleport_price, toll
from rules.kemet.mechanics.printing import creatures_must_leave, may_shed_creatures
from rules.kemet.mechanics.stock import beasts, effects
from rules.kemet.mechanics.zones import come, leave, limit
from rules.kemet.scoring import score_zones
from rules.kemet.state import Fight, KemetState, MoveTask
from rules.kemet.words import STAYS

LAND, TELEPORT = "", "teleport"

_STEPS: dict[tuple[str, int, str, str], Step] = {}
_SUBSETS: dict[int, tuple[int, ...]] = {}


class Way(msgspec.Struct, gc=False):
    """What decides where a group can go from here: a small copy of the task that can be tried out."""

    zone: int
    start: int
    land: int
    teleports: int
    """1 when the group may still teleport, 2 with a card that works from anywhere for nothing more."""
    entered: bool
    walls: bool
    pp: int
    portal: int
    """Where a card leads that has been played for it."""
    limit: int
    """Most units in one troop."""


@cache
def move_of(troop: str) -> Move:
    return Move(troop=troop)


def troops(state: KemetState, seat: int) -> list[Action]:
    """The troops that could move (T-77)."""
    words = state.board.words
    return [move_of(words[zone]) for zone, holder in enumerate(state.holder) if holder == seat]


def begin(state: KemetState, seat: int, *, gold: bool) -> None:
    """A Move begins; which troop moves is asked. With the gold token the tiles say what it may do."""
    own = effects(state, seat)
    state.tasks.append(MoveTask(seat, gold and own.ignores_walls, no_teleport=gold and not own.gold_teleports))


# --- which steps are possible --------------------------------------------------------------------


def step_actions(state: KemetState, task: MoveTask) -> list[Action]:
    """Every step of the moving group: where to, with how many units, with which creatures."""
    zone, words = task.zone, state.board.words
    here = state.creature[zone]
    found: list[Action] = []
    for to, way, creatures, least, most in steps(state, task):
        word, along = words[to], creature_word(state, creatures, here)
        for units in range(least, most + 1):
            key = (word, units, along, way)
            action = _STEPS.get(key)
            if action is None:
                action = _STEPS[key] = Step(word, units, along, way)
            found.append(action)
    return found


def creature_word(state: KemetState, creatures: int, here: int) -> str:
    """Which creatures go along; a word for none only where there is one that could."""
    if creatures:
        return state.stock.creatures(creatures)
    return STAYS if here else ""


def steps(state: KemetState, task: MoveTask) -> Iterator[tuple[int, str, int, int, int]]:
    """Zone, way, creatures that go along, fewest and most units."""
    zone = task.zone
    pool, here = state.units[zone], state.creature[zone]
    subsets = _subsets(here)
    for creatures in subsets:
        way = way_of(state, task, creatures)
        for to, how in exits(state, task.seat, way, creatures):
            least, most = span(state, task.seat, way, to, how, pool, here, creatures)
            if least <= most:
                yield to, how, creatures, least, most


def way_of(state: KemetState, task: MoveTask, creatures: int) -> Way:
    """How far the group can go if these creatures take part in the next step (T-77, R-23)."""
    land, own = task.land, effects(state, task.seat)
    if not task.begun:  # the value is fixed as the Move begins
        bound = state.creature[task.zone] if acts_waited_for_actions(state) else task.creatures
        moving = creatures & bound if creatures_must_leave(state) else bound
        land += 1 + own.moves + sum([state.stock.moves_of[number] for number in beasts(moving)])
    return Way(
        task.zone,
        task.start,
        land,
        2 if task.portal != NO_ZONE else int(not (task.teleported or task.no_teleport)),
        task.entered,
        task.ignores_walls,
        state.pp[task.seat],
        task.portal,
        own.limit,
    )


def exits(state: KemetState, seat: int, way: Way, creatures: int) -> Iterator[tuple[int, str]]:
    """Zones the group may enter next, limits aside; whoever looks for one stops at the first."""
    board, zone = state.board, way.zone
    if way.teleports == 2:
        if enterable(state, seat, way, creatures, way.portal, 0):
            yield way.portal, TELEPORT
        return
    if way.land > 0:
        for to in board.roads[seat][zone]:
            if enterable(state, seat, way, creatures, to, 0):
                yield to, LAND
    if way.teleports and teleport_origin(state, seat, zone, creatures):
        price = teleport_price(state, seat, creatures)
        if price <= way.pp:
            for to in board.obelisks:
                if to != zone and enterable(state, seat, way, creatures, to, price):
                    yield to, TELEPORT


def teleport_origin(state: KemetState, seat: int, zone: int, creatures: int) -> bool:
    """A district with a pyramid (T-81); an obelisk too, with the Portal or the Griffin Sphinx in the group."""
    if state.level[zone]:
        return True
    return state.board.obelisk[zone] and (
        bool(creatures & state.stock.obelisk_beasts) or effects(state, seat).obelisk_teleport
    )


def enterable(state: KemetState, seat: int, way: Way, creatures: int, to: int, price: int) -> bool:
    """Walls (T-86, T-87) and an enemy creature's toll do not stand against it."""
    board = state.board
    city = board.city[to]
    if city != NOBODY and city != seat:
        if way.entered:
            return False
        if not (way.walls or creatures & state.stock.wall_breakers or to in board.adjacent[way.start]):
            return False
    holder = state.holder[to]
    if holder != NOBODY and holder != seat and state.creature[to]:
        return price + toll(state, seat, to) <= way.pp
    return True


def span(
    state: KemetState, seat: int, way: Way, to: int, how: str, pool: int, here: int, creatures: int
) -> tuple[int, int]:
    """Fewest and most units that may make this step, so that all limits hold or can still be met (T-90)."""
    most_here, staying = way.limit, here & ~creatures
    least, most = pool - most_here if pool > most_here else 1, pool
    if staying:
        if staying & (staying - 1):
            least = pool  # two creatures cannot stay; all leave, and those left alone go home (T-62)
        if not may_shed_creatures(state):
            most -= 1  # no creature may be left alone
            if least > most:
                return 1, 0
    holder = state.holder[to]
    if holder != NOBODY and holder != seat:  # a battle: the move ends here (T-89, R-11)
        return least, min(most, most_here) if not creatures & (creatures - 1) else 0
    units, together = state.units[to], state.creature[to] | creatures
    fits = 0 if together & (together - 1) else most_here - units
    if fits < most:  # over a limit on the way: only as long as it can be put right somewhere beyond
        beyond = way_on(state, seat, way, to, how, creatures)
        most = max(fits, least - 1)
        top = pool if not staying or may_shed_creatures(state) else pool - 1
        if beyond.land > 0 or (beyond.teleports and teleport_origin(state, seat, to, together)):
            while most < top and _can_end(state, seat, beyond, units + most + 1, together, way.zone, pool - most - 1):
                most += 1
    return least, most


def _several(creatures: int) -> bool:
    return bool(creatures & (creatures - 1))


def way_on(state: KemetState, seat: int, way: Way, to: int, how: str, creatures: int) -> Way:
    """How far the group can go on after that step."""
    city = state.board.city[to]
    price = 0 if how == LAND or way.teleports == 2 else teleport_price(state, seat, creatures)
    return Way(
        to,
        way.start,
        way.land - (how == LAND),
        0 if how == TELEPORT else way.teleports,
        way.entered or (city != NOBODY and city != seat),
        way.walls,
        way.pp - price,
        NO_ZONE,
        way.limit,
    )


def _can_end(state: KemetState, seat: int, way: Way, units: int, creatures: int, left: int, behind: int) -> bool:
    """Whether a group over a limit can be put right: those too many find room further on.

    `behind` units are those that the step leaves in the zone `left`.
    """
    most = way.limit
    for along in _subsets(creatures):
        if _several(along):
            continue
        rest = creatures & ~along
        going = units if _several(rest) else max(1, units - most)
        if rest and going == units and not may_shed_creatures(state):
            continue
        if _finds_room(state, seat, way, going, along, {left: behind, way.zone: units - going}, {}):
            return True
    return False


def _finds_room(
    state: KemetState,
    seat: int,
    way: Way,
    units: int,
    creature: int,
    changed: dict[int, int],
    tried: dict[tuple[int, int, int, bool], int],
) -> bool:
    """Whether so many units can walk on until all of them stand somewhere, dropping what fits on the way."""
    most = way.limit
    for to, how in exits(state, seat, way, creature):
        if state.holder[to] not in (NOBODY, seat):
            if units <= most:
                return True
            continue
        there = changed[to] if to in changed else state.units[to]
        meets = bool(creature and state.creature[to])
        if there + units <= most and not meets:
            return True
        beyond = way_on(state, seat, way, to, how, creature)
        going = max(1, there + units - most)
        key = (to, beyond.land, beyond.teleports, beyond.entered)
        if tried.get(key, units + 1) <= going:
            continue
        tried[key] = going
        if _finds_room(state, seat, beyond, going, creature, {**changed, to: there + units - going}, tried):
            return True
    return False


def _subsets(bits: int) -> tuple[int, ...]:
    """All sets of these creatures, all of them first."""
    known = _SUBSETS.get(bits)
    if known is None:
        known = _SUBSETS[bits] = tuple(some for some in range(bits, -1, -1) if some & bits == some)
    return known


def mover_of(state: KemetState) -> int:
    """Whose Move is under way: a card played on the way may start a battle elsewhere."""
    return next((task.seat for task in state.tasks if isinstance(task, MoveTask)), NOBODY)


# --- making a step -------------------------------------------------------------------------------


def over_limit(state: KemetState, task: MoveTask) -> bool:
    """The moving group is over a limit on its way (T-90)."""
    bits = state.creature[task.zone]
    return state.units[task.zone] > limit(state, task.seat) or bool(bits & (bits - 1))


def make_step(state: KemetState, task: MoveTask, action: Step, events: list[Event]) -> None:
    board, seat, zone = state.board, task.seat, task.zone
    to = board.index[action.to]
    here = state.creature[zone]
    creatures = next(some for some in _subsets(here) if creature_word(state, some, here) == action.creature)
    way = way_of(state, task, creatures)
    task.land, task.begun = way.land, True
    price = 0
    if action.way == TELEPORT:
        price = 0 if task.portal != NO_ZONE else teleport_price(state, seat, creatures)
        task.teleported, task.portal = True, NO_ZONE
    else:
        task.land -= 1
    enemy = state.holder[to] not in (NOBODY, seat)
    entry = toll(state, seat, to) if enemy else 0
    pay(state, seat, price + entry)
    task.entered = task.entered or board.city[to] not in (NOBODY, seat)
    how = action.way or ("land" if to in board.adjacent[zone] else "ship")
    names = state.stock.creatures(creatures)
    events.append(Moved(seat, board.words[zone], action.to, action.units, names, how, price + entry, entry))
    leave(state, zone, action.units, creatures, events)
    task.zone = to
    if not enemy:
        come(state, seat, to, action.units, creatures)
        score_zones(state, events, mover=seat)
        return
    score_zones(state, events)
    state.tasks.pop()
    state.fights.append(Fight(to, seat, action.units, creatures))
    if attacks_were_paid_by_moving(state):
        gain(state, seat, effects(state, seat).per_attack, "dedication to battle", events)


def end_move(state: KemetState, events: list[Event]) -> None:
    """What the move took is scored now (T-91)."""
    state.tasks.pop()
    score_zones(state, events)
