"""Karnag's invariants, and what each viewer may not know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Container
from typing import Any

import msgspec

from rules.karnag.board import (
    CAULDRON,
    COUNCIL,
    FREE,
    GATE,
    GATE_WORD,
    GLADE,
    LAYOUTS,
    NOWHERE,
    RING_LENGTH,
    ROCK,
    SPOT,
    SQUARE,
    SWAMP,
    TILE_NAMES,
)
from rules.karnag.figures import FIGURES
from rules.karnag.state import (
    CARD_WORDS,
    FIRST_MARKED,
    GHOUL,
    KINDS,
    NAJA,
    SHADOW,
    TILES,
    TRACKS,
    KarnagState,
    KeepTask,
)
from rules.karnag.words import SLOT_WORDS
from tests.rules.karnag.helpers.following import Course

Unknown = tuple[str, Callable[[Any], Any], dict[Any, float]]
"""What is not known, where it lies in a position, and how likely its values are."""

EVENT_WORDS: dict[str, Container[object]] = {
    "at": SQUARE,
    "card": CARD_WORDS,
    "cards": CARD_WORDS,
    "creature": KINDS,
    "druid": SPOT,
    "WentToCouncil.druids": SPOT,
    "gate": GATE_WORD,
    "gem": SQUARE,
    "leaves": SPOT,
    "slot": SLOT_WORDS,
    "square": SPOT,
    "squares": SQUARE,
    "start": {*SQUARE, *GATE_WORD},
    "stays": SPOT,
    "tile": TILE_NAMES,
    "tiles": TILES,
    "to": SQUARE,
    "DruidMoved.to": SPOT,
    "track": TRACKS,
    "turns": ("left", "right"),
    "way": SQUARE,
}
VARIANTS = [
    {},
    {
        "setup": "advanced",
        "simple_line_only": True,
        "third_gem_by_card": True,
        "passed_squares_stay_open": True,
        "too_few_menhirs": "ignored",
    },
    {
        "cauldron_layout": "four",
        "compensation": "vp",
        "capture_flat_bonus": "mana",
        "second_turn_when_blocked": True,
        "peers_make_room": False,
        "escape_distance": "moves",
        "empty_council_teaches": True,
        "potion_levels_optional": False,
    },
]


def invariants(state: KarnagState) -> None:
    seats = range(state.seats)
    # Creatures: glade, bag, reserves and out of the game make 30.
    for kind, word in enumerate(KINDS):
        box = getattr(FIGURES.creatures, word)
        glade = sum(token >> 1 == kind for token in state.creatures.values())
        bag = state.bag[kind * 2] + state.bag[kind * 2 + 1]
        assert glade + bag + sum(reserve[kind] for reserve in state.reserve) + state.gone[kind] == box.left + box.right
    for seat in seats:
        assert 0 <= state.mana[seat] <= 20
        assert state.vp[seat] >= 0
        assert sum(state.sources[seat].values()) == state.vp[seat]
        assert all(0 <= level <= 5 for level in state.knowledge[seat])
        assert len(state.gems_of(seat)) <= 3
        assert len(state.menhirs_of(seat)) + state.menhirs_left[seat] == 7
        assert state.menhirs_left[seat] >= 0
        assert len(state.druids[seat]) == 3
    # Druids: one per path square, cauldrons within their places.
    spots = [spot for druids in state.druids for spot in druids if spot != NOWHERE]
    path = [spot for spot in spots if spot < RING_LENGTH]
    assert len(path) == len(set(path))
    for number, places in enumerate(LAYOUTS[state.options.cauldron_layout].places[state.seats]):
        assert spots.count(CAULDRON + number) <= places
    assert all(spot <= COUNCIL for spot in spots)
    # Squares: nothing on the gate or outside; creatures and stones only where they may be.
    inside = set(GLADE) - set(GATE)
    assert inside.issuperset(state.creatures)
    assert inside.issuperset(state.stones)
    assert all(state.terrain[square] == FREE for square in state.stones)
    for square, token in state.creatures.items():
        kind = token >> 1
        assert state.terrain[square] in {FREE, *([ROCK] if kind == SHADOW else []), *([SWAMP] if kind == GHOUL else [])}
        assert kind == NAJA or square not in state.stones
    assert set(state.black) <= set(state.creatures)
    assert len(state.black) == len(set(state.black))
    assert sorted(state.order) == list(seats)

    cards_are_kept(state)


def cards_are_kept(state: KarnagState) -> None:
    """Every card is somewhere, and what is remembered of the cards leads to where they are."""
    # Cards: deck, hands and drawn ones are the 36; marked ones are never in a hand.
    drawn = [card for task in state.tasks if isinstance(task, KeepTask) for card in task.drawn]
    cards = sorted(state.deck + [card for hand in state.hands for card in hand] + drawn)
    assert cards == sorted(i for i, word in enumerate(CARD_WORDS) for _ in range(int(FIGURES.cards[word])))
    assert all(card < FIRST_MARKED for hand in state.hands for card in hand)
    assert 0 <= state.seen <= len(state.deck)
    if state.learned is not None:
        course = Course(state.learned, state.seats)
        other = msgspec.structs.replace(state, tasks=[msgspec.structs.replace(task) for task in state.tasks])
        other.learned = msgspec.structs.replace(state.learned)
        course.lay_out(other)
        assert other.deck == state.deck
        assert list(map(sorted, other.hands)) == list(map(sorted, state.hands))
        assert other.tasks == state.tasks


def scramble(state: KarnagState, viewer: int | None, rng: random.Random) -> None:
    """Everything a viewer has not seen: which of the drawn cards another seat kept, and the faces of all cards it has
    not seen. Backs that were seen stay."""
    assert state.learned is not None
    if state.phase == "over":
        lower = state.deck[1:]  # hands lie open at the end
        rng.shuffle(lower)
        state.deck[1:] = lower
        return
    _keep_others(state, viewer, rng)
    course = Course(state.learned, state.seats)
    hidden = [piece for piece in range(len(course.first)) if not course.knows(viewer, piece)]
    for marked in (False, True):
        _shuffle(course.first, [piece for piece in hidden if course.marked(piece) == marked], rng)
    _shuffle(course.first, [piece for piece in hidden if piece not in course.backs], rng)
    course.lay_out(state)


def _keep_others(state: KarnagState, viewer: int | None, rng: random.Random) -> None:
    """Let other seats have kept another card than they did, where nothing has happened to these cards since."""
    assert state.learned is not None
    course = Course(state.learned, state.seats)
    for number, pieces, fitting in course.keeps:
        handled = state.learned.handled[number]
        kept = pieces[handled.number]
        since = {piece for later, taken in course.draws if later > number for piece in taken} | set(course.deck[:1])
        if handled.seat != viewer and kept in course.hands[handled.seat] and not since & set(pieces):
            state.learned.handled[number] = msgspec.structs.replace(handled, number=rng.choice(fitting))
    Course(state.learned, state.seats).lay_out(state)


def _shuffle(first: list[int], places: list[int], rng: random.Random) -> None:
    cards = [first[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        first[place] = card


def unknowns(state: KarnagState, viewer: int | None) -> list[Unknown]:
    """Cards of the deck and of other hands, as likely as they are left over by what the viewer has seen.

    Where a viewer has to guess what others did with cards it knows, the weights have no simple form; `test_imagine`
    works some of these out.
    """
    assert state.learned is not None
    course = Course(state.learned, state.seats)
    if state.phase == "over" or (-1 if viewer is None else viewer) in course.doubts:
        return []
    hidden = [piece for piece in range(len(course.first)) if not course.knows(viewer, piece)]
    left = Counter(course.first[piece] for piece in hidden)
    signed = sum(count for card, count in left.items() if card >= FIRST_MARKED)
    plain = sum(left.values()) - signed
    unseen = [piece for piece in hidden if piece not in course.backs]
    plain_unseen = plain - sum(not course.marked(piece) for piece in hidden if piece in course.backs)

    def weights(piece: int) -> dict[Any, float]:
        found: dict[Any, float] = {}
        for card, count in left.items():
            kind = plain if card < FIRST_MARKED else signed
            if piece in course.backs:
                chance = float((card >= FIRST_MARKED) == course.marked(piece))
            else:
                chance = plain_unseen / len(unseen)
                chance = chance if card < FIRST_MARKED else 1 - chance
            if chance:
                found[card] = chance * count / kind
        return found

    found: list[Unknown] = []
    for place, piece in enumerate(course.deck):
        if piece in hidden and place in (0, 1, len(course.deck) // 2, len(course.deck) - 3):
            found.append((f"deck {place}", _deck_at(place), weights(piece)))
    for seat, hand in enumerate(course.hands):
        if hand and hand[-1] in hidden:
            found.append((f"hand of {seat}", _last_card_of(seat), weights(hand[-1])))
        if len(hand) > 1 and {hand[-1], hand[-2]} <= set(hidden):
            same = sum(n * (n - 1) for card, n in left.items() if card < FIRST_MARKED) / (plain * (plain - 1))
            found.append(
                (
                    f"two alike in the hand of {seat}",
                    _two_alike(seat),
                    {True: same, False: 1 - same},
                )
            )
    return found


def _deck_at(place: int) -> Callable[[Any], Any]:
    return lambda other: other.deck[place]


def _last_card_of(seat: int) -> Callable[[Any], Any]:
    return lambda other: other.hands[seat][-1]


def _two_alike(seat: int) -> Callable[[Any], bool]:
    return lambda other: bool(other.hands[seat][-1] == other.hands[seat][-2])
