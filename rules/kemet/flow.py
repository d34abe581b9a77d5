"""What happens by itself until somebody must decide or the game is over."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.kemet.decisions import TASKS
from rules.kemet.events import LapBegan, PhaseBegan, TurnBegan
from rules.kemet.figures import PIECES
from rules.kemet.mechanics import night
from rules.kemet.scoring import finish, wins
from rules.kemet.state import KemetState, TurnTask


def go_on(state: KemetState, dice: Dice, events: list[Event]) -> None:
    """Run until somebody must decide or the game is over: the open decision as far as it goes, else the phase."""
    while state.phase != "over":
        if state.tasks:
            task = state.tasks[-1]
            if not TASKS[type(task)][task.stage].settle(state, task, dice, events):
                return
        elif not CLOCKWORK[state.phase](state, dice, events):
            return


def _begin(state: KemetState, dice: Dice, events: list[Event]) -> bool:
    """From troops and pyramids to the free tiles, and on to the first Day (T-33)."""
    if state.turn < state.seats:
        return False
    state.phase, state.turn = ("first", 0) if state.phase == "setup" else ("day", 0)
    events.append(PhaseBegan(state.phase, state.round))
    return True


def _next_turn(state: KemetState, dice: Dice, events: list[Event]) -> bool:
    """Five laps of one turn each (T-37), then the Night."""
    if state.turn == state.seats * PIECES.tokens:
        night.begin(state, events)
        return True
    lap, place_in_order = divmod(state.turn, state.seats)
    seat = state.order[place_in_order]
    if not place_in_order:
        events.append(LapBegan(lap + 1, state.round))
    state.turn += 1
    events.append(TurnBegan(seat, state.left[seat]))
    if wins(state, seat):
        finish(state, seat, events)
    else:
        state.tasks.append(TurnTask(seat))
    return True


CLOCKWORK = {"setup": _begin, "first": _begin, "day": _next_turn, "night": night.go_on}
"""What a phase does while no task is open; whether it went on."""
