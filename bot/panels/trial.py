"""What playing would lead to, tried on a copy of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.tables.live import dice_of
from rules.core import Action, Match

if TYPE_CHECKING:
    from bot.store import TableRow
    from bot.tables.live import Live


def tried(table: TableRow, live: Live, seat: int, actions: Sequence[Action]) -> Match:
    """A copy of the game after these actions. It knows the dice to come: nothing of it may be shown."""
    match = live.match
    dice = dice_of(table, match.dice.position)
    copy = Match.resume(match.game, match.seats, match.options, dice, state=match.saved(), seal=match.seal)
    for action in actions:
        copy.play(seat, action)
    return copy
