"""Divine Intervention cards: the deck, and cards played in one's own turn (T-42, T-79, T-155 to T-157)."""

from __future__ import annotations

from functools import cache

from rules.core import Action, Dice, Event
from rules.kemet.actions import Card
from rules.kemet.board import NOBODY
from rules.kemet.events import CardPlayed, CardsDrawn, CardTaken, PrayerLost, SawCards, Shuffled, UnitsLost
from rules.kemet.mechanics import learned
from rules.kemet.mechanics.prayer import card_price, gain, pay
from rules.kemet.mechanics.recruiting import bring, place_zones
from rules.kemet.mechanics.stock import effects
from rules.kemet.mechanics.zones import remove
from rules.kemet.scoring import score_zones
from rules.kemet.state import KemetState
from rules.kemet.words import CARD_WORDS

PLAIN = {word: Card(word) for word in CARD_WORDS}


@cache
def card_at(word: str, target: str) -> Card:
    """Playing a card with that target; each is made once."""
    return Card(word, target)


# --- the deck ------------------------------------------------------------------------------------


def draw(state: KemetState, seat: int, cards: int, dice: Dice, events: list[Event]) -> None:
    """Draw as many as there are; an empty deck is made anew at once (T-156, R-15)."""
    drawn: list[int] = []
    while len(drawn) < cards and refilled(state, dice, events):
        drawn.append(state.deck.pop())
        learned.drew(state, seat, drawn[-1])
        refilled(state, dice, events)
    if drawn:
        state.hands[seat].extend(drawn)
        tell_drawn(state, seat, drawn, events)


def tell_drawn(state: KemetState, seat: int, drawn: list[int], events: list[Event]) -> None:
    events.append(CardsDrawn(seat, len(drawn)))
    events.append(SawCards(seat, [state.stock.card_words[card] for card in drawn], only=seat))


def refilled(state: KemetState, dice: Dice, events: list[Event]) -> bool:
    """Whether there is a card to draw, after making a new deck of the discard if need be."""
    if not state.deck and state.discard:
        learned.discard_shuffled_in(state, state.discard)
        state.deck, state.discard = state.discard, []
        dice.shuffle(state.deck)
        events.append(Shuffled(len(state.deck)))
    return bool(state.deck)


# --- which cards can be played -------------------------------------------------------------------


def may_hold_some(state: KemetState, seat: int) -> bool:
    """Whether a hand may hold a card to play, as everybody can tell: Diversion is in each and no such card (T-24)."""
    hand, stock = state.hands[seat], state.stock
    known = hand.count(stock.diversion) if stock.cards[stock.diversion].bluff else 0
    return len(hand) > known


def day_actions(state: KemetState, seat: int) -> list[Action]:
    """Day cards that can be paid and do something (T-42, R-45)."""
    found: list[Action] = []
    stock = state.stock
    held = stock.by_day.intersection(state.hands[seat])
    if not held:
        return found
    most = state.pp[seat] + effects(state, seat).discount
    for card in sorted(held):
        figure, word = stock.cards[card], stock.card_words[card]
        if figure.cost > most:
            continue
        if figure.kills:
            words = state.board.words
            found += [card_at(word, words[zone]) for zone in fire_targets(state, seat)]
        elif figure.fetches:
            found.extend(Card(word, stock.card_words[other]) for other in fetchable(state))
        elif not figure.units or (state.supply[seat] and place_zones(state, seat, anywhere=True, fights=figure.fights)):
            found.append(PLAIN[word])
    return found


def fire_targets(state: KemetState, seat: int) -> list[int]:
    """Opposing troops that no creature shields from harm outside battle."""
    immune, creature = state.stock.immune, state.creature
    return [
        zone
        for zone, holder in enumerate(state.holder)
        if holder != NOBODY and holder != seat and not creature[zone] & immune
    ]


def fetchable(state: KemetState) -> list[int]:
    """Kinds of cards in the discard, without Divine Memory itself (R-46)."""
    cards = state.stock.cards
    return [card for card in sorted(set(state.discard)) if not cards[card].fetches]


# --- playing one ---------------------------------------------------------------------------------


def play(state: KemetState, seat: int, action: Card, events: list[Event], mover: int = NOBODY) -> None:
    """Pay for a card and do what it says; what it does to a move under way is done there. `mover` is whose."""
    card = state.stock.card[action.card]
    figure, price = state.stock.cards[card], card_price(state, seat, card)
    pay(state, seat, price)
    learned.leaves(state, seat, card)
    state.hands[seat].remove(card)
    events.append(CardPlayed(seat, action.card, action.target, price))
    if figure.pp:
        gain(state, seat, figure.pp, action.card, events)
    elif figure.theft:
        _steal(state, seat, figure.theft, action.card, events)
    elif figure.units:
        bring(state, seat, figure.units, action.card, anywhere=True, least=1, fights=figure.fights)
    elif figure.kills:
        zone = state.board.index[action.target]
        events.append(UnitsLost(state.holder[zone], action.target, figure.kills, action.card))
        remove(state, zone, figure.kills, events)
        score_zones(state, events, mover=mover)
    elif figure.fetches:
        fetched = state.stock.card[action.target]
        state.discard.remove(fetched)
        state.hands[seat].append(fetched)
        learned.taken(state, seat, fetched)
        events.append(CardTaken(seat, action.target))
    state.discard.append(card)


def _steal(state: KemetState, seat: int, amount: int, why: str, events: list[Event]) -> None:
    """Every opponent loses, if there is something; the thief gains once, whatever they had."""
    for other in range(state.seats):
        lost = min(amount, state.pp[other])
        if other != seat and lost:
            state.pp[other] -= lost
            events.append(PrayerLost(other, lost, why))
    gain(state, seat, amount, why, events)
