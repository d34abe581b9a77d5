"""Buying a power tile, and the battle card that leaves for a special one (T-51 to T-57, T-163)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, Asked, Dice, Seat
from rules.core.explaining import Objection
from rules.kemet.actions import Buy, Card, Creature, Done, Swap
from rules.kemet.before import the_twin_was_of_the_same_colour
from rules.kemet.decisions import free
from rules.kemet.decisions.common import Events, Facts, OfTask, decline
from rules.kemet.events import CardSetAside, SetAside
from rules.kemet.figures import COLOURS
from rules.kemet.mechanics import learned
from rules.kemet.mechanics.prayer import pay, tile_price
from rules.kemet.mechanics.printing import one_tile_of_a_colour
from rules.kemet.mechanics.purchase import acquire, highest, pyramids_controlled, unavailable
from rules.kemet.mechanics.tokens import DONE
from rules.kemet.mechanics.zones import is_free
from rules.kemet.state import BuyTask, KemetState, SwapTask
from rules.kemet.words import BATTLE, BATTLE_WORDS, ORDINARY, TILE_WORDS

BUY = {word: Buy(tile=word) for word in TILE_WORDS}
SWAP = tuple(Swap(word) for word in BATTLE_WORDS)


class Buying(OfTask[BuyTask]):
    task = BuyTask
    word = "buy"
    kinds = (Buy, Card, Creature, Done)
    clause = "T-51"

    def legal(self, state: KemetState, task: BuyTask, seat: Seat) -> Sequence[Action]:
        """Tiles on offer that the seat may buy with this token and can pay (T-51 to T-57)."""
        market, powers, stock = state.market, state.powers[seat], state.stock
        found: list[Action] = []
        for colour, top in enumerate(highest(state, seat, task.box)):
            if not top:
                continue
            for tile in stock.of_colour[colour]:
                if stock.level[tile] > top:
                    break
                if not market[tile] or powers & stock.bit[tile]:
                    continue
                if tile_price(state, seat, tile, gold=task.box < 0) > state.pp[seat]:
                    break
                found.append(BUY[stock.tile_words[tile]])
        found.append(DONE)
        return found + free.acts(state, seat)

    def take(self, state: KemetState, task: BuyTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
        if isinstance(action, (Card, Creature)):
            free.act(state, seat, action, events)
            return
        if not isinstance(action, Buy):
            decline(state, seat, "buy", events)
            return
        tile = state.stock.tile[action.tile]
        price = tile_price(state, seat, tile, gold=task.box < 0)
        pay(state, seat, price)
        colour = state.stock.colour[tile]
        if colour not in state.bought[seat]:
            state.bought[seat].append(colour)
        state.tasks.pop()
        acquire(state, seat, tile, price, events)

    def always_asked(self, state: KemetState, task: BuyTask) -> bool:
        return free.might_act(state, task.seat)

    def objections(self, state: KemetState, task: BuyTask, seat: Seat, action: Any) -> Iterator[Objection]:
        if not isinstance(action, Buy):
            yield from free.refused(state, seat, action)
            return
        if not action.tile or action.box or action.token:
            yield "which-tile", "T-51", {}
            return
        yield from unavailable(state, seat, action.tile)
        stock = state.stock
        tile, gold = stock.tile[action.tile], task.box < 0
        colour, level = stock.colour[tile], stock.level[tile]
        facts: Facts = {"tile": action.tile, "colour": COLOURS[colour], "level": level}
        if gold and colour not in state.bought[seat] and the_twin_was_of_the_same_colour(state):
            yield "not-bought-today", "T-55", facts
        if not gold and colour in state.bought[seat] and one_tile_of_a_colour(state):
            yield "bought-today", "T-55", facts
        own, other = pyramids_controlled(state, seat)
        if max(own[colour], other[colour]) < level:
            held = [z for z in state.board.districts[seat] if state.colour[z] == colour and not is_free(state, seat, z)]
            if held and state.level[held[0]] >= level:
                yield "pyramid-held", "T-70", facts
            if max(own[colour], other[colour]):
                yield "pyramid-too-low", "T-51", {**facts, "have": max(own[colour], other[colour])}
            yield "no-pyramid", "T-51", facts
        if not gold and other[colour] < level and state.boxes[seat][task.box] != colour:
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
