"""Free acts of one's own turn, day cards and creatures (T-42, T-60, T-61, R-43): why one is refused, as far as that is
the same before, between and after the steps of a move."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Seat
from rules.core.explaining import Objection
from rules.kemet.actions import Card, Creature
from rules.kemet.decisions.common import Facts
from rules.kemet.mechanics.prayer import card_price
from rules.kemet.state import KemetState
from rules.kemet.words import BEAST, CARD, CARDS


def facts_of(action: Card) -> Facts:
    return {"card": action.card, "target": action.target}


def not_held(state: KemetState, seat: Seat, action: Card) -> Iterator[Objection]:
    """A card of another hand, or one for battles only."""
    card = CARD[action.card]
    if card not in state.hands[seat]:
        yield "not-in-hand", "T-157", facts_of(action)
    if CARDS[card].icon == "battle":
        yield "only-in-council", "T-98", facts_of(action)


def too_dear(state: KemetState, seat: Seat, action: Card) -> Iterator[Objection]:
    price = card_price(state, seat, CARD[action.card])
    if price > state.pp[seat]:
        yield "too-dear", "T-150", {"price": price, "have": state.pp[seat]}


def wrong_target(state: KemetState, action: Card) -> Iterator[Objection]:
    card = CARD[action.card]
    figure = CARDS[card]
    if bool(action.target) != bool(figure.kills or figure.fetches or figure.teleports):
        yield "wrong-target", "T-157", facts_of(action)
    if figure.fetches and action.target and CARD.get(action.target, -1) == card:
        yield "not-itself", "T-157", facts_of(action)
    if figure.fetches and CARD.get(action.target, -1) not in state.discard:
        yield "not-in-discard", "T-157", facts_of(action)


def without_effect(action: Card) -> Objection:
    return "card-without-effect", "T-157", facts_of(action)


def creature_refused(state: KemetState, seat: Seat, action: Creature, *, swaps: bool = False) -> Iterator[Objection]:
    """What stands against it at any time; `swaps`: a creature may also be exchanged now."""
    facts: Facts = {"creature": action.creature, "district": action.district}
    zone = state.board.index.get(action.district, -1)
    if " + " in action.creature or action.creature not in BEAST or not state.stable[seat] >> BEAST[action.creature] & 1:
        yield "creature-not-in-supply", "T-60", facts
    if zone < 0 or state.board.city[zone] != seat:
        yield "not-your-district", "T-60", facts
        return
    if state.holder[zone] != seat:
        yield "no-troop-there", "T-60", facts
    if state.creature[zone]:
        if swaps:
            yield "swapped-already", "T-61", facts
        yield "has-a-creature", "T-61", facts
