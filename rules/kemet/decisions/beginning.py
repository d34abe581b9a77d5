"""Set-up: troops and pyramids, the free tile (T-29 to T-31)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Decision, Dice, Seat
from rules.core.explaining import Objection
from rules.kemet.actions import City, First, Setup
from rules.kemet.board import NO_CITY
from rules.kemet.decisions.common import Events
from rules.kemet.events import CityChosen, Ready
from rules.kemet.figures import COLOURS, FIGURES
from rules.kemet.mechanics.purchase import acquire, unavailable
from rules.kemet.setup import build, free_cities, setup_actions
from rules.kemet.state import KemetState
from rules.kemet.words import TILE_WORDS

FIRST = {word: First(word) for word in TILE_WORDS}


class Settling(Decision[KemetState, None]):
    """Everybody chooses a city, in turn order; the last one takes what is left (G-9)."""

    word = "city"
    kinds = (City,)
    clause = "T-29"

    def seats(self, state: KemetState, task: None) -> tuple[Seat, ...]:
        return (next(seat for seat in state.order if state.cities[seat] == NO_CITY),)

    def legal(self, state: KemetState, task: None, seat: Seat) -> Sequence[Action]:
        return [City(city) for city in free_cities(state)]

    def take(self, state: KemetState, task: None, seat: Seat, action: City, dice: Dice, events: Events) -> None:
        self._give(state, seat, action.city, events)
        if state.cities.count(NO_CITY) == 1:
            self._give(state, state.cities.index(NO_CITY), free_cities(state)[0], events)

    def _give(self, state: KemetState, seat: Seat, city: int, events: Events) -> None:
        state.settle(seat, city)
        events.append(CityChosen(seat, city))

    def objections(self, state: KemetState, task: None, seat: Seat, action: City) -> Iterator[Objection]:
        if action.city in state.cities:
            yield "city-taken", "T-29", {"city": action.city}
        yield "no-such-city", "T-4", {"city": action.city, "cities": ", ".join(map(str, free_cities(state)))}


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
        stock = state.stock
        own = {state.colour[zone] for zone in state.board.districts[seat] if state.level[zone]}
        return [
            FIRST[stock.tile_words[tile]]
            for colour in sorted(own)
            for tile in stock.of_colour[colour]
            if stock.level[tile] == 1 and state.market[tile] and not state.powers[seat] & stock.bit[tile]
        ]

    def take(self, state: KemetState, task: None, seat: Seat, action: First, dice: Dice, events: Events) -> None:
        state.turn += 1
        acquire(state, seat, state.stock.tile[action.tile], 0, events)

    def objections(self, state: KemetState, task: None, seat: Seat, action: First) -> Iterator[Objection]:
        yield from unavailable(state, seat, action.tile)
        tile = state.stock.tile[action.tile]
        if state.stock.level[tile] != 1:
            yield "not-level-one", "T-31", {"tile": action.tile, "level": state.stock.level[tile]}
        yield "no-pyramid", "T-31", {"colour": COLOURS[state.stock.colour[tile]]}
