"""Computer players that need no knowledge of a title."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.core.game import Action

STOPS_RARELY = 6
"""An action that only ends or declines is chosen once in this many times where something else is possible."""


def random_choice(legal: Sequence[Action], chooser: random.Random) -> Action:
    """First a kind, then one of that kind: a hundred ways to move do not drown the one way to build."""
    if len(legal) == 1:
        return legal[0]
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    doing = [kind for kind in kinds if not kind.ends]
    ending = [kind for kind in kinds if kind.ends]
    stop = ending and (not doing or chooser.randrange(STOPS_RARELY) == 0)
    pool = ending if stop else doing
    chosen = kinds[pool[chooser.randrange(len(pool))]]
    return chosen[chooser.randrange(len(chosen))]
