"""What the judge of Druids and Demons sees: being to move is worth nothing, a turn is one run of decisions."""

from __future__ import annotations

import random

from rules.core import GAMES, FastDice
from rules.core.players import random_choice
from rules.druids.judge import JUDGE
from rules.druids.state import DruidsState


def before_choices(most: int) -> list[DruidsState]:
    """Positions of a random game in which somebody is to choose two actions, none of them closed yet."""
    game, dice, chooser = GAMES["druids"], FastDice(2), random.Random(2)
    state, _ = game.setup(2, game.options(), dice)
    found: list[DruidsState] = []
    while game.waiting(state) and len(found) < most:
        seat = game.waiting(state)[0]
        if state.phase == "choosing" and state.turn.seat != (found[-1].turn.seat if found else None):
            other = game.decode(game.encode(state))
            other.chosen, other.chosen_before = [[], []], []
            found.append(other)
        game.apply(state, seat, random_choice(game.legal(state, seat), chooser), dice)
    return found


def test_being_to_move_is_worth_nothing() -> None:
    """So that the end of a turn is no cliff: the same position, with the other to choose, is worth the same to both."""
    positions = before_choices(12)
    assert len(positions) == 12
    for state in positions:
        now = JUDGE.worth(state)
        state.turn.seat = 1 - state.turn.seat
        assert JUDGE.worth(state) == now
    assert any(max(JUDGE.worth(state)) > 1 for state in positions)
