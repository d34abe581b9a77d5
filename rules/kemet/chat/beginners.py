"""For a first game: what the present question is about, and the game in eight lines."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Said
from rules.kemet.decisions import DECISIONS
from rules.kemet.view import KemetView

CLAUSES = {"diversion": "T-100", "wound": "T-100", "vision": "T-128"}
"""What a question is about, where that is not the clause that asks it."""
PRIMER_LINES = 8


def explained(view: KemetView, seat: Seat) -> tuple[Said, str] | None:
    word = view.asked.word
    if seat not in view.asked.seats:
        return None
    return Said(f"explained-{word}"), CLAUSES.get(word, DECISIONS[word].clause)


def primer() -> list[Said]:
    return [Said(f"primer-{number}") for number in range(1, PRIMER_LINES + 1)]
