"""Words as people type them: case, accents, apostrophes and arrows do not matter, and a name may be cut short."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache

from rules.core import Invalid
from rules.core.chat import NOTHING
from rules.core.words import number_of
from rules.kemet.board import Board
from rules.kemet.figures import COLOURS, LETTERS
from rules.kemet.material.names import called

FOREIGN = {"rubis": "ruby", "rubin": "ruby", "saphir": "sapphire", "diamant": "diamond"}
"""Colours in French and German, where they differ."""
SHORTEST = 3
"""Letters of a name that are enough to try it as a beginning."""
LONGEST_NAME = 4
MOST_NEAR, LIKE, MOST_TOLD = 3, 0.7, 8
"""Names that are told instead of one that nobody knows, and how much alike they must be."""
SIGNS = re.compile("[!?.\"“”„«»()\\[\\]/'’‘`´ʼ]")
"""Signs that printed names have, or people put around them: they do not matter."""
HYPHENS = re.compile("[‐‑–—]")
PYRAMID = re.compile(r"([0-9])([a-z])")
STUCK = re.compile(r"([0-9]+)(pp|cards?)")


def fold(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    plain = HYPHENS.sub("-", SIGNS.sub("", plain))
    return " ".join(re.sub(r"(?<=[a-z])[-_](?=[a-z])", " ", plain).split())


@cache
def spellings(word: str) -> tuple[str, ...]:
    """All names of a word, folded; its own first."""
    return tuple(fold(name) for name in called(word))


def _whole(typed: str, names: Sequence[str]) -> list[str]:
    return [name for name in names if typed == fold(name)] or [name for name in names if typed in spellings(name)]


def _part(typed: str, names: Sequence[str]) -> list[str]:
    """Names that begin so, or have a word that does; by their own words, else by any other."""
    if len(typed) < SHORTEST:
        return []
    own = [name for name in names if begins(typed, fold(name))]
    return own or [name for name in names if any(begins(typed, spelling) for spelling in spellings(name))]


def begins(typed: str, spelling: str) -> bool:
    return spelling.startswith(typed) or f" {typed}" in spelling


def nearest(typed: str, names: Sequence[str]) -> list[str]:
    """The names most like it, the likest first; none where none is like it."""
    of = {spelling: name for name in names for spelling in spellings(name)}
    for spelling, name in list(of.items()):  # a single word of a longer name
        for word in spelling.split():
            of.setdefault(word, name)
    return list(dict.fromkeys(of[found] for found in difflib.get_close_matches(typed, of, n=MOST_NEAR, cutoff=LIKE)))


class Words:
    """The words of an item, taken off one after the other."""

    def __init__(self, text: str, clause: str) -> None:
        signs = re.sub(r"[>→,]|->", " ", text)
        self.left = [FOREIGN.get(fold(word), word) for word in signs.split() if word != NOTHING and fold(word)]
        self.text, self.clause = text, clause
        self.several: list[str] = []
        """What the last name that was looked for may mean, where it may mean several; and in how many words."""
        self.width = 0
        self.taken: list[str] = []
        """The words it was, where it was found."""
        self.lists: tuple[Sequence[str], ...] = ()
        """Where it was looked for."""

    def __bool__(self) -> bool:
        return bool(self.left)

    def bad(self, reason: str = "unfitting-words", **facts: str | int) -> Invalid:
        """The refusal that names the first word nobody understood."""
        if not self.left and reason == "unfitting-words":
            return Invalid("missing-word", self.clause, {"typed": self.text[:60]})
        word = self.left[0][:40] if self.left else ""
        return Invalid(reason, self.clause, {"word": word, **facts})

    def end(self) -> None:
        """Nothing may follow. What does may be the rest of a name with a slip in it, of which a part was taken."""
        if self.left:
            after = self.bad()
            self.left = [*self.taken, *self.left]
            raise (self._unknown() or after) if self.taken else after

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
        """A name of as many words as possible; whole names before parts of names, earlier lists before later ones."""
        self.several, self.width, self.taken, self.lists = [], 0, [], lists
        ways: tuple[Callable[[str, Sequence[str]], list[str]], ...] = (_whole, _part)
        for way in ways:
            for count, typed in self._spans():
                for names in lists:
                    found = way(typed, list(dict.fromkeys(names)))
                    if len(found) == 1:
                        self.taken, self.left = self.left[:count], self.left[count:]
                        return found[0]
                    if found:
                        self.several, self.width = found, count
                        return None
        return None

    def unnamed(self, reason: str) -> Invalid:
        """The refusal of a word that `name` did not know: it may mean several, or is like some, or names nothing."""
        several = self.bad("several-names", names=", ".join(self.several[:MOST_TOLD])) if self.several else None
        return self._unknown() or several or self.bad(reason)

    def _unknown(self) -> Invalid | None:
        """The names most like the next words, as many words as possible; but not one that stands there whole, followed
        by something else."""
        for count, typed in self._spans():
            if count <= self.width:
                return None
            near = [name for names in self.lists for name in nearest(typed, names)]
            if self.taken and any(fold(" ".join(self.taken)) in spellings(name) for name in near[:1]):
                return None
            if near:
                facts: dict[str, str | int] = {"word": " ".join(self.left[:count])[:40]}
                facts["names"] = ", ".join(list(dict.fromkeys(near))[:MOST_NEAR])
                return Invalid("near-names", self.clause, facts)
        return None

    def plain(self, names: Sequence[str]) -> list[str]:
        """All that is left, names in their plain words."""
        found: list[str] = []
        while self.left:
            found += [self.name(names) or self.left.pop(0)]
        return found

    def _spans(self) -> list[tuple[int, str]]:
        """The next words, as many as a name may have, then fewer."""
        most = min(LONGEST_NAME, len(self.left))
        return [(count, fold(" ".join(self.left[:count]))) for count in range(most, 0, -1)]

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
