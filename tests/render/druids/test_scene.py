"""Every piece of a view is in the scene once, and painted once, at its place, and hides no name."""

from __future__ import annotations

from collections import Counter

import pytest
from PIL import ImageChops

from render.canvas import Box, Canvas
from render.druids.example import example
from render.druids.overview import paint
from render.druids.places import cells, raw, span
from render.druids.scene import pieces
from render.shot import Shot
from render.theme import LIGHT
from rules.druids.board import CORNER, CORNER_FIELDS, FIELD, NEIGHBOURS, WORD
from rules.druids.events import Moved
from rules.druids.view import DruidsView
from tests.render.druids.keen import keen

POSITIONS = [(seats, seats, steps) for seats in (2, 3, 4) for steps in (0, 40, 150, 9999)]


def overview(view: DruidsView, focus: str | None = None) -> Canvas:
    return paint(view, Shot(view, focus=focus), LIGHT)


def whole_table(view: DruidsView) -> Counter[tuple[str, str, int | None]]:
    """Kind, place and owner of everything, counted straight from the view."""
    found: Counter[tuple[str, str, int | None]] = Counter()
    found.update(("big", field, None) for field in view.big_field)
    found.update(("portal", field, None) for field in view.portals)
    found.update(("tile", tile.field, None) for tile in view.tiles)
    found.update(("demon", tile.field, None) for tile in view.tiles if tile.demon)
    for player in view.seats:
        found.update(("population", field, player.seat) for field in player.populations)
    found.update(("stone", stone.corner, stone.seat) for stone in view.stones)
    found.update(("temple", temple.field, temple.seat) for temple in view.temples)
    return found


@pytest.mark.parametrize(("seats", "seed", "steps"), POSITIONS[2::4] + POSITIONS[3::4])
def test_bridges_join_portals_to_their_ring(seats: int, seed: int, steps: int) -> None:
    """One across every side between a portal and a field, so that the fields with one are the ring (D-19)."""
    view, _ = keen(seats, seed, steps)
    canvas = overview(view)
    bridges = [one for one in canvas.placed if one.what.startswith("bridge")]
    joined = [tuple(one.what.split()[1:]) for one in bridges]
    assert len(joined) == len(set(joined))
    assert {field for _, field in joined} == set(view.ring)
    size, left, top = measured(canvas, view)
    for one, (portal, field) in zip(bridges, joined, strict=True):
        assert FIELD[field] in NEIGHBOURS[FIELD[portal]]
        (x, y), (to_x, to_y) = raw(portal), raw(field)
        assert abs(one.x - left - size * (x + to_x) / 2) <= 2
        assert abs(one.y - top - size * (y + to_y) / 2) <= 2


@pytest.mark.parametrize(("seats", "seed", "steps"), POSITIONS)
def test_every_piece_is_painted_once_at_its_place(seats: int, seed: int, steps: int) -> None:
    view, _ = keen(seats, seed, steps)
    scene = pieces(view)
    assert Counter((piece.kind, piece.at, piece.seat) for piece in scene) == whole_table(view)
    canvas = overview(view)
    placed = [one for one in canvas.placed if not one.what.startswith(("drawn", "open", "bridge"))]
    assert Counter(one.what for one in placed) == Counter(piece.name for piece in scene)
    at = {one.what: (one.x, one.y) for one in placed}
    size, left, top = measured(canvas, view)
    for piece in scene:
        words = [WORD[field] for field in CORNER_FIELDS[CORNER[piece.at]]] if piece.at in CORNER else [piece.at]
        points = [raw(word) for word in words]
        x = left + size * sum(point[0] for point in points) / len(points)
        y = top + size * sum(point[1] for point in points) / len(points)
        across, down = at[piece.name][0] - x, at[piece.name][1] - y
        assert abs(across) <= 2, piece.name
        assert -0.5 * size <= down <= 2, piece.name  # above the name, where it has one


def measured(canvas: Canvas, view: DruidsView) -> tuple[float, float, float]:
    """Size of a hexagon and the middle of the map, from where the big field was put."""
    where = {one.what.split()[1]: (one.x, one.y) for one in canvas.placed if one.what.startswith("big")}
    size = (where["M14"][0] - where["M12"][0]) / (raw("M14")[0] - raw("M12")[0])  # a whole number, as is the rest
    return round(size), *where["M13"]


@pytest.mark.parametrize(("seats", "seed", "steps"), POSITIONS)
def test_names_on_the_board_are_the_words_of_the_commands(seats: int, seed: int, steps: int) -> None:
    view, _ = keen(seats, seed, steps)
    printed = Counter(one.text for one in overview(view).printed)
    for word in cells(view):
        assert word in FIELD
        assert printed[word] == 1, word
    assert {word for word in printed if word in FIELD} == set(cells(view))


@pytest.mark.parametrize("focus", [None, "M16", "north", "middle"])
def test_no_piece_covers_a_name(focus: str | None) -> None:
    """Names are printed after the pieces; so it is asked whether a piece with its letter would lie below one."""
    canvas = overview(example(), focus)
    size, _, _ = measured(canvas, example()) if focus in (None, "middle") else (90.0, 0, 0)
    tokens = [one for one in canvas.placed if one.what.split()[0] == "population"]
    stones = [one for one in canvas.placed if one.what.split()[0] == "stone"]
    assert tokens
    for name in canvas.printed:
        if name.text not in FIELD and name.text not in CORNER:
            continue
        for one in (*tokens, *stones):
            letter = Box(one.x - 7, one.y - 8, one.x + 7, one.y + 8)
            assert not letter.meets(name.box), (one.what, name.text, size)


def test_a_region_shows_what_lies_there() -> None:
    view = example()
    names = {one.text for one in overview(view, "M16").printed}
    assert {"M16", "L17", "M13", "P13"} <= names
    assert "J12" not in names
    assert "M16@12" in names  # stones carry their corner's word
    north = {one.text for one in overview(view, "north").printed if one.text in FIELD}
    assert north == {word for word in cells(view) if raw(word)[1] < 0}


def test_the_map_is_as_large_as_it_fits() -> None:
    for seats, seed, steps in POSITIONS:
        view, _ = keen(seats, seed, steps)
        size, _, _ = measured(overview(view), view)
        part = span(cells(view))
        assert size > 40
        assert size > 76 or size * (part.right - part.left) > 900 or size * (part.bottom - part.top) > 1300


def test_names_lie_above_arrows() -> None:
    """An arrow across a whole field leaves the pixels of the name between as they are without it."""
    moved = paint(example(), Shot(example(), events=[Moved(0, "O14", "O12")]), LIGHT)
    name = next(one for one in moved.printed if one.text == "O13")
    left, top, right, bottom = (round(edge) for edge in name.box)
    box = (left, top, right, bottom)
    still = overview(example())
    assert ImageChops.difference(moved.image.crop(box), still.image.crop(box)).getbbox() is None
    assert ImageChops.difference(moved.image, still.image).getbbox() is not None
