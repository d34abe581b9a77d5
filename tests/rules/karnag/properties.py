"""Karnag's invariants, and what each viewer may not know."""

from __future__ import annotations

import random

from rules.karnag.board import CAULDRON, COUNCIL, FREE, GATE, GLADE, LAYOUTS, NOWHERE, RING_LENGTH, ROCK, SWAMP
from rules.karnag.figures import FIGURES
from rules.karnag.state import CARD_WORDS, FIRST_MARKED, GHOUL, KINDS, NAJA, SHADOW, KarnagState, KeepTask

VARIANTS = [
    {},
    {"setup": "advanced", "simple_line_only": True},
    {"cauldron_layout": "four", "compensation": "vp", "capture_flat_bonus": "mana", "second_turn_when_blocked": True},
]


def invariants(state: KarnagState) -> None:
    seats = range(state.seats)
    # Creatures: glade, bag, reserves and out of the game make 30.
    for kind, word in enumerate(KINDS):
        box = getattr(FIGURES.creatures, word)
        glade = sum(token >> 1 == kind for token in state.creatures.values())
        bag = state.bag[kind * 2] + state.bag[kind * 2 + 1]
        assert glade + bag + sum(reserve[kind] for reserve in state.reserve) + state.gone[kind] == box.left + box.right
    # Cards: deck, hands and drawn ones are the 36; marked ones are never in a hand.
    drawn = [card for task in state.tasks if isinstance(task, KeepTask) for card in task.drawn]
    cards = sorted(state.deck + [card for hand in state.hands for card in hand] + drawn)
    assert cards == sorted(i for i, word in enumerate(CARD_WORDS) for _ in range(int(FIGURES.cards[word])))
    assert all(card < FIRST_MARKED for hand in state.hands for card in hand)
    assert 0 <= state.seen <= len(state.deck)
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


def scramble(state: KarnagState, viewer: int | None, rng: random.Random) -> None:
    """Deal the other hands and the deck anew, keeping what is public: sizes, and the marks on backs."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    keeps = [task for task in state.tasks if isinstance(task, KeepTask) and task.seat != viewer]
    hidden = [state.deck, *(state.hands[seat] for seat in others), *(task.drawn for task in keeps)]
    for marked in (False, True):
        places = [(pile, i) for pile in hidden for i, card in enumerate(pile) if (card >= FIRST_MARKED) == marked]
        values = [pile[i] for pile, i in places]
        rng.shuffle(values)
        for (pile, i), value in zip(places, values, strict=True):
            pile[i] = value
