"""Black magic lays, lifts and hides demon markers; white magic sets stones and temples (D-41, D-43 to D-58)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rules.core import Action, Seat
from rules.core.explaining import Objection
from rules.druids.actions import STEPS, Boost, Convert, Demon, Done, Lift, Stone, Temple, Ward
from rules.druids.board import BIG_FIELD, CORNER, CORNER_FIELDS, CORNER_WORD, FIELD, WORD
from rules.druids.decisions.common import Events, Facts, no_landscape
from rules.druids.decisions.running import Running
from rules.druids.mechanics import demons, stones
from rules.druids.mechanics.demons import black_actions, demon_targets, linked
from rules.druids.mechanics.settling import settle
from rules.druids.mechanics.stones import (
    MAJORITY,
    TRIO,
    forest_sides,
    has_room,
    stones_on,
    temple_owner,
    white_actions,
    wooded,
)
from rules.druids.state import NONE, DruidsState

Does = Callable[..., None]
Refuses = Callable[[DruidsState, Seat, Any], Iterator[Objection]]


class Magic(Running):
    """Options, each a step of its own; after each the board settles (D-74)."""

    once = True
    options: ClassVar[Mapping[type[Action], tuple[Does, Refuses]]]
    """What each option does, and what may stand against it."""

    def does(self, state: DruidsState, seat: Seat, action: Any, events: Events) -> None:
        self.options[type(action)][0](state, seat, action, events)
        state.turn.taken.append(type(action).__name__.lower())
        settle(state, events)

    def no_step(self, state: DruidsState, seat: Seat, action: Any) -> Iterator[Objection]:
        return self.options[type(action)][1](state, seat, action)


# --- black --------------------------------------------------------------------------------------


def _no_demon(state: DruidsState, seat: Seat, action: Demon) -> Iterator[Objection]:
    field = FIELD[action.field]
    facts: Facts = {"field": action.field}
    yield from no_landscape(state, field, "D-44")
    if field in state.demons:
        yield "marker-there", "D-44", facts
    if field in state.warded:
        yield "immortal-there", "D-50", {**facts, "seat": state.ground[field]}
    if not state.markers_left:
        yield "no-marker-left", "D-48", facts
    if field not in demon_targets(state, seat):
        yield "not-connected", "D-43", facts


def _no_lift(state: DruidsState, seat: Seat, action: Lift) -> Iterator[Objection]:
    field = FIELD[action.field]
    facts: Facts = {"field": action.field}
    if field in BIG_FIELD:
        yield "big-field", "D-55", facts
    if field in state.warded:
        yield "foreign-ward", "D-55", {**facts, "seat": state.ground[field]}
    yield "no-marker-there", "D-47", facts


def _no_ward(state: DruidsState, seat: Seat, action: Ward) -> Iterator[Objection]:
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


class BlackMagic(Magic):
    word = "black"
    kinds = (*STEPS["black"], Boost, Done)
    options = {Demon: (demons.lay_demon, _no_demon), Lift: (demons.lift, _no_lift), Ward: (demons.ward, _no_ward)}

    def steps(self, state: DruidsState, seat: Seat) -> Sequence[Action]:
        return black_actions(state, seat)


# --- white --------------------------------------------------------------------------------------


def _no_stone(state: DruidsState, seat: Seat, action: Stone) -> Iterator[Objection]:
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


def _no_temple(state: DruidsState, seat: Seat, action: Temple) -> Iterator[Objection]:
    field = FIELD[action.field]
    facts: Facts = {"field": action.field, "from": action.from_}
    yield from no_landscape(state, field, "D-32")
    if field in state.temples:
        yield "temple-there", "D-36", facts
    if field in state.demons and not state.options.temples_on_demons:
        yield "demon-there", "D-36", facts
    around = stones_on(state, field)
    if around != TRIO:
        yield "three-stones", "D-32", {**facts, "stones": around}
    if temple_owner(state, field) != seat:
        yield "majority", "D-34", facts
    if action.from_:
        start = FIELD[action.from_]
        if start not in state.temples or temple_owner(state, start) != seat:
            yield "no-temple-of-yours", "D-57", facts
    elif not state.temples_left:
        yield "no-temple-left", "D-57", facts


def _no_convert(state: DruidsState, seat: Seat, action: Convert) -> Iterator[Objection]:
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


class WhiteMagic(Magic):
    word = "white"
    kinds = (*STEPS["white"], Boost, Done)
    options = {
        Stone: (stones.set_stone, _no_stone),
        Temple: (stones.set_temple, _no_temple),
        Convert: (stones.convert, _no_convert),
    }

    def steps(self, state: DruidsState, seat: Seat) -> Sequence[Action]:
        return white_actions(state, seat)
