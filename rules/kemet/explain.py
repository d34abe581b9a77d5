from __future__ import annotations
from rules.core import Action, Illegal, Refusal, Seat
from rules.kemet.state import KemetState
def explain(state: KemetState, seat: Seat, action: Action) -> Refusal:
    return Illegal("not-possible", action.clause)
