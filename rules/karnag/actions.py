"""Everything a seat can do in Karnag. Places and things are the words printed on the board."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Action


class Place(Action, frozen=True):
    """Put a druid on a free dark square."""

    clause: ClassVar[str] = "K-18"
    square: str


class Obstacle(Action, frozen=True):
    """Lay an obstacle tile; `square` is its first square in reading order, `turn` a quarter turn."""

    clause: ClassVar[str] = "K-160"
    tile: str
    square: str
    turn: str


class Cube(Action, frozen=True):
    """Put a cube on a slot: tile, + (main) or - (secondary), and its number from the top: `capture+1`."""

    clause: ClassVar[str] = "K-67"
    shortened: ClassVar[tuple[str, ...]] = ("slot",)
    slot: str


class Move(Action, frozen=True):
    """Move one druid along the path or into a cauldron; ways of equal cost are one move."""

    clause: ClassVar[str] = "K-100"
    implied: ClassVar[tuple[str, ...]] = ("points",)
    druid: str
    to: str
    points: int


class Gem(Action, frozen=True):
    """Make a gem where the lines of two druids cross; one of them leaves for the council."""

    clause: ClassVar[str] = "K-111"
    at: str
    leaves: str
    stays: str


class Capture(Action, frozen=True):
    """Capture the first creature a druid sees."""

    clause: ClassVar[str] = "K-121"
    druid: str


class Creature(Action, frozen=True):
    """Move a creature by thought."""

    clause: ClassVar[str] = "K-129"
    creature: str
    to: str


class Shift(Action, frozen=True):
    """Move one own gem to a neighbouring free square."""

    clause: ClassVar[str] = "K-128"
    gem: str
    to: str


class Brew(Action, frozen=True):
    """Brew with all own druids in cauldrons."""

    clause: ClassVar[str] = "K-131"


class Learn(Action, frozen=True):
    """Go up one level of knowledge."""

    clause: ClassVar[str] = "K-139"
    track: str


class Draw(Action, frozen=True):
    """Draw power cards, or put back what was drawn and draw again."""

    clause: ClassVar[str] = "K-134"
    reveals: ClassVar[bool] = True


class Keep(Action, frozen=True):
    """Keep a drawn card, or play a marked one at once."""

    clause: ClassVar[str] = "K-134"
    card: str


class Card(Action, frozen=True):
    """Play a power card from the hand; `use` says how an acceleration counts: +1 … -3, or alone."""

    clause: ClassVar[str] = "K-133"
    card: str
    use: str = ""


class Menhir(Action, frozen=True):
    """Choose a gem that becomes one of the last menhirs."""

    clause: ClassVar[str] = "K-86"
    gem: str


class Decline(Action, frozen=True):
    """Do nothing with this cube and take the compensation."""

    ends: ClassVar[bool] = True
    clause: ClassVar[str] = "K-74"


class Done(Action, frozen=True):
    """Finish what is being done."""

    ends: ClassVar[bool] = True
    clause: ClassVar[str] = "K-133"


ACTIONS = (
    Place,
    Obstacle,
    Cube,
    Move,
    Gem,
    Capture,
    Creature,
    Shift,
    Brew,
    Learn,
    Draw,
    Keep,
    Card,
    Menhir,
    Decline,
    Done,
)
