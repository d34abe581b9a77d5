from __future__ import annotations
from rules.core import Seat, View
from rules.oak.state import OakState
class OakView(View, frozen=True):
    viewer: Seat | None
def view(state: OakState, viewer: Seat | None) -> OakView:
    return OakView(viewer)
