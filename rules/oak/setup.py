"""The table laid, up to the first choice of an Order (O-7 to O-26)."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.oak.board import (
    ADVANCED,
    CARDS,
    HEART,
    INGREDIENTS,
    POTIONS,
    RESOURCE,
    STARTING,
)
from rules.oak.events import FirstPlayer, PhaseBegan, PotionsLaid
from rules.oak.figures import FIGURES
from rules.oak.mechanics import bag, displays
from rules.oak.mechanics.temples import count_temples, neutral_druids
from rules.oak.options import OakOptions
from rules.oak.state import Learned, OakState, Player


def setup(seats: int, options: OakOptions, dice: Dice) -> tuple[OakState, list[Event]]:
    """The table laid, up to the first choice of an Order (O-7 to O-26)."""
    events: list[Event] = []
    players = [_new_player() for _ in range(seats)]
    if seats == 1:
        players.append(_new_broichan())
        first = 1  # O-180
    else:
        first = dice.below(seats) if options.first_player == "random" else 0
    laid, box = _lay_potions(dice)
    creatures = list(range(1, len(FIGURES.creatures.cards) + 1))
    artefacts = list(range(len(FIGURES.artefacts.tiles)))
    cards = [card for card in range(len(CARDS)) if card != HEART] if seats == 1 else []
    for pile in (creatures, artefacts, cards):
        dice.shuffle(pile)
    state = OakState(
        options=options,
        seats=seats,
        players=players,
        phase="orders",
        round=1,
        first=first,
        turn=(first - 1) % seats if seats > 1 else 0,  # to the right of the first player (O-17)
        acted=False,
        turn_over=False,
        sun=1,
        tokens=_solar_tokens(len(players)),
        blocked=[False] * 6,
        temples=[0] * 9,
        neutral=neutral_druids(len(players)),
        bag=[getattr(FIGURES.bag, word) for word in INGREDIENTS],
        forest=[bag.EMPTY] * FIGURES.forest.places,
        potions=laid,
        box=box,
        creature_deck=creatures,
        creature_display=[],
        artefact_pile=artefacts,
        artefact_display=[],
        known_creatures=[],
        known_artefacts=[],
        supply=FIGURES.shrine.supply,
        tasks=[],
        pending=[],
        brewed=[],
        broichan_deck=cards,
        learned=Learned(),
    )
    count_temples(state)
    events.append(FirstPlayer(first))
    events.append(PotionsLaid([POTIONS[tile] for tile in laid]))
    displays.refill(state, "creatures", events)
    displays.refill(state, "artefacts", events)
    bag.fill_forest(state, dice, events)
    events.append(PhaseBegan("orders", 0))
    return state, events


def _new_player() -> Player:
    player = Player(hand=list(STARTING), aside=list(ADVANCED))
    player.rest[0] = FIGURES.druids.resting
    player.roots[0] = FIGURES.druids.each - FIGURES.druids.resting
    return player


def _new_broichan() -> Player:
    player = Player(resources=[0, 0, 0])
    player.roots[0] = FIGURES.druids.each
    return player


def _lay_potions(dice: Dice) -> tuple[list[int], list[int]]:
    """One tile of each level; the others go back to the box (O-10)."""
    laid = []
    for level in (1, 2, 3):
        laid.append(dice.pick([n for n, tile in enumerate(FIGURES.potions.tiles) if tile.level == level]))
    return laid, [tile for tile in range(len(POTIONS)) if tile not in laid]


def _solar_tokens(players: int) -> list[int]:
    tokens = [0] * 24
    for place in FIGURES.solar.tokens:
        tokens[RESOURCE[place.branch] * 8 + place.after] = place.four if players == 4 else place.few
    return tokens
