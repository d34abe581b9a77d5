"""The choices made so far in a panel, as they travel in the id of a button."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence

import msgspec

JOIN = "~"
EXACT, STOP, GROUP, TICKED, WAY, FILTER, DIGEST = "@x", "@0", "@g", "@t", "@w", "%", "#"
ROOM = 70
"""Characters of a path: an id has 100, table, question and the number of a post take the rest."""


class Path(msgspec.Struct, frozen=True):
    """A kind of action, answers to its questions, and how the list is looked at."""

    kind: str = ""
    answers: tuple[str, ...] = ()
    exact: bool = False
    """Everything is asked, also what is usually implied."""
    stop: bool = False
    """What usually follows is left."""
    filter: str = ""
    group: int | None = None
    ticked: str | None = None
    """On the page where several items are ticked: which of them."""
    way: str = ""
    """What is to happen with the ticked items."""

    @classmethod
    def read(cls, parts: Iterable[str]) -> Path:
        """From the parts of an id; a part that was chosen in a menu comes last."""
        path = cls()
        for part in parts:
            if part == EXACT:
                path = path.but(exact=True)
            elif part == STOP:
                path = path.but(stop=True)
            elif part.startswith(GROUP):
                path = path.but(group=int(part[2:])) if part[2:].isdigit() else path
            elif part.startswith(TICKED):
                path = path.but(ticked=part[2:])
            elif part.startswith(WAY):
                path = path.but(way=part[2:])
            elif part.startswith(FILTER):
                path = path.but(filter=part[1:])
            elif not path.kind:
                path = path.but(kind=part)
            else:
                path = path.answered(part)
        return path

    @property
    def parts(self) -> list[str]:
        looks = [
            *([f"{FILTER}{self.filter}"] if self.filter else []),
            *([f"{GROUP}{self.group}"] if self.group is not None else []),
            *([f"{TICKED}{self.ticked}"] if self.ticked is not None else []),
            *([f"{WAY}{self.way}"] if self.way else []),
        ]
        modes = [*([EXACT] if self.exact else []), *([STOP] if self.stop else [])]
        return [*modes, *([self.kind] if self.kind else []), *self.answers, *looks]

    @property
    def code(self) -> str:
        """The path within `ROOM` characters: long answers are told by a digest, longest first."""
        answers = [coded(answer) for answer in self.answers]
        while len(code := JOIN.join(self.but(answers=tuple(answers)).parts)) > ROOM:
            longest = max(answers, key=len, default="")
            if longest.startswith(DIGEST) or not longest:
                raise ValueError(f"a path of {len(code)} characters: {code}")
            answers[answers.index(longest)] = digest(longest)
        return code

    def but(self, **changes: object) -> Path:
        return msgspec.structs.replace(self, **changes)

    def answered(self, *answers: str) -> Path:
        """One question further; the list that comes is looked at as a whole."""
        return self.but(answers=(*self.answers, *answers), filter="", group=None)

    @property
    def back(self) -> Path:
        """One choice less."""
        if self.way:
            return self.but(way="")
        if self.ticked is not None:
            return self.but(ticked=None)
        if self.group is not None or self.filter:
            return self.but(group=None, filter="")
        if self.answers:
            return self.but(answers=self.answers[:-1])
        return Path()


ROOT = Path()


def digest(word: str) -> str:
    return word if word.startswith(DIGEST) else f"{DIGEST}{zlib.crc32(word.encode()):08x}"


def coded(word: str) -> str:
    """An answer as a part of an id: itself, or a digest where its signs would be misread."""
    unsafe = JOIN in word or ":" in word or word[:1] in ("", "@", FILTER) or len(word) > ROOM
    return digest(word) if unsafe else word


def means(given: str, word: str) -> bool:
    """Does a part of an id stand for this answer?"""
    return given == word or (given.startswith(DIGEST) and given == digest(word))


def ticks(items: Sequence[str], chosen: Iterable[str]) -> str:
    """Which items of a list are ticked, in a few characters that also tell whether the list is still the same."""
    picked = list(chosen)
    mask = sum(1 << n for n, item in enumerate(items) if any(means(value, item) for value in picked))
    return f"{mask:x}.{_sum(items):x}"


def ticked(items: Sequence[str], code: str) -> list[str] | None:
    """The items behind `ticks`; None if the list has changed since."""
    mask, _, check = code.partition(".")
    if not check or check != f"{_sum(items):x}":
        return None
    return [item for n, item in enumerate(items) if int(mask, 16) >> n & 1]


def _sum(items: Sequence[str]) -> int:
    return zlib.crc32("\n".join(items).encode()) & 0xFFFF
