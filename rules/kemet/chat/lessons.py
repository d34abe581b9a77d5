"""For a first game: what the present question is about, and the game in eight lines."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Said
from rules.kemet.shown import KemetView

CLAUSES = {
    "setup": "T-30",
    "first": "T-31",
    "turn-main": "T-38",
    "turn-bonus": "T-43",
    "turn-acting": "T-159",
    "turn-end": "T-42",
    "buy": "T-51",
    "swap": "T-163",
    "raise": "T-65",
    "recruit": "T-72",
    "place": "T-165",
    "move": "T-77",
    "order": "T-75",
    "battle-council": "T-97",
    "battle-diversion": "T-100",
    "battle-wound": "T-100",
    "battle-loser": "T-112",
    "battle-retreat": "T-114",
    "battle-keep": "T-115",
    "battle-winner": "T-118",
    "vision": "T-128",
    "night-offering": "T-123",
    "night-delta": "T-124",
    "night-cards": "T-128",
    "prayers": "T-127",
    "position": "T-131",
}
PRIMER_LINES = 8


def explained(view: KemetView, seat: Seat) -> tuple[Said, str] | None:
    asked = view.asked
    if asked is None or seat not in asked.seats:
        return None
    name = f"{asked.kind}-{asked.stage}" if asked.kind in ("turn", "battle", "night") else asked.kind
    return Said(f"explained-{name}"), CLAUSES[name]


def primer() -> list[Said]:
    return [Said(f"primer-{number}") for number in range(1, PRIMER_LINES + 1)]
