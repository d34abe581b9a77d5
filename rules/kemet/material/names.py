"""How things of the game are called where people read: tiles, cards and creatures by the names printed on them, colours
in the reader's language. The printed names are known in English only, so they are the same in every language; lines are
typed with the plain words. In sentences the exclamation mark of two names is left out."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rules.core.telling import Fact
from rules.core.text import text
from rules.kemet.figures import COLOURS
from rules.kemet.mechanics.stock import STOCKS, Stock

PACKAGE = "rules.kemet"


def _marks(stock: Stock) -> dict[str, str]:
    """What tells tiles of one name apart: the artwork, or the colour."""
    found = {}
    for number, word in enumerate(stock.tile_words):
        tile = stock.tiles[number]
        found[word] = tile.artwork or (tile.colour if word.startswith(f"{tile.colour} ") else "")
    return found


TILES = {word: stock.tiles[number].name.rstrip("!") for stock in STOCKS[::-1] for word, number in stock.tile.items()}
MARKS = {word: mark for stock in STOCKS[::-1] for word, mark in _marks(stock).items()}
CARDS = {word: stock.cards[number].name for stock in STOCKS[::-1] for word, number in stock.card.items()}
CREATURES = {word: stock.beasts[number].name for stock in STOCKS[::-1] for word, number in stock.beast.items()}
EVERYTHING = {**TILES, **CREATURES, **CARDS}
FACTS: dict[str, Mapping[str, str]] = {
    "tile": TILES,
    "tiles": TILES,
    "piece": TILES,
    "card": CARDS,
    "cards": CARDS,
    "creature": CREATURES,
    "creatures": CREATURES,
    "swapped": CREATURES,
    "why": EVERYTHING,
    "word": {**CREATURES, **CARDS},
    "choice": {**CREATURES, **CARDS},
    "target": CARDS,
}
"""By the name of a fact: what its words may be. A `piece` is a tile whose colour stands beside it."""
_SEPARATE = re.compile(r"(?P<count>\d+ )?(?P<word>[^,+ ][^,+]*?)(?=$|, | \+ )")


def colour_name(word: str, language: str) -> str:
    return text(PACKAGE, "word-mark", language, {"mark": word}) if word in COLOURS else word


def tile_name(word: str, language: str, *, coloured: bool = True) -> str:
    """`Charge`, `Domination (ruby)`, `Mercenaries (sword)`; the colour only where it does not stand beside it."""
    mark = MARKS[word] if coloured or MARKS[word] not in COLOURS else ""
    return f"{TILES[word]} ({text(PACKAGE, 'word-mark', language, {'mark': mark})})" if mark else TILES[word]


def spelled(name: str, fact: str, language: str) -> str:
    """A fact of a sentence as people read it: one word, or several with `,` or `+` between them."""
    if name == "colours":
        return ", ".join(colour_name(word, language) for word in fact.split(", "))
    names = FACTS.get(name)
    if names is None or not fact:
        return fact
    if name == "piece":
        return tile_name(fact, language, coloured=False) if fact in TILES else fact
    return _SEPARATE.sub(lambda found: _one(found, names, language), fact)


def _one(found: re.Match[str], names: Mapping[str, str], language: str) -> str:
    """One word of a list, perhaps counted."""
    word = found["word"]
    if word not in names:
        return found.group()
    return (found["count"] or "") + (tile_name(word, language) if names is TILES else names[word])


def space_told(space: str, token: str, language: str) -> str:
    """An action space with its token: `Pray 1 (silver token)`."""
    return text(PACKAGE, "note-space", language, {"space": space, "token": token})


def all_spelled(facts: Mapping[str, Fact], language: str) -> dict[str, Fact]:
    return {name: spelled(name, fact, language) if isinstance(fact, str) else fact for name, fact in facts.items()}
