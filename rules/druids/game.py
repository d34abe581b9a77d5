"""Druids and Demons as the engine knows it: asks the modules of this package, keeps nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rules.core import Action, Dice, Event, Game, Imagined, Refusal, Seat, Standings
from rules.core.clauses import load_clauses
from rules.core.game import Filled, Form
from rules.druids import before, demons, populations, stones
from rules.druids.actions import (
    ACTIONS,
    BEFORE,
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
from rules.druids.board import CORNER, CORNER_FIELDS, CORNER_WORD, FIELD, distance
from rules.druids.chat import DruidsChat
from rules.druids.events import EVENTS
from rules.druids.explain import explain, unknown_word
from rules.druids.figures import SEATS
from rules.druids.flow import act_actions, boost, choose, go_on, go_on_laying, new_game, run_actions, stop
from rules.druids.imagine import redraw
from rules.druids.judge import JUDGE
from rules.druids.land import draw_all, draw_one, hand, lay_actions, pick, pick_actions
from rules.druids.scouting import carry_out, draw_actions, may_order, order_actions, put
from rules.druids.settling import count_points, end_wards, settle
from rules.druids.state import NEWEST, NONE, DruidsOptions, DruidsState
from rules.druids.view import DruidsView, view

OPTIONS_OF_MAGIC: dict[type[Action], Callable[..., None]] = {
    Demon: demons.lay_demon,
    Lift: demons.lift,
    Ward: demons.ward,
    Stone: stones.set_stone,
    Temple: stones.set_temple,
    Convert: stones.convert,
}


class Druids(Game[DruidsState, DruidsOptions]):
    name = "druids"
    title = "Druids and Demons"
    version = NEWEST
    seats = SEATS
    options = DruidsOptions
    state = DruidsState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses("rules.druids")
    chat = DruidsChat()
    judge = JUDGE

    def __init__(self, version: int = version) -> None:
        self.version = version  # type: ignore[misc]  # an earlier version is the same game, begun under its number
        self.before = before.older(Druids) if version == Druids.version else {}
        if version < 2:
            self.actions = BEFORE
            self.options = before.Options1  # type: ignore[assignment]  # its records are sealed with these

    def setup(self, seats: int, options: DruidsOptions, dice: Dice) -> tuple[DruidsState, list[Event]]:
        return new_game(seats, DruidsOptions(**msgspec.structs.asdict(options)), dice, self.version)

    def decode(self, data: bytes) -> DruidsState:
        state = super().decode(data)
        state.rules = self.version
        return state

    def waiting(self, state: DruidsState) -> tuple[Seat, ...]:
        return () if state.phase == "over" else (state.turn.seat,)

    def legal(self, state: DruidsState, seat: Seat) -> Sequence[Action]:
        if state.phase == "over" or state.turn.seat != seat:
            return []
        if state.face_up and state.drawn == NONE and before.pieces_were_picked(state):
            return pick_actions(state)
        if hand(state):
            return [*lay_actions(state), *order_actions(state)]
        if state.phase == "setup":
            return draw_actions(state)
        if state.phase == "choosing":
            return act_actions(state, seat)
        return run_actions(state, seat)

    def check(self, state: DruidsState, seat: Seat, action: Action) -> None:
        """Of an order `legal` lists the numbers worth a button; any number up to those, and every way to lay, is the
        same decision."""
        asked = seat in self.waiting(state) and unknown_word(action) is None
        if asked and isinstance(action, Auto) and may_order(state, action):
            return
        super().check(state, seat, action)

    def apply(self, state: DruidsState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        events: list[Event] = []
        if isinstance(action, Lay):
            put(state, seat, action, dice, events)
        elif isinstance(action, Draw):
            # where nothing fits nothing is drawn, and the action ends below (D-16)
            every = state.options.scouting == "face up" and before.pieces_were_picked(state)
            (draw_all if every else draw_one)(state, seat, dice, events)
        elif isinstance(action, Drawall):
            draw_all(state, seat, dice, events)
        elif isinstance(action, Auto):
            carry_out(state, seat, action, dice, events)
        elif isinstance(action, Pick):
            pick(state, action)
        elif isinstance(action, Act):
            choose(state, seat, action, events)
        elif isinstance(action, Boost):
            boost(state, seat, action, events)
        elif isinstance(action, Done):
            stop(state, action, events)
        else:
            step(state, seat, action, events)
        if state.phase == "setup":
            go_on_laying(state, dice, events)
        else:
            go_on(state, events)
        return events

    def view(self, state: DruidsState, seat: Seat | None) -> DruidsView:
        return view(state, seat)

    def standings(self, state: DruidsState) -> Standings | None:
        return state.final

    def explain(self, state: DruidsState, seat: Seat, action: Action) -> Refusal:
        return explain(state, seat, action)

    def forced(self, state: DruidsState) -> tuple[Seat, Action] | None:
        """A drawn piece is looked at before it is laid, even where it fits once only (about one draw in a hundred)."""
        picked = state.drawn == NONE and before.pieces_were_picked(state)
        return None if hand(state) and not picked else super().forced(state)

    def redraw(self, state: DruidsState, seat: Seat | None, dice: Dice) -> None:
        redraw(state, seat, dice)

    def read_line(self, imagined: Imagined[DruidsState], line: str) -> list[Action]:
        """Lists, directions, suggestions and orders."""
        from rules.druids.reader import read

        return read(imagined, line)

    def complete_line(self, imagined: Imagined[DruidsState], typed: str) -> list[str]:
        from rules.druids.going_on import complete_line

        return complete_line(imagined, typed)

    @property
    def forms(self) -> tuple[Form, ...]:
        from rules.druids.forms import FORMS

        return FORMS

    def read_form(self, imagined: Imagined[DruidsState], filled: Filled) -> list[Action]:
        from rules.druids.forms import read_form

        return read_form(imagined, filled)

    def read_action(self, data: Any) -> Action:
        """Words in any case; a corner under any of its three names, kept under the stored one (D-26)."""
        action = super().read_action(data)
        words = {field: value.upper() for field, value in _places(action) if value}
        for field, word in words.items():
            if word in CORNER and isinstance(action, (Stone, Convert)):
                words[field] = CORNER_WORD[CORNER[word]]
        if "moves" in words:
            words["moves"] = words["moves"].replace("X", populations.CAPTURE)
        return msgspec.structs.replace(action, **words) if words else action

    def unlikeness(self, tried: Action, other: Action) -> float:
        """Between actions of one kind the distance on the map counts too: the nearest places come first."""
        unlike = super().unlikeness(tried, other)
        if type(tried) is type(other):
            unlike += sum(
                _apart(getattr(tried, field), getattr(other, field)) / 100 for field in tried.__struct_fields__
            )
        return unlike


def step(state: DruidsState, seat: Seat, action: Action, events: list[Event]) -> None:
    """One option, new population or move; then what it brings with it (D-74)."""
    turn = state.turn
    turn.left -= 1
    turn.changed = True
    if isinstance(action, New):
        populations.settle_down(state, seat, action, events)
    elif isinstance(action, Move):
        populations.move(state, seat, action, events)
        if state.warded and end_wards(state, events):  # moving can only cut links of wards, and what hangs on them
            settle(state, events)
    else:
        OPTIONS_OF_MAGIC[type(action)](state, seat, action, events)
        turn.taken.append(type(action).__name__.lower())
        settle(state, events)
    count_points(state, seat, events)


def _places(action: Action) -> list[tuple[str, str]]:
    """The fields of an action that name places, with their words."""
    return [
        (field, getattr(action, field))
        for field in ("field", "fields", "corner", "from_", "moves")
        if field in action.__struct_fields__
    ]


def _apart(a: object, b: object) -> int:
    """Steps between two places; 0 where the values are no places."""
    if not isinstance(a, str) or not isinstance(b, str):
        return 0
    return sum(distance(x, y) for x, y in zip(_fields(a), _fields(b), strict=False))


def _fields(word: str) -> list[int]:
    if word in FIELD:
        return [FIELD[word]]
    if word in CORNER:
        return [CORNER_FIELDS[CORNER[word]][0]]
    start, _, to = populations.parts(word)
    return [FIELD[start], FIELD[to]] if start in FIELD and to in FIELD else []
