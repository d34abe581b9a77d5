"""What a step would bring: a view laid out again as a position, so that effects come from the rules themselves.

Everything in this game is open, so nothing is missing here but the course of the turn before. What is tried on a scene
is tried on that scene alone: each call of `scene` lays out a new one. `shown` is for looking only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rules.core import Action, Event, Seat
from rules.core.chat import Said
from rules.druids.actions import Auto, Convert, Demon, Lay, Lift, Move, New, Stone, Temple, Ward
from rules.druids.board import CORNER, CORNER_FIELDS, FIELD, FIELDS, NEIGHBOURS, WORD
from rules.druids.events import Laid, Settled, WardEnded
from rules.druids.mechanics import demons, populations, stones
from rules.druids.mechanics.land import empty_table, hand, lay, make_wild, put_portal, put_tile
from rules.druids.mechanics.pieces import PATTERNS
from rules.druids.mechanics.populations import around
from rules.druids.mechanics.scouting import next_lay
from rules.druids.mechanics.settling import settle
from rules.druids.mechanics.suggest import NEAR
from rules.druids.scoring import points
from rules.druids.state import ACTION_WORDS, CLOSED, NONE, VOID, DruidsState, Turn
from rules.druids.view import DruidsView

STEPS: dict[type[Action], Callable[..., None]] = {
    Demon: demons.lay_demon,
    Lift: demons.lift,
    Ward: demons.ward,
    Stone: stones.set_stone,
    Temple: stones.set_temple,
    Convert: stones.convert,
    New: populations.settle_down,
    Move: populations.move,
}
"""Kinds that change what stands on the board."""


_last: list[tuple[DruidsView, DruidsState]] = []
"""The view looked at last and its position: a list of choices asks for the same one again and again."""


def shown(view: DruidsView) -> DruidsState:
    """The position a view shows, to be looked at and not to be changed."""
    if not _last or _last[0][0] is not view:
        _last[:] = [(view, scene(view))]
    return _last[0][1]


def scene(view: DruidsView) -> DruidsState:
    """The position a view shows."""
    asked, seats = view.asked, len(view.seats)
    runs = [ACTION_WORDS.index(word) for word in asked.runs]
    if asked.seats and not asked.doubled:
        runs = [*runs, NONE][:2]  # two actions were chosen, the first of them may be over
    moved = {FIELD[tile.field]: 1 for tile in view.tiles if tile.moved}
    state = DruidsState(
        options=view.options,
        seats=seats,
        phase="setup" if view.phase == "setup" else "acting",
        order=list(view.order),
        turn=Turn(seat=asked.seat or 0, runs=runs, left=asked.left, moved=moved),
        turns=view.turns,
        laid=0,
        bag=[view.bag.get(pattern, 0) for pattern in PATTERNS],
        drawn=PATTERNS.index(asked.drawn) if asked.drawn else NONE,
        face_up=[PATTERNS.index(piece) for piece in view.face_up],
        last=view.last,
        tiles={},
        portals=[],
        demons=[],
        warded=[FIELD[tile.field] for tile in view.tiles if tile.immortal],
        populations=[[FIELD[word] for word in player.populations] for player in view.seats],
        stones={CORNER[stone.corner]: stone.seat for stone in view.stones},
        temples=[FIELD[temple.field] for temple in view.temples],
        ground=[VOID] * FIELDS,
        edge={},
        ring=[],
        populations_left=[player.populations_left for player in view.seats],
        stones_left=[player.stones_left for player in view.seats],
        temples_left=view.temples_left,
        markers_left=view.markers_left,
        captured=[list(player.captured) for player in view.seats],
        populations_lost=[player.lost for player in view.seats],
        stones_lost=[player.stones_lost for player in view.seats],
        temples_lost=0,
        markers_lost=0,
        chosen=[[ACTION_WORDS.index(word) for word in player.chosen] for player in view.seats],
        chosen_before=[],
        best=[player.points for player in view.seats],
        quiet=view.quiet,
        idle=0,
    )
    empty_table(state)
    for word in view.portals:
        put_portal(state, FIELD[word])
    for tile in view.tiles:
        field = FIELD[tile.field]
        put_tile(state, field, tile.sides)
        if tile.demon:
            state.demons.append(field)
            state.ground[field] = CLOSED
            make_wild(state, field)
        if tile.population is not None:
            state.ground[field] = tile.population
    return state


def foreseen(view: DruidsView, seat: Seat, order: Auto) -> list[Laid]:
    """Where an order lays the pieces that are drawn; nothing where more must be drawn for it."""
    state = scene(view)
    laid: list[Event] = []
    wishes = [FIELD[word] for word in order.fields.split()]
    if order.count > len(hand(state)):
        return []
    while len(laid) < order.count and (step := next_lay(state, seat, order, wishes)) is not None:
        lay(state, seat, step, laid)
        wishes = [cell for cell in wishes if order.style == NEAR or WORD[cell] != step.field]
    return [event for event in laid if isinstance(event, Laid)]


def proposed(view: DruidsView, seat: Seat, action: Action) -> list[Event]:
    """What advice would put on the map."""
    if isinstance(action, New):
        return [Settled(seat, action.fields)]
    if isinstance(action, Lay):
        return [Laid(seat, action.piece or view.asked.drawn, action.field, action.hour)]
    return list(foreseen(view, seat, action)) if isinstance(action, Auto) else []


class Outcome(msgspec.Struct, frozen=True):
    """What a step would bring: points by seat, and what happens with it."""

    gains: list[int]
    events: list[Event]


def tried(view: DruidsView, seat: Seat, action: Action) -> Outcome:
    """A step tried on a scene of its own."""
    state = scene(view)
    events: list[Event] = []
    STEPS[type(action)](state, seat, action, events)
    settle(state, events)
    return Outcome([points(state, player.seat) - player.points for player in view.seats], events)


def effect(view: DruidsView, seat: Seat, action: Action) -> Said | None:
    """Own wards that end, else the points it brings and costs."""
    outcome = tried(view, seat, action)
    ended = own_ends(outcome.events, seat)
    if ended:
        return Said("note-ward-ends", {"fields": few(ended)})
    own = outcome.gains[seat]
    others = sum(outcome.gains) - own
    if own and others:
        return Said("note-points-both", {"own": _signed(own), "others": _signed(others)})
    if own:
        return Said("note-points-own", {"own": _signed(own)})
    return Said("note-points-others", {"others": _signed(others)}) if others else None


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def few(words: list[str], most: int = 4) -> str:
    return ", ".join(words[:most]) + (", …" if len(words) > most else "")


def after(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> DruidsState:
    """The position after new populations or moves, as far as they are legal one after the other."""
    state = scene(view)
    for action in actions:
        possible = populations.new_actions if isinstance(action, New) else populations.move_actions
        if action not in possible(state, seat):
            break
        STEPS[type(action)](state, seat, action, [])
        state.turn.left -= 1
    return state


def adjacent(view: DruidsView, a: str, b: str) -> bool:
    """Sharing a side, or joined by portals (D-21)."""
    return FIELD[b] in NEIGHBOURS[FIELD[a]] or (a in view.ring and b in view.ring)


def stones_round(view: DruidsView, field: str) -> list[Seat]:
    """Owners of the stones on a field's corners."""
    return [stone.seat for stone in view.stones if FIELD[field] in CORNER_FIELDS[CORNER[stone.corner]]]


def temples_of(view: DruidsView, seat: Seat) -> int:
    return sum(temple.seat == seat for temple in view.temples)


# --- moves --------------------------------------------------------------------------------------


def jumped(state: DruidsState, start: str, to: str) -> list[str]:
    """Own populations on a shortest way from one field to another (D-65)."""
    seat = state.ground[FIELD[start]]
    came_from = {FIELD[start]: FIELD[start]}
    for field in (todo := [FIELD[start]]):
        if FIELD[to] in around(state, field):
            break
        for other in around(state, field):
            if other not in came_from and state.ground[other] == seat:
                came_from[other] = field
                todo.append(other)
    way = []
    while field != FIELD[start]:
        way.append(WORD[field])
        field = came_from[field]
    return way[::-1]


def ended_wards(view: DruidsView, seat: Seat, action: Action) -> list[str]:
    """Own wards that lose their link by it (D-53)."""
    if not any(tile.immortal and tile.population == seat for tile in view.tiles):
        return []
    return own_ends(tried(view, seat, action).events, seat)


def own_ends(events: Sequence[Event], seat: Seat) -> list[str]:
    return [event.field for event in events if isinstance(event, WardEnded) and event.seat == seat]
