"""For people who play for the first time: the open question in three sentences, the game in eight lines."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Said
from rules.druids.mechanics.pieces import PATTERNS, PORTAL
from rules.druids.view import DruidsView

CLAUSES = {
    "setup": "D-8",
    "lay": "D-12",
    "portal": "D-18",
    "pick": "D-59",
    "open": "D-59",
    "act": "D-37",
    "black": "D-43",
    "white": "D-56",
    "scout": "D-59",
    "new": "D-61",
    "move": "D-64",
    "boost": "D-42",
}
"""The clause behind each explanation."""
LINES = 8


def explained(view: DruidsView, seat: Seat) -> tuple[Said, str] | None:
    asked = view.asked
    if asked.seat != seat:
        return None
    kind = asked.word
    if asked.drawn == PATTERNS[PORTAL]:
        kind = "portal"
    elif view.phase == "setup":
        kind = "setup"
    elif kind == "lay" and view.face_up:
        kind = "open"
    elif not asked.left and kind not in ("lay", "pick", "act"):
        kind = "boost"
    return Said(f"explain-{kind}"), CLAUSES[kind]


def primer() -> list[Said]:
    return [Said(f"primer-{number}") for number in range(1, LINES + 1)]
