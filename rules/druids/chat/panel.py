"""The shape of the panel: what is asked and in which words it is answered, long lists, advice, several at once, what
cannot be done; what a seat has, and where the game stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Event, Seat
from rules.core.chat import Choice, Column, Fact, Filter, Said, Several, Together
from rules.druids.actions import Auto, Lay, Move, New
from rules.druids.board import (
    BIG_FIELD,
    CORNER,
    CORNER_FIELDS,
    FIELD,
    HOURS,
    SIDE_OF_HOUR,
    WORD,
    along,
    distance,
    neighbour,
    quarter,
)
from rules.druids.chat.labels import NOBODY, answer
from rules.druids.chat.prices import after, few, own_ends, scene, shown, temples_of
from rules.druids.decisions.common import OpenTurn
from rules.druids.figures import FIGURES, POINTS
from rules.druids.flow import PRICE
from rules.druids.mechanics.demons import demon_targets, liftable, wardable
from rules.druids.mechanics.land import fits_somewhere
from rules.druids.mechanics.land import hand as drawn
from rules.druids.mechanics.pieces import PATTERNS, PORTAL, habitable
from rules.druids.mechanics.populations import (
    CAPTURE,
    STEPS,
    capturers,
    move,
    move_actions,
    new_actions,
    new_fields,
    parts,
)
from rules.druids.mechanics.populations import (
    CAPTURES as CAPTURING,
)
from rules.druids.mechanics.settling import settle
from rules.druids.mechanics.stones import convertible, sites, temple_fields
from rules.druids.mechanics.suggest import advise, by_worth, offered, prepared, suggest_new
from rules.druids.state import DruidsState
from rules.druids.view import DruidsView

REGIONS = ["middle", "north", "east", "south", "west"]
"""The big demon field with what is round it, and the parts of the map beyond; single fields work besides."""
NOTHING = "–"
NEAR = 2
"""How many fields away is still near."""
MINE, DEMONS, CAPTURES = "mine", "demons", "captures"
MOST = 25
"""Items that can be ticked in one list."""
PUT = "put"
QUESTIONS: dict[type[Action], tuple[str, ...]] = {
    Move: ("start", "to"),
    New: ("field",),
    Lay: ("piece", "field", "hour"),
    Auto: ("count",),
}
"""What is asked instead of the fields: both ends of a move, the one field of a new population, which piece before where
to, how many pieces."""


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
    plain = [piece for piece in drawn(state) if piece != PORTAL]
    if len(plain) > 1 and any(fits_somewhere(state, piece) for piece in plain):
        return Auto(len(plain))
    fitting = next(piece for piece in [*plain, PORTAL] if piece in drawn(state) and fits_somewhere(state, piece))
    return advise(state, seat, fitting)


def at_first_sight(view: DruidsView, seat: Seat, kind: type[Action]) -> list[Action]:
    """A few lays worth a button each."""
    return list(offered(shown(view), seat)) if kind is Lay else []


def by_sense(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> list[Action]:
    """Lays and new populations as a careful player looks at them; what is offered at first sight before all others."""
    state = shown(view)
    if isinstance(actions[0], Lay):
        lays = [action for action in actions if isinstance(action, Lay)]
        first = [lay for lay in offered(state, seat) if lay in lays]
        return [*first, *(lay for lay in by_worth(state, seat, lays) if lay not in first)]
    if isinstance(actions[0], New):
        fields = {action.fields: action for action in actions if isinstance(action, New)}
        worth = {word: [-count for count in prepared(state, seat, FIELD[word])] for word in fields}
        return [fields[word] for word in sorted(fields, key=worth.__getitem__)]
    return []


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
    wards = few(own_ends(events, seat)) or NOBODY
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
        return "capture" if CAPTURING[field][to] in legal else "held"
    return "demon" if to in state.demons else "closed" if not habitable(state.tiles[to]) else "moved"


# --- what cannot be done ------------------------------------------------------------------------


def cannot(view: DruidsView, seat: Seat) -> list[Said]:
    asked = view.asked
    if asked.seat != seat or asked.drawn:
        return []
    if asked.word == "act":
        return list(_closed(view, seat))
    found = list(WITHOUT[asked.word](view, seat, shown(view))) if asked.word in WITHOUT and asked.left else []
    return [*found, *_no_boost(view, seat, asked)]


def _closed(view: DruidsView, seat: Seat) -> Iterator[Said]:
    """Actions chosen in the turn just before, or in the own last one (D-38)."""
    before = view.order[(view.turns - 1) % len(view.order)] if view.turns else seat
    for action in view.closed:
        if before != seat and action in view.seats[before].chosen:
            yield Said("cannot-before", {"action": action}, {"who": before})
        else:
            yield Said("cannot-own", {"action": action})


def _no_black(view: DruidsView, seat: Seat, state: DruidsState) -> Iterator[Said]:
    if not state.markers_left:
        yield Said("cannot-markers")
    else:
        if not demon_targets(state, seat):
            yield Said("cannot-demon")
        if not wardable(state, seat):
            yield Said("cannot-ward")
    if not liftable(state, seat):
        yield Said("cannot-lift")


def _no_white(view: DruidsView, seat: Seat, state: DruidsState) -> Iterator[Said]:
    if not sites(state, seat):
        yield Said("cannot-stone")
    if not temple_fields(state, seat):
        yield Said("cannot-temple")
    if not convertible(state, seat):
        yield Said("cannot-convert")
    elif not state.stones_left[seat]:
        yield Said("cannot-convert-supply")


def _no_new(view: DruidsView, seat: Seat, state: DruidsState) -> Iterator[Said]:
    if not state.populations_left[seat]:
        yield Said("cannot-new-supply")
    elif not new_fields(state, seat):
        yield Said("cannot-new")


def _no_move(view: DruidsView, seat: Seat, state: DruidsState) -> Iterator[Said]:
    if not move_actions(state, seat):
        yield Said("cannot-move")
    elif not capturers(state, seat):
        yield Said("cannot-capture")


WITHOUT = {"black": _no_black, "white": _no_white, "new": _no_new, "move": _no_move}


def _no_boost(view: DruidsView, seat: Seat, asked: OpenTurn) -> Iterator[Said]:
    captured = sum(view.seats[seat].captured)
    if asked.may_boost or not captured:
        return
    if captured >= PRICE:
        yield Said("cannot-boost-again")
    else:
        yield Said("cannot-boost", {"captured": captured, "price": PRICE})


# --- what a seat has ----------------------------------------------------------------------------


def having(view: DruidsView, seat: Seat) -> Said:
    player = view.seats[seat]
    facts: dict[str, Fact] = {
        "points": player.points,
        "goal": view.goal,
        "populations": player.populations_left,
        "stones": player.stones_left,
        "captured": sum(player.captured),
    }
    return Said("having", facts)


def hand(view: DruidsView, seat: Seat) -> list[Said]:
    """Nothing is secret here: what counts, the supply, the captured by colour, the last choice."""
    player = view.seats[seat]
    stones, temples = player.sources["stones"] // POINTS.stone, temples_of(view, seat)
    on_board: dict[str, Fact] = {
        "populations": len(player.populations),
        "stones": stones,
        "temples": temples,
        "points": player.points,
        "goal": view.goal,
    }
    supply: dict[str, Fact] = {"populations": player.populations_left, "stones": player.stones_left}
    lines = [Said("hand-open"), Said("hand-board", on_board), Said("hand-supply", supply)]
    lines += [
        Said("hand-captured", {"count": count, "price": FIGURES.capture.price_of_boost}, {"who": owner})
        for owner, count in enumerate(player.captured)
        if count
    ]
    lost: dict[str, Fact] = {"populations": player.lost, "stones": player.stones_lost}
    if any(lost.values()):
        lines.append(Said("hand-lost", lost))
    if player.chosen:
        lines.append(Said("hand-chosen", {"first": player.chosen[0], "second": player.chosen[1]}))
    return lines


# --- where the game stands ----------------------------------------------------------------------


def moment(view: DruidsView) -> Said:
    if view.phase == "over":
        return Said("moment-over", {"turns": view.turns})
    bag: dict[str, Fact] = {"bag": sum(view.bag.values()), "portals": view.bag.get(PATTERNS[PORTAL], 0)}
    if view.phase == "setup":
        return Said("moment-setup", bag)
    if view.last:
        return Said("moment-last", {"turn": view.turns + 1})
    return Said("moment", {"turn": view.turns + 1, **bag})


def columns(view: DruidsView) -> list[Column]:
    """In play order. Values are numbers and command words, so that they need no language."""
    players = [view.seats[seat] for seat in view.order]
    return [
        Column(Said("column-points", {"goal": view.goal}), {player.seat: player.points for player in players}),
        Column(
            Said("column-pieces"),
            {
                player.seat: "-".join(
                    str(count)
                    for count in (
                        len(player.populations),
                        player.sources["stones"] // POINTS.stone,
                        temples_of(view, player.seat),
                    )
                )
                for player in players
            },
        ),
        Column(Said("column-chosen"), {player.seat: "+".join(player.chosen) or NOTHING for player in players}),
    ]


def regions(view: DruidsView) -> list[str]:
    return list(REGIONS)
