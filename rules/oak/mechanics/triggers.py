"""When a creature comes up: the key stands beside its card in `data.json`, and its text says the same key in words."""

from __future__ import annotations

from rules.oak.board import WHEN
from rules.oak.state import Player

DUSK, FESTIVAL, BREW, SHRINE, RECRUIT, ARTEFACT = "dusk", "festival", "brew", "shrine", "recruit", "artefact"
TAKEN, OWN_TURN_OR_END = "taken", "own-turn-or-end"
TEMPLES = ("temple-F", "temple-M", "temple-R")


def comes_up(player: Player, creature: int, when: str) -> bool:
    """The player has that creature, and this is its moment."""
    return creature in player.creatures and WHEN[creature] == when
