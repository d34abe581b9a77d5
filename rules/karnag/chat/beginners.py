"""For a first game: what the present question is about, and the game in eight lines."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Said
from rules.karnag.decisions import DECISIONS
from rules.karnag.view import KarnagView
from rules.karnag.words import slot_parts

TILE_CLAUSES = {
    "druids": "K-100",
    "gems": "K-111",
    "capture": "K-121",
    "mind": "K-128",
    "potions": "K-131",
    "cards": "K-134",
}
CLAUSES = {"learn": "K-139", "shift": "K-128", "walk": "K-100", "control": "K-129"}
"""What a question is about, where that is not the clause that asks it."""
PRIMER_LINES = 8


def explained(view: KarnagView, seat: Seat) -> tuple[Said, str] | None:
    asked = view.asked
    if asked.seat != seat:
        return None
    if asked.word == "act":
        tile = slot_parts(asked.slot)[0]
        return Said("explain-act", {"tile": tile}), TILE_CLAUSES[tile]
    return Said(f"explain-{asked.word}"), CLAUSES.get(asked.word, DECISIONS[asked.word].clause)


def primer() -> list[Said]:
    return [Said(f"primer-{number}") for number in range(1, PRIMER_LINES + 1)]
