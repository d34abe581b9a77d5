"""What decisions of this title have in common: why an answer is refused, and what a view says of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from rules.core import Asked as CoreAsked
from rules.core import Decision, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.karnag.decisions.objections import OBJECTIONS
from rules.karnag.flow import slot_word
from rules.karnag.mechanics.druids import most_points
from rules.karnag.state import CubeTask, KarnagState, Walk

T = TypeVar("T")


class Asked(CoreAsked, frozen=True, kw_only=True):
    """The open decision, as everybody may know it."""

    slot: str = ""
    """Of the acting cube, wherever one acts."""
    left: int = 0
    """Steps, levels or pieces still to come."""
    spent: int = 0
    least: int = 0
    most: int = 0
    drawn: list[str] | None = None
    """Cards to choose from, for their drawer only."""
    marked: list[bool] = []
    """Which of the drawn cards show a mark on their back."""
    used: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Passing powers the acting cube has used: rock, swamp, stone (K-126)."""
    paid: bool = False
    """The acting cube has had the capture track's bonus per action (K-140)."""
    gems: int = 0
    """Made by the acting cube (K-115)."""
    captured: list[str] = []
    """Where its owner's druids that have captured are now (K-123)."""
    passed: list[str] = []
    """Squares that need no power any more (K-126)."""

    @property
    def seat(self) -> Seat | None:
        """Who decides: never more than one; nobody when the game is over."""
        return self.seats[0] if self.seats else None


class Deciding(Decision[KarnagState, T]):
    def objections(self, state: KarnagState, task: T, seat: Seat, action: Any) -> Iterator[Objection]:
        return OBJECTIONS[type(action)](state, seat, action)

    def left(self, state: KarnagState, task: T) -> int:
        """Steps, levels or pieces still to come, where they are counted."""
        return 0

    def asked(self, state: KarnagState, task: T, viewer: Seat | None) -> Asked:
        acting = next((below for below in state.tasks if isinstance(below, CubeTask)), None)
        slot = slot_word(acting.tile, acting.row, acting.slot) if acting else ""
        return Asked(self.word, self.seats(state, task), slot=slot, left=self.left(state, task))

    def question(self, view: Any, seat: Seat) -> Said:
        return Said(f"question-{self.word}", {"left": view.asked.left})


def with_walk(state: KarnagState, asked: Asked, seat: Seat, walk: Walk) -> Asked:
    """The same with the points of a druid move under way."""
    most = most_points(state, seat, walk)
    return msgspec.structs.replace(asked, spent=walk.spent, least=max(1, walk.least), most=most)


def walk_question(asked: Asked, key: str) -> Said:
    """The points that are left, or between which numbers they must come to lie."""
    left = asked.most - asked.spent
    if asked.least == asked.most:
        return Said(key, {"left": left, "most": asked.most})
    return Said(f"{key}-open", {"least": max(0, asked.least - asked.spent), "left": left})
