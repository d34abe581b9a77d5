"""The printed board on pictures: borders as in the data, everything named once, pieces in their zones."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache

import pytest

from render import shapes
from render.canvas import Box, Canvas
from render.kemet.parts.nile import CENTRES, CITIES, DISTRICT, SHAPES, NilePlaces
from render.kemet.parts.nile_example import BOARD_AT, MOVED, SMALL, nile_view, paint_board, sheet
from render.kemet.parts.nile_ground import furnish_nile
from render.kemet.parts.table import Table
from render.kemet.scene import pieces, scene
from render.kemet.words import KemetWords
from render.shapes import Point, Points
from render.theme import DARK, LIGHT, XS, Theme
from rules.kemet.material.board import BOARD, Zone
from tests.render.kemet.test_kemet_pictures import within

SEATS = [2, 3, 4, 5]
LONG = pytest.mark.long


@cache
def furnished(seats: int) -> tuple[Canvas, NilePlaces]:
    """Names, icons and pieces on a blank page: the land itself takes long to paint."""
    view = nile_view(seats)
    canvas, places = Canvas(1100, 1100, LIGHT.page), NilePlaces(view, 0, 0, 1100)
    furnish_nile(canvas, places, LIGHT)
    Table(canvas, places, scene(view, [MOVED], KemetWords()), LIGHT).paint()
    return canvas, places


def border(outline: Points) -> set[tuple[int, int]]:
    """The border of an outline, point by point in thousandths of the board."""
    return {(round(x), round(y)) for x, y in shapes.dense([*outline, outline[0]], 1)}


# --- the drawing and the data ------------------------------------------------------------------------


def test_zones_touch_on_the_picture_exactly_if_they_are_adjacent() -> None:
    assert set(SHAPES) == {word for word, zone in BOARD.zones.items() if not zone.city}
    borders = {word: border(outline) for word, outline in SHAPES.items()}
    for word, own in borders.items():
        touching = {other for other, there in borders.items() if other != word and len(own & there) > 12}
        assert touching == {other for other in BOARD.zones[word].adj if not BOARD.zones[other].city}, word


def walls(city: int) -> Points:
    (x, y), (wide, high) = CITIES[city], DISTRICT
    return shapes.box(x, y, 3 * wide, high)


@pytest.mark.parametrize("city", list(BOARD.cities))
def test_a_city_stands_on_its_front_and_touches_nothing_else(city: int) -> None:
    front = SHAPES[BOARD.cities[city].front]
    assert all(within(front, x, y) for x, y in walls(city))
    for word, outline in SHAPES.items():
        if outline is not front:
            assert not any(within(outline, x, y) for x, y in shapes.dense([*walls(city), walls(city)[0]], 4)), word


def printed_place(word: str, zone: Zone) -> Point:
    if not zone.city:
        return CENTRES[word]
    (x, y), (wide, high) = CITIES[zone.city], DISTRICT
    return x + 1.5 * wide, y + high / 2


def test_zones_lie_about_where_they_lie_in_print() -> None:
    for word, zone in BOARD.zones.items():
        x, y = printed_place(word, zone)
        assert math.dist((x / 1000, y / 1000), zone.at) < 0.25, word
        assert zone.bank == "delta" or (x < 500) == (zone.bank == "west")


# --- what stands on it -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_zone_in_play_is_named_once_and_no_other(seats: int) -> None:
    canvas, places = furnished(seats)
    words = Counter(one.text for one in canvas.printed if one.text in BOARD.zones)
    assert words == dict.fromkeys(places.zones, 1)
    assert min(one.size for one in canvas.printed) >= XS
    assert all(one.box.inside(Box(0, 0, 1100, 1100)) for one in canvas.printed)


@pytest.mark.parametrize("seats", SEATS)
def test_every_piece_stands_once_in_its_zone(seats: int) -> None:
    canvas, places = furnished(seats)
    assert Counter(one.what for one in canvas.placed) == Counter(piece.name for piece in pieces(nile_view(seats)))
    for one in canvas.placed:
        assert within(places.spots[one.what.split()[1]].outline, one.x, one.y), one.what


@pytest.mark.parametrize("seats", SEATS)
def test_no_piece_can_hide_a_name(seats: int) -> None:
    """Whatever stands in a zone: a troop with a creature is no wider than this."""
    canvas, places = furnished(seats)
    names = {one.text: one.box for one in canvas.printed if one.text in places.zones}
    for word, spot in places.spots.items():
        x, y = spot.troop
        troop = Box(x - 55, y - 22, x + 55, y + 22)
        hidden = [name for name, box in names.items() if troop.meets(box, 3)]
        assert hidden == [], word


@pytest.mark.parametrize("seats", SEATS)
def test_harbors_before_cities_have_the_colour_of_who_has_the_city(seats: int) -> None:
    _, places = furnished(seats)
    for word, zone in places.zones.items():
        if zone.harbor == "military":
            city = BOARD.zones[word].front_of
            owner = places.zones[f"{city}a"].city if f"{city}a" in places.zones else -1
            assert places.owner(zone) == owner
    assert places.owner(places.zones["DM"]) == -1, "nobody's: ships only leave it"


@pytest.mark.parametrize("seats", SEATS)
def test_the_outline_of_a_seats_city_is_around_its_districts(seats: int) -> None:
    _, places = furnished(seats)
    assert sorted(seat for seat in places.seat_of.values() if seat is not None) == list(range(seats))
    for city, seat in places.seat_of.items():
        left, top, right, bottom = shapes.extent(places.walls(city))
        for word, zone in places.zones.items():
            x, y = places.spots[word].centre
            assert (left < x < right and top < y < bottom) == (zone.city == seat)


# --- whole pictures ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "theme"),
    [(2, LIGHT), *(pytest.param(seats, theme, marks=LONG) for seats in (3, 4, 5) for theme in (LIGHT, DARK))],
)
def test_a_whole_picture(seats: int, theme: Theme) -> None:
    """Temples west and east of the Nile have the same ground if both banks are in play; else the eastern is grey."""
    view = nile_view(seats)
    canvas = paint_board(view, theme, [MOVED])
    assert canvas.width == 1600
    west, east, nile = (
        canvas.image.getpixel((round(x), round(y)))
        for x, y in NilePlaces(view, *BOARD_AT).to_picture([(70, 780), (930, 780), (474, 575)])
    )
    assert (west == east) == (seats > 3)
    assert nile not in (west, east)


@LONG
def test_the_sheet_shows_six_pictures_as_wide_as_on_a_phone() -> None:
    page = sheet()
    assert page.width == 3 * SMALL + 40
