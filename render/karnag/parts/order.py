"""Who acts after whom: fixed by the cubes that lie on the tiles (K-70, K-71), so it can be read from a view."""

from __future__ import annotations

from render.frame import Next, in_turn
from rules.karnag.view import KarnagView, SlotView


def following(view: KarnagView, most: int = 3) -> list[Next]:
    """The next ones after the awaited seat, as far as it is fixed."""
    asked = view.asked
    if asked.seat is None:
        return []
    if asked.word in ("obstacle", "place", "cube"):
        return in_turn(view.order, asked.seat)[:most]
    cubes = row_order(view, view.row)
    words = [slot.word for slot in cubes]
    if asked.slot not in words:
        return []
    rest = [slot for slot in cubes[words.index(asked.slot) + 1 :] if not slot.performed]
    if view.row == "main":
        rest += row_order(view, "secondary")
    return [Next(slot.seat, slot.word) for slot in rest[:most] if slot.seat is not None]


def row_order(view: KarnagView, row: str) -> list[SlotView]:
    """All cubes of a row in the order in which they act."""
    waiting = [
        [slot for slot in (tile.main if row == "main" else tile.secondary) if slot.seat is not None]
        for tile in view.tiles
    ]
    order: list[SlotView] = []
    while any(waiting):
        for cubes in waiting:  # one pass; a colour met again on a tile ends the tile for this pass
            acted: set[int | None] = set()
            while cubes and cubes[0].seat not in acted:
                acted.add(cubes[0].seat)
                order.append(cubes.pop(0))
    return order
