"""A vote as it is kept with its post: who may vote on what, what has been said so far, and what decides."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import UNSET, UnsetType

T = TypeVar("T")


def said(value: T | UnsetType) -> T | None:
    """A field that may be missing where it is stored, which is not the same there as being null."""
    return None if value is UNSET else value


def majority(people: int) -> int:
    return people // 2 + 1


class About(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a vote leads to, if it is decided so."""

    until: float | UnsetType | None = UNSET
    """A pause, a stand-in: until when; None: for good."""
    why: str = ""
    """A seat: why it is asked about."""
    person: int | UnsetType | None = UNSET
    """Coming back: who. A seat: whose."""
    name: str = ""
    """Coming back: under which name."""
    member: int | UnsetType | None = UNSET
    """A stand-in: who; None: anybody who likes to."""
    pace: str = ""
    """A clock: which."""


class Ballot(msgspec.Struct, kw_only=True):
    """Who may vote on what, what has been said so far, and what decides."""

    what: str
    voters: list[int]
    choices: list[str]
    otherwise: str
    """What comes of it if time runs out undecided."""
    ends: float
    seat: int | None = None
    """The seat it is about; who sits there does not vote."""
    by: int | None = None
    """The seat that asked."""
    veto: bool = False
    """All must agree; one refusal decides."""
    plurality: bool = False
    """When time runs out, the choice with most votes counts."""
    votes: dict[str, str] = {}
    """By person."""
    data: About = msgspec.field(default_factory=About)

    @property
    def needed(self) -> int:
        """So many votes for one choice decide at once."""
        return len(self.voters) if self.veto else majority(len(self.voters))

    def count(self, choice: str) -> int:
        return sum(vote == choice for vote in self.votes.values())

    def decided(self) -> str | None:
        """The choice that has won already."""
        if not self.voters:
            return self.otherwise
        if self.veto and self.count("refuse"):
            return "refuse"
        for choice in self.choices:
            if self.count(choice) >= self.needed:
                return choice
        return self.ended() if len(self.votes) >= len(self.voters) else None

    def ended(self) -> str:
        """What it comes to if nobody says any more."""
        most = sorted(self.choices, key=self.count, reverse=True)
        if self.plurality and self.count(most[0]) > (self.count(most[1]) if len(most) > 1 else 0):
            return most[0]
        return self.otherwise
