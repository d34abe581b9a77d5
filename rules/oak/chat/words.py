"""Words put into sentences: lists, prices, keys made of words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from rules.oak.board import CREATURE, CREATURE_NAMES, RESOURCES

NONE = "none"
"""The fact for an empty list or a price of nothing."""


@cache
def slug(word: str) -> str:
    """A word as catalogues can tell it apart: `lug's cunning` is `lug-s-cunning`."""
    return re.sub(r"[^a-z0-9]+", "-", word.lower()).strip("-")


@cache
def creature_name(word: str) -> str:
    return CREATURE_NAMES[CREATURE[word]]


def counted(words: Iterable[str]) -> str:
    """`acorn, root ×2`: each word once, in the order met."""
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return stock(counts)


def stock(counts: Mapping[str, int]) -> str:
    told = [word if count == 1 else f"{word} ×{count}" for word, count in counts.items() if count]
    return ", ".join(told) or NONE


def mix(resources: Mapping[str, int]) -> str:
    """`3F 1R`."""
    return " ".join(f"{resources[letter]}{letter}" for letter in RESOURCES if resources.get(letter)) or NONE


def listed(words: Iterable[str]) -> str:
    return ", ".join(words) or NONE
