"""How people may write the words of the game: without capitals and accents, by name in any language, `knowledge 2`.

A vocabulary leads from a spelling, a row of folded words, to the words of the engine it can stand for; mostly one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from rules.core.text import catalogue, text
from rules.oak.board import (
    ACTION,
    ARMS,
    ARTEFACT,
    BRANCHES,
    CARDS,
    CREATURE,
    DARK_WORDS,
    DISPLAYS,
    INGREDIENTS,
    KINDS,
    MENHIR_WORD,
    OAK_WORDS,
    ORDER_FIGURES,
    ORDERS,
    POTIONS,
    RESOURCES,
    SIDES,
    TEMPLE_WORDS,
    TREE_WORD,
    action_part,
    slug,
)
from rules.oak.mechanics.rest import RESTING, ROOTS

PACKAGE = "rules.oak"
LANGUAGES = ("en", "fr", "de")
Spelling = tuple[str, ...]
Vocabulary = Mapping[Spelling, tuple[str, ...]]


def folded(line: str) -> list[str]:
    """The words of a line, without capitals, accents, apostrophes and hyphens; a plus sign parts words."""
    line = line.casefold().replace("œ", "oe").replace("+", " ")
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", line) if not unicodedata.combining(sign))
    return re.sub(r"['’`´.,“”\"‑–-]", "", bare).split()


def _spellings(word: str) -> Iterable[Spelling]:
    """A word and the ways it is also written: with a space for its hyphen, its number apart, without its article."""
    words = folded(word)
    yield tuple(words)
    if "-" in word and word != "Arch-Druid":  # `arch druid` are two druids
        yield tuple(folded(word.replace("-", " ")))
    apart = re.fullmatch(r"([a-z]+)(\d.*)", words[0]) if len(words) == 1 else None
    if apart:
        yield apart.groups()
    if len(words) > 1 and words[0] in ("the", "la", "le", "les", "der", "die", "das"):
        yield tuple(words[1:])


def _names(kind: str, word: str) -> Iterable[str]:
    """What the catalogues call a thing."""
    key = f"{kind}-{word if word in RESOURCES else slug(word)}"
    for language in LANGUAGES:
        bundle = catalogue(PACKAGE, language)
        if bundle is not None and bundle.has_message(key):
            yield text(PACKAGE, key, language)


def _vocabulary(words: Iterable[str], kind: str = "", more: Mapping[str, tuple[str, ...]] | None = None) -> Vocabulary:
    """These words, their names of that kind in all languages, and further spellings."""
    found: dict[Spelling, tuple[str, ...]] = {}
    for word in words:
        for name in (word, *(_names(kind, word) if kind else ()), *(more or {}).get(word, ())):
            for spelling in _spellings(name):
                found[spelling] = tuple(dict.fromkeys((*found.get(spelling, ()), word)))
    return found


@cache
def vocabulary(of: str) -> Vocabulary:
    return VOCABULARIES[of]()


def _actions(words: Iterable[str]) -> Vocabulary:
    """`knowledge2`, also by the card's name in other languages."""
    found = dict(_vocabulary(words))
    for word in words:
        card, part_word = action_part(word)
        for name, part in zip(_names("card", card), _parts(part_word), strict=True):
            for spelling in _spellings(folded(name)[0] + part):
                found.setdefault(spelling, (word,))
    return found


def _parts(part: str) -> list[str]:
    """The part of a card's name in each language; a number is the same in all."""
    return list(_names("part", part)) or [part for _ in _names("card", CARDS[0])]


def _cards() -> Vocabulary:
    """By name, or by its first word: `heart`."""
    first: Vocabulary = {(folded(name)[0],): (card,) for card in CARDS for name in _names("card", card)}
    return {**first, **_vocabulary(CARDS, "card")}


def _potions() -> Vocabulary:
    dark = tuple(DARK_WORDS.values())
    found = dict(_vocabulary((*POTIONS, *dark), "potion"))
    for level, word in DARK_WORDS.items():
        for name in _names("potion", word):
            short = tuple(folded(name)[:2])
            found[(*short, str(level))] = (word,)
            found[short] = dark  # the ingredients tell which
    return found


def _places() -> Vocabulary:
    special = (MENHIR_WORD, *ARTEFACT, "order", "brew", "draw")
    trees = tuple(word for row in TREE_WORD for word in row[1:])
    other = {RESTING: ("rest", "at rest"), ROOTS: ("root", "on the roots")}
    return {
        **_vocabulary(special, "artefact"),
        **_vocabulary((RESTING, ROOTS, "forest", "heart", *TEMPLE_WORDS, *trees), "place", other),
    }


def _specials() -> Vocabulary:
    spaces = (space.word for order in ORDER_FIGURES for space in order.spaces)
    return {**_vocabulary(ARTEFACT, "artefact"), **_vocabulary((MENHIR_WORD, *spaces), "space")}


def _things() -> Vocabulary:
    """Everything that can be taken."""
    found: dict[Spelling, tuple[str, ...]] = {}
    for words, kind in (
        (INGREDIENTS, "ingredient"),
        (CREATURE, "creature"),
        (ARTEFACT, "artefact"),
        (CARDS, "card"),
        (POTIONS, "potion"),
    ):
        for spelling, meant in _vocabulary(words, kind).items():
            found[spelling] = tuple(dict.fromkeys((*found.get(spelling, ()), *meant)))
    return found


VOCABULARIES = {
    "order": lambda: {**_vocabulary(ORDERS, "order"), **_vocabulary(ORDERS, "short")},
    "action": lambda: _actions(tuple(ACTION)),
    "redo": lambda: _actions((*ACTION, *OAK_WORDS)),
    "card": _cards,
    "kind": lambda: _vocabulary(KINDS, "druid"),
    "temple space": lambda: _vocabulary(TEMPLE_WORDS),
    "special": _specials,
    "arm": lambda: _vocabulary(ARMS, "arm"),
    "branch": lambda: _vocabulary(BRANCHES, "branch", {"runes": ("rune",), "feather": ("feathers",)}),
    "ingredient": lambda: _vocabulary(INGREDIENTS, "ingredient"),
    "resource": lambda: _vocabulary(RESOURCES, "resource", {"F": ("feather",), "R": ("rune",)}),
    "row": lambda: _vocabulary(("shrines", "creatures"), "row", {"shrines": ("shrine",), "creatures": ("creature",)}),
    "display": lambda: _vocabulary(
        DISPLAYS, "display", {"creatures": ("creature",), "artefacts": ("artefact", "artifacts")}
    ),
    "creature": lambda: _vocabulary(CREATURE, "creature"),
    "artefact": lambda: _vocabulary(ARTEFACT, "artefact"),
    "place": _places,
    "side": lambda: _vocabulary(SIDES, "side"),
    "thing": _things,
    "potion": _potions,
}
