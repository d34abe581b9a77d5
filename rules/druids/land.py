"""The growing map: drawing pieces, where they fit, laying them, and the ring of fields beside portals (D-7 to D-21)."""

from __future__ import annotations

from rules.core import Action, Dice, Event
from rules.druids.actions import Lay, Pick
from rules.druids.board import BIG_FIELD, FIELD, FIELDS, HOURS, NEIGHBOURS, SIDE_OF_HOUR, SIDES, WORD
from rules.druids.events import Drew, Laid, LastPiece, Misfit, NothingFits
from rules.druids.pieces import (
    ANY,
    COUNTS,
    ONE,
    PATTERNS,
    PORTAL,
    TOUCH,
    TWO,
    fitting_turns,
    habitable,
    side_code,
    turned,
)
from rules.druids.state import CLOSED, FREE, NONE, VOID, DruidsState

PICKS = tuple(Pick(pattern) for pattern in PATTERNS)
PORTALS = tuple(Lay(word) for word in WORD)
TILES = tuple(tuple(Lay(word, hour) for hour in HOURS) for word in WORD)


# --- drawing ------------------------------------------------------------------------------------


def full_bag() -> list[int]:
    return list(COUNTS)


def draw(state: DruidsState, seat: int, dice: Dice, events: list[Event]) -> bool:
    """Take a piece from the bag into the hand; False when nothing left in it fits (D-16).

    A piece that fits nowhere goes back and another is drawn. Leaving its like out of the second draw changes no
    chances, since they would only be put back again.
    """
    counts = list(state.bag)
    while total := sum(counts):
        number = dice.below(total)
        for piece, count in enumerate(counts):  # noqa: B007
            if number < count:
                break
            number -= count
        if fits_somewhere(state, piece):
            state.bag[piece] -= 1
            state.drawn = piece
            left = sum(state.bag)
            events.append(Drew(seat, PATTERNS[piece], left))
            if not left:
                state.last = True  # D-60
                events.append(LastPiece(seat))
            return True
        counts[piece] = 0
        events.append(Misfit(seat, PATTERNS[piece]))
    state.last = True
    events.append(NothingFits(seat))
    return False


def fits_somewhere(state: DruidsState, piece: int) -> bool:
    if piece == PORTAL:
        return bool(state.edge)
    pattern = PATTERNS[piece]
    return any(around >= TWO and fitting_turns(pattern, around) for around in state.edge.values())


def draw_face_up(state: DruidsState, seat: int, number: int, dice: Dice, events: list[Event]) -> int:
    """Draw so many pieces at once (A-3); how many there were that fit."""
    drawn = 0
    while drawn < number and any(state.bag) and draw(state, seat, dice, events):
        state.face_up.append(state.drawn)
        state.drawn = NONE
        drawn += 1
    return drawn


def pick_actions(state: DruidsState) -> list[Action]:
    """The pieces lying face up that fit somewhere."""
    return [PICKS[piece] for piece in sorted(set(state.face_up)) if fits_somewhere(state, piece)]


def pick(state: DruidsState, action: Pick) -> None:
    state.drawn = PATTERNS.index(action.piece)
    state.face_up.remove(state.drawn)


def replace_misfits(state: DruidsState, seat: int, dice: Dice, events: list[Event]) -> None:
    """When no piece lying face up fits any more they go back and others are drawn for them (D-16)."""
    if not state.face_up or pick_actions(state):
        return
    misfits, state.face_up = state.face_up, []
    for piece in misfits:
        state.bag[piece] += 1
        events.append(Misfit(seat, PATTERNS[piece]))
    draw_face_up(state, seat, len(misfits), dice, events)


# --- where a piece may go -----------------------------------------------------------------------


def spots(state: DruidsState, pattern: str) -> list[tuple[int, tuple[int, ...]]]:
    """Cells a landscape piece fits (D-11, D-12), each with the turns that match."""
    return [
        (cell, turns)
        for cell, around in sorted(state.edge.items())
        if around >= TWO and (turns := fitting_turns(pattern, around))
    ]


def lay_actions(state: DruidsState) -> list[Action]:
    """Every way to lay the piece in hand."""
    if state.drawn == PORTAL:
        return [PORTALS[cell] for cell in sorted(state.edge)]  # D-18: one touching field is enough
    actions: list[Action] = []
    for cell, turns in spots(state, PATTERNS[state.drawn]):
        ways = TILES[cell]
        actions += [ways[turn] for turn in turns]
    return actions


# --- laying -------------------------------------------------------------------------------------


def lay(state: DruidsState, seat: int, action: Lay, events: list[Event]) -> None:
    """Lay the piece in hand."""
    cell, piece = FIELD[action.field], PATTERNS[state.drawn]
    if state.drawn == PORTAL:
        put_portal(state, cell)
    else:
        put_tile(state, cell, turned(piece, SIDE_OF_HOUR[action.hour]))
    state.drawn = NONE
    events.append(Laid(seat, piece, action.field, action.hour))


def put_tile(state: DruidsState, cell: int, sides: str) -> None:
    state.tiles[cell] = sides
    state.ground[cell] = FREE if habitable(sides) else CLOSED
    if any(other in state.portals for other in NEIGHBOURS[cell]):
        state.ring.append(cell)
    _close_in(state, cell, sides)


def put_portal(state: DruidsState, cell: int) -> None:
    """A portal is no field; what touches it joins the ring (D-19, D-20)."""
    state.portals.append(cell)
    for other in NEIGHBOURS[cell]:
        if (other in state.tiles or other in BIG_FIELD) and other not in state.ring:
            state.ring.append(other)
    _close_in(state, cell, "")


def _close_in(state: DruidsState, cell: int, sides: str) -> None:
    """The cell is taken; the empty ones around it have one more neighbour, with that landscape ("" fits any)."""
    edge = state.edge
    edge.pop(cell, None)
    for side, other in SIDES[cell]:
        if other not in state.tiles and other not in state.portals and other not in BIG_FIELD:
            wanted = side_code((side + 3) % 6, sides[side]) if sides else ANY
            edge[other] = edge.get(other, 0) + TOUCH + wanted


def make_wild(state: DruidsState, cell: int) -> None:
    """An open marker lies there now: its sides match anything (D-13)."""
    _change_sides(state, cell, -1)


def make_plain(state: DruidsState, cell: int) -> None:
    """The marker is gone; later pieces must match the printed sides again. What lies stays (D-17)."""
    _change_sides(state, cell, 1)


def _change_sides(state: DruidsState, cell: int, sign: int) -> None:
    sides = state.tiles[cell]
    for side, other in SIDES[cell]:
        if other in state.edge:
            state.edge[other] += sign * side_code((side + 3) % 6, sides[side])


def empty_table(state: DruidsState) -> None:
    """Only the big demon field lies in the middle (D-6)."""
    state.tiles, state.portals, state.ring, state.edge = {}, [], [], {}
    state.ground = [VOID] * FIELDS
    for cell in BIG_FIELD:
        _close_in(state, cell, "")


def touching(state: DruidsState, cell: int) -> int:
    """How many fields and portals an empty cell touches (D-11, D-14)."""
    return state.edge.get(cell, 0) // ONE
