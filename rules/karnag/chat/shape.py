"""What stands around a decision: fewer targets at once, what is impossible and why, help for a first game."""

from __future__ import annotations

from rules.core import Action, Seat
from rules.core.chat import Filter, Said
from rules.karnag.actions import Move
from rules.karnag.chat.scene import acting_cube, brewers, scene, sense_of, slot_parts
from rules.karnag.mechanics import rays
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
WAYS = {"clockwise": 1, "other": -1}


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


def filters(kind: type[Action]) -> list[Filter]:
    """A druid's targets one way round only."""
    return [Filter(word, Said(f"filter-{word}")) for word in WAYS] if kind is Move else []


def passes(view: KarnagView, action: Action, filter: str) -> bool:
    if not isinstance(action, Move):
        return True
    return sense_of(scene(view), action.druid, action.to, action.points) in (0, WAYS.get(filter, 0))


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
