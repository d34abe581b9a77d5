"""What holds in every position of Kemet, and what one seat cannot know about it."""

from __future__ import annotations

import random

from rules.kemet.actions import Setup
from rules.kemet.beginning import setup_actions
from rules.kemet.board import NOBODY
from rules.kemet.figures import PIECES, TOP_LEVEL
from rules.kemet.prayer import card_price
from rules.kemet.state import NO_COLOUR, BattleTask, KemetState, MoveTask, RecruitTask, VisionTask
from rules.kemet.tiles import BIT, TILES, tiles_in_play
from rules.kemet.words import (
    BEAST_OF_TILE,
    CARDS,
    COLOURED,
    DIVERSION,
    GOLD,
    GOLD_TOKEN,
    ORDINARY,
    SILVER_TOKEN,
    beasts,
)
from rules.kemet.zones import controller, limit


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
        owned = PIECES.units + sum(TILES[tile].units for tile in state.tiles[seat])
        board = sum(units for units, holder in zip(state.units, state.holder, strict=True) if holder == seat)
        fighting = sum(fight.units for fight in fights if fight.attacker == seat)
        waiting = 0
        if recruit is not None and recruit.seat == seat:
            waiting = sum(n for zone, n in recruit.placed.items() if state.holder[zone] != seat)
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
        owned = {BEAST_OF_TILE[tile] for tile in state.tiles[seat] if tile in BEAST_OF_TILE}
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
            added += council.cards
    every = [card for hand in state.hands for card in hand] + state.deck + state.discard + added
    every += vision.cards if vision else []
    expected = [card for card, figure in enumerate(CARDS) for _ in range(figure.copies if card != DIVERSION else 0)]
    assert sorted(every) == sorted(expected + [DIVERSION] * state.seats)
    for seat in range(state.seats):
        own = state.battle_hands[seat] + state.face_up[seat] + state.face_down[seat] + played[seat]
        special = [TILES[tile].battle_card - 1 for tile in state.tiles[seat] if TILES[tile].battle_card]
        assert sorted(own + state.set_aside[seat]) == sorted([*range(ORDINARY), *special])
        assert len(own) == ORDINARY or len(own) == ORDINARY + 1  # one more while a card is being set aside


def _tiles(state: KemetState) -> None:
    copies = tiles_in_play(state.seats, state.colours)
    owned = [tile for tiles in state.tiles for tile in tiles]
    assert [left + owned.count(tile) for tile, left in enumerate(state.market)] == copies
    for seat, tiles in enumerate(state.tiles):
        artworks = [TILES[tile].name for tile in tiles]
        assert len(set(artworks)) == len(artworks)
        assert state.powers[seat] == sum(BIT[tile] for tile in tiles)


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
    """Deal anew, in place, everything this viewer may not know; all counts stay."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    _deal_hands(state, others, rng)
    for seat in others:
        _deal_battle_cards(state, seat, _spied(state, viewer, seat), rng)
    _choose_again(state, others, viewer, rng)
    for seat in others:
        if seat in state.plans:
            choice = rng.choice(setup_actions(state, seat))
            assert isinstance(choice, Setup)
            state.plans[seat] = [choice.troops, choice.pyramids]


def _deal_hands(state: KemetState, others: list[int], rng: random.Random) -> None:
    vision = next((task for task in state.tasks if isinstance(task, VisionTask)), None)
    piles = [state.hands[seat] for seat in others] + [state.deck]
    if vision is not None and vision.seat in others:
        piles.append(vision.cards)
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
    return council.play if council.ready and any(TILES[tile].sees_card for tile in state.tiles[viewer]) else -1


def _deal_battle_cards(state: KemetState, seat: int, known: int, rng: random.Random) -> None:
    """Hand, cards put away and cards set aside; a special card is never set aside."""
    battle = _battle(state)
    hand = state.battle_hands[seat]
    if known >= 0:
        hand.remove(known)
    piles = [hand, state.face_down[seat]]
    pool = [card for pile in piles for card in pile] + state.set_aside[seat]
    drop = None
    if battle is not None and battle.stage != "council" and seat in battle.seats:
        drop = battle.councils[battle.seats.index(seat)]
        if drop.drop >= 0:
            pool.append(drop.drop)
        else:
            drop = None
    rng.shuffle(pool)
    aside = [card for card in pool if card < ORDINARY][: len(state.set_aside[seat])]
    state.set_aside[seat][:] = aside
    pool = [card for card in pool if card not in aside]
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]
    if drop is not None:
        drop.drop = pool.pop()
    if known >= 0:
        hand.append(known)


def _choose_again(state: KemetState, others: list[int], viewer: int | None, rng: random.Random) -> None:
    """Secret choices of a battle not yet revealed."""
    battle = _battle(state)
    if battle is None or battle.stage != "council":
        return
    for seat, council in zip(battle.seats, battle.councils, strict=True):
        if seat not in others:
            continue
        hand = state.battle_hands[seat]
        if council.ready:
            known = _spied(state, viewer, seat)
            council.play = known if known >= 0 else rng.choice(hand)
            council.drop = rng.choice([card for card in hand if card != council.play])
        council.cards = []
        left = state.pp[seat]
        for card in state.hands[seat]:
            price = card_price(state, seat, card)
            if CARDS[card].icon == "battle" and price <= left and rng.random() < 0.5:
                council.cards.append(card)
                left -= price
        council.lose = rng.choice(["", "recall", "retreat"])
        council.win = rng.choice(["", "recall", "stay"])
