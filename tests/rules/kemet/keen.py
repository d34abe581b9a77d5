"""A player who wants fame: tries a few actions, looks where the turn may lead, takes the best. For games of a length
that people play; random players hardly ever win one."""

from __future__ import annotations

import random

from rules.core import Action, FastDice
from rules.core.players import random_choice
from rules.kemet import KEMET
from rules.kemet.fame import fame
from rules.kemet.state import KemetState

TRIES = 14
FAR = 9
"""Actions looked ahead."""


def keen_choice(state: KemetState, seat: int, chooser: random.Random) -> Action:
    legal = KEMET.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    tried = {random_choice(legal, chooser) for _ in range(TRIES)}
    saved = KEMET.encode(state)
    return max(sorted(tried, key=str), key=lambda action: _led_to(saved, seat, action, chooser))


def _led_to(saved: bytes, seat: int, action: Action, chooser: random.Random) -> float:
    state, dice = KEMET.decode(saved), FastDice(1)
    turn = state.turn
    KEMET.apply(state, seat, action, dice)
    for _ in range(FAR):
        waiting = KEMET.waiting(state)
        if not waiting or state.turn > turn + 1:
            break
        KEMET.apply(state, waiting[0], random_choice(KEMET.legal(state, waiting[0]), chooser), dice)
    return _worth(state, seat)


def _worth(state: KemetState, seat: int) -> float:
    units = sum(units for units, holder in zip(state.units, state.holder, strict=True) if holder == seat)
    levels = sum(state.level[zone] for zone in state.board.districts[seat])
    return 5 * fame(state, seat) + 0.3 * state.pp[seat] + len(state.tiles[seat]) + 0.8 * levels + 0.3 * units
