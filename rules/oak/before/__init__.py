"""What was different in earlier versions of these rules, so that games begun under them are played and checked as they
began (docs/versions.md). One function per difference deep inside the rules; `OakState.rules` is the version a game was
begun under. Other words and draws stand in `versions`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.oak.state import OakState


def redo_was_judged_at_rest(state: OakState) -> bool:
    """Until version 3 a redo was offered only if there was something to repeat while the acting druid still stood on
    its rest space, and with the price of an ordinary druid paid. Since version 4 it is judged as it will be asked."""
    return state.rules < 4


def only_gatherers_came_to_turn(state: OakState) -> bool:
    """Until version 3 `free_actions_after_pass` gave no turn to somebody who had passed and could not gather."""
    return state.rules < 4


ONE_SCALE = tuple(range(5, 46, 4))
"""What the sun's spaces were worth until version 4, with any number of players: 5, 9, ... 45."""


def sun_had_one_scale(state: OakState) -> bool:
    """Since version 5 the sun's values are fitted to the number of players (O-43)."""
    return state.rules < 5
