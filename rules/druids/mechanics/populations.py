"""New populations, moves, jumps and captures (D-22 to D-25, D-61 to D-69)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core import Action, Event
from rules.druids.actions import Move, New
from rules.druids.board import CORNER_FIELDS, FIELD, NEIGHBOURS, WORD
from rules.druids.events import Captured, Moved, Settled
from rules.druids.figures import FIGURES
from rules.druids.state import FREE, DruidsState

NEWS = tuple(New(word) for word in WORD)
STEP, CAPTURE = "-", "x"
NEEDED = FIGURES.capture.populations


class _Moves(dict[int, Move]):
    """The moves from one field, made when first asked for."""

    def __init__(self, start: int, sign: str) -> None:
        super().__init__()
        self.start, self.sign = start, sign

    def __missing__(self, to: int) -> Move:
        move = self[to] = Move(f"{WORD[self.start]}{self.sign}{WORD[to]}")
        return move


STEPS = tuple(_Moves(field, STEP) for field in range(len(WORD)))
CAPTURES = tuple(_Moves(field, CAPTURE) for field in range(len(WORD)))


def parts(moves: str) -> tuple[str, str, str]:
    """Start, sign and end of a move word; empty strings where it has no sign."""
    for sign in (STEP, CAPTURE):
        start, found, to = moves.partition(sign)
        if found:
            return start, sign, to
    return "", "", ""


# --- new populations ----------------------------------------------------------------------------


def new_fields(state: DruidsState, seat: int) -> list[int]:
    """Free fields next to an own population or at an own stone; any free field without both (D-61, D-62)."""
    ground, own = state.ground, state.populations[seat]
    fields = {other for field in own for other in NEIGHBOURS[field] if ground[other] == FREE}
    stones = [corner for corner, owner in state.stones.items() if owner == seat]
    if not own and not stones:
        return sorted(field for field in state.tiles if ground[field] == FREE)
    fields.update(field for corner in stones for field in CORNER_FIELDS[corner] if ground[field] == FREE)
    if any(ground[field] == seat for field in state.ring):
        fields.update(field for field in state.ring if ground[field] == FREE)
    return sorted(fields)


def new_actions(state: DruidsState, seat: int) -> list[Action]:
    if not state.populations_left[seat]:
        return []  # D-63
    return [NEWS[field] for field in new_fields(state, seat)]


def settle_down(state: DruidsState, seat: int, action: New, events: list[Event]) -> None:
    field = FIELD[action.fields]
    state.populations_left[seat] -= 1
    state.populations[seat].append(field)
    state.ground[field] = seat
    events.append(Settled(seat, action.fields))


# --- moving -------------------------------------------------------------------------------------


def moves_each(state: DruidsState) -> int:
    """How often a population may move (D-64, A-28)."""
    doubled = len(state.turn.runs) == 1
    return 2 if doubled and state.options.moves_each == "twice when doubled" else 1


def movable(state: DruidsState, seat: int) -> list[int]:
    """Own populations that are not immortal and have a move left (D-64, D-67)."""
    moved, warded, most = state.turn.moved, state.warded, moves_each(state)
    return [field for field in sorted(state.populations[seat]) if moved.get(field, 0) < most and field not in warded]


def around(state: DruidsState, field: int) -> Iterable[int]:
    """Fields and cells next to a field, portals counted; portals and holes in the map among them are VOID (D-21)."""
    if field in state.ring:
        return dict.fromkeys([*NEIGHBOURS[field], *(other for other in state.ring if other != field)])
    return NEIGHBOURS[field]


def group(state: DruidsState, field: int) -> tuple[list[int], list[int]]:
    """The own populations joined with the one on `field`, and the free fields next to any of them.

    Own populations may be jumped in any chain (D-65), so all of the group reach the same fields.
    """
    ground = state.ground
    seat = ground[field]
    ring_met = not state.ring
    members, free = [field], set()
    met = {field}
    for member in members:
        near: Iterable[int] = NEIGHBOURS[member]
        if not ring_met and member in state.ring:
            ring_met = True
            near = (*near, *state.ring)
        for other in near:
            here = ground[other]
            if here == FREE:
                free.add(other)
            elif here == seat and other not in met:
                met.add(other)
                members.append(other)
    return members, sorted(free)


def short_targets(state: DruidsState, field: int) -> list[int]:
    """Free fields one step away or over exactly one own population (A-29)."""
    ground, seat = state.ground, state.ground[field]
    near = list(around(state, field))
    over = [far for other in near if ground[other] == seat for far in around(state, other)]
    return sorted({other for other in (*near, *over) if ground[other] == FREE})


def capturers(state: DruidsState, seat: int) -> dict[int, list[int]]:
    """Each population of another that can be captured now -> the own ones that may step there (D-66, D-67)."""
    ground, warded, ring = state.ground, state.warded, state.ring
    moved, most, helped = state.turn.moved, moves_each(state), state.options.moved_help_capture
    foreign_ring = [field for field in ring if ground[field] >= 0 and ground[field] != seat]
    beside: dict[int, list[int]] = {}
    for field in state.populations[seat]:
        if field in warded or (field in moved and not helped):
            continue
        near = [other for other in NEIGHBOURS[field] if ground[other] >= 0 and ground[other] != seat]
        if foreign_ring and field in ring:
            near += [other for other in foreign_ring if other not in near]
        for other in near:
            beside.setdefault(other, []).append(field)
    found = {}
    for target, own in beside.items():
        if len(own) >= NEEDED and target not in warded:
            found[target] = [field for field in own if moved.get(field, 0) < most] if moved else own
    return found


def move_actions(state: DruidsState, seat: int) -> list[Action]:
    actions: list[Action] = []
    if state.options.jumps == "chain":
        targets: dict[int, list[int]] = {}
        for field in movable(state, seat):
            if field not in targets:
                members, free = group(state, field)
                targets.update(dict.fromkeys(members, free))
            actions += map(STEPS[field].__getitem__, targets[field])
    else:
        for field in movable(state, seat):
            actions += map(STEPS[field].__getitem__, short_targets(state, field))
    found = capturers(state, seat)
    for target in sorted(found):
        actions += [CAPTURES[field][target] for field in sorted(found[target])]
    return actions


def move(state: DruidsState, seat: int, action: Move, events: list[Event]) -> None:
    """One population, one field (D-64); a capture goes to the pile that pays for boosts (D-68)."""
    start_word, _, to_word = parts(action.moves)
    start, to = FIELD[start_word], FIELD[to_word]
    owner = state.ground[to]
    if owner >= 0:
        state.populations[owner].remove(to)
        state.captured[seat][owner] += 1
        events.append(Captured(seat, start_word, to_word, owner))
    else:
        events.append(Moved(seat, start_word, to_word))
    own, moved = state.populations[seat], state.turn.moved
    own[own.index(start)] = to
    state.ground[start], state.ground[to] = FREE, seat
    moved[to] = moved.pop(start, 0) + 1
