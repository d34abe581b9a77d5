"""What was different in earlier versions of these rules, so that games begun under them are played and checked as they
began. One function per difference; `DruidsState.rules` is the version a game was begun under.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from rules.core import Options

if TYPE_CHECKING:
    from rules.druids.game import Druids
    from rules.druids.state import DruidsState

VERSIONS = (1,)
"""Earlier versions that are kept."""


def older(make: Callable[[int], Druids]) -> dict[int, Druids]:
    """The same game, once for each earlier version."""
    return {version: make(version) for version in VERSIONS}


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


def start_pieces_came_unasked(state: DruidsState) -> bool:
    """In version 1 the next start piece was drawn as soon as one was laid, so that no lay of the set-up could be taken
    back. Since version 2 it is drawn when its player asks for it (D-8)."""
    return state.rules < 2


def pieces_were_picked(state: DruidsState) -> bool:
    """In version 1 an open piece was picked in a step of its own and then laid, and a table drew either one piece at a
    time or all of them at once, each with the same word. Since version 2 the lay names the piece, drawing all has a
    word of its own, and orders draw and lay several (D-59)."""
    return state.rules < 2


def the_turn_ended_with_steps_left_only(state: DruidsState) -> bool:
    """In version 1 the whole turn could not be ended from an action that gave nothing more but a boost, though another
    one was to come (D-39)."""
    return state.rules < 2
