"""What holds in every position of Kemet, and what one seat cannot know about it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Container, Hashable, Sequence
from math import comb

from rules.kemet.actions import Setup
from rules.kemet.board import NOBODY, ZONE_WORDS
from rules.kemet.figures import COLOURS, PIECES, TOP_LEVEL
from rules.kemet.mechanics.learned import about, time_of
from rules.kemet.mechanics.prayer import card_price
from rules.kemet.mechanics.stock import beasts
from rules.kemet.mechanics.zones import controller, limit
from rules.kemet.setup import setup_actions
from rules.kemet.state import NO_COLOUR, BattleTask, Council, KemetState, MoveTask, RecruitTask, VisionTask
from rules.kemet.words import (
    BATTLE,
    BEAST_WORDS,
    CARD_WORDS,
    COLOURED,
    GOLD,
    GOLD_TOKEN,
    ORDINARY,
    SILVER_TOKEN,
    SPACE,
    TILE_WORDS,
    TOKEN_WORDS,
)

EVENT_WORDS: dict[str, Container[object]] = {
    "answer": ("", "recall", "retreat", "stay"),
    "card": CARD_WORDS,
    "cards": CARD_WORDS,
    **{f"{event}.card": BATTLE for event in ("Revealed", "CardSetAside", "SetAside", "Diverted", "SawBattleCard")},
    "colour": COLOURS,
    "colours": COLOURS,
    "creature": BEAST_WORDS,
    "Moved.creature": {"", *BEAST_WORDS, *(f"{one} + {other}" for one in BEAST_WORDS for other in BEAST_WORDS)},
    "district": ZONE_WORDS,
    "space": SPACE,
    "start": ZONE_WORDS,
    "tile": TILE_WORDS,
    "to": ZONE_WORDS,
    "token": TOKEN_WORDS,
    "way": ("land", "ship", "teleport"),
    "zone": ZONE_WORDS,
}


def invariants(state: KemetState) -> None:
    _units(state)
    _creatures(state)
    _cards(state)
    _tiles(state)
    _tokens(state)
    _fame(state)


def _battle(state: KemetState) -> BattleTask | None:
    return next((task for task in state.tasks if isinstance(task, BattleTask)), None)


def _units(state: KemetState) -> None:
    battle = _battle(state)
    move = next((task for task in state.tasks if isinstance(task, MoveTask)), None)
    recruit = next((task for task in state.tasks if isinstance(task, RecruitTask)), None)
    fights = [*state.fights, *([battle.fight] if battle else [])]
    for seat in range(state.seats):
        owned = PIECES.units + sum(state.stock.tiles[tile].units for tile in state.tiles[seat])
        board = sum(units for units, holder in zip(state.units, state.holder, strict=True) if holder == seat)
        fighting = sum(fight.units for fight in fights if fight.attacker == seat)
        waiting = 0
        if recruit is not None and recruit.seat == seat:
            waiting = sum(
                n for zone, n in recruit.placed.items() if state.holder[zone] != seat and zone not in recruit.fought
            )
        assert board + fighting + waiting + state.supply[seat] == owned
        assert state.supply[seat] >= 0
        assert 0 <= state.pp[seat] <= PIECES.most_pp
        assert state.veterans[seat] >= 0
    for zone, holder in enumerate(state.holder):
        assert (holder == NOBODY) == (state.units[zone] == 0)
        if holder != NOBODY and not (move is not None and move.zone == zone):
            assert state.units[zone] <= limit(state, holder)
    assert all(0 < fight.units <= limit(state, fight.attacker) for fight in state.fights)


def _creatures(state: KemetState) -> None:
    battle = _battle(state)
    move = next((task for task in state.tasks if isinstance(task, MoveTask)), None)
    for seat in range(state.seats):
        owned = {state.stock.beast_of_tile[tile] for tile in state.tiles[seat] if tile in state.stock.beast_of_tile}
        seen = beasts(state.stable[seat])
        for zone, holder in enumerate(state.holder):
            if holder == seat:
                seen += beasts(state.creature[zone])
        for fight in [*state.fights, *([battle.fight] if battle else [])]:
            if fight.attacker == seat:
                seen += beasts(fight.creature)
        assert sorted(seen) == sorted(owned)
    for zone, creature in enumerate(state.creature):
        if creature:
            assert state.units[zone] > 0
            assert len(beasts(creature)) == 1 or (move is not None and move.zone == zone)


def _cards(state: KemetState) -> None:
    battle, vision = _battle(state), next((task for task in state.tasks if isinstance(task, VisionTask)), None)
    played: list[list[int]] = [[] for _ in range(state.seats)]
    added: list[int] = []
    if battle is not None and battle.stage != "council":
        for seat, council in zip(battle.seats, battle.councils, strict=True):
            played[seat] = [card for card in (council.play, council.drop) if card >= 0]
            added += [card for card in council.cards if not state.stock.cards[card].bluff]
    every = [card for hand in state.hands for card in hand] + state.deck + state.discard + added
    every += vision.cards if vision else []
    expected = [
        card
        for card, figure in enumerate(state.stock.cards)
        for _ in range(figure.copies if card != state.stock.diversion else 0)
    ]
    assert sorted(every) == sorted(expected + [state.stock.diversion] * state.seats)
    for seat in range(state.seats):
        own = state.battle_hands[seat] + state.face_up[seat] + state.face_down[seat] + played[seat]
        special = [
            state.stock.tiles[tile].battle_card - 1 for tile in state.tiles[seat] if state.stock.tiles[tile].battle_card
        ]
        assert sorted(own + state.set_aside[seat]) == sorted([*range(ORDINARY), *special])
        assert len(own) == ORDINARY or len(own) == ORDINARY + 1  # one more while a card is being set aside


def _tiles(state: KemetState) -> None:
    copies = state.stock.in_play(state.seats, state.colours)
    owned = [tile for tiles in state.tiles for tile in tiles]
    assert [left + owned.count(tile) for tile, left in enumerate(state.market)] == copies
    for seat, tiles in enumerate(state.tiles):
        artworks = [state.stock.bit[tile] for tile in tiles]
        assert len(set(artworks)) == len(artworks)
        assert state.powers[seat] == sum(state.stock.bit[tile] for tile in tiles)


def _tokens(state: KemetState) -> None:
    for seat, row in enumerate(state.tokens):
        assert row.count(COLOURED) + state.left[seat] == PIECES.tokens
        assert row.count(SILVER_TOKEN) <= 1
        assert row[GOLD] in (0, GOLD_TOKEN)
        assert row[:GOLD].count(GOLD_TOKEN) == 0
        built = sorted(state.colour[zone] for zone in state.board.districts[seat] if state.level[zone])
        assert sorted(colour for colour in state.boxes[seat] if colour != NO_COLOUR) == built
        assert len(set(built)) == len(built)
        assert set(built) <= set(state.colours)
        assert all(0 <= state.level[zone] <= TOP_LEVEL for zone in state.board.districts[seat])


def _fame(state: KemetState) -> None:
    """Temporary fame is what the board says, except on the way of a move or in the middle of a fight."""
    if state.fights or any(isinstance(task, (MoveTask, BattleTask, RecruitTask)) for task in state.tasks):
        return
    board = state.board
    expected = {
        zone: controller(state, zone)
        for zone in board.scoring
        if controller(state, zone) != NOBODY and (board.city[zone] == NOBODY or state.level[zone] == TOP_LEVEL)
    }
    assert state.scored == expected


# --- secrets -------------------------------------------------------------------------------------


def scramble(state: KemetState, viewer: int | None, rng: random.Random) -> None:
    """Change, in place, what this viewer may not know; all counts stay, and everything it has ever seen."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    _deal_hands(state, viewer, others, rng)
    for seat in others:
        _deal_battle_cards(state, seat, _spied(state, viewer, seat), rng)
        if seat in state.plans:
            choice = rng.choice(setup_actions(state, seat))
            assert isinstance(choice, Setup)
            state.plans[seat] = [choice.troops, choice.pyramids]
    _choose_again(state, others, viewer, rng)


def _deal_hands(state: KemetState, viewer: int | None, others: list[int], rng: random.Random) -> None:
    """Whoever has seen cards in the deck can tell the deck from hands, and hands from each other by when they drew."""
    learned = state.learned
    assert learned is not None
    at = state.seats if viewer is None else viewer
    vision = next((task for task in state.tasks if isinstance(task, VisionTask)), None)
    groups: dict[object, list[list[int]]] = {"deck": [state.deck]}
    if vision is not None and vision.seat in others:
        groups["deck"].append(vision.cards)
    for seat in others:
        for card in learned.open[seat]:
            state.hands[seat].remove(card)
        drawn = [time_of(mark) for mark in learned.apart.get(at, learned.drawn) if about(mark) == seat]
        alike = "deck" if not learned.seen[at] else drawn[0] if len(set(drawn)) == 1 else f"hand {seat}"
        groups.setdefault(alike, []).append(state.hands[seat])
    for piles in groups.values():
        _shuffled(piles, rng)
    for seat in others:
        state.hands[seat] += learned.open[seat]
        rng.shuffle(state.hands[seat])
        if rng.random() < 0.5:
            learned.seen[seat] = []  # what the others have seen is theirs
            learned.apart.pop(seat, None)


def _shuffled(piles: list[list[int]], rng: random.Random) -> None:
    pool = [card for pile in piles for card in pile]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


def _spied(state: KemetState, viewer: int | None, seat: int) -> int:
    """The battle card of that seat which the viewer has seen by Spying, or -1."""
    battle = _battle(state)
    if battle is None or battle.stage != "council" or viewer is None or {viewer, seat} != set(battle.seats):
        return -1
    council = battle.councils[battle.seats.index(seat)]
    return (
        council.play if council.ready and any(state.stock.tiles[tile].sees_card for tile in state.tiles[viewer]) else -1
    )


def _deal_battle_cards(state: KemetState, seat: int, known: int, rng: random.Random) -> None:
    """Hand, cards put away and cards set aside; never set aside are a special card and one shown since."""
    assert state.learned is not None
    battle, hand, aside = _battle(state), state.battle_hands[seat], state.set_aside[seat]
    down = [card for card in state.face_down[seat] if state.learned.down[seat] >> card & 1]
    unseen = [card for card in state.face_down[seat] if card not in down]
    rest = [card for card in hand if card != known]
    drop: list[int] = []
    council = None
    if battle is not None and battle.stage != "council" and seat in battle.seats:
        council = battle.councils[battle.seats.index(seat)]
        if council.drop >= 0 and not state.learned.down[seat] >> council.drop & 1:
            drop = [council.drop]
    while True:
        _shuffled([rest, unseen, drop, aside], rng)
        if all(
            card < ORDINARY and not shown >> card & 1
            for card, shown in zip(aside, state.learned.shown[seat], strict=True)
        ):
            break
    hand[:] = sorted(rest + ([known] if known >= 0 else []))
    state.face_down[seat][:] = rng.sample(down + unseen, len(down + unseen))
    if council is not None and drop:
        council.drop = drop[0]


def _choose_again(state: KemetState, others: list[int], viewer: int | None, rng: random.Random) -> None:
    """Secret choices of a battle, as far as they are not revealed."""
    battle = _battle(state)
    if battle is None:
        return
    for side, (seat, council) in enumerate(zip(battle.seats, battle.councils, strict=True)):
        if seat not in others:
            continue
        if battle.stage == "council":
            _lock_again(state, seat, council, _spied(state, viewer, seat), rng)
        asked = state.tasks[-1] is battle
        before = battle.stage in ("council", "diversion", "wound")
        if before or (side != battle.winner and not (battle.stage == "loser" and asked)):
            council.lose = rng.choice(["", "recall", "retreat"])
        if before or (side != battle.winner or battle.stage in ("loser", "retreat", "keep")):
            council.win = rng.choice(["", "recall", "stay"])


def _lock_again(state: KemetState, seat: int, council: Council, known: int, rng: random.Random) -> None:
    hand = state.battle_hands[seat]
    if council.ready:
        council.play = known if known >= 0 else rng.choice(hand)
        council.drop = rng.choice([card for card in hand if card != council.play])
    council.cards = []
    left = state.pp[seat]
    for card in state.hands[seat]:
        price = card_price(state, seat, card)
        if state.stock.cards[card].icon == "battle" and price <= left and rng.random() < 0.5:
            council.cards.append(card)
            left -= price


# --- how likely the unknown is --------------------------------------------------------------------

Unknown = tuple[str, Callable[[KemetState], Hashable], dict[Hashable, float]]


def unknowns(state: KemetState, viewer: int | None) -> list[Unknown]:
    """What a viewer can only guess, and how likely each possibility is.

    Where it has seen cards go into the deck the weights have no simple form; `test_imagine` works some of these out.
    """
    others = [seat for seat in range(state.seats) if seat != viewer]
    found = _unknown_cards(state, viewer, others)
    for seat in others:
        found += _unknown_battle_cards(state, viewer, seat)
        if seat in state.plans:
            ways = [(way.troops, way.pyramids) for way in setup_actions(state, seat) if isinstance(way, Setup)]
            found.append((f"plan of {seat}", _plan_of(seat), _even(ways)))
    return found


def _plan_of(seat: int) -> Callable[[KemetState], Hashable]:
    return lambda other: tuple(other.plans[seat])


def _deck_at(place: int) -> Callable[[KemetState], Hashable]:
    return lambda other: other.deck[place]


def _copies_of(card: int, seat: int, opened: int) -> Callable[[KemetState], Hashable]:
    return lambda other: other.hands[seat].count(card) - opened


def _even(values: Sequence[Hashable]) -> dict[Hashable, float]:
    return {value: 1 / len(values) for value in values}


def _unknown_cards(state: KemetState, viewer: int | None, others: list[int]) -> list[Unknown]:
    learned = state.learned
    assert learned is not None
    if learned.seen[state.seats if viewer is None else viewer] or state.phase == "over":
        return []
    pool = Counter(state.deck)
    for task in state.tasks:
        if isinstance(task, VisionTask) and task.seat != viewer:
            pool.update(task.cards)
    hidden = {seat: len(state.hands[seat]) - len(learned.open[seat]) for seat in others}
    for seat in others:
        pool.update(state.hands[seat])
        pool.subtract(learned.open[seat])
    total = pool.total()
    found: list[Unknown] = []
    weights: dict[Hashable, float] = {card: count / total for card, count in pool.items() if count}
    for place in {0, len(state.deck) // 2, len(state.deck) - 1} if state.deck else ():
        found.append((f"deck {place}", _deck_at(place), weights))
    card, copies = max(pool.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    for seat in others:
        if hidden[seat] and copies:
            opened = learned.open[seat].count(card)
            found.append(
                (
                    f"copies of {card} in the hand of {seat}",
                    _copies_of(card, seat, opened),
                    _among(total, copies, hidden[seat]),
                )
            )
    return found


def _among(total: int, marked: int, drawn: int) -> dict[Hashable, float]:
    """How likely so many marked ones are among those drawn."""
    ways = {
        number: comb(marked, number) * comb(total - marked, drawn - number) / comb(total, drawn)
        for number in range(max(0, drawn - (total - marked)), min(marked, drawn) + 1)
    }
    return {number: weight for number, weight in ways.items() if weight}


def _unknown_battle_cards(state: KemetState, viewer: int | None, seat: int) -> list[Unknown]:
    """Of a seat that has set nothing aside and is not in the middle of a revealed battle."""
    battle, learned = _battle(state), state.learned
    assert learned is not None
    fighting = battle is not None and seat in battle.seats
    if (
        state.phase == "over"
        or state.set_aside[seat]
        or (fighting and battle is not None and battle.stage != "council")
    ):
        return []
    known = {*state.face_up[seat], *(card for card in state.face_down[seat] if learned.down[seat] >> card & 1)}
    spied = _spied(state, viewer, seat)
    pool = sorted({*state.battle_hands[seat], *state.face_down[seat]} - known - {spied})
    away = sum(card not in known for card in state.face_down[seat])
    found: list[Unknown] = []
    if away and len(pool) > away:
        first = pool[0]
        weights = _among(len(pool), 1, away)
        found.append((f"put away by {seat}", lambda other: int(first in other.face_down[seat]), weights))
    if battle is not None and fighting:
        side = battle.seats.index(seat)
        if battle.councils[side].ready and spied < 0:
            found.append((f"locked in by {seat}", lambda other: _council_of(other, side).play, _even([*pool])))
            answers: list[Hashable] = ["", "recall", "retreat"]
            found.append((f"for a defeat of {seat}", lambda other: _council_of(other, side).lose, _even(answers)))
    return found


def _council_of(state: KemetState, side: int) -> Council:
    battle = _battle(state)
    assert battle is not None
    return battle.councils[side]
