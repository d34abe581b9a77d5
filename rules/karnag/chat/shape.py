"""What stands around a decision: what is impossible now and why, and help for a first game."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Said
from rules.karnag import rays
from rules.karnag.chat.scene import acting_cube, brewers, scene, slot_parts
from rules.karnag.view import Asked, KarnagView

TILE_CLAUSES = {
    "druids": "K-100",
    "gems": "K-111",
    "capture": "K-121",
    "mind": "K-128",
    "potions": "K-131",
    "cards": "K-134",
}
CLAUSES = {
    "obstacle": "K-160",
    "place": "K-18",
    "cube": "K-67",
    "learn": "K-139",
    "shift": "K-128",
    "walk": "K-100",
    "control": "K-129",
    "keep": "K-134",
    "menhir": "K-86",
}
PRIMER_LINES = 8


def cannot(view: KarnagView, seat: Seat) -> list[Said]:
    """The work of the acting cube's tile, where it cannot be done."""
    asked = view.asked
    if asked is None or asked.seat != seat or asked.kind != "act" or asked.most or asked.left:
        return []
    tile, state, cube = slot_parts(asked.slot)[0], scene(view), acting_cube(view, seat)
    if tile == "gems" and not rays.gems(state, cube):
        return [Said("cannot-gem")]
    if tile == "capture" and not rays.captures(state, cube):
        return [Said("cannot-capture")]
    if tile == "potions" and not brewers(view, seat):
        return [Said("cannot-brew")]
    return []


def explained(view: KarnagView, seat: Seat) -> tuple[Said, str] | None:
    asked = view.asked
    if asked is None or asked.seat != seat:
        return None
    return _explained(asked)


def _explained(asked: Asked) -> tuple[Said, str]:
    if asked.kind == "act":
        tile = slot_parts(asked.slot)[0]
        return Said("explain-act", {"tile": tile}), TILE_CLAUSES[tile]
    return Said(f"explain-{asked.kind}"), CLAUSES[asked.kind]


def primer() -> list[Said]:
    return [Said(f"primer-{number}") for number in range(1, PRIMER_LINES + 1)]
