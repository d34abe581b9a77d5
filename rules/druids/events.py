"""What can happen in Druids and Demons. Places are words; seats are numbers."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Event


class Ordered(Event, frozen=True):
    reveals: ClassVar[bool] = True
    order: list[int]


class SetupBegan(Event, frozen=True):
    """That seat lays its start pieces."""

    seat: int
    pieces: int


class TurnBegan(Event, frozen=True):
    """A chapter begins; `closed` are the actions that may not be chosen."""

    seat: int
    closed: list[str]


class Chose(Event, frozen=True):
    seat: int
    first: str
    second: str


class ActionBegan(Event, frozen=True):
    seat: int
    action: str
    number: int


class ActionEnded(Event, frozen=True):
    """`left` is what was not used."""

    seat: int
    action: str
    left: int


class Drew(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    piece: str
    bag: int


class Misfit(Event, frozen=True):
    """A drawn piece fits nowhere and goes back."""

    reveals: ClassVar[bool] = True
    seat: int
    piece: str


class NothingFits(Event, frozen=True):
    """No piece left in the bag fits anywhere."""

    seat: int


class LastPiece(Event, frozen=True):
    """The bag is empty, or empty of landscape: the game ends with this turn."""

    seat: int
    landscape: bool = False
    """Portals are left in it."""


class Laid(Event, frozen=True):
    seat: int
    piece: str
    field: str
    hour: int


class DemonLaid(Event, frozen=True):
    seat: int
    field: str


class DemonLifted(Event, frozen=True):
    seat: int
    field: str


class DemonVanished(Event, frozen=True):
    """An open marker lost its connection."""

    field: str


class Warded(Event, frozen=True):
    seat: int
    field: str


class WardEnded(Event, frozen=True):
    """The link of an immortal population was cut."""

    seat: int
    field: str


class PopulationLost(Event, frozen=True):
    """Killed by a demon marker; `seat` is its owner."""

    seat: int
    field: str


class StoneLost(Event, frozen=True):
    seat: int
    corner: str


class TempleFell(Event, frozen=True):
    field: str


class TemplePassed(Event, frozen=True):
    """A temple has another owner now; `seat` is None when it is nobody's."""

    field: str
    seat: int | None


class StoneSet(Event, frozen=True):
    seat: int
    corner: str
    start: str = ""


class TempleSet(Event, frozen=True):
    seat: int
    field: str
    start: str = ""


class Converted(Event, frozen=True):
    seat: int
    corner: str
    owner: int


class Settled(Event, frozen=True):
    """A new population."""

    seat: int
    field: str


class Moved(Event, frozen=True):
    seat: int
    start: str
    to: str


class Captured(Event, frozen=True):
    seat: int
    start: str
    to: str
    owner: int


class Boosted(Event, frozen=True):
    """`given` are the populations given, by colour (seat)."""

    seat: int
    action: str
    given: list[int]


class Standstill(Event, frozen=True):
    """Without progress the game ends after so many more turns."""

    turns: int


class Ended(Event, frozen=True):
    """points, bag, landscape, misfits, standstill or idle."""

    reason: str
    winners: list[int]


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
