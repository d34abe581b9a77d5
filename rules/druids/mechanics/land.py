"""The growing map: drawing pieces, where they fit, laying them, and the ring of fields beside portals (D-7 to D-21)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core import Action, Dice, Event
from rules.druids.actions import Lay, Pick
from rules.druids.before import pieces_were_picked
from rules.druids.board import BIG_FIELD, FIELD, FIELDS, HOURS, NEIGHBOURS, SIDE_OF_HOUR, SIDES, WORD
from rules.druids.events import Drew, Laid, LastPiece, Misfit, NothingFits
from rules.druids.mechanics.pieces import (
    ANY,
    COUNTS,
    EVERY_SIDE,
    FITTING,
    ONE,
    PATTERNS,
    PORTAL,
    TOUCH,
    TWO,
    habitable,
    side_code,
    turned,
)
from rules.druids.state import CLOSED, FREE, NONE, VOID, DruidsState

PICKS = tuple(Pick(pattern) for pattern in PATTERNS)


# --- drawing ------------------------------------------------------------------------------------


def full_bag() -> list[int]:
    return list(COUNTS)


def exhausted(state: DruidsState) -> bool:
    """Is the bag empty (D-3), or at some tables empty of landscape?"""
    return not any(state.bag if state.options.last_piece == "any" else state.bag[:PORTAL])


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
            events.append(Drew(seat, PATTERNS[piece], sum(state.bag)))
            if exhausted(state):
                state.last = True  # D-60
                events.append(LastPiece(seat, any(state.bag)))
            return True
        counts[piece] = 0
        events.append(Misfit(seat, PATTERNS[piece]))
    state.last = True
    events.append(NothingFits(seat))
    return False


def hand(state: DruidsState) -> list[int]:
    """The drawn pieces that may be laid now."""
    return state.face_up if state.drawn == NONE else [state.drawn]


def counts(state: DruidsState, piece: int) -> bool:
    """Does it use up one of the pieces to draw? At some tables portals do not."""
    return piece != PORTAL or state.options.portals_count


def draw_one(state: DruidsState, seat: int, dice: Dice, events: list[Event]) -> bool:
    """Draw a piece of this turn; False when nothing fits."""
    if not draw(state, seat, dice, events):
        return False
    state.turn.left -= counts(state, state.drawn)
    return True


def draw_all(state: DruidsState, seat: int, dice: Dice, events: list[Event]) -> None:
    """Draw every piece that this turn still gives (A-3)."""
    state.turn.left -= draw_face_up(state, seat, state.turn.left, dice, events)


def draw_face_up(state: DruidsState, seat: int, number: int, dice: Dice, events: list[Event]) -> int:
    """Draw so many pieces at once; how many there were that fit."""
    drawn = 0
    while drawn < number and not exhausted(state) and draw(state, seat, dice, events):
        drawn += counts(state, state.drawn)
        state.face_up.append(state.drawn)
        state.drawn = NONE
    _take_up(state)
    return drawn


def _take_up(state: DruidsState) -> None:
    """A single open piece is in hand."""
    if len(state.face_up) == 1 and not pieces_were_picked(state):
        state.drawn = state.face_up.pop()


def pick_actions(state: DruidsState) -> list[Action]:
    """The pieces lying face up that fit somewhere (version 1)."""
    return [PICKS[piece] for piece in sorted(set(state.face_up)) if fits_somewhere(state, piece)]


def pick(state: DruidsState, action: Pick) -> None:
    state.drawn = PATTERNS.index(action.piece)
    state.face_up.remove(state.drawn)


def replace_misfits(state: DruidsState, seat: int, dice: Dice, events: list[Event]) -> None:
    """When no drawn piece fits any more they go back and others are drawn for them (D-16)."""
    misfits = list(hand(state))
    if not misfits or any(fits_somewhere(state, piece) for piece in set(misfits)):
        return
    state.drawn, state.face_up = NONE, []
    for piece in misfits:
        state.bag[piece] += 1
        events.append(Misfit(seat, PATTERNS[piece]))
    draw_face_up(state, seat, len(misfits), dice, events)


# --- where a piece may go -----------------------------------------------------------------------


def portals_beside(state: DruidsState, cell: int) -> int:
    return sum(other in state.portals for other in NEIGHBOURS[cell])


def takes_portal(state: DruidsState, cell: int) -> bool:
    """Does a portal fit there? One touching field is enough, at some tables one that is no portal (D-18)."""
    touched = touching(state, cell)
    return touched > (0 if state.options.portal_beside == "anything" else portals_beside(state, cell))


def touched_fields(state: DruidsState, cell: int) -> int:
    """What counts among the two fields that a landscape piece must touch (D-11, D-14)."""
    return touching(state, cell) - (0 if state.options.portals_touch else portals_beside(state, cell))


def surroundings(state: DruidsState, cell: int) -> int:
    """What a cell wants of a landscape piece of the player on turn (`pieces`)."""
    around = state.edge.get(cell, 0)
    if state.options.ward_sides and state.warded:
        for side, other in SIDES[cell]:
            if (
                other in state.warded and state.ground[other] == state.turn.seat
            ):  # D-52 the other way: wild for its owner
                around -= side_code(side, state.tiles[other][(side + 3) % 6])
    return around


def fits_somewhere(state: DruidsState, piece: int) -> bool:
    if piece == PORTAL:
        return any(takes_portal(state, cell) for cell in state.edge)
    fitting = FITTING[PATTERNS[piece]]
    return any(fitting[around & EVERY_SIDE] for _, around in _edge(state))


def spots(state: DruidsState, pattern: str) -> list[tuple[int, tuple[int, ...]]]:
    """Cells a landscape piece fits (D-11, D-12), each with the turns that match."""
    fitting = FITTING[pattern]
    return [(cell, turns) for cell, around in sorted(_edge(state)) if (turns := fitting[around & EVERY_SIDE])]


def _edge(state: DruidsState) -> Iterator[tuple[int, int]]:
    """Cells that touch enough for a landscape piece, with what they want of it; whoever looks for one stops early."""
    options = state.options
    for cell, around in state.edge.items():
        if around >= TWO and (options.portals_touch or touched_fields(state, cell) >= 2):
            yield cell, surroundings(state, cell) if options.ward_sides else around


def portal_cells(state: DruidsState) -> list[int]:
    return [cell for cell in sorted(state.edge) if takes_portal(state, cell)]


def laying(state: DruidsState, piece: int, cell: int, turn: int = 0) -> Lay:
    """The lay of a drawn piece; it is named where several are open."""
    named = PATTERNS[piece] if state.drawn == NONE else ""
    return _lay(WORD[cell], 0 if piece == PORTAL else HOURS[turn], named)


@cache
def _lay(field: str, hour: int, piece: str) -> Lay:
    return Lay(field, hour, piece)


def lay_actions(state: DruidsState) -> list[Action]:
    """Every way to lay a drawn piece."""
    return [action for piece in sorted(set(hand(state))) for action in ways(state, piece)]


def ways(state: DruidsState, piece: int) -> list[Lay]:
    """Every way to lay this one."""
    if piece == PORTAL:
        return [laying(state, piece, cell) for cell in portal_cells(state)]
    named = PATTERNS[piece] if state.drawn == NONE else ""
    return [_lay(WORD[cell], HOURS[turn], named) for cell, turns in spots(state, PATTERNS[piece]) for turn in turns]


# --- laying -------------------------------------------------------------------------------------


def lay(state: DruidsState, seat: int, action: Lay, events: list[Event]) -> None:
    """Lay the piece in hand, or one of the open ones."""
    cell, piece = FIELD[action.field], action.piece or PATTERNS[state.drawn]
    if piece == PATTERNS[PORTAL]:
        put_portal(state, cell)
    else:
        put_tile(state, cell, turned(piece, SIDE_OF_HOUR[action.hour]))
    if action.piece:
        state.face_up.remove(PATTERNS.index(piece))
        _take_up(state)
    else:
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
