"""Why an action is refused: which clause stands against it. `legal` decides; this only finds the words.

Each kind of action has its own list of objections, from the plainest ("that is a portal") to the finest; the last
resort is the clause of the kind itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core import Action, Illegal, Invalid, Refusal, Seat
from rules.druids.actions import (
    Act,
    Auto,
    Boost,
    Convert,
    Demon,
    Done,
    Draw,
    Drawall,
    Lay,
    Lift,
    Move,
    New,
    Pick,
    Stone,
    Temple,
    Ward,
)
from rules.druids.before import pieces_were_picked
from rules.druids.board import BIG_FIELD, CORNER, CORNER_FIELDS, CORNER_WORD, FIELD, HOURS, SIDE_OF_HOUR, WORD
from rules.druids.demons import demon_targets, linked
from rules.druids.flow import PRICE, open_actions
from rules.druids.land import fits_somewhere, hand, portal_cells, surroundings, touched_fields, touching
from rules.druids.pieces import LETTERS, PATTERNS, PORTAL, fitting_turns, habitable, same_look, turned
from rules.druids.populations import CAPTURE, NEEDED, STEP, around, moves_each, new_fields, parts
from rules.druids.scouting import ORDERS, most_ordered, sensible
from rules.druids.state import ACTION_WORDS, BLACK, MOVE, NEW, NONE, SCOUT, WHITE, DruidsState
from rules.druids.stones import MAJORITY, TRIO, forest_sides, has_room, stones_on, temple_owner, wooded

Facts = dict[str, str | int]
Objection = tuple[str, str, Facts]
"""Catalogue key, clause, facts."""


def explain(state: DruidsState, seat: Seat, action: Action) -> Refusal:
    unknown = unknown_word(action)
    if unknown is not None:
        return Invalid("unknown-word", action.clause, {"word": unknown})
    for objection in _objections(state, seat, action):
        return Illegal(*objection)
    return Illegal("not-possible", action.clause)


def _objections(state: DruidsState, seat: Seat, action: Action) -> Iterator[Objection]:
    yield from _asked_instead(state, action)
    yield from OBJECTIONS[type(action)](state, seat, action)


# --- words --------------------------------------------------------------------------------------


def _is_move(word: str) -> bool:
    start, sign, to = parts(word)
    return bool(sign) and start in FIELD and to in FIELD


WORDS: dict[tuple[str, str], Callable[[Any], bool]] = {
    ("Stone", "from_"): lambda word: word == "" or word in CORNER,
    ("Temple", "from_"): lambda word: word == "" or word in FIELD,
    ("Lay", "piece"): lambda word: word == "" or word in PATTERNS,
    ("Auto", "style"): ORDERS.__contains__,
    ("Auto", "fields"): lambda words: all(word in FIELD for word in words.split()),
    ("", "field"): FIELD.__contains__,
    ("", "fields"): FIELD.__contains__,
    ("", "corner"): CORNER.__contains__,
    ("", "moves"): _is_move,
    ("", "hour"): lambda hour: hour == 0 or hour in HOURS,
    ("", "first"): ACTION_WORDS.__contains__,
    ("", "second"): ACTION_WORDS.__contains__,
    ("", "action"): ACTION_WORDS.__contains__,
    ("", "piece"): PATTERNS.__contains__,
}


def unknown_word(action: Action) -> str | None:
    """The first value of an action that names nothing; None when all can be read."""
    for field in action.__struct_fields__:
        known = WORDS.get((type(action).__name__, field)) or WORDS.get(("", field))
        value = getattr(action, field)
        if known is not None and not known(value):
            return str(value)[:40]
    return None


# --- another kind of decision is open -----------------------------------------------------------

ACTION_OF: dict[type[Action], int] = {
    Draw: SCOUT,
    Drawall: SCOUT,
    Auto: SCOUT,
    Demon: BLACK,
    Lift: BLACK,
    Ward: BLACK,
    Stone: WHITE,
    Temple: WHITE,
    Convert: WHITE,
    New: NEW,
    Move: MOVE,
}


def _asked_instead(state: DruidsState, action: Action) -> Iterator[Objection]:
    """The clause of the decision that is open, if it is not one for this kind of action."""
    if isinstance(action, Auto) and pieces_were_picked(state):
        yield "order-older", "D-59", {}
    if state.drawn != NONE:
        if not isinstance(action, (Lay, Auto)):
            facts: Facts = {"piece": PATTERNS[state.drawn]}
            yield ("setup-lay", "D-72", facts) if state.phase == "setup" else ("lay-first", "D-59", facts)
        return
    if state.face_up:
        if pieces_were_picked(state) and not isinstance(action, Pick):
            yield "pick-first", "D-59", {"count": len(state.face_up)}
        elif not isinstance(action, (Lay, Auto, Pick)):
            yield "lay-open-first", "D-59", {"count": len(state.face_up)}
        return
    if state.phase == "setup":
        if not isinstance(action, (Draw, Drawall, Auto)):
            yield "setup-draw", "D-72", {"left": state.turn.left}
        return
    if state.phase == "choosing":
        if not isinstance(action, Act):
            yield "asks-act", "D-37", {}
        return
    turn = state.turn
    running = turn.runs[turn.at]
    if isinstance(action, Act):
        yield "chosen-already", "D-37", {"action": ACTION_WORDS[running]}
    if isinstance(action, (Lay, Pick)):
        yield "nothing-drawn", "D-59", {}
    wanted = ACTION_OF.get(type(action))
    if wanted is None:
        return
    if wanted != running:
        later = wanted in turn.runs[turn.at :]
        key = "comes-later" if later else "not-chosen"
        yield key, "D-37", {"action": ACTION_WORDS[wanted], "running": ACTION_WORDS[running]}
    if not turn.left:
        yield "used-up", "D-40", {"action": ACTION_WORDS[running]}
    kind = type(action).__name__.lower()
    if running in (BLACK, WHITE) and not state.options.repeat_options and kind in turn.taken:
        yield "option-taken", "D-41", {"option": kind}


# --- what is on a field -------------------------------------------------------------------------


def _no_landscape(state: DruidsState, field: int, clause: str = "D-23") -> Iterator[Objection]:
    facts: Facts = {"field": WORD[field]}
    if field in BIG_FIELD:
        yield "big-field", clause, facts
    if field in state.portals:
        yield "portal-there", "D-20", facts
    if field not in state.tiles:
        yield "no-landscape", clause, facts


def _not_free(state: DruidsState, seat: Seat, field: int) -> Iterator[Objection]:
    """Why nobody can step there (D-22 to D-25)."""
    yield from _no_landscape(state, field)
    facts: Facts = {"field": WORD[field]}
    if field in state.demons:
        yield "demon-there", "D-23", facts
    if not habitable(state.tiles[field]):
        yield "not-habitable", "D-24", facts
    if state.ground[field] == seat:
        yield "own-population-there", "D-22", facts
    if state.ground[field] >= 0:
        yield "population-there", "D-22", {**facts, "seat": state.ground[field]}


# --- objections by kind -------------------------------------------------------------------------


def _act(state: DruidsState, seat: Seat, action: Act) -> Iterator[Objection]:
    open_now = open_actions(state, seat)
    for word in (action.first, action.second):
        number = ACTION_WORDS.index(word)
        if number not in open_now:
            key = "chosen-before" if number in state.chosen_before else "chosen-last-turn"
            yield key, "D-38", {"action": word}


def _pick(state: DruidsState, seat: Seat, action: Pick) -> Iterator[Objection]:
    facts: Facts = {"piece": action.piece}
    if PATTERNS.index(action.piece) not in state.face_up:
        yield "not-face-up", "D-59", facts
    yield "fits-nowhere", "D-16", facts


def _draw(state: DruidsState, seat: Seat, action: Draw | Drawall) -> Iterator[Objection]:
    """Only the other way to draw is open."""
    if state.options.scouting == "face up" and isinstance(action, Draw):
        yield "draw-all-only", "D-59", {}
    if isinstance(action, Drawall):
        key = "draw-one-only" if state.options.scouting == "one by one" else "draw-last"
        yield key, "D-59", {}


def _auto(state: DruidsState, seat: Seat, action: Auto) -> Iterator[Objection]:
    most = most_ordered(state)
    if not sensible(action):
        yield "order-fields", "D-59", {"style": action.style}
    if not most and any(piece == PORTAL for piece in hand(state)):
        yield "line-portal", "D-18", {}
    if not most:
        yield "order-one", "D-59", {}
    yield "order-count", "D-59", {"count": action.count, "most": most}


def _lay(state: DruidsState, seat: Seat, action: Lay) -> Iterator[Objection]:
    if bool(action.piece) != (state.drawn == NONE):
        yield ("which-piece", "D-59", {}) if not action.piece else ("piece-in-hand", "D-59", {"piece": action.piece})
    cell, piece = FIELD[action.field], action.piece or PATTERNS[state.drawn]
    if action.piece and PATTERNS.index(piece) not in state.face_up:
        yield "not-face-up", "D-59", {"piece": piece}
    facts: Facts = {"field": action.field, "hour": action.hour, "piece": piece}
    if cell in BIG_FIELD or cell in state.tiles or cell in state.portals:
        yield "cell-taken", "D-11", facts
    if piece == PATTERNS[PORTAL]:
        if not touching(state, cell):
            yield "portal-touches-nothing", "D-18", facts
        if cell not in portal_cells(state):
            yield "portal-touches-portals", "D-18", facts
        yield "portal-without-hour", "D-18", facts
        return
    touched = touched_fields(state, cell)
    if touched < 2:
        yield "touches-too-few", "D-11", {**facts, "touched": touched}
    if action.hour == 0:
        yield "which-hour", "D-12", facts
        return
    if not fits_somewhere(state, PATTERNS.index(piece)):
        yield "fits-nowhere", "D-16", facts
    around_cell = surroundings(state, cell)
    if not fitting_turns(piece, around_cell):
        yield "fits-in-no-turn", "D-12", facts
    sides = turned(piece, SIDE_OF_HOUR[action.hour])
    for side, hour in enumerate(HOURS):
        wanted = LETTERS[around_cell >> 2 * side & 3]
        if wanted not in ("-", sides[side]):
            yield "side-differs", "D-12", {**facts, "side": hour, "shows": sides[side], "wanted": wanted}
    yield "same-look", "D-12", {**facts, "same": same_look(piece, action.hour)}


def _demon(state: DruidsState, seat: Seat, action: Demon) -> Iterator[Objection]:
    field = FIELD[action.field]
    facts: Facts = {"field": action.field}
    yield from _no_landscape(state, field, "D-44")
    if field in state.demons:
        yield "marker-there", "D-44", facts
    if field in state.warded:
        yield "immortal-there", "D-50", {**facts, "seat": state.ground[field]}
    if not state.markers_left:
        yield "no-marker-left", "D-48", facts
    if field not in demon_targets(state, seat):
        yield "not-connected", "D-43", facts


def _lift(state: DruidsState, seat: Seat, action: Lift) -> Iterator[Objection]:
    field = FIELD[action.field]
    facts: Facts = {"field": action.field}
    if field in BIG_FIELD:
        yield "big-field", "D-55", facts
    if field in state.warded:
        yield "foreign-ward", "D-55", {**facts, "seat": state.ground[field]}
    yield "no-marker-there", "D-47", facts


def _ward(state: DruidsState, seat: Seat, action: Ward) -> Iterator[Objection]:
    field = FIELD[action.field]
    facts: Facts = {"field": action.field}
    if state.ground[field] != seat:
        yield "no-population-of-yours", "D-49", facts
    if field in state.warded:
        yield "marker-there", "D-44", facts
    if not state.markers_left:
        yield "no-marker-left", "D-48", facts
    if field not in linked(state, seat):
        yield "not-linked", "D-49", facts


def _stone(state: DruidsState, seat: Seat, action: Stone) -> Iterator[Objection]:
    corner, start = CORNER[action.corner], CORNER[action.from_] if action.from_ else NONE
    facts: Facts = {"corner": action.corner, "from": action.from_}
    stored = CORNER_WORD[corner], CORNER_WORD[start] if action.from_ else ""
    if corner in state.stones:
        yield "stone-there", "D-30", {**facts, "seat": state.stones[corner]}
    if action.from_ and state.stones.get(start) != seat:
        yield "no-stone-of-yours", "D-56", facts
    bare = [WORD[field] for field in CORNER_FIELDS[corner] if state.ground[field] != seat]
    if bare:
        yield "three-populations", "D-27", {**facts, "fields": ", ".join(sorted(bare))}
    if not wooded(state, corner):
        yield "too-little-forest", "D-28", {**facts, "sides": forest_sides(state, corner)}
    if not has_room(state, corner, start):
        crowded = [WORD[field] for field in CORNER_FIELDS[corner] if stones_on(state, field) >= TRIO - 1]
        yield "stones-too-close", "D-29", {**facts, "fields": ", ".join(sorted(crowded))}
    if not action.from_ and not state.stones_left[seat]:
        yield "no-stone-left", "D-56", facts
    if (action.corner, action.from_) != stored:
        yield "other-name", "D-26", {"word": action.corner, "stored": stored[0]}


def _temple(state: DruidsState, seat: Seat, action: Temple) -> Iterator[Objection]:
    field = FIELD[action.field]
    facts: Facts = {"field": action.field, "from": action.from_}
    yield from _no_landscape(state, field, "D-32")
    if field in state.temples:
        yield "temple-there", "D-36", facts
    if field in state.demons and not state.options.temples_on_demons:
        yield "demon-there", "D-36", facts
    stones = stones_on(state, field)
    if stones != TRIO:
        yield "three-stones", "D-32", {**facts, "stones": stones}
    if temple_owner(state, field) != seat:
        yield "majority", "D-34", facts
    if action.from_:
        start = FIELD[action.from_]
        if start not in state.temples or temple_owner(state, start) != seat:
            yield "no-temple-of-yours", "D-57", facts
    elif not state.temples_left:
        yield "no-temple-left", "D-57", facts


def _convert(state: DruidsState, seat: Seat, action: Convert) -> Iterator[Objection]:
    corner = CORNER[action.corner]
    facts: Facts = {"corner": action.corner}
    if corner not in state.stones:
        yield "no-stone-there", "D-58", facts
    if state.stones[corner] == seat:
        yield "own-stone", "D-58", facts
    own = sum(state.ground[field] == seat for field in CORNER_FIELDS[corner])
    if own < MAJORITY:
        yield "two-populations", "D-58", {**facts, "own": own}
    if not state.stones_left[seat]:
        yield "no-stone-left", "D-58", facts
    yield "other-name", "D-26", {"word": action.corner, "stored": CORNER_WORD[corner]}


def _new(state: DruidsState, seat: Seat, action: New) -> Iterator[Objection]:
    field = FIELD[action.fields]
    if not state.populations_left[seat]:
        yield "no-population-left", "D-63", {}
    yield from _not_free(state, seat, field)
    if field not in new_fields(state, seat):
        yield "not-beside-yours", "D-61", {"field": action.fields}


def _move(state: DruidsState, seat: Seat, action: Move) -> Iterator[Objection]:
    start_word, sign, to_word = parts(action.moves)
    start, to = FIELD[start_word], FIELD[to_word]
    facts: Facts = {"field": start_word, "to": to_word}
    if state.ground[start] != seat:
        yield "no-population-of-yours", "D-64", facts
    if start in state.warded:
        yield "immortal-stays", "D-67", facts
    if state.turn.moved.get(start, 0) >= moves_each(state):
        yield "moved-already", "D-64", facts
    foreign = state.ground[to] >= 0 and state.ground[to] != seat
    if sign == CAPTURE:
        if not foreign:
            yield "nothing-to-capture", "D-66", facts
        yield from _no_capture(state, seat, start, to, facts)
    if foreign and sign == STEP:
        yield "capture-with-x", "D-66", {**facts, "seat": state.ground[to]}
    yield from _not_free(state, seat, to)
    yield "out-of-reach", "D-65", facts


def _no_capture(state: DruidsState, seat: Seat, start: int, to: int, facts: Facts) -> Iterator[Objection]:
    if to in state.warded:
        yield "immortal-there", "D-67", {**facts, "field": WORD[to], "seat": state.ground[to]}
    beside = list(around(state, to))
    if start not in beside:
        yield "capture-without-jump", "D-66", facts
    helped = state.options.moved_help_capture
    able = [
        field
        for field in beside
        if state.ground[field] == seat and field not in state.warded and (helped or field not in state.turn.moved)
    ]
    if len(able) < NEEDED:
        yield "three-to-capture", "D-66", {**facts, "able": len(able)}


def _boost(state: DruidsState, seat: Seat, action: Boost) -> Iterator[Objection]:
    turn = state.turn
    if ACTION_WORDS.index(action.action) not in turn.runs[turn.at :]:
        yield "boost-not-running", "D-42", {"action": action.action}
    if turn.trades and state.options.one_trade_a_turn:
        yield "traded-already", "D-42", {}
    yield "too-few-captured", "D-42", {"captured": sum(state.captured[seat]), "price": PRICE}


def _done(state: DruidsState, seat: Seat, action: Done) -> Iterator[Objection]:
    yield "last-action", "D-39", {}


OBJECTIONS: dict[type[Action], Callable[..., Iterator[Objection]]] = {
    Act: _act,
    Draw: _draw,
    Drawall: _draw,
    Pick: _pick,
    Lay: _lay,
    Auto: _auto,
    Demon: _demon,
    Lift: _lift,
    Ward: _ward,
    Stone: _stone,
    Temple: _temple,
    Convert: _convert,
    New: _new,
    Move: _move,
    Boost: _boost,
    Done: _done,
}
