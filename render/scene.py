"""A scene: what is on the table and what has just changed, in words, before anything is painted.

Pictures of all kinds (the whole table, what changed, one region) and the tests are made from the same scene.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Piece(NamedTuple):
    """One thing on the table."""

    kind: str
    at: str
    """The word of its place."""
    seat: int | None = None
    traits: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What a canvas remembers of it."""
        return " ".join((self.kind, self.at, *(() if self.seat is None else (str(self.seat),)), *self.traits))


class Arrow(NamedTuple):
    """A piece went from `way[0]` by the places between to `way[-1]`."""

    way: tuple[str, ...]


class Ghost(NamedTuple):
    """A piece that was there: it moved on, or is gone."""

    piece: Piece
    gone: bool = False


@dataclass
class Changes:
    """What happened since somebody last looked."""

    arrows: list[Arrow] = field(default_factory=list)
    ghosts: list[Ghost] = field(default_factory=list)
    focus: list[str] = field(default_factory=list)
    """Places where something is new."""
    lines: list[tuple[str, str]] = field(default_factory=list)
    """Straight lines between two places that counted."""
    gains: dict[int, int] = field(default_factory=dict)
    """Seat -> points won or lost."""
    story: list[str] = field(default_factory=list)
    """One sentence per thing that happened, oldest first."""
    seat: int | None = None
    """Who did the last of it."""

    def gain(self, seat: int, points: int) -> None:
        """Points won, or lost."""
        self.gains[seat] = self.gains.get(seat, 0) + points


@dataclass(frozen=True)
class Scene:
    pieces: tuple[Piece, ...]
    changes: Changes

    def at(self) -> dict[str, list[Piece]]:
        """Place -> the pieces there, in the order of the scene."""
        places: dict[str, list[Piece]] = {}
        for piece in self.pieces:
            places.setdefault(piece.at, []).append(piece)
        return places


class Unknown(ValueError):
    """A region or theme nobody knows; `known` says which there are."""

    def __init__(self, what: str, word: str, known: tuple[str, ...]) -> None:
        self.what, self.word, self.known = what, word, known
        super().__init__(f"no {what} is called {word!r}; there are {', '.join(known)}")
