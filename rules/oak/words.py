"""What may stand in each field of an action."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.words import Words, number_of
from rules.oak.board import (
    ACTION,
    ARMS,
    ARTEFACT,
    BRANCH,
    CARD,
    CREATURE,
    DISPLAYS,
    INGREDIENT,
    KIND,
    MENHIR_WORD,
    ORDER_FIGURES,
    ORDERS,
    POTION,
    RESOURCE,
    ROWS,
    SIDES,
    TEMPLE,
    TREE_WORD,
)
from rules.oak.mechanics.costs import read_mix
from rules.oak.mechanics.displays import REFRESHES
from rules.oak.mechanics.effects import REDO_EFFECT
from rules.oak.mechanics.potions import POTION_NUMBER
from rules.oak.mechanics.rest import RESTING, ROOTS

SPECIAL_WORDS = {MENHIR_WORD, *ARTEFACT, *(space.word for order in ORDER_FIGURES for space in order.spaces)}
PLACES = {RESTING, ROOTS, "forest", "heart", *SPECIAL_WORDS, *TEMPLE, *(word for row in TREE_WORD for word in row[1:])}


def _forest_token(word: str) -> bool:
    kind, _, place = word.partition(" ")
    return kind in INGREDIENT and (not place or bool(number_of(place)))


def _all_of(known: dict[str, int], sign: str | None = None) -> Callable[[str], bool]:
    return lambda word: bool(word.split(sign)) and all(part in known for part in word.split(sign))


def _thing(word: str) -> bool:
    return word in CREATURE or word in ARTEFACT or word in CARD or word in POTION or _forest_token(word)


REFRESH_ORDERS = {action.order for ways in REFRESHES.values() for way in ways for action in way}

WORDS: Words = {
    "order.order": ORDERS.__contains__,
    "action": ACTION.__contains__,
    "druid": KIND.__contains__,
    "second": KIND.__contains__,
    "temple.space": TEMPLE.__contains__,
    "climb.card": CARD.__contains__,
    "arm": ARMS.__contains__,
    "branch": BRANCH.__contains__,
    "special.space": SPECIAL_WORDS.__contains__,
    "gather.take": _forest_token,
    "gather.discard": _forest_token,
    "mix": lambda word: read_mix(word) is not None,
    "give": lambda word: _all_of(INGREDIENT, "+")(word) and word.count("+") < 2,
    "trade.take": RESOURCE.__contains__,
    "row": ROWS.__contains__,
    "from_": RESOURCE.__contains__,
    "to": RESOURCE.__contains__,
    "display": DISPLAYS.__contains__,
    "refresh.order": REFRESH_ORDERS.__contains__,
    "discard.card": CREATURE.__contains__,
    "promote.druid": PLACES.__contains__,
    "elder": KIND.__contains__,
    "druids": _all_of(KIND),
    "side": SIDES.__contains__,
    "what": _thing,
    "potion": POTION_NUMBER.__contains__,
    "with_": _all_of(INGREDIENT),
    "redo.action": REDO_EFFECT.__contains__,
    "artefact": ARTEFACT.__contains__,
    "resource": RESOURCE.__contains__,
}
"""An optional field may also be left empty; numbers may be any."""
