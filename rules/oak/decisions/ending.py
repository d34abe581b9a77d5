"""The end: Dark Woods once, and Carw Gwyn, asked of everybody at once (O-117, O-129 to O-132)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Decision, Dice, Seat
from rules.core.explaining import Objection
from rules.oak.actions import Brew, Discard, Skip
from rules.oak.board import CARW_GWYN
from rules.oak.decisions import free
from rules.oak.decisions.brewing import against_brew, brew_facts
from rules.oak.decisions.common import SKIP, Events
from rules.oak.events import Skipped
from rules.oak.mechanics import potions
from rules.oak.mechanics.triggers import OWN_TURN_OR_END, comes_up
from rules.oak.state import OakState


class FinalBrewing(Decision[OakState, None]):
    word = "final"
    kinds = (Brew, Discard, Skip)
    clause = "O-129"

    def seats(self, state: OakState, task: None) -> tuple[Seat, ...]:
        return tuple(state.pending)

    def legal(self, state: OakState, task: None, seat: Seat) -> Sequence[Action]:
        """Either may be left."""
        player = state.players[seat]
        found: list[Action] = []
        if seat not in state.brewed:
            for potion in potions.DARK:
                ways = potions.ways_to_brew(state, player, potion, less=False)
                found += [potions.brew_action(potion, paid) for paid in ways]
        if comes_up(player, CARW_GWYN, OWN_TURN_OR_END):
            found.append(free.DISCARD)
        found.append(SKIP)
        return found

    def take(
        self, state: OakState, task: None, seat: Seat, action: Brew | Discard | Skip, dice: Dice, events: Events
    ) -> None:
        if isinstance(action, Skip):
            events.append(Skipped(seat))
            state.pending.remove(seat)
            return
        if isinstance(action, Brew):
            state.brewed.append(seat)
            potions.brew(state, seat, action, events, take_back=False)  # would be worth nothing (O-132)
        else:
            free.discard(state, seat, action, events)
        if not self.can_act(state, seat):
            state.pending.remove(seat)

    def can_act(self, state: OakState, seat: Seat) -> bool:
        """Something is left beside leaving it."""
        return len(self.legal(state, None, seat)) > 1

    def objections(self, state: OakState, task: None, seat: Seat, action: Brew | Discard | Skip) -> Iterator[Objection]:
        if isinstance(action, Brew):
            if potions.POTION_NUMBER[action.potion] < potions.FIRST_DARK:
                yield "only-dark-woods", "O-129", brew_facts(action)
            yield from against_brew(state, state.players[seat], action, less=False)
        elif isinstance(action, Discard):
            yield from free.against_discard(state, seat, action)
