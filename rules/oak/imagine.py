"""A position as one seat may know it: what is hidden from it is drawn anew (`Game.redraw`).

Hidden are the orders of decks and, from everybody else, the cards that Cailleach's owner is looking at. Everything else
lies open: Moot cards, the Bag by count, the Seelie Court's potion, and choices made at once, which are told as they are
made. Of a deck everybody remembers

- which cards are in it, since all others lie open;
- the cards that a refresh put under it, and where (O-54, O-59);
- Broichan's cards since he last shuffled: they lie in his discard (O-187).

Cailleach's owner also remembers the cards put back after a look, as a bunch whose order nobody knows
(`rules.oak.mechanics.learned`). The rest is as likely in any order.
"""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Dice, Seat
from rules.oak.board import CAILLEACH
from rules.oak.mechanics.learned import HAND, TOP, seen_cards
from rules.oak.state import KeepTask, Learned, OakState, Way


def redraw(state: OakState, seat: Seat | None, dice: Dice) -> None:
    """Draw anew what that seat cannot know."""
    looking = next((task for task in state.tasks if isinstance(task, KeepTask)), None)
    learned = state.learned
    if learned is None or not learned.bunches:
        _shuffle_unknown(state, looking if looking is not None and looking.seat != seat else None, dice)
    elif seat is not None and CAILLEACH in state.players[seat].creatures:
        _shuffle_bunches(state, learned, dice)
    else:
        _deal_bunches(state, learned, looking, dice)
    _shuffle(state.artefact_pile, state.known_artefacts, dice)
    _shuffle(state.broichan_deck, (), dice)


def reseal(state: OakState, dice: Dice) -> None:
    """Draw anew what nobody knows: nobody knows more than Cailleach's owner. Records hold what was shuffled from which
    order, so this one is not drawn from a sorted pile."""
    if state.learned is None or not state.learned.bunches:
        _shuffle(state.creature_deck, state.known_creatures, dice, ordered=False)
    else:
        _shuffle_bunches(state, state.learned, dice)
    _shuffle(state.artefact_pile, state.known_artefacts, dice, ordered=False)
    _shuffle(state.broichan_deck, (), dice, ordered=False)


def _shuffle(pile: list[int], known: Collection[int], dice: Dice, *, ordered: bool = True) -> None:
    """All but the cards that everybody knows the place of."""
    places = [place for place, card in enumerate(pile) if card not in known]
    cards = [pile[place] for place in places]
    if ordered:
        cards.sort()
    dice.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        pile[place] = card


def _shuffle_unknown(state: OakState, looking: KeepTask | None, dice: Dice) -> None:
    """Nobody has looked into the creature deck, or it is not kept who has; somebody may be looking at some of it."""
    if looking is None:
        _shuffle(state.creature_deck, state.known_creatures, dice)
        return
    pile = [*looking.drawn, *state.creature_deck]
    _shuffle(pile, state.known_creatures, dice)
    count = len(looking.drawn)
    looking.drawn, state.creature_deck = sorted(pile[:count]), pile[count:]


def _shuffle_bunches(state: OakState, learned: Learned, dice: Dice) -> None:
    """For who knows which cards lie together."""
    deck = state.creature_deck
    at = 0
    for size in learned.bunches[TOP:]:
        cards = sorted(deck[at : at + size])
        dice.shuffle(cards)
        deck[at : at + size] = cards
        at += size


def _deal_bunches(state: OakState, learned: Learned, looking: KeepTask | None, dice: Dice) -> None:
    """For who knows of the cards that everybody has seen only."""
    way = _pick_way(learned, dice)
    seen = seen_cards(learned)
    unseen = sorted(card for card in [*state.creature_deck, *(looking.drawn if looking else ())] if card not in seen)
    dice.shuffle(unseen)
    dealt: list[list[int]] = []
    for size, cards in zip(learned.bunches, way.seen, strict=True):
        bunch = [*cards, *(unseen.pop() for _ in range(size - len(cards)))]
        dice.shuffle(bunch)
        dealt.append(bunch)
    if looking is not None:
        looking.drawn = sorted(dealt[HAND])
    state.creature_deck = [card for bunch in dealt[TOP:] for card in bunch]


def _pick_way(learned: Learned, dice: Dice) -> Way:
    number = dice.below(sum(way.weight for way in learned.ways))
    for way in learned.ways:
        number -= way.weight
        if number < 0:
            return way
    raise AssertionError("the weights add up to more than any number drawn")
