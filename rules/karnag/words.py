"""What may stand in each field of an action: the words printed on the board and typed in a line."""

from __future__ import annotations

from rules.core.words import Words
from rules.karnag.board import SPOT, SQUARE, TILE_NAMES, TURN_WORDS
from rules.karnag.flow import slot_word
from rules.karnag.mechanics.cards import ALONE, MODIFIERS
from rules.karnag.state import CARD_WORDS, TILES, TRACKS

SLOT_WORDS = {slot_word(tile, row, slot) for tile in range(len(TILES)) for row in (0, 1) for slot in range(3)}


def slot_parts(slot: str) -> tuple[str, str, int]:
    """`capture+1` as tile, row and number."""
    tile = slot.rstrip("0123456789+-")
    return tile, "main" if slot[len(tile)] == "+" else "secondary", int(slot[len(tile) + 1 :])


WORDS: Words = {
    "square": SQUARE.__contains__,
    "tile": TILE_NAMES.__contains__,
    "turn": TURN_WORDS.__contains__,
    "slot": SLOT_WORDS.__contains__,
    "druid": SPOT.__contains__,
    "leaves": SPOT.__contains__,
    "stays": SPOT.__contains__,
    "at": SQUARE.__contains__,
    "creature": SQUARE.__contains__,
    "gem": SQUARE.__contains__,
    "to": lambda word: word in SPOT or word in SQUARE,
    "track": TRACKS.__contains__,
    "card": CARD_WORDS.__contains__,
    "use": lambda word: word in ("", ALONE) or word in MODIFIERS,
}

VOCABULARY = frozenset(
    word.casefold()
    for word in (*SQUARE, *SPOT, *TILE_NAMES, *TURN_WORDS, *SLOT_WORDS, *TRACKS, *CARD_WORDS, *MODIFIERS, ALONE)
) | {word.rstrip("0123456789") for word in SLOT_WORDS}
"""Everything that can be typed beside verbs and the names of fields."""
