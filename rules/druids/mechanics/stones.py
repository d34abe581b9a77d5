"""White magic: druid stones on corners, temples on fields, turning stones (D-26 to D-36, D-56 to D-58)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.druids.actions import Convert, Stone, Temple
from rules.druids.board import CORNER, CORNER_FIELDS, CORNER_SIDES, CORNER_WORD, CORNERS_OF, FIELD, TOP_AND_BOTTOM, WORD
from rules.druids.events import Converted, StoneSet, TemplePassed, TempleSet
from rules.druids.state import NONE, DruidsState

NEW_STONES = tuple(Stone(word) for word in CORNER_WORD)
NEW_TEMPLES = tuple(Temple(word) for word in WORD)
CONVERTS = tuple(Convert(word) for word in CORNER_WORD)

TRIO = 3
"""Stones round a temple; no field has more (D-29, D-32)."""
MAJORITY = 2


# --- where a stone may stand --------------------------------------------------------------------


def forest_sides(state: DruidsState, corner: int) -> int:
    """How many of the three shared sides that meet there are forest on both tiles (D-28)."""
    tiles = state.tiles
    return sum(tiles[a][i] == "F" == tiles[b][j] for a, i, b, j in CORNER_SIDES[corner])


def forest_halves(state: DruidsState, corner: int) -> int:
    """How many of the six halves of those sides show forest (A-37)."""
    tiles = state.tiles
    return sum((tiles[a][i] == "F") + (tiles[b][j] == "F") for a, i, b, j in CORNER_SIDES[corner])


def wooded(state: DruidsState, corner: int) -> bool:
    count = forest_sides if state.options.forest == "sides" else forest_halves
    return count(state, corner) >= 2


def stones_on(state: DruidsState, field: int) -> int:
    """Stones on the corners of a field."""
    stones = state.stones
    return sum(corner in stones for corner in CORNERS_OF[field])


def has_room(state: DruidsState, corner: int, gone: int = NONE) -> bool:
    """The spacing test with a stone put here and the one at `gone` taken away (D-29, D-56).

    The stones that stand pass the test already, so only fields round this corner need a look.
    """
    stones = state.stones
    emptied = CORNER_FIELDS[gone] if gone != NONE else ()

    def after(field: int) -> int:
        return stones_on(state, field) - (field in emptied) + (field in here)

    here = CORNER_FIELDS[corner]
    counts = [after(field) for field in here]
    if max(counts) > TRIO or counts.count(TRIO) > 1:
        return False
    if TRIO not in counts or state.options.spacing == "placed stone":
        return True
    trio = here[counts.index(TRIO)]
    for other in CORNERS_OF[trio]:
        if other in stones and other != gone:
            for field in CORNER_FIELDS[other]:
                if field != trio and after(field) >= TRIO:
                    return False
    return True


def sites(state: DruidsState, seat: int) -> list[int]:
    """Empty corners between three own populations with forest enough (D-27, D-28, D-30)."""
    ground, stones = state.ground, state.stones
    return sorted(
        corner
        for field in state.populations[seat]
        for corner, b, c in TOP_AND_BOTTOM[field]
        if ground[b] == seat and ground[c] == seat and corner not in stones and wooded(state, corner)
    )


# --- temples ------------------------------------------------------------------------------------


def temple_owner(state: DruidsState, field: int) -> int | None:
    """Whoever owns at least two of the three stones (D-33)."""
    owners = [state.stones[corner] for corner in CORNERS_OF[field] if corner in state.stones]
    return next((owner for owner in owners if owners.count(owner) >= MAJORITY), None)


def temples_of(state: DruidsState, seat: int) -> list[int]:
    return [field for field in state.temples if temple_owner(state, field) == seat]


def temple_fields(state: DruidsState, seat: int) -> list[int]:
    """Where that seat may set a temple (D-32, D-34, D-36)."""
    stones = state.stones
    around: dict[int, int] = {}
    for corner, owner in stones.items():
        if owner == seat:
            for field in CORNER_FIELDS[corner]:
                around[field] = around.get(field, 0) + 1
    return sorted(
        field
        for field, own in around.items()
        if own >= MAJORITY
        and stones_on(state, field) == TRIO
        and field in state.tiles
        and (state.options.temples_on_demons or field not in state.demons)
        and field not in state.temples
    )


# --- the options --------------------------------------------------------------------------------


def convertible(state: DruidsState, seat: int) -> list[int]:
    """Stones of others with two or three own populations around (D-58)."""
    ground = state.ground
    found = []
    for corner, owner in state.stones.items():
        if owner != seat:
            a, b, c = CORNER_FIELDS[corner]
            if (ground[a] == seat) + (ground[b] == seat) + (ground[c] == seat) >= MAJORITY:
                found.append(corner)
    return sorted(found)


def white_actions(state: DruidsState, seat: int) -> list[Action]:
    taken = () if state.options.repeat_options else state.turn.taken
    actions: list[Action] = []
    if "stone" not in taken:
        own = sorted(corner for corner, owner in state.stones.items() if owner == seat)
        for corner in sites(state, seat):
            if state.stones_left[seat] and has_room(state, corner):
                actions.append(NEW_STONES[corner])
            word = CORNER_WORD[corner]
            actions += [Stone(word, CORNER_WORD[start]) for start in own if has_room(state, corner, start)]
    if not state.stones:
        return actions
    if "temple" not in taken and (fields := temple_fields(state, seat)):
        starts = sorted(temples_of(state, seat))
        for field in fields:
            if state.temples_left:
                actions.append(NEW_TEMPLES[field])
            actions += [Temple(WORD[field], WORD[start]) for start in starts]
    if "convert" not in taken and state.stones_left[seat]:
        actions += [CONVERTS[corner] for corner in convertible(state, seat)]
    return actions


def set_stone(state: DruidsState, seat: int, action: Stone, events: list[Event]) -> None:
    """Off and on are one step (D-73): the temple question comes when it is settled."""
    if action.from_:
        del state.stones[CORNER[action.from_]]
    else:
        state.stones_left[seat] -= 1
    state.stones[CORNER[action.corner]] = seat
    events.append(StoneSet(seat, action.corner, action.from_))


def set_temple(state: DruidsState, seat: int, action: Temple, events: list[Event]) -> None:
    if action.from_:
        state.temples.remove(FIELD[action.from_])
    else:
        state.temples_left -= 1
    state.temples.append(FIELD[action.field])
    events.append(TempleSet(seat, action.field, action.from_))


def convert(state: DruidsState, seat: int, action: Convert, events: list[Event]) -> None:
    """Swap the stone for one of the own supply; the other goes back to its owner's, or is lost (D-58)."""
    corner = CORNER[action.corner]
    temples = [field for field in CORNER_FIELDS[corner] if field in state.temples]
    before = [temple_owner(state, field) for field in temples]
    owner = state.stones[corner]
    state.stones[corner] = seat
    state.stones_left[seat] -= 1
    if state.options.converted == "returned":
        state.stones_left[owner] += 1
    else:
        state.stones_lost[owner] += 1
    events.append(Converted(seat, action.corner, owner))
    for field, had in zip(temples, before, strict=True):
        has = temple_owner(state, field)
        if has != had:
            events.append(TemplePassed(WORD[field], has))  # D-33: at all times
