"""Buying power tiles, and what a tile does the moment it is bought (T-51 to T-59, T-161 to T-164)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.kemet import learned
from rules.kemet.actions import Buy, First, Swap
from rules.kemet.board import NOBODY
from rules.kemet.events import CardSetAside, SetAside, TileTaken
from rules.kemet.fame import gain_fame
from rules.kemet.figures import COLOURS
from rules.kemet.prayer import pay, tile_price
from rules.kemet.state import BuyTask, KemetState, PlaceTask, SwapTask
from rules.kemet.tiles import BIT, COLOUR, LEVEL, OF_COLOUR, TILE, TILE_WORDS, TILES
from rules.kemet.words import BATTLE, BATTLE_WORDS, BEAST_OF_TILE, ORDINARY

BUY = tuple(Buy(tile=word) for word in TILE_WORDS)
FIRST = tuple(First(word) for word in TILE_WORDS)
SWAP = tuple(Swap(word) for word in BATTLE_WORDS)


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
    bought = state.bought[seat]
    if box < 0:
        return [max(own[colour], other[colour]) if colour in bought else 0 for colour in range(len(COLOURS))]
    own_colour = state.boxes[seat][box]
    return [
        0 if colour in bought else max(own[colour], other[colour]) if colour == own_colour else other[colour]
        for colour in range(len(COLOURS))
    ]


def buy_actions(state: KemetState, task: BuyTask) -> list[Action]:
    """Tiles on offer that the seat may buy with this token and can pay (T-51 to T-57)."""
    seat, market, powers = task.seat, state.market, state.powers[task.seat]
    found: list[Action] = []
    for colour, top in enumerate(highest(state, seat, task.box)):
        if not top:
            continue
        for tile in OF_COLOUR[colour]:
            if LEVEL[tile] > top:
                break
            if not market[tile] or powers & BIT[tile]:
                continue
            if tile_price(state, seat, tile, gold=task.box < 0) > state.pp[seat]:
                break
            found.append(BUY[tile])
    return found


def first_tiles(state: KemetState, seat: int) -> list[Action]:
    """Level-1 tiles of the colours of the own pyramids (T-31)."""
    own = {state.colour[zone] for zone in state.board.districts[seat] if state.level[zone]}
    return [
        FIRST[tile]
        for colour in sorted(own)
        for tile in OF_COLOUR[colour]
        if LEVEL[tile] == 1 and state.market[tile] and not state.powers[seat] & BIT[tile]
    ]


def buy(state: KemetState, task: BuyTask, action: Buy, events: list[Event]) -> None:
    tile, seat = TILE[action.tile], task.seat
    price = tile_price(state, seat, tile, gold=task.box < 0)
    pay(state, seat, price)
    if COLOUR[tile] not in state.bought[seat]:
        state.bought[seat].append(COLOUR[tile])
    state.tasks.pop()
    acquire(state, seat, tile, price, events)


def acquire(state: KemetState, seat: int, tile: int, price: int, events: list[Event]) -> None:
    """The tile, its fame, its choice, its creature, in this order (T-161)."""
    state.market[tile] -= 1
    state.tiles[seat].append(tile)
    state.powers[seat] |= BIT[tile]
    events.append(TileTaken(seat, TILE_WORDS[tile], price))
    bought = TILES[tile]
    for _ in range(bought.fame):  # T-22
        gain_fame(state, seat, "divine", TILE_WORDS[tile], events)
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
        state.tasks.append(PlaceTask(seat, bought.units, why=TILE_WORDS[tile]))
    if tile in BEAST_OF_TILE:
        state.stable[seat] |= 1 << BEAST_OF_TILE[tile]


def swap_actions(state: KemetState, task: SwapTask) -> list[Action]:
    """Any ordinary card; never a special one (T-163)."""
    return [SWAP[card] for card in state.battle_hands[task.seat] if card < ORDINARY]


def swap(state: KemetState, task: SwapTask, action: Swap, events: list[Event]) -> None:
    card, seat = BATTLE[action.card], task.seat
    state.battle_hands[seat].remove(card)
    state.set_aside[seat].append(card)
    learned.battle_card_set_aside(state, seat)
    state.tasks.pop()
    events.append(CardSetAside(seat, BATTLE_WORDS[task.card]))
    events.append(SetAside(seat, action.card, only=seat))
