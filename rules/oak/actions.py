"""Everything a seat can do in Oak. Places and things are the words printed on the board."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from rules.core import Action


class Order(Action, frozen=True):
    """Choose a druidic Order."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-17"
    order: str


class Temple(Action, frozen=True):
    """Play a Moot card for a temple action: who goes, who goes to the Roots, on which space if not its own."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-72"
    action: str
    druid: str
    second: str = ""
    space: str = ""


class Climb(Action, frozen=True):
    """Play a Moot card for its oak action; the arm at the fork, the druid that enters, the Heart card's branch."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-78"
    card: str
    arm: str = ""
    druid: str = ""
    branch: str = ""


class Special(Action, frozen=True):
    """Put a druid on a special space: of the Order, the menhir, an artefact."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-94"
    space: str
    druid: str


class Pass(Action, frozen=True):
    """Act no more today."""

    asks_once: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    clause: ClassVar[str] = "O-100"


class Gather(Action, frozen=True):
    """Take an ingredient from the Forest; with `discard` (Ghillie Dhu) from the Bag, discarding one of the Forest."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-102"
    take: str
    discard: str = ""


class Pay(Action, frozen=True):
    """Choose how a free mix is paid: `2F 1R`."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-216"
    mix: str


class Trade(Action, frozen=True):
    """Give two ingredients (Abhartach: one) for a resource."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-40"
    give: str
    take: str


class Limit(Action, frozen=True):
    """Raise a card limit by one, as a free action or by an effect."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-62"
    row: str


class Exchange(Action, frozen=True):
    """Turn one resource into another."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-147"
    from_: str = msgspec.field(name="from")
    to: str
    amount: int


class Refresh(Action, frozen=True):
    """Pay one for a new display; `order` names the places of the old cards as they go under: empty means 123."""

    clause: ClassVar[str] = "O-59"
    reveals: ClassVar[bool] = True
    implied: ClassVar[tuple[str, ...]] = ("order",)
    display: str
    order: str = ""


class Discard(Action, frozen=True):
    """Give up Carw Gwyn for points."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-178"
    card: str


class Promote(Action, frozen=True):
    """Make an ordinary druid, named by where it is, an Elder."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-30"
    druid: str
    elder: str


class Recruit(Action, frozen=True):
    """Bring druids from the Roots to rest."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-145"
    druids: str


class Shrine(Action, frozen=True):
    """Choose the side of a new Shrine."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-56"
    side: str


class Take(Action, frozen=True):
    """Take a creature, artefact, card, tile or ingredient. Not public: Cailleach's owner chooses among hidden cards."""

    clause: ClassVar[str] = "O-58"
    what: str


class Draw(Action, frozen=True):
    """Cailleach's owner draws six creatures to take one of them."""

    clause: ClassVar[str] = "O-175"
    reveals: ClassVar[bool] = True


class Brew(Action, frozen=True):
    """Brew a potion with these ingredients."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-48"
    potion: str
    with_: str = msgspec.field(name="with")


class Redo(Action, frozen=True):
    """Repeat an action of a card played this round: `knowledge3`, `ritual-oak`."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-149"
    action: str


class Recharge(Action, frozen=True):
    """Turn an own artefact back."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-154"
    artefact: str


class Borrow(Action, frozen=True):
    """Use anybody's artefact once for free."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-156"
    artefact: str


class Step(Action, frozen=True):
    """Climb one space as part of an effect."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-78"
    branch: str
    arm: str = ""
    druid: str = ""


class Gain(Action, frozen=True):
    """Choose the resource that is gained or filled up."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-161"
    resource: str


class Home(Action, frozen=True):
    """Choose who goes to the Roots when not everybody finds a rest space."""

    public: ClassVar[bool] = True
    clause: ClassVar[str] = "O-118"
    druids: str


class Skip(Action, frozen=True):
    """Leave out an optional part, or stop gathering."""

    public: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    clause: ClassVar[str] = "O-213"


ACTIONS: tuple[type[Action], ...] = tuple(kind for kind in Action.__subclasses__() if kind.__module__ == __name__)
