"""The shape of the panel: what is asked, long lists by region and filter, what usually follows, advice."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Seat
from rules.core.chat import Filter, Said
from rules.druids.actions import Auto, Lay, Move, New
from rules.druids.board import BIG_FIELD, CORNER, CORNER_FIELDS, FIELD, WORD, distance, quarter
from rules.druids.chat.fields import QUESTIONS, answer
from rules.druids.chat.scene import shown
from rules.druids.mechanics.land import fits_somewhere, hand
from rules.druids.mechanics.pieces import PATTERNS, PORTAL
from rules.druids.mechanics.populations import CAPTURE, capturers, parts
from rules.druids.mechanics.suggest import advise, offered, suggest_new
from rules.druids.view import DruidsView

NEAR = 2
"""How many fields away is still near."""
MINE, DEMONS, CAPTURES = "mine", "demons", "captures"


def questions(kind: type[Action]) -> tuple[str, ...]:
    return QUESTIONS.get(kind, kind.__struct_fields__)


# --- long lists ---------------------------------------------------------------------------------


def group(action: Action, question: str) -> Said | None:
    """The part of the map a place lies in, seen from the middle."""
    word = answer(action, question)
    field = CORNER_FIELDS[CORNER[word]][0] if word in CORNER else FIELD.get(word)
    return None if field is None else Said(f"region-{quarter(field)}")


def filters(view: DruidsView, seat: Seat, kind: type[Action]) -> list[Filter]:
    if kind is Lay:
        mine = [Filter(MINE, Said("filter-mine"))] if _own(view, seat) else []
        return [*mine, Filter(DEMONS, Said("filter-demons"))]
    if kind is Move and capturers(shown(view), seat):
        return [Filter(CAPTURES, Said("filter-captures"))]
    return []


def passes(view: DruidsView, seat: Seat, action: Action, filter: str) -> bool:
    if isinstance(action, Move):
        return filter != CAPTURES or parts(action.moves)[1] == CAPTURE
    if not isinstance(action, Lay):
        return True
    goals = _own(view, seat) if filter == MINE else [*BIG_FIELD, *shown(view).demons]
    return any(distance(FIELD[action.field], goal) <= NEAR for goal in goals)


def _own(view: DruidsView, seat: Seat) -> list[int]:
    """Fields of own populations and stones."""
    at_stones = [field for stone in view.stones if stone.seat == seat for field in CORNER_FIELDS[CORNER[stone.corner]]]
    return [*(FIELD[word] for word in view.seats[seat].populations), *at_stones]


# --- advice -------------------------------------------------------------------------------------


def advice(view: DruidsView, kind: type[Action]) -> Said | None:
    """All drawn pieces in one tap; a portal among several is left to its player."""
    if kind is Lay and view.face_up and not (view.asked.drawn):
        return Said("advice-lay-all", {"count": sum(piece != PATTERNS[PORTAL] for piece in view.face_up)})
    return {Lay: Said("advice-lay"), New: Said("advice-new")}.get(kind)


def advised(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Action:
    """A careful player's choice: for all drawn pieces, or for one new population."""
    state = shown(view)
    if isinstance(actions[0], New):
        field = suggest_new(state, seat)
        return New(WORD[field]) if field is not None else actions[0]
    if not isinstance(actions[0], Lay):
        return actions[0]
    plain = [piece for piece in hand(state) if piece != PORTAL]
    if len(plain) > 1 and any(fits_somewhere(state, piece) for piece in plain):
        return Auto(len(plain))
    fitting = next(piece for piece in [*plain, PORTAL] if piece in hand(state) and fits_somewhere(state, piece))
    return advise(state, seat, fitting)


def at_first_sight(view: DruidsView, seat: Seat, kind: type[Action]) -> list[Action]:
    """A few lays worth a button each."""
    return list(offered(shown(view), seat)) if kind is Lay else []
