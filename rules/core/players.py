"""Computer players that need no knowledge of a title."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from rules.core.game import Action

STOPS_RARELY = 6
"""An action that only ends or declines is chosen once in this many times where something else is possible."""
RARELY_AS_USUAL = 4
"""Once in so many times who favours the rare chooses as anybody does."""


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


class RareFirst:
    """Favours kinds of action it has seldom taken in its games: it gets where random players hardly do."""

    def __init__(self) -> None:
        self.taken: Counter[type[Action]] = Counter()

    def __call__(self, legal: Sequence[Action], chooser: random.Random) -> Action:
        """Mostly the rarest kind; else as at random, or a game would be the same few kinds in turn."""
        if chooser.randrange(RARELY_AS_USUAL):
            kinds = list(dict.fromkeys(map(type, legal)))
            fewest = min(self.taken[kind] for kind in kinds)
            rare = [kind for kind in kinds if self.taken[kind] == fewest]
            kind = rare[chooser.randrange(len(rare))]
            pool = [action for action in legal if type(action) is kind]
            action = pool[chooser.randrange(len(pool))]
        else:
            action = random_choice(legal, chooser)
        self.taken[type(action)] += 1
        return action
