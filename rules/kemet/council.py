"""War Council and Confrontation: secret choices, the reveal, and what may be changed after it (T-97 to T-100, R-49)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.kemet import learned
from rules.kemet.actions import Answer, Battle
from rules.kemet.events import CardSpent, Diverted, Ready, Revealed, SawBattleCard
from rules.kemet.prayer import card_price, pay
from rules.kemet.state import NO_CARD, BattleTask, Council, KemetState
from rules.kemet.tiles import effects
from rules.kemet.tokens import DONE
from rules.kemet.words import BATTLE, BATTLE_WORDS, CARD, CARD_WORDS, CARDS, DIVERSION

PAIR = {
    (play, drop): Battle(play=first, drop=second)
    for play, first in enumerate(BATTLE_WORDS)
    for drop, second in enumerate(BATTLE_WORDS)
    if play != drop
}
ALONE = tuple(Battle(play=word) for word in BATTLE_WORDS)
ADD = tuple(Battle(cards=word) for word in CARD_WORDS)
AFTER_LOSING = (Battle(after="lose recall"), Battle(after="lose retreat"))
AFTER_WINNING = (Battle(after="win stay"), Battle(after="win recall"))
NO_CARDS, ASK = Battle(cards="none"), Battle(after="ask")
"""Take back what was added, or said, before locking in."""
SWAP, KEEP = Answer("swap"), Answer("keep")
SPEND = tuple(Answer(word) for word in CARD_WORDS)


def awaited(state: KemetState, task: BattleTask) -> tuple[int, ...]:
    """Who still has to choose; the owner of Spying only after the other (B1 of the timing table)."""
    seats = task.seats
    open_sides = [side for side in (0, 1) if not task.councils[side].ready]
    if len(open_sides) == 2:
        spies = [effects(state.powers[seat]).sees_card for seat in seats]
        if spies[0] != spies[1]:
            return (seats[spies.index(False)],)
    return tuple(seats[side] for side in open_sides)


def council_actions(state: KemetState, task: BattleTask, seat: int) -> list[Action]:
    """Pairs of battle cards, which lock in; cards that can be added and paid; standing answers (T-97, T-98)."""
    council = task.councils[task.seats.index(seat)]
    hand = state.battle_hands[seat]
    found: list[Action] = [PAIR[play, drop] for play in hand for drop in hand if play != drop]
    if len(hand) == 1:
        found.append(ALONE[hand[0]])
    cards = state.hands[seat]
    if cards:
        left = state.pp[seat] - sum(card_price(state, seat, card) for card in council.cards)
        for card in sorted(set(cards)):
            unused = cards.count(card) > council.cards.count(card)
            if unused and CARDS[card].icon == "battle" and card_price(state, seat, card) <= left:
                found.append(ADD[card])
    if council.cards:
        found.append(NO_CARDS)
    if not council.lose:
        found += AFTER_LOSING
    if not council.win:
        found += AFTER_WINNING
    if council.lose or council.win:
        found.append(ASK)
    return found


def choose(state: KemetState, task: BattleTask, seat: int, action: Battle, events: list[Event]) -> None:
    """Cards stay in the hand until the reveal, so that no count tells anything (T-99)."""
    side = task.seats.index(seat)
    council = task.councils[side]
    if action == NO_CARDS:
        council.cards.clear()
    elif action == ASK:
        council.lose = council.win = ""
    elif action.cards:
        council.cards.append(CARD[action.cards])
    elif action.after:
        when, how = action.after.split()
        setattr(council, when, how)
    else:
        council.play = BATTLE[action.play]
        council.drop = BATTLE[action.drop] if action.drop else NO_CARD
        council.ready = True
        events.append(Ready(seat))
        waiting = awaited(state, task)
        if waiting and effects(state.powers[waiting[0]]).sees_card:
            events.append(SawBattleCard(waiting[0], action.play, only=waiting[0]))
        if not waiting:
            reveal(state, task, events)


def reveal(state: KemetState, task: BattleTask, events: list[Event]) -> None:
    """Both at once; each pays for the cards added (T-100)."""
    for seat, council in zip(task.seats, task.councils, strict=True):
        price = sum(card_price(state, seat, card) for card in council.cards)
        pay(state, seat, price)
        for card in council.cards:
            learned.leaves(state, seat, card)
            state.hands[seat].remove(card)
        learned.battle_card_shown(state, seat, council.play)
        state.battle_hands[seat].remove(council.play)
        if council.drop != NO_CARD:
            state.battle_hands[seat].remove(council.drop)
        cards = [CARD_WORDS[card] for card in council.cards]
        events.append(Revealed(seat, BATTLE_WORDS[council.play], cards, price))
    task.stage = "diversion"


# --- after the reveal: all of the attacker's choices, then the defender's ------------------------


def may_divert(council: Council) -> bool:
    return DIVERSION in council.cards and council.drop != NO_CARD


def divert(state: KemetState, task: BattleTask, action: Action, events: list[Event]) -> None:
    council, seat = task.councils[task.side], task.seats[task.side]
    if action == SWAP:
        council.play, council.drop = council.drop, council.play
        learned.battle_card_shown(state, seat, council.play)
        learned.put_away_open(state, seat, council.drop)
        events.append(Diverted(seat, BATTLE_WORDS[council.play]))
    task.stage = "wound"


def may_wound(state: KemetState, seat: int) -> bool:
    """Asked of every owner of Divine Wound with a card in hand: which cards they are tells nothing."""
    return bool(effects(state.powers[seat]).per_card and state.hands[seat])


def wound_actions(state: KemetState, task: BattleTask) -> list[Action]:
    found: list[Action] = [SPEND[card] for card in sorted(set(state.hands[task.seats[task.side]]))]
    return [*found, DONE]


def wound(state: KemetState, task: BattleTask, action: Action, events: list[Event]) -> None:
    """Throw away a card for strength, its price unpaid; or stop."""
    if not isinstance(action, Answer):
        next_side(task)
        return
    seat = task.seats[task.side]
    learned.leaves(state, seat, CARD[action.choice])
    state.hands[seat].remove(CARD[action.choice])
    state.discard.append(CARD[action.choice])
    task.wounds[task.side] += 1
    events.append(CardSpent(seat, action.choice))


def next_side(task: BattleTask) -> None:
    task.side, task.stage = (1, "diversion") if task.side == 0 else (0, "resolve")
