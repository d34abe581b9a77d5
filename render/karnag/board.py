"""The board without pieces: path, glade, regions, obstacles, gate, cauldrons. Painted once per layout and kept."""

from __future__ import annotations

from render import icons
from render.canvas import Box, Canvas, Placed
from render.karnag import pieces
from render.karnag.palette import ground
from render.karnag.parts import icons as own_icons
from render.karnag.places import PILL, Places, Window
from render.lettering import BOLD, STRONG, length
from render.theme import SM, XS, Theme, mix
from rules.karnag.board import (
    COLUMNS,
    CORNER_SQUARES,
    GATE,
    GATE_ARROW,
    LAYOUTS,
    RING,
    ROCK,
    ROWS,
    SQUARE,
    STEP,
    STRIDE,
    WORD,
)
from rules.karnag.figures import FIGURES

Obstacles = tuple[tuple[tuple[str, int], ...], ...]
"""Per tile: its squares and their ground. A tuple, because it is part of the key of a kept layer."""


def paint_board(canvas: Canvas, places: Places, obstacles: Obstacles, theme: Theme) -> None:
    _glade(canvas, places, theme)
    for tile in obstacles:
        _obstacle(canvas, places, tile, theme)
    _gate(canvas, places, theme)
    _path(canvas, places, theme)
    whole = Box(0, 0, canvas.width, canvas.height)
    for name, cauldron in places.cauldrons.items():
        if cauldron.box.inside(whole):  # a region shows a cauldron whole or not at all
            _cauldron(canvas, places, name, theme)


def _glade(canvas: Canvas, places: Places, theme: Theme) -> None:
    colours, cell = ground(theme), places.cell
    x, y = places.corner(1, 1)
    edge = max(3, round(4 * places.scale))
    wide, high = COLUMNS * cell, ROWS * cell
    canvas.rectangle(x - edge, y - edge, wide + 2 * edge, high + 2 * edge, colours.edge)
    border = mix(colours.grid, colours.light, 0.35)
    tones = (
        ((1, 1, ROWS, COLUMNS), colours.green, colours.green2),
        (_corners(FIGURES.regions.light), colours.light, mix(colours.light, colours.dark, 0.13)),
        (_corners(FIGURES.regions.dark), colours.dark, mix(colours.dark, colours.grid, 0.11)),
    )
    for number, ((top, left, bottom, right), tone, other) in enumerate(tones):
        if number:
            x, y = places.corner(top, left)
            line = 3
            canvas.rectangle(x - line, y - line, (right - left + 1) * cell + 2 * line,
                             (bottom - top + 1) * cell + 2 * line, border)  # fmt: skip
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                canvas.rectangle(*places.corner(row, column), cell, cell, other if (row + column) % 2 else tone)


def _corners(words: tuple[str, str]) -> tuple[int, int, int, int]:
    first, last = SQUARE[words[0]], SQUARE[words[1]]
    return (*divmod(first, STRIDE), *divmod(last, STRIDE))


def _obstacle(canvas: Canvas, places: Places, tile: tuple[tuple[str, int], ...], theme: Theme) -> None:
    at = {word: divmod(SQUARE[word], STRIDE) for word, _ in tile}
    wet = [at[word] for word, kind in tile if kind != ROCK]
    for pool in _pools(wet):
        top, left = min(row for row, _ in pool), min(column for _, column in pool)
        shape = tuple(sorted((row - top, column - left) for row, column in pool))
        canvas.put(pieces.swamp(shape, places.cell, theme), *places.corner(top, left))
    for word, kind in tile:
        if kind == ROCK:
            row, column = at[word]
            canvas.put(pieces.rock((row * 7 + column * 3) % 6, round(places.scale, 2), theme), *places.middle(word))
    for word, kind in tile:
        x, y = places.middle(word)
        canvas.placed.append(_remembered("rock" if kind == ROCK else "swamp", word, x, y, places))


def _remembered(kind: str, word: str, x: float, y: float, places: Places) -> Placed:
    return Placed(f"{kind} {word}", round(x), round(y), places.square(word))


def _pools(squares: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Neighbouring squares together."""
    pools: list[list[tuple[int, int]]] = []
    for square in sorted(squares):
        touching = [pool for pool in pools if any(abs(square[0] - r) + abs(square[1] - c) == 1 for r, c in pool)]
        pools = [pool for pool in pools if pool not in touching]
        pools.append([square, *(other for pool in touching for other in pool)])
    return pools


def _gate(canvas: Canvas, places: Places, theme: Theme) -> None:
    top, left = divmod(min(GATE), STRIDE)
    arrows = []
    for square, heading in zip(GATE, GATE_ARROW, strict=True):
        row, column = divmod(square, STRIDE)
        down = {STRIDE: 1, -STRIDE: -1}.get(STEP[heading], 0)
        arrows.append((row - top, column - left, down, STEP[heading] if not down else 0))
    canvas.put(pieces.gate(places.cell, tuple(arrows), theme), *places.corner(top, left))


def _path(canvas: Canvas, places: Places, theme: Theme) -> None:
    colours, cell, s = ground(theme), places.cell, places.scale
    dark = {RING[place] for place in LAYOUTS[places.layout].dark}
    size = cell - 4
    for square in RING:
        x, y = places.corner(*divmod(square, STRIDE))
        corner = square in CORNER_SQUARES
        fill = colours.corner if corner else colours.entrance if square in dark else colours.path
        ink = theme.ink if corner else colours.entrance_ink if square in dark else colours.path_ink
        canvas.plate(x + 2, y + 2, size, size, 9 * s, fill, mix(fill, colours.grid, 0.4), 1.5)
        if corner:
            canvas.put(own_icons.council(11 * s, theme.goldink), x + cell / 2, y + cell * 0.66)
        canvas.text(x + cell / 2, y + 14.5 * s, WORD[square], round(XS * s), ink, STRONG, "m")


def _cauldron(canvas: Canvas, places: Places, name: str, theme: Theme) -> None:
    one, s = places.cauldrons[name], places.scale
    box = one.box
    x, y = round(box.left), round(box.top)
    canvas.plate(x, y, round(box.right) - x, round(box.bottom) - y, PILL / 2 * s, theme.card, theme.line, 2)
    canvas.text(*one.label, name, round(SM * s), theme.ink, BOLD, "m")
    canvas.put(icons.cauldron(14 * s, theme), *one.icon)
    r = round(19 * s)
    for px, py in one.places:
        canvas.plate(round(px) - r, round(py) - r, 2 * r, 2 * r, r, theme.page2, theme.line, 2)


def paint_names(canvas: Canvas, places: Places, window: Window, theme: Theme) -> None:
    """The names of the glade's squares, for zooms: in a pill, over the pieces."""
    s = places.scale
    size = max(XS, round(16 * s))
    high = round(size * 1.18)
    for row in range(max(1, window.top), min(ROWS, window.bottom) + 1):
        for column in range(max(1, window.left), min(COLUMNS, window.right) + 1):
            square = row * STRIDE + column
            if square in GATE:
                continue
            x, y = places.corner(row, column)
            wide = round(length(WORD[square], size, STRONG) + 0.55 * size)
            canvas.plate(x + 3, y + 3, wide, high, high / 2, theme.card)
            canvas.text(x + 3 + wide / 2, y + 3 + high / 2, WORD[square], size, theme.ink, STRONG, "m")
