"""The deck: cards leave it at the top and come back at the bottom, and the position keeps how (K-133 to K-137, K-167).

From how the cards went, `imagine` works out what each seat has seen of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Dice
from rules.karnag.state import DRAWN, KEPT, PLAYED, RETURNED, Handled, KarnagState


def take_top(state: KarnagState, seat: int, count: int) -> list[int]:
    """Cards into a seat's eyes; one is kept or all are returned before anything else happens to the deck."""
    drawn, state.deck = state.deck[:count], state.deck[count:]
    state.seen = min(state.seen, len(state.deck))
    _note(state, seat, DRAWN, count)
    return drawn


def keep_one(state: KarnagState, seat: int, drawn: list[int], card: int) -> None:
    """One of the drawn cards goes into the hand, the others under the deck as they were drawn."""
    index = drawn.index(card)
    state.hands[seat].append(drawn.pop(index))
    _put_under(state, drawn)
    _note(state, seat, KEPT, index)


def return_all(state: KarnagState, seat: int, drawn: list[int], shown: int = -1) -> None:
    """All drawn cards go under the deck; a marked one that was played has been shown to everybody."""
    _put_under(state, drawn)
    _note(state, seat, RETURNED, shown)


def play_out(state: KarnagState, seat: int, card: int) -> None:
    """A card from the hand, for everybody to see, then under the deck."""
    state.hands[seat].remove(card)
    _put_under(state, (card,))
    _note(state, seat, PLAYED, card)


def shuffle_untouched(state: KarnagState, dice: Dice) -> None:
    """Shuffle the cards that have lain in the deck since the beginning: nobody has seen them."""
    untouched = state.deck[: len(state.deck) - state.seen]
    dice.shuffle(untouched)
    state.deck[: len(untouched)] = untouched
    if state.learned is not None and untouched:
        state.learned.first[-len(untouched) :] = untouched


def _put_under(state: KarnagState, cards: Sequence[int]) -> None:
    state.deck.extend(cards)
    state.seen += len(cards)


def _note(state: KarnagState, seat: int, how: int, number: int) -> None:
    if state.learned is not None:
        state.learned.handled.append(Handled(seat, how, number))
