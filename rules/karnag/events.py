"""What can happen in Karnag. Places are words; seats are numbers."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Event


class PhaseBegan(Event, frozen=True):
    """A chapter begins: obstacles, placing, creatures, choosing, main, secondary, gems, council."""

    phase: str
    round: int


class Ordered(Event, frozen=True):
    order: list[int]


class Rolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    number: int


class TilesLaid(Event, frozen=True):
    reveals: ClassVar[bool] = True
    tiles: list[str]


class Arrived(Event, frozen=True):
    reveals: ClassVar[bool] = True
    creature: str
    turns: str
    gate: str


class CreatureMoved(Event, frozen=True):
    """By itself: `way` are the squares entered, in order."""

    creature: str
    start: str
    way: list[str]


class CreatureStayed(Event, frozen=True):
    creature: str
    at: str


class Escaped(Event, frozen=True):
    creature: str
    at: str


class Penalised(Event, frozen=True):
    seat: int
    druid: str
    vp: int


class Shut(Event, frozen=True):
    """A creature could not leave the gate and is out of the game."""

    creature: str
    gate: str


class ObstacleLaid(Event, frozen=True):
    seat: int
    tile: str
    squares: list[str]


class DruidPlaced(Event, frozen=True):
    seat: int
    square: str


class CubePlaced(Event, frozen=True):
    seat: int
    slot: str


class CubeActs(Event, frozen=True):
    seat: int
    slot: str


class Compensated(Event, frozen=True):
    seat: int
    mana: int
    vp: int


class DruidMoved(Event, frozen=True):
    seat: int
    druid: str
    to: str
    points: int


class GemMade(Event, frozen=True):
    seat: int
    at: str
    mana: int
    leaves: str
    stays: str


class Captured(Event, frozen=True):
    seat: int
    druid: str
    creature: str
    at: str
    mana: int
    vp: int


class CaptureBonus(Event, frozen=True):
    """The capture track's points, once per action."""

    seat: int
    vp: int


class CreatureLed(Event, frozen=True):
    """By a player's thought."""

    seat: int
    creature: str
    start: str
    to: str


class GemShifted(Event, frozen=True):
    seat: int
    gem: str
    to: str


class Brewed(Event, frozen=True):
    seat: int
    druids: int
    mana: int


class WentToCouncil(Event, frozen=True):
    seat: int
    druids: list[str]


class Learned(Event, frozen=True):
    seat: int
    track: str
    level: int


class ManaGained(Event, frozen=True):
    seat: int
    mana: int


class Drew(Event, frozen=True):
    """How many, and which of them show the mark on their back."""

    reveals: ClassVar[bool] = True
    seat: int
    marked: list[bool]


class SawCards(Event, frozen=True):
    """The drawn cards, for their drawer's eyes."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: list[str]


class Kept(Event, frozen=True):
    seat: int


class KeptCard(Event, frozen=True):
    seat: int
    card: str


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    use: str


class Banished(Event, frozen=True):
    seat: int
    creature: str
    vp: int


class Aligned(Event, frozen=True):
    seat: int
    gems: list[str]
    vp: int


class MenhirRaised(Event, frozen=True):
    seat: int
    at: str
    vp: int


class CouncilScored(Event, frozen=True):
    seat: int
    druids: int
    vp: int


class Passed(Event, frozen=True):
    """A step that could have been taken was not: a knowledge level, a redraw."""

    seat: int


class Ended(Event, frozen=True):
    """`line` squares around the gate through these menhirs; 0 when it is not encircled. All hands lie open now."""

    reveals: ClassVar[bool] = True
    line: int
    menhirs: list[str]


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
