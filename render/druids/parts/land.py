"""The map itself: pieces with their shadow, the big field, portals and the bridges to the fields beside them."""

from __future__ import annotations

from render.canvas import Canvas, Sprite
from render.druids import pieces as sprites
from render.druids.places import Places
from render.scene import Piece
from render.theme import Theme
from rules.druids.board import BIG_FIELD, FIELD, MIDDLE, NEIGHBOURS, SIDES, WORD

KINDS = ("big", "portal", "tile")


def lay(canvas: Canvas, places: Places, pieces: tuple[Piece, ...], theme: Theme) -> None:
    """Pieces of these kinds, from the ground up."""
    size, fields = places.size, {FIELD[piece.at] for piece in pieces}
    for field in sorted(fields):
        if size <= sprites.SHADOW_REACH or not fields.issuperset(NEIGHBOURS[field]):  # else all of it is covered
            canvas.put(sprites.shadow(size, theme), *places.middle(WORD[field]))
    for kind in KINDS:
        for piece in pieces:
            if piece.kind == kind:
                canvas.put(_sprite(piece, size, theme), *places.middle(piece.at), piece.name)
    big = [piece.at for piece in pieces if piece.kind == "big"]
    if WORD[MIDDLE] in big:
        canvas.put(sprites.eye(size, len(big) == len(BIG_FIELD), theme), *places.middle(WORD[MIDDLE]))
    _bridges(canvas, places, pieces, theme)


def _sprite(piece: Piece, size: int, theme: Theme) -> Sprite:
    match piece.kind:
        case "big":
            return sprites.big_cell(size, theme)
        case "portal":
            return sprites.portal(size, theme)
        case _:
            return sprites.tile(piece.traits[0], size, theme)


def _bridges(canvas: Canvas, places: Places, pieces: tuple[Piece, ...], theme: Theme) -> None:
    """Across each side between a portal and a field: whatever has a bridge is next to whatever else has one (D-19)."""
    portals = {FIELD[piece.at] for piece in pieces if piece.kind == "portal"}
    fields = {FIELD[piece.at] for piece in pieces if piece.kind != "portal"}
    for portal in sorted(portals):
        for side, field in SIDES[portal]:
            if field in fields:
                (x, y), (to_x, to_y) = places.middle(WORD[portal]), places.middle(WORD[field])
                name = f"bridge {WORD[portal]} {WORD[field]}"
                canvas.put(sprites.bridge(side % 3, places.size, theme), (x + to_x) / 2, (y + to_y) / 2, name)
