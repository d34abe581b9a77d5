"""What can be followed of the creature deck once somebody has looked into it (O-175).

Only Cailleach's owner ever does, and nobody takes her away: so one seat at most knows more than the others. The deck
lies in *bunches* of which nobody knows the order: what was shuffled last, single cards that a refresh put under it, and
the cards that the owner put under it after a look. The owner knows which cards are in each bunch. The others know it of
cards that they have seen themselves; where a look cuts a bunch in two, such a card may be in either part, and
`Learned.ways` keeps every possibility with its weight. The rest are equally likely everywhere.

What somebody's choice tells about the cards that were not chosen is not weighed: each of them might have been kept.
"""

from __future__ import annotations

from itertools import combinations
from math import comb, gcd

from rules.oak.state import Learned, Way

HAND = 0
"""The bunch of the cards being looked at."""
TOP = 1
"""The uppermost bunch of the deck."""


def looked(learned: Learned, count: int) -> None:
    """The top cards of the deck are being looked at. A bunch may be cut: any of its cards are as likely drawn."""
    bunches = learned.bunches
    while count:
        size = bunches[TOP]
        drawn = min(size, count)
        count -= drawn
        bunches[HAND] += drawn
        bunches[TOP] -= drawn
        learned.ways = [part for way in learned.ways for part in _cut(way, size, drawn)]
        _close_gap(learned)
    _gather(learned)


def _cut(way: Way, size: int, drawn: int) -> list[Way]:
    """The ways in which so many cards of the uppermost bunch go to the hand."""
    hand, seen, *rest = way.seen
    found = []
    for count in range(len(seen) + 1):
        if drawn < count or size - drawn < len(seen) - count:
            continue
        weight = way.weight * comb(size - len(seen), drawn - count)
        for gone in combinations(seen, count):
            left = [card for card in seen if card not in gone]
            found.append(Way(weight, [sorted([*hand, *gone]), left, *(list(cards) for cards in rest)]))
    return found


def shown(learned: Learned, card: int) -> None:
    """The top card of the deck is turned up."""
    _leaves(learned, TOP, card)
    _close_gap(learned)


def kept(learned: Learned, card: int) -> None:
    """One of the cards looked at is kept, for all to see; the others go under the deck in an order nobody knows."""
    _leaves(learned, HAND, card)
    learned.bunches = [0, *learned.bunches[TOP:], learned.bunches[HAND]]
    for way in learned.ways:
        way.seen = [[], *way.seen[TOP:], way.seen[HAND]]
    if not learned.bunches[-1]:
        _drop(learned, len(learned.bunches) - 1)


def put_under(learned: Learned, cards: list[int]) -> None:
    """These go under the deck one after the other, for all to see."""
    learned.bunches += [1] * len(cards)
    for way in learned.ways:
        way.seen += [[card] for card in cards]


def begin(learned: Learned, deck: list[int], known: list[int]) -> None:
    """The deck as everybody could follow it so far: some cards lie where all saw them put."""
    learned.bunches, seen = [0], [list[int]()]
    for place, card in enumerate(deck):
        if card in known:
            learned.bunches.append(1)
            seen.append([card])
        elif place and deck[place - 1] not in known:
            learned.bunches[-1] += 1
        else:
            learned.bunches.append(1)
            seen.append([])
    learned.ways = [Way(1, seen)]


def seen_cards(learned: Learned) -> set[int]:
    """The cards of deck and hand that everybody has seen since the deck was shuffled; the same in every way."""
    return {card for cards in learned.ways[0].seen for card in cards}


def _leaves(learned: Learned, bunch: int, card: int) -> None:
    """A card of a bunch is told: ways in which it cannot be there are over, the others as likely as they foretold."""
    size, known = learned.bunches[bunch], card in seen_cards(learned)
    learned.bunches[bunch] -= 1
    ways = []
    for way in learned.ways:
        seen = way.seen[bunch]
        if card in seen:
            seen.remove(card)
            ways.append(way)
        elif not known and size > len(seen):
            way.weight *= size - len(seen)
            ways.append(way)
    learned.ways = ways
    _gather(learned)


def _close_gap(learned: Learned) -> None:
    if not learned.bunches[TOP]:
        _drop(learned, TOP)


def _drop(learned: Learned, bunch: int) -> None:
    del learned.bunches[bunch]
    for way in learned.ways:
        del way.seen[bunch]


def _gather(learned: Learned) -> None:
    """Equal ways are one, and weights stay small."""
    weights: dict[tuple[tuple[int, ...], ...], int] = {}
    for way in learned.ways:
        key = tuple(tuple(cards) for cards in way.seen)
        weights[key] = weights.get(key, 0) + way.weight
    common = gcd(*weights.values())
    learned.ways = [Way(weights[key] // common, [list(cards) for cards in key]) for key in sorted(weights)]
