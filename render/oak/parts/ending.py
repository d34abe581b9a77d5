"""Who won: the seats' places, and Broichan's, who has no seat."""

from __future__ import annotations

from rules.oak.scoring import broichan_place
from rules.oak.view import OakView


def places(view: OakView) -> dict[int, int]:
    """Place by number, once the game is over."""
    if view.standings is None:
        return {}
    found = {one.seat: one.place for one in view.standings.placings}
    if view.standings.facts:
        found[len(found)] = broichan_place(view.standings)
    return found


def winners(view: OakView) -> list[int]:
    return [seat for seat, place in places(view).items() if place == 1]
