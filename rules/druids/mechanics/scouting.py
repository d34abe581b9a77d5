"""Scouting and the set-up: drawing one piece or all of them, and orders that draw and lay several (D-8, D-59).

An order lays where `suggest` would: what it may not do is never asked here, since each of its lays is a legal one.
"""

from __future__ import annotations

from rules.core import Action, Dice, Event
from rules.druids.actions import Auto, Draw, Drawall, Lay
from rules.druids.before import pieces_were_picked
from rules.druids.board import FIELD, MIDDLE, WORD
from rules.druids.mechanics.land import (
    counts,
    draw_all,
    draw_one,
    fits_somewhere,
    hand,
    lay,
    replace_misfits,
    ways,
)
from rules.druids.mechanics.pieces import PORTAL
from rules.druids.mechanics.suggest import NEAR, STYLES, advise, suggest
from rules.druids.state import SCOUT, DruidsState

DRAW, DRAW_ALL = Draw(), Drawall()
WISH, WISH_AUTO = "wish", "wish-auto"
CAREFUL = ""
"""The style of an order without one: as `advise`."""
ORDERS = (CAREFUL, *STYLES, NEAR, WISH, WISH_AUTO)
MOST = 40
"""More pieces than any scouting gives."""


def coming(state: DruidsState) -> int:
    """Pieces that this turn can still draw."""
    scouting = state.phase == "setup" or (state.phase == "acting" and state.turn.runs[state.turn.at] == SCOUT)
    return min(state.turn.left, sum(state.bag)) if scouting and not state.last else 0


def draw_actions(state: DruidsState) -> list[Action]:
    """Ways to go on with nothing in hand: one piece, all of them (as the table scouts), or an order."""
    left, how = coming(state), state.options.scouting
    if pieces_were_picked(state):
        return [DRAW]
    if not left:
        return []
    one: list[Action] = [DRAW] if how != "face up" or left == 1 else []
    every: list[Action] = [DRAW_ALL] if how != "one by one" and left > 1 else []
    return [*one, *every, Auto(left)]


# --- orders -------------------------------------------------------------------------------------


def order_actions(state: DruidsState) -> list[Action]:
    """Orders that are offered with pieces drawn: all of those, and with the ones to come. (One alone is laid plainly,
    and a portal is for its player to lay.)"""
    mine = sum(piece != PORTAL for piece in hand(state))
    if pieces_were_picked(state) or not any(piece != PORTAL and fits_somewhere(state, piece) for piece in hand(state)):
        return []
    later = coming(state)
    return [*([Auto(mine)] if mine > 1 else []), *([Auto(mine + later)] if later else [])]


def most_ordered(state: DruidsState) -> int:
    """How many pieces an order may ask for now; 0: no order can be given."""
    offered = order_actions(state) if hand(state) else draw_actions(state)
    return max((order.count for order in offered if isinstance(order, Auto)), default=0)


def may_order(state: DruidsState, order: Auto) -> bool:
    """The number must be one that is open; where the pieces go is a matter of taste and always allowed."""
    return state.phase in ("setup", "acting") and 1 <= order.count <= most_ordered(state) and sensible(order)


def sensible(order: Auto) -> bool:
    """Do style and fields belong together?"""
    named = len(order.fields.split())
    if order.style == NEAR:
        return named == 1
    return bool(named) == (order.style in (WISH, WISH_AUTO))


def carry_out(state: DruidsState, seat: int, order: Auto, dice: Dice, events: list[Event]) -> None:
    """Lay piece by piece until the number is reached, nothing is left to draw, or a piece is for the player to lay."""
    left, wishes = order.count, [FIELD[word] for word in order.fields.split()]
    while left > 0:
        if not hand(state) and not _drawn(state, seat, dice, events):
            return
        step = next_lay(state, seat, order, wishes)
        if step is None:
            return
        wishes = [cell for cell in wishes if order.style == NEAR or WORD[cell] != step.field]
        left -= put(state, seat, step, dice, events)
        if order.style in (WISH, WISH_AUTO) and not wishes:
            return


def _drawn(state: DruidsState, seat: int, dice: Dice, events: list[Event]) -> bool:
    """Something was drawn, as the table scouts."""
    if not coming(state):
        return False
    if state.options.scouting == "face up":
        draw_all(state, seat, dice, events)
    else:
        draw_one(state, seat, dice, events)
    return bool(hand(state))


def next_lay(state: DruidsState, seat: int, order: Auto, wishes: list[int]) -> Lay | None:
    """The next piece of the order and its place: of several the first drawn that may be laid; None where it ends."""
    for piece in hand(state):
        if (piece != PORTAL or order.portals) and fits_somewhere(state, piece):
            found = _place(state, seat, piece, order, wishes)
            if found is not None:
                return found
    return None


def _place(state: DruidsState, seat: int, piece: int, order: Auto, wishes: list[int]) -> Lay | None:
    if order.style in (WISH, WISH_AUTO):
        open_fields = {FIELD[way.field] for way in ways(state, piece)}
        cell = next((cell for cell in wishes if cell in open_fields), None)
        if cell is None and order.style == WISH:
            return None
        best = suggest(state, seat, cell=cell, piece=piece)
    elif order.style == CAREFUL:
        return advise(state, seat, piece)
    else:
        best = suggest(state, seat, order.style, wishes[0] if order.style == NEAR else MIDDLE, piece=piece)
    return best.lay if best is not None else None


def put(state: DruidsState, seat: int, action: Lay, dice: Dice, events: list[Event]) -> int:
    """Lay a piece; 1 if it is one of those that count."""
    piece = PORTAL if not action.hour else 0
    lay(state, seat, action, events)
    state.turn.changed = state.turn.progress = True
    state.laid += state.phase == "setup"
    replace_misfits(state, seat, dice, events)
    return int(counts(state, piece))
