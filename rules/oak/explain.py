from __future__ import annotations

from rules.core import Action, Illegal, Refusal, Seat
from rules.oak.state import OakState


def explain(state: OakState, seat: Seat, action: Action) -> Refusal:
    return Illegal("not-possible", action.clause)
