"""What stands against a move or a step of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core import Action, Seat
from rules.kemet.actions import Move, Step
from rules.kemet.board import NO_ZONE, NOBODY
from rules.kemet.moving import TELEPORT, WALL_BREAKERS, Way, creature_word, teleport_origin, way_of
from rules.kemet.prayer import teleport_price, toll
from rules.kemet.state import KemetState, MoveTask
from rules.kemet.words import beast_words
from rules.kemet.zones import limit

Objection = tuple[str, str, dict[str, str | int]]
Facts = dict[str, str | int]


def move_objections(
    state: KemetState,
    seat: Seat,
    action: Move,
    token: Callable[[KemetState, Seat, Action], Iterator[Objection]],
) -> Iterator[Objection]:
    yield from token(state, seat, action)
    task = state.tasks[-1]
    if not isinstance(task, MoveTask):
        return
    if task.zone != NO_ZONE:
        yield "one-troop", "T-77", {"troop": state.board.words[task.zone]}
    if not action.troop or action.token or action.space:
        yield "which-troop", "T-77", {}
    yield "no-troop-of-yours", "T-77", {"troop": action.troop}


def step_objections(state: KemetState, seat: Seat, action: Step) -> Iterator[Objection]:
    task = state.tasks[-1]
    assert isinstance(task, MoveTask)
    facts: Facts = {"to": action.to, "units": action.units, "creature": action.creature}
    if task.zone == NO_ZONE:
        yield "which-troop", "T-77", {}
        return
    to = state.board.index.get(action.to, NO_ZONE)
    if to == NO_ZONE:
        yield "not-in-play", "T-4", facts
        return
    if to == task.zone:
        yield "already-there", "T-83", facts
    here = state.creature[task.zone]
    subsets = [some for some in range(here, -1, -1) if some & here == some]
    if action.creature not in [creature_word(some, here) for some in subsets]:
        if here and not action.creature:
            yield "say-creature", "T-62", {"creature": beast_words(here)}
        yield "creature-not-there", "T-62", facts
        return
    creatures = next(some for some in subsets if creature_word(some, here) == action.creature)
    pool = state.units[task.zone]
    if not 1 <= action.units <= pool:
        yield "not-so-many", "T-80", {**facts, "have": pool}
    way = way_of(state, task, creatures)
    if task.portal != NO_ZONE and (to != task.portal or action.way != TELEPORT):
        yield "card-leads-to", "T-79", {"to": state.board.words[task.portal]}
    if action.way == TELEPORT:
        yield from _teleport(state, seat, task, to, creatures, facts)
    else:
        yield from _on_land(state, seat, way, to, facts)
    yield from _walls(state, seat, way, to, creatures, facts)
    price = teleport_price(state, seat) if action.way and task.portal == NO_ZONE else 0
    enemy = state.holder[to] not in (NOBODY, seat)
    if enemy and price + toll(state, seat, to) > state.pp[seat]:
        yield "toll", "T-166", {"price": price + toll(state, seat, to), "have": state.pp[seat]}
    yield from _limits(state, seat, task, action, to, creatures)


def _teleport(
    state: KemetState, seat: Seat, task: MoveTask, to: int, creatures: int, facts: Facts
) -> Iterator[Objection]:
    if task.portal != NO_ZONE:
        return
    if task.teleported:
        yield "teleported-already", "T-81", facts
    if not teleport_origin(state, seat, task.zone, creatures):
        yield "no-teleport-here", "T-81", {"zone": state.board.words[task.zone]}
    if not state.board.obelisk[to]:
        yield "no-obelisk", "T-81", facts
    price = teleport_price(state, seat)
    if price > state.pp[seat]:
        yield "too-dear", "T-81", {"price": price, "have": state.pp[seat]}


def _on_land(state: KemetState, seat: Seat, way: Way, to: int, facts: Facts) -> Iterator[Objection]:
    board = state.board
    if to not in board.roads[seat][way.zone]:
        if board.bank[way.zone] and board.front[to] != NOBODY:
            yield "foreign-harbor", "T-84" if board.bank[way.zone] == "military" else "T-85", facts
        yield "not-adjacent", "T-83", {**facts, "zone": board.words[way.zone]}
    if way.land < 1:
        yield "no-land-move", "T-77", facts


def _walls(state: KemetState, seat: Seat, way: Way, to: int, creatures: int, facts: Facts) -> Iterator[Objection]:
    city = state.board.city[to]
    if city in (NOBODY, seat):
        return
    if way.entered:
        yield "one-district", "T-87", facts
    if not (way.walls or creatures & WALL_BREAKERS or to in state.board.adjacent[way.start]):
        yield "walls", "T-86", {**facts, "start": state.board.words[way.start]}


def _limits(
    state: KemetState, seat: Seat, task: MoveTask, action: Step, to: int, creatures: int
) -> Iterator[Objection]:
    most = limit(state, seat)
    behind = state.units[task.zone] - action.units
    facts: Facts = {"limit": most, "zone": state.board.words[task.zone], "to": action.to}
    if behind > most:
        yield "too-many-left", "T-90", facts
    enemy = state.holder[to] not in (NOBODY, seat)
    together = creatures | (0 if enemy else state.creature[to])
    if together & (together - 1):
        yield "two-creatures", "T-90", {**facts, "creature": beast_words(together)}
    rest = state.creature[task.zone] & ~creatures
    if behind and rest & (rest - 1):
        yield "two-creatures", "T-90", {**facts, "creature": beast_words(rest)}
    yield "too-many-there", "T-90", facts
