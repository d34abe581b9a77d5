"""Words put into sentences: prices, and facts for lists of things, whose words stand in the catalogues.

Names of places (`TF2`, `F4L`) and of creatures are the same in every language; every other word is chosen by the
catalogue, so a fact is the word's slug and a list is one fact per thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from rules.core.chat import Fact
from rules.oak.board import (
    ARTEFACT,
    CARDS,
    CREATURE,
    CREATURE_NAMES,
    INGREDIENTS,
    KINDS,
    RESOURCES,
    action_part,
    slug,
)

NONE = "none"
"""The fact for an empty list or a price of nothing."""
Facts = dict[str, Fact]


@cache
def creature_name(word: str) -> str:
    return CREATURE_NAMES[CREATURE[word]]


def action_facts(word: str) -> Facts:
    """`knowledge2` is part 2 of the card knowledge."""
    card, part = action_part(word)
    return {"card": card, "part": part}


def space_fact(word: str) -> str:
    """A place is printed as it is, an artefact by its name."""
    return slug(word) if word in ARTEFACT else word


def token_facts(word: str) -> Facts:
    """`acorn 3` is an acorn at the third place of the Forest."""
    kind, _, place = word.partition(" ")
    return {"ingredient": kind, "at": int(place or 0)}


# --- lists --------------------------------------------------------------------------------------


def tally(words: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts


def _listed(counts: Mapping[str, int], words: Iterable[str], prefix: str = "") -> Facts:
    """How many of each, and which comes first: the others stand behind a comma."""
    facts: Facts = {f"{prefix}{word}": counts.get(word, 0) for word in words}
    first = next((word for word in words if counts.get(word)), NONE)
    return {**facts, f"{prefix}first": first}


def ingredient_facts(counts: Mapping[str, int]) -> Facts:
    return _listed(counts, INGREDIENTS)


def druid_facts(druids: Iterable[str], where: str) -> Facts:
    """Druids at `rest` or on the `roots`."""
    return _listed(tally(druids), KINDS, f"{where}-")


def card_facts(cards: Iterable[str], where: str) -> Facts:
    """Cards in `hand` or `played`."""
    return _listed(tally(cards), CARDS, f"{where}-")


def named_facts(words: Iterable[str], places: tuple[str, ...] = ("first", "second", "third")) -> Facts:
    """Up to three things by their slugs."""
    found = [slug(word) for word in words]
    return {place: found[number] if number < len(found) else NONE for number, place in enumerate(places)}


def mix(resources: Mapping[str, int]) -> str:
    """`3F 1R`."""
    return " ".join(f"{resources[letter]}{letter}" for letter in RESOURCES if resources.get(letter)) or NONE


def listed(words: Iterable[str]) -> str:
    """Words that are the same in every language."""
    return ", ".join(words) or NONE
