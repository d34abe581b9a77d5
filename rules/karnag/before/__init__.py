"""What was different in earlier versions of these rules, so that games begun under them are played and checked as they
began (docs/versions.md). One function per difference; `KarnagState.rules` is the version a game was begun under.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rules.karnag.state import KarnagState


class ObstacleFigures(msgspec.Struct, frozen=True):
    """The obstacle tiles as they were drawn, and where they lay in the basic set-up (as in `data.json`)."""

    tiles: dict[str, list[str]]
    obstacles: dict[str, tuple[str, str]]


@cache
def obstacle_figures(rules: int) -> ObstacleFigures | None:
    """Those of version 1, whose basic set-up had squares that a creature never left; None from version 2 on (K-14)."""
    if rules >= 2:
        return None
    written = files("rules.karnag.before").joinpath(f"tiles{rules}.json").read_bytes()
    return msgspec.json.decode(written, type=ObstacleFigures)


def druids_captured_again(state: KarnagState) -> bool:
    """In version 1 a druid that an acceleration card brought back from the council captured once more with the same
    cube. Since version 2 each captures once per action (K-123)."""
    return state.rules < 2


def gems_were_not_counted(state: KarnagState) -> bool:
    """In version 1 a druid brought back by a card could help to make a third gem with the same cube. Since version 2
    that is an option (K-115)."""
    return state.rules < 2


def a_bonus_of_nothing_was_paid(state: KarnagState) -> bool:
    """In version 1 the first capture of an action settled the capture track's bonus, even where it was 0; a level
    learned before the next capture came too late. Since version 2 the first bonus above 0 is paid (K-140)."""
    return state.rules < 2


def turned_tiles_were_different(state: KarnagState) -> bool:
    """In version 1 obstacle tiles that differ by a quarter turn only were both offered. Since version 2 they are equal
    tiles (K-160)."""
    return state.rules < 2
