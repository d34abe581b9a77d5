"""The shape of the panel: what is asked, long lists by region and filter, what usually follows, advice."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Seat
from rules.core.chat import Filter, Said
from rules.druids.actions import Draw, Lay, Move, New
from rules.druids.board import BIG_FIELD, CORNER, CORNER_FIELDS, FIELD, WORD, distance, quarter
from rules.druids.chat.fields import QUESTIONS, answer
from rules.druids.chat.scene import shown
from rules.druids.flow import DRAW, draws_on
from rules.druids.populations import CAPTURE, capturers, parts
from rules.druids.suggest import advise, suggest_new
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


# --- what follows, and advice -------------------------------------------------------------------


def follow(view: DruidsView, action: Action) -> Draw | None:
    """The next piece is drawn as soon as one is laid."""
    left = view.asked.left if view.asked else 0
    goes_on = isinstance(action, Lay) and draws_on(view.options, view.phase, left, sum(view.bag.values()))
    return DRAW if goes_on else None


def advice(kind: type[Action]) -> Said | None:
    return {Lay: Said("advice-lay"), New: Said("advice-new")}.get(kind)


def advised(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Action:
    """A careful player's choice for one piece or one new population."""
    if isinstance(actions[0], New):
        field = suggest_new(shown(view), seat)
        return New(WORD[field]) if field is not None else actions[0]
    return advise(shown(view), seat) if isinstance(actions[0], Lay) else actions[0]
