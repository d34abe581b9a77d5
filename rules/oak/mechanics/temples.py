"""Who stands in the temples (O-126, O-127)."""

from __future__ import annotations

from rules.oak.board import RESOURCE, TEMPLE_WORDS
from rules.oak.figures import FIGURES
from rules.oak.state import OakState

NEUTRAL = [RESOURCE[letter] * 3 + stones - 1 for letter, stones in FIGURES.temples.neutral.items()]
"""The druid-marked space of each temple."""


def neutral_druids(players: int) -> list[int]:
    """Where neutral druids begin: in each temple, with three players in one, with four in none."""
    if players <= 2:
        return list(NEUTRAL)
    return [NEUTRAL[RESOURCE[FIGURES.temples.neutral_of_three]]] if players == 3 else []


def move_neutral(state: OakState) -> None:
    """Inside each temple (O-126), or with three players to the marked space of the next (O-127)."""
    if len(state.players) == 3:
        state.neutral = [NEUTRAL[(state.neutral[0] // 3 + 1) % 3]]
    else:
        state.neutral = [space // 3 * 3 + (space % 3 + 1) % 3 for space in state.neutral]
    count_temples(state)


def count_temples(state: OakState) -> None:
    """How many druids of anybody are on each space."""
    spaces = [*state.neutral, *(place for player in state.players for place, _ in player.out)]
    state.temples = [spaces.count(space) for space in range(len(TEMPLE_WORDS))]
