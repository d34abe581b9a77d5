"""Open decisions, and what still has to happen by itself: the last of `OakState.todo` comes first."""

from __future__ import annotations

from typing import Literal

import msgspec


class Pay(msgspec.Struct, tag="pay"):
    """A cost in a mix of the payer's choice (O-216): `total`, at most `most` of each resource."""

    seat: int
    total: int
    most: list[int]
    same: bool = False
    """All of one kind."""


class Raise(msgspec.Struct, tag="raise"):
    """By itself: a limit marker moves one step."""

    seat: int
    row: int


class RaiseMenhir(msgspec.Struct, tag="raise menhir"):
    """By itself: a card is taken as a Menhir."""

    seat: int


class Climbing(msgspec.Struct, tag="climbing"):
    """By itself: a paid oak action of the Heart card."""

    seat: int
    branch: int
    to: int
    kind: int


class Begin(msgspec.Struct, tag="begin"):
    """By itself: an effect begins."""

    seat: int
    effect: str


class Source(msgspec.Struct, tag="source"):
    """By itself, when reached: what was started under this name is resolved (O-206)."""

    seat: int
    name: str


class AfterUse(msgspec.Struct, tag="after use"):
    """By itself: an artefact has been used (O-98); `own` if it was turned, not borrowed."""

    seat: int
    artefact: int
    own: bool


class Festival(msgspec.Struct, tag="festival"):
    """A festival under way: who has not been paid yet. It asks the owner of Bugul Noz only."""

    seat: int
    left: list[int]
    forced: bool = False
    """Belenos: for one player, wherever the marker is (O-157)."""


class Triples(msgspec.Struct, tag="triples"):
    """By itself: Broichan turns three equal ingredients into a step (O-195)."""

    seat: int


class LimitSteps(msgspec.Struct, tag="limit steps"):
    seat: int
    left: int


class TakeCreature(msgspec.Struct, tag="take creature"):
    seat: int


class KeepCreature(msgspec.Struct, tag="keep creature"):
    """Cailleach's cards: one must be taken (O-175)."""

    seat: int
    drawn: list[int]


class FindCreature(msgspec.Struct, tag="find creature"):
    """Animal Companion: any creature of the deck (O-163)."""

    seat: int


class TakeArtefact(msgspec.Struct, tag="take artefact"):
    seat: int


class FindArtefact(msgspec.Struct, tag="find artefact"):
    """Gift of the Gods: any artefact of the pile (O-164)."""

    seat: int


class TakeShrine(msgspec.Struct, tag="take shrine"):
    seat: int


class TakeIngredient(msgspec.Struct, tag="take ingredient"):
    """From the Bag, or with a creature's help from the Forest; the latter may be left."""

    seat: int
    forest: bool
    left: int = 1


class TakeBack(msgspec.Struct, tag="take back"):
    """Clurichaun: one of the ingredients just used (O-172)."""

    seat: int
    kinds: list[int]


class TakeCard(msgspec.Struct, tag="take card"):
    seat: int


class TakePotion(msgspec.Struct, tag="take potion"):
    """The Seelie Court (O-178)."""

    seat: int


class Promoting(msgspec.Struct, tag="promoting"):
    seat: int
    ancient: bool = False


class Recruiting(msgspec.Struct, tag="recruiting"):
    seat: int
    most: int


class Brewing(msgspec.Struct, tag="brewing"):
    seat: int
    less: bool = False
    """Golden Cauldron: one ingredient fewer (O-112)."""


class Redoing(msgspec.Struct, tag="redoing"):
    seat: int


class Recharging(msgspec.Struct, tag="recharging"):
    seat: int
    left: int
    done: list[int] = []


class Borrowing(msgspec.Struct, tag="borrowing"):
    seat: int


class Stepping(msgspec.Struct, tag="stepping"):
    """One step on one of these branches."""

    seat: int
    branches: list[int]
    how: Literal["", "past", "dryad", "warp", "bonus"] = ""
    """Into blocked last spaces too (O-160); the Dryad's first (O-159); Wood Warp's (O-162); a creature's, for one
    resource (O-169)."""


class Gaining(msgspec.Struct, tag="gaining"):
    """Of one resource: that many, or up to the cap."""

    seat: int
    amount: int


class Exchanging(msgspec.Struct, tag="exchanging"):
    seat: int
    more: int
    """Of the resource received, on top (O-113)."""
    least: int


Decision = (
    Pay
    | Festival
    | LimitSteps
    | TakeCreature
    | KeepCreature
    | FindCreature
    | TakeArtefact
    | FindArtefact
    | TakeShrine
    | TakeIngredient
    | TakeBack
    | TakeCard
    | TakePotion
    | Promoting
    | Recruiting
    | Brewing
    | Redoing
    | Recharging
    | Borrowing
    | Stepping
    | Gaining
    | Exchanging
)
Task = Decision | Raise | RaiseMenhir | Climbing | Begin | Source | AfterUse | Triples
