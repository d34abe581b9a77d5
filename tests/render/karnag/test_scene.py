"""Every piece of a view is in the scene once, and painted once, at its place."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.canvas import Box, Canvas, Placed
from render.karnag.example import example
from render.karnag.overview import paint
from render.karnag.parts.order import following, row_order
from render.karnag.places import Places
from render.karnag.scene import pieces
from render.samples import sample
from render.shot import Shot
from render.theme import LIGHT
from rules.core import Event
from rules.karnag import KARNAG
from rules.karnag.board import SQUARE
from rules.karnag.events import CubeActs, PhaseBegan
from rules.karnag.view import KarnagView

Keen = Callable[..., tuple[KarnagView, list[list[Event]]]]
POSITIONS = [
    (seats, 10 * seats + number, steps) for seats in (2, 3, 4, 5) for number, steps in enumerate((0, 25, 90, 180, 9999))
]


def overview(view: KarnagView) -> Canvas:
    return paint(view, Shot(view), LIGHT)


def whole_table(view: KarnagView) -> Counter[tuple[str, str, int | None]]:
    """Kind, place and owner of everything, counted straight from the view."""
    found: Counter[tuple[str, str, int | None]] = Counter()
    for tile in view.obstacles.values():
        found.update(("rock" if ground == 1 else "swamp", square, None) for square, ground in tile.items())
    found.update((one.kind, one.at, None) for one in view.creatures)
    found.update(("menhir" if one.menhir else "gem", one.at, one.seat) for one in view.stones)
    for seat in view.seats:
        found.update(("druid", spot, seat.seat) for spot in seat.druids)
    for tile_view in view.tiles:
        slots = (*tile_view.main, *tile_view.secondary)
        found.update(("cube", slot.word, slot.seat) for slot in slots if slot.seat is not None)
    return found


@pytest.mark.parametrize(("seats", "seed", "steps"), POSITIONS)
def test_every_piece_is_painted_once_at_its_place(keen: Keen, seats: int, seed: int, steps: int) -> None:
    view, _ = keen(seats, seed, steps)
    scene = pieces(view)
    table = whole_table(view)
    assert Counter((piece.kind, piece.at, piece.seat) for piece in scene) == table
    canvas = overview(view)
    expected = Counter(piece.name for piece in scene if piece.kind != "cube" or view.standings is None)
    assert Counter(placed.what for placed in canvas.placed) == expected
    places = Places(seats, "six", 40, 128)
    for placed in canvas.placed:
        kind, at, *_ = placed.what.split()
        if at in SQUARE:
            assert inside(placed, places.square(at)), placed.what
        elif at in places.cauldrons:
            assert inside(placed, places.cauldrons[at].box), placed.what
        elif kind == "druid":
            assert placed.y == pytest.approx(places.middle("council")[1], abs=1)


def inside(placed: Placed, box: Box) -> bool:
    return box.left < placed.x < box.right and box.top < placed.y < box.bottom


def solid(placed: Placed) -> Image.Image | None:
    """The pixels it really covers, without its shadow."""
    return placed.mask.point(lambda alpha: 255 if alpha > 200 else 0) if placed.mask else None


@pytest.mark.parametrize(
    "view", [example(), example(4), example(over=True), example(2)], ids=["five", "four", "over", "two"]
)
def test_no_piece_covers_another_or_a_name(view: KarnagView) -> None:
    canvas = overview(view)
    standing = [(placed, mask) for placed in canvas.placed if (mask := solid(placed)) is not None]
    assert len(standing) > 20
    for (a, mask_a), (b, mask_b) in combinations(standing, 2):
        if not a.box.meets(b.box):
            continue
        ground = Image.new("L", canvas.image.size)
        other = ground.copy()
        ground.paste(mask_a, (int(a.box.left), int(a.box.top)))
        other.paste(mask_b, (int(b.box.left), int(b.box.top)))
        covered = ImageChops.multiply(ground, other).histogram()[255]
        assert covered <= 4, (a.what, b.what, covered)
    for placed, mask in standing:
        if placed.what.startswith("cube"):
            continue  # a cube covers its slot's number
        for text in canvas.printed:
            if text.box.meets(placed.box):
                box = (text.box.left, text.box.top, text.box.right, text.box.bottom)
                left, top, right, bottom = (
                    round(edge - offset)
                    for edge, offset in zip(box, (placed.box.left, placed.box.top) * 2, strict=True)
                )
                assert mask.crop((left, top, right, bottom)).getbbox() is None, (placed.what, text.text)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_follows_is_who_acts_next(seats: int) -> None:
    """The order read from the tiles is the order in which the engine lets cubes act."""
    seen = 0
    for seed in range(6):
        position = sample(KARNAG, seats, seed, 9999)
        rows: list[list[str]] = []
        for event in (event for step in position.events for event in step):
            if isinstance(event, PhaseBegan) and event.phase in ("main", "secondary"):
                rows.append([])
            elif isinstance(event, CubeActs):
                rows[-1].append(event.slot)
        start = next(
            steps
            for steps in range(9999)
            if (sample(KARNAG, seats, seed, steps).view.phase) == "acting"  # type: ignore[attr-defined]
        )
        view = sample(KARNAG, seats, seed, start).view
        assert isinstance(view, KarnagView)
        assert view.asked.seats
        assert [slot.word for slot in row_order(view, "main")] == rows[0]
        assert [slot.word for slot in row_order(view, "secondary")] == rows[1]
        if view.asked.slot:
            acting = rows[0].index(view.asked.slot)
            expected = (rows[0][acting + 1 :] + rows[1])[:3]
            assert [one.what for one in following(view)] == expected
            seen += 1
    assert seen
