"""Druids and Demons as it was: the same game, begun under an older number, with the options there were then."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core import Dice, Event, Options
from rules.druids.actions import BEFORE as ACTIONS
from rules.druids.game import Druids
from rules.druids.state import DruidsOptions, DruidsState


class Options1(Options, frozen=True):
    """The options of version 1, which its records are sealed with. What became an option later was as it is by default
    today."""

    scouting: Literal["one by one", "face up"] = "one by one"
    spacing: Literal["every stone", "placed stone"] = "every stone"
    reuse: bool = True
    repeat_options: bool = True
    one_trade_a_turn: bool = True
    markers_hang_on_immortals: bool = True
    lift_foreign_wards: bool = False
    moves_each: Literal["once", "twice when doubled"] = "once"
    jumps: Literal["chain", "one"] = "chain"
    moved_help_capture: bool = False
    forest: Literal["sides", "halves"] = "sides"


class Druids1(Druids):
    __module__ = Druids.__module__  # the package whose texts are spoken
    version = 1
    actions = ACTIONS
    options = Options1  # type: ignore[assignment]  # its records are sealed with these

    def setup(self, seats: int, options: DruidsOptions, dice: Dice) -> tuple[DruidsState, list[Event]]:
        return super().setup(seats, DruidsOptions(**msgspec.structs.asdict(options)), dice)

    def decode(self, data: bytes) -> DruidsState:
        state = super().decode(data)
        state.rules = self.version
        return state


BEFORE: dict[int, Druids] = {1: Druids1()}
