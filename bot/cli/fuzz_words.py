"""Hostile words: what people, broken clients and forgers may hand in, made from what is right by damaging it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.core import Action
from rules.core.reader import verb_of
from rules.core.words import NOTHING

MENTIONS = ("@everyone", "@here", "<@100>", "<@!101>", "<@&1>")
"""Nothing of these may be sent as it was typed."""
NUMBERS = ("0", "-1", "+3", "--5", "+-+3", "²", "①", "٣", "９", "1e9", "0x10", "1.5", "½", "007", "1_000")
LARGE = (99, 10**6, 2**31, 2**53, 2**63 - 1, 2**63, 10**40, 10**380)
SIGNS = (
    ",",
    ";",
    ">",
    "->",
    "→",
    "|",
    "~",
    ":",
    "#",
    "%",
    "@x",
    "@0",
    "@g",
    "@g²",
    "@t",
    "*",
    "`",
    "_",
    "\\",
    "'",
    '"',
    "/",
)
STRANGE = (
    "x",
    "ß",
    "İ",
    "ﬁ",
    "é",
    "\u202e",
    "\u200b",
    "\ufeff",
    "\ue100",
    "\x00",
    "\n",
    "\t",
    "\ud7ff",
    "👁️‍🗨️",
    "𝟚",
    "Ⅷ",
)
LONG = 400


class Mischief:
    """Words by chance, the same for the same seed. `known` are words that mean something somewhere."""

    def __init__(self, chooser: random.Random, known: Sequence[str]) -> None:
        self.chooser, self.known = chooser, known

    def word(self) -> str:
        """Anything at all, as one word."""
        chance = self.chooser
        made = (
            lambda: chance.choice(self.known),
            lambda: chance.choice(NUMBERS),
            lambda: str(chance.choice(LARGE)),
            lambda: "9" * chance.randrange(1, LONG),
            lambda: chance.choice(SIGNS),
            lambda: chance.choice(STRANGE),
            lambda: chance.choice(MENTIONS),
            lambda: NOTHING,
            lambda: str(chance.randrange(-3, 40)),
            lambda: chance.choice(self.known) + chance.choice(("1", "²", "-", "s", "0")),
            lambda: "".join(chr(chance.randrange(32, 0x2FF)) for _ in range(chance.randrange(1, 6))),
        )
        return chance.choice(made)()

    def words(self, most: int = 5) -> str:
        return " ".join(self.word() for _ in range(self.chooser.randrange(most + 1)))

    def damaged(self, line: str) -> str:
        """A line with one of its words damaged: another in its place, gone, doubled, moved, cut, or one too many."""
        words, chance = line.split(" "), self.chooser
        at = chance.randrange(len(words))
        how = chance.randrange(8)
        if how == 0:
            del words[at]
        elif how == 1:
            words.insert(at, words[at])
        elif how == 2:
            other = chance.randrange(len(words))
            words[at], words[other] = words[other], words[at]
        elif how == 3:
            words[at] = words[at][: chance.randrange(len(words[at]) + 1)] + chance.choice(("", "²", "9", NOTHING, ","))
        elif how == 4:
            words.insert(at, self.word())
        else:
            words[at] = self.word()
        return " ".join(words)

    def line(self, legal: Sequence[Action]) -> str:
        """A typed line: mostly one that is right or almost, sometimes several steps, sometimes nothing that makes
        sense."""
        chance = self.chooser
        if not legal or chance.random() < 0.1:
            return self.words(8)
        lines = [typed(chance.choice(legal)) for _ in range(1 if chance.random() < 0.8 else chance.randrange(2, 5))]
        for _ in range(chance.choice((1, 1, 1, 1, 2, 3))):
            number = chance.randrange(len(lines))
            lines[number] = self.damaged(lines[number])
        return chance.choice(("; ", ", ", ";", " , ")).join(lines)[:LONG]


def typed(action: Action) -> str:
    """An action as it is typed, every field in order."""
    values = [str(getattr(action, field)) or NOTHING for field in action.__struct_fields__]
    return " ".join([verb_of(type(action)), *values])


def known_words(titles: Sequence[Sequence[type[Action]]], legal: Sequence[Action]) -> list[str]:
    """Verbs, names of fields and values: words that some title understands."""
    kinds = [kind for actions in titles for kind in actions]
    words = {verb_of(kind) for kind in kinds} | {field for kind in kinds for field in kind.__struct_fields__}
    words |= {word for action in legal for word in typed(action).split()}
    return sorted(words)
