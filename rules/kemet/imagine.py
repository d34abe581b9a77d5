"""A position as one seat, or a spectator, may know it: everything else drawn anew.

Divine Intervention cards: all that the seat cannot place are dealt anew to deck, visions and hands. A card that it has
seen go into the deck comes to lie in the deck or among cards drawn since, evenly; the others fill what is left, evenly.
What another seat has seen in the deck is not guessed: it is taken to know what everybody does.

Battle cards of others: first those set aside (any that was not shown since), then the rest over hand and cards put
away, evenly.

Choices of others that are locked in and not shown are drawn evenly from what is legal with the imagined cards: set-up,
battle cards, added cards (every set that can be paid), answers for afterwards. What is not locked in counts as not
chosen.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Literal

from rules.core import Dice, Seat
from rules.kemet.actions import Setup
from rules.kemet.board import NOBODY
from rules.kemet.decisions.aftermath import Losing
from rules.kemet.mechanics.learned import about, drop, nothing, time_of
from rules.kemet.mechanics.prayer import card_price
from rules.kemet.mechanics.stock import effects
from rules.kemet.setup import setup_actions
from rules.kemet.state import NO_CARD, Council, KemetState, Learned, VisionTask
from rules.kemet.words import ORDINARY

Lose = Literal["", "recall", "retreat"]
Win = Literal["", "recall", "stay"]
LOSES: tuple[Lose, ...] = ("", "recall", "retreat")
WINS: tuple[Win, ...] = ("", "recall", "stay")


def redraw(state: KemetState, viewer: Seat | None, dice: Dice) -> None:
    others = [seat for seat in range(state.seats) if seat != viewer]
    learned = state.learned or nothing(state)
    if state.phase == "over":  # all hands are open
        state.deck.sort()
        dice.shuffle(state.deck)
        for seat in others:
            learned.seen[seat] = list(learned.seen[-1])
            learned.apart.pop(seat, None)
        return
    _Deal(state, learned, viewer, others, dice).deal()
    for seat in others:
        _battle_cards(state, learned, viewer, seat, dice)
        if seat in state.plans:
            choice = dice.pick(setup_actions(state, seat))
            assert isinstance(choice, Setup)
            state.plans[seat] = [choice.troops, choice.pyramids]
    battle = state.fighting
    if battle is not None:
        for side, seat in enumerate(battle.seats):
            if seat != viewer:
                _council(state, side, spied(state, viewer, seat), dice)


# --- Divine Intervention cards -------------------------------------------------------------------


class _Deal:
    """Cards, and the places where the viewer cannot tell them."""

    def __init__(self, state: KemetState, learned: Learned, viewer: Seat | None, others: list[int], dice: Dice) -> None:
        self.state, self.learned, self.others, self.dice = state, learned, others, dice
        index = state.seats if viewer is None else viewer
        vision = next((task for task in state.tasks if isinstance(task, VisionTask) and task.seat != viewer), None)
        self.looking = vision.seat if vision is not None else NOBODY
        self.looked_at = vision.cards if vision is not None else []
        self.pool = [*state.deck, *self.looked_at]
        for seat in others:
            self.pool += state.hands[seat]
            for card in learned.open[seat]:
                self.pool.remove(card)
        self.pool.sort()
        self.marks = sorted(learned.seen[index], key=time_of)
        self.drawn = [place for place in learned.apart.get(index, learned.drawn) if about(place) != viewer]
        """The places in hands that are still to be filled."""
        self.dealt: list[list[tuple[int, int]]] = [[] for _ in state.hands]
        """When drawn, and which card."""

    def deal(self) -> None:
        pile = self._seen_cards()
        rest = self.pool
        self.dice.shuffle(rest)
        for place in self.drawn:
            self.dealt[about(place)].append((time_of(place), rest.pop()))
        for seat in self.others:
            self.state.hands[seat] = sorted([*self.learned.open[seat], *(card for _, card in self.dealt[seat])])
        if pile:
            rest += pile
            self.dice.shuffle(rest)
        count = len(self.looked_at)
        self.looked_at[:] = rest[:count]
        self.state.deck = rest[count:]
        self._others_know()

    def _seen_cards(self) -> list[int]:
        """Deal the cards seen in the deck, the last seen first since they have the fewest places; those that are in the
        deck still."""
        pile: list[int] = []
        places = len(self.state.deck) + len(self.looked_at)
        for mark in reversed(self.marks):
            self.pool.remove(about(mark))
            free = [place for place in self.drawn if time_of(place) >= time_of(mark)]
            at = self.dice.below(places - len(pile) + len(free))
            if at >= len(free):
                pile.append(about(mark))
            else:
                self.drawn.remove(free[at])
                self.dealt[about(free[at])].append((time_of(free[at]), about(mark)))
        return pile

    def _others_know(self) -> None:
        """The others know what everybody does, and what they have drawn."""
        for seat in self.others:
            marks = list(self.learned.seen[-1])
            for time, card in sorted(self.dealt[seat]):
                drop(marks, card, time)
            if seat == self.looking:
                for card in self.looked_at:
                    drop(marks, card, self.learned.time)
            self.learned.seen[seat] = marks
            self.learned.apart.pop(seat, None)


# --- battle cards --------------------------------------------------------------------------------


def spied(state: KemetState, viewer: Seat | None, seat: Seat) -> int:
    """The battle card of that seat which the viewer has seen before the reveal."""
    battle = state.fighting
    if battle is None or battle.stage != "council" or viewer is None or {viewer, seat} != set(battle.seats):
        return NO_CARD
    council = battle.councils[battle.seats.index(seat)]
    return council.play if council.ready and effects(state, viewer).sees_card else NO_CARD


def _battle_cards(state: KemetState, learned: Learned, viewer: Seat | None, seat: Seat, dice: Dice) -> None:
    """Of another seat: those set aside, those put away unseen, the hand."""
    special = [
        state.stock.tiles[tile].battle_card - 1 for tile in state.tiles[seat] if state.stock.tiles[tile].battle_card
    ]
    battle = state.fighting
    fought = battle is not None and battle.stage != "council" and seat in battle.seats
    council = battle.councils[battle.seats.index(seat)] if battle is not None and fought else None
    open_down = [card for card in state.face_down[seat] if learned.down[seat] >> card & 1]
    known = {*state.face_up[seat], *open_down, spied(state, viewer, seat)}
    hidden_drop = False
    if council is not None:
        known.add(council.play)
        if council.drop != NO_CARD and learned.down[seat] >> council.drop & 1:
            known.add(council.drop)
        hidden_drop = council.drop != NO_CARD and council.drop not in known
    pool = sorted({*range(ORDINARY), *special} - known)
    for number, shown in enumerate(learned.shown[seat]):  # what the first cannot be the second can, not the other way
        aside = dice.pick([card for card in pool if card < ORDINARY and not shown >> card & 1])
        state.set_aside[seat][number] = aside
        pool.remove(aside)
    dice.shuffle(pool)
    unseen = len(state.face_down[seat]) - len(open_down)
    state.face_down[seat] = sorted([*open_down, *(pool.pop() for _ in range(unseen))])
    if council is not None and hidden_drop:
        council.drop = pool.pop()
    own = spied(state, viewer, seat)
    state.battle_hands[seat] = sorted([*pool, *([own] if own != NO_CARD else [])])


# --- locked choices ------------------------------------------------------------------------------


def _council(state: KemetState, side: int, seen: int, dice: Dice) -> None:
    """One side's choices, as far as they are not revealed."""
    task = state.fighting
    assert task is not None
    council, seat = task.councils[side], task.seats[side]
    if task.stage == "council":
        if not council.ready:
            task.councils[side] = Council()
            return
        hand = state.battle_hands[seat]
        council.play = dice.pick(hand) if seen == NO_CARD else seen
        rest = [card for card in hand if card != council.play]
        council.drop = dice.pick(rest) if rest else NO_CARD
        council.cards = dice.pick(_payable(state, seat))
    council.lose, council.win = _afterwards(state, side, dice)


def _payable(state: KemetState, seat: Seat) -> list[list[int]]:
    """Every set of cards that the seat could add to a battle (T-98)."""
    held = Counter(card for card in state.hands[seat] if state.stock.cards[card].icon == "battle")
    kinds = sorted(held)
    found = []
    for counts in product(*(range(held[card] + 1) for card in kinds)):
        cards = [card for card, count in zip(kinds, counts, strict=True) for _ in range(count)]
        if sum(card_price(state, seat, card) for card in cards) <= state.pp[seat]:
            found.append(cards)
    return found


def _afterwards(state: KemetState, side: int, dice: Dice) -> tuple[Lose, Win]:
    """Standing answers that can still count: those of both until it is decided who has won, then the one for the role;
    whoever is asked has given none that fits."""
    task = state.fighting
    assert task is not None
    stage = task.stage
    if stage in ("council", "diversion", "wound"):
        return dice.pick(LOSES), dice.pick(WINS)
    asked = state.tasks[-1] is task
    if side == task.winner:
        return "", dice.pick(WINS) if stage in ("loser", "retreat", "keep") else ""
    if stage != "loser":
        return "", ""
    options = Losing().options(state, task) if asked else ()
    return dice.pick([how for how in LOSES if how not in options]), ""
