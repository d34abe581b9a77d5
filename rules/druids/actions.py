"""Everything a seat can do in Druids and Demons. Fields, corners and actions are the words printed on the board.

What a player types as a list (`new M16 L17`, `move M16-M17 K17xK18`) is a row of these; `reader` takes lists apart.
Nothing is hidden in this game, so every kind that shows nothing new may be answered on the public call.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from rules.core import Action


class Act(Action, frozen=True):
    """Choose two actions, or one twice, in order."""

    clause: ClassVar[str] = "D-37"
    public: ClassVar[bool] = True
    first: str
    second: str


class Draw(Action, frozen=True):
    """Draw the next map piece."""

    clause: ClassVar[str] = "D-59"
    reveals: ClassVar[bool] = True


class Drawall(Action, frozen=True):
    """Draw all pieces that are left of this scouting at once; they lie open and are laid in any order."""

    clause: ClassVar[str] = "D-59"
    reveals: ClassVar[bool] = True


class Pick(Action, frozen=True):
    """Choose which of the pieces lying face up is laid next; only in games of version 1 (`rules.druids.before`)."""

    clause: ClassVar[str] = "D-59"
    public: ClassVar[bool] = True
    piece: str


class Lay(Action, frozen=True):
    """Lay a drawn piece; `hour` is where its first side looks, 0 for a portal. `piece` says which of several drawn ones
    it is, and is empty where one is in hand."""

    clause: ClassVar[str] = "D-11"
    public: ClassVar[bool] = True
    field: str
    hour: int = 0
    piece: str = ""


class Auto(Action, frozen=True):
    """Let so many pieces be laid: those drawn, then further ones, each drawn and laid before the next.

    `style` says where to: empty as a careful player would, one of `suggest.STYLES`, `near` a field, or `wish`: on the
    first of `fields` that takes the piece; one that none takes ends the order, or goes where it is best after
    `wish-auto`. A portal ends the order too and stays in hand, unless `portals` are laid with the rest. Where pieces
    must be drawn for it this shows something new; where they lie open it does not, and can be taken back.
    """

    clause: ClassVar[str] = "D-59"
    ends: ClassVar[bool] = True
    asks_once: ClassVar[bool] = True
    listed: ClassVar[bool] = False
    count: int
    style: str = ""
    fields: str = ""
    portals: bool = False


class Demon(Action, frozen=True):
    """Lay a demon marker."""

    clause: ClassVar[str] = "D-43"
    public: ClassVar[bool] = True
    field: str


class Lift(Action, frozen=True):
    """Lift a demon marker; all that hang on it vanish."""

    clause: ClassVar[str] = "D-47"
    public: ClassVar[bool] = True
    field: str


class Ward(Action, frozen=True):
    """Put a marker under an own population: it can neither move nor die."""

    clause: ClassVar[str] = "D-49"
    public: ClassVar[bool] = True
    field: str


class Stone(Action, frozen=True):
    """Set a druid stone, new or taken from another corner."""

    clause: ClassVar[str] = "D-56"
    public: ClassVar[bool] = True
    corner: str
    from_: str = msgspec.field(default="", name="from")


class Temple(Action, frozen=True):
    """Set a temple where three stones stand, new or taken from another field."""

    clause: ClassVar[str] = "D-57"
    public: ClassVar[bool] = True
    field: str
    from_: str = msgspec.field(default="", name="from")


class Convert(Action, frozen=True):
    """Turn another player's stone into an own one."""

    clause: ClassVar[str] = "D-58"
    public: ClassVar[bool] = True
    corner: str


class New(Action, frozen=True):
    """Put one new population; `fields` is its field."""

    clause: ClassVar[str] = "D-61"
    public: ClassVar[bool] = True
    fields: str


class Move(Action, frozen=True):
    """Move one population: `M16-M17` is a step or jump, `K17xK18` a capture."""

    clause: ClassVar[str] = "D-64"
    public: ClassVar[bool] = True
    moves: str


class Boost(Action, frozen=True):
    """Give five captured populations for one more of a chosen action."""

    clause: ClassVar[str] = "D-42"
    public: ClassVar[bool] = True
    action: str


class Done(Action, frozen=True):
    """Finish this action, or the whole turn."""

    clause: ClassVar[str] = "D-39"
    public: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    all: bool = False


ACTIONS: tuple[type[Action], ...] = (
    Act,
    Draw,
    Drawall,
    Lay,
    Auto,
    Demon,
    Lift,
    Ward,
    Stone,
    Temple,
    Convert,
    New,
    Move,
    Boost,
    Done,
)
BEFORE: tuple[type[Action], ...] = (Act, Draw, Pick, Lay, *ACTIONS[5:])
"""Those of version 1."""
STEPS: dict[str, tuple[type[Action], ...]] = {
    "black": (Demon, Lift, Ward),
    "white": (Stone, Temple, Convert),
    "scout": (Draw, Drawall, Auto),
    "new": (New,),
    "move": (Move,),
}
"""What each action of a turn gives."""
