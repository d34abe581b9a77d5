"""Divine Intervention cards: the deck, and cards played in one's own turn (T-42, T-79, T-155 to T-157)."""

from __future__ import annotations

from rules.core import Action, Dice, Event
from rules.kemet import learned
from rules.kemet.actions import Card
from rules.kemet.before import cards_could_block_a_move
from rules.kemet.board import NO_ZONE, NOBODY
from rules.kemet.events import CardPlayed, CardsDrawn, CardTaken, PrayerLost, SawCards, Shuffled, UnitsLost
from rules.kemet.fame import score_zones
from rules.kemet.moving import over_limit, steps
from rules.kemet.prayer import card_price, gain, pay
from rules.kemet.recruiting import place_zones
from rules.kemet.state import KemetState, MoveTask, PlaceTask
from rules.kemet.words import BEASTS, CARD, CARD_WORDS, CARDS, MEMORY
from rules.kemet.zones import remove

PLAIN = tuple(Card(word) for word in CARD_WORDS)
IMMUNE = sum(1 << number for number, beast in enumerate(BEASTS) if beast.immune)

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
        tell_drawn(seat, drawn, events)


def tell_drawn(seat: int, drawn: list[int], events: list[Event]) -> None:
    events.append(CardsDrawn(seat, len(drawn)))
    events.append(SawCards(seat, [CARD_WORDS[card] for card in drawn], only=seat))


def refilled(state: KemetState, dice: Dice, events: list[Event]) -> bool:
    """Whether there is a card to draw, after making a new deck of the discard if need be."""
    if not state.deck and state.discard:
        learned.discard_shuffled_in(state, state.discard)
        state.deck, state.discard = state.discard, []
        dice.shuffle(state.deck)
        events.append(Shuffled(len(state.deck)))
    return bool(state.deck)


# --- which cards can be played -------------------------------------------------------------------


def day_actions(state: KemetState, seat: int) -> list[Action]:
    """Day cards that can be paid and do something (T-42, R-45)."""
    found: list[Action] = []
    for card in sorted(set(state.hands[seat])):
        figure = CARDS[card]
        if figure.icon != "day" or card_price(state, seat, card) > state.pp[seat]:
            continue
        if figure.kills:
            found.extend(Card(CARD_WORDS[card], state.board.words[zone]) for zone in fire_targets(state, seat))
        elif figure.fetches:
            found.extend(Card(CARD_WORDS[card], CARD_WORDS[other]) for other in fetchable(state))
        elif not figure.units or (state.supply[seat] and place_zones(state, enlistment(seat, card))):
            found.append(PLAIN[card])
    return found


def fire_targets(state: KemetState, seat: int) -> list[int]:
    """Opposing troops that no creature shields from harm outside battle."""
    return [
        zone
        for zone, holder in enumerate(state.holder)
        if holder != NOBODY and holder != seat and not state.creature[zone] & IMMUNE
    ]


def fetchable(state: KemetState) -> list[int]:
    """Kinds of cards in the discard, without Divine Memory itself (R-46)."""
    return [card for card in sorted(set(state.discard)) if card != MEMORY]


def enlistment(seat: int, card: int) -> PlaceTask:
    return PlaceTask(seat, CARDS[card].units, CARD_WORDS[card], anywhere=True, least=1)


def move_actions(state: KemetState, task: MoveTask) -> list[Card]:
    """Move cards for the Move under way (T-79, R-45)."""
    seat = task.seat
    found: list[Card] = []
    for card in sorted(set(state.hands[seat])):
        figure = CARDS[card]
        if figure.icon != "move" or card_price(state, seat, card) > state.pp[seat]:
            continue
        if figure.teleports:
            found.extend(Card(CARD_WORDS[card], word) for word in portals(state, task, card))
        elif not (figure.ignores_walls and task.ignores_walls):
            found.append(PLAIN[card])
    if found and over_limit(state, task) and not cards_could_block_a_move(state):
        found = [action for action in found if action.target or leaves_a_way(state, task, CARD[action.card])]
    return found


def leaves_a_way(state: KemetState, task: MoveTask, card: int) -> bool:
    """Whether a group over a limit can still go on once a Move card is paid: it must not end where it is (T-90)."""
    seat, figure, hand = task.seat, CARDS[card], state.hands[task.seat]
    price, land, walls = card_price(state, seat, card), task.land, task.ignores_walls
    at = hand.index(card)
    del hand[at]
    state.pp[seat] -= price
    task.land, task.ignores_walls = land + figure.moves, walls or figure.ignores_walls
    found = any(True for _ in steps(state, task)) or bool(move_actions(state, task))
    task.land, task.ignores_walls = land, walls
    state.pp[seat] += price
    hand.insert(at, card)
    return found


def portals(state: KemetState, task: MoveTask, card: int) -> list[str]:
    """Obelisks a Teleportation card can lead to: the step must be possible once the card is paid."""
    if task.teleported:
        return []
    seat, found = task.seat, []
    price = card_price(state, seat, card)
    state.pp[seat] -= price
    for zone in state.board.obelisks:
        if zone == task.zone:
            continue
        task.portal = zone
        if any(True for _ in steps(state, task)):
            found.append(state.board.words[zone])
    task.portal = NO_ZONE
    state.pp[seat] += price
    return found


# --- playing one ---------------------------------------------------------------------------------


def play(state: KemetState, seat: int, action: Card, events: list[Event]) -> None:
    card = CARD[action.card]
    figure, price = CARDS[card], card_price(state, seat, card)
    pay(state, seat, price)
    learned.leaves(state, seat, card)
    state.hands[seat].remove(card)
    events.append(CardPlayed(seat, action.card, action.target, price))
    move = state.tasks[-1] if isinstance(state.tasks[-1], MoveTask) else None
    if figure.pp:
        gain(state, seat, figure.pp, action.card, events)
    elif figure.theft:
        _steal(state, seat, figure.theft, action.card, events)
    elif figure.units:
        state.tasks.append(enlistment(seat, card))
    elif figure.kills:
        zone = state.board.index[action.target]
        events.append(UnitsLost(state.holder[zone], action.target, figure.kills, action.card))
        remove(state, zone, figure.kills, events)
        score_zones(state, events, mover=seat if move else NOBODY)
    elif figure.fetches:
        fetched = CARD[action.target]
        state.discard.remove(fetched)
        state.hands[seat].append(fetched)
        learned.taken(state, seat, fetched)
        events.append(CardTaken(seat, action.target))
    elif move is not None:
        move.land += figure.moves
        move.ignores_walls = move.ignores_walls or figure.ignores_walls
        if figure.teleports:
            move.portal = state.board.index[action.target]
    state.discard.append(card)


def _steal(state: KemetState, seat: int, amount: int, why: str, events: list[Event]) -> None:
    """Every opponent loses, if there is something; the thief gains once, whatever they had."""
    for other in range(state.seats):
        lost = min(amount, state.pp[other])
        if other != seat and lost:
            state.pp[other] -= lost
            events.append(PrayerLost(other, lost, why))
    gain(state, seat, amount, why, events)
