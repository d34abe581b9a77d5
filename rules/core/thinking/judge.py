"""What a position is worth to each player, in points of the game and in its words.

A title's judge names the terms a position's worth is made of (points, what is promised, what threatens); their figures
are weighted by `Weights`, which lie as data beside it (`judge.json`). Players compare worths, hints name the term that
decides, easy players forget one.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from rules.core.game import Action, Seat, Standings, State

S = TypeVar("S", bound=State)

Terms = dict[str, float]
"""Term -> what it is worth to one player, in points. The values add up to the position's worth to that player."""

IMAGINATIONS = 4
"""Possibilities of what is hidden that are thought through side by side."""
AT_ONCE = 20
"""The same where others decide at the same time: their choices are what matters then."""
WON = 0.9
"""How much of a finished game's value is who won; the rest is by how much."""


class Easy(msgspec.Struct, frozen=True):
    """How easily an easy player errs in this title."""

    forgets: tuple[str, ...] = ()
    """Terms that it may forget for a turn; all that are no points by default."""
    slack: float = 1.0
    """Points of worth between what looks best and what it may still choose."""
    liking: float = 0.0
    """How much more it thinks of the term it is fond of in this game: 0.5 is half as much again."""
    obvious: float = 5.0
    """A lead in worth that is seen by everybody."""


class Version(msgspec.Struct, frozen=True):
    """Weights that were in use once, and what they were measured to be worth."""

    version: int
    weights: dict[str, float]
    why: str = ""
    measured: list[dict[str, Any]] = []
    """Results of `menhir ladder` and `menhir tune` with these weights."""


class Data(msgspec.Struct, frozen=True):
    """`judge.json` of a title."""

    scale: float
    """The lead in points that makes victory likely: three to one."""
    versions: list[Version]
    """The newest last; it is the one in use."""
    easy: Easy = Easy()
    about: str = ""

    @property
    def newest(self) -> Version:
        return self.versions[-1]


def load(package: str) -> Data:
    """`judge.json` beside a title's judge."""
    return msgspec.json.decode(files(package).joinpath("judge.json").read_bytes(), type=Data)


class Judge(ABC, Generic[S]):
    """The judge of one title with certain weights. No chance, and no memory that changes what it says."""

    term_names: ClassVar[tuple[str, ...]]
    """Every term it may name, the most tangible first."""
    laps: ClassVar[int] = 0
    """Moves are unrolled until the seat has been asked again so many times after others (`Unrolling`); 0: they are
    not."""
    wide: ClassVar[int] = 4
    """So many moves of each later decision are looked at then: those that did well before, and what has not been met
    yet."""

    def __init__(self, data: Data, weights: Mapping[str, float] | None = None) -> None:
        self.data = data
        self.weights = dict(data.newest.weights if weights is None else weights)
        self.scale = data.scale
        self.prepare()

    def with_weights(self, weights: Mapping[str, float]) -> Judge[S]:
        """The same judge with other weights, as `menhir tune` tries them."""
        return type(self)(self.data, {**self.weights, **weights})

    def prepare(self) -> None:
        """Make of the weights what judging needs."""

    @abstractmethod
    def terms(self, state: S) -> list[Terms]:
        """Per seat, and after the seats per player without one. All are judged as at the same moment: being to move is
        worth nothing by itself."""

    def sensible(self, state: S, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """What is worth thinking about: without what only prepares and takes back. Never empty where `legal` is not."""
        return legal

    def brief(self, state: S, seat: Seat) -> bool:
        """A decision of which each alternative matters little: one step is enough for it."""
        return False

    def imaginations(self, state: S, seat: Seat) -> int:
        """How many possibilities of the hidden are thought through."""
        return IMAGINATIONS

    # --- what follows from it --------------------------------------------------------------------

    def worth(self, state: S) -> list[float]:
        return [sum(terms.values()) for terms in self.terms(state)]

    def values(self, state: S) -> list[float]:
        """How likely each player is to win, between 0 and 1: the lead over the best other one, squashed."""
        return squashed(self.worth(state), self.scale)


def squashed(worth: Sequence[float], scale: float) -> list[float]:
    if len(worth) == 1:
        return [_share(worth[0] / scale)]
    first = max(worth)
    at = worth.index(first)
    second = max(other for player, other in enumerate(worth) if player != at)
    return [_share((own - (second if player == at else first)) / scale) for player, own in enumerate(worth)]


def _share(lead: float) -> float:
    return 1 / (1 + math.exp(-1.1 * max(-40.0, min(40.0, lead))))


def final_values(standings: Standings, players: int, scale: float) -> list[float]:
    """The value of a finished game: mostly who won (a shared victory counts half), a little by how much."""
    scores = [0.0] * players
    won = [0.0] * players
    winners = sum(placing.place == 1 for placing in standings.placings)
    for placing in standings.placings:
        scores[placing.seat] = float(placing.score)
        won[placing.seat] = 0.0 if placing.place != 1 else 1.0 if winners == 1 else 0.5
    margins = squashed(scores, scale)
    return [WON * victory + (1 - WON) * margin for victory, margin in zip(won, margins, strict=True)]
