"""New populations and moves in menus: where from, where to, over whom, at what price; and many of them in one go."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Event, Seat
from rules.core.chat import Choice, Fact, Said, Several, Together
from rules.druids import events as happened
from rules.druids.actions import Move, New
from rules.druids.board import FIELD, HOURS, NEIGHBOURS, SIDE_OF_HOUR, WORD, along, neighbour
from rules.druids.chat.scene import adjacent, after, effect, few, scene, shown, tried
from rules.druids.mechanics.pieces import habitable
from rules.druids.mechanics.populations import CAPTURE, CAPTURES, STEPS, around, move, move_actions, new_actions, parts
from rules.druids.mechanics.settling import settle
from rules.druids.state import DruidsState
from rules.druids.view import DruidsView

Labelled = tuple[Said, Said | None]
MOST = 25
"""Items that can be ticked in one list."""
PUT = "put"
NOBODY = "none"


# --- new populations ----------------------------------------------------------------------------


def new_field(view: DruidsView, seat: Seat, action: New) -> Labelled:
    near = [word for word in view.seats[seat].populations if adjacent(view, word, action.fields)]
    note = Said("note-beside", {"field": near[0]}) if near else None
    return Said("choice-field", {"field": action.fields}), note


# --- moves --------------------------------------------------------------------------------------


def whole_move(view: DruidsView, seat: Seat, action: Move) -> Labelled:
    """`M16-M17` as one word, as in completions."""
    start, sign, to = parts(action.moves)
    if sign == CAPTURE:
        captured: dict[str, Fact] = {"captured": sum(view.seats[seat].captured) + 1}
        note = effect(view, seat, action) or Said("note-captured", captured)
        return Said("choice-capture", {"move": action.moves}, {"who": _owner(view, to)}), note
    key = "choice-step" if adjacent(view, start, to) else "choice-jump"
    return Said(key, {"move": action.moves}), _warning(ended_wards(view, seat, action))


def move_from(view: DruidsView, seat: Seat, action: Move) -> Labelled:
    """A population with what it can do."""
    start, _, _ = parts(action.moves)
    moves = [parts(other.moves) for other in move_actions(shown(view), seat) if isinstance(other, Move)]
    own = [(sign, to) for other, sign, to in moves if other == start]
    captures = [to for sign, to in own if sign == CAPTURE]
    if captures:
        return Said("choice-from-capture", {"field": start, "targets": few(captures)}), None
    return Said("choice-from-move", {"field": start, "count": len(own)}), None


def move_to(view: DruidsView, seat: Seat, action: Move) -> Labelled:
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


def jumped(state: DruidsState, start: str, to: str) -> list[str]:
    """Own populations on a shortest way from one field to another (D-65)."""
    seat = state.ground[FIELD[start]]
    came_from = {FIELD[start]: FIELD[start]}
    for field in (todo := [FIELD[start]]):
        if FIELD[to] in around(state, field):
            break
        for other in around(state, field):
            if other not in came_from and state.ground[other] == seat:
                came_from[other] = field
                todo.append(other)
    way = []
    while field != FIELD[start]:
        way.append(WORD[field])
        field = came_from[field]
    return way[::-1]


def ended_wards(view: DruidsView, seat: Seat, action: Action) -> list[str]:
    """Own wards that lose their link by it (D-53)."""
    if not any(tile.immortal and tile.population == seat for tile in view.tiles):
        return []
    return _own_ends(tried(view, seat, action).events, seat)


def _own_ends(events: Sequence[Event], seat: Seat) -> list[str]:
    return [event.field for event in events if isinstance(event, happened.WardEnded) and event.seat == seat]


def _warning(ended: list[str]) -> Said | None:
    return Said("note-ward-ends", {"fields": few(ended)}) if ended else None


def _owner(view: DruidsView, field: str) -> Seat:
    return next(tile.population for tile in view.tiles if tile.field == field and tile.population is not None)


# --- several at once ----------------------------------------------------------------------------


def several(view: DruidsView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Several | None:
    """Populations to move the same way, or fields for new ones, where more than one can be had."""
    left = view.asked.left
    if kind is Move:
        starts = list(dict.fromkeys(parts(action.moves)[0] for action in actions if isinstance(action, Move)))
        items = [Choice(start, Said("choice-field", {"field": start})) for start in starts[:MOST]]
        ways = [Choice(str(hour), Said("way-hour", {"hour": hour})) for hour in HOURS]
        label = Said("several-move", {"left": left})
    elif kind is New:
        fields = [action.fields for action in actions if isinstance(action, New)]
        items = [Choice(field, Said("choice-field", {"field": field})) for field in fields]
        ways = [Choice(PUT, Said("way-put"))]
        label = Said("several-new", {"left": left})
    else:
        return None
    return Several(label, items, ways) if left > 1 and 1 < len(items) <= MOST else None


def together(view: DruidsView, seat: Seat, kind: type[Action], items: Sequence[str], way: str) -> Together:
    return _put(view, seat, items) if kind is New else _shift(view, seat, items, int(way))


def _put(view: DruidsView, seat: Seat, items: Sequence[str]) -> Together:
    left = view.asked.left
    actions: list[Action] = []
    for field in items[:left]:
        if New(field) in new_actions(after(view, seat, actions), seat):
            actions.append(New(field))
    return Together(actions, Said("preview-new", {"can": len(actions), "count": len(items)}))


def _shift(view: DruidsView, seat: Seat, items: Sequence[str], hour: int) -> Together:
    """Each one field towards an hour, the foremost first so that a row can move up."""
    state, side = scene(view), SIDE_OF_HOUR[hour]
    left = view.asked.left
    actions: list[Action] = []
    events: list[Event] = []
    stuck: list[tuple[str, str, int | None]] = []
    for field in sorted((FIELD[item] for item in items), key=lambda field: (-along(field, side), field)):
        to = neighbour(field, side)
        why = _hindrance(state, seat, field, to, left - len(actions))
        if why:
            stuck.append((WORD[field], why, to))
            continue
        assert to is not None
        step = STEPS[field][to]
        actions.append(step)
        move(state, seat, step, events)
        settle(state, events)
    wards = few(_own_ends(events, seat)) or NOBODY
    facts: dict[str, Fact] = {"can": len(actions), "hour": hour, "wards": wards}
    if not stuck:
        return Together(actions, Said("preview-all", facts))
    start, why, to = stuck[0]
    facts |= {"count": len(items), "start": start, "others": len(stuck) - 1}
    if why not in ("held", "capture"):
        return Together(actions, Said("preview-some", {**facts, "why": why}))
    assert to is not None
    return Together(actions, Said(f"preview-{why}", {**facts, "to": WORD[to]}, {"who": state.ground[to]}))


def _hindrance(state: DruidsState, seat: Seat, field: int, to: int | None, left: int) -> str:
    """Why a population cannot go there by a step; nothing if it can."""
    if not left:
        return "left"
    if to is None or (to not in state.tiles):
        return "nowhere"
    legal = move_actions(state, seat)
    if STEPS[field][to] in legal:
        return ""
    if state.ground[to] == seat:
        return "own"
    if state.ground[to] >= 0:
        return "capture" if CAPTURES[field][to] in legal else "held"
    return "demon" if to in state.demons else "closed" if not habitable(state.tiles[to]) else "moved"
