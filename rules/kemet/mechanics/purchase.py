"""Which power tiles can be bought, and what a tile does the moment it is bought (T-52 to T-59, T-161 to T-164)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Event
from rules.core.explaining import Objection
from rules.kemet.before import the_twin_was_of_the_same_colour
from rules.kemet.board import NOBODY
from rules.kemet.events import TileTaken
from rules.kemet.figures import COLOURS
from rules.kemet.mechanics import learned
from rules.kemet.mechanics.printing import one_tile_of_a_colour
from rules.kemet.mechanics.recruiting import bring
from rules.kemet.mechanics.tokens import turn_of
from rules.kemet.scoring import gain_fame
from rules.kemet.state import NO_COLOUR, KemetState, SwapTask


def pyramids_controlled(state: KemetState, seat: int) -> tuple[list[int], list[int]]:
    """The highest level controlled of each colour: in the own city, in other cities (T-52, T-53)."""
    own, other = [0] * len(COLOURS), [0] * len(COLOURS)
    holder, level = state.holder, state.level
    for city, districts in enumerate(state.board.districts):
        levels = own if city == seat else other
        for zone in districts:
            if not level[zone]:
                continue
            here = holder[zone]
            if here == seat or (here == NOBODY and city == seat):
                colour = state.colour[zone]
                levels[colour] = max(levels[colour], level[zone])
    return own, other


def highest(state: KemetState, seat: int, box: int) -> list[int]:
    """The highest tile level of each colour that a token on that box can buy; -1 is the gold token (R-28, R-54)."""
    own, other = pyramids_controlled(state, seat)
    bought = state.bought[seat] if one_tile_of_a_colour(state) else []
    if box < 0:
        only = state.bought[seat] if the_twin_was_of_the_same_colour(state) else range(len(COLOURS))
        return [max(own[colour], other[colour]) if colour in only else 0 for colour in range(len(COLOURS))]
    for colour in bought:
        other[colour] = 0
    colour = state.boxes[seat][box]
    if colour != NO_COLOUR and colour not in bought and own[colour] > other[colour]:
        other[colour] = own[colour]
    return other


def acquire(state: KemetState, seat: int, tile: int, price: int, events: list[Event]) -> None:
    """The tile, its fame, its choice, its creature, in this order (T-161)."""
    state.market[tile] -= 1
    state.tiles[seat].append(tile)
    state.powers[seat] |= state.stock.bit[tile]
    events.append(TileTaken(seat, state.stock.tile_words[tile], price))
    bought = state.stock.tiles[tile]
    for _ in range(bought.fame):  # T-22
        gain_fame(state, seat, "divine", state.stock.tile_words[tile], events)
    if bought.battle_card:  # all battle cards come back, one leaves for the special one (T-163)
        hand = state.battle_hands[seat]
        hand += state.face_up[seat] + state.face_down[seat]
        state.face_up[seat], state.face_down[seat] = [], []
        learned.battle_cards_back(state, seat)
        hand.append(bought.battle_card - 1)
        hand.sort()
        state.tasks.append(SwapTask(seat, bought.battle_card - 1))
    if bought.units:  # they are ordinary units from now on (T-164)
        state.supply[seat] += bought.units
        bring(state, seat, bought.units, state.stock.tile_words[tile], fights=bought.fights)
    if tile in state.stock.beast_of_tile:
        state.stable[seat] |= 1 << state.stock.beast_of_tile[tile]
        if state.phase == "day":
            turn_of(state).bought |= 1 << state.stock.beast_of_tile[tile]


def unavailable(state: KemetState, seat: int, word: str) -> Iterator[Objection]:
    """What stands against having that tile at all."""
    tile = state.stock.tile.get(word, -1)
    if tile < 0:
        yield "tile-not-in-game", "T-169", {"tile": word}
        return
    if not state.stock.in_play(state.seats, state.colours)[tile]:
        yield "tile-not-in-game", "T-169", {"tile": word}
    if state.powers[seat] & state.stock.bit[tile]:
        yield "tile-owned", "T-56", {"tile": word}
    if not state.market[tile]:
        yield "tile-gone", "T-59", {"tile": word}
