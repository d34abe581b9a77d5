"""Black magic: demon markers and their connection with the middle, wards and immortality (D-43 to D-55)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.druids.actions import Demon, Lift, Ward
from rules.druids.board import BIG_FIELD, CORNER_FIELDS, FIELD, NEIGHBOURS, WORD
from rules.druids.events import DemonLaid, DemonLifted, DemonVanished, PopulationLost, Warded
from rules.druids.figures import LOSSES
from rules.druids.mechanics.land import make_plain, make_wild
from rules.druids.mechanics.pieces import habitable
from rules.druids.state import CLOSED, FREE, DruidsState

DEMONS = tuple(Demon(word) for word in WORD)
LIFTS = tuple(Lift(word) for word in WORD)
UNDER_DEMON = "under-demon"
"""When a population leaves the board by itself: the key of `data.json` (D-45)."""
WARDS = tuple(Ward(word) for word in WORD)


# --- connections --------------------------------------------------------------------------------


def connected(state: DruidsState, wards: list[int]) -> set[int]:
    """The big field, those wards, and every open marker joined to them by neighbouring markers (D-43, D-51)."""
    unmet = set(state.demons)
    reached = {*BIG_FIELD, *wards}
    if not unmet:
        return reached
    ring_met = not state.ring
    todo = [*BIG_FIELD, *wards]
    while todo and unmet:
        field = todo.pop()
        around: list[int] | tuple[int, ...] = NEIGHBOURS[field]
        if not ring_met and field in state.ring:
            ring_met = True
            around = [*around, *state.ring]
        for other in around:
            if other in unmet:
                unmet.remove(other)
                reached.add(other)
                todo.append(other)
    return reached


def own_wards(state: DruidsState, seat: int) -> list[int]:
    return [field for field in state.warded if state.ground[field] == seat]


def demon_targets(state: DruidsState, seat: int) -> list[int]:
    """Landscape fields next to what is connected for this player, without a marker (D-43, D-44)."""
    reached = connected(state, own_wards(state, seat))
    around = {other for field in reached for other in NEIGHBOURS[field]}
    if any(field in reached for field in state.ring):
        around.update(state.ring)
    tiles, demons, warded = state.tiles, state.demons, state.warded
    return sorted(field for field in around if field in tiles and field not in demons and field not in warded)


def liftable(state: DruidsState, seat: int) -> list[int]:
    """Open markers of anybody's making, and those under own immortals (D-47, D-55)."""
    wards = state.warded if state.options.lift_foreign_wards else own_wards(state, seat)
    return sorted([*state.demons, *wards])


def linked(state: DruidsState, seat: int) -> set[int]:
    """Populations of that seat on a field of an own stone, or joined to one by own populations (D-49)."""
    ground, ring = state.ground, state.ring
    start = {
        field
        for corner, owner in state.stones.items()
        if owner == seat
        for field in CORNER_FIELDS[corner]
        if ground[field] == seat
    }
    met, todo = set(start), list(start)
    ring_met = not ring
    while todo:
        field = todo.pop()
        around: list[int] | tuple[int, ...] = NEIGHBOURS[field]
        if not ring_met and field in ring:
            ring_met = True
            around = [*around, *ring]
        for other in around:
            if ground[other] == seat and other not in met:
                met.add(other)
                todo.append(other)
    return met


def wardable(state: DruidsState, seat: int) -> list[int]:
    return sorted(linked(state, seat).difference(state.warded))


# --- the options --------------------------------------------------------------------------------


def black_actions(state: DruidsState, seat: int) -> list[Action]:
    taken = () if state.options.repeat_options else state.turn.taken
    actions: list[Action] = []
    if state.markers_left:  # D-48
        if "demon" not in taken:
            actions += [DEMONS[field] for field in demon_targets(state, seat)]
        if "ward" not in taken and state.stones:
            actions += [WARDS[field] for field in wardable(state, seat)]
    if "lift" not in taken and (state.demons or state.warded):
        actions += [LIFTS[field] for field in liftable(state, seat)]
    return actions


def lay_demon(state: DruidsState, seat: int, action: Demon, events: list[Event]) -> None:
    """A marker on a field; whoever stands there leaves the game (D-45)."""
    field = FIELD[action.field]
    events.append(DemonLaid(seat, action.field))
    owner = state.ground[field]
    if owner >= 0 and LOSSES.population == UNDER_DEMON:
        state.populations[owner].remove(field)
        state.populations_lost[owner] += 1
        state.turn.moved.pop(field, None)
        events.append(PopulationLost(owner, action.field))
    state.ground[field] = CLOSED
    state.demons.append(field)
    state.markers_left -= 1
    make_wild(state, field)


def lift(state: DruidsState, seat: int, action: Lift, events: list[Event]) -> None:
    """Take a marker away; what hung on it goes when the step is settled (D-47)."""
    field = FIELD[action.field]
    events.append(DemonLifted(seat, action.field))
    if field in state.warded:
        state.warded.remove(field)
        put_back_marker(state)
    else:
        remove_demon(state, field)
    if not state.options.markers_hang_on_immortals:  # then only the middle holds markers at a lift
        for cut in sorted(set(state.demons) - connected(state, [])):
            remove_demon(state, cut)
            events.append(DemonVanished(WORD[cut]))


def ward(state: DruidsState, seat: int, action: Ward, events: list[Event]) -> None:
    """A marker under an own population (D-49); its field does not become a demon field (D-52)."""
    state.warded.append(FIELD[action.field])
    state.markers_left -= 1
    events.append(Warded(seat, action.field))


def remove_demon(state: DruidsState, field: int) -> None:
    """Take an open marker off the board."""
    state.demons.remove(field)
    state.ground[field] = FREE if habitable(state.tiles[field]) else CLOSED
    make_plain(state, field)
    put_back_marker(state)


def put_back_marker(state: DruidsState) -> None:
    if state.options.reuse:  # D-48
        state.markers_left += 1
    else:
        state.markers_lost += 1
