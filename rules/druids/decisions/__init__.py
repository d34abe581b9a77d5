"""The decisions, and which of them is open."""

from __future__ import annotations

from typing import Any

from rules.core import OVER, Decision, Dice, Event
from rules.druids.before import pieces_were_picked
from rules.druids.decisions.choosing import Choosing
from rules.druids.decisions.laying import Laying, Picking, SettingUp
from rules.druids.decisions.magic import BlackMagic, WhiteMagic
from rules.druids.decisions.people import Moving, Settling
from rules.druids.decisions.running import Scouting
from rules.druids.state import NONE, DruidsState

LAYING, PICKING = Laying(), Picking()
"""Open while drawn pieces are not laid, whatever the phase."""
PHASES: dict[str, Decision[DruidsState, Any]] = {"setup": SettingUp(), "choosing": Choosing(), "over": OVER}
RUNS: tuple[Decision[DruidsState, Any], ...] = (BlackMagic(), WhiteMagic(), Scouting(), Settling(), Moving())
"""By the running action, in the order of `state.ACTION_WORDS`."""
DECISIONS: dict[str, Decision[DruidsState, Any]] = {one.word: one for one in (LAYING, PICKING, *PHASES.values(), *RUNS)}
"""By their words, as a view names the open one."""


def opened(state: DruidsState) -> tuple[Decision[DruidsState, Any], Any]:
    """The open decision, and the turn it belongs to."""
    turn = state.turn
    if state.drawn != NONE:
        return LAYING, turn
    if state.face_up:
        return (PICKING if pieces_were_picked(state) else LAYING), turn
    return (RUNS[turn.runs[turn.at]] if state.phase == "acting" else PHASES[state.phase]), turn


def go_on(state: DruidsState, dice: Dice, events: list[Event]) -> None:
    """Everything that happens by itself until somebody must decide or the game is over."""
    while True:
        decision, turn = opened(state)
        if not decision.settle(state, turn, dice, events):
            return
