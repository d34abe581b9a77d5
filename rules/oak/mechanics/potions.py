"""Brewing: recipes, what may stand for what, and which potions are open (O-46 to O-50, O-112, O-172, O-173)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, product

from rules.core import Event
from rules.oak.actions import Brew
from rules.oak.board import (
    CHOSEN,
    CLURICHAUN,
    DARK_LEVELS,
    DARK_VP,
    DARK_WORDS,
    FEAR_DEARG,
    HEART_POTION,
    INGREDIENT,
    INGREDIENTS,
    POTIONS,
)
from rules.oak.events import Brewed
from rules.oak.figures import FIGURES
from rules.oak.mechanics.triggers import BREW, comes_up
from rules.oak.state import OakState, Player, TakeBackTask

Counts = tuple[int, ...]
"""Ingredients by kind."""

FIRST_DARK = len(POTIONS)
"""Dark Woods 3, 4 and 5 follow the tiles in number: one potion per level, since one brewing is one level (O-49)."""
DARK = tuple(range(FIRST_DARK, FIRST_DARK + len(DARK_LEVELS)))
POTION_WORDS = (*POTIONS, *(DARK_WORDS[level] for level in DARK_LEVELS))
POTION_NUMBER = {word: number for number, word in enumerate(POTION_WORDS)}
POTION_EFFECT = (*(tile.effect for tile in FIGURES.potions.tiles), *["dark woods"] * len(DARK))
ONCE = (CHOSEN, HEART_POTION)
LEAST = min(*DARK_LEVELS, *(len(tile.recipe) + tile.any for tile in FIGURES.potions.tiles))
"""Ingredients of the smallest recipe."""


def dark_level(potion: int) -> int:
    return DARK_LEVELS[potion - FIRST_DARK]


# --- what may be paid ----------------------------------------------------------------------------


@cache
def _recipes(potion: int, may_equal: bool) -> tuple[Counts, ...]:
    """Every plain way to fill a recipe."""
    if potion >= FIRST_DARK:
        chosen = combinations(range(5), dark_level(potion))
        return tuple(tuple(int(kind in kinds) for kind in range(5)) for kinds in chosen)
    tile = FIGURES.potions.tiles[potion]
    fixed = [tile.recipe.count(word) for word in INGREDIENTS]
    if not tile.any:
        return (tuple(fixed),)
    free = [kind for kind in range(5) if may_equal or not fixed[kind]]
    return tuple(tuple(count + (kind == extra) for kind, count in enumerate(fixed)) for extra in free)


def _one_less(recipe: Counts) -> Iterator[Counts]:
    """The Golden Cauldron leaves out one ingredient, never the last (O-112)."""
    if sum(recipe) > 1:
        for kind in range(5):
            if recipe[kind]:
                yield tuple(count - (other == kind) for other, count in enumerate(recipe))


def _replaced(recipe: Counts, have: Counts) -> Iterator[Counts]:
    """Fear Dearg: any ingredient may be two others instead, as often as wanted (O-173)."""
    for kept in product(*(range(min(need, own) + 1) for need, own in zip(recipe, have, strict=True))):
        missing = sum(recipe) - sum(kept)
        spare = [
            own - used if used == need else 0 for own, used, need in zip(have, kept, recipe, strict=True)
        ]  # "others": not of the kind they stand for
        for extra in _selections(tuple(spare), 2 * missing):
            yield tuple(a + b for a, b in zip(kept, extra, strict=True))


def _selections(spare: Counts, size: int) -> Iterator[Counts]:
    """Every way to take so many of these."""
    if len(spare) == 1:
        if size <= spare[0]:
            yield (size,)
        return
    for first in range(min(size, spare[0]) + 1):
        for others in _selections(spare[1:], size - first):
            yield (first, *others)


@lru_cache(maxsize=100_000)
def payments(potion: int, have: Counts, less: bool, dearg: bool, may_equal: bool) -> tuple[Counts, ...]:
    """Everything that pays for a potion out of `have`, without the needless: nothing that contains another payment."""
    recipes = _recipes(potion, may_equal)
    if less:
        recipes = tuple(dict.fromkeys(smaller for recipe in recipes for smaller in _one_less(recipe)))
    found: dict[Counts, None] = {}
    for recipe in recipes:
        if dearg:
            found.update(dict.fromkeys(_replaced(recipe, have)))
        elif all(need <= own for need, own in zip(recipe, have, strict=True)):
            found[recipe] = None
    if dearg:
        return tuple(paid for paid in found if not any(_contains(paid, other) for other in found))
    return tuple(found)


def _contains(paid: Counts, other: Counts) -> bool:
    return paid != other and all(a >= b for a, b in zip(paid, other, strict=True))


def _purse(state: OakState, player: Player, less: bool) -> tuple[Counts, bool, bool, bool]:
    """What `payments` asks beside the potion. Without Fear Dearg more than two of a kind are as good as two."""
    dearg = FEAR_DEARG in player.creatures
    have = tuple(player.ingredients) if dearg else tuple([2 if own > 2 else own for own in player.ingredients])
    return have, less, dearg, state.options.level1_any_may_equal


def ways_to_brew(state: OakState, player: Player, potion: int, less: bool) -> tuple[Counts, ...]:
    return payments(potion, *_purse(state, player, less))


def affordable(state: OakState, player: Player, less: bool) -> list[int]:
    """Open potions that can be paid with what is at hand."""
    purse = _purse(state, player, less)
    return [potion for potion in open_potions(state, player) if payments(potion, *purse)]


def open_potions(state: OakState, player: Player) -> list[int]:
    """Tiles on the board, an own tile, Dark Woods (O-47), without those brewed once and for all (O-50)."""
    tiles = [tile for tile in state.potions if tile not in player.once]
    if player.private >= 0 and player.private not in player.once:
        tiles.append(player.private)
    return [*tiles, *DARK]


@cache
def brew_action(potion: int, paid: Counts) -> Brew:
    words = [INGREDIENTS[kind] for kind in range(5) for _ in range(paid[kind])]
    return Brew(POTION_WORDS[potion], " ".join(words))


# --- brewing -------------------------------------------------------------------------------------


def pay_ingredients(state: OakState, player: Player, paid: list[int]) -> None:
    """Into the Bag (O-42, O-205)."""
    for kind in paid:
        player.ingredients[kind] -= 1
        state.bag[kind] += 1


def brew(state: OakState, seat: int, action: Brew, events: list[Event], take_back: bool = True) -> int:
    """Pay and take the marker (O-48); its number. The effect is the caller's to begin."""
    player = state.players[seat]
    potion = POTION_NUMBER[action.potion]
    paid = [INGREDIENT[word] for word in action.with_.split()]
    pay_ingredients(state, player, paid)
    player.potions += 1
    if potion in ONCE:
        player.once.append(potion)
    vp = player.score(DARK_VP[dark_level(potion)], "potions") if potion >= FIRST_DARK else 0
    events.append(Brewed(seat, action.potion, action.with_, vp))
    if take_back and comes_up(player, CLURICHAUN, BREW):
        state.tasks.append(TakeBackTask(seat, sorted(set(paid))))
    return potion
