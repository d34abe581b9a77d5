"""What each seat learns about hidden cards as they move: kept in the position, read by `rules.kemet.imagine`.

Who learns what:
- a card drawn: its owner. Everybody counts it, and knows that it came from the deck as it was then;
- cards looked at by a vision: the seat that looks. Those shuffled back it knows to be in the deck, or drawn later;
- the discard shuffled into the deck: everybody knows that those cards are in it, or drawn later;
- a card played, revealed with a battle or thrown away: everybody. From which of its draws it came only its owner knows.
  Where that matters to the others and cannot be told, they keep what is true in any case: it may have been the one they
  saw in the deck, and the oldest draw of that hand;
- a card taken back from the discard: everybody knows that it is in that hand, and so of Diversion, which never leaves
  it (T-24; before version 3 only the first one was known like that);
- a battle card revealed: everybody. Taken back into the hand it is no secret either, since all cards are back then, but
  it cannot be the one that was set aside before (T-163); exchanged by Diversion (before version 3) it lies face down,
  and all know it.
A *mark* is a card, or a seat, and a time in one number: marks are kept in order, found and written quickly.
"""

from __future__ import annotations

from bisect import bisect, bisect_left, insort
from collections.abc import Iterable

from rules.kemet.figures import SEATS
from rules.kemet.mechanics.stock import STOCKS
from rules.kemet.state import KemetState, Learned

BITS = 11
"""Of a mark, for the time; more often no game shuffles."""
assert max(*(len(stock.cards) for stock in STOCKS), SEATS.stop) << BITS <= 1 << 16, "written in three bytes"


def nothing(state: KemetState, *, opened: bool = False) -> Learned:
    """What is known of the cards as they lie, if nobody has learned anything; `opened`: but the hands as they are."""
    hands = state.hands
    return Learned(
        time=0,
        open=[list(hand) if opened else [] for hand in hands],
        drawn=[] if opened else [marked(seat, 0) for seat, hand in enumerate(hands) for _ in hand],
        apart={},
        seen=[[] for _ in range(state.seats + 1)],
        shown=[[0] * len(aside) for aside in state.set_aside],
        down=[0] * state.seats,
    )


# --- marks ---------------------------------------------------------------------------------------


def marked(about: int, time: int) -> int:
    return about << BITS | time


def about(mark: int) -> int:
    """The card, or the seat."""
    return mark >> BITS


def time_of(mark: int) -> int:
    return mark & (1 << BITS) - 1


def drop(marks: list[int], card: int, drawn: int) -> None:
    """A card that was drawn then has come to light: of the cards of its kind that it may have been, the last one seen
    goes, so that what is left is true whichever it was."""
    at = bisect(marks, card << BITS | drawn) - 1
    if at >= 0 and marks[at] >> BITS == card:
        del marks[at]


# --- Divine Intervention cards -------------------------------------------------------------------


def drew(state: KemetState, seat: int, card: int) -> None:
    """A card from the deck into a hand."""
    learned = state.learned
    if learned is not None:
        _drawn_by(learned, seat)
        drop(learned.seen[seat], card, learned.time)


def _drawn_by(learned: Learned, seat: int) -> None:
    for drawn in (learned.drawn, *learned.apart.values()):
        insort(drawn, marked(seat, learned.time))


def looked_at(state: KemetState, seat: int, cards: Iterable[int]) -> None:
    """Cards taken from the deck to choose one of them."""
    learned = state.learned
    if learned is not None:
        for card in cards:
            drop(learned.seen[seat], card, learned.time)


def kept_one(state: KemetState, seat: int, returned: Iterable[int]) -> None:
    """One of the cards looked at goes into the hand, the others are shuffled back."""
    learned = state.learned
    if learned is not None:
        _drawn_by(learned, seat)
        _shuffled_in(learned, [seat], returned)


def discard_shuffled_in(state: KemetState, cards: Iterable[int]) -> None:
    learned = state.learned
    if learned is not None:
        _shuffled_in(learned, range(len(learned.seen)), cards)


def _shuffled_in(learned: Learned, viewers: Iterable[int], cards: Iterable[int]) -> None:
    learned.time += 1
    assert learned.time < 1 << BITS
    marks = [marked(card, learned.time) for card in cards]
    for viewer in viewers:
        learned.seen[viewer] = sorted(learned.seen[viewer] + marks)


def leaves(state: KemetState, seat: int, card: int) -> None:
    """A card is about to leave a hand, and everybody sees it."""
    learned = state.learned
    if learned is None:
        return
    if card in learned.open[seat]:  # or another one like it: what is left can be the same
        learned.open[seat].remove(card)
        return
    if not learned.time:  # all were drawn from the same deck
        learned.drawn.remove(marked(seat, 0))
        return
    public = _left(state, learned, state.seats, seat, card)
    for viewer in range(state.seats):
        if viewer != seat:
            mark = _left(state, learned, viewer, seat, card)
            if mark != public and viewer not in learned.apart:
                learned.apart[viewer] = list(learned.drawn)
            if viewer in learned.apart:
                learned.apart[viewer].remove(mark)
    if seat in learned.apart:
        own = learned.apart[seat]
        del own[bisect_left(own, marked(seat, 0))]
    learned.drawn.remove(public)


def _left(state: KemetState, learned: Learned, viewer: int, seat: int, card: int) -> int:
    """The draw of that hand which is gone for the viewer: the oldest it can have been."""
    drawn, marks = learned.apart.get(viewer, learned.drawn), learned.seen[viewer]
    oldest = seat << BITS
    first = bisect_left(marks, card << BITS)
    many = bisect_left(marks, card + 1 << BITS) - first
    if many:
        if many == _unplaced(state, viewer, card):  # all of its kind were in the deck
            oldest = marked(seat, time_of(marks[first]))
        latest = drawn[bisect_left(drawn, seat + 1 << BITS) - 1]
        drop(marks, card, time_of(latest))
    return drawn[bisect_left(drawn, oldest)]


def _unplaced(state: KemetState, viewer: int, card: int) -> int:
    """How many cards of that kind lie where the viewer cannot tell which card it is."""
    assert state.learned is not None
    found = state.deck.count(card)
    for seat, opened in enumerate(state.learned.open):
        if seat != viewer:
            found += state.hands[seat].count(card) - opened.count(card)
    return found


def taken(state: KemetState, seat: int, card: int) -> None:
    """A card from the discard into a hand."""
    if state.learned is not None:
        state.learned.open[seat].append(card)


# --- battle cards --------------------------------------------------------------------------------


def battle_card_shown(state: KemetState, seat: int, card: int) -> None:
    if state.learned is not None:
        shown = state.learned.shown[seat]
        for number in range(len(shown)):
            shown[number] |= 1 << card


def battle_card_set_aside(state: KemetState, seat: int) -> None:
    if state.learned is not None:
        state.learned.shown[seat].append(0)


def put_away_open(state: KemetState, seat: int, card: int) -> None:
    if state.learned is not None:
        state.learned.down[seat] |= 1 << card


def battle_cards_back(state: KemetState, seat: int) -> None:
    if state.learned is not None:
        state.learned.down[seat] = 0
