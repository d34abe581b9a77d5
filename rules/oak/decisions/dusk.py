"""Druids that come home and do not all find rest: who goes to the Roots, asked of everybody at once (O-118, O-119)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Decision, Dice, Seat
from rules.core.explaining import Objection
from rules.oak.actions import Home
from rules.oak.board import FOREST, KIND, KINDS
from rules.oak.decisions.common import Events, written_otherwise
from rules.oak.mechanics import rest
from rules.oak.mechanics.temples import count_temples
from rules.oak.state import OakState


class ComingHome(Decision[OakState, None]):
    word = "home"
    kinds = (Home,)
    clause = "O-118"

    def seats(self, state: OakState, task: None) -> tuple[Seat, ...]:
        return tuple(state.pending)

    def legal(self, state: OakState, task: None, seat: Seat) -> Sequence[Action]:
        return rest.homecomings(state, state.players[seat])

    def take(self, state: OakState, task: None, seat: Seat, action: Home, dice: Dice, events: Events) -> None:
        state.pending.remove(seat)
        rest.come_home(state.players[seat], seat, action, events)
        count_temples(state)

    def objections(self, state: OakState, task: None, seat: Seat, action: Home) -> Iterator[Objection]:
        kinds = [KIND[word] for word in action.druids.split()]
        yield from written_otherwise(action.druids, rest.druid_words(kinds), "O-118")
        coming = [kind for place, kind in state.players[seat].out if place != FOREST]
        for kind in kinds:
            if kinds.count(kind) > coming.count(kind):
                yield "not-coming-home", "O-119", {"druid": KINDS[kind]}
        yield "rest-not-filled", "O-118", {}
