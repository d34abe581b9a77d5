"""A battle until it is decided: which first, the secret choices, the reveal, and what may be changed after it
(T-75, T-97 to T-100, R-49)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rules.core import Action, Asked, Decision, Dice, Seat
from rules.core.explaining import Objection
from rules.kemet.actions import Answer, Battle, Done, Order
from rules.kemet.decisions.common import Events, Facts, OfTask
from rules.kemet.events import CardSpent, CardsUnpaid, Diverted, Ready, Revealed, SawBattleCard
from rules.kemet.mechanics import battle, learned
from rules.kemet.mechanics.cards import may_hold_some
from rules.kemet.mechanics.prayer import card_price, pay
from rules.kemet.mechanics.printing import unpaid_cards_are_lost
from rules.kemet.mechanics.stock import effects
from rules.kemet.mechanics.tokens import DONE
from rules.kemet.state import NO_CARD, BattleTask, KemetState, OrderTask
from rules.kemet.words import BATTLE, BATTLE_WORDS, CARD_WORDS

PAIR = {
    (play, drop): Battle(play=first, drop=second)
    for play, first in enumerate(BATTLE_WORDS)
    for drop, second in enumerate(BATTLE_WORDS)
    if play != drop
}
ALONE = tuple(Battle(play=word) for word in BATTLE_WORDS)
ADD = {word: Battle(cards=word) for word in CARD_WORDS}
AFTER_LOSING = (Battle(after="lose recall"), Battle(after="lose retreat"))
AFTER_WINNING = (Battle(after="win stay"), Battle(after="win recall"))
NO_CARDS, ASK = Battle(cards="none"), Battle(after="ask")
"""Take back what was added, or said, before locking in."""
SWAP, KEEP = Answer("swap"), Answer("keep")
SPEND = {word: Answer(word) for word in CARD_WORDS}


class Ordering(OfTask[OrderTask]):
    """Several battles of one Recruit: which first (T-75)."""

    task = OrderTask
    word = "order"
    kinds = (Order,)
    clause = "T-75"

    def legal(self, state: KemetState, task: OrderTask, seat: Seat) -> Sequence[Action]:
        return [Order(state.board.words[fight.zone]) for fight in state.fights]

    def take(self, state: KemetState, task: OrderTask, seat: Seat, action: Order, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        zone = state.board.index[action.first]
        battle.begin(state, next(fight for fight in state.fights if fight.zone == zone), dice, events)

    def objections(self, state: KemetState, task: OrderTask, seat: Seat, action: Order) -> Iterator[Objection]:
        yield "no-battle-there", "T-75", {"zone": action.first}


class InBattle(Decision[KemetState, BattleTask]):
    """What the stages of a battle have in common: hidden cards might matter in each of them."""

    task: ClassVar[type] = BattleTask
    stage: ClassVar[str] = ""

    def always_asked(self, state: KemetState, task: BattleTask) -> bool:
        return True

    def asked(self, state: KemetState, task: BattleTask, viewer: Seat | None) -> Asked:
        return Asked(self.word, self.seats(state, task), {"zone": state.board.words[task.fight.zone]})


class Council(InBattle):
    """Both sides choose in secret (T-97 to T-99)."""

    stage = "council"
    word = "battle"
    kinds = (Battle,)
    clause = "T-97"

    def seats(self, state: KemetState, task: BattleTask) -> tuple[Seat, ...]:
        """Who still has to choose; the owner of Spying only after the other (B1 of the timing table)."""
        seats = task.seats
        open_sides = [side for side in (0, 1) if not task.councils[side].ready]
        if len(open_sides) == 2:
            spies = [effects(state, seat).sees_card for seat in seats]
            if spies[0] != spies[1]:
                return (seats[spies.index(False)],)
        return tuple(seats[side] for side in open_sides)

    def legal(self, state: KemetState, task: BattleTask, seat: Seat) -> Sequence[Action]:
        """Pairs of battle cards, which lock in; cards that can be added and paid; standing answers (T-97, T-98)."""
        council = task.councils[task.seats.index(seat)]
        hand = state.battle_hands[seat]
        found: list[Action] = [PAIR[play, drop] for play in hand for drop in hand if play != drop]
        if len(hand) == 1:
            found.append(ALONE[hand[0]])
        cards = state.hands[seat]
        if cards:
            stock, lost = state.stock, unpaid_cards_are_lost(state)
            left = state.pp[seat] - sum(card_price(state, seat, card) for card in council.cards)
            for card in sorted(set(cards)):
                unused = cards.count(card) > council.cards.count(card)
                payable = lost or card_price(state, seat, card) <= left
                if unused and stock.cards[card].icon == "battle" and payable:
                    found.append(ADD[stock.card_words[card]])
        if council.cards:
            found.append(NO_CARDS)
        if not council.lose:
            found += AFTER_LOSING
        if not council.win:
            found += AFTER_WINNING
        if council.lose or council.win:
            found.append(ASK)
        return found

    def take(self, state: KemetState, task: BattleTask, seat: Seat, action: Battle, dice: Dice, events: Events) -> None:
        """Cards stay in the hand until the reveal, so that no count tells anything (T-99)."""
        council = task.councils[task.seats.index(seat)]
        if action == NO_CARDS:
            council.cards.clear()
        elif action == ASK:
            council.lose = council.win = ""
        elif action.cards:
            council.cards.append(state.stock.card[action.cards])
        elif action.after:
            when, how = action.after.split()
            setattr(council, when, how)
        else:
            council.play = BATTLE[action.play]
            council.drop = BATTLE[action.drop] if action.drop else NO_CARD
            council.ready = True
            events.append(Ready(seat))
            waiting = self.seats(state, task)
            if waiting and effects(state, waiting[0]).sees_card:
                events.append(SawBattleCard(waiting[0], action.play, only=waiting[0]))
            if not waiting:
                _reveal(state, task, events)

    def objections(self, state: KemetState, task: BattleTask, seat: Seat, action: Battle) -> Iterator[Objection]:
        council = task.councils[task.seats.index(seat)]
        if action.after == "ask" or action.cards == "none":
            yield "nothing-to-take-back", "T-98" if action.cards else "T-112", {}
            return
        if action.after:
            yield "said-already", "T-112", {"after": action.after}
        if action.cards:
            facts: Facts = {"card": action.cards}
            card = state.stock.card.get(action.cards, NO_CARD)
            if card == NO_CARD:
                yield "not-in-hand", "T-98", facts
            if state.stock.cards[card].icon != "battle":
                yield "no-battle-card", "T-98", facts
            if state.hands[seat].count(card) <= council.cards.count(card):
                yield "not-in-hand", "T-98", facts
            spent_already = sum(card_price(state, seat, other) for other in council.cards)
            price = card_price(state, seat, card)
            yield "too-dear", "T-98", {"price": price, "have": state.pp[seat] - spent_already}
        if not action.play or not action.drop:
            yield "two-cards", "T-97", {}
            return
        if action.play == action.drop:
            yield "two-cards", "T-97", {}
        for word in (action.play, action.drop):
            if BATTLE[word] not in state.battle_hands[seat]:
                yield "battle-card-not-in-hand", "T-97", {"card": word}


def _reveal(state: KemetState, task: BattleTask, events: Events) -> None:
    """Both at once; each pays for the cards added (T-100). A bluff stays in the hand, or comes back to it, which is the
    same: nobody has seen it before."""
    stock = state.stock
    for seat, council in zip(task.seats, task.councils, strict=True):
        price = 0
        for card in council.cards:
            if stock.cards[card].bluff:
                continue
            if price + card_price(state, seat, card) > state.pp[seat]:  # discarded without effect (printing 2024)
                council.unpaid.append(card)
            else:
                price += card_price(state, seat, card)
            learned.leaves(state, seat, card)
            state.hands[seat].remove(card)
        pay(state, seat, price)
        learned.battle_card_shown(state, seat, council.play)
        state.battle_hands[seat].remove(council.play)
        if council.drop != NO_CARD:
            state.battle_hands[seat].remove(council.drop)
        cards = [stock.card_words[card] for card in council.cards]
        events.append(Revealed(seat, BATTLE_WORDS[council.play], cards, price))
        if council.unpaid:
            events.append(CardsUnpaid(seat, [stock.card_words[card] for card in council.unpaid]))
    task.stage = "diversion"


# --- after the reveal: all of the attacker's choices, then the defender's ------------------------


class AfterReveal(InBattle):
    clause = "T-95"

    def seats(self, state: KemetState, task: BattleTask) -> tuple[Seat, ...]:
        return (task.seats[task.side],)

    def objections(self, state: KemetState, task: BattleTask, seat: Seat, action: Answer) -> Iterator[Objection]:
        yield "not-offered", "T-95", {"choice": action.choice}


class Diverting(AfterReveal):
    """Diversion exchanges the played card with the one put away (before version 3)."""

    stage = word = "diversion"
    kinds = (Answer,)

    def legal(self, state: KemetState, task: BattleTask, seat: Seat) -> Sequence[Action]:
        return [SWAP, KEEP]

    def take(self, state: KemetState, task: BattleTask, seat: Seat, action: Answer, dice: Dice, events: Events) -> None:
        council = task.councils[task.side]
        if action == SWAP:
            council.play, council.drop = council.drop, council.play
            learned.battle_card_shown(state, seat, council.play)
            learned.put_away_open(state, seat, council.drop)
            events.append(Diverted(seat, BATTLE_WORDS[council.play]))
        task.stage = "wound"

    def settle(self, state: KemetState, task: BattleTask, dice: Dice, events: Events) -> bool:
        council = task.councils[task.side]
        if council.drop != NO_CARD and any(state.stock.cards[card].swaps for card in council.cards):
            return False
        task.stage = "wound"
        return True


class Wounding(AfterReveal):
    """Divine Wound: throw cards away for strength, their price unpaid; Diversion is no such card. Asked of every owner
    with another card in hand: which cards they are tells nothing."""

    stage = word = "wound"
    kinds = (Answer, Done)

    def legal(self, state: KemetState, task: BattleTask, seat: Seat) -> Sequence[Action]:
        stock = state.stock
        held = [card for card in sorted(set(state.hands[seat])) if not stock.cards[card].bluff]
        return [*(SPEND[stock.card_words[card]] for card in held), DONE]

    def take(
        self, state: KemetState, task: BattleTask, seat: Seat, action: Answer | Done, dice: Dice, events: Events
    ) -> None:
        if isinstance(action, Done):
            _next_side(task)
            return
        card = state.stock.card[action.choice]
        learned.leaves(state, seat, card)
        state.hands[seat].remove(card)
        state.discard.append(card)
        task.wounds[task.side] += 1
        events.append(CardSpent(seat, action.choice))

    def settle(self, state: KemetState, task: BattleTask, dice: Dice, events: Events) -> bool:
        seat = task.seats[task.side]
        if effects(state, seat).per_card and may_hold_some(state, seat):
            return False
        _next_side(task)
        return True

    def objections(self, state: KemetState, task: BattleTask, seat: Seat, action: Answer) -> Iterator[Objection]:
        card = state.stock.card.get(action.choice, NO_CARD)
        if card in state.hands[seat] and state.stock.cards[card].bluff:
            yield "bluff-stays", "T-24", {"card": action.choice}
        if card != NO_CARD:
            yield "not-in-hand", "T-95", {"card": action.choice}
        yield from super().objections(state, task, seat, action)


def _next_side(task: BattleTask) -> None:
    task.side, task.stage = (1, "diversion") if task.side == 0 else (0, "resolve")
