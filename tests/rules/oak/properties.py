"""What holds in every position of Oak, and what a viewer may not know."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Hashable
from typing import Any

from rules.oak.board import (
    ACTION,
    ARTEFACTS,
    CAILLEACH,
    CAIRNS,
    CARDS,
    CREATURE,
    DARK_WORDS,
    DISPLAYS,
    FOREST,
    HEART,
    INGREDIENTS,
    KINDS,
    NO_ORDER,
    NOT_THERE,
    OAK_WORDS,
    ORDERS,
    POTIONS,
    RESOURCES,
    ROWS,
    SIDES,
    TEMPLE,
    TREE_WORD,
)
from rules.oak.figures import FIGURES
from rules.oak.mechanics.learned import begin
from rules.oak.mechanics.rest import capacity
from rules.oak.state import KeepTask, Learned, OakState

SPACES = {word for branch in TREE_WORD for word in branch}
EVENT_WORDS: dict[str, Container[object]] = {
    "action": {*ACTION, *OAK_WORDS},
    "after": SPACES,
    "artefact": ARTEFACTS,
    "card": CARDS,
    "creature": CREATURE,
    "display": DISPLAYS,
    "Revealed.cards": {*CREATURE, *ARTEFACTS},
    "under": {*CREATURE, *ARTEFACTS},
    "Placed.druid": KINDS,
    "Climbed.druid": KINDS,
    "UsedSpace.druid": KINDS,
    "druids": KINDS,
    "elder": KINDS,
    "ingredient": INGREDIENTS,
    "ForestFilled.ingredients": INGREDIENTS,
    "Drew.ingredients": INGREDIENTS,
    "order": ORDERS,
    "potion": {*POTIONS, *DARK_WORDS.values()},
    "potions": POTIONS,
    "rest": KINDS,
    "roots": KINDS,
    "row": ROWS,
    "Placed.second": {"", *KINDS},
    "side": SIDES,
    "Placed.space": {*TEMPLE, CARDS[HEART]},
    "BroichanPlaced.space": TEMPLE,
    "NeutralMoved.spaces": TEMPLE,
    "Blocked.spaces": SPACES,
    "take": RESOURCES,
    "to": SPACES,
}
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {
        "exchange_any_time": True,
        "free_actions_after_pass": True,
        "stopping_final": False,
        "bonus_step": "before",
        "bonus_step_from_gain": False,
        "broichan_reshuffles_at_dusk": True,
    },
)
"""As rules are usually read, and with the options that ask more often."""


def invariants(state: OakState) -> None:
    """Every piece is somewhere, once, and every stock in its range."""
    players = state.players
    assert len(players) == (2 if state.seats == 1 else state.seats)
    drawn = [card for task in state.tasks if isinstance(task, KeepTask) for card in task.drawn]
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
    if state.learned is not None and state.learned.bunches:
        bunches = _bunches(state)
        assert [len(bunch) for bunch in bunches] == state.learned.bunches
        marked = {card for cards in state.learned.ways[0].seen for card in cards}
        true = [sorted(card for card in bunch if card in marked) for bunch in bunches]
        assert true in [way.seen for way in state.learned.ways], "what is remembered did happen"
        assert set(state.known_creatures) <= marked
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
    """Change what that viewer may not know: orders of decks, and cards somebody else is looking at or has put back."""
    looking = _looking(state)
    if state.learned is not None and state.learned.bunches:
        if _owns_cailleach(state, viewer):
            dealt = [rng.sample(bunch, len(bunch)) for bunch in _bunches(state)]
        else:
            dealt = _dealt(state, rng)
        if looking is not None:
            looking.drawn = sorted(dealt[0])
        state.creature_deck = [card for bunch in dealt[1:] for card in bunch]
    else:
        assert looking is None or looking.seat == viewer, "who looks has begun to be followed"
        _shuffle(state.creature_deck, state.known_creatures, rng)
    _shuffle(state.artefact_pile, state.known_artefacts, rng)
    _shuffle(state.broichan_deck, [], rng)


def _shuffle(deck: list[int], known: list[int], rng: random.Random) -> None:
    places = [place for place, card in enumerate(deck) if card not in known]
    cards = [deck[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card


def _looking(state: OakState) -> KeepTask | None:
    return next((task for task in state.tasks if isinstance(task, KeepTask)), None)


def _owns_cailleach(state: OakState, viewer: int | None) -> bool:
    return viewer is not None and CAILLEACH in state.players[viewer].creatures


def _bunches(state: OakState) -> list[list[int]]:
    """The cards being looked at, then the bunches of the creature deck, as they really lie."""
    assert state.learned is not None
    looking, rest = _looking(state), list(state.creature_deck)
    found = [looking.drawn if looking else []]
    for size in state.learned.bunches[1:]:
        found.append(rest[:size])
        del rest[:size]
    assert not rest
    return found


def _dealt(state: OakState, rng: random.Random) -> list[list[int]]:
    """Another deal that everybody but Cailleach's owner may think true."""
    assert state.learned is not None
    ways = state.learned.ways
    seen = rng.choices(ways, [way.weight for way in ways])[0].seen
    marked = {card for cards in seen for card in cards}
    others = [card for bunch in _bunches(state) for card in bunch if card not in marked]
    rng.shuffle(others)
    dealt = []
    for size, cards in zip(state.learned.bunches, seen, strict=True):
        bunch = [*cards, *(others.pop() for _ in range(size - len(cards)))]
        rng.shuffle(bunch)
        dealt.append(bunch)
    return dealt


# --- what is imagined, and how often -------------------------------------------------------------

Unknown = tuple[str, Callable[[OakState], Hashable], dict[Hashable, float]]


def unknowns(state: OakState, viewer: int | None) -> list[Unknown]:
    """What that viewer does not know: its name, how to read it from a position, and how likely each value is."""
    found: list[Unknown] = []
    for place in (0, 2):
        if place < len(state.creature_deck):
            found.append((f"creature {place}", _creature_at(place), _creature_chances(state, viewer, place)))
        unknown = [tile for tile in state.artefact_pile if tile not in state.known_artefacts]
        if place < len(state.artefact_pile) and state.artefact_pile[place] in unknown:
            found.append((f"artefact {place}", _artefact_at(place), _even(unknown)))
    if state.broichan_deck:
        found.append(("Broichan's next", lambda other: other.broichan_deck[0], _even(state.broichan_deck)))
    looking = _looking(state)
    if looking is not None and looking.seat != viewer:
        hand = _expected(state, viewer)[0][1]
        for card in (min(hand), max(hand)):
            chances: dict[Hashable, float] = {True: hand[card], False: 1 - hand[card]}
            found.append((f"{card} looked at", _looked_at(card), chances))
    return [
        (name, read, {value: chance for value, chance in chances.items() if chance})
        for name, read, chances in found
        if max(chances.values()) < 1
    ]


def _even(cards: list[int]) -> dict[Hashable, float]:
    return {card: 1 / len(cards) for card in sorted(cards)}


def _creature_at(place: int) -> Callable[[OakState], Hashable]:
    return lambda state: state.creature_deck[place]


def _artefact_at(place: int) -> Callable[[OakState], Hashable]:
    return lambda state: state.artefact_pile[place]


def _looked_at(card: int) -> Callable[[OakState], Hashable]:
    def read(state: OakState) -> bool:
        looking = _looking(state)
        assert looking is not None
        return card in looking.drawn

    return read


def _creature_chances(state: OakState, viewer: int | None, place: int) -> dict[Hashable, float]:
    for size, expected in _expected(state, viewer)[1:]:
        if place < size:
            return {card: chance / size for card, chance in expected.items()}
        place -= size
    raise AssertionError("no such place")


def _expected(state: OakState, viewer: int | None) -> list[tuple[int, dict[int, float]]]:
    """Of every bunch how many cards it has, and how likely each card is one of them, for that viewer."""
    learned = state.learned
    if learned is None or not learned.bunches:
        learned = Learned()
        begin(learned, state.creature_deck, state.known_creatures)
    elif _owns_cailleach(state, viewer):
        return [(len(bunch), dict.fromkeys(sorted(bunch), 1.0)) for bunch in _bunches(state)]
    looking = _looking(state)
    return expected(learned, sorted([*state.creature_deck, *(looking.drawn if looking else [])]))


def expected(learned: Learned, cards: list[int]) -> list[tuple[int, dict[int, float]]]:
    """The same for who has seen only what everybody has."""
    marked = {card for bunch in learned.ways[0].seen for card in bunch}
    total = sum(way.weight for way in learned.ways)
    found = []
    for number, size in enumerate(learned.bunches):
        free = sum(way.weight * (size - len(way.seen[number])) for way in learned.ways) / total
        chances = {}
        for card in cards:
            if card in marked:
                chances[card] = sum(way.weight for way in learned.ways if card in way.seen[number]) / total
            else:
                chances[card] = free / (len(cards) - len(marked))
        found.append((size, chances))
    return found
