"""The words of places and things, and their numbers inside the engine.

What is printed on the picture, typed in commands and read in texts is one word; the position keeps numbers.
"""

from __future__ import annotations

import re
from functools import cache

from rules.oak.figures import FIGURES, Order, TempleAction

# --- resources, branches, temples: F, M, R from left to right ------------------------------------

RESOURCES = ("F", "M", "R")
BRANCHES = ("feather", "mistletoe", "runes")
BRANCH = {word: number for number, word in enumerate(BRANCHES)}
RESOURCE = {word: number for number, word in enumerate(RESOURCES)}

INGREDIENTS = ("bark", "root", "blueberry", "acorn", "mushroom")
INGREDIENT = {word: number for number, word in enumerate(INGREDIENTS)}

# --- druids --------------------------------------------------------------------------------------

DRUID, ARCH, BARD, OVATE, TALON, RECLUSE, ANCIENT = range(7)
KINDS = ("druid", "arch", "bard", "ovate", "talon", "recluse", "ancient")
"""An ordinary druid, and the six specialisations of Elders."""
KIND = {word: number for number, word in enumerate(KINDS)}

# --- positions on a branch -----------------------------------------------------------------------

NOT_THERE, FORK = 0, 3
LAST = (5, 7)
ARMS = ("left", "right")
AFTER: tuple[tuple[int, ...], ...] = ((1,), (2,), (3,), (4, 6), (5,), (), (7,), ())
"""Where a step from a position can lead; at the fork to either arm."""
DEPTH = tuple(FIGURES.oak.depth)
SPACE_VP = tuple(FIGURES.oak.vp)
INCOME = tuple(FIGURES.oak.income)
SUFFIX = ("", "1", "2", "3", "4L", "5L", "4R", "5R")
TREE_WORD = tuple(tuple(letter + suffix for suffix in SUFFIX) for letter in RESOURCES)
"""TREE_WORD[branch][position]: `F3`, `R5L`."""


def last_space(branch: int, position: int) -> int:
    """The number of a last space: branch times two, plus its arm."""
    return branch * 2 + (position == LAST[1])


# --- places where druids that have acted stand ---------------------------------------------------

TEMPLE_WORDS = tuple(f"T{letter}{stones}" for letter in RESOURCES for stones in (1, 2, 3))
TEMPLE = {word: number for number, word in enumerate(TEMPLE_WORDS)}
ORDER_SPACE, SECOND_SPACE, MENHIR_SPACE, HEART_SPACE, FOREST = 9, 10, 11, 12, 13
ARTEFACT_SPACE = 20
"""Plus the number of the artefact."""

# --- cards and tiles -----------------------------------------------------------------------------

CARDS = tuple(card.word for card in FIGURES.moot.cards)
CARD = {word: number for number, word in enumerate(CARDS)}
STORYTELLING, WORSHIP, KNOWLEDGE, WISDOM, RITUAL, MYSTICISM, HEART = range(7)
BROICHAN_CARDS = tuple(card for card in CARDS if CARD[card] != HEART)
"""He has one of each card of a player (O-182)."""
STARTING = tuple(number for number, card in enumerate(FIGURES.moot.cards) if card.start)
ADVANCED = (WORSHIP, WISDOM, MYSTICISM)
TEMPLE_OF = tuple(RESOURCE.get(card.temple, -1) for card in FIGURES.moot.cards)
"""The temple and branch of a card; -1 for the Heart of the Oak, which has its own."""

TEMPLE_ACTIONS: tuple[TempleAction, ...] = tuple(action for card in FIGURES.moot.cards for action in card.actions)
CARD_OF = tuple(number for number, card in enumerate(FIGURES.moot.cards) for _ in card.actions)
ACTIONS_OF = tuple(
    tuple(number for number, card in enumerate(CARD_OF) if card == wanted) for wanted in range(len(CARDS))
)
ACTION = {action.word: number for number, action in enumerate(TEMPLE_ACTIONS)}
STONES = tuple(number - ACTIONS_OF[card][0] for number, card in enumerate(CARD_OF))
"""Of a temple action: 0 for the space with one stone, 1, 2. Meaningless for the Heart of the Oak."""
OAK_SUFFIX = "-oak"
OAK_WORDS = tuple(word + OAK_SUFFIX for word in CARDS)
"""The oak action of a card, as a redo names it: `ritual-oak`."""

POTIONS = tuple(potion.word for potion in FIGURES.potions.tiles)
POTION = {word: number for number, word in enumerate(POTIONS)}
CHOSEN, HEART_POTION = POTION["chosen of the oak"], POTION["heart of the oak"]
DARK_LEVELS = (3, 4, 5)
DARK_VP = {level: int(FIGURES.dark_woods[str(level)]) for level in DARK_LEVELS}
DARK_WORDS = {level: f"dark woods {level}" for level in DARK_LEVELS}

ARTEFACTS = tuple(tile.word for tile in FIGURES.artefacts.tiles)
ARTEFACT = {word: number for number, word in enumerate(ARTEFACTS)}
ARTEFACT_EFFECT = tuple(tile.effect for tile in FIGURES.artefacts.tiles)

CREATURES = ("", *(card.word for card in FIGURES.creatures.cards))
"""By the number printed on the card, from 1."""
CREATURE = {word: number for number, word in enumerate(CREATURES) if word}
CREATURE_NAMES = ("", *(card.name for card in FIGURES.creatures.cards))
WHEN = ("", *(card.when for card in FIGURES.creatures.cards))
"""When a creature comes up, if not always."""
CREATURE_VP = (0, *(card.vp for card in FIGURES.creatures.cards))
SLUAGH, BODACH, SELKIE = 1, 2, 3
BOGGART, DOBHAR_CHU, EACH_UISGE = 4, 5, 6
CU_SITH, BUGGANE, YAN_GANT_Y_TAN = 7, 8, 9
CEILIOG, KORRIGAN, PIXIE_QUEEN, AOS_SI = 10, 11, 12, 13
AONBHARR, BUGUL_NOZ, CAOINEAG, CLURICHAUN, FEAR_DEARG = 14, 15, 16, 17, 18
ABHARTACH, FEAR_GORTA, CAILLEACH, FUATH, GROACH = 19, 20, 21, 22, 23
GHILLIE_DHU, UNICORN, FACHAN, GLAISTIG, LEANNAN = 24, 25, 26, 27, 28
TARW, UNSEELIE, GANCANAGH, SEELIE, PUCA, CARW_GWYN, ELLEN = 29, 30, 31, 32, 33, 34, 35

# --- orders --------------------------------------------------------------------------------------

ORDERS = tuple(word for word, order in FIGURES.orders.items() if isinstance(order, Order))
ORDER_FIGURES = tuple(order for order in FIGURES.orders.values() if isinstance(order, Order))
NO_ORDER = -1
CAIRNS = ORDERS.index("cairns")
ROWS = ("shrines", "creatures")
"""The two card limits: above and below the player's board."""
SIDES = ("elder", "plain")
DISPLAYS = ("creatures", "artefacts")
MENHIR_WORD = "menhir"


@cache
def slug(word: str) -> str:
    """A word as catalogues can tell it apart: `lug's cunning` is `lug-s-cunning`."""
    return re.sub(r"[^a-z0-9]+", "-", word.lower()).strip("-")


@cache
def action_part(word: str) -> tuple[str, str]:
    """The card of an action and which part of it: `knowledge2` its 2, `ritual-oak` its oak, `heart2brew` its brew."""
    card = next(card for card in CARDS if word.startswith(card))
    if word.endswith(OAK_SUFFIX):
        return card, "oak"
    part = word.removeprefix(card)
    return card, part.lstrip("0123456789") or part


def place_word(order: int, place: int) -> str:
    """The word of a place where a druid that acted stands."""
    if place < ORDER_SPACE:
        return TEMPLE_WORDS[place]
    if place in (ORDER_SPACE, SECOND_SPACE):
        return ORDER_FIGURES[order].spaces[place - ORDER_SPACE].word
    if place >= ARTEFACT_SPACE:
        return ARTEFACTS[place - ARTEFACT_SPACE]
    return {MENHIR_SPACE: MENHIR_WORD, HEART_SPACE: "heart", FOREST: "forest"}[place]
