"""How things of the game are called where people read: tiles, cards and creatures by the names printed on them, colours
in the reader's language. The printed names are known in English only, so they are the same in every language. In
sentences the exclamation mark of two names is left out. Typed lines may have any of them: the plain word, the printed
name, the name as it is shown in any language, and our translations (`called`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from rules.core.telling import Fact
from rules.core.text import says, text
from rules.kemet.figures import COLOURS
from rules.kemet.material.make import key
from rules.kemet.mechanics.stock import STOCK, STOCKS, Stock

PACKAGE = "rules.kemet"
PRINTED = "rules.kemet.material"
LANGUAGES = ("en", "fr", "de")


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
SPECIAL_CARDS = {STOCK.battle_cards[tile.battle_card - 1].name: tile.name for tile in STOCK.tiles if tile.battle_card}
"""Battle cards that come with a tile are printed with its name."""
EVERYTHING = {**TILES, **CREATURES, **CARDS}
FACTS: dict[str, Mapping[str, str]] = {
    "tile": TILES,
    "tiles": TILES,
    "piece": TILES,
    "names": EVERYTHING,
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


# --- as people type them ---------------------------------------------------------------------------


@cache
def called(word: str) -> tuple[str, ...]:
    """Everything a tile, card or creature may be called by, the plain word first; any other word is itself alone."""
    return tuple(dict.fromkeys([word, *_called(word)]))


def _called(word: str) -> Iterator[str]:
    if word in EVERYTHING:
        yield EVERYTHING[word]
    if word in SPECIAL_CARDS:
        yield from _printed(SPECIAL_CARDS[word])
    if word in CREATURES:  # it may be called as its tile
        yield from (name for tile in STOCK.tiles if tile.creature == word for name in _printed(tile.name))
    yield from _printed(EVERYTHING.get(word, ""))
    if word in TILES and MARKS[word]:
        marks = dict.fromkeys(text(PACKAGE, "word-mark", language, {"mark": MARKS[word]}) for language in LANGUAGES)
        names = dict.fromkeys(name.partition(" (")[0] for name in (TILES[word], *_printed(TILES[word])))
        yield from (one for name in names for mark in marks for one in (f"{name} ({mark})", f"{mark} {name}"))


def _printed(name: str) -> Iterator[str]:
    """The printed name, with and without what stands in brackets, and our translations of it."""
    message = f"name-{key(name)}"
    if name and says(PRINTED, message):
        for language in LANGUAGES:
            whole = text(PRINTED, message, language)
            yield from (whole, whole.partition(" (")[0])
