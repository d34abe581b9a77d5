"""What buttons and menus say: kinds of actions, whole actions, and each answer with what is there and its effect.

Where the fields of an action are all its sentence needs, there is a text and no code (`rules.core.chat`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Seat
from rules.core.chat import NOTHING, Choice, Fact, Said
from rules.druids import actions as do
from rules.druids import events as happened
from rules.druids.board import CORNER, CORNER_FIELDS, FIELD, HOURS, NEIGHBOURS, SIDE_OF_HOUR, WORD
from rules.druids.chat.prices import (
    adjacent,
    effect,
    ended_wards,
    few,
    foreseen,
    jumped,
    shown,
    stones_round,
    temples_of,
    tried,
)
from rules.druids.figures import number
from rules.druids.flow import PRICE
from rules.druids.mechanics.demons import black_actions
from rules.druids.mechanics.land import surroundings, touching
from rules.druids.mechanics.pieces import fitting_turns, habitable, turned
from rules.druids.mechanics.populations import CAPTURE, move_actions, new_fields, parts
from rules.druids.mechanics.stones import TRIO, white_actions
from rules.druids.mechanics.suggest import new_corners
from rules.druids.view import DruidsView, TileView

Labelled = tuple[Said, Said | None]
SHOWN = 7
"""Places of an order that are told one by one."""
NOBODY = "none"

# --- kinds --------------------------------------------------------------------------------------


def _values(actions: Sequence[Action], field: str) -> int:
    return len({getattr(action, field) for action in actions})


def _counted(key: str, field: str) -> Callable[[DruidsView, Seat, Sequence[Action]], Said]:
    """A button with how many places there are to choose from."""

    def label(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Said:
        return Said(key, {"count": _values(actions, field)})

    return label


def _kind_draw(view: DruidsView, *_: object) -> Said:
    return Said("kind-draw", {"left": _to_draw(view), "bag": sum(view.bag.values())})


def _kind_drawall(view: DruidsView, *_: object) -> Said:
    return Said("kind-drawall", {"count": _to_draw(view)})


def _to_draw(view: DruidsView) -> int:
    return min(view.asked.left, sum(view.bag.values()))


def _kind_auto(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-auto", {"count": max(action.count for action in actions if isinstance(action, do.Auto))})


def _kind_lay(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Said:
    piece = view.asked.drawn
    if not piece:
        return Said("kind-lay-open", {"pieces": len(view.face_up), "count": _values(actions, "field")})
    return Said("kind-lay", {"piece": piece, "count": _values(actions, "field")})


def _kind_move(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Said:
    moves = [parts(action.moves) for action in actions if isinstance(action, do.Move)]
    captures = len({to for _, sign, to in moves if sign == CAPTURE})
    return Said("kind-move", {"count": len({start for start, _, _ in moves}), "captures": captures})


def _kind_boost(view: DruidsView, seat: Seat, *_: object) -> Said:
    return Said("kind-boost", {"price": PRICE, "captured": sum(view.seats[seat].captured)})


def _kind_done(view: DruidsView, *_: object) -> Said:
    return Said("kind-done", {"left": view.asked.left})


KINDS: dict[type[Action], Callable[[DruidsView, Seat, Sequence[Action]], Said]] = {
    do.Act: _counted("kind-act", "first"),
    do.Draw: _kind_draw,
    do.Drawall: _kind_drawall,
    do.Lay: _kind_lay,
    do.Auto: _kind_auto,
    do.Stone: _counted("kind-stone", "corner"),
    do.Temple: _counted("kind-temple", "field"),
    do.Move: _kind_move,
    do.Boost: _kind_boost,
    do.Done: _kind_done,
}
"""Those that tell more than how many there are."""

# --- whole actions ------------------------------------------------------------------------------


def given(view: DruidsView, seat: Seat, action: str, twice: bool) -> int:
    """What an action gives when it is chosen once, or twice (D-40)."""
    return number(action, twice, len(view.seats), temples_of(view, seat))


def _deed_act(view: DruidsView, seat: Seat, action: do.Act) -> Said:
    if action.first == action.second:
        return Said("deed-act-twice", {"action": action.first, "number": given(view, seat, action.first, True)})
    return Said("deed-act", {"first": action.first, "second": action.second})


def _deed_auto(view: DruidsView, seat: Seat, action: do.Auto) -> Said:
    """Where the drawn pieces would go, as far as they are drawn; else how many are laid."""
    lays = foreseen(view, seat, action)
    if lays:
        return Said("deed-auto-shown", {"fields": few([lay.field for lay in lays], SHOWN)})
    return Said("deed-auto", {"count": action.count})


def _deed_lay(view: DruidsView, seat: Seat, action: do.Lay) -> Said:
    if not action.hour:
        return Said("deed-portal", {"field": action.field})
    piece = action.piece or view.asked.drawn
    return Said("deed-lay", {"piece": piece, "field": action.field, "hour": action.hour})


def _deed_stone(view: DruidsView, seat: Seat, action: do.Stone) -> Said:
    facts: dict[str, Fact] = {"corner": action.corner}
    return Said("deed-stone-moved", {**facts, "start": action.from_}) if action.from_ else Said("deed-stone", facts)


def _deed_temple(view: DruidsView, seat: Seat, action: do.Temple) -> Said:
    facts: dict[str, Fact] = {"field": action.field}
    return Said("deed-temple-moved", {**facts, "start": action.from_}) if action.from_ else Said("deed-temple", facts)


def _deed_move(view: DruidsView, seat: Seat, action: do.Move) -> Said:
    start, sign, to = parts(action.moves)
    return Said("deed-capture" if sign == CAPTURE else "deed-move", {"start": start, "to": to})


def _deed_boost(view: DruidsView, seat: Seat, action: do.Boost) -> Said:
    return Said("deed-boost", {"price": PRICE, "action": action.action})


def _deed_done(view: DruidsView, seat: Seat, action: do.Done) -> Said:
    runs = view.asked.runs
    return Said("deed-end") if action.all or len(runs) < 2 else Said("deed-done", {"action": runs[0]})


DEEDS: dict[type[Action], Callable[..., Said]] = {
    do.Act: _deed_act,
    do.Lay: _deed_lay,
    do.Auto: _deed_auto,
    do.Stone: _deed_stone,
    do.Temple: _deed_temple,
    do.Move: _deed_move,
    do.Boost: _deed_boost,
    do.Done: _deed_done,
}

# --- answers ------------------------------------------------------------------------------------


def choice(view: DruidsView, seat: Seat, action: Action, question: str) -> Choice:
    label, note = ANSWERS[type(action), question](view, seat, action)
    return Choice(answer(action, question), label, note)


def answer(action: Action, question: str) -> str:
    """The word for a field of an action, or for an end of a move."""
    if isinstance(action, do.Move) and question != "moves":
        start, _, to = parts(action.moves)
        return start if question == "start" else to
    if isinstance(action, do.New):
        return action.fields
    value = getattr(action, question)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# --- choosing actions ---------------------------------------------------------------------------


def _act_first(view: DruidsView, seat: Seat, action: do.Act) -> Labelled:
    facts: dict[str, Fact] = {"action": action.first, "number": given(view, seat, action.first, False)}
    return Said("choice-act", facts), _possible(view, seat, action.first)


def _act_second(view: DruidsView, seat: Seat, action: do.Act) -> Labelled:
    twice = action.first == action.second
    facts: dict[str, Fact] = {"action": action.second, "number": given(view, seat, action.second, twice)}
    return Said("choice-act-twice" if twice else "choice-act", facts), _possible(view, seat, action.second)


def _possible(view: DruidsView, seat: Seat, action: str) -> Said:
    """How much there is to choose from as the board is now, so that nobody has to look for a stone site by hand."""
    state = shown(view)
    if action == "scout":
        return Said("note-bag", {"bag": sum(view.bag.values()), "portals": view.bag.get("portal", 0)})
    if action == "black":
        return Said("note-possible", {"count": len(black_actions(state, seat))})
    if action == "white":
        return Said("note-possible", {"count": len(white_actions(state, seat))})
    if action == "new":
        return Said("note-fields", {"count": len(new_fields(state, seat)), "left": view.seats[seat].populations_left})
    moves = [parts(step.moves) for step in move_actions(state, seat) if isinstance(step, do.Move)]
    captures = len({to for _, sign, to in moves if sign == CAPTURE})
    return Said("note-moves", {"count": len({start for start, _, _ in moves}), "captures": captures})


def _boost_action(view: DruidsView, seat: Seat, action: do.Boost) -> Labelled:
    left = sum(view.seats[seat].captured) - PRICE
    return Said("choice-boost", {"action": action.action}), Said("note-boost", {"price": PRICE, "left": left})


def _done_all(view: DruidsView, seat: Seat, action: do.Done) -> Labelled:
    runs = view.asked.runs
    if action.all or len(runs) < 2:
        return Said("choice-end"), None
    return Said("choice-done", {"action": runs[0]}), Said("note-then", {"action": runs[1]})


# --- map pieces ---------------------------------------------------------------------------------


def _pick_piece(view: DruidsView, seat: Seat, action: do.Pick) -> Labelled:
    return Said("choice-pick", {"piece": action.piece, "count": view.face_up.count(action.piece)}), None


def _lay_piece(view: DruidsView, seat: Seat, action: do.Lay) -> Labelled:
    count = view.face_up.count(action.piece) if action.piece else 1
    return Said("choice-pick", {"piece": _piece(view, action), "count": count}), None


def _lay_field(view: DruidsView, seat: Seat, action: do.Lay) -> Labelled:
    state, cell = shown(view), FIELD[action.field]
    facts: dict[str, Fact] = {"field": action.field, "touches": touching(state, cell)}
    near = [word for word in view.seats[seat].populations if adjacent(view, word, action.field)]
    beside = Said("note-beside", {"field": near[0]}) if near else None
    if not action.hour:
        return Said("choice-portal", facts), beside
    piece = _piece(view, action)
    hours = [HOURS[turn] for turn in fitting_turns(piece, surroundings(state, cell))]
    corners = max(new_corners(state, cell, turned(piece, SIDE_OF_HOUR[hour])) for hour in hours)
    if len(hours) == 1:
        label = Said("choice-lay-once", {**facts, "hour": hours[0]})
    else:
        label = Said("choice-lay", {**facts, "ways": len(hours)})
    if not corners:
        return label, beside
    if near:
        return label, Said("note-corners-beside", {"corners": corners, "field": near[0]})
    return label, Said("note-corners", {"corners": corners})


def _lay_hour(view: DruidsView, seat: Seat, action: do.Lay) -> Labelled:
    if not action.hour:
        return Said("choice-no-hour"), None
    sides = turned(_piece(view, action), SIDE_OF_HOUR[action.hour])
    clock = " ".join(f"{hour}{side}" for hour, side in zip(HOURS, sides, strict=True))
    corners = new_corners(shown(view), FIELD[action.field], sides)
    return Said("choice-hour", {"hour": action.hour, "sides": clock}), Said("note-corners", {"corners": corners})


def _piece(view: DruidsView, action: do.Lay) -> str:
    return action.piece or view.asked.drawn


def _auto_count(view: DruidsView, seat: Seat, action: do.Auto) -> Labelled:
    """The drawn ones, or more that must be drawn first."""
    drawn = len(view.face_up) or int(bool(view.asked.drawn))
    if action.count <= drawn:
        return Said("choice-auto-drawn", {"count": action.count}), Said("note-undo")
    return Said("choice-auto", {"count": action.count}), Said("note-draws", {"count": action.count - drawn})


def _auto_style(view: DruidsView, seat: Seat, action: do.Auto) -> Labelled:
    return Said("choice-style", {"style": action.style or "careful"}), None


def _auto_fields(view: DruidsView, seat: Seat, action: do.Auto) -> Labelled:
    return Said("choice-fields", {"fields": action.fields or NOTHING}), None


def _auto_portals(view: DruidsView, seat: Seat, action: do.Auto) -> Labelled:
    return Said("choice-portals", {"portals": "yes" if action.portals else "no"}), None


# --- magic --------------------------------------------------------------------------------------


def _tile(view: DruidsView, field: str) -> TileView:
    return next(tile for tile in view.tiles if tile.field == field)


def _demon_field(view: DruidsView, seat: Seat, action: do.Demon) -> Labelled:
    tile = _tile(view, action.field)
    if tile.population is not None:
        label = Said("choice-demon-on", {"field": action.field}, {"who": tile.population})
    else:
        kind = "temple" if tile.temple else "free" if habitable(tile.sides) else "mountain"
        label = Said("choice-demon", {"field": action.field, "there": kind})
    return label, effect(view, seat, action)


def _lift_field(view: DruidsView, seat: Seat, action: do.Lift) -> Labelled:
    owner = _tile(view, action.field).population
    if owner is not None:
        return Said("choice-lift-ward", {"field": action.field}, {"who": owner}), None
    gone = [event for event in tried(view, seat, action).events if isinstance(event, happened.DemonVanished)]
    note = Said("note-vanish", {"count": len(gone), "fields": few([event.field for event in gone])}) if gone else None
    return Said("choice-field", {"field": action.field}), note


def _ward_field(view: DruidsView, seat: Seat, action: do.Ward) -> Labelled:
    return Said("choice-field", {"field": action.field}), Said("note-ward", {"left": view.markers_left - 1})


def _stone_corner(view: DruidsView, seat: Seat, action: do.Stone) -> Labelled:
    return Said("choice-corner", _between(action.corner)), _third(view, action.corner)


def _between(corner: str) -> dict[str, Fact]:
    fields = sorted(WORD[field] for field in CORNER_FIELDS[CORNER[corner]])
    return {"corner": corner, "fields": ", ".join(fields)}


def _third(view: DruidsView, corner: str) -> Said | None:
    """The field on which a temple could follow."""
    words = [WORD[field] for field in CORNER_FIELDS[CORNER[corner]]]
    full = next((word for word in words if len(stones_round(view, word)) == TRIO - 1), None)
    return Said("note-third", {"field": full}) if full else None


def _stone_from(view: DruidsView, seat: Seat, action: do.Stone) -> Labelled:
    if not action.from_:
        return Said("choice-supply", {"left": view.seats[seat].stones_left}), effect(view, seat, action)
    return Said("choice-from", {"start": action.from_}), effect(view, seat, action)


def _temple_field(view: DruidsView, seat: Seat, action: do.Temple) -> Labelled:
    own = stones_round(view, action.field).count(seat)
    return Said("choice-temple", {"field": action.field, "own": own}), effect(view, seat, action)


def _temple_from(view: DruidsView, seat: Seat, action: do.Temple) -> Labelled:
    if not action.from_:
        return Said("choice-supply", {"left": view.temples_left}), effect(view, seat, action)
    return Said("choice-from", {"start": action.from_}), effect(view, seat, action)


def _convert_corner(view: DruidsView, seat: Seat, action: do.Convert) -> Labelled:
    owner = next(stone.seat for stone in view.stones if stone.corner == action.corner)
    return Said("choice-convert", {"corner": action.corner}, {"who": owner}), effect(view, seat, action)


# --- populations --------------------------------------------------------------------------------


def _new_field(view: DruidsView, seat: Seat, action: do.New) -> Labelled:
    near = [word for word in view.seats[seat].populations if adjacent(view, word, action.fields)]
    note = Said("note-beside", {"field": near[0]}) if near else None
    return Said("choice-field", {"field": action.fields}), note


def _whole_move(view: DruidsView, seat: Seat, action: do.Move) -> Labelled:
    """`M16-M17` as one word, as in completions."""
    start, sign, to = parts(action.moves)
    if sign == CAPTURE:
        captured: dict[str, Fact] = {"captured": sum(view.seats[seat].captured) + 1}
        note = effect(view, seat, action) or Said("note-captured", captured)
        return Said("choice-capture", {"move": action.moves}, {"who": _owner(view, to)}), note
    key = "choice-step" if adjacent(view, start, to) else "choice-jump"
    return Said(key, {"move": action.moves}), _warning(ended_wards(view, seat, action))


def move_from(view: DruidsView, seat: Seat, action: do.Move) -> Labelled:
    """A population with what it can do."""
    start, _, _ = parts(action.moves)
    moves = [parts(other.moves) for other in move_actions(shown(view), seat) if isinstance(other, do.Move)]
    own = [(sign, to) for other, sign, to in moves if other == start]
    captures = [to for sign, to in own if sign == CAPTURE]
    if captures:
        return Said("choice-from-capture", {"field": start, "targets": few(captures)}), None
    return Said("choice-from-move", {"field": start, "count": len(own)}), None


def _move_to(view: DruidsView, seat: Seat, action: do.Move) -> Labelled:
    """A target: a step, a jump and over whom, a capture and of whom; and wards that end with it."""
    start, sign, to = parts(action.moves)
    ended = ended_wards(view, seat, action)
    facts: dict[str, Fact] = {"to": to, "wards": few(ended) or NOBODY}
    note = _warning(ended)
    if sign == CAPTURE:
        return Said("choice-to-capture", facts, {"who": _owner(view, to)}), note
    if FIELD[to] in NEIGHBOURS[FIELD[start]]:
        return Said("choice-to-step", facts), note
    if adjacent(view, start, to):
        return Said("choice-to-portal", facts), note
    return Said("choice-to-jump", {**facts, "over": few(jumped(shown(view), start, to), 3)}), note


def _warning(ended: list[str]) -> Said | None:
    return Said("note-ward-ends", {"fields": few(ended)}) if ended else None


def _owner(view: DruidsView, field: str) -> Seat:
    return next(tile.population for tile in view.tiles if tile.field == field and tile.population is not None)


ANSWERS: dict[tuple[type[Action], str], Callable[..., Labelled]] = {
    (do.Act, "first"): _act_first,
    (do.Act, "second"): _act_second,
    (do.Pick, "piece"): _pick_piece,
    (do.Lay, "piece"): _lay_piece,
    (do.Lay, "field"): _lay_field,
    (do.Lay, "hour"): _lay_hour,
    (do.Auto, "count"): _auto_count,
    (do.Auto, "style"): _auto_style,
    (do.Auto, "fields"): _auto_fields,
    (do.Auto, "portals"): _auto_portals,
    (do.Demon, "field"): _demon_field,
    (do.Lift, "field"): _lift_field,
    (do.Ward, "field"): _ward_field,
    (do.Stone, "corner"): _stone_corner,
    (do.Stone, "from_"): _stone_from,
    (do.Temple, "field"): _temple_field,
    (do.Temple, "from_"): _temple_from,
    (do.Convert, "corner"): _convert_corner,
    (do.New, "field"): _new_field,
    (do.New, "fields"): _new_field,
    (do.Move, "start"): move_from,
    (do.Move, "to"): _move_to,
    (do.Move, "moves"): _whole_move,
    (do.Boost, "action"): _boost_action,
    (do.Done, "all"): _done_all,
}
