"""Battle cards and action spaces: their numbers and their words; and what may stand in each field of an action."""

from __future__ import annotations

from rules.core.words import Words, number_of
from rules.kemet.board import ZONE_WORDS
from rules.kemet.figures import COLOURS, FIGURES
from rules.kemet.mechanics.stock import STOCK, STOCKS

STAYS = "stays"
"""The word for leaving a troop's creature behind."""

# --- battle cards: numbers count from 0, words from 1; the words are the same in all versions -----

BATTLE_WORDS = tuple(card.name for card in STOCK.battle_cards)
assert all(tuple(card.name for card in stock.battle_cards) == BATTLE_WORDS for stock in STOCKS)
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

BLANK = "blank"
BOX_WORDS = (*COLOURS, BLANK)
"""Words of Buy boxes; a box without colour has NO_COLOUR, the last of them."""

# --- fields of actions ---------------------------------------------------------------------------

TILE_WORDS = frozenset(word for stock in STOCKS for word in stock.tile_words)
CARD_WORDS = frozenset(word for stock in STOCKS for word in stock.card_words)
BEAST_WORDS = frozenset(word for stock in STOCKS for word in stock.beast_words)
"""Of all versions: what is not in a game is refused there."""


def _zones(text: str) -> bool:
    return bool(text) and all(word in ZONE_WORDS for word in text.split())


def _pyramids(text: str) -> bool:
    parts = [part.split() for part in text.split(",")]
    return all(
        len(part) == 3 and part[0] in ZONE_WORDS and part[1] in COLOURS and number_of(part[2]) is not None
        for part in parts
    )


def _where(text: str) -> bool:
    word, _, units = text.rpartition(" ")
    return word in ZONE_WORDS and number_of(units) is not None


def _creatures(text: str) -> bool:
    return text == STAYS or all(word in BEAST_WORDS for word in text.split(" + "))


def _vets(text: str) -> bool:
    amount, _, what = text.partition(" ")
    return number_of(amount) is not None and what in ("PP", "cards")


WORDS: Words = {
    "troops": _zones,
    "pyramids": _pyramids,
    "tile": TILE_WORDS.__contains__,
    "space": SPACE.__contains__,
    "token": ("silver", "gold").__contains__,
    "box": BOX_WORDS.__contains__,
    "district": ZONE_WORDS.__contains__,
    "colour": COLOURS.__contains__,
    "where": _where,
    "troop": ZONE_WORDS.__contains__,
    "to": ZONE_WORDS.__contains__,
    "creature": _creatures,
    "way": ("teleport",).__contains__,
    "card": CARD_WORDS.__contains__,
    "swap.card": BATTLE.__contains__,
    "target": lambda word: word in ZONE_WORDS or word in CARD_WORDS,
    "play": BATTLE.__contains__,
    "drop": BATTLE.__contains__,
    "cards": lambda word: word in CARD_WORDS or word == "none",
    "after": ("lose recall", "lose retreat", "win stay", "win recall", "ask").__contains__,
    "choice": lambda word: word in CARD_WORDS or word in BEAST_WORDS or word in ("swap", "keep"),
    "how": ("retreat", "recall", "stay").__contains__,
    "zone": ZONE_WORDS.__contains__,
    "first": lambda word: word in ZONE_WORDS or word in SPACE,
    "offering": ("yes", "no").__contains__,
    "delta": ("yes", "no").__contains__,
    "vets": _vets,
}
"""An optional field may also be left empty; numbers may be any."""
