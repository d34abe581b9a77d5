"""Answers and whole actions in a few letters, for buttons beside a picture; which of several open pieces is meant."""

from __future__ import annotations

from rules.core import Action, Seat
from rules.core.chat import Fact, InOneTap, Said
from rules.druids.actions import Act, Demon, Drawall, Lay, Lift, Move, New, Stone, Temple, Ward
from rules.druids.board import FIELD, SIDE_OF_HOUR
from rules.druids.chat.labels import DEEDS, answer, choice, given
from rules.druids.chat.prices import effect, shown
from rules.druids.mechanics.land import fits_somewhere, surroundings
from rules.druids.mechanics.land import hand as drawn
from rules.druids.mechanics.pieces import PATTERNS, fitting_turns, turned
from rules.druids.mechanics.populations import CAPTURE, capturers, parts
from rules.druids.mechanics.suggest import new_corners
from rules.druids.state import ACTION_WORDS, SCOUT
from rules.druids.view import DruidsView

SCOUTING = ACTION_WORDS[SCOUT]
BRIEF = {
    "note-points-own": "brief-points",
    "note-points-both": "brief-points",
    "note-ward-ends": "brief-ward-ends",
    "note-vanish": "brief-vanish",
}
"""What a choice costs, told beside its field."""


# --- answers in a few letters -------------------------------------------------------------------


def brief(view: DruidsView, seat: Seat, action: Action, question: str) -> Said | None:
    """Fields stand in the picture; what a choice costs or ends has to be read whole."""
    if isinstance(action, Lay):
        return _brief_lay(view, action, question)
    plain = Said("choice-field", {"field": answer(action, question)})
    if isinstance(action, (New, Ward)):
        return plain
    if not isinstance(action, (Demon, Lift, Move)):
        return None
    note = choice(view, seat, action, question).note
    if note is not None and note.key in BRIEF:
        return Said(BRIEF[note.key], {**note.facts, **plain.facts})
    if isinstance(action, Move):
        return _brief_move(view, seat, action, question) or plain
    owner = shown(view).ground[FIELD[action.field]]
    return Said("brief-whose", plain.facts, {"who": owner}) if owner >= 0 else plain


def _brief_lay(view: DruidsView, action: Lay, question: str) -> Said | None:
    piece = action.piece or view.asked.drawn
    if question == "piece":
        return Said("brief-piece", {"piece": piece, "count": view.face_up.count(piece)})
    cell, state = FIELD[action.field], shown(view)
    if question == "field":
        turns = fitting_turns(piece, surroundings(state, cell)) if action.hour else ()
        corners = max((new_corners(state, cell, turned(piece, turn)) for turn in turns), default=0)
        return Said("brief-lay", {"field": action.field, "corners": corners})
    if not action.hour:  # a portal looks alike from everywhere
        return None
    sides = turned(piece, SIDE_OF_HOUR[action.hour])
    facts: dict[str, Fact] = {"hour": action.hour, "sides": sides, "corners": new_corners(state, cell, sides)}
    return Said("brief-hour", facts)


def _brief_move(view: DruidsView, seat: Seat, action: Move, question: str) -> Said | None:
    """What captures; a step and a jump are told by where they end."""
    start, sign, to = parts(action.moves)
    if question == "to":
        return Said("brief-capture", {"field": to}) if sign == CAPTURE else None
    capturing = {field for fields in capturers(shown(view), seat).values() for field in fields}
    return Said("brief-captures", {"field": start}) if FIELD[start] in capturing else None


# --- whole actions in one tap -------------------------------------------------------------------


def whole(view: DruidsView, seat: Seat, action: Action, pictured: bool) -> Said | None:
    """Two actions of a turn; where a piece goes and how it is turned; a stone, a temple or a move with where it comes
    from. What a move or stone costs besides has to be read."""
    if isinstance(action, Act):
        twice = action.first == action.second
        first, second = (given(view, seat, word, twice) for word in (action.first, action.second))
        facts: dict[str, Fact] = {"action": action.first, "number": first}
        if twice:
            return Said("choice-act-twice", facts)
        return Said("brief-act", {**facts, "second": action.second, "more": second})
    if not pictured:
        return None
    if isinstance(action, Lay):
        if not action.hour:  # a portal looks alike from everywhere
            return None
        sides = turned(action.piece or view.asked.drawn, SIDE_OF_HOUR[action.hour])
        corners = new_corners(shown(view), FIELD[action.field], sides)
        return Said("brief-turned", {"field": action.field, "hour": action.hour, "corners": corners})
    if isinstance(action, (Stone, Temple, Move)) and _plain(effect(view, seat, action)):
        return DEEDS[type(action)](view, seat, action)
    return None


def in_one_tap(view: DruidsView, seat: Seat, kind: type[Action]) -> list[InOneTap]:
    """Who scouts twice does nothing else: all pieces can be drawn with the choice."""
    if kind is not Act or SCOUTING not in view.asked.open:
        return []
    count = min(given(view, seat, SCOUTING, True), sum(view.bag.values()))
    return [InOneTap(Act(SCOUTING, SCOUTING), Drawall(), Said("act-and-draw", {"count": count}))]


def _plain(effect: Said | None) -> bool:
    """It only gains."""
    return effect is None or (effect.key == "note-points-own" and str(effect.facts["own"]).startswith("+"))


def usual(view: DruidsView, kind: type[Action], question: str) -> str:
    """Of several open pieces the one drawn first that fits somewhere."""
    if kind is not Lay or question != "piece":
        return ""
    state = shown(view)
    return next((PATTERNS[piece] for piece in drawn(state) if fits_somewhere(state, piece)), "")
