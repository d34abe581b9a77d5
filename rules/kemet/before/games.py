"""Earlier versions as games: the same rules, begun under their number, with the options and boards there were then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from rules.kemet.options import KemetOptions
from rules.kemet.state import KemetState

if TYPE_CHECKING:
    from rules.kemet.game import Kemet

VERSIONS = (1, 2)
"""Earlier versions that are kept."""


class OlderOptions(KemetOptions, frozen=True):
    """With the defaults of that time, and the wheel, which no new game is played on."""

    layout: Literal["wheel", "classic"] = "wheel"  # type: ignore[assignment]
    cities: Literal["chosen", "by seat"] = "by seat"
    setup_order: Literal["together", "turn order"] = "together"
    loser_may_stay: bool = True
    creature_must_leave: bool = True


class OlderState(KemetState):
    options: OlderOptions


def older(make: Callable[[int], Kemet]) -> dict[int, Kemet]:
    """The same game, once for each earlier version."""
    return {version: make(version) for version in VERSIONS}
