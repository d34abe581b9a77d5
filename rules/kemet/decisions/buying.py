"""Buying a power tile, and the battle card that leaves for a special one (T-51 to T-57, T-163)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Asked, Dice, Seat
from rules.core.explaining import Objection
from rules.kemet.actions import Buy, Done, Swap
from rules.kemet.decisions.common import Events, Facts, OfTask, decline
from rules.kemet.events import CardSetAside, SetAside
from rules.kemet.figures import COLOURS
from rules.kemet.mechanics import learned
from rules.kemet.mechanics.prayer import pay, tile_price
from rules.kemet.mechanics.purchase import acquire, highest, pyramids_controlled, unavailable
from rules.kemet.mechanics.tiles import BIT, COLOUR, LEVEL, OF_COLOUR, TILE, TILE_WORDS
from rules.kemet.mechanics.tokens import DONE
from rules.kemet.mechanics.zones import is_free
from rules.kemet.state import BuyTask, KemetState, SwapTask
from rules.kemet.words import BATTLE, BATTLE_WORDS, ORDINARY

BUY = tuple(Buy(tile=word) for word in TILE_WORDS)
SWAP = tuple(Swap(word) for word in BATTLE_WORDS)


class Buying(OfTask[BuyTask]):
    task = BuyTask
    word = "buy"
    kinds = (Buy, Done)
    clause = "T-51"

    def legal(self, state: KemetState, task: BuyTask, seat: Seat) -> Sequence[Action]:
        """Tiles on offer that the seat may buy with this token and can pay (T-51 to T-57)."""
        market, powers = state.market, state.powers[seat]
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
        found.append(DONE)
        return found

    def take(
        self, state: KemetState, task: BuyTask, seat: Seat, action: Buy | Done, dice: Dice, events: Events
    ) -> None:
        if isinstance(action, Done):
            decline(state, seat, "buy", events)
            return
        tile = TILE[action.tile]
        price = tile_price(state, seat, tile, gold=task.box < 0)
        pay(state, seat, price)
        if COLOUR[tile] not in state.bought[seat]:
            state.bought[seat].append(COLOUR[tile])
        state.tasks.pop()
        acquire(state, seat, tile, price, events)

    def objections(self, state: KemetState, task: BuyTask, seat: Seat, action: Buy) -> Iterator[Objection]:
        if not action.tile or action.box or action.token:
            yield "which-tile", "T-51", {}
            return
        tile, gold = TILE[action.tile], task.box < 0
        colour, word = COLOUR[tile], COLOURS[COLOUR[tile]]
        facts: Facts = {"tile": action.tile, "colour": word, "level": LEVEL[tile]}
        yield from unavailable(state, seat, action.tile)
        if (colour in state.bought[seat]) != gold:
            yield ("not-bought-today", "T-55", facts) if gold else ("bought-today", "T-55", facts)
        own, other = pyramids_controlled(state, seat)
        if max(own[colour], other[colour]) < LEVEL[tile]:
            held = [z for z in state.board.districts[seat] if state.colour[z] == colour and not is_free(state, seat, z)]
            if held and state.level[held[0]] >= LEVEL[tile]:
                yield "pyramid-held", "T-70", facts
            if max(own[colour], other[colour]):
                yield "pyramid-too-low", "T-51", {**facts, "have": max(own[colour], other[colour])}
            yield "no-pyramid", "T-51", facts
        if not gold and other[colour] < LEVEL[tile] and state.boxes[seat][task.box] != colour:
            yield "wrong-box", "T-52", facts
        price = tile_price(state, seat, tile, gold=gold)
        yield "too-dear", "T-57", {"price": price, "have": state.pp[seat]}

    def asked(self, state: KemetState, task: BuyTask, viewer: Seat | None) -> Asked:
        return Asked(self.word, (task.seat,), {"gold": int(task.box < 0)})


class Swapping(OfTask[SwapTask]):
    """Any ordinary card leaves; never a special one (T-163)."""

    task = SwapTask
    word = "swap"
    kinds = (Swap,)
    clause = "T-163"

    def legal(self, state: KemetState, task: SwapTask, seat: Seat) -> Sequence[Action]:
        return [SWAP[card] for card in state.battle_hands[seat] if card < ORDINARY]

    def take(self, state: KemetState, task: SwapTask, seat: Seat, action: Swap, dice: Dice, events: Events) -> None:
        card = BATTLE[action.card]
        state.battle_hands[seat].remove(card)
        state.set_aside[seat].append(card)
        learned.battle_card_set_aside(state, seat)
        state.tasks.pop()
        events.append(CardSetAside(seat, BATTLE_WORDS[task.card]))
        events.append(SetAside(seat, action.card, only=seat))

    def objections(self, state: KemetState, task: SwapTask, seat: Seat, action: Swap) -> Iterator[Objection]:
        if BATTLE[action.card] >= ORDINARY:
            yield "special-stays", "T-163", {"card": action.card}
        yield "battle-card-not-in-hand", "T-163", {"card": action.card}
