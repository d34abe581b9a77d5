"""What was different in earlier versions of these rules, so that games begun under them are played and checked as they
began. One function per difference; `DruidsState.rules` is the version a game was begun under.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.druids.state import DruidsState


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
