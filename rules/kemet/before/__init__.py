"""What was different in earlier versions of these rules, so that games begun under them are played and checked as they
began (docs/versions.md). One function per difference; `KemetState.rules` is the version a game was begun under. Their
tiles, cards and board stand in `material`, their options and what they need as a game in `games`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.kemet.state import KemetState

# --- until version 1 -----------------------------------------------------------------------------


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


# --- until version 2 -----------------------------------------------------------------------------


def acts_waited_for_actions(state: KemetState) -> bool:
    """Until version 2 day cards and creatures could not be played inside a Buy, a Raise or a Recruit, nor before the
    first step of a Move. Since version 3 they can, where the printing says any time in the turn (T-42, T-60)."""
    return state.rules < 3


def battles_waited_for_the_recruit(state: KemetState) -> bool:
    """Until version 2 all recruits were placed before the first battle; since version 3 the printing decides (T-75)."""
    return state.rules < 3


def attacks_were_paid_by_moving(state: KemetState) -> bool:
    """Until version 2 Dedication to Battle paid for moving into an enemy's zone, before the battle began, and not for
    a Recruit. Since version 3 it pays at the War Council of every battle its owner starts."""
    return state.rules < 3


def kills_were_paid_with_the_rewards(state: KemetState) -> bool:
    """Until version 2 prayer points for units destroyed came after fame and veterans. Since version 3 they come at the
    end of the Casualties."""
    return state.rules < 3


def trophies_needed_a_unit(state: KemetState) -> bool:
    """Until version 2 the Devourer's fame needed a unit left in the zone. Since version 3 a victory is enough."""
    return state.rules < 3


def a_level_came_with_prayers(state: KemetState) -> bool:
    """Until version 2 Hand of God worked in the Prayers; since version 3 it works at the Awakening (T-134)."""
    return state.rules < 3


def the_twin_was_of_the_same_colour(state: KemetState) -> bool:
    """Until version 2 Twin Ceremony bought only a colour that was bought already that day. Since version 3 it buys any
    (T-55)."""
    return state.rules < 3
