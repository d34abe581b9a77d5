"""Set-up: troops and pyramids, the free tile (T-29 to T-31)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Decision, Dice, Seat
from rules.core.explaining import Objection
from rules.kemet.actions import First, Setup
from rules.kemet.decisions.common import Events
from rules.kemet.events import Ready
from rules.kemet.figures import COLOURS, FIGURES
from rules.kemet.mechanics.purchase import acquire, unavailable
from rules.kemet.mechanics.tiles import BIT, COLOUR, LEVEL, OF_COLOUR, TILE, TILE_WORDS
from rules.kemet.setup import build, setup_actions
from rules.kemet.state import KemetState

FIRST = tuple(First(word) for word in TILE_WORDS)


class SettingUp(Decision[KemetState, None]):
    """Nobody sees a choice before all are in, unless they are made in turn order (G-8)."""

    word = "setup"
    kinds = (Setup,)
    clause = "T-30"

    def seats(self, state: KemetState, task: None) -> tuple[Seat, ...]:
        if state.options.setup_order == "together":
            return tuple(seat for seat in range(state.seats) if seat not in state.plans)
        return (state.order[state.turn],)

    def legal(self, state: KemetState, task: None, seat: Seat) -> Sequence[Action]:
        return setup_actions(state, seat)

    def take(self, state: KemetState, task: None, seat: Seat, action: Setup, dice: Dice, events: Events) -> None:
        state.plans[seat] = [action.troops, action.pyramids]
        state.turn += 1
        events.append(Ready(seat))
        if state.options.setup_order == "turn order":
            build(state, seat, events)
        elif state.turn == state.seats:
            for one in state.order:
                build(state, one, events)

    def objections(self, state: KemetState, task: None, seat: Seat, action: Setup) -> Iterator[Objection]:
        own = {state.board.words[zone] for zone in state.board.districts[seat]}
        troops = action.troops.split()
        for word in troops:
            if word not in own:
                yield "not-your-district", "T-29", {"district": word}
        if len(troops) != 2 or troops[0] == troops[1]:
            yield "two-districts", "T-29", {}
        parts = [part.split() for part in action.pyramids.split(",")]
        places, colours, levels = ([part[n] for part in parts] for n in range(3))
        for word in places:
            if word not in own:
                yield "not-your-district", "T-67", {"district": word}
        for colour in colours:
            if COLOURS.index(colour) not in state.colours:
                yield "colour-not-in-game", "T-68", {"colour": colour}
        if len(set(colours)) < len(colours):
            yield "colour-twice", "T-68", {}
        if len(set(places)) < len(places):
            yield "one-per-district", "T-30", {}
        if any(int(level) > FIGURES.setup.top_level for level in levels):
            yield "too-high-at-start", "T-30", {"most": FIGURES.setup.top_level}
        if sum(int(level) for level in levels) != FIGURES.setup.levels:
            yield "three-levels", "T-30", {"levels": FIGURES.setup.levels}
        yield "in-board-order", "T-30", {}


class TakingFirst(Decision[KemetState, None]):
    """In reverse turn order, unless the table says otherwise (G-7)."""

    word = "first"
    kinds = (First,)
    clause = "T-31"

    def seats(self, state: KemetState, task: None) -> tuple[Seat, ...]:
        order = state.order if state.options.first_tile_order == "turn order" else state.order[::-1]
        return (order[state.turn],)

    def legal(self, state: KemetState, task: None, seat: Seat) -> Sequence[Action]:
        """Level-1 tiles of the colours of the own pyramids (T-31)."""
        own = {state.colour[zone] for zone in state.board.districts[seat] if state.level[zone]}
        return [
            FIRST[tile]
            for colour in sorted(own)
            for tile in OF_COLOUR[colour]
            if LEVEL[tile] == 1 and state.market[tile] and not state.powers[seat] & BIT[tile]
        ]

    def take(self, state: KemetState, task: None, seat: Seat, action: First, dice: Dice, events: Events) -> None:
        state.turn += 1
        acquire(state, seat, TILE[action.tile], 0, events)

    def objections(self, state: KemetState, task: None, seat: Seat, action: First) -> Iterator[Objection]:
        tile = TILE[action.tile]
        yield from unavailable(state, seat, action.tile)
        if LEVEL[tile] != 1:
            yield "not-level-one", "T-31", {"tile": action.tile, "level": LEVEL[tile]}
        yield "no-pyramid", "T-31", {"colour": COLOURS[COLOUR[tile]]}
