"""What holds in every position of Oak, and what a viewer may not know."""

from __future__ import annotations

import random

from rules.oak.board import CAIRNS, FOREST, HEART, NO_ORDER, NOT_THERE
from rules.oak.figures import FIGURES
from rules.oak.rest import capacity
from rules.oak.state import OakState
from rules.oak.tasks import KeepCreature


def invariants(state: OakState) -> None:
    """Every piece is somewhere, once, and every stock in its range."""
    players = state.players
    assert len(players) == (2 if state.seats == 1 else state.seats)
    drawn = [card for task in state.todo if isinstance(task, KeepCreature) for card in task.drawn]
    creatures = [*state.creature_deck, *state.creature_display, *state.lost_creatures, *drawn]
    creatures += [card for player in players for card in player.creatures]
    assert sorted(creatures) == list(range(1, 36))
    artefacts = [*state.artefact_pile, *state.artefact_display]
    artefacts += [a.tile for player in players for a in player.artefacts]
    artefacts += [tile for player in players for tile in player.exhausted]
    assert sorted(artefacts) == list(range(12))
    tiles = [*state.potions, *state.box, *(player.private for player in players if player.private >= 0)]
    assert sorted(tiles) == list(range(15))
    assert state.supply + sum(sum(player.shrines) + player.menhirs for player in players) == 24
    for kind in range(5):
        held = sum(player.ingredients[kind] for player in players)
        assert state.bag[kind] >= 0
        assert state.bag[kind] + held + state.forest.count(kind) == 8
    assert 1 <= state.sun <= 11
    assert all(0 <= count <= 2 for count in state.tokens)
    assert set(state.known_creatures) <= set(state.creature_deck)
    assert set(state.known_artefacts) <= set(state.artefact_pile)
    standing = list(state.neutral)
    standing += [place for player in players for place, _ in player.out if place < 9]
    assert state.temples == [standing.count(space) for space in range(9)]
    if state.seats == 1:
        assert sorted(state.broichan_deck + state.broichan_discard) == list(range(6))
    for seat, _ in enumerate(players):
        _player_holds(state, seat)


def _player_holds(state: OakState, seat: int) -> None:
    player = state.players[seat]
    broichan = seat == state.seats
    climbers = [player.climber[branch] for branch in range(3) if player.branch[branch] != NOT_THERE]
    everywhere = [kind for kind in range(7) for _ in range(player.rest[kind] + player.roots[kind])]
    everywhere += [kind for _, kind in player.out] + climbers
    assert len(everywhere) == 9
    for kind in range(1, 7):
        assert everywhere.count(kind) == player.elders[kind]
    assert min(player.rest + player.roots) >= 0
    assert all(0 <= amount <= 9 for amount in player.resources)
    assert player.vp >= 0
    assert player.vp == sum(player.sources.values())
    assert min(player.limits) >= 1
    assert max(player.limits) <= 4
    if broichan:
        assert player.resources == [0, 0, 0]
        assert not player.hand
        return
    assert len(player.creatures) <= player.slots(1)
    shrines = sum(player.shrines)
    assert player.menhirs + (-(-shrines // 2) if player.order == CAIRNS else shrines) <= player.slots(0)
    assert len(player.artefacts) <= (3 if player.extended else 2)
    assert all(0 <= artefact.notch <= len(FIGURES.artefact.losses) for artefact in player.artefacts)
    cards = sorted(player.hand + player.played + player.aside)
    assert cards in (list(range(6)), [*range(6), HEART])
    spaces = [place for place, _ in player.out if 9 <= place != FOREST]
    assert len(spaces) == len(set(spaces)), "one druid per special space"
    if player.order != NO_ORDER and state.options.promote_needs_place and not state.options.gancanagh_dusk_only:
        elder, total = capacity(player, state.options)
        assert sum(player.rest[1:5]) <= elder
        assert sum(player.rest[:5]) <= total


def scramble(state: OakState, viewer: int | None, rng: random.Random) -> None:
    """Change what that viewer may not know: orders of decks, and cards somebody else is looking at."""
    for task in state.todo:
        if isinstance(task, KeepCreature) and task.seat != viewer:
            unknown = [card for card in state.creature_deck if card not in state.known_creatures]
            pool = task.drawn + unknown
            rng.shuffle(pool)
            for place, card in enumerate(state.creature_deck):
                if card in unknown:
                    state.creature_deck[place] = pool.pop()
            task.drawn = sorted(pool)
    for deck, known in (
        (state.creature_deck, state.known_creatures),
        (state.artefact_pile, state.known_artefacts),
        (state.broichan_deck, []),
    ):
        places = [place for place, card in enumerate(deck) if card not in known]
        cards = [deck[place] for place in places]
        rng.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            deck[place] = card
