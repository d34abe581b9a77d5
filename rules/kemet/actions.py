"""Everything a seat can do in Kemet. Places and things are the words printed on the board.

The verbs of the Day are used twice: first to put a token on a space (`Buy(box="ruby")`), then, as soon as no further
token can join it, to carry the action out (`Buy(tile="carnage")`); `Done` leaves it, or its rest, unused (T-38, T-159).
"""

from __future__ import annotations

from typing import ClassVar

from rules.core import Action


class Setup(Action, frozen=True):
    """Place both troops (`1a 1b`) and the first pyramids (`1a ruby 2, 1b onyx 1`); shown when all are ready."""

    clause: ClassVar[str] = "T-30"
    troops: str
    pyramids: str


class City(Action, frozen=True):
    """Choose the city to play with, by its number."""

    clause: ClassVar[str] = "T-29"
    public: ClassVar[bool] = True
    city: int


class First(Action, frozen=True):
    """Take the free level-1 tile."""

    clause: ClassVar[str] = "T-31"
    tile: str


class Pray(Action, frozen=True):
    """Put a token on a Pray space."""

    clause: ClassVar[str] = "T-50"
    implied: ClassVar[tuple[str, ...]] = ("space",)
    space: str = ""
    token: str = ""


class Buy(Action, frozen=True):
    """Put a token on a Buy box (its colour, or `blank`); then buy a tile."""

    clause: ClassVar[str] = "T-51"
    tile: str = ""
    box: str = ""
    token: str = ""


class Raise(Action, frozen=True):
    """Put a token on Raise; then raise a pyramid to a level, or found one of a new colour."""

    clause: ClassVar[str] = "T-65"
    district: str = ""
    level: int = 0
    colour: str = ""
    token: str = ""


class Recruit(Action, frozen=True):
    """Put a token on Recruit; then bring units into a zone: `1a 3`. Effects that place units use it too."""

    clause: ClassVar[str] = "T-72"
    where: str = ""
    token: str = ""


class Move(Action, frozen=True):
    """Put a token on a Move space; then choose the troop that moves."""

    clause: ClassVar[str] = "T-77"
    implied: ClassVar[tuple[str, ...]] = ("space",)
    space: str = ""
    troop: str = ""
    token: str = ""


class Step(Action, frozen=True):
    """Go on to a zone with so many units; `creature` goes along, or `stays`; `way` is empty or `teleport`."""

    clause: ClassVar[str] = "T-78"
    to: str
    units: int
    creature: str = ""
    way: str = ""


class Card(Action, frozen=True):
    """Play a day or move card; `target` is a zone or a card where it needs one."""

    clause: ClassVar[str] = "T-157"
    secret: ClassVar[bool] = True
    card: str
    target: str = ""


class Creature(Action, frozen=True):
    """Put a creature beside a troop in an own district, or swap it with the one there."""

    clause: ClassVar[str] = "T-60"
    creature: str
    district: str


class Swap(Action, frozen=True):
    """Choose the battle card that leaves for good."""

    clause: ClassVar[str] = "T-163"
    card: str


class Battle(Action, frozen=True):
    """Choose the card to play and the one to put away, which locks in; before that, add cards or say what follows.

    `cards` is one card, or `none` to take back those added; `after` is one of `lose recall`, `lose retreat`,
    `win stay`, `win recall`, or `ask` to take back what was said.
    """

    clause: ClassVar[str] = "T-97"
    play: str = ""
    drop: str = ""
    cards: str = ""
    after: str = ""


class Answer(Action, frozen=True):
    """Answer a question of a card or tile."""

    clause: ClassVar[str] = "T-95"
    choice: str


class Aftermath(Action, frozen=True):
    """After a battle: `retreat`, `recall` or `stay`."""

    clause: ClassVar[str] = "T-112"
    public: ClassVar[bool] = True
    how: str


class Retreat(Action, frozen=True):
    """As the winner, choose where the loser retreats to."""

    clause: ClassVar[str] = "T-114"
    public: ClassVar[bool] = True
    zone: str


class Order(Action, frozen=True):
    """Choose the battle to fight first (a zone), or the token whose action comes next (a space)."""

    clause: ClassVar[str] = "T-45"
    public: ClassVar[bool] = True
    first: str


class Night(Action, frozen=True):
    """Answer one question of the night: `yes` or `no` to an offering or the Delta; veterans as `2 PP` or `1 cards`."""

    clause: ClassVar[str] = "T-123"
    offering: str = ""
    delta: str = ""
    vets: str = ""


class Position(Action, frozen=True):
    """Choose a place in the turn order."""

    clause: ClassVar[str] = "T-131"
    public: ClassVar[bool] = True
    place: int


class Done(Action, frozen=True):
    """Finish, or leave unused, what is being done."""

    ends: ClassVar[bool] = True
    clause: ClassVar[str] = "T-38"


ACTIONS = (
    City,
    Setup,
    First,
    Pray,
    Buy,
    Raise,
    Recruit,
    Move,
    Step,
    Card,
    Creature,
    Swap,
    Battle,
    Answer,
    Aftermath,
    Retreat,
    Order,
    Night,
    Position,
    Done,
)
