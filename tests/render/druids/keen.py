"""Positions for the tests: games played by somebody who takes what random play hardly finds."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import lru_cache

from rules.core import Action, Event, FastDice
from rules.druids import DRUIDS
from rules.druids.board import WORD
from rules.druids.mechanics.land import fits_somewhere, hand
from rules.druids.mechanics.suggest import suggest, suggest_new
from rules.druids.state import DruidsOptions, DruidsState
from rules.druids.view import DruidsView

FIRST = ("temple", "convert", "stone", "ward", "demon", "new", "move", "lay", "draw")
STANDARD = DruidsOptions()


def played(seats: int, seed: int, options: DruidsOptions = STANDARD) -> Iterator[tuple[DruidsState, list[Event]]]:
    """A whole game: the position after each step, and what happened in it."""
    dice, choose = FastDice(seed), random.Random(seed)
    state, events = DRUIDS.setup(seats, options, dice)
    yield state, events
    while waiting := DRUIDS.waiting(state):
        events = DRUIDS.apply(state, waiting[0], _chosen(state, waiting[0], choose), dice)
        yield state, events


def _chosen(state: DruidsState, seat: int, choose: random.Random) -> Action:
    kinds: dict[str, list[Action]] = {}
    for action in DRUIDS.legal(state, seat):
        kinds.setdefault(type(action).__name__.lower(), []).append(action)
    kind = next((kind for kind in FIRST if kind in kinds), next(iter(kinds)))
    if kind in ("move", "demon") and choose.random() < 0.7:
        kind = "done"
    if kind == "lay":
        piece = next(piece for piece in hand(state) if fits_somewhere(state, piece))
        if (best := suggest(state, seat, "home", piece=piece)) is not None:
            return best.lay
    if kind == "new" and (field := suggest_new(state, seat)) is not None:
        return next(action for action in kinds["new"] if getattr(action, "fields", "") == WORD[field])
    return choose.choice(kinds[kind])


@lru_cache(maxsize=64)
def keen(
    seats: int, seed: int, steps: int, options: DruidsOptions = STANDARD
) -> tuple[DruidsView, tuple[tuple[Event, ...], ...]]:
    """The view after so many steps (or at the end), and what happened in each."""
    events: list[tuple[Event, ...]] = []
    game = played(seats, seed, options)
    state, happened = next(game)
    events.append(tuple(happened))
    for state, happened in itertools.islice(game, steps):  # noqa: B007
        events.append(tuple(happened))
    return DRUIDS.view(state, None), tuple(events)
