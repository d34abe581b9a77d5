"""The table: a hexagon of hexagons, its corners, and the words for both (`M16`, `M16@12`).

Fields are numbered in the order of their words (row letter, then number), corners likewise by their stored name.
"""

from __future__ import annotations

from rules.druids.figures import FIGURES

RADIUS = FIGURES.table.radius

HOURS = (1, 3, 5, 7, 9, 11)
"""The sides of a field, by the clock; side i looks towards HOURS[i]. The opposite side is (i + 3) % 6."""
SIDE_OF_HOUR = {hour: side for side, hour in enumerate(HOURS)}
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
CORNER_HOURS = (12, 2, 4, 6, 8, 10)

Axial = tuple[int, int]


def _distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def _word(q: int, r: int) -> str:
    return f"{chr(ord('A') + r + RADIUS)}{q + RADIUS + 1}"


_AXIAL: tuple[Axial, ...] = tuple(
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if _distance(q, r) <= RADIUS
)
_NUMBER = {axial: number for number, axial in enumerate(_AXIAL)}

# --- fields -------------------------------------------------------------------------------------

FIELDS = len(_AXIAL)
WORD: tuple[str, ...] = tuple(_word(q, r) for q, r in _AXIAL)
FIELD = {word: number for number, word in enumerate(WORD)}

SIDES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((side, _NUMBER[q + dq, r + dr]) for side, (dq, dr) in enumerate(STEPS) if (q + dq, r + dr) in _NUMBER)
    for q, r in _AXIAL
)
"""SIDES[field]: (side, neighbour) for each neighbour on the table."""
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(tuple(other for _, other in sides) for sides in SIDES)

BIG_FIELD: tuple[int, ...] = tuple(FIELD[word] for word in FIGURES.big_field.fields)
"""The seven hexes in the middle (D-6)."""
MIDDLE = _NUMBER[0, 0]


def neighbour(field: int, side: int) -> int | None:
    """The cell across that side; None off the table."""
    (q, r), (dq, dr) = _AXIAL[field], STEPS[side]
    return _NUMBER.get((q + dq, r + dr))


class _Distances(dict[int, bytes]):
    """From a field to each, made once it is asked for."""

    def __missing__(self, field: int) -> bytes:
        q, r = _AXIAL[field]
        found = self[field] = bytes(_distance(q - other_q, r - other_r) for other_q, other_r in _AXIAL)
        return found


_DISTANCES = _Distances()


def distance(a: int, b: int) -> int:
    return _DISTANCES[a][b]


def along(field: int, side: int) -> int:
    """How far out a field lies in the direction of a side, for ordering pieces that go the same way."""
    (q, r), (dq, dr) = _AXIAL[field], STEPS[side]
    return (2 * q + r) * (2 * dq + dr) + 3 * r * dr


def quarter(field: int) -> str:
    """The part of the table a field lies in, seen from the middle: north, east, south or west."""
    q, r = _AXIAL[field]
    if abs(2 * q + r) > 3**0.5 * abs(r):
        return "east" if 2 * q + r > 0 else "west"
    return "south" if r > 0 else "north"


# --- corners ------------------------------------------------------------------------------------


def _stored(q: int, r: int, hour: int) -> tuple[int, int, int]:
    """The one name a corner is kept under: the 12 or the 6 of exactly one cell."""
    dq, dr, kept = {12: (0, 0, 12), 6: (0, 0, 6), 2: (1, -1, 6), 8: (-1, 1, 12), 4: (0, 1, 12), 10: (0, -1, 6)}[hour]
    return q + dq, r + dr, kept


_MEETING = {12: ((0, 0), (0, -1), (1, -1)), 6: ((0, 0), (-1, 1), (0, 1))}
"""The three cells round a stored corner."""


def _fields_at(q: int, r: int, hour: int) -> tuple[Axial, ...]:
    return tuple((q + dq, r + dr) for dq, dr in _MEETING[hour])


_CORNERS = tuple(
    (q, r, hour) for q, r in _AXIAL for hour in (12, 6) if all(cell in _NUMBER for cell in _fields_at(q, r, hour))
)
_CORNER_NUMBER = {corner: number for number, corner in enumerate(_CORNERS)}

CORNERS = len(_CORNERS)
CORNER_WORD: tuple[str, ...] = tuple(f"{_word(q, r)}@{hour}" for q, r, hour in _CORNERS)
CORNER_FIELDS: tuple[tuple[int, int, int], ...] = tuple(
    (_NUMBER[a], _NUMBER[b], _NUMBER[c]) for a, b, c in (_fields_at(*corner) for corner in _CORNERS)
)
"""The three fields that meet there (D-26)."""

CORNER: dict[str, int] = {}
"""Every name of every corner, three each: M16@12 = L16@4 = L17@8."""
_corners_of: list[list[int]] = [[] for _ in range(FIELDS)]
for _field, (_q, _r) in enumerate(_AXIAL):
    for _hour in CORNER_HOURS:
        _corner = _CORNER_NUMBER.get(_stored(_q, _r, _hour))
        if _corner is not None:
            CORNER[f"{WORD[_field]}@{_hour}"] = _corner
            _corners_of[_field].append(_corner)
CORNERS_OF: tuple[tuple[int, ...], ...] = tuple(tuple(corners) for corners in _corners_of)
CORNER_OF_FIELDS = {frozenset(fields): corner for corner, fields in enumerate(CORNER_FIELDS)}
"""For the notation `M16+L16+L17`."""

TOP_AND_BOTTOM: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple(
        (corner, CORNER_FIELDS[corner][1], CORNER_FIELDS[corner][2])
        for hour in (12, 6)
        if (corner := _CORNER_NUMBER.get((q, r, hour), -1)) >= 0
    )
    for q, r in _AXIAL
)
"""TOP_AND_BOTTOM[field]: the corners stored under it with the two other fields, so that each corner is met once."""


def _touching(a: int, b: int) -> tuple[int, int, int, int]:
    """(a, side of a, b, side of b) of the side two neighbouring fields share."""
    side = next(side for side, other in SIDES[a] if other == b)
    return a, side, b, (side + 3) % 6


CORNER_SIDES: tuple[tuple[tuple[int, int, int, int], ...], ...] = tuple(
    (_touching(a, b), _touching(a, c), _touching(b, c)) for a, b, c in CORNER_FIELDS
)
"""The three shared sides that meet at a corner (D-28)."""
