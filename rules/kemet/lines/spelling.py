"""Words as people type them: case, accents, apostrophes and arrows do not matter, and a name may be cut short."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from rules.core import Invalid
from rules.core.chat import NOTHING
from rules.core.words import number_of
from rules.kemet.board import Board
from rules.kemet.figures import COLOURS, LETTERS

FOREIGN = {"rubis": "ruby", "rubin": "ruby", "saphir": "sapphire", "diamant": "diamond"}
"""Colours in French and German, where they differ."""
SHORTEST = 3
"""Letters of a name that are enough to try it as a beginning."""
LONGEST_NAME = 4
PYRAMID = re.compile(r"([0-9])([a-z])")
STUCK = re.compile(r"([0-9]+)(pp|cards?)")


def fold(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.sub(r"['’]", "", re.sub(r"(?<=[a-z])[-_](?=[a-z])", " ", plain)).split())


def named(text: str, names: Iterable[str]) -> str | None:
    """The name that is meant: all of it, or a part that only one name has."""
    typed = fold(text)
    known = {fold(name): name for name in names}
    if typed in known:
        return known[typed]
    if len(typed) < SHORTEST:
        return None
    like = [name for folded, name in known.items() if folded.startswith(typed) or f" {typed}" in folded]
    return like[0] if len(like) == 1 else None


class Words:
    """The words of an item, taken off one after the other."""

    def __init__(self, text: str, clause: str) -> None:
        signs = re.sub(r"[>→,]|->", " ", text)
        self.left = [FOREIGN.get(fold(word), word) for word in signs.split() if word != NOTHING]
        self.clause = clause

    def __bool__(self) -> bool:
        return bool(self.left)

    def bad(self, reason: str = "unfitting-words", **facts: str | int) -> Invalid:
        """The refusal that names the first word nobody understood."""
        if not self.left and reason == "unfitting-words":
            return Invalid("missing-word", self.clause)
        word = self.left[0][:40] if self.left else ""
        return Invalid(reason, self.clause, {"word": word, **facts})

    def end(self) -> None:
        if self.left:
            raise self.bad()

    def one_of(self, *words: str) -> str:
        """One of these words if it comes next, else nothing."""
        if self.left and fold(self.left[0]) in words:
            return fold(self.left.pop(0))
        return ""

    def pluck(self, *words: str) -> str:
        """One of these words, wherever it stands."""
        for number, word in enumerate(self.left):
            if fold(word) in words:
                return fold(self.left.pop(number))
        return ""

    def number(self) -> int | None:
        found = number_of(self.left[0]) if self.left else None
        if found is not None:
            self.left.pop(0)
        return found

    def zone(self, board: Board) -> str | None:
        if not self.left:
            return None
        found = next((word for word in board.words if fold(word) == fold(self.left[0])), None)
        if found is not None:
            self.left.pop(0)
        return found

    def must_zone(self, board: Board) -> str:
        zone = self.zone(board)
        if zone is None:
            raise self.bad("which-place")
        return zone

    def name(self, *lists: Sequence[str]) -> str | None:
        """A name of as many words as possible; whole names before beginnings, earlier lists before later ones."""
        spans = range(min(LONGEST_NAME, len(self.left)), 0, -1)
        for names in lists:
            exact = {fold(name): name for name in names}
            for count in spans:
                typed = fold(" ".join(self.left[:count]))
                if typed in exact:
                    del self.left[:count]
                    return exact[typed]
        for names in lists:
            for count in spans:
                found = named(" ".join(self.left[:count]), names)
                if found is not None:
                    del self.left[:count]
                    return found
        return None

    def pyramid(self) -> tuple[int | None, str]:
        """Level and colour, in either order: `3`, `ruby 2`, `2 ruby`, `2R`."""
        if self.left and (short := PYRAMID.fullmatch(fold(self.left[0]))) and short[2].upper() in LETTERS:
            self.left.pop(0)
            return int(short[1]), COLOURS[LETTERS.index(short[2].upper())]
        level, colour = self.number(), self.name(COLOURS) or ""
        return (self.number() if level is None else level), colour

    def apart(self) -> None:
        """`2PP` is `2 PP`."""
        parts = [(STUCK.fullmatch(fold(word)), word) for word in self.left]
        self.left = [piece for stuck, word in parts for piece in ((stuck[1], stuck[2]) if stuck else (word,))]
