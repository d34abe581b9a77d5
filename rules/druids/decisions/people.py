"""New populations, and populations that move and capture (D-61 to D-69)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Seat
from rules.core.explaining import Objection
from rules.druids.actions import STEPS, Boost, Done, Move, New
from rules.druids.board import FIELD, WORD
from rules.druids.decisions.common import Events, Facts, not_free
from rules.druids.decisions.running import Running
from rules.druids.mechanics import populations
from rules.druids.mechanics.populations import (
    CAPTURE,
    NEEDED,
    STEP,
    around,
    move_actions,
    moves_each,
    new_actions,
    new_fields,
    parts,
)
from rules.druids.mechanics.settling import end_wards, settle
from rules.druids.state import DruidsState


class Settling(Running):
    word = "new"
    kinds = (*STEPS["new"], Boost, Done)

    def steps(self, state: DruidsState, seat: Seat) -> Sequence[Action]:
        return new_actions(state, seat)

    def does(self, state: DruidsState, seat: Seat, action: New, events: Events) -> None:
        populations.settle_down(state, seat, action, events)

    def no_step(self, state: DruidsState, seat: Seat, action: New) -> Iterator[Objection]:
        field = FIELD[action.fields]
        if not state.populations_left[seat]:
            yield "no-population-left", "D-63", {}
        yield from not_free(state, seat, field)
        if field not in new_fields(state, seat):
            yield "not-beside-yours", "D-61", {"field": action.fields}


class Moving(Running):
    word = "move"
    kinds = (*STEPS["move"], Boost, Done)

    def steps(self, state: DruidsState, seat: Seat) -> Sequence[Action]:
        return move_actions(state, seat)

    def does(self, state: DruidsState, seat: Seat, action: Move, events: Events) -> None:
        populations.move(state, seat, action, events)
        if state.warded and end_wards(state, events):  # moving can only cut links of wards, and what hangs on them
            settle(state, events)

    def no_step(self, state: DruidsState, seat: Seat, action: Move) -> Iterator[Objection]:
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
        yield from not_free(state, seat, to)
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
