"""Conditions of a plan in the words of the game: `if TM2 is taken`, `if mana 5 and not N7 free`.

A title says what can be asked (`Game.facts`): places that are taken, free or one's own, and amounts. It is asked of
what a seat may know and of nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from rules.core.refusal import Invalid
from rules.core.words import fold, number_of

TAKEN = ("taken", "occupied", "full", "occupé", "occupée", "pris", "prise", "besetzt", "belegt")
FREE = ("free", "empty", "libre", "frei", "leer")
MINE = ("mine", "moi", "mein", "meins")
AND = ("and", "et", "und")
NOT = ("not", "no", "pas", "non", "nicht", "kein")
LESS = ("under", "below", "sous", "unter")
IDLE = ("the", "is", "are", "a", "at", "least", "le", "la", "les", "est", "à", "der", "die", "das", "ist")
"""Words that people write and that tell nothing."""

_GUARDED = re.compile(
    r"(?:if|si|wenn|falls)\s+(.+?)\s*(?::|,?\s+(?:then|alors|dann)\s)\s*(.*)", re.IGNORECASE | re.DOTALL
)
_BARE = re.compile(r"(?:if|si|wenn|falls)\s", re.IGNORECASE)


class Place(msgspec.Struct, frozen=True):
    """What a plan can ask of a place."""

    taken: bool
    """Somebody or something is there, or nothing more fits in."""
    mine: bool = False


class Facts(msgspec.Struct, frozen=True):
    """What a plan can ask, by the words of the game in lower case."""

    places: Mapping[str, Place] = {}
    amounts: Mapping[str, int] = {}
    """Of the seat that plans."""


def guarded(line: str) -> tuple[str, str]:
    """The condition of a line, empty without one, and the line itself. Raises Invalid for a condition without end."""
    tidy = line.strip()
    found = _GUARDED.fullmatch(tidy)
    if found is None:
        if _BARE.match(tidy):
            raise Invalid("plan-condition-open", "", {"typed": tidy[:60]})
        return "", tidy
    return found[1].strip(), found[2].strip()


def holds(facts: Facts, condition: str) -> bool:
    """Whether all parts of a condition are true. Raises Invalid where one asks for something that is not there."""
    parts = re.split(rf"\s+(?:{'|'.join(AND)})\s+", condition.strip(), flags=re.IGNORECASE)
    read = [_part_holds(facts, part) for part in parts]  # each of them, also where an earlier one is false
    return all(read)


def _part_holds(facts: Facts, part: str) -> bool:
    said = [fold(word) for word in part.split()]
    words = [word for word in said if word not in (*NOT, *IDLE) or word in facts.places or word in facts.amounts]
    wanted = not any(word in NOT for word in said if word not in words)
    return _truth(facts, words, part) is wanted


def _truth(facts: Facts, words: list[str], part: str) -> bool:
    state, number = words[-1:] or [""], number_of(words[-1]) if words else None
    place = facts.places.get(" ".join(words[:-1]))
    if place is not None and state[0] in (*TAKEN, *FREE, *MINE):
        return place.mine if state[0] in MINE else place.taken is (state[0] in TAKEN)
    less = len(words) > 1 and words[-2] in LESS
    amount = facts.amounts.get(" ".join(words[: -2 if less else -1]))
    if amount is not None and number is not None:
        return amount < number if less else amount >= number
    known = {**facts.places, **facts.amounts}
    strange = next((word for word in words if word not in known), part)
    raise Invalid("plan-condition", "", {"typed": part[:60], "word": strange[:40]})
