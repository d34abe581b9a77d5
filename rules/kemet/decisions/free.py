"""Free acts of one's own turn, day cards and creatures (T-42, T-60, T-61, R-43): those that may be played while an
action is carried out, and why one is refused, as far as that is the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action, Seat
from rules.core.explaining import Objection
from rules.kemet.actions import Card, Creature, Done
from rules.kemet.before import acts_waited_for_actions
from rules.kemet.board import NOBODY
from rules.kemet.decisions.common import Events, Facts
from rules.kemet.mechanics.cards import day_actions, may_hold_some, play
from rules.kemet.mechanics.creatures import creature_actions, put
from rules.kemet.mechanics.prayer import card_price
from rules.kemet.mechanics.printing import cards_any_time, creatures_any_time
from rules.kemet.mechanics.tokens import turn_of
from rules.kemet.state import NO_CARD, KemetState


def acts(state: KemetState, seat: Seat) -> list[Action]:
    """What may be played while an action of the turn is carried out, where the printing says any time (T-42, T-60)."""
    found: list[Action] = []
    if acts_waited_for_actions(state) or state.phase != "day":
        return found
    if creatures_any_time(state):
        found += creature_actions(state, seat)
    return found + day_actions(state, seat) if cards_any_time(state) else found


def might_act(state: KemetState, seat: Seat) -> bool:
    """Whether somebody else must reckon with `acts`: cards in hand are a secret, so the question is always asked."""
    return cards_any_time(state) and state.phase == "day" and may_hold_some(state, seat)


def act(state: KemetState, seat: Seat, action: Card | Creature, events: Events, mover: int = NOBODY) -> None:
    if isinstance(action, Card):
        play(state, seat, action, events, mover)
    else:
        put(state, seat, action, turn_of(state).swapped, events)


def refused(state: KemetState, seat: Seat, action: Card | Creature | Done) -> Iterator[Objection]:
    """Why one cannot be played while an action is carried out."""
    if isinstance(action, Creature):
        yield from creature_refused(state, seat, action)
        yield "creatures-wait", "T-60", {}
    elif isinstance(action, Card):
        yield from not_held(state, seat, action)
        if state.stock.cards[state.stock.card[action.card]].icon == "move":
            yield "only-in-a-move", "T-79", facts_of(action)
        if state.phase != "day":
            yield "only-by-day", "T-42", facts_of(action)
        if not cards_any_time(state):
            yield "cards-wait", "T-42", facts_of(action)
        yield from too_dear(state, seat, action)
        yield from wrong_target(state, action)
        yield without_effect(action)


def facts_of(action: Card) -> Facts:
    return {"card": action.card, "target": action.target}


def not_held(state: KemetState, seat: Seat, action: Card) -> Iterator[Objection]:
    """A card of another hand, or one for battles only."""
    card = state.stock.card.get(action.card, NO_CARD)
    if card not in state.hands[seat]:
        yield "not-in-hand", "T-157", facts_of(action)
        return
    if state.stock.cards[card].icon == "battle":
        yield "only-in-council", "T-98", facts_of(action)


def too_dear(state: KemetState, seat: Seat, action: Card) -> Iterator[Objection]:
    price = card_price(state, seat, state.stock.card[action.card])
    if price > state.pp[seat]:
        yield "too-dear", "T-150", {"price": price, "have": state.pp[seat]}


def wrong_target(state: KemetState, action: Card) -> Iterator[Objection]:
    card = state.stock.card[action.card]
    figure = state.stock.cards[card]
    if bool(action.target) != bool(figure.kills or figure.fetches or figure.teleports):
        yield "wrong-target", "T-157", facts_of(action)
    if figure.fetches and action.target and state.stock.card.get(action.target, -1) == card:
        yield "not-itself", "T-157", facts_of(action)
    if figure.fetches and state.stock.card.get(action.target, -1) not in state.discard:
        yield "not-in-discard", "T-157", facts_of(action)


def without_effect(action: Card) -> Objection:
    return "card-without-effect", "T-157", facts_of(action)


def creature_refused(state: KemetState, seat: Seat, action: Creature, *, swaps: bool = False) -> Iterator[Objection]:
    """What stands against it at any time; `swaps`: a creature may also be exchanged now."""
    facts: Facts = {"creature": action.creature, "district": action.district}
    zone = state.board.index.get(action.district, -1)
    number = state.stock.beast.get(action.creature, -1)
    if number < 0 or not state.stable[seat] >> number & 1:
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
