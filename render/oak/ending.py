"""Who won: the seats' places, and Broichan's, who has no seat."""

from __future__ import annotations

from rules.oak.view import OakView


def places(view: OakView) -> dict[int, int]:
    """Place by number, once the game is over; Broichan is first or last."""
    if view.standings is None:
        return {}
    found = {one.seat: one.place for one in view.standings.placings}
    beaten = any(place == 1 for place in found.values())
    return found | {own.seat: 2 if beaten else 1 for own in view.seats if own.seat not in found}


def winners(view: OakView) -> list[int]:
    return [seat for seat, place in places(view).items() if place == 1]
