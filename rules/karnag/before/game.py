"""Karnag as it was: the same game, begun under an older number and with the options there were."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from rules.core import Dice, Event, Options
from rules.karnag.game import Karnag
from rules.karnag.state import KarnagOptions, KarnagState


class Options1(Options, frozen=True):
    """The options of version 1, which stand under the seal of its records. What was added since is as it is by
    default."""

    decides: ClassVar[dict[str, tuple[str, ...]]] = KarnagOptions.decides
    setup: Literal["basic", "advanced"] = "basic"
    compensation: Literal["mana", "vp"] = "mana"
    capture_flat_bonus: Literal["vp", "mana"] = "vp"
    simple_line_only: bool = False
    second_turn_when_blocked: bool = False
    cauldron_layout: Literal["six", "four"] = "six"
    move_bonus_on_tiles_2_and_3: bool = True
    two_gems_in_secondary: bool = True


class Karnag1(Karnag):
    __module__ = Karnag.__module__  # the package whose texts are spoken
    version = 1
    options = Options1  # type: ignore[assignment]  # a table of version 1 knows no others

    def setup(self, seats: int, options: Options, dice: Dice) -> tuple[KarnagState, list[Event]]:
        return super().setup(seats, msgspec.convert(msgspec.to_builtins(options), KarnagOptions), dice)

    def decode(self, data: bytes) -> KarnagState:
        state = super().decode(data)
        state.rules = self.version
        return state


BEFORE: dict[int, Karnag] = {1: Karnag1()}
