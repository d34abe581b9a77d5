"""Creatures, cards and action spaces: their numbers and their words."""

from __future__ import annotations

from rules.kemet.figures import FIGURES
from rules.kemet.tiles import TILES

# --- creatures: a set of them is a set of bits ---------------------------------------------------

BEASTS = FIGURES.creatures
BEAST_WORDS = tuple(beast.name.lower() for beast in BEASTS)
BEAST = {word: number for number, word in enumerate(BEAST_WORDS)}
BEAST_OF_TILE = {number: BEAST[tile.creature] for number, tile in enumerate(TILES) if tile.creature}


def beasts(bits: int) -> list[int]:
    """The creatures in a set of bits."""
    return [number for number in range(len(BEASTS)) if bits >> number & 1]


def beast_words(bits: int) -> str:
    """`phoenix`, `phoenix + royal scarab`, or nothing."""
    return " + ".join(BEAST_WORDS[number] for number in beasts(bits))


STAYS = "stays"
"""The word for leaving a troop's creature behind."""

# --- Divine Intervention cards -------------------------------------------------------------------

CARDS = FIGURES.cards
CARD_WORDS = tuple(card.name.lower() for card in CARDS)
CARD = {word: number for number, word in enumerate(CARD_WORDS)}
DIVERSION = next(number for number, card in enumerate(CARDS) if card.swaps)
MEMORY = next(number for number, card in enumerate(CARDS) if card.fetches)

# --- battle cards: numbers count from 0, words from 1 --------------------------------------------

BATTLE_CARDS = FIGURES.battle_cards
BATTLE_WORDS = tuple(card.name for card in BATTLE_CARDS)
BATTLE = {word: number for number, word in enumerate(BATTLE_WORDS)}
ORDINARY = FIGURES.pieces.battle_cards
"""Battle cards from this number on come with a tile (T-163)."""

# --- action spaces (T-9) -------------------------------------------------------------------------

SPACES = tuple(word for word, _ in FIGURES.spaces.levels)
SPACE = {word: number for number, word in enumerate(SPACES)}
SPACE_LEVEL = tuple(level for _, level in FIGURES.spaces.levels)
PRAY_1, PRAY_2 = SPACE["pray1"], SPACE["pray2"]
BUYS = (SPACE["buy1"], SPACE["buy2"], SPACE["buy3"])
RAISE, RECRUIT = SPACE["raise"], SPACE["recruit"]
MOVE_2, MOVE_3 = SPACE["move2"], SPACE["move3"]
GOLD = SPACE["gold"]
LEVELS = (1, 2, 3)

NO_TOKEN, COLOURED, SILVER_TOKEN, GOLD_TOKEN = range(4)
TOKEN_WORDS = ("", "coloured", "silver", "gold")
