"""What was different in earlier versions of these rules, so that games begun under them are played and checked as they
began. One function per difference; `KemetState.rules` is the version a game was begun under.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.kemet.game import Kemet
    from rules.kemet.state import KemetState

VERSIONS = (1,)
"""Earlier versions that are kept."""


def older(make: Callable[[int], Kemet]) -> dict[int, Kemet]:
    """The same game, once for each earlier version."""
    return {version: make(version) for version in VERSIONS}


def cards_could_block_a_move(state: KemetState) -> bool:
    """Version 1 let a Move card be played by a group over a limit though nothing was left to do after it: its price
    could take the prayer points of the teleport that was the only way to end the move within the limits (T-90). Since
    version 2 a card is refused that would leave its seat without any legal action."""
    return state.rules < 2


def standing_answers_were_silent(state: KemetState) -> bool:
    """In version 1 nothing was said when an answer given before the reveal was used, or turned out to be missing. What
    an opponent had said beforehand came to light like that, and yet the step could be taken back freely. Since
    version 2 it is an event that reveals (D10, D12)."""
    return state.rules < 2


def the_end_was_silent(state: KemetState) -> bool:
    """In version 1 nothing said that all hands are open once the game is over. Since version 2 it is an event that
    reveals, so that looking ahead stops there."""
    return state.rules < 2
